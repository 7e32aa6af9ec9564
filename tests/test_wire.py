"""Frames made by hand are those that a library for sockets makes, and so much is read ahead."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from websockets.frames import Frame, Opcode

from dragonden.server import requests
from dragonden.server.wire import MOST_WAITING, encode_frame

from .local_server import PATIENCE, run_server, wait_until


@pytest.mark.parametrize("size", [0, 1, 125, 126, 255, 256, 65_535, 65_536, 100_000])
def test_a_text_of_any_length_is_framed(size: int) -> None:
    text = b"x" * size
    assert encode_frame(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


def test_some_messages_are_read_while_one_is_answered_and_no_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    may_answer, answer = asyncio.Event(), requests.answer

    async def answer_later(*asked: Any) -> None:
        await may_answer.wait()
        await answer(*asked)

    monkeypatch.setattr(requests, "answer", answer_later)
    with run_server(tmp_path) as server:
        anna = server.new_person()
        place = anna.join(anna.create("dragomino", "me", "open"))
        (connection,) = server.house.rooms[place.card["id"]].connections
        wire = connection.wire
        place.send(type="ping", id="answered")
        wait_until(lambda: wire.queue.empty() and wire.frames_left.level < wire.frames_left.size)
        for waiting in range(1, MOST_WAITING + 1):
            place.send(type="ping", id=f"waiting-{waiting}")
            wait_until(lambda: wire.queue.qsize() == waiting or wire.read_paused)  # noqa: B023
            assert wire.transport.is_reading()
        assert place.socket.ping().wait(PATIENCE)
        place.send(type="ping", id="too-much")
        wait_until(lambda: wire.queue.qsize() > MOST_WAITING)
        assert not wire.transport.is_reading()
        wire.loop.call_soon_threadsafe(may_answer.set)
        place.wait_until(lambda p: "too-much" in p.answers)
        assert place.ask("ping")["type"] == "pong"
        assert wire.transport.is_reading()
