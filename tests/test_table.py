"""The table without any network: seats, moves, undo, leaving, clocks, and what the log says."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from dragonden.engine.errors import Refused
from dragonden.engine.game import Game
from dragonden.table import acts, events, log
from dragonden.table.events import SPECTATOR, AnyEvent
from dragonden.table.table import Table

from .evening import Evening, declined
from .support import GAMES

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


# -- sitting down --------------------------------------------------------------------------------


def test_the_game_begins_when_no_seat_is_open() -> None:
    evening = Evening(people=2)
    assert evening.table.status == "running"
    assert evening.table.actor == 0


def waiting() -> Evening:
    """Anna waits for somebody."""
    evening = Evening(people=2)
    table = Table(evening.table.rows[:2])
    evening.table = table
    return evening


def test_nobody_sees_or_does_anything_before_all_have_come() -> None:
    table = waiting().table
    assert table.view(0) is None
    assert table.view(SPECTATOR) is None
    with declined("table-not-begun"):
        acts.act(table, "anna", 0, table.ply, {"type": "pick", "domino": 1})


def test_a_taken_seat_cannot_be_taken() -> None:
    with declined("table-taken"):
        acts.sit(waiting().table, "Ben", 0)


def test_two_people_cannot_have_one_name() -> None:
    with declined("table-name-taken"):
        acts.sit(waiting().table, "  ANNA ", 1)


@pytest.mark.parametrize("name", ["", "   ", "a\N{RIGHT-TO-LEFT OVERRIDE}b", "a\x00"])
def test_a_name_must_be_readable(name: str) -> None:
    with declined("table-bad-name"):
        acts.sit(waiting().table, name, 1)


def test_a_seat_that_is_not_there_cannot_be_taken() -> None:
    with declined("table-no-seat"):
        acts.sit(waiting().table, "Ben", 9)


def test_only_people_at_the_table_seat_bots_and_send_them_away() -> None:
    evening = waiting()
    with declined("table-watching"):
        acts.add_bot(evening.table, "ben", 1, "greedy")
    with declined("table-open"):
        acts.free_seat(evening.table, "anna", 1)
    evening.happens(acts.add_bot(evening.table, "anna", 1, "greedy"), "anna")
    assert evening.table.status == "running"
    with declined("table-begun"):
        acts.free_seat(evening.table, "anna", 1)


def test_somebody_who_changes_their_mind_frees_the_seat() -> None:
    evening = waiting()
    evening.happens(acts.leave(evening.table, "anna", 0, "drake"), "anna")
    assert evening.table.seats[0].is_open
    assert evening.says() == ["table-freed"]


# -- moves ---------------------------------------------------------------------------------------


@every_game
def test_a_whole_game_gives_the_outcome_of_its_match(game: Game) -> None:
    evening = Evening(game.name, people=game.players[0])
    while evening.table.status == "running":
        evening.moves(1, random.Random(evening.table.ply))
    board, result = evening.table.board, evening.table.result
    assert board
    assert result
    outcome = board.match.outcome
    assert outcome
    assert (result.winners, result.standing) == (outcome.winners, outcome.standing)
    assert result.scores == [str(score) for score in outcome.scores]


@every_game
def test_the_log_is_what_the_match_tells(game: Game) -> None:
    options = {option.name: option.choices[-1] for option in game.own_options}
    evening = Evening(game.name, people=game.players[0], options=options)
    evening.moves(60, random.Random(2))
    over = evening.table.status == "over"
    for reader in (0, 1, SPECTATOR):
        seat = None if reader == SPECTATOR else reader
        told = [
            line
            for row in evening.table.rows
            for line in log.describe_past_event(row, reader, over)
        ]
        moves = [line for line in told if not line.id.startswith("table-")]
        assert evening.table.board
        assert moves == evening.table.board.match.log(seat)


def test_the_log_of_others_is_made_from_the_move_as_others_see_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    evening = Evening("dragomino")
    game, asked = evening.table.game, []
    monkeypatch.setitem(vars(game), "seen_by_others", lambda move: "hidden")

    def lines(before: Any, move: Any, after: Any, reader: int) -> list[Any]:
        asked.append((reader, move == "hidden"))
        return []

    monkeypatch.setattr(game.view, "lines", lines)
    evening.move()
    assert sorted(asked) == [(SPECTATOR, True), (0, False), (1, True)]


def test_a_seat_can_only_act_for_itself_and_in_its_turn() -> None:
    evening = Evening()
    move = {"type": "pick", "domino": 1}
    with declined("table-not-yours"):
        acts.act(evening.table, "ben", 0, evening.table.ply, move)
    with declined("table-not-your-turn"):
        acts.act(evening.table, "ben", 1, evening.table.ply, move)
    with declined("table-not-yours"):
        acts.act(evening.table, "stranger", 0, evening.table.ply, move)


def test_a_move_against_the_rules_names_the_rule() -> None:
    evening = Evening()
    with pytest.raises(Refused) as no:
        acts.act(
            evening.table,
            "anna",
            0,
            evening.table.ply,
            {"type": "place", "x": 0, "y": 5, "side": "N"},
        )
    assert no.value.rule in evening.table.game.rulings()


@pytest.mark.parametrize(
    "move", [{}, {"type": "fly"}, {"type": "pick"}, {"type": "pick", "domino": 1, "x": 1}]
)
def test_what_is_no_move_is_declined(move: dict[str, Any]) -> None:
    evening = Evening()
    with declined("table-no-move"):
        acts.act(evening.table, "anna", 0, evening.table.ply, move)


def test_an_answer_to_an_old_position_is_declined_but_chat_does_not_make_it_old() -> None:
    evening = Evening()
    asked = evening.table.ply
    evening.happens(acts.chat(evening.table, "ben", "hello"), "ben")
    assert evening.table.board
    first = msgspec.to_builtins(evening.table.board.match.offered()[0])
    assert acts.act(evening.table, "anna", 0, asked, first)
    evening.move()
    with declined("table-changed"):
        acts.act(evening.table, "anna", 0, asked, first)


def test_a_bot_cannot_make_a_move_that_is_not_allowed() -> None:
    evening = Evening(people=1, bots=1)
    with declined("table-changed"):
        acts.decide(evening.table, 0, evening.table.ply, 10_000, "drake")


def test_chat_is_plain_text_in_one_line() -> None:
    evening = Evening()
    (said,) = acts.chat(evening.table, "anna", " <b>hi</b>\n\x07there ")
    assert said == events.Chatted(0, "<b>hi</b>  there")
    with declined("table-nothing-said"):
        acts.chat(evening.table, "anna", "\n\t")
    with declined("table-watching"):
        acts.chat(evening.table, "stranger", "hi")


def test_a_log_that_nobody_needs_does_not_grow_for_ever() -> None:
    evening = Evening()
    evening.moves(2)
    evening.table.most_events = evening.table.ply
    with declined("table-too-long"):
        acts.chat(evening.table, "anna", "more")
    with declined("table-too-long"):
        undo(evening, "anna", 0)
    with declined("table-too-long"):
        acts.leave(evening.table, "anna", 0, "drake")
    evening.move()


# -- taking back ---------------------------------------------------------------------------------


def undo(evening: Evening, guest: str, seat: int, moves: int | None = None) -> list[AnyEvent]:
    return acts.undo(evening.table, guest, seat, evening.table.ply, moves)


def test_inside_a_turn_the_last_move_is_taken_back_at_once() -> None:
    evening = Evening()
    before = evening.table.view(0)
    evening.move()  # a domino is picked and must still be placed
    assert acts.count_undoable(evening.table, 0) == (1, 1)
    evening.happens(undo(evening, "anna", 0), "anna")
    assert evening.table.view(0) == before
    assert evening.says() == ["table-undone"]
    assert evening.table.moves == 0


def test_what_a_move_has_revealed_cannot_be_taken_back_at_once() -> None:
    evening = Evening("dragons", people=3)
    draw = next(m for m in evening.table.board.match.offered() if "raw" in type(m).__name__)  # type: ignore[union-attr]
    evening.move(draw)
    assert evening.table.actor == 0
    assert acts.count_undoable(evening.table, 0) == (0, 1)
    assert undo(evening, "anna", 0) == [events.Asked(0, 1)]


def after_a_turn() -> Evening:
    """Three people; Anna's turn is over and Ben is to act."""
    evening = Evening(people=3)
    while evening.table.actor == 0:
        evening.move()
    return evening


def test_after_the_turn_all_other_people_must_agree() -> None:
    evening = after_a_turn()
    moves = evening.table.moves
    evening.happens(undo(evening, "anna", 0, moves), "anna")
    question = evening.table.ply
    evening.happens(acts.consent(evening.table, "ben", question, True), "ben")
    assert evening.table.moves == moves
    evening.happens(acts.consent(evening.table, "cleo", question, True), "cleo")
    assert evening.table.moves == 0
    assert evening.table.actor == 0


def test_one_no_is_enough() -> None:
    evening = after_a_turn()
    moves = evening.table.moves
    evening.happens(undo(evening, "anna", 0), "anna")
    question = evening.table.ply
    evening.happens(acts.consent(evening.table, "ben", question, False), "ben")
    with declined("table-no-question"):
        acts.consent(evening.table, "cleo", question, True)
    assert evening.table.moves == moves


def test_nobody_agrees_twice_or_for_others() -> None:
    evening = after_a_turn()
    evening.happens(undo(evening, "anna", 0), "anna")
    question = evening.table.ply
    with declined("table-agreed-already"):
        acts.consent(evening.table, "anna", question, True)
    evening.happens(acts.consent(evening.table, "ben", question, True), "ben")
    with declined("table-agreed-already"):
        acts.consent(evening.table, "ben", question, True)
    with declined("table-watching"):
        acts.consent(evening.table, "stranger", question, True)


def test_a_move_ends_the_question() -> None:
    evening = after_a_turn()
    evening.happens(undo(evening, "anna", 0), "anna")
    evening.move()
    assert evening.table.question is None


def test_only_one_question_at_a_time() -> None:
    evening = after_a_turn()
    evening.happens(undo(evening, "anna", 0), "anna")
    with declined("table-asked-already"):
        undo(evening, "cleo", 2, 1)


def test_against_bots_alone_nobody_needs_to_agree() -> None:
    evening = Evening("dragons", people=1, bots=2)
    draw = next(m for m in evening.table.board.match.offered() if "raw" in type(m).__name__)  # type: ignore[union-attr]
    evening.move(draw)
    assert undo(evening, "anna", 0) == [events.Undone(0, 1)]


def test_there_must_be_something_to_take_back() -> None:
    with declined("table-nothing-to-undo"):
        undo(Evening(), "anna", 0)
    with declined("table-nothing-to-undo"):
        undo(after_a_turn(), "anna", 0, 99)


# -- leaving -------------------------------------------------------------------------------------


def test_a_bot_plays_for_who_left_until_they_return() -> None:
    evening = Evening()
    evening.happens(acts.leave(evening.table, "anna", 0, "drake"), "anna")
    job = evening.table.find_job()
    assert job
    assert (job.seat, job.level) == (0, "drake")
    with declined("table-bot-plays"):
        acts.act(evening.table, "anna", 0, evening.table.ply, {"type": "pick", "domino": 1})
    evening.happens(acts.come_back(evening.table, "anna", 0), "anna")
    assert evening.table.find_job() is None
    with declined("table-no-bot-plays"):
        acts.come_back(evening.table, "anna", 0)


def test_only_somebody_who_is_gone_can_be_replaced() -> None:
    evening = Evening()
    with declined("table-still-here"):
        acts.replace(evening.table, "ben", 0, "drake", gone=False)
    with declined("table-watching"):
        acts.replace(evening.table, "stranger", 0, "drake", gone=True)
    evening.happens(acts.replace(evening.table, "ben", 0, "drake", gone=True), "ben")
    assert evening.table.seats[0].level == "drake"
    with declined("table-bot-plays"):
        acts.replace(evening.table, "ben", 0, "drake", gone=True)


def test_of_two_the_other_wins_when_one_resigns() -> None:
    evening = Evening()
    evening.happens(acts.resign(evening.table, "anna", 0, "drake"), "anna")
    assert evening.table.result
    assert evening.table.result.winners == [1]
    assert evening.table.status == "over"
    with declined("table-over"):
        acts.resign(evening.table, "ben", 1, "drake")


def test_of_three_a_bot_plays_on_and_the_seat_is_lost() -> None:
    evening = Evening(people=3)
    evening.happens(acts.resign(evening.table, "anna", 0, "drake"), "anna")
    assert evening.table.status == "running"
    with declined("table-gave-up"):
        acts.come_back(evening.table, "anna", 0)
    evening.happens(acts.resign(evening.table, "cleo", 2, "drake"), "cleo")
    assert evening.table.result
    assert evening.table.result.winners == [1]


def test_a_resigned_seat_cannot_win_even_by_points() -> None:
    evening = Evening(people=3)
    evening.happens(acts.resign(evening.table, "anna", 0, "drake"), "anna")
    luck = random.Random(1)
    while evening.table.status == "running":
        assert evening.table.board
        action, actor = luck.choice(evening.table.board.legal()), evening.table.actor
        assert actor is not None
        if actor == 0:
            evening.happens(acts.decide(evening.table, 0, evening.table.ply, action, "drake"))
        else:
            evening.move(evening.table.game.decode(action))
    assert evening.table.result
    assert evening.table.result.by == "rules"
    assert 0 not in evening.table.result.winners
    assert evening.table.result.winners


def test_when_all_people_have_given_up_bots_do_not_play_on() -> None:
    evening = Evening(people=1, bots=2)
    evening.happens(acts.resign(evening.table, "anna", 0, "drake"), "anna")
    assert evening.table.result
    assert evening.table.result.winners == [1, 2]


# -- the clock -----------------------------------------------------------------------------------


def test_without_a_clock_the_table_waits() -> None:
    assert Evening().table.find_job() is None


def test_the_clock_decides_for_who_is_late_and_the_second_time_a_bot_stays() -> None:
    evening = Evening(clock=30)
    for late in (1, 2):
        job = evening.table.find_job()
        assert job
        assert (job.seat, job.level, job.due) == (0, None, evening.table.turn_began + 30_000)
        assert evening.table.board
        action = evening.table.board.legal()[0]
        evening.happens(acts.decide(evening.table, 0, evening.table.ply, action, "drake"))
        assert evening.table.seats[0].level == (None if late == 1 else "drake")
        while evening.table.actor == 1:
            evening.move()


def test_a_move_of_ones_own_begins_the_count_of_late_ones_anew() -> None:
    evening = Evening(clock=30)
    assert evening.table.board
    action = evening.table.board.legal()[0]
    evening.happens(acts.decide(evening.table, 0, evening.table.ply, action, "drake"))
    assert evening.table.seats[0].timeouts == 1
    evening.move()
    assert evening.table.seats[0].timeouts == 0


def test_who_returns_gets_the_whole_time() -> None:
    evening = Evening(clock=30)
    evening.happens(acts.leave(evening.table, "anna", 0, "drake"), "anna")
    evening.happens(acts.come_back(evening.table, "anna", 0), "anna")
    job = evening.table.find_job()
    assert job
    assert job.due == evening.table.rows[-1].at + 30_000


# -- several seats on one device -----------------------------------------------------------------


def test_one_guest_can_hold_several_seats() -> None:
    evening = waiting()
    evening.happens(acts.sit(evening.table, "Anton", None), "anna")
    assert evening.table.find_seats("anna") == [0, 1]
    assert evening.table.list_readers("anna") == [0, 1]
    assert evening.table.list_readers("stranger") == [SPECTATOR]
