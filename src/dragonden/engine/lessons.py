"""Lessons: real positions, reached by real moves, in which a player is asked for a certain move.

They lie in the game's folder: `lessons/script.toml` is their data, in the shape of these
structs, and `lessons/<language>.ftl` their words. Texts are found by name:
`lesson-<id>` is a lesson's title, `lesson-<id>-<number>` what a step asks, from 1,
`lesson-<id>-done` the closing words, and `lesson-<id>-<says>` why a move is not the right one.
"""

from __future__ import annotations

import functools
from fnmatch import fnmatchcase
from pathlib import Path

import msgspec
from msgspec import Struct

from .options import Value
from .words import Line

FOLDER = "lessons"  # of a game's lessons and their words, inside its own
SCRIPT = "script.toml"


class ScriptPart(Struct, frozen=True, forbid_unknown_fields=True):
    """Anything in a script."""


class WrongMoves(ScriptPart, frozen=True):
    """Moves that the rules allow but the lesson does not ask for, and what is said of them."""

    moves: list[str]  # in the public notation; `*` stands for anything, as in `pick(*)`
    says: str  # the end of the text's name
    rule: str  # the ruling that explains it


class Step(ScriptPart, frozen=True):
    """One move of the learner, and what the others do then."""

    right: list[str]  # the moves asked for, as in `WrongMoves.moves`
    wrong: list[WrongMoves] = []  # of several that match, the first counts
    answers: list[str] = []  # the moves of the others until the learner is to act again


class Lesson(ScriptPart, frozen=True):
    """A position and the steps to take from it."""

    id: str
    seed: int  # of the whole match: a secret, as always
    steps: list[Step]
    options: dict[str, Value] = {}
    opening: list[str] = []  # the moves that lead from the start to the position
    seat: int = 0  # of the learner

    def line(self, says: str | int = "") -> Line:
        """One of the lesson's texts by the end of its name; its title without one."""
        return Line(f"lesson-{self.id}-{says}" if says else f"lesson-{self.id}")

    def locate(self, moves: int) -> tuple[int, int]:
        """Which step it is after so many moves, and how many of its moves have been made."""
        for number, step in enumerate(self.steps):
            if moves <= len(step.answers):
                return number, moves
            moves -= 1 + len(step.answers)
        return len(self.steps), 0

    def is_done(self, moves: int) -> bool:
        """Whether nothing is left to do after so many moves."""
        return self.locate(moves)[0] == len(self.steps)

    def find_answer(self, moves: int) -> str:
        """What the seat to act does after so many moves, if it is not the learner's."""
        number, made = self.locate(moves)
        return self.steps[number].answers[made - 1]

    def is_right(self, moves: int, move: str) -> bool:
        """Whether this is what the learner is asked for after so many moves."""
        return matches_any(move, self.steps[self.locate(moves)[0]].right)

    def find_wrong(self, moves: int, move: str) -> WrongMoves:
        """What is said of an allowed move that the learner is not asked for."""
        step = self.steps[self.locate(moves)[0]]
        return next(wrong for wrong in step.wrong if matches_any(move, wrong.moves))


class Script(ScriptPart, frozen=True):
    """All lessons of a game, in their order."""

    lessons: list[Lesson]


def matches_any(move: str, patterns: list[str]) -> bool:
    """Whether a move is one of these.

    >>> matches_any("place(2, 0, E)", ["pick(*)", "place(2, *)"])
    True
    """
    return any(fnmatchcase(move, pattern) for pattern in patterns)


@functools.cache
def load_lessons(folder: Path) -> dict[str, Lesson]:
    """The lessons of the game in this folder by their ids; none if it teaches nothing."""
    script = folder / FOLDER / SCRIPT
    if not script.exists():
        return {}
    read = msgspec.toml.decode(script.read_bytes(), type=Script)
    return {lesson.id: lesson for lesson in read.lessons}
