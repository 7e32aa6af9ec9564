"""A program that plays on one seat of a table, over the network: `docs/BOTS.md` explains it.

    DRAGONDEN_TOKEN=… python examples/network_bot.py http://127.0.0.1:8000/table/…

It needs the package `websockets` and nothing of Dragonden. To make it yours, change `choose`.
"""

import json
import os
import random
import secrets
import sys
import time
from typing import Any

from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

VERSION = 3  # of the protocol
FINAL = {4400, 4401, 4403, 4404, 4426}  # closed with one of these codes, do not come back
PAUSES = (0.5, 30)  # seconds before coming back: at first, and at most


def choose(view: dict[str, Any], offers: list[Any]) -> Any:
    """Choose one of the offered moves; this program leaves it to chance."""
    return random.choice(offers)


class Player:
    """What the program knows of its table, over all its connections."""

    def __init__(self) -> None:
        self.ply: int | None = None  # the last event it has seen
        self.seat = 0
        self.turn: dict[str, Any] | None = None  # what the seat sees, if it has to decide
        self.request: str | None = None  # the id of the request that is not answered yet
        self.result: dict[str, Any] | None = None
        self.pause: float = PAUSES[0]

    def play(self, socket: ClientConnection) -> None:
        """Say hello, and follow the game until it is over or the position is in doubt."""
        self.turn = self.request = None
        send(socket, "hello", version=VERSION, seen=self.ply)
        for text in socket:
            message = json.loads(text)
            if message["type"] == "update":
                self.update(socket, message)
            elif self.request and message.get("id") == self.request:
                self.request = None
            if message["type"] == "refused":
                print(message["reason"], file=sys.stderr)
            if message["type"] == "refused" or self.result:
                return  # and come back for the position as it is
            if self.turn and not self.request:
                move, self.turn = choose(self.turn["view"], self.turn["offers"]), None
                self.ask(socket, "act", ply=self.ply, seat=self.seat, move=move)

    def update(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        """Learn what has changed. A part that is missing has not."""
        self.ply, self.pause = message["ply"], PAUSES[0]
        if card := message.get("card"):
            self.seat = card["yours"][0]
            if card["status"] == "running" and card["sitters"][self.seat]["level"]:
                self.ask(socket, "return", seat=self.seat)  # a bot has stepped in for us
        if position := message.get("position"):
            self.result, (view,), asked = position["result"], position["views"], position["asked"]
            self.turn = view if view["offers"] else None
            if asked and self.seat in asked["waiting"]:  # somebody wants to take back moves
                send(socket, "consent", id=secrets.token_hex(8), ply=asked["ply"], agree=True)

    def ask(self, socket: ClientConnection, kind: str, **facts: Any) -> None:
        self.request = secrets.token_hex(8)
        send(socket, kind, id=self.request, **facts)


def send(socket: ClientConnection, kind: str, **facts: Any) -> None:
    socket.send(json.dumps({"type": kind, **facts}))


def main(link: str, token: str) -> None:
    house, _, table = link.partition("/table/")
    address = f"{house.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    player, bearer = Player(), {"Authorization": f"Bearer {token}"}
    while not player.result:
        try:
            with connect(address, additional_headers=bearer, max_size=None) as socket:
                player.play(socket)
        except (OSError, InvalidHandshake, ConnectionClosed) as error:
            closed = error.rcvd if isinstance(error, ConnectionClosed) else None
            if closed and closed.code in FINAL:
                sys.exit(f"The server has closed the connection: {closed.reason}.")
            print(f"Coming back in {player.pause} s: {error}", file=sys.stderr)
            time.sleep(player.pause)
            player.pause = min(2 * player.pause, PAUSES[1])
    print("won" if player.seat in player.result["winners"] else "lost", *player.result["scores"])


if __name__ == "__main__":
    main(sys.argv[1], os.environ["DRAGONDEN_TOKEN"])
