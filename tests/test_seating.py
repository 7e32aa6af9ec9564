"""Who sits where, as a table judges it: hosts, kept seats, and those who step in for others."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from dragonden.table import acts, events, seating
from dragonden.table.events import DAY, AnyEvent
from dragonden.table.summary import summarize_table
from dragonden.table.table import Table

from .table_driver import TableDriver, raises_table_error


def waiting(people: int = 1, players: int = 4, **made: Any) -> TableDriver:
    """A table where seats are open; Anna has set it up."""
    return TableDriver(people=people, options={"players": players}, host="anna", **made)


def sit(
    driver: TableDriver, guest: str, name: str, seat: int | None = None, beside: bool = False
) -> list[AnyEvent]:
    return seating.sit(driver.table, guest, name, seat, beside)


def reopen(driver: TableDriver) -> Table:
    """The table as another process reads it."""
    return Table(driver.table.rows)


# -- one browser, one seat -----------------------------------------------------------------------


def test_nobody_takes_a_second_seat_of_a_public_table_under_another_name_bug() -> None:
    """One stranger could take several seats under several names, and see all hands."""
    driver = waiting(people=2, public=True)
    for beside in (False, True):
        with raises_table_error("table-one-seat"):
            sit(driver, "ben", "Cleo", beside=beside)


def test_nor_with_the_help_of_a_program() -> None:
    driver = waiting(people=2, public=True)
    driver.apply_events(seating.assign(driver.table, "ben", 1, "Robot", "p" * 22), "ben")
    with raises_table_error("table-one-seat"):
        sit(driver, "ben", "Ben")


def test_whoever_made_a_public_table_may_seat_somebody_beside_them() -> None:
    driver = waiting(people=2, public=True)
    driver.apply_events(sit(driver, "anna", "Anton", beside=True), "anna")
    assert driver.table.find_seats("anna") == [0, 2]


def test_at_a_private_table_everybody_may_but_has_to_say_so() -> None:
    driver = waiting(people=2)
    with raises_table_error("table-seated"):
        sit(driver, "ben", "Cleo")
    assert sit(driver, "ben", "Cleo", beside=True) == [events.Sat(2, "Cleo")]


# -- the host ------------------------------------------------------------------------------------


def test_only_the_host_seats_bots_and_removes_them() -> None:
    driver = waiting(people=2)
    with raises_table_error("table-not-host"):
        seating.add_bot(driver.table, "ben", 2, "drake")
    driver.apply_events(seating.add_bot(driver.table, "anna", 2, "drake"), "anna")
    with raises_table_error("table-not-yours"):
        seating.free_seat(driver.table, "ben", 2)
    with raises_table_error("table-not-host"):
        seating.assign(driver.table, "ben", 3, "Robot", "p" * 22)
    assert seating.free_seat(driver.table, "anna", 2) == [events.Freed(2)]


@pytest.mark.parametrize("public", [True, False])
def test_the_host_removes_somebody_before_the_start(public: bool) -> None:
    driver = waiting(people=2, public=public)
    driver.apply_events(seating.free_seat(driver.table, "anna", 1), "anna")
    assert driver.table.rows[-1].event == events.Freed(1, removed=True)
    assert driver.last_lines() == ["table-removes"]
    assert driver.table.seats[1].is_open
    if public:
        for table in (driver.table, reopen(driver)):
            with raises_table_error("table-removed"):
                seating.sit(table, "ben", "Benno", 1)
    else:
        assert sit(driver, "ben", "Ben") == [events.Sat(1, "Ben")]


def test_others_cannot_remove_anybody() -> None:
    driver = waiting(people=3)
    for number in (0, 2):
        with raises_table_error("table-not-yours"):
            seating.free_seat(driver.table, "ben", number)


def test_a_host_who_leaves_is_followed_by_whoever_sits_here_longest() -> None:
    driver = waiting(people=3)
    driver.apply_events(acts.leave(driver.table, "anna", 0, "drake"), "anna")
    assert driver.table.host == "ben"
    driver.apply_events(seating.add_bot(driver.table, "ben", 0, "drake"), "ben")
    assert summarize_table(driver.table).host == 1


# -- seats that are kept -------------------------------------------------------------------------


def rematch() -> TableDriver:
    """Anna waits for Ben, whose seat is kept, and for somebody else."""
    driver = waiting(players=3, public=True)
    driver.apply_events([events.Kept(1, "Ben", "ben")], "anna")
    return driver


def test_a_stranger_cannot_take_the_seat_of_somebody_who_played_before_bug() -> None:
    """At a rematch whoever came first had the seat, and the old players stood."""
    driver = rematch()
    with raises_table_error("table-kept"):
        sit(driver, "eve", "Eve", seat=1)
    with raises_table_error("table-name-taken"):
        sit(driver, "eve", "Ben")
    driver.apply_events(sit(driver, "eve", "Eve"), "eve")
    with raises_table_error("table-full"):
        sit(driver, "mallory", "Mallory")
    assert driver.table.status == "waiting"
    driver.apply_events(seating.sit_where_kept(driver.table, "ben"), "ben")
    assert driver.table.status == "running"
    assert [seat.name for seat in driver.table.seats] == ["Anna", "Ben", "Eve"]
    with raises_table_error("table-begun"):
        seating.sit_where_kept(driver.table, "ben")


def test_the_one_it_is_kept_for_finds_it_first() -> None:
    driver = rematch()
    driver.apply_events(seating.free_seat(driver.table, "anna", 1), "anna")
    driver.apply_events([events.Kept(2, "Ben", "ben")], "anna")
    assert sit(driver, "ben", "Benno") == [events.Sat(2, "Benno")]
    sitters = [(s.kind, s.name, s.kept) for s in summarize_table(driver.table).sitters[1:]]
    assert sitters == [("open", None, False), ("open", "Ben", True)]


def test_the_host_may_give_a_kept_seat_to_a_bot() -> None:
    driver = rematch()
    driver.apply_events(seating.add_bot(driver.table, "anna", 1, "drake"), "anna")
    assert not driver.table.seats[1].is_open_to("ben")


# -- those who do not move -----------------------------------------------------------------------


def stalled(**made: Any) -> TableDriver:
    """Three people; Anna does not move."""
    return TableDriver(people=3, **made)


def is_stalling(driver: TableDriver, seconds: int, here: bool, seat: int = 0) -> bool:
    now = driver.table.turn_began + 1000 * seconds
    return seating.is_stalling(driver.table, seat, now, here)


def test_a_connected_player_who_does_not_move_cannot_stall_a_game_for_ever_bug() -> None:
    """Where no clock was set, only those without a connection could be replaced."""
    driver = stalled()
    assert not is_stalling(driver, seating.WAIT_HERE - 1, here=True)
    assert is_stalling(driver, seating.WAIT_HERE, here=True)
    assert not is_stalling(driver, DAY - 1, here=False)
    assert is_stalling(driver, DAY, here=False)
    assert not is_stalling(driver, 9 * DAY, here=True, seat=1)  # it is not their turn
    follows = seating.replace(driver.table, "ben", 0, "drake", gone=False, stalls=True)
    assert follows == [events.Replaced(0, "drake", "stalled")]
    driver.apply_events(follows, "ben")
    assert driver.last_lines() == ["table-replaced-stalled"]
    assert driver.table.find_job()
    assert is_stalling(driver, 0, here=False), "the seat can be opened at once"
    driver.apply_events(acts.come_back(driver.table, "anna", 0), "anna")
    assert driver.table.seats[0].person == "anna"


def test_people_set_how_long_they_wait() -> None:
    driver = stalled(wait=120)
    assert is_stalling(driver, 120, here=True)
    assert is_stalling(driver, 120, here=False)
    assert not is_stalling(driver, 119, here=False)


def test_another_person_may_take_the_seat_of_one_who_does_not_play() -> None:
    driver = stalled()
    with raises_table_error("table-still-here"):
        seating.open_seat(driver.table, "ben", 0, "drake", stalls=False)
    with raises_table_error("table-begun"):
        sit(driver, "eve", "Eve", seat=0)
    driver.apply_events(seating.open_seat(driver.table, "ben", 0, "drake", stalls=True), "ben")
    assert driver.table.seats[0].level == "drake"
    with raises_table_error("table-opened-already"):
        seating.open_seat(driver.table, "ben", 0, "drake", stalls=True)
    for guest in ("ben", "anna"):  # Ben would see two hands; Anna returns instead
        with raises_table_error("table-one-seat"):
            sit(driver, guest, "Eve", seat=0)
    with raises_table_error("table-name-taken"):
        sit(driver, "eve", "Cleo", seat=0)
    driver.apply_events(sit(driver, "eve", "Eve", seat=0), "eve")
    assert driver.table.find_seats("anna") == []
    assert driver.table.seats[0].person == "eve"
    assert reopen(driver).seats == driver.table.seats


def test_whoever_returns_keeps_the_seat() -> None:
    driver = stalled()
    driver.apply_events(seating.open_seat(driver.table, "ben", 0, "drake", stalls=True), "ben")
    driver.apply_events(acts.come_back(driver.table, "anna", 0), "anna")
    with raises_table_error("table-begun"):
        sit(driver, "eve", "Eve", seat=0)


def test_the_seat_of_one_who_left_is_opened_after_the_same_while() -> None:
    driver = stalled()
    driver.apply_events(acts.leave(driver.table, "anna", 0, "drake"), "anna")
    since = driver.table.seats[0].since
    assert not seating.is_stalling(driver.table, 0, since + 1000 * DAY - 1, all_here=False)
    assert seating.is_stalling(driver.table, 0, since + 1000 * DAY, all_here=False)
    follows = seating.open_seat(driver.table, "ben", 0, "drake", stalls=True)
    assert follows == [events.Opened(0)], "a bot plays already"


def test_those_who_gave_up_decide_nothing_for_others() -> None:
    driver = stalled()
    driver.apply_events(acts.resign(driver.table, "cleo", 2, "drake"), "cleo")
    with raises_table_error("table-gave-up"):
        seating.replace(driver.table, "cleo", 0, "drake", gone=True, stalls=True)
    with raises_table_error("table-gave-up"):
        seating.open_seat(driver.table, "cleo", 0, "drake", stalls=True)
    with raises_table_error("table-bot-plays"):
        seating.open_seat(driver.table, "ben", 2, "drake", stalls=True)


# -- questions, hints and chat -------------------------------------------------------------------


def ask(driver: TableDriver) -> None:
    driver.apply_events(acts.undo(driver.table, "anna", 0, driver.table.ply, None), "anna")


def answer(driver: TableDriver, agree: bool) -> None:
    question = driver.table.ply
    for guest in ("ben", "cleo")[: 2 if agree else 1]:
        driver.apply_events(acts.consent(driver.table, guest, question, agree), guest)


def play_turn(driver: TableDriver) -> None:
    """Anna's turn passes."""
    while driver.table.actor != 0:
        driver.make_move()
    while driver.table.actor == 0:
        driver.make_move()


def test_whoever_was_told_no_cannot_ask_again_at_once_bug() -> None:
    """The others could be asked any number of times, until they gave in."""
    driver = TableDriver(people=3)
    play_turn(driver)
    ask(driver)
    answer(driver, agree=False)
    with raises_table_error("table-declined-already"):
        ask(driver)
    driver.make_move()
    ask(driver)


def test_questions_in_vain_are_counted() -> None:
    driver = TableDriver(people=3)
    for _ in range(acts.MOST_QUESTIONS):
        play_turn(driver)
        ask(driver)
    play_turn(driver)
    with raises_table_error("table-asked-enough"):
        ask(driver)
    assert reopen(driver).unanswered == driver.table.unanswered


def test_questions_that_were_granted_are_not() -> None:
    driver = TableDriver(people=3)
    for _ in range(2 * acts.MOST_QUESTIONS):
        play_turn(driver)
        ask(driver)
        answer(driver, agree=True)
    assert driver.table.unanswered["anna"] == 0


def test_a_table_may_be_played_without_taking_back() -> None:
    driver = TableDriver(people=2, undo=False)
    driver.make_move()
    assert acts.count_undoable(driver.table, 0) == (1, 1)  # a choice inside one's turn
    while driver.table.actor == 0:
        driver.make_move()
    assert acts.count_undoable(driver.table, 0) == (0, 0)
    with raises_table_error("table-no-undo"):
        acts.undo(driver.table, "anna", 0, driver.table.ply, 1)


def test_not_even_alone_with_bots() -> None:
    driver = TableDriver("dragons", people=1, bots=2, undo=False)
    draw = next(m for m in driver.table.board.match.offered() if "raw" in type(m).__name__)  # type: ignore[union-attr]
    driver.make_move(draw)
    with raises_table_error("table-no-undo"):
        acts.undo(driver.table, "anna", 0, driver.table.ply, 1)


def test_a_table_may_be_played_without_chat() -> None:
    with raises_table_error("table-no-chat"):
        acts.chat(TableDriver(chat=False).table, "anna", "hi")


def test_a_hint_is_told_once_a_position() -> None:
    driver = TableDriver(hints=True)
    driver.apply_events(acts.take_hint(driver.table, "anna", 0), "anna")
    assert driver.last_lines() == ["table-hinted"]
    assert driver.table.hinted == {0: driver.table.position_ply}
    driver.make_move()
    assert driver.table.hinted[0] != driver.table.position_ply
    with raises_table_error("table-not-your-turn"):
        acts.take_hint(driver.table, "ben", 1)


def test_tables_of_before_are_played_as_before() -> None:
    old = {"kind": "created", "game": "dragons", "options": {"players": 3}, "rules": 1, "seed": 7}
    told = msgspec.convert(
        {**old, "public": True, "clock": None, "hints": False}, type=events.Created
    )
    assert (told.undo, told.chat, told.wait) == (True, True, DAY)
