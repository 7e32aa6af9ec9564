"""Lessons over the network: a table of one's own at which only the move asked for is made."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from dragonden.engine import notation
from dragonden.engine.lessons import load_lessons
from dragonden.engine.options import complete_options
from dragonden.games import all_games, find_game
from dragonden.server.words import get_lesson_words
from dragonden.table.events import Created, Moved, Row, Sat
from dragonden.table.table import Table

from .local_server import Person, ServerThread, TableClient, run_server

DRAGONS = find_game("dragons")
MEMORY = load_lessons(DRAGONS.folder)["memory"]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerThread]:
    with run_server(tmp_path_factory.mktemp("lessons")) as opened:
        yield opened


@pytest.fixture
def anna(server: ServerThread) -> Person:
    return server.new_person("Anna")


def learn(
    person: Person, game: str = "dragons", lesson: str = "memory", **wish: Any
) -> TableClient:
    answer = person.post(f"/api/games/{game}/lessons/{lesson}", name=person.name)
    assert answer.status_code == 200, answer.text
    return person.join(answer.json()["id"], **wish)


def move(place: TableClient, text: str) -> Any:
    """Make a move given in the public notation."""
    kinds = find_game(place.card["game"]).kinds
    return place.act(msgspec.to_builtins(notation.parse_move(text, kinds)))


def through(place: TableClient) -> None:
    """Do what the lesson shows until it is done."""
    while True:
        place.wait_until(lambda here: here.is_my_turn() or here.position["actor"] is None)
        if place.position["actor"] is None:
            return
        shown = place.ask("hint", seat=place.position["actor"])
        done = place.act(shown["move"])["ply"]
        place.wait_until(lambda here, done=done: here.ply >= done)


def test_every_lesson_tells_its_words_and_nothing_of_its_script(anna: Person) -> None:
    for game in all_games():
        say, told = get_lesson_words(game, "de").line, []
        for lesson in load_lessons(game.folder).values():
            steps = [say(lesson.line(number + 1)) for number in range(len(lesson.steps))]
            texts = {"title": say(lesson.line()), "steps": steps, "done": say(lesson.line("done"))}
            told.append({"id": lesson.id, **texts})
        assert anna.get(f"/api/games/{game.name}/lessons?language=de") == told


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_every_lesson_can_be_finished_by_what_it_shows(game: Any, anna: Person) -> None:
    for id, lesson in load_lessons(game.folder).items():
        place = learn(anna, game.name, id)
        through(place)
        assert place.position["learning"] == {"id": id, "step": len(lesson.steps)}


def test_a_move_not_asked_for_is_explained_by_its_rule_and_changes_nothing(anna: Person) -> None:
    place = learn(anna, language="de")
    before = place.position
    answer = move(place, "dragon(a)")
    assert (answer["type"], answer["rule"]) == ("refused", "R3")
    assert answer["reason"].endswith("sehen wir erst eine Karte an: Zieh!")
    assert place.position == before


def test_a_forbidden_move_is_refused_by_the_rules_of_the_game(anna: Person) -> None:
    answer = move(learn(anna), "put(cow, a)")
    assert (answer["rule"], answer["line"]["id"]) == ("R3", "refused-first-turn")


def test_the_others_do_what_the_script_says(server: ServerThread, anna: Person) -> None:
    place = learn(anna)
    move(place, "draw")
    move(place, "put(gold3, b)")
    place.wait_until(lambda here: here.position["learning"]["step"] == 2)
    rows = server.house.rooms[place.card["id"]].table.rows
    made = [(row.event.seat, row.event.move) for row in rows if isinstance(row.event, Moved)]
    answers = [(1 + n // 2, move) for n, move in enumerate(MEMORY.steps[1].answers)]
    assert made == [(0, "draw"), (0, "put(gold3, b)"), *answers]


def test_after_the_last_step_nothing_is_left_to_do(anna: Person) -> None:
    place = learn(anna, "dragons", "claim")
    move(place, "dragon(b)")
    place.wait_until(lambda here: here.position["actor"] is None)
    assert not place.is_my_turn()
    assert place.ask("act", ply=place.ply, seat=0, move={"type": "draw"})["type"] == "refused"


def test_no_list_shows_a_lesson(anna: Person) -> None:
    learn(anna)
    assert anna.get("/api/mine") == anna.get("/api/tables") == []


@pytest.mark.parametrize("wish", ["undo", "leave", "resign"])
def test_a_lesson_is_not_taken_back_or_left_to_a_bot(anna: Person, wish: str) -> None:
    place = learn(anna)
    move(place, "draw")
    facts = {"ply": place.ply, "moves": 1} if wish == "undo" else {}
    assert place.ask(wish, seat=0, **facts)["line"]["id"] == "table-lesson"


def test_the_seed_of_a_lesson_is_told_to_nobody(anna: Person) -> None:
    place = learn(anna)
    through(place)
    assert not any("seed" in frame or "opening" in frame for frame in place.frames)


def test_a_lesson_goes_on_after_the_server_has_stopped(tmp_path: Path) -> None:
    with run_server(tmp_path) as first:
        anna = first.new_person()
        place = learn(anna)
        move(place, "draw")
        table = place.card["id"]
        anna.sockets.close()
    with run_server(tmp_path) as second:
        anna.move_to(second.url)
        place = anna.join(table)
        assert place.position["learning"] == {"id": "memory", "step": 1}
        through(place)
        anna.close()


def test_an_unknown_lesson_is_not_there(anna: Person) -> None:
    for path in ("dragons/lessons/juggling", "chess/lessons/memory"):
        assert anna.post(f"/api/games/{path}", name="Anna").status_code == 404


def test_of_a_lesson_whose_script_has_changed_nothing_is_left_to_do() -> None:
    old = msgspec.structs.replace(MEMORY, steps=MEMORY.steps[1:])
    options = complete_options(DRAGONS.options, old.options)
    made = Created("dragons", options, DRAGONS.version, old.seed, False, None, True, old)
    rows = [Row("t", 1, 0, made, "a")]
    rows += [Row("t", 2 + seat, 0, Sat(seat, f"{seat}"), "a") for seat in range(3)]
    assert (Table(rows).actor, Table(rows).find_job()) == (None, None)
