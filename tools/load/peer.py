"""Tables at boardgame.io, by the socket.io messages that its own client sends."""

from __future__ import annotations

from pathlib import Path

import httpx
import msgspec

from .process import Process
from .table import BRIEF, SEATS, Scripted
from .wire import Wire, open_wire

HERE = Path(__file__).parent / "peer"
INSTALLED = Path(".peers")  # by scripts/bench, with package.json of HERE
SOCKET = "/socket.io/?EIO=4&transport=websocket"
OPEN, PING, PONG, CONNECTED, EVENT = b"0", b"2", b"3", b"40/dragons,", b"42/dragons,"


def is_installed() -> bool:
    return (INSTALLED / "node_modules/boardgame.io").is_dir()


def command(storage: str) -> list[str]:
    """Start it with storage in `memory`, or in files of a folder."""
    return ["node", str((INSTALLED / "dragons.js").absolute()), storage]


class Game(msgspec.Struct):
    deck: int
    card: str | None
    piles: list[dict[str, int | str | None]]


class Context(msgspec.Struct):
    current: str = msgspec.field(name="currentPlayer")


class State(msgspec.Struct):
    game: Game = msgspec.field(name="G")
    context: Context = msgspec.field(name="ctx")
    stage: int = msgspec.field(name="_stateID")


class Synced(msgspec.Struct):
    state: State


SYNCS = msgspec.json.Decoder(tuple[str, str, Synced])
UPDATES = msgspec.json.Decoder(tuple[str, str, State, msgspec.Raw])


class Lobby:
    """Sets up matches."""

    def __init__(self, server: Process) -> None:
        self.url = server.url
        self.http = httpx.Client(base_url=server.url, timeout=60, limits=BRIEF)

    def table(self) -> Theirs:
        """A new match where all four have joined."""
        made = self.http.post("/games/dragons/create", json={"numPlayers": SEATS})
        id = made.raise_for_status().json()["matchID"]
        keys = []
        for seat in range(SEATS):
            wish = {"playerID": str(seat), "playerName": f"Guest {seat}"}
            joined = self.http.post(f"/games/dragons/{id}/join", json=wish).raise_for_status()
            keys.append(joined.json()["playerCredentials"])
        return Theirs(self.url, id, keys)

    def close(self) -> None:
        self.http.close()


class Theirs(Scripted):
    """A match of four players."""

    def __init__(self, url: str, id: str, keys: list[str]) -> None:
        super().__init__()
        self.address = url.replace("http", "ws", 1) + SOCKET
        self.id, self.keys = id, keys
        self.latest: State

    async def join(self) -> None:
        for seat in range(SEATS):

            def heard(wire: Wire, frame: bytes, seat: int = seat) -> None:
                self.heard(wire, seat, frame)

            self.wires.append(await open_wire(self.address, heard))
        await self.beginning()

    def heard(self, wire: Wire, seat: int, frame: bytes) -> None:
        if frame.startswith(EVENT):
            self.told(seat, frame[len(EVENT) :])
        elif frame == PING:
            wire.send(PONG)
        elif frame.startswith(CONNECTED):
            said = ["sync", self.id, str(seat), self.keys[seat], SEATS]
            wire.send(EVENT + msgspec.json.encode(said))
        elif frame.startswith(OPEN):
            wire.send(CONNECTED)

    def told(self, seat: int, event: bytes) -> None:
        if event.startswith(b'["update"'):
            state = UPDATES.decode(event)[2]
        elif event.startswith(b'["sync"'):
            state = SYNCS.decode(event)[2].state
        else:  # who is connected
            return
        if str(seat) == state.context.current:
            self.latest = state
        self.came(seat, state.stage)

    def move(self) -> None:
        """As at our own table: draw while there are cards, and take the first free pile."""
        game, actor = self.latest.game, self.latest.context.current
        free = next(n for n, pile in enumerate(game.piles) if pile["dragon"] is None)
        if game.card is not None:
            kind, facts = "put", [free]
        elif game.deck:
            kind, facts = "draw", []
        else:
            kind, facts = "dragon", [free]
        payload = {
            "type": kind,
            "args": facts,
            "playerID": actor,
            "credentials": self.keys[int(actor)],
        }
        said = [
            "update",
            {"type": "MAKE_MOVE", "payload": payload},
            self.latest.stage,
            self.id,
            actor,
        ]
        self.wires[int(actor)].send(EVENT + msgspec.json.encode(said))
