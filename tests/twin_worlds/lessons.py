"""Learn the same lesson in two worlds: learner and spectator must be sent the same in both."""

from __future__ import annotations

from itertools import zip_longest
from typing import Any

import pytest

from dragonden.engine.game import Game
from dragonden.engine.lessons import Lesson
from dragonden.engine.options import complete_options
from dragonden.server.room import Room
from dragonden.table import acts

from ..local_server import ServerThread, wait_until
from .table import TIMES
from .worlds import FirstWorld, ScriptedWorld


class LessonRun:
    """Somebody who learns a lesson in one of the worlds, and somebody who watches."""

    def __init__(self, server: ServerThread, game: Game, lesson: Lesson, reader: int) -> None:
        self.server, self.lesson = server, lesson
        self.anna, eve = server.new_person("Anna"), server.new_person("Eve")
        answer = self.anna.post(f"/api/games/{game.name}/lessons/{lesson.id}", name="Anna")
        self.id = answer.json()["id"]
        self.sent: list[str] = []
        self.learner = self.anna.join(self.id)
        self.wait_for_presence()
        self.place = self.learner if reader == lesson.seat else eve.join(self.id)
        self.person = self.anna if reader == lesson.seat else eve
        self.wait_for_presence()

    def close(self) -> None:
        """Go, and leave nothing to do in this world."""
        for place in {self.learner, self.place}:
            place.close()
        wait_until(lambda: not self.room.connections)
        del self.server.house.rooms[self.id]

    @property
    def room(self) -> Room:
        return self.server.house.rooms[self.id]

    def wait_for_presence(self) -> None:
        """Wait until everybody has been told who is here."""
        wait_until(lambda: self.room.presence_timer is None)

    def learn(self, moves: list[Any]) -> list[Any]:
        """Make the moves of another world, or those that the lesson shows, until it is done."""
        learner, seat, made = self.learner, self.lesson.seat, list[Any]()
        while True:
            learner.wait_until(lambda place: place.is_my_turn() or place.position["actor"] is None)
            if self.room.table.status == "over":
                return made
            self.note()
            if learner.position["actor"] is None:
                return made
            ply = learner.ply
            shown = learner.ask("hint", id=f"h{ply}", seat=seat)["move"]
            made.append(moves[len(made)] if moves else shown)
            learner.ask("act", id=f"s{ply}", ply=ply, seat=seat, move=made[-1])
            learner.wait_until(lambda place, ply=ply: place.ply > ply)

    def note(self) -> None:
        """Ask all that can be asked, and note what the reader has been sent so far.

        What follows is forgotten if the game is over then, when everything may be told.
        """
        if self.place is self.learner:  # else the offers may be others here
            self.try_everything()
        here = f"/api/tables/{self.id}"
        replays = [f"{here}/replay?seat={seat}" for seat in ("", "0", "1", "truth")]
        answers = [self.person.http.get(path) for path in (here, f"{here}/record", *replays)]
        answers.append(self.person.post(f"{here}/analysis"))
        self.place.ask("ping", id=f"p{self.learner.ply}")
        frames = self.place.frames[:]
        self.place.frames.clear()
        sent = [*frames, *(f"{answer.status_code} {answer.text}" for answer in answers)]
        self.sent += [TIMES.sub(r'"\1":\g<2>0', text.replace(self.id, "TABLE")) for text in sent]

    def try_everything(self) -> None:
        """Ask why about each move, and try those that the lesson does not ask for."""
        learner, seat, ply = self.learner, self.lesson.seat, self.learner.ply
        for number, move in enumerate(learner.offers()):
            learner.ask("why", id=f"w{ply}-{number}", seat=seat, move=move)
            if not self.is_right(move):
                answer = learner.ask("act", id=f"a{ply}-{number}", ply=ply, seat=seat, move=move)
                assert answer["type"] == "refused"

    def is_right(self, move: Any) -> bool:
        table = self.room.table
        assert table.board
        action = acts.check_move(table.board, move)
        return self.lesson.is_right(table.moves, table.board.format_action(action))


def compare(server: ServerThread, game: Game, lesson: Lesson, reader: int) -> ScriptedWorld:
    """Learn a lesson in both worlds, of which the second is returned."""
    truth = FirstWorld(game, complete_options(game.options, lesson.options), lesson.seed)
    twin = ScriptedWorld(truth, reader)
    runs, moves = [], list[Any]()
    for world in (truth, twin):
        with pytest.MonkeyPatch.context() as patch:
            world.enter(patch)
            runs.append(LessonRun(server, game, lesson, reader))
            moves = runs[-1].learn(moves)
            runs[-1].close()
    first, second = (run.sent for run in runs)
    differ = [pair for pair in zip_longest(first, second) if pair[0] != pair[1]]
    assert not differ, differ[0]
    return twin
