"""Lessons: what rules forbid, a lesson forbids too; `dragonden.checking` plays them all."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from dragonden.checking import lessons as checks
from dragonden.checking.lessons import begin_lesson, check_lesson
from dragonden.engine.errors import Refused
from dragonden.engine.game import Game
from dragonden.engine.lessons import Lesson, Step, WrongMoves, load_lessons
from dragonden.engine.referee import Violation

from .support import GAMES

LESSONS = [(game, lesson) for game in GAMES for lesson in load_lessons(game.folder).values()]
every_lesson = pytest.mark.parametrize(
    ("game", "lesson"), LESSONS, ids=[f"{game.name}-{lesson.id}" for game, lesson in LESSONS]
)


@every_lesson
def test_a_forbidden_move_is_refused_by_the_rules(game: Game, lesson: Lesson) -> None:
    match = begin_lesson(game, lesson)
    forbidden = next(a for a in range(game.actions) if a not in set(match.legal()))
    with pytest.raises(Refused):
        match.play(game.decode(forbidden))


def test_a_game_without_lessons_teaches_nothing(tmp_path: Path) -> None:
    assert load_lessons(tmp_path) == {}


# -- where a learner is --------------------------------------------------------------------------

WRONG = [WrongMoves(["put(3)"], "there", "R1"), WrongMoves(["put(*)"], "not-yet", "R2")]
ALONE = Step(["draw"], WRONG)  # after which the learner is asked again
ANSWERED = Step(["put(1)", "take(*)"], WRONG, answers=["draw", "pass"])
LESSON = Lesson("some", seed=1, steps=[ALONE, ANSWERED, ALONE])


@pytest.mark.parametrize(
    ("moves", "place"), [*enumerate([(0, 0), (1, 0), (1, 1), (1, 2), (2, 0), (3, 0)])]
)
def test_moves_lead_from_step_to_step(moves: int, place: tuple[int, int]) -> None:
    assert LESSON.locate(moves) == place
    assert LESSON.is_done(moves) == (place[0] == 3)


def test_the_others_answer_in_their_order() -> None:
    assert [LESSON.find_answer(moves) for moves in (2, 3)] == ["draw", "pass"]


@pytest.mark.parametrize(
    ("moves", "move", "right"),
    [(0, "draw", True), (0, "put(1)", False), (1, "put(1)", True), (1, "take(7)", True)],
)
def test_each_step_asks_for_its_own_moves(moves: int, move: str, right: bool) -> None:
    assert LESSON.is_right(moves, move) == right


def test_the_first_explanation_that_fits_is_given() -> None:
    assert LESSON.find_wrong(0, "put(3)").says == "there"
    assert LESSON.find_wrong(1, "put(4)").says == "not-yet"


def test_texts_are_found_by_name() -> None:
    assert [LESSON.line(end).id for end in ("", 1, "done")] == [
        "lesson-some",
        "lesson-some-1",
        "lesson-some-done",
    ]


# -- lessons that do not hold ---------------------------------------------------------------------

one_lesson = pytest.mark.parametrize(("game", "lesson"), LESSONS[:1])


@one_lesson
def test_a_lesson_that_does_not_explain_a_move_is_caught(game: Game, lesson: Lesson) -> None:
    check_lesson(game, lesson)
    for wrong in ([], [WrongMoves(["*"], "no", "R0")]):
        steps = [replace(step, wrong=wrong) for step in lesson.steps]
        with pytest.raises(Violation, match="neither right nor explained"):
            check_lesson(game, replace(lesson, steps=steps))


@one_lesson
def test_a_lesson_that_cannot_be_finished_is_caught(game: Game, lesson: Lesson) -> None:
    idle = [replace(step, right=[], wrong=[WrongMoves(["*"], "no", "R1")]) for step in lesson.steps]
    with pytest.raises(Violation, match="nothing can be done"):
        check_lesson(game, replace(lesson, steps=idle))
    with pytest.raises(Violation, match="somebody else is asked"):
        check_lesson(game, replace(lesson, seat=lesson.seat + 1))


@one_lesson
def test_what_nobody_hears_or_reads_of_a_lesson_is_caught(
    game: Game, lesson: Lesson, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, *rest = lesson.steps
    unheard = replace(first, wrong=[*first.wrong, WrongMoves(["nothing"], "no", "R1")])
    with pytest.raises(Violation, match="nobody ever hears"):
        check_lesson(game, replace(lesson, steps=[unheard, *rest]))
    for listed, sentence in ({"other"}, "does not say other"), (set(), "nothing says lesson-"):
        monkeypatch.setattr(checks, "list_words", lambda lesson, listed=listed: listed)
        with pytest.raises(Violation, match=sentence):
            checks.check_lessons(game)
