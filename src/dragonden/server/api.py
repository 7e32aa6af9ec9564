"""What is asked over HTTP, and what is answered: JSON, every body a struct of this file.

    GET    /api/games                     → Offerings
    GET    /api/games/<name>              → Manifest, with all rules
    GET    /api/games/<name>/words        → GameWords
    GET    /api/games/<name>/report       → what a study found, if one was prepared
    GET    /api/games/<name>/box          → text/plain: a file of its box, to change it
    GET    /api/games/<name>/lessons      → list[LessonText]
    POST   /api/games/<name>/lessons/<id> Learn → Card of a table where the lesson is taught
    GET    /api/tables                    → list[Card]: public ones that wait or run
    POST   /api/tables          Create    → Card; you are known by the cookie that this sets
    GET    /api/mine                      → list[Card]: tables where you hold a seat
    GET    /api/tables/<id>               → Card
    POST   /api/tables/<id>/seats   Sit   → Card
    POST   /api/tables/<id>/bots    Engage → Card
    POST   /api/tables/<id>/programs Program → SeatToken: a program may play on this seat
    POST   /api/tables/<id>/free    Free  → Card
    POST   /api/tables/<id>/rematch Rematch → Card of the new table, the same for all who ask
    GET    /api/tables/<id>/record        → text/plain, when it is over
    GET    /api/tables/<id>/replay?seat=&from= → Replay: a part of it, from this frame on
    POST   /api/tables/<id>/analysis Analyse → Analysis, when it is over; ask again until it is done
    GET    /health, /metrics, /api/schema

A program shows its token in `Authorization: Bearer <token>`, at GET requests about its table.

All take ?language=en|fr|de, else the browser's Accept-Language counts. What cannot be done is
answered by a Problem, with status 400 (makes no sense), 403 (not yours), 404, 409 (not now),
413 (too long), 429 (too often) or 503 (cannot store anything just now).
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from dragonden.engine.game import Manifest
from dragonden.engine.words import Line
from dragonden.table.events import DAY

from .protocol import MOST_SEATS, Card, Level, Move, Number, PersonName, Seat, TableId, View


class Problem(Struct, frozen=True):
    """Why a request was not done; nothing has changed."""

    status: int
    line: str  # the message's name
    reason: str  # the sentence to show


class Asking(Struct, frozen=True, forbid_unknown_fields=True):
    """Any body of a request."""


class Offerings(Struct, frozen=True):
    """What can be played here."""

    games: list[Manifest]  # without their rules
    levels: list[str]  # of bots, weakest first
    bots: list[str]  # of other packages, which the owner of this house offers besides


class Me(Struct, frozen=True, tag_field="kind", tag="me", forbid_unknown_fields=True):
    """A seat for you; several: you pass the device."""

    name: PersonName


class Open(Struct, frozen=True, tag_field="kind", tag="open", forbid_unknown_fields=True):
    """A seat for somebody who comes."""


class Bot(Struct, frozen=True, tag_field="kind", tag="bot", forbid_unknown_fields=True):
    """A seat for a bot."""

    level: Level


class Create(Asking, frozen=True):
    """Set up a table. It begins when no seat is open."""

    game: str
    sitters: Annotated[list[Me | Open | Bot], Meta(min_length=1, max_length=MOST_SEATS)]
    options: dict[str, bool | int | str] = {}  # `players` follows from the sitters
    public: bool = False
    clock: Annotated[int, Meta(ge=5, le=7 * 24 * 3600)] | None = None  # seconds for a decision
    hints: bool = False
    undo: bool = True  # whether moves that have shown something may be taken back
    chat: bool | None = None  # null: unless it is public
    # Seconds without a move after which others may let somebody else play; while all who play are
    # connected, five minutes are enough.
    wait: Annotated[int, Meta(ge=60, le=30 * 24 * 3600)] = DAY
    # What differs from the printed box: the text of a file, or its contents by part and piece.
    box: str | dict[str, dict[str, int]] | None = None


class Learn(Asking, frozen=True):
    """Begin a lesson."""

    name: PersonName


class GameWords(Struct, frozen=True):
    """What a game says, in one language: for pages that were built without it."""

    fluent: str  # the source, as Project Fluent writes it


class LessonText(Struct, frozen=True):
    """What a lesson says, in one language."""

    id: str
    title: str
    steps: list[str]  # what each one asks for
    done: str  # when it is finished


class Sit(Asking, frozen=True):
    """Take an open seat; while the game is played, one that the others have opened to you."""

    name: PersonName
    seat: Seat | None = None  # null: the one kept for you, or the first open one
    beside: bool = False  # you have one already, and this is for somebody beside you


class Engage(Asking, frozen=True):
    """Put a bot on an open seat; for the one who set up the table."""

    seat: Seat
    level: Level


class Program(Asking, frozen=True):
    """Let a program play on an open seat or on yours; or give your program a new token.

    Open seats are given by the one who set up the table.
    """

    seat: Seat
    name: PersonName  # of the program, as everybody sees it; a new token does not change it


class SeatToken(Struct, frozen=True):
    """The right to play on one seat of one table, until the seat is freed or gets a new token."""

    table: TableId
    seat: int
    name: str
    token: str  # a secret: it is told only here


class Free(Asking, frozen=True):
    """Open a seat before the start: your own, your program's, or a bot's if you sit here."""

    seat: Seat


class Rematch(Asking, frozen=True):
    """Play again: the same bots, your seats, and open ones for the others."""

    options: dict[str, bool | int | str] | None = None  # null: as before
    public: bool | None = None  # null: as before


class Analyse(Asking, frozen=True):
    """Have a bot judge the decisions of a finished game, and hear what it has found so far.

    It goes on as long as somebody asks, about once a second, and pauses when nobody does.
    """

    known: Number = 0  # so many verdicts you have; only later ones are told


class Judged(Struct, frozen=True):
    """A move, and what came of it in the bot's simulations."""

    move: Move
    line: Line  # in a few words
    chance: float  # of winning, from 0 to 1
    points: float  # at the end


class Verdict(Struct, frozen=True):
    """What was played against what the bot would have played, by what the seat knew then."""

    moves: int  # made before it: the frame of a replay where it was decided
    seat: int
    offered: int  # how many moves were allowed
    agreed: bool  # the bot would have played the same
    played: Judged
    best: Judged
    chance_lost: float  # below 0 if the bot would have chosen worse
    points_lost: float  # where fewest win, points gained


class Analysis(Struct, frozen=True):
    """The bot's view of a finished game."""

    level: str  # of the bot
    together: bool  # all win or lose as one, and only points tell anything
    winners: list[int]  # seats
    total: int  # decisions to judge
    done: int  # of them
    verdicts: list[Verdict]  # those you did not know, in the order of the game


class Frame(Struct, frozen=True):
    """The game after one move, as one viewpoint saw it."""

    moves: int  # made before it
    seat: int | None  # who made the last one
    lines: list[Line]
    view: View


class Replay(Struct, frozen=True):
    """A game step by step; moves that were taken back are left out."""

    card: Card
    seat: int | None
    truth: bool  # nothing hidden: `?seat=truth`, when it is over
    total: int  # frames of the whole game
    frames: list[Frame]  # some of them, from the one that was asked for: `?from=`
