"""Who sits where: each function says which events would follow, as in `acts.py`.

Before the start seats are taken, given to bots and programs, and freed. While the game is played
somebody else may step in for a person who is gone or does not move.
"""

from __future__ import annotations

import math

from . import events
from .acts import get_seat, require_no_lesson, require_playing, require_seated, require_short_log
from .errors import TableError
from .events import AnyEvent
from .table import Table

WAIT_HERE = 300  # seconds without a move that are long while all who play are connected

# -- before the start ----------------------------------------------------------------------------


def require_waiting(table: Table) -> None:
    """Insist that the game has not begun."""
    if table.status != "waiting":
        raise TableError("table-begun")


def require_host(table: Table, guest: str) -> None:
    """Insist that a guest has set up the table."""
    if guest != table.host:
        raise TableError("table-not-host", kind="forbidden")


def require_member(table: Table, guest: str) -> None:
    """Insist that a guest sits at the table, has set it up, or has given a seat to a program."""
    if guest != table.host and not table.controls_seat(guest):
        require_seated(table, guest)


def sit(
    table: Table, guest: str, name: str, number: int | None, beside: bool = False
) -> list[AnyEvent]:
    """Somebody takes a seat, the one kept for them or any open one if the number is None.

    Whoever has a seat can take another for somebody beside them, on the same device. All can see
    that. At a public table only its host can, as nobody knows who the others are.
    """
    if table.status == "running" and number is not None:
        return take_over(table, guest, name, number)
    require_waiting(table)
    require_short_log(table)
    if guest in table.removed:
        raise TableError("table-removed", kind="forbidden")
    if table.controls_seat(guest):
        require_room_beside(table, guest, beside)
    number = find_open_seat(table, guest) if number is None else number
    seat = get_seat(table, number)
    if not seat.is_open:
        raise TableError("table-taken", number=number + 1)
    if not seat.is_open_to(guest):
        raise TableError("table-kept", name=seat.kept_name or "", number=number + 1)
    return [events.Sat(number, require_new_name(table, name, number))]


def require_room_beside(table: Table, guest: str, beside: bool) -> None:
    """Insist that a guest who has a seat may take another one."""
    if table.created.public and guest != table.host:
        raise TableError("table-one-seat", kind="forbidden")
    if not beside and not any(seat.kept_for == guest for seat in table.seats):
        raise TableError("table-seated")


def find_open_seat(table: Table, guest: str) -> int:
    """The seat that is kept for a guest, or the first that is open to them."""
    seats = [n for n, seat in enumerate(table.seats) if seat.is_open_to(guest)]
    if not seats:
        raise TableError("table-full")
    return next((n for n in seats if table.seats[n].kept_for == guest), seats[0])


def sit_where_kept(table: Table, guest: str) -> list[AnyEvent]:
    """Somebody takes all seats that are kept for them, under their old names."""
    require_waiting(table)
    kept = [n for n, seat in enumerate(table.seats) if seat.is_open and seat.kept_for == guest]
    if not kept:
        raise TableError("table-full")
    return [events.Sat(n, table.seats[n].kept_name or "") for n in kept]


def require_new_name(table: Table, name: str, number: int) -> str:
    """Insist that nobody on another seat has this name; return it without spaces around it."""
    name = clean_name(name)
    others = [seat for n, seat in enumerate(table.seats) if n != number]
    names = [given for seat in others for given in (seat.name, seat.kept_name) if given]
    if name.casefold() in {given.casefold() for given in names}:
        raise TableError("table-name-taken", name=name)
    return name


def clean_name(name: str) -> str:
    """Remove spaces around a name; refuse one that people cannot read."""
    name = " ".join(name.split())
    if not name or not name.isprintable():
        raise TableError("table-bad-name", kind="invalid")
    return name


def add_bot(table: Table, guest: str, number: int, level: str) -> list[AnyEvent]:
    """Whoever set up the table puts a bot on an open seat."""
    require_member(table, guest)
    require_host(table, guest)
    require_waiting(table)
    require_short_log(table)
    if not get_seat(table, number).is_open:
        raise TableError("table-taken", number=number + 1)
    return [events.Engaged(number, level)]


def assign(table: Table, guest: str, number: int, name: str, program: str) -> list[AnyEvent]:
    """Somebody gives their seat, or the host an open one, to a program; or it gets a new token."""
    require_member(table, guest)
    require_no_lesson(table)
    require_short_log(table)
    seat = get_seat(table, number)
    if seat.owner == guest and seat.name and not seat.resigned:
        if table.status == "over":
            raise TableError("table-over")
        return [events.Assigned(number, seat.name, program)]
    require_waiting(table)
    if seat.is_open:
        require_host(table, guest)
    elif seat.guest != guest:
        raise TableError("table-taken", number=number + 1)
    return [events.Assigned(number, require_new_name(table, name, number), program)]


def free_seat(table: Table, guest: str, number: int) -> list[AnyEvent]:
    """Somebody opens their own seat or their program's; the host also those of all others."""
    require_member(table, guest)
    require_waiting(table)
    seat = get_seat(table, number)
    if seat.is_open and not seat.kept_for:
        raise TableError("table-open", number=number + 1)
    if guest in (seat.guest, seat.owner):
        return [events.Freed(number)]
    if guest != table.host:
        raise TableError("table-not-yours", kind="forbidden", number=number + 1)
    require_short_log(table)
    return [events.Freed(number, removed=seat.guest is not None)]


# -- stepping in while the game is played --------------------------------------------------------


def replace(
    table: Table, guest: str, number: int, level: str, gone: bool, stalls: bool
) -> list[AnyEvent]:
    """Somebody lets a bot play for a person who has been gone, or has not moved, for a while."""
    require_playing(table, guest)
    seat = get_seat(table, number)
    if seat.person is None:
        raise TableError("table-bot-plays")
    if not gone and not stalls:
        raise TableError("table-still-here", seat=number)
    return [events.Replaced(number, level, "away" if gone else "stalled")]


def is_stalling(table: Table, number: int, now: int, all_here: bool) -> bool:
    """Whether the game has waited long enough for the person on a seat."""
    wait = min(table.created.wait, WAIT_HERE) if all_here else table.created.wait
    return 0 <= number < len(table.seats) and measure_stall(table, number, now) >= 1000 * wait


def measure_stall(table: Table, number: int, now: int) -> float:
    """Milliseconds for which a game has waited for the person on a seat; 0: it does not."""
    seat = get_seat(table, number)
    if seat.guest is None or seat.resigned or table.status != "running":
        return 0
    if seat.level is None:
        return now - max(table.turn_began, seat.since) if table.actor == number else 0
    return math.inf if seat.stalled else now - seat.since


def open_seat(table: Table, guest: str, number: int, level: str, stalls: bool) -> list[AnyEvent]:
    """Somebody lets another person take the seat of one who has not played for a while.

    Until one comes a bot plays, and the old one can return.
    """
    require_playing(table, guest)
    require_no_lesson(table)
    require_short_log(table)
    seat = get_seat(table, number)
    if seat.guest is None or seat.resigned:
        raise TableError("table-bot-plays")
    if seat.opened:
        raise TableError("table-opened-already")
    if not stalls:
        raise TableError("table-still-here", seat=number)
    covered: list[AnyEvent] = [] if seat.level else [events.Replaced(number, level, "stalled")]
    return [*covered, events.Opened(number)]


def take_over(table: Table, guest: str, name: str, number: int) -> list[AnyEvent]:
    """Somebody who only watched takes a seat that the others have opened."""
    seat = get_seat(table, number)
    if not seat.opened:
        raise TableError("table-begun")
    if table.controls_seat(guest):  # they would see two hands
        raise TableError("table-one-seat", kind="forbidden")
    require_short_log(table)
    return [events.Sat(number, require_new_name(table, name, number))]
