"""A table on a real server with two people, bots and a spectator, and everything that each is sent.

What happens is a list of steps, so that the same steps can be repeated in another world.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import random
import re
import zlib
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import msgspec
import pytest

from dragonden.bots import Candidate, Decision
from dragonden.bots.analysis import Choice, Verdict, build_verdict
from dragonden.bots.questions import Question, pack_state
from dragonden.engine.game import Game
from dragonden.server.bot_service import BotService
from dragonden.server.room import Room
from dragonden.table.events import SPECTATOR
from dragonden.table.table import Table

from ..asked import count_asked, name_kind
from ..local_server import UNLIMITED, Person, ServerThread, TableClient, run_server, wait_until
from ..support import any_move
from .worlds import FirstWorld, SecondWorld

TIMES = re.compile(r'"(at|created|changed|now|away_since|since|covered|deadline)":(\[?)\d{13}\b')
AT_ONCE = msgspec.structs.replace(
    UNLIMITED, presence_delay=0.0, store_delay=0.0
)  # nobody comes in crowds
READERS = (0, 1, SPECTATOR)
WHYS = 6  # questions at a time
REAL = -1  # let the bot think for itself
Readers = tuple[int, ...]


class Step(NamedTuple):
    """Something that is done at the table."""

    kind: str
    seat: int = SPECTATOR
    number: int = 0  # the action of a move, or how many moves are taken back


class CuedBots(BotService):
    """The bots of all stages, started once: what they leave to chance follows from what they know.

    So whoever is told more than a seat may know gives another hint. A bot whose turn it is waits
    for its cue.
    """

    def __init__(self) -> None:
        super().__init__(processes=1, warm=False)
        self.turns: deque[Future[int | None]] = deque()  # of bots that wait, perhaps in vain

    async def choose_action(self, table: Table, seat: int, level: str, owner: str = "") -> int:
        """What a bot is told to do, or what it thinks itself."""
        turn: Future[int | None] = Future()
        self.turns.append(turn)
        action = await asyncio.wrap_future(turn)
        return await super().choose_action(table, seat, level) if action is None else action

    def cue(self, action: int | None) -> None:
        """Let the bot whose turn it is do this, or think."""
        wait_until(lambda: self.turns)
        turn = self.turns.popleft()
        if turn.set_running_or_notify_cancel():
            turn.set_result(action)
        else:  # something has happened before it came
            self.cue(action)

    async def decide(
        self, game: Game, knowledge: Any, actions: list[int], level: str, owner: str = ""
    ) -> Decision:
        known = pack_state(knowledge)
        question = Question(game.name, known, actions, level, zlib.crc32(known))
        return await asyncio.wrap_future(self.get_pool("quick").submit(question))

    async def judge(self, game: Game, choice: Choice, owner: str = "") -> Verdict:
        """Any verdict, as long as it follows from what the seat knew and did."""
        best = await self.decide(game, choice.knowledge, choice.actions, "random")
        luck = random.Random(pack_state(choice.knowledge))
        verdicts = [
            Candidate(action, 1, luck.random(), luck.random(), luck.random())
            for action in (choice.played, best.action)
        ]
        return build_verdict(choice, *verdicts)

    def close(self) -> None:
        """They go on to the next stage."""

    def end(self) -> None:
        super().close()


class ObservedTable:
    """A table in one of the worlds."""

    def __init__(self, world: FirstWorld | SecondWorld, audience: Readers) -> None:
        self.world, self.game = world, world.game
        self.audience = audience  # whose frames are of interest
        self.sent: dict[int, list[str]] = {reader: [] for reader in READERS}
        self.asked = {reader: itertools.count() for reader in READERS}
        self.steps = 0
        self.answered: dict[Any, set[str]] = {kind: set() for kind in self.game.kinds}

    def open(self, house: ServerThread, bots: CuedBots) -> None:
        """Two people, bots and somebody who watches come to a table."""
        self.house, self.bots = house, bots
        anna, ben, cleo = (house.new_person(name) for name in ("Anna", "Ben", "Cleo"))
        self.people: dict[int, Person] = {0: anna, 1: ben, SPECTATOR: cleo}
        others = ["greedy"] * (int(self.world.options["players"]) - 2)
        options = {k: v for k, v in self.world.options.items() if k != "players"}
        wish = {"options": options, "public": True, "hints": True, "clock": 86_400, "chat": True}
        self.id = anna.create(self.game.name, "me", "open", *others, **wish)
        self.places: dict[int, TableClient] = {}
        for reader in (0, SPECTATOR, 1):
            if reader == 1:
                ben.sit(self.id)
            self.places[reader] = self.people[reader].join(self.id)
            self.collect_frames()

    @property
    def room(self) -> Room:
        return self.house.house.rooms[self.id]

    @property
    def table(self) -> Table:
        return self.room.table

    @property
    def state(self) -> Any:
        assert self.table.board
        return self.table.board.match.live

    # -- what is sent ----------------------------------------------------------------------------

    def collect_frames(self) -> None:
        """Let everybody hear what has been said, and who is there: that is told a little later."""
        self.wait_for_presence()
        for reader, place in self.places.items():
            if reader in self.audience:
                self.ask(reader, "ping")
                self.sent[reader] += [self.normalize(frame) for frame in place.frames]
            else:
                place.drain()
            place.frames.clear()

    def normalize(self, text: str) -> str:
        """What was sent, without the table's random name and what the clock says."""
        return TIMES.sub(r'"\1":\g<2>0', text.replace(self.id, "TABLE"))

    def note(self, reader: int, answer: httpx.Response) -> None:
        """Note an answer over HTTP, headers included but for the time of day."""
        headers = sorted((k, v) for k, v in answer.headers.items() if k not in ("date",))
        answer_text = f"{answer.request.url.path} {answer.status_code} {headers} {answer.text}"
        self.sent[reader].append(self.normalize(answer_text))

    def ask(self, reader: int, type: str, **facts: Any) -> Any:
        """Ask something on the socket of a reader, under a name that is the same in all worlds."""
        return self.places[reader].ask(type, id=f"q{next(self.asked[reader])}", **facts)

    # -- what is done ----------------------------------------------------------------------------

    def do(self, step: Step) -> None:
        """Do something, and let everybody hear of it."""
        self.steps += 1
        doing: dict[str, Callable[[Step], object]] = {
            "move": self.move,
            "undo": self.undo,
            "hint": lambda step: self.ask(step.seat, "hint", seat=step.seat),
            "chat": lambda step: self.ask(step.seat, "chat", text="It is hot in here."),
            "leave": lambda step: self.ask(step.seat, "leave", seat=step.seat),
            "return": lambda step: self.ask(step.seat, "return", seat=step.seat),
            "visit": self.visit,
        }
        doing[step.kind](step)
        self.collect_frames()

    def move(self, step: Step) -> None:
        """The one to act makes a move: a person, or a bot that had waited for its cue."""
        action = step.number
        if action != REAL:
            action = self.world.translate(self.state, action)
        ply = self.table.ply
        if self.table.seats[step.seat].level is not None:
            self.bots.cue(None if action == REAL else action)
        else:
            move = as_json(self.game.decode(action))
            answer = self.ask(step.seat, "act", ply=ply, seat=step.seat, move=move)
            assert answer["type"] == "done", answer
        wait_until(lambda: self.table.ply > ply)

    def undo(self, step: Step) -> None:
        """A person takes back moves, with the other one's consent if that is needed."""
        ply, moves = self.table.ply, step.number
        answer = self.ask(step.seat, "undo", ply=ply, seat=step.seat, moves=moves)
        assert answer["type"] == "done", answer
        if self.table.question:
            self.ask(1 - step.seat, "consent", ply=answer["ply"], agree=True)

    def visit(self, step: Step) -> None:
        """Somebody opens the table once more: all of it, and what is new; and goes."""
        person, before = self.people[step.seat], len(self.room.connections)
        for seen, changes in ((None, True), (max(0, self.table.ply - 4), False)):
            place = person.join(self.id, seen, "de", changes)
            self.sent[step.seat] += [self.normalize(frame) for frame in place.frames]
            self.wait_for_presence()
            place.close()
            wait_until(lambda: len(self.room.connections) == before)
            person.http.get("/health")  # once answered, whatever the server was at is done
            self.wait_for_presence()

    def wait_for_presence(self) -> None:
        """Wait until everybody has been told who is here."""
        wait_until(lambda: self.room.presence_timer is None)

    # -- what is asked ---------------------------------------------------------------------------

    def ask_everything(self, reader: int) -> None:
        """Ask all that can be asked without anything happening."""
        ply = self.table.ply
        move = self.ask_at_the_table(reader)
        self.places[reader].send(type="nonsense")
        self.ask_forbidden(reader, ply, move)
        self.fetch_everything(reader)
        assert self.table.ply == ply, "something has happened after all"

    def ask_at_the_table(self, reader: int) -> Any:
        """Ask what people ask in their turn; one of the moves that were asked about."""
        seat = max(reader, 0)
        for viewpoint in (None, seat):
            self.ask(reader, "read", seat=viewpoint)
        if seat != self.table.actor or self.table.hinted.get(seat) == self.table.position_ply:
            self.ask(reader, "hint", seat=seat)  # a first one is told to all: a step of its own
        for before in (self.table.ply, 2**31 - 1):
            self.ask(reader, "log", before=before)
        return self.ask_why(reader)

    def ask_why(self, reader: int) -> Any:
        """Ask about moves of all kinds, allowed or not; the last one."""
        luck = random.Random(f"{self.steps} {reader}")
        offered = []
        if reader == self.table.actor:
            assert self.table.board
            offered = [self.game.decode(action) for action in self.table.board.legal()]
        for _ in range(WHYS):
            move = any_move(self.game, luck, offered)
            count_asked(self.game, name_kind(type(move)))
            answer = self.ask(reader, "why", seat=max(reader, 0), move=as_json(move))
            if reader == self.table.actor:  # to others it is only said that it is not their turn
                self.answered[type(move)].add(answer["type"])
        return as_json(move)

    def ask_forbidden(self, reader: int, ply: int, move: Any) -> None:
        """Ask what must be refused: for other seats, too late, or without sense."""
        seat = max(reader, 0)
        asked: list[tuple[str, dict[str, Any]]] = [
            ("act", {"ply": ply, "seat": seat, "move": {"type": "cheat"}}),
            ("act", {"ply": 1, "seat": seat, "move": move}),
            ("undo", {"ply": ply, "seat": seat, "moves": 0}),
            ("consent", {"ply": 0, "agree": True}),
        ]
        for other in {0, 1, 2} - {reader}:
            asked += [
                ("act", {"ply": ply, "seat": other, "move": move}),
                ("why", {"seat": other, "move": move}),
                ("undo", {"ply": ply, "seat": other}),
                ("read", {"seat": other}),
            ]
            steps = ("hint", "look", "replace", "open", "return", "leave", "resign")
            asked += [(step, {"seat": other}) for step in steps]
        if reader == SPECTATOR:
            asked.append(("chat", {"text": "Boo!"}))
        for type, facts in asked:
            answer = self.ask(reader, type, **facts)
            assert answer["type"] == "refused", answer

    def fetch_everything(self, reader: int) -> None:
        """Fetch all that can be fetched, and try what cannot."""
        http, here = self.people[reader].http, f"/api/tables/{self.id}"
        public = self.house.house.store.list_public
        wait_until(lambda: public()[0].ply == self.table.ply)  # lists may lag a little behind
        for path in ("/api/tables", "/api/mine", here, f"{here}/record", f"{here}/socket"):
            self.note(reader, http.get(path))
        for seat in ("", "0", "1", "2", "7", "truth"):
            self.note(reader, http.get(f"{here}/replay", params={"seat": seat}))
        self.note(reader, http.get(f"{here}/replay", params={"from": self.table.moves // 2}))
        for path in ("seats", "bots", "free", "rematch"):
            body = {"name": "Dora", "seat": 0, "level": "greedy"}
            self.note(reader, http.post(f"{here}/{path}", json=body))
        more: list[tuple[str, Any]] = [("free", {"seat": 2}), ("seats", {"name": "Dora"})]
        for path, body in (*more, ("rematch", {}), ("analysis", {})):
            self.note(reader, http.post(f"{here}/{path}", json=body))

    # -- when it is over -------------------------------------------------------------------------

    def end(self) -> None:
        """Both people give up, if the game is not over yet."""
        for seat in (0, 1):
            if self.table.status != "over":
                assert self.ask(seat, "resign", seat=seat)["type"] == "done"

    def fetch_verdicts(self, reader: int) -> list[Any]:
        """What the analysis says about the decisions of one seat."""
        self.fetch_analysis()
        found = self.house.house.analyses.by_table[self.id]
        wait_until(lambda: not found.is_running)
        answer = self.fetch_analysis()
        assert answer["done"] == answer["total"]
        return [verdict for verdict in answer["verdicts"] if verdict["seat"] == reader]

    def fetch_analysis(self) -> Any:
        answer = self.people[0].post(f"/api/tables/{self.id}/analysis", known=0)
        assert answer.status_code == 200, answer.text
        return answer.json()


@contextlib.contextmanager
def open_table(
    data: Path, world: FirstWorld | SecondWorld, bots: CuedBots, audience: Readers
) -> Iterator[ObservedTable]:
    """A table in a world, cleared in the end."""
    opened = ObservedTable(world, audience)
    bots.turns.clear()  # of the last stage
    wish: dict[str, Any] = {"adviser": "random", "durable": False, "bots": bots}
    with pytest.MonkeyPatch.context() as patch:
        world.enter(patch)
        with run_server(data, AT_ONCE, **wish) as place:
            opened.open(place, bots)
            yield opened


def as_json(move: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(move))
