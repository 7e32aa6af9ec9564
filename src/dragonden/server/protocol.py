"""What browsers and the server say to each other: JSON, every message a struct of this file.

**The socket** of a table is `/api/tables/<id>/socket`. A client first says `hello`; the server
answers `welcome` and then one `update` with everything the client has not seen. After that each
thing that happens is one `update`, in order, and only after it is stored for good. Whatever a
client asks carries an `id` that it never uses for anything else at this table (a random one): the
answer (`done`, `refused`, …) repeats it, and to ask the same again with the same `id` is harmless.
So a client that lost its connection in between simply comes back, says `hello` with the last `ply`
it has seen, and asks again.

A **ply** is the number of a stored event of the table, from 1: moves, but also who sits down, chat
and so on. A **seat** is counted from 0. A **line** is a message's name with its facts; the words
are in `engine/words`, `games/<game>/words` and `table/words`. Whole numbers of time are
milliseconds since 1970 by the server's clock.

What a client gets is made from what its seats may know: `views` has one entry for each seat that
it holds (several on one device: show them one at a time, with a curtain between), or one with
`seat: null` for who only watches.

The server closes a socket with one of `CLOSED_BY`; after all but the first two a client may come
back, waiting a little longer each time.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from dragonden.engine.game import Manifest
from dragonden.engine.words import Line
from dragonden.table.result import Result

VERSION = 1  # of this protocol

CLOSED_BY = {
    4400: "what was said made no sense, or it was said from a foreign page",
    4404: "there is no such table",
    4408: "no hello, or no answer to pings, or the client reads too slowly",
    4429: "too much was said, or there are too many sockets from one address",
    4503: "the server is closing or cannot store anything just now",
}

LONGEST_CHAT = 300
LONGEST_NAME = 24
MOST_SEATS = 16  # more than any game has

Language = Literal["en", "fr", "de"]
Seat = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
Number = Annotated[int, Meta(ge=0, lt=1 << 31)]
ClientId = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,40}$")]
TableId = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{22}$")]  # 128 bits, also the table's link
PersonName = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
Level = Annotated[str, Meta(pattern="^[a-z]{1,20}$")]  # of a bot, one of `Offerings.levels`
Move = dict[str, Any]  # a struct of the game's moves.py: {"type": "pick", "domino": 3}
View = Any  # the struct `View` of the game's view.py
Status = Literal["waiting", "running", "over"]


# -- what a client says on the socket ------------------------------------------------------------


class Said(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """Any message of a client."""


class Hello(Said, frozen=True, tag="hello"):
    """The first message, once."""

    version: int  # VERSION; another one is refused
    language: Language = "en"  # of reasons, readings and hints
    seen: Number | None = None  # the last ply this client knows: only later events are told


class Act(Said, frozen=True, tag="act"):
    """Make a move. → done, refused"""

    id: ClientId
    ply: Number  # the last ply seen: refused if the position has changed since
    seat: Seat
    move: Move  # one of the offers


class Why(Said, frozen=True, tag="why"):
    """Ask why a move is not allowed now. → refused, allowed"""

    id: ClientId
    seat: Seat
    move: Move


class Hint(Said, frozen=True, tag="hint"):
    """Ask a bot what it would do, where the table allows hints. → hinted, refused"""

    id: ClientId
    seat: Seat


class Read(Said, frozen=True, tag="read"):
    """Ask for the position in plain text, for reading aloud. → reading, refused"""

    id: ClientId
    seat: Seat | None  # one of your seats; null: as one who only watches


class Undo(Said, frozen=True, tag="undo"):
    """Take back moves. → done, refused

    Inside your own turn, while nothing hidden or random has come to light, it is done at once;
    further back the other people at the table are asked (see `Position.undo`).
    """

    id: ClientId
    ply: Number  # the last ply seen, as for `act`
    seat: Seat
    moves: Number | None = None  # how many; null: back to this seat's last decision


class Consent(Said, frozen=True, tag="consent"):
    """Answer somebody who asked to take back moves; asked oneself, false withdraws it. → done"""

    id: ClientId
    ply: Number  # of the question: `Asked.ply`
    agree: bool


class Resign(Said, frozen=True, tag="resign"):
    """Give up a seat's game for good: a bot plays on, or the game is over. → done, refused"""

    id: ClientId
    seat: Seat


class Leave(Said, frozen=True, tag="leave"):
    """Let a bot play for one's seat until one returns; before the start, free it. → done"""

    id: ClientId
    seat: Seat


class Return(Said, frozen=True, tag="return"):
    """Take one's seat back from the bot. → done, refused"""

    id: ClientId
    seat: Seat


class Replace(Said, frozen=True, tag="replace"):
    """Let a bot play for somebody who has been away for a minute. → done, refused"""

    id: ClientId
    seat: Seat


class Chat(Said, frozen=True, tag="chat"):
    """Say something to everybody at the table. Who only watches cannot. → done, refused"""

    id: ClientId
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_CHAT)]


class Ping(Said, frozen=True, tag="ping"):
    """Ask whether the connection lives. → pong"""

    id: ClientId


Request = Act | Why | Hint | Read | Undo | Consent | Resign | Leave | Return | Replace | Chat | Ping
ClientMessage = Hello | Request


# -- what tables look like -----------------------------------------------------------------------


class Sitter(Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits on a seat."""

    kind: Literal["open", "person", "bot"]
    name: str | None = None  # of a person
    level: str | None = None  # of a bot, or of the bot that plays for a person who left
    here: bool = False  # a person with a live connection
    away_since: int | None = None  # when a person's last connection ended
    resigned: bool = False


class Card(Struct, frozen=True, forbid_unknown_fields=True):
    """A table as lists and lobbies show it."""

    id: TableId
    game: str
    options: dict[str, Any]
    public: bool
    status: Status
    sitters: list[Sitter]
    yours: list[int]  # the seats that you hold
    created: int
    changed: int  # when something last happened
    clock: int | None  # seconds for each decision; null: all the time in the world
    hints: bool  # whether players may ask for hints
    rules: int  # version of the rules
    outdated: bool  # played by older rules: to be looked at, not played on
    rematch: TableId | None  # the table where the same people play again


class Entry(Struct, frozen=True, forbid_unknown_fields=True):
    """One thing that happened, as it stands in the log."""

    ply: int
    at: int
    kind: str  # what it was: moved, chatted, sat, undone, … (`table/events.py`)
    seat: int | None  # who did it; null: nobody on a seat
    lines: list[
        list[Line]
    ]  # what the log says about it to each of your viewpoints, in the order of
    # `Position.views`; lines marked fleeting are told only once
    text: str | None = None  # of a chat: plain text, never markup


class Asked(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody wants to take back moves and waits for consent."""

    ply: int  # name it in `consent`
    seat: int
    moves: int
    agreed: list[int]  # seats whose people have agreed
    waiting: list[int]  # seats whose people have not answered


class Takeback(Struct, frozen=True, forbid_unknown_fields=True):
    """How far `undo` goes, for the seat that you hold."""

    seat: int
    free: int  # so many of the last moves can be taken back at once; 0: none
    last: int  # so many lead back to this seat's last decision; 0: it made none


class SeatView(Struct, frozen=True, forbid_unknown_fields=True):
    """What one of your seats sees, and what it may do."""

    seat: int | None  # null: you only watch
    view: View
    prompt: Line  # what the one to act is asked; at the end, why it was over
    offers: list[Move]  # all allowed moves if this seat is to act, else none


class Learning(Struct, frozen=True, forbid_unknown_fields=True):
    """How far one has come in the lesson that is taught at this table."""

    id: str  # of the lesson, one of `Manifest.lessons`
    step: int  # how many of its steps are done


class Position(Struct, frozen=True, forbid_unknown_fields=True):
    """The game as it stands. Only a table that has begun has one."""

    moves: int  # how many stand
    actor: int | None  # the seat to act
    views: list[SeatView]
    undo: list[Takeback]  # for each seat you hold
    asked: Asked | None
    deadline: int | None  # when a bot decides for the one to act, if there is a clock
    result: Result | None  # `table/result.py`: winners, scores, ranking and why
    truth: View | None  # at the end: the view with nothing hidden
    learning: Learning | None  # at an ordinary table null


# -- what the server says on the socket ----------------------------------------------------------


class Told(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """Any message of the server."""


class Welcome(Told, frozen=True, tag="welcome"):
    """The answer to `hello`."""

    version: int
    now: int  # the server's clock
    card: Card


class Update(Told, frozen=True, tag="update", omit_defaults=True):
    """What has changed; a part that is missing has not."""

    ply: int  # of the last event: say it in `act` and in the next `hello`
    entries: list[Entry] = []  # new in the log, in order
    whole: bool = False  # `entries` is the whole log: forget what you had
    card: Card | UnsetType = UNSET
    position: Position | UnsetType = UNSET
    watching: int | UnsetType = UNSET  # how many only watch


class Done(Told, frozen=True, tag="done"):
    """It is stored for good; the `update` came before or will come after."""

    id: str
    ply: int  # the event it became


class Refused(Told, frozen=True, tag="refused"):
    """It is not allowed, and nothing has changed."""

    id: str | None  # null: what was said could not be read
    rule: str | None  # of the game, to look up in its rules; null: a rule of the table
    line: Line
    reason: str  # the line in your language


class Allowed(Told, frozen=True, tag="allowed"):
    """The answer to `why` about a move that is allowed."""

    id: str


class Thought(Struct, frozen=True, forbid_unknown_fields=True):
    """A move that a bot has thought of."""

    move: Move
    text: str  # the move in a few words of your language
    visits: int  # in how many of its simulations
    chance: float  # of winning, as it sees it, from 0 to 1
    points: float  # it expects at the end


class Hinted(Told, frozen=True, tag="hinted"):
    """What a bot would do."""

    id: str
    move: Move
    text: str  # the move in a few words of your language
    thoughts: list[Thought]  # what it has compared, best first; none if it did not look ahead
    together: bool  # all win or lose as one, and only points tell anything


class Reading(Told, frozen=True, tag="reading"):
    """The position in plain text of your language."""

    id: str
    picture: str
    offers: list[str]  # each offer of this seat in a few words, in the order of `offers`


class Pong(Told, frozen=True, tag="pong"):
    """The connection lives."""

    id: str
    now: int


ServerMessage = Welcome | Update | Done | Refused | Allowed | Hinted | Reading | Pong


# -- HTTP ----------------------------------------------------------------------------------------
#
# GET    /api/games                     → Offerings
# GET    /api/games/<name>              → Manifest, with all rules
# GET    /api/games/<name>/lessons      → list[LessonText]
# POST   /api/games/<name>/lessons/<id> Learn → Card of a table where the lesson is taught
# GET    /api/tables                    → list[Card]: public ones that wait or run
# POST   /api/tables          Create    → Card; you are known by the cookie that this sets
# GET    /api/mine                      → list[Card]: tables where you hold a seat
# GET    /api/tables/<id>               → Card
# POST   /api/tables/<id>/seats   Sit   → Card
# POST   /api/tables/<id>/bots    Engage → Card
# POST   /api/tables/<id>/free    Free  → Card
# POST   /api/tables/<id>/rematch Rematch → Card of the new table, the same for all who ask
# GET    /api/tables/<id>/record        → text/plain, when it is over
# GET    /api/tables/<id>/replay?seat=  → Replay
# POST   /api/tables/<id>/analysis Analyse → Analysis, when it is over; ask again until it is done
# GET    /health, /metrics, /api/schema
#
# All take ?language=en|fr|de, else the browser's Accept-Language counts. What cannot be done is
# answered by a Problem, with status 400 (makes no sense), 403 (not yours), 404, 409 (not now),
# 413 (too long), 429 (too often) or 503 (cannot store anything just now).


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


class Learn(Asking, frozen=True):
    """Begin a lesson."""

    name: PersonName


class LessonText(Struct, frozen=True):
    """What a lesson says, in one language."""

    id: str
    title: str
    steps: list[str]  # what each one asks for
    done: str  # when it is finished


class Sit(Asking, frozen=True):
    """Take an open seat."""

    name: PersonName
    seat: Seat | None = None  # null: the first open one


class Engage(Asking, frozen=True):
    """Put a bot on an open seat; for people at the table."""

    seat: Seat
    level: Level


class Free(Asking, frozen=True):
    """Open a seat before the start: your own, or a bot's if you sit at the table."""

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

    text: str  # in a few words of your language
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
    frames: list[Frame]
