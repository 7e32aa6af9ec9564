"""What can happen at a table. Each event is one stored row; the table is what they add up to."""

from __future__ import annotations

from typing import Literal, get_args

from msgspec import Struct

from dragonden.engine.lessons import Lesson
from dragonden.engine.options import Value
from dragonden.engine.words import Line

from .result import Result

SPECTATOR = -1  # a reader of the log who holds no seat
DAY = 24 * 3600  # seconds


class Event(Struct, frozen=True, tag_field="kind", tag=str.lower, forbid_unknown_fields=True):
    """Anything that happens."""


class Created(Event, frozen=True):
    """The table was set up."""

    game: str
    options: dict[str, Value]
    rules: int  # version of the game's rules
    seed: int  # of the whole game: nobody may see it before the end
    public: bool
    clock: int | None  # seconds for each decision
    hints: bool
    lesson: Lesson | None = None  # that is taught here: the table begins after its opening
    undo: bool = True  # whether moves that have shown something may be taken back
    chat: bool = True
    wait: int = DAY  # seconds without a move after which others may let somebody else play


class Sat(Event, frozen=True):
    """The guest of the row took a seat."""

    seat: int
    name: str


class Engaged(Event, frozen=True):
    """A bot was put on a seat."""

    seat: int
    level: str


class Assigned(Event, frozen=True):
    """The guest of the row gave a seat to a program, which plays there as a guest of its own."""

    seat: int
    name: str
    program: str  # its guest id: the program's token is made from it


class Kept(Event, frozen=True):
    """A seat is kept for somebody who has played with the others before."""

    seat: int
    name: str
    keeps_for: str  # their guest id


class Freed(Event, frozen=True):
    """A seat was opened before the start."""

    seat: int
    removed: bool = False  # by whoever set up the table; the one who sat there did not want it


class News(Struct, frozen=True, forbid_unknown_fields=True):
    """What the log says to some readers about a move."""

    readers: list[int]  # seats, or SPECTATOR
    lines: list[Line]


class Moved(Event, frozen=True):
    """A move was made."""

    seat: int
    move: str  # in the public notation
    by: Literal["person", "bot", "clock"]
    news: list[News]  # stored, so that the log never changes later


class Asked(Event, frozen=True):
    """Somebody wants to take back moves and needs consent."""

    seat: int
    moves: int


class Agreed(Event, frozen=True):
    """The guest of the row, on this seat, agrees."""

    seat: int


class Declined(Event, frozen=True):
    """The guest of the row, on this seat, disagrees, or withdraws their own question."""

    seat: int


class Undone(Event, frozen=True):
    """The last moves were taken back."""

    seat: int
    moves: int
    key: int | None = None  # from which chance goes on, if they had shown something: a secret


class Hinted(Event, frozen=True):
    """A seat's person has asked a bot what to do."""

    seat: int


class Resigned(Event, frozen=True):
    """A seat's person has given up; a bot plays on."""

    seat: int
    level: str


class Replaced(Event, frozen=True):
    """A bot plays for a person for the time being."""

    seat: int
    level: str
    why: Literal["left", "away", "clock", "stalled"]


class Opened(Event, frozen=True):
    """Another person may take a seat where a bot plays for somebody who is not coming back."""

    seat: int


class Returned(Event, frozen=True):
    """A person has taken their seat back from the bot."""

    seat: int


class Chatted(Event, frozen=True):
    """Somebody said something."""

    seat: int
    text: str


class Ended(Event, frozen=True):
    """The game is over."""

    result: Result


class Rematched(Event, frozen=True):
    """The same people play again at another table."""

    table: str


AnyEvent = (
    Created
    | Sat
    | Engaged
    | Assigned
    | Kept
    | Freed
    | Moved
    | Asked
    | Agreed
    | Declined
    | Undone
    | Hinted
    | Resigned
    | Replaced
    | Opened
    | Returned
    | Chatted
    | Ended
    | Rematched
)


KINDS = {kind: str(kind.__struct_config__.tag) for kind in get_args(AnyEvent)}


class Row(Struct, frozen=True):
    """An event as it is stored."""

    table: str
    ply: int  # from 1, without gaps
    at: int  # milliseconds since 1970
    event: AnyEvent
    guest: str | None = None  # who did it; None: the table itself
    client: str | None = (
        None  # the client's id of the request, so that a repeated one is recognised
    )


def get_kind(event: AnyEvent) -> str:
    """The name of an event's kind: `moved`."""
    return KINDS[type(event)]
