"""Whom the owner of a house has shut out: guests, addresses and networks."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable
from typing import NamedTuple

from sqlalchemy import Connection, delete, select

from dragonden.engine.errors import InputError

from .schema import BANS
from .upsert import upsert

GUEST_LETTERS = 22  # of a guest's id
Network = ipaddress.IPv4Network | ipaddress.IPv6Network


class Ban(NamedTuple):
    """Somebody who may not come in."""

    who: str  # a guest, or a network
    until: int | None  # milliseconds since 1970; None: for good
    note: str  # why, for the owner


def parse_who(text: str) -> str:
    """A guest's id, or an address as a network.

    >>> parse_who("192.0.2.7"), parse_who("2001:db8::/32")
    ('192.0.2.7/32', '2001:db8::/32')
    """
    try:
        return str(ipaddress.ip_network(text, strict=False))
    except ValueError:
        if len(text) == GUEST_LETTERS and not any(sign in text for sign in " .:/"):
            return text
    raise InputError(
        f"{text!r} is neither an address, as 192.0.2.7 or 2001:db8::/32, nor a guest's id, which "
        f"has {GUEST_LETTERS} letters."
    )


def store_ban(connection: Connection, ban: Ban) -> None:
    """Shut somebody out, or change until when and why."""
    insert = upsert(connection.dialect.name, BANS)
    news = {"until": insert.excluded.until, "note": insert.excluded.note}
    statement = insert.on_conflict_do_update(index_elements=["who"], set_=news)
    connection.execute(statement, [ban._asdict()])


def lift_ban(connection: Connection, who: str) -> bool:
    """Let somebody in again; return whether they were shut out."""
    return connection.execute(delete(BANS).where(BANS.c.who == who)).rowcount > 0


def load_bans(connection: Connection, now: int) -> list[Ban]:
    """The bans that are in force; only where one has ended is anything written."""
    found = connection.execute(select(BANS.c.who, BANS.c.until, BANS.c.note).order_by(BANS.c.who))
    bans = [Ban(*row) for row in found]
    if any(ban.until is not None and ban.until <= now for ban in bans):
        connection.execute(delete(BANS).where(BANS.c.until <= now))
    return [ban for ban in bans if ban.until is None or ban.until > now]


class Bans:
    """Who is shut out, to be asked at every request."""

    def __init__(self, bans: Iterable[Ban] = ()) -> None:
        self.guests: set[str] = set()
        self.networks: list[Network] = []
        for ban in bans:
            if "/" in ban.who:
                self.networks.append(ipaddress.ip_network(ban.who))
            else:
                self.guests.add(ban.who)

    def include(self, guest: str | None, address: str) -> bool:
        """Whether a guest at an address is shut out."""
        return guest in self.guests or self.include_address(address)

    def include_address(self, address: str) -> bool:
        """Whether an address, or a household's network, is shut out."""
        if not self.networks:
            return False
        try:
            here = ipaddress.ip_network(address)
        except ValueError:  # unknown
            return False
        return any(here.version == net.version and here.overlaps(net) for net in self.networks)
