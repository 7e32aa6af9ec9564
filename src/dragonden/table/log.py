"""What the log of a table says about each event, as each reader may read it."""

from __future__ import annotations

from dragonden.engine.match import drop_fleeting
from dragonden.engine.words import Line

from . import events
from .events import Row


def describe_event(row: Row, reader: int) -> list[Line]:
    """What the log says to a reader about an event, when it happens."""
    match row.event:
        case events.Moved(news=news):
            return next((item.lines for item in news if reader in item.readers), [])
        case events.Sat(name=name):
            return [Line("table-sat", {"name": name})]
        case events.Assigned(name=name):
            return [Line("table-assigned", {"name": name})]
        case events.Engaged(level=level):
            return [Line("table-engaged", {"level": level})]
        case events.Kept(name=name):
            return [Line("table-keeps", {"name": name})]
        case events.Freed(seat=seat, removed=removed):
            return [Line("table-removes" if removed else "table-freed", {"number": seat + 1})]
        case events.Hinted(seat=seat):
            return [Line("table-hinted", {"seat": seat})]
        case events.Opened(seat=seat):
            return [Line("table-opened", {"seat": seat})]
        case events.Asked(seat=seat, moves=moves):
            return [Line("table-asked", {"seat": seat, "count": moves})]
        case events.Agreed(seat=seat):
            return [Line("table-agreed", {"seat": seat})]
        case events.Declined(seat=seat):
            return [Line("table-declined", {"seat": seat})]
        case events.Undone(seat=seat, moves=moves, key=key):
            undone = Line("table-undone", {"seat": seat, "count": moves})
            return [undone] if key is None else [undone, Line("table-reshuffled")]
        case events.Resigned(seat=seat):
            return [Line("table-resigned", {"seat": seat})]
        case events.Replaced(seat=seat, why=why):
            return [Line(f"table-replaced-{why}", {"seat": seat})]
        case events.Returned(seat=seat):
            return [Line("table-returned", {"seat": seat})]
        case events.Ended(result=result) if result.by == "resigning":
            return [Line("table-ended-by-resigning")]
        case events.Ended(result=result) if result.by == "closing":
            return [Line("table-ended-by-closing")]
        case events.Rematched():
            return [Line("table-rematched")]
    return []


def describe_past_event(row: Row, reader: int, over: bool) -> list[Line]:
    """What the log says later, without what players have to remember themselves."""
    return drop_fleeting(describe_event(row, reader), over)


def has_fleeting(rows: list[Row]) -> bool:
    """Whether the log has said something that players have to remember themselves."""
    moves = [row.event for row in rows if isinstance(row.event, events.Moved)]
    return any(line.fleeting for move in moves for news in move.news for line in news.lines)
