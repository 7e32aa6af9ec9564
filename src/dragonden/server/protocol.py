"""What browsers and the server say to each other on a socket: JSON, every message a struct of this
file. `api.py` has what is asked over HTTP.

**The socket** of a table is `/api/tables/<id>/socket`. A client first says `hello`; the server
answers `welcome` and then one `update` with everything the client has not seen; of a long log it
has the last part, and `log` asks for more. After that each
thing that happens is one `update`, in order, and only after it is stored for good. Whatever a
client asks carries an `id` that it never uses for anything else at this table (a random one): the
answer (`done`, `refused`, …) repeats it, and to ask the same again with the same `id` is harmless.
So a client that lost its connection in between simply comes back, says `hello` with the last `ply`
it has seen, and asks again.

A **ply** is the number of a stored event of the table, from 1: moves, but also who sits down, chat
and so on. A **seat** is counted from 0. A **line** is a message's name with its facts; the words
are in `engine/words`, `games/<game>/words` and `table/words`. Whole numbers of time are
milliseconds since 1970 by the server's clock.

Each offered move has a line as well: the message `move-<type>`, whose facts are the fields of the
move and those in `SeatView.facts`. A client that says so in its hello is not sent every position
whole, but what has changed (`changes.py` tells how); then it also gets these facts.

What a client gets is made from what its seats may know: `views` has one entry for each seat that
it holds (several on one device: show them one at a time, with a curtain between), or one with
`seat: null` for a client that only watches.

A **program** that plays has no cookie. It sends its seat's token with the handshake, in the header
`Authorization: Bearer <token>`; `docs/BOTS.md` tells how to get one and shows a whole conversation.

The server closes a socket with one of `CLOSED_BY`; after all but the first five a client may come
back, waiting a little longer each time.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from dragonden.engine.reading import Section
from dragonden.engine.words import Fact, Line
from dragonden.table.result import Result

VERSION = 3  # of this protocol

CLOSED_BY = {
    4400: "what was said made no sense, or it was said from a foreign page",
    4401: "the token is not valid, or not any more",
    4403: "the owner of the house has shut this guest or address out",
    4404: "there is no such table",
    4426: "this server speaks another version of the protocol: load the page again",
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
TABLE_ID = "^[A-Za-z0-9_-]{22}$"  # 128 bits, also the table's link
TableId = Annotated[str, Meta(pattern=TABLE_ID)]
PersonName = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
# Of a bot: one of `Offerings.levels` or `Offerings.bots`.
Level = Annotated[str, Meta(pattern="^[A-Za-z][A-Za-z0-9_-]{0,19}$")]
Move = dict[str, Any]  # a struct of the game's moves.py: {"type": "pick", "domino": 3}
View = Any  # the struct `View` of the game's view.py
Facts = dict[str, Fact | Line]
Change = Any  # see `changes.py`
Status = Literal["waiting", "running", "over"]


# -- what a client says on the socket ------------------------------------------------------------


class Said(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """Any message of a client."""


class Hello(Said, frozen=True, tag="hello"):
    """The first message, once."""

    version: int  # VERSION; another one is refused
    language: Language = "en"  # of reasons and readings
    seen: Number | None = None  # the last ply this client knows: only later events are told
    changes: bool = False  # positions may be told by what has changed


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
    """Ask for the position in plain text, while somebody reads it. → reading, refused"""

    id: ClientId
    seat: Seat | None  # one of your seats; null: as one who only watches


class Log(Said, frozen=True, tag="log"):
    """Ask for what stands in the log before the entries that you have. → logged"""

    id: ClientId
    before: Number  # the ply of your first entry


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
    """Answer somebody who asked to take back moves; false withdraws one's own question. → done"""

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
    """Let a bot play for somebody who has been away for a minute, or has not moved for long
    (`Card.wait`). → done, refused
    """

    id: ClientId
    seat: Seat


class OpenSeat(Said, frozen=True, tag="open"):
    """Let another person take the seat of somebody who has not played for long. → done, refused

    Until one comes a bot plays, and the old one can return.
    """

    id: ClientId
    seat: Seat


class Look(Said, frozen=True, tag="look"):
    """Say that the curtain is open for one of your seats. → allowed, refused

    For those who hold several seats: `why`, `hint` and `read` are answered for that one alone.
    """

    id: ClientId
    seat: Seat


class Chat(Said, frozen=True, tag="chat"):
    """Say something to everybody at the table. Spectators cannot. → done, refused"""

    id: ClientId
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_CHAT)]


class Ping(Said, frozen=True, tag="ping"):
    """Ask whether the connection lives. → pong"""

    id: ClientId


Request = (
    Act
    | Why
    | Hint
    | Read
    | Log
    | Look
    | Undo
    | Consent
    | Resign
    | Leave
    | Return
    | Replace
    | OpenSeat
    | Chat
    | Ping
)
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
    program: bool = False  # not a person but a program that came over the network
    kept: bool = False  # an open seat that is kept for the person of this name
    opened: bool = False  # another person may take this seat while the game is played
    covered: int | None = None  # since when a bot plays for the person; 0: they did not move
    device: int | None = None  # this person plays on the device of the one on that seat


class Card(Struct, frozen=True, forbid_unknown_fields=True):
    """A table as lists and lobbies show it."""

    id: TableId
    game: str
    options: dict[str, Any]
    public: bool
    status: Status
    sitters: list[Sitter]
    yours: list[int]  # the seats that you hold
    actor: int | None  # the seat to act; at the table `Position.actor` is newer
    created: int
    changed: int  # when something last happened
    clock: int | None  # seconds for each decision; null: all the time in the world
    hints: bool  # whether players may ask for hints
    undo: bool  # whether moves that have shown something may be taken back
    chat: bool
    wait: int  # seconds without a move after which others may let somebody else play
    wait_here: int  # the same while all who play are connected, if that is less
    host: int | None  # the seat of whoever set it up
    rules: int  # version of the rules
    outdated: bool  # played by older rules: to be looked at, not played on
    rematch: TableId | None  # the table where the same people play again
    winners: list[int]  # seats, when it is over
    moves: int  # how many were made; at the table `Position.moves` is newer


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
    facts: list[Facts]  # of their lines, if the client takes changes, in the order of `offers`
    instead: list[Move] = []  # what it may choose in place of its last choice, once that is undone
    forced: bool = False  # there is one offer only, and everybody can tell so


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
    since: int | None  # when the one to act was asked
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
    whole: bool = False  # `entries` is the log, or its last part: forget what you had
    card: Card | UnsetType = UNSET
    position: Position | UnsetType = UNSET
    change: Change | UnsetType = UNSET  # to be made in this position, or in the last one
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
    """The answer to `look`, and to `why` about a move that is allowed."""

    id: str


class Thought(Struct, frozen=True, forbid_unknown_fields=True):
    """A move that a bot has thought of."""

    move: Move
    line: Line  # the move in a few words
    visits: int  # in how many of its simulations
    chance: float  # of winning, as it sees it, from 0 to 1
    points: float  # it expects at the end


class Hinted(Told, frozen=True, tag="hinted"):
    """What a bot would do."""

    id: str
    move: Move
    line: Line  # the move in a few words
    thoughts: list[Thought]  # what it has compared, best first; none if it did not look ahead
    together: bool  # all win or lose as one, and only points tell anything


class Reading(Told, frozen=True, tag="reading"):
    """The position in plain text of your language."""

    id: str
    picture: str  # drawn with letters
    sections: list[Section]  # in sentences, to be heard; none if the game has only the picture


class Logged(Told, frozen=True, tag="logged"):
    """An earlier part of the log, without what was told only once."""

    id: str
    entries: list[Entry]  # in order; there is more if the first is not of ply 1


class Pong(Told, frozen=True, tag="pong"):
    """The connection lives."""

    id: str
    now: int


ServerMessage = Welcome | Update | Done | Refused | Allowed | Hinted | Reading | Logged | Pong
