"""The table without any network: seats, moves, leaving, clocks, and what the log says."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from dragonden.engine.errors import Refused
from dragonden.engine.game import Game
from dragonden.engine.outcome import rank_seats
from dragonden.engine.words import Line
from dragonden.table import acts, events, log, result, seating
from dragonden.table.events import SPECTATOR, AnyEvent
from dragonden.table.table import Bounds, Table

from .support import GAMES
from .table_driver import TableDriver, raises_table_error

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


# -- sitting down --------------------------------------------------------------------------------


def test_the_game_begins_when_no_seat_is_open() -> None:
    driver = TableDriver(people=2)
    assert driver.table.status == "running"
    assert driver.table.actor == 0


def waiting() -> TableDriver:
    """Anna waits for somebody."""
    driver = TableDriver(people=2)
    table = Table(driver.table.rows[:2])
    driver.table = table
    return driver


def test_nobody_sees_or_does_anything_before_all_have_come() -> None:
    table = waiting().table
    assert table.view(0) is None
    assert table.view(SPECTATOR) is None
    with raises_table_error("table-not-begun"):
        acts.act(table, "anna", 0, table.ply, {"type": "pick", "domino": 1})


def test_a_taken_seat_cannot_be_taken() -> None:
    with raises_table_error("table-taken"):
        seating.sit(waiting().table, "ben", "Ben", 0)


def test_two_people_cannot_have_one_name() -> None:
    with raises_table_error("table-name-taken"):
        seating.sit(waiting().table, "ben", "  ANNA ", 1)


@pytest.mark.parametrize("name", ["", "   ", "a\N{RIGHT-TO-LEFT OVERRIDE}b", "a\x00"])
def test_a_name_must_be_readable(name: str) -> None:
    with raises_table_error("table-bad-name"):
        seating.sit(waiting().table, "ben", name, 1)


@pytest.mark.parametrize("number", [-1, 2, 9])
def test_a_seat_that_is_not_there_cannot_be_taken(number: int) -> None:
    with raises_table_error("table-no-seat"):
        seating.sit(waiting().table, "ben", "Ben", number)


def test_only_people_at_the_table_seat_bots_and_send_them_away() -> None:
    driver = waiting()
    with raises_table_error("table-watching"):
        seating.add_bot(driver.table, "ben", 1, "greedy")
    with raises_table_error("table-open"):
        seating.free_seat(driver.table, "anna", 1)
    driver.apply_events(seating.add_bot(driver.table, "anna", 1, "greedy"), "anna")
    assert driver.table.status == "running"
    with raises_table_error("table-begun"):
        seating.free_seat(driver.table, "anna", 1)


def test_somebody_who_changes_their_mind_frees_the_seat() -> None:
    driver = waiting()
    driver.apply_events(acts.leave(driver.table, "anna", 0, "drake"), "anna")
    assert driver.table.seats[0].is_open
    assert driver.last_lines() == ["table-freed"]


# -- moves ---------------------------------------------------------------------------------------


@every_game
def test_a_whole_game_gives_the_outcome_of_its_match(game: Game) -> None:
    driver = TableDriver(game.name, people=game.players[0])
    while driver.table.status == "running":
        assert driver.table.truth() is None
        driver.make_moves(1, random.Random(driver.table.ply))
    assert driver.table.truth()
    board, ended = driver.table.board, driver.table.result
    assert board
    assert ended
    outcome = board.match.outcome
    assert outcome
    assert (ended.winners, ended.standing) == (outcome.winners, outcome.standing)
    assert ended.scores == [str(score) for score in outcome.scores]


@pytest.mark.parametrize("choice", [0, -1])
@every_game
def test_the_log_is_what_the_match_tells(game: Game, choice: int) -> None:
    options = {option.name: option.choices[choice] for option in game.own_options}
    driver = TableDriver(game.name, people=game.players[0], options=options)
    driver.make_moves(60, random.Random(2))
    compare_logs(driver.table)
    if log.has_fleeting(driver.table.rows):  # the end tells what was to be remembered
        driver.make_moves(1000, random.Random(2))
        assert driver.table.status == "over"
        compare_logs(driver.table)


def compare_logs(table: Table) -> None:
    """Insist that the table's log repeats what that of its match does, for some readers."""
    over = table.status == "over"
    for reader in (0, 1, SPECTATOR):
        seat = None if reader == SPECTATOR else reader
        lines = [line for row in table.rows for line in log.describe_past_event(row, reader, over)]
        moves = [line for line in lines if not line.id.startswith("table-")]
        assert table.board
        assert moves == table.board.match.log(seat)


def test_the_log_of_others_is_made_from_the_move_as_others_see_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    driver = TableDriver("dragomino")
    game, asked = driver.table.game, []
    monkeypatch.setitem(vars(game), "hide_move", lambda move: "hidden")

    def lines(before: Any, move: Any, after: Any, reader: int) -> list[Any]:
        asked.append((reader, move == "hidden"))
        return []

    monkeypatch.setattr(game.view, "log_move", lines)
    driver.make_move()
    assert sorted(asked) == [(SPECTATOR, True), (0, False), (1, True)]
    asked.clear()
    driver.make_move()
    assert asked == [(0, False), (1, True)], "all others, who know the same, are told the same"


def test_a_seat_can_only_act_for_itself_and_in_its_turn() -> None:
    driver = TableDriver()
    move = {"type": "pick", "domino": 1}
    with raises_table_error("table-not-yours"):
        acts.act(driver.table, "ben", 0, driver.table.ply, move)
    with raises_table_error("table-not-your-turn"):
        acts.act(driver.table, "ben", 1, driver.table.ply, move)
    with raises_table_error("table-not-yours"):
        acts.act(driver.table, "stranger", 0, driver.table.ply, move)


def test_a_move_against_the_rules_names_the_rule() -> None:
    driver = TableDriver()
    with pytest.raises(Refused) as no:
        acts.act(
            driver.table,
            "anna",
            0,
            driver.table.ply,
            {"type": "place", "x": 0, "y": 5, "side": "N"},
        )
    assert no.value.rule in driver.table.game.rulings()


@pytest.mark.parametrize(
    "move", [{}, {"type": "fly"}, {"type": "pick"}, {"type": "pick", "domino": 1, "x": 1}]
)
def test_what_is_no_move_is_declined(move: dict[str, Any]) -> None:
    driver = TableDriver()
    with raises_table_error("table-no-move"):
        acts.act(driver.table, "anna", 0, driver.table.ply, move)


def test_an_answer_to_an_old_position_is_declined_but_chat_does_not_make_it_old() -> None:
    driver = TableDriver()
    asked = driver.table.ply
    driver.apply_events(acts.chat(driver.table, "ben", "hello"), "ben")
    assert driver.table.board
    first = msgspec.to_builtins(driver.table.board.match.offered()[0])
    assert acts.act(driver.table, "anna", 0, asked, first)
    with raises_table_error("table-changed"):
        acts.act(driver.table, "anna", 0, driver.table.ply + 1, first)
    driver.make_move()
    with raises_table_error("table-changed"):
        acts.act(driver.table, "anna", 0, asked, first)


def test_a_bot_cannot_make_a_move_that_is_not_allowed_or_not_its_own() -> None:
    driver = TableDriver(people=1, bots=1)
    assert driver.table.board
    ply, action = driver.table.ply, driver.table.board.legal()[0]
    driver.apply_events(acts.chat(driver.table, "anna", "hello"), "anna")
    assert acts.decide(driver.table, 0, ply, action, "drake")
    for seat, at, wish in ((0, ply, 10_000), (1, ply, action), (0, ply - 1, action)):
        with raises_table_error("table-changed"):
            acts.decide(driver.table, seat, at, wish, "drake")


def test_chat_is_plain_text_in_one_line() -> None:
    driver = TableDriver()
    (said,) = acts.chat(driver.table, "anna", " <b>hi</b>\n\x07there ")
    assert said == events.Chatted(0, "<b>hi</b>  there")
    with raises_table_error("table-nothing-said"):
        acts.chat(driver.table, "anna", "\n\t")
    with raises_table_error("table-watching"):
        acts.chat(driver.table, "stranger", "hi")


def test_a_log_that_nobody_needs_does_not_grow_for_ever() -> None:
    driver = TableDriver()
    driver.make_moves(2)
    driver.table.bounds = Bounds(events=driver.table.ply)
    with raises_table_error("table-too-long"):
        driver.undo("anna", 0)
    driver.make_move()


def test_chat_has_a_limit_of_its_own() -> None:
    driver = TableDriver()
    driver.table.bounds = Bounds(events=driver.table.ply + 5, chats=8)
    for _ in range(8):
        driver.apply_events(acts.chat(driver.table, "anna", "more"), "anna")
    with raises_table_error("table-chat-full"):
        acts.chat(driver.table, "anna", "more")
    driver.make_moves(2)
    assert driver.undo("anna", 0), "it takes no room from the game"


def test_leaving_is_always_possible_but_not_coming_and_going_for_ever_bug() -> None:
    """At a table whose log was full, nobody could leave."""
    driver = TableDriver()
    driver.table.bounds = Bounds(events=20)
    with raises_table_error("table-too-long"):
        for _ in range(20):
            driver.apply_events(acts.leave(driver.table, "anna", 0, "drake"), "anna")
            driver.apply_events(acts.come_back(driver.table, "anna", 0), "anna")
    assert driver.table.seats[0].left
    assert driver.table.ply <= 23


# -- leaving -------------------------------------------------------------------------------------


def test_a_bot_plays_for_who_left_until_they_return() -> None:
    driver = TableDriver()
    driver.apply_events(acts.leave(driver.table, "anna", 0, "drake"), "anna")
    job = driver.table.find_job()
    assert job
    assert (job.seat, job.level) == (0, "drake")
    with raises_table_error("table-bot-plays"):
        acts.leave(driver.table, "anna", 0, "drake")
    with raises_table_error("table-bot-plays"):
        driver.undo("anna", 0)
    with raises_table_error("table-bot-plays"):
        acts.act(driver.table, "anna", 0, driver.table.ply, {"type": "pick", "domino": 1})
    driver.apply_events(acts.come_back(driver.table, "anna", 0), "anna")
    assert driver.table.find_job() is None
    with raises_table_error("table-no-bot-plays"):
        acts.come_back(driver.table, "anna", 0)


def test_only_somebody_who_is_gone_can_be_replaced() -> None:
    driver = TableDriver()
    with raises_table_error("table-still-here"):
        seating.replace(driver.table, "ben", 0, "drake", gone=False, stalls=False)
    with raises_table_error("table-watching"):
        seating.replace(driver.table, "stranger", 0, "drake", gone=True, stalls=False)
    driver.apply_events(
        seating.replace(driver.table, "ben", 0, "drake", gone=True, stalls=False), "ben"
    )
    assert driver.table.seats[0].level == "drake"
    with raises_table_error("table-bot-plays"):
        seating.replace(driver.table, "ben", 0, "drake", gone=True, stalls=False)


def test_of_two_the_other_wins_when_one_resigns() -> None:
    driver = TableDriver()
    driver.apply_events(acts.resign(driver.table, "anna", 0, "drake"), "anna")
    assert driver.table.result
    assert driver.table.result.winners == [1]
    assert driver.table.status == "over"
    with raises_table_error("table-over"):
        acts.resign(driver.table, "ben", 1, "drake")
    with raises_table_error("table-watching"):
        acts.rematch(driver.table, "stranger", "another")


def test_of_three_a_bot_plays_on_and_the_seat_is_lost() -> None:
    driver = TableDriver(people=3)
    driver.apply_events(acts.resign(driver.table, "anna", 0, "drake"), "anna")
    assert driver.table.status == "running"
    with raises_table_error("table-gave-up"):
        acts.come_back(driver.table, "anna", 0)
    with raises_table_error("table-gave-up"):
        acts.resign(driver.table, "anna", 0, "drake")
    with raises_table_error("table-gave-up"):
        acts.act(driver.table, "anna", 0, driver.table.ply, {"type": "pick", "domino": 1})
    driver.apply_events(acts.resign(driver.table, "cleo", 2, "drake"), "cleo")
    assert driver.table.result
    assert driver.table.result.winners == [1]


def test_a_resigned_seat_cannot_win_even_by_points() -> None:
    driver = TableDriver(people=3)
    driver.apply_events(acts.resign(driver.table, "anna", 0, "drake"), "anna")
    luck = random.Random(1)
    while driver.table.status == "running":
        assert driver.table.board
        action, actor = luck.choice(driver.table.board.legal()), driver.table.actor
        assert actor is not None
        if actor == 0:
            driver.apply_events(acts.decide(driver.table, 0, driver.table.ply, action, "drake"))
        else:
            driver.make_move(driver.table.game.decode(action))
    assert driver.table.result
    assert driver.table.result.by == "rules"
    assert 0 not in driver.table.result.winners
    assert driver.table.result.winners


def test_a_resigned_seat_does_not_share_a_victory_and_scores_stay_exact(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    driver = TableDriver("dragons", people=3)
    found = rank_seats(("points",), 5, [[62], [62], [10]], Line("end-years"))
    monkeypatch.setattr(result, "compute_outcome", lambda game, state: found)
    ended = result.compute_result(driver.table.game, None, [0])
    assert (ended.winners, ended.ranking) == ([1], [1, 1, 3])
    assert ended.scores == ["62/5", "62/5", "2"]


def test_when_all_people_have_given_up_bots_do_not_play_on() -> None:
    driver = TableDriver(people=1, bots=2)
    driver.apply_events(acts.resign(driver.table, "anna", 0, "drake"), "anna")
    assert driver.table.result
    assert driver.table.result.winners == [1, 2]


# -- the clock -----------------------------------------------------------------------------------


def test_without_a_clock_the_table_waits() -> None:
    assert TableDriver().table.find_job() is None


def test_the_clock_decides_for_who_is_late_and_the_second_time_a_bot_stays() -> None:
    driver = TableDriver(clock=30)
    for late in (1, 2):
        job = driver.table.find_job()
        assert job
        assert (job.seat, job.level, job.due) == (0, None, driver.table.rows[-1].at + 30_000)
        assert driver.table.board
        action = driver.table.board.legal()[0]
        driver.apply_events(acts.decide(driver.table, 0, driver.table.ply, action, "drake"))
        assert driver.table.seats[0].level == (None if late == 1 else "drake")
        while driver.table.actor == 1:
            driver.make_move()
    driver.apply_events(acts.come_back(driver.table, "anna", 0), "anna")
    assert driver.table.seats[0].timeouts == 0


def test_after_the_last_move_no_bot_steps_in_for_who_was_late() -> None:
    driver, follows = TableDriver(clock=30), list[AnyEvent]()
    while driver.table.status == "running":
        assert driver.table.board
        assert driver.table.actor is not None
        driver.table.seats[driver.table.actor].timeouts = 1
        action = driver.table.board.legal()[0]
        follows = acts.decide(driver.table, driver.table.actor, driver.table.ply, action, "drake")
        driver.make_move()
    assert [events.get_kind(event) for event in follows] == ["moved", "ended"]


def test_a_move_of_ones_own_begins_the_count_of_late_ones_anew() -> None:
    driver = TableDriver(clock=30)
    assert driver.table.board
    action = driver.table.board.legal()[0]
    driver.apply_events(acts.decide(driver.table, 0, driver.table.ply, action, "drake"))
    assert driver.table.seats[0].timeouts == 1
    driver.make_move()
    assert driver.table.seats[0].timeouts == 0


def test_who_returns_gets_the_whole_time() -> None:
    driver = TableDriver(clock=30)
    driver.apply_events(acts.leave(driver.table, "anna", 0, "drake"), "anna")
    driver.apply_events(acts.come_back(driver.table, "anna", 0), "anna")
    job = driver.table.find_job()
    assert job
    assert job.due == driver.table.rows[-1].at + 30_000


# -- several seats on one device -----------------------------------------------------------------


def test_one_guest_can_hold_several_seats() -> None:
    driver = waiting()
    driver.apply_events(seating.sit(driver.table, "anna", "Anton", None, beside=True), "anna")
    assert driver.table.find_seats("anna") == [0, 1]
    assert driver.table.list_readers("anna") == [0, 1]
    assert driver.table.list_readers("stranger") == [SPECTATOR]


def test_a_browser_without_a_cookie_holds_no_seat_of_bots() -> None:
    table = TableDriver(people=1, bots=1).table
    assert table.find_seats(None) == []
    assert table.list_readers(None) == [SPECTATOR]
