"""A worker process: `python -m dragonden.bots.worker` reads questions and writes answers.

On its standard input and output, each message is its length in four bytes and then msgpack.
"""

from __future__ import annotations

import signal
import sys
from typing import IO

import msgspec

from dragonden.engine.errors import Mistake
from dragonden.games import find, names

from . import bot
from .questions import Answer, Question, unpacked
from .readiness import begun

LENGTH = 4  # bytes


def read(stream: IO[bytes]) -> bytes | None:
    """The next message, or None when there are no more."""
    head = stream.read(LENGTH)
    if len(head) < LENGTH:
        return None
    size = int.from_bytes(head, "big")
    body = stream.read(size)
    return body if len(body) == size else None


def write(stream: IO[bytes], body: bytes) -> None:
    stream.write(len(body).to_bytes(LENGTH, "big") + body)
    stream.flush()


def answer(question: Question) -> Answer:
    """Let the player decide."""
    try:
        game = find(question.game)
        known = unpacked(game, question.knowledge)
        return Answer(bot(question.player, question.seed).decide(known, question.actions))
    except Mistake as mistake:
        return Answer(None, str(mistake))


def main() -> None:
    """Answer until the other side closes; a Ctrl-C is for the one who asks."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for name in names() if "--warm" in sys.argv else []:
        begun(find(name))
    decoder = msgspec.msgpack.Decoder(Question)
    while (body := read(sys.stdin.buffer)) is not None:
        write(sys.stdout.buffer, msgspec.msgpack.encode(answer(decoder.decode(body))))


if __name__ == "__main__":
    main()
