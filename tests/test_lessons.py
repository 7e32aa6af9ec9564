"""Lessons: what rules forbid, a lesson forbids too; `dragonden.checking` plays them all."""

from __future__ import annotations

from pathlib import Path

import pytest

from dragonden.checking.lessons import begin_lesson
from dragonden.engine.errors import Refused
from dragonden.engine.game import Game
from dragonden.engine.lessons import Lesson, load_lessons

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
