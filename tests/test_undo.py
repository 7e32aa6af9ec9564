"""Taking moves back: what is free, who is asked, and who has no say."""

from __future__ import annotations

import msgspec

from dragonden.table import acts, events
from dragonden.table.events import AnyEvent

from .table_driver import TableDriver, raises_table_error


def without_keys(follows: list[AnyEvent]) -> list[AnyEvent]:
    """Events, but for the key from which chance goes on."""
    return [
        msgspec.structs.replace(event, key=None) if isinstance(event, events.Undone) else event
        for event in follows
    ]


def test_nobody_takes_back_at_once_what_another_has_done() -> None:
    driver = after_a_turn()
    driver.make_move()
    assert acts.count_all_undoable(driver.table) == [(0, 2), (1, 1), (0, 0)]


def test_inside_a_turn_the_last_move_is_taken_back_at_once() -> None:
    driver = TableDriver()
    before = driver.table.view(0)
    driver.make_move()  # a domino is picked and must still be placed
    assert acts.count_undoable(driver.table, 0) == (1, 1)
    driver.apply_events(driver.undo("anna", 0), "anna")
    assert driver.table.view(0) == before
    assert driver.last_lines() == ["table-undone"]
    assert driver.table.moves == 0


def test_what_a_move_has_revealed_cannot_be_taken_back_at_once() -> None:
    driver = TableDriver("dragons", people=3)
    draw = next(m for m in driver.table.board.match.offered() if "raw" in type(m).__name__)  # type: ignore[union-attr]
    driver.make_move(draw)
    assert driver.table.actor == 0
    assert acts.count_undoable(driver.table, 0) == (0, 1)
    assert driver.undo("anna", 0) == [events.Asked(0, 1)]


def after_a_turn() -> TableDriver:
    """Three people; Anna's turn is over and Ben is to act."""
    driver = TableDriver(people=3)
    while driver.table.actor == 0:
        driver.make_move()
    return driver


def test_after_the_turn_all_other_people_must_agree() -> None:
    driver = after_a_turn()
    moves = driver.table.moves
    driver.apply_events(driver.undo("anna", 0, moves), "anna")
    question = driver.table.ply
    driver.apply_events(acts.consent(driver.table, "ben", question, True), "ben")
    assert driver.table.moves == moves
    driver.apply_events(acts.consent(driver.table, "cleo", question, True), "cleo")
    assert driver.table.moves == 0
    assert driver.table.actor == 0


def test_one_no_is_enough() -> None:
    driver = after_a_turn()
    moves = driver.table.moves
    driver.apply_events(driver.undo("anna", 0), "anna")
    question = driver.table.ply
    driver.apply_events(acts.consent(driver.table, "ben", question, False), "ben")
    with raises_table_error("table-no-question"):
        acts.consent(driver.table, "cleo", question, True)
    assert driver.table.moves == moves


def test_nobody_agrees_twice_or_for_others() -> None:
    driver = after_a_turn()
    driver.apply_events(driver.undo("anna", 0), "anna")
    question = driver.table.ply
    with raises_table_error("table-no-question"):
        acts.consent(driver.table, "ben", question - 1, True)
    with raises_table_error("table-agreed-already"):
        acts.consent(driver.table, "anna", question, True)
    driver.apply_events(acts.consent(driver.table, "ben", question, True), "ben")
    with raises_table_error("table-agreed-already"):
        acts.consent(driver.table, "ben", question, True)
    with raises_table_error("table-watching"):
        acts.consent(driver.table, "stranger", question, True)


def test_a_move_ends_the_question_and_so_does_a_change_of_seats() -> None:
    for event in (None, events.Replaced(2, "drake", "away")):
        driver = after_a_turn()
        driver.apply_events(driver.undo("anna", 0), "anna")
        assert driver.table.question
        if event:
            driver.apply_events([event])
        else:
            driver.make_move()
        assert driver.table.question is None


def test_only_one_question_at_a_time() -> None:
    driver = after_a_turn()
    driver.apply_events(driver.undo("anna", 0), "anna")
    with raises_table_error("table-asked-already"):
        driver.undo("cleo", 2, 1)


def test_against_bots_alone_nobody_needs_to_agree() -> None:
    driver = TableDriver("dragons", people=1, bots=2)
    draw = next(m for m in driver.table.board.match.offered() if "raw" in type(m).__name__)  # type: ignore[union-attr]
    driver.make_move(draw)
    assert without_keys(driver.undo("anna", 0)) == [events.Undone(0, 1)]


def test_whoever_is_away_is_asked_too_bug() -> None:
    """While a bot played for somebody, the other could look at what came and take it back."""
    for covered in (acts.leave, lambda *seat: [events.Replaced(1, "drake", "clock")]):
        driver = TableDriver()
        while driver.table.actor == 0:
            driver.make_move()
        driver.apply_events(covered(driver.table, "ben", 1, "drake"), "ben")
        assert driver.undo("anna", 0) == [events.Asked(0, 1)]
        driver.apply_events(driver.undo("anna", 0), "anna")
        assert acts.consent(driver.table, "ben", driver.table.ply, False) == [events.Declined(1)]
        agreed = acts.consent(driver.table, "ben", driver.table.ply, True)
        assert without_keys(agreed) == [events.Agreed(1), events.Undone(0, 1)]


def test_a_resigned_player_has_no_veto_bug() -> None:
    """Somebody who had given up could refuse every question of those who played on."""
    driver = after_a_turn()
    driver.apply_events(acts.resign(driver.table, "cleo", 2, "drake"), "cleo")
    driver.apply_events(driver.undo("anna", 0), "anna")
    question = driver.table.ply
    with raises_table_error("table-agreed-already"):
        acts.consent(driver.table, "cleo", question, False)
    agreed = acts.consent(driver.table, "ben", question, True)
    assert without_keys(agreed) == [events.Agreed(1), events.Undone(0, 1)]


def test_there_must_be_something_to_take_back() -> None:
    with raises_table_error("table-nothing-to-undo"):
        TableDriver().undo("anna", 0)
    with raises_table_error("table-nothing-to-undo"):
        after_a_turn().undo("anna", 0, 99)
