"""What the load bench says is what a page says in a game: the same messages, in the same order."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from playwright.sync_api import WebSocket

from tools.load import ours

from .players import PLAYERS
from .visitor import Visitor

MOVES = 6
NEAR = 8  # bytes by which numbers and names may differ in length


def record_messages(anna: Visitor) -> list[str]:
    """Everything that the page says from now on."""
    said: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framesent", lambda text: said.append(str(text)))

    anna.page.on("websocket", listen)
    return said


@pytest.mark.parametrize("game", ["dragons", "dragomino"])
def test_the_load_bench_says_what_a_page_says(visitor: Callable[..., Visitor], game: str) -> None:
    anna = visitor("Anna")
    said = record_messages(anna)
    anna.go(f"/table/{anna.create(game, 'me', *['greedy'] * 3)}")
    for _ in range(MOVES):
        assert anna.wait_for_turn()
        ply = anna.ply
        PLAYERS[game](anna)
        anna.wait_past(ply)
    messages = [msgspec.json.decode(text) for text in said]
    kinds = [message["type"] for message in messages if message["type"] != "ping"]
    assert kinds == ["hello", *["act"] * MOVES], "pages say something that the bench does not"
    for text, message in zip(said, messages, strict=True):
        bench = build_bench_message(message)
        assert [*msgspec.json.decode(bench)] == [*message], "the fields are others"
        assert abs(len(bench) - len(text.encode())) <= NEAR
    assert messages[0] == msgspec.json.decode(ours.HELLO)


def build_bench_message(said: dict[str, Any]) -> bytes:
    """What the bench says in place of a message of a page."""
    if said["type"] == "hello":
        return ours.HELLO
    if said["type"] == "ping":
        return ours.PING % 1
    return ours.ACT % (said["ply"], said["seat"], msgspec.json.encode(said["move"]), 1)
