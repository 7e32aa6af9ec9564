"""Drives a table for its people without a server or a database; tests of tables share it."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from dragonden.engine.match import Match
from dragonden.games import find_game
from dragonden.table import acts, events, log, seating
from dragonden.table.errors import TableError
from dragonden.table.events import SPECTATOR, AnyEvent, Row
from dragonden.table.table import Table

NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Fay", "Gus", "Hal")
GUESTS = tuple(name.lower() for name in NAMES)


class TableDriver:
    """A table and the people around it, who need no database."""

    def __init__(
        self, game: str = "dragomino", people: int = 2, bots: int = 0, **made: Any
    ) -> None:
        options = {"players": people + bots, "first": 0, **made.pop("options", {})}
        match, host = Match(find_game(game), options, made.pop("seed", 7)), made.pop("host", None)
        created = events.Created(
            game,
            match.options,
            made.pop("rules", match.game.version),
            match.seed,
            made.pop("public", False),
            made.pop("clock", None),
            made.pop("hints", False),
            **made,
        )
        self.table = Table([Row("t", 1, 0, created, host)])
        for guest, name in list(zip(GUESTS, NAMES, strict=True))[:people]:
            self.apply_events(seating.sit(self.table, guest, name, None), guest)
        for _ in range(bots):
            self.apply_events([events.Engaged(self.open_seat(), "greedy")])

    def open_seat(self) -> int:
        return next(n for n, seat in enumerate(self.table.seats) if seat.is_open)

    def apply_events(self, follows: list[AnyEvent], guest: str | None = None) -> None:
        """Let events become true; each one is what comes back from a database."""
        for event in follows:
            decoded = msgspec.json.decode(msgspec.json.encode(event), type=AnyEvent)
            self.table.fold(Row("t", self.table.ply + 1, 1000 * self.table.ply, decoded, guest))

    def make_move(self, move: Any = None) -> None:
        """The one to act makes a move, or any."""
        table = self.table
        assert table.board
        assert table.actor is not None
        chosen = table.game.decode(table.board.legal()[0]) if move is None else move
        follows = acts.act(
            table, GUESTS[table.actor], table.actor, table.ply, msgspec.to_builtins(chosen)
        )
        self.apply_events(follows, GUESTS[table.actor])

    def make_moves(self, count: int, luck: random.Random | None = None) -> None:
        for _ in range(count):
            if self.table.status == "over":
                return
            assert self.table.board
            legal = self.table.board.legal()
            action = luck.choice(legal) if luck else legal[0]
            self.make_move(self.table.game.decode(action))

    def undo(self, guest: str, seat: int, moves: int | None = None) -> list[AnyEvent]:
        """What follows if somebody wants to take moves back."""
        return acts.undo(self.table, guest, seat, self.table.ply, moves)

    def last_lines(self, reader: int = SPECTATOR) -> list[str]:
        """The names of the lines that the last event added to the log."""
        return [line.id for line in log.describe_event(self.table.rows[-1], reader)]


def raises_table_error(id: str) -> Any:
    return pytest.raises(TableError, match=f"^{id}$")
