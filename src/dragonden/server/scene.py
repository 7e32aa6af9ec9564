"""The game as each viewpoint at a table sees it, and what a move has changed in that."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec
from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import replace

from dragonden.engine.words import Line
from dragonden.table import acts
from dragonden.table.events import SPECTATOR
from dragonden.table.table import Table

from . import protocol
from .changes import Comparison, build_comparison, find_change
from .frames import Readers

Change = dict[str, Any]


def compare_all_but(kind: type[Struct], *others: str) -> Comparison:
    fields = tuple(name for name in kind.__struct_fields__ if name not in others)
    return build_comparison(kind, fields)


find_common_change = compare_all_but(protocol.Position, "views", "undo")
find_choice_change = compare_all_but(protocol.SeatView, "seat", "view", "prompt")
find_undo_change = compare_all_but(protocol.Takeback)
find_seen_change = build_comparison(protocol.SeatView, ("view", "prompt"))


class Scene:
    """The game as it stood when everybody was last told.

    What is the same for several viewpoints is computed once. What each was told is kept: the next
    scene is told by what has changed since.
    """

    def __init__(self, table: Table) -> None:
        self.table = table
        self.begun = table.status != "waiting"
        self.told: set[Readers] = set()  # the viewpoints that know this scene
        self.seat_views: dict[int, protocol.SeatView] = {}
        self.takebacks = [
            protocol.Takeback(seat, *counts)
            for seat, counts in enumerate(acts.count_all_undoable(table))
        ]
        self.common = protocol.Position(
            moves=table.moves,
            actor=table.actor,
            views=[],
            undo=[],
            asked=build_question(table),
            since=find_since(table),
            deadline=find_deadline(table),
            result=table.result,
            truth=table.truth(),
            learning=build_learning(table),
        )

    def tell(self, readers: Readers, takes_changes: bool) -> Told:
        """The whole position as some viewpoints see it.

        Where changes are taken offers come as one: as such they are shorter.
        """
        self.told.add(readers)
        if not self.begun:
            return Told()
        views = [self.get_seat_view(reader) for reader in readers]
        undo = [self.takebacks[reader] for reader in readers if reader != SPECTATOR]
        position = replace(self.common, views=views, undo=undo)
        if not takes_changes:
            return Told(without_facts(position))
        bare = without_offers(position)
        return Told(bare, find_change(bare, position) or UNSET)

    def get_seat_view(self, reader: int) -> protocol.SeatView:
        """What one viewpoint sees, and what it may do."""
        if reader not in self.seat_views:
            self.seat_views[reader] = self.build_seat_view(reader)
        return self.seat_views[reader]

    def build_seat_view(self, reader: int) -> protocol.SeatView:
        """Build what one viewpoint sees; only the seat to act gets offers."""
        table, seat = self.table, None if reader == SPECTATOR else reader
        board = table.board
        if board is None:
            outdated = Line("table-outdated", table.rules_facts)
            return protocol.SeatView(seat, table.view(reader), outdated, [], [])
        view, prompt = board.view(reader), board.prompt(reader)
        if reader != self.common.actor or table.seats[reader].level is not None:
            return protocol.SeatView(seat, view, prompt, [], [])
        game = table.game
        offers = [game.decode(action) for action in board.legal()]
        facts, takeback = game.list_move_facts(offers, view), self.takebacks[reader]
        instead: list[Any] = []
        if takeback.free and takeback.last == 1:
            instead = [game.decode(action) for action in board.legal_before()]
        forced = len(offers) == 1 and game.decisions[board.match.live.phase].public
        return protocol.SeatView(seat, view, prompt, offers, facts, instead, forced)


class Told(NamedTuple):
    """What an update says about the position."""

    position: protocol.Position | UnsetType = UNSET
    change: Any = UNSET


def without_facts(position: protocol.Position) -> protocol.Position:
    """A position for a program, which writes no lines."""
    return replace(position, views=[replace(view, facts=[]) for view in position.views])


def without_offers(position: protocol.Position) -> protocol.Position:
    bare = [replace(view, offers=[], facts=[], instead=[]) for view in position.views]
    return replace(position, views=bare)


class Development:
    """What has changed from one scene to the next, in what viewpoints share worked out once."""

    def __init__(self, before: Scene | None, now: Scene) -> None:
        self.now = now
        self.before = before if before and before.begun and now.begun else None
        self.common: Change | None = None
        self.seen: dict[tuple[int, ...], Change] = {}  # by identity of what was and is seen

    def tell(self, readers: Readers, takes_changes: bool) -> Told:
        """What has changed for some viewpoints, or all if they do not know the scene before."""
        if not takes_changes or self.before is None or readers not in self.before.told:
            return self.now.tell(readers, takes_changes)
        self.now.told.add(readers)
        return Told(UNSET, self.find_position_change(self.before, readers) or UNSET)

    def find_position_change(self, before: Scene, readers: Readers) -> Change:
        """What has changed in the position of some viewpoints."""
        now = self.now
        if self.common is None:
            self.common = find_common_change(before.common, now.common)
        views: Change = {}
        undo: Change = {}
        for number, reader in enumerate(readers):
            found = self.find_seat_change(before.get_seat_view(reader), now.get_seat_view(reader))
            if found:
                views[str(number)] = found
            if reader != SPECTATOR:
                back = find_undo_change(before.takebacks[reader], now.takebacks[reader])
                if back:
                    undo[str(number)] = back
        change = self.common.copy()
        if views:
            change["views"] = views
        if undo:
            change["undo"] = undo
        return change

    def find_seat_change(self, old: protocol.SeatView, new: protocol.SeatView) -> Change:
        """What has changed in what a viewpoint sees and may do."""
        key = id(old.view), id(new.view), id(old.prompt), id(new.prompt)
        if key not in self.seen:
            self.seen[key] = encode_parts(find_seen_change(old, new))
        if not old.offers and not new.offers:
            return self.seen[key]
        return self.seen[key] | find_choice_change(old, new)


def encode_parts(change: Change) -> Change:
    """A change whose parts are JSON already: several are told it."""
    return {name: msgspec.Raw(msgspec.json.encode(part)) for name, part in change.items()}


def build_learning(table: Table) -> protocol.Learning | None:
    """How far the lesson has come, if this is one."""
    if table.lesson is None:
        return None
    return protocol.Learning(table.lesson.id, table.lesson.locate(table.moves)[0])


def build_question(table: Table) -> protocol.Asked | None:
    """The question whether moves may be taken back, if there is one."""
    question = table.question
    if not question:
        return None
    voters = [n for n, seat in enumerate(table.seats) if seat.guest and not seat.resigned]
    agreed = [n for n in voters if table.seats[n].guest in question.agreed]
    return protocol.Asked(
        ply=question.ply,
        seat=question.seat,
        moves=question.moves,
        agreed=agreed,
        waiting=[n for n in voters if n not in agreed],
    )


def find_deadline(table: Table) -> int | None:
    """When a bot decides for the person to act."""
    job = table.find_job()
    return job.due if job and job.level is None else None


def find_since(table: Table) -> int | None:
    """When the one to act was asked."""
    if table.actor is None:
        return None
    return max(table.turn_began, table.seats[table.actor].since)
