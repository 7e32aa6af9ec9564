"""Frames that an attacker or a broken client might send, each with the answer it must get."""

from __future__ import annotations

import contextlib
import random
from typing import Any, Literal, NamedTuple

import msgspec

from dragonden.engine.game import Game
from dragonden.server.protocol import ClientMessage, Hello
from tests.asked import count_asked
from tests.support import any_move
from tools.load.wire import CLOSE, FINAL, PING, TEXT, build_frame

BINARY, CONTINUED, RESERVED, UNKNOWN = 0x2, 0x0, 0x70, 0x3
LARGEST = 16_384  # bytes that the server takes
MUCH = 3_000_000
READER = msgspec.json.Decoder(ClientMessage)

# What is due: a refusal, the answer given before, a pong, the end of the connection; or nothing,
# for who sends half a frame and is gone.
Due = Literal["unreadable", "refused", "done", "pong", "closed", "gone"]


class Frame(NamedTuple):
    """Bytes for the socket, and what the server is to make of them."""

    kind: str
    sent: bytes
    due: Due
    ply: int = 0  # of the answer given before


def message_frame(kind: str, **message: Any) -> Frame:
    """A message that can be read."""
    return Frame(kind, build_frame(msgspec.json.encode(message), FINAL | TEXT), "refused")


def text_frame(kind: str, body: bytes) -> Frame:
    """A text that is no message, or by chance one that is not allowed."""
    due: Due = "unreadable"
    with contextlib.suppress(msgspec.DecodeError, RecursionError):
        due = "unreadable" if isinstance(READER.decode(body), Hello) else "refused"
    return Frame(kind, build_frame(body, FINAL | TEXT), due)


def replay_frame(became: int, **message: Any) -> Frame:
    """A message that was answered before."""
    return message_frame("replayed", **message)._replace(due="done", ply=became)


class Target(NamedTuple):
    """A table in the middle of a game, where the one to act does nothing that is allowed."""

    game: Game
    ply: int
    actor: int
    offered: list[Any]  # moves
    seats: int

    @property
    def offer(self) -> Any:
        return msgspec.to_builtins(self.offered[0])


# -- no message ----------------------------------------------------------------------------------


def garbage(luck: random.Random) -> Frame:
    """Any characters at all."""
    letters = "".join(
        chr(luck.choice([luck.randrange(1, 128), luck.randrange(160, 0xD7FF)]))
        for _ in range(luck.randrange(0, 200))
    )
    return text_frame("garbage", letters.encode())


def deep(luck: random.Random) -> Frame:
    """Brackets in brackets, more than a reader may follow."""
    opening = luck.choice([b"[", b'{"a":', b'{"type":"act","move":' + b"[" * 9])
    depth = luck.randrange(100, LARGEST // (2 * len(opening)))
    closing = {b"[": b"]", b'{"a":': b"}"}.get(opening, b"")
    return text_frame("deep", opening * depth + b"1" * luck.randrange(2) + closing * depth)


def odd_json(luck: random.Random) -> Frame:
    """JSON of another kind."""
    return text_frame("odd JSON", luck.choice(ODDITIES))


ODDITIES = [
    b"",
    b"null",
    b"true",
    b"0",
    b"-1e999",
    b"NaN",
    b"1" * 5000,
    b'"hello"',
    b"[]",
    b"{}",
    b'{"type":null}',
    b'{"type":{}}',
    b'{"type":"hello"}',
    b'{"type":"hello","version":3,"version":3}',
    b'{"type":"nothing","id":"a"}',
    b'{"type":"act"}',
    b'{"id":"a","seat":0}',
    b'{"type":"chat","id":"a","text":"\\ud800"}',
    b'{"type":"chat","id":"a","text":""}',
    b'{"type":"chat","id":"a","text":"' + b"x" * 301 + b'"}',
    b'{"type":"ping","id":"' + b"x" * 41 + b'"}',
    b'{"type":"ping","id":"../../etc"}',
    b'{"type":"act","id":"a","ply":-1,"seat":0,"move":{}}',
    b'{"type":"act","id":"a","ply":1e400,"seat":0,"move":{}}',
    b'{"type":"act","id":"a","ply":99999999999999999999,"seat":0,"move":{}}',
    b'{"type":"act","id":"a","ply":1,"seat":99,"move":{}}',
    b'{"type":"act","id":"a","ply":1,"seat":0,"move":[]}',
    b'{"type":"act","id":"a","ply":1,"seat":0,"move":null}',
    b'{"type":"act","id":"a","ply":1,"seat":true,"move":{}}',
    b'\xef\xbb\xbf{"type":"ping","id":"a"}',
]


def changed(luck: random.Random, target: Target) -> Frame:
    """A good message with something cut off, doubled or put in."""
    message = msgspec.json.encode(
        {"type": "act", "id": "x", "ply": target.ply, "seat": target.actor, "move": target.offer}
    )
    at = luck.randrange(1, len(message))
    ways = [
        message[:at],
        message[:at] + luck.choice([b'"', b"{", b"\\", b"\x00", b",,"]) + message[at:],
        message[:-1] + b',"admin":true}',
        message + message,
        message.replace(b'"act"', b'"Act"'),
    ]
    return text_frame("changed", luck.choice(ways))


def binary(luck: random.Random) -> Frame:
    body = luck.randbytes(luck.randrange(0, 300))
    return Frame("binary", build_frame(body, FINAL | BINARY), "unreadable")


# -- messages that are not allowed ---------------------------------------------------------------


def foreign(luck: random.Random, target: Target, own: int | None) -> Frame:
    """A good request for a seat of somebody else."""
    seats = [seat for seat in range(target.seats) if seat != own]
    likely = own != target.actor and luck.random() < 0.5
    seat = target.actor if likely else luck.choice([*seats, 15])
    kind = luck.choice(
        ["act", "why", "hint", "look", "read", "undo", "resign", "leave", "return", "open"]
    )
    facts: dict[str, Any] = {"type": kind, "id": any_id(luck), "seat": seat}
    if kind in ("act", "undo"):
        facts["ply"] = target.ply
    if kind in ("act", "why"):
        facts["move"] = target.offer
    return message_frame("foreign seat", **facts)


def out_of_turn(luck: random.Random, target: Target, own: int | None) -> Frame:
    """A good move, but it is not this seat's turn."""
    ply = luck.choice([target.ply, target.ply - 1, 0, target.ply + 1, 2**31 - 1])
    seat = target.actor if own is None else own
    return message_frame(
        "out of turn", type="act", id=any_id(luck), ply=ply, seat=seat, move=target.offer
    )


def illegal(luck: random.Random, target: Target, own: int | None) -> Frame:
    """A move that the game does not know, or does not allow, in turn or not."""
    near = forbidden(luck, target)
    fact = luck.choice([*near])
    move = luck.choice(
        [
            near,
            {**near, fact: luck.choice([None, -1, 2**70, "z", ["a"], {}, True, 0.5])},
            {name: value for name, value in near.items() if name != fact},
            {**near, "": "x" * luck.randrange(3000)},
            {**near, "type": "win"},
            {str(n): n for n in range(luck.randrange(200))},
        ]
    )
    if is_offered(move, target):
        move = near
    if move.get("type") == near["type"]:
        count_asked(target.game, near["type"])
    seat = luck.choice([target.actor, target.actor if own is None else own])
    facts: dict[str, Any] = {"seat": seat, "move": move, "id": any_id(luck)}
    if luck.random() < 0.5:
        return message_frame("illegal", type="act", ply=target.ply, **facts)
    return message_frame("illegal", type="why", **facts)


def forbidden(luck: random.Random, target: Target) -> dict[str, Any]:
    """A move of any kind that is not allowed."""
    while True:
        move: dict[str, Any] = msgspec.to_builtins(any_move(target.game, luck, target.offered))
        if not is_offered(move, target):
            return move


def is_offered(move: dict[str, Any], target: Target) -> bool:
    """Whether an object stands for a move that is allowed."""
    return msgspec.json.encode(move) in map(msgspec.json.encode, target.offered)


def untimely(luck: random.Random, target: Target) -> Frame:
    """Something that nobody has asked for, or that cannot be done now."""
    ply = luck.choice([0, 1, target.ply, 2**31 - 1])
    facts: dict[str, Any] = luck.choice(
        [
            {"type": "consent", "ply": ply, "agree": luck.random() < 0.5},
            {"type": "return", "seat": luck.randrange(target.seats)},
            {"type": "replace", "seat": luck.randrange(16)},
            {"type": "undo", "ply": 1, "seat": luck.randrange(16), "moves": luck.randrange(2**31)},
            {"type": "chat", "text": luck.choice([" ", "\n\t", "\x00", "\x7f"])},
        ]
    )
    return message_frame("untimely", id=any_id(luck), **facts)


def watcher(luck: random.Random) -> Frame:
    """What only people at the table may say, by somebody who is not."""
    talk = {"type": "chat", "text": "Listen to me!"}
    facts = luck.choice([talk, {"type": "resign", "seat": luck.randrange(4)}])
    return message_frame("watcher", id=any_id(luck), **facts)


def ping(luck: random.Random) -> Frame:
    return message_frame("ping", type="ping", id=any_id(luck))._replace(due="pong")


def any_id(luck: random.Random) -> str:
    """The name of a request: one of few, so that they often come twice."""
    return f"n{luck.randrange(500)}"


# -- the end of a connection ---------------------------------------------------------------------


def oversized(luck: random.Random) -> Frame:
    size = luck.choice([LARGEST + 1, 70_000, MUCH])
    opening = luck.choice([b'{"type":"chat","id":"a","text":"', b"[" * 100, b""])
    return Frame("oversized", build_frame(opening + b"x" * size, FINAL | TEXT), "closed")


def against_the_protocol(luck: random.Random) -> Frame:
    """Bytes that are no WebSocket."""
    good = build_frame(b'{"type":"ping","id":"a"}', FINAL | TEXT)
    return Frame(
        "against the protocol",
        luck.choice(
            [
                build_frame(b"x", FINAL | UNKNOWN),
                build_frame(b"x", FINAL | RESERVED | TEXT),
                build_frame(b"x", FINAL | CONTINUED),
                build_frame(b"x" * 126, FINAL | PING),  # too long for a ping
                build_frame(b"x", PING),  # a ping in parts
                build_frame(b"\xff\xfe", FINAL | TEXT),  # no UTF-8
                build_frame(b"\x00", FINAL | CLOSE),  # half a code
                build_frame(b"\x00\x01no", FINAL | CLOSE),  # a code that there is not
                good[:1] + bytes([good[1] & 0x7F]) + good[6:],  # not masked
                build_frame(b"one", TEXT)
                + build_frame(b"two", TEXT),  # a second before the first is whole
            ]
        ),
        "closed",
    )


def broken_off(luck: random.Random) -> Frame:
    """Part of a frame, and then nothing any more."""
    whole = build_frame(b'{"type":"ping","id":"a"}' * 20, luck.choice([FINAL | TEXT, TEXT]))
    return Frame("broken off", whole[: luck.randrange(0, len(whole))], "gone")


def any_frame(luck: random.Random, target: Target, own: int | None, before: list[Frame]) -> Frame:
    """Any of all these, for somebody on a seat of their own or on none."""
    end, what = luck.random(), luck.randrange(12)
    if end < 0.03:
        return luck.choice([oversized, against_the_protocol, broken_off])(luck)
    if own == target.actor and what in (4, 5, 6):  # what is changed a little may be allowed
        return illegal(luck, target, own)
    match what:
        case 0:
            return garbage(luck)
        case 1:
            return deep(luck) if luck.random() < 0.2 else binary(luck)
        case 2 | 3:
            return odd_json(luck)
        case 4 | 5:
            return changed(luck, target)
        case 6:
            return out_of_turn(luck, target, own)
        case 7:
            return illegal(luck, target, own)
        case 8:
            return untimely(luck, target) if own is not None else watcher(luck)
        case 9 if before:
            return luck.choice(before)
        case 10:
            return ping(luck)
    return foreign(luck, target, own)
