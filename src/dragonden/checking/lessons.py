"""Lessons: every one of a game can be played, and every word of theirs is there."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator

from dragonden.engine import notation
from dragonden.engine.game import Game
from dragonden.engine.lessons import FOLDER, SCRIPT, Lesson, load_lessons, matches_any
from dragonden.engine.match import Match
from dragonden.engine.referee import require
from dragonden.engine.words import LANGUAGES

from .rulings import require_none
from .words import compare_languages, find_facts, read_messages


def check_lessons(game: Game) -> None:
    """Every lesson can be finished, explains what it does not ask for, and has its words."""
    lessons = load_lessons(game.folder)
    if not lessons:
        return
    for lesson in lessons.values():
        check_lesson(game, lesson)
    script = tomllib.loads((game.folder / FOLDER / SCRIPT).read_text(encoding="utf-8"))
    listed = [lesson["id"] for lesson in script["lessons"]]
    require(listed == [*lessons], f"two lessons of {listed} have the same id")
    files = {one: read_messages(game.folder / FOLDER / f"{one}.ftl") for one in LANGUAGES}
    wanted = {name for lesson in lessons.values() for name in list_words(lesson)}
    require_none(f"{FOLDER}/en.ftl does not say {id}" for id in sorted(wanted - set(files["en"])))
    require_none(f"nothing says {id} of {FOLDER}" for id in sorted(set(files["en"]) - wanted))
    facts = {one: find_facts(found, found) for one, found in files.items()}
    require_none(f"{FOLDER}/{problem}" for problem in compare_languages(facts))


def list_words(lesson: Lesson) -> set[str]:
    """The names of all texts of a lesson."""
    ends: list[str | int] = ["", "done", *range(1, len(lesson.steps) + 1)]
    ends += [wrong.says for step in lesson.steps for wrong in step.wrong]
    return {lesson.line(end).id for end in ends}


def check_lesson(game: Game, lesson: Lesson) -> None:
    """A lesson can be finished in every right way, and every other allowed move is explained."""
    asked: set[int] = set()
    heard: set[str] = set()
    for made, match in find_ways(begin_lesson(game, lesson), lesson):
        asked.add(step := lesson.locate(made)[0])
        for move in list_offered(match):
            if not lesson.is_right(made, move):
                said = [w for w in lesson.steps[step].wrong if matches_any(move, w.moves)]
                known = bool(said) and said[0].rule in game.rulings()
                require(known, f"lesson {lesson.id}: {move} is neither right nor explained")
                heard.add(f"{step} {said[0]}")
    steps = set(range(len(lesson.steps)))
    require(asked == steps, f"lesson {lesson.id}: the steps {steps - asked} are never asked")
    written = {f"{n} {wrong}" for n, step in enumerate(lesson.steps) for wrong in step.wrong}
    require(heard == written, f"lesson {lesson.id}: nobody ever hears {written - heard}")


def begin_lesson(game: Game, lesson: Lesson) -> Match:
    """The position of a lesson."""
    match = Match(game, lesson.options, lesson.seed)
    for move in lesson.opening:
        match.play(move)
    return match


def list_offered(match: Match) -> list[str]:
    return [notation.format_move(move) for move in match.offered()]


def find_ways(match: Match, lesson: Lesson, made: int = 0) -> Iterator[tuple[int, Match]]:
    """Every position in which the learner is asked something, whatever was right before."""
    if lesson.is_done(made):
        return
    require(match.actor == lesson.seat, f"lesson {lesson.id}: somebody else is asked")
    yield made, match
    right = [move for move in list_offered(match) if lesson.is_right(made, move)]
    require(bool(right), f"lesson {lesson.id}: after {made} moves nothing can be done")
    for move in right:
        match.play(move)
        moves = made + 1
        while not lesson.is_done(moves) and match.actor != lesson.seat:
            match.play(lesson.find_answer(moves))
            moves += 1
        due = lesson.is_done(moves) or lesson.locate(moves)[1] == 0
        require(due, f"lesson {lesson.id}: the learner acts too early")
        yield from find_ways(match, lesson, moves)
        match.undo(moves - made)
