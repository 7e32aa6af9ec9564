"""Which tables lists show, and which ones nobody will miss."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from sqlalchemy import Select, exists, or_, select

from .schema import HOLDERS, MOVES, PRESENCE, TABLES

MOST_PRUNED = 100  # tables at once: others want to write too


def select_watched(now: int) -> Select[Any]:
    """The tables that somebody looks at through some process."""
    c = PRESENCE.c
    return select(c.table_id).where(c.until > now, (c.watching > 0) | (c.guests != "[]"))


def select_waiting(now: int, since: int, watched: Collection[str], most: int) -> Select[Any]:
    """Public tables that wait for players: new ones, and those that somebody looks at."""
    c = TABLES.c
    alive = or_(c.changed >= since, c.id.in_(list(watched)), c.id.in_(select_watched(now)))
    wanted = select(c.id, c.card).where(c.public, c.status == "waiting", alive)
    return wanted.order_by(c.changed.desc()).limit(most)


def select_running(most: int) -> Select[Any]:
    """Public tables that are played, the latest first."""
    c = TABLES.c
    wanted = select(c.id, c.card).where(c.public, c.status == "running")
    return wanted.order_by(c.changed.desc()).limit(most)


def select_held(guest: str, most: int) -> Select[Any]:
    """Tables where a guest has taken a seat, the latest first."""
    mine = select(TABLES.c.id, TABLES.c.card).join(HOLDERS, HOLDERS.c.table_id == TABLES.c.id)
    return mine.where(HOLDERS.c.guest == guest).order_by(TABLES.c.changed.desc()).limit(most)


def select_abandoned(now: int, before: int) -> Select[Any]:
    """Tables where no game has begun and nothing has happened since, and nobody looks."""
    c = TABLES.c
    later = exists().where(MOVES.c.table_id == c.id, MOVES.c.ply > c.ply)
    wanted = select(c.id).where(c.status == "waiting", c.changed < before, ~later)
    return wanted.where(c.id.not_in(select_watched(now))).limit(MOST_PRUNED)
