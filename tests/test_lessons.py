"""Lessons: every one of every game is played, and every word of theirs is there."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from dragonden.engine import notation
from dragonden.engine.errors import Refused
from dragonden.engine.game import Game
from dragonden.engine.lessons import FOLDER, SCRIPT, Lesson, load_lessons
from dragonden.engine.match import Match
from dragonden.engine.words import LANGUAGES, Words

from .support import GAMES

TAUGHT = [game for game in GAMES if load_lessons(game.folder)]
LESSONS = [(game, lesson) for game in TAUGHT for lesson in load_lessons(game.folder).values()]
every_taught_game = pytest.mark.parametrize("game", TAUGHT, ids=lambda game: game.name)
every_lesson = pytest.mark.parametrize(
    ("game", "lesson"), LESSONS, ids=[f"{game.name}-{lesson.id}" for game, lesson in LESSONS]
)


def begun(game: Game, lesson: Lesson) -> Match:
    """The position of a lesson."""
    match = Match(game, lesson.options, lesson.seed)
    for move in lesson.opening:
        match.play(move)
    return match


def offered(match: Match) -> list[str]:
    return [notation.format_move(move) for move in match.offered()]


def ways(match: Match, lesson: Lesson, made: int = 0) -> Iterator[tuple[int, Match]]:
    """Every position in which the learner is asked something, whatever was right before."""
    if lesson.is_done(made):
        return
    assert match.actor == lesson.seat, "somebody else is asked"
    yield made, match
    assert any(lesson.is_right(made, move) for move in offered(match)), "nothing can be done"
    for move in filter(lambda move: lesson.is_right(made, move), offered(match)):
        match.play(move)
        moves = made + 1
        while not lesson.is_done(moves) and match.actor != lesson.seat:
            match.play(lesson.find_answer(moves))
            moves += 1
        assert lesson.is_done(moves) or lesson.locate(moves)[1] == 0, "the learner acts too early"
        yield from ways(match, lesson, moves)
        match.undo(moves - made)


def says(lesson: Lesson) -> set[str]:
    """The names of all texts of a lesson."""
    ends: list[str | int] = ["", "done", *range(1, len(lesson.steps) + 1)]
    ends += [wrong.says for step in lesson.steps for wrong in step.wrong]
    return {lesson.line(end).id for end in ends}


@every_lesson
def test_a_lesson_can_be_finished_in_every_right_way(game: Game, lesson: Lesson) -> None:
    asked = {lesson.locate(made)[0] for made, _ in ways(begun(game, lesson), lesson)}
    assert asked == set(range(len(lesson.steps)))


@every_lesson
def test_every_allowed_move_is_right_or_explained_by_a_rule(game: Game, lesson: Lesson) -> None:
    for made, match in ways(begun(game, lesson), lesson):
        for move in offered(match):
            assert (
                lesson.is_right(made, move) or lesson.find_wrong(made, move).rule in game.rulings()
            )


@every_lesson
def test_every_explanation_is_heard_by_somebody(game: Game, lesson: Lesson) -> None:
    heard = {
        f"{lesson.locate(made)[0]} {lesson.find_wrong(made, move)}"
        for made, match in ways(begun(game, lesson), lesson)
        for move in offered(match)
        if not lesson.is_right(made, move)
    }
    assert heard == {f"{n} {wrong}" for n, step in enumerate(lesson.steps) for wrong in step.wrong}


@every_lesson
def test_a_forbidden_move_is_refused_by_the_rules(game: Game, lesson: Lesson) -> None:
    match = begun(game, lesson)
    forbidden = next(a for a in range(game.actions) if a not in set(match.legal()))
    with pytest.raises(Refused):
        match.play(game.decode(forbidden))


@every_taught_game
def test_the_words_of_lessons_are_those_of_the_script(game: Game) -> None:
    wanted = {name for lesson in load_lessons(game.folder).values() for name in says(lesson)}
    for language in LANGUAGES:
        text = (game.folder / FOLDER / f"{language}.ftl").read_text(encoding="utf-8")
        assert set(re.findall(r"^([\w-]+) =", text, re.MULTILINE)) == wanted
        words = Words(language, game.folder / FOLDER)
        assert all(words(name) for name in wanted)


@every_taught_game
def test_no_lesson_hides_another(game: Game) -> None:
    script = tomllib.loads((game.folder / FOLDER / SCRIPT).read_text(encoding="utf-8"))
    assert [lesson["id"] for lesson in script["lessons"]] == [*load_lessons(game.folder)]


def test_a_game_without_lessons_teaches_nothing(tmp_path: Path) -> None:
    assert load_lessons(tmp_path) == {}
