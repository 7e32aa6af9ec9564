"""Keeps the log short: no request can fill the disk with it."""

from __future__ import annotations

import logging
import time
import traceback
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType

GUARDED = ("uvicorn.error", "dragonden", "asyncio")
CLIENTS_FAULT = {
    "Invalid HTTP request received.",
    "Invalid UTF-8 sequence received from client.",
    "Unsupported upgrade request.",
}
GONE = "the handler is closed"  # uvloop: a client went while it was being answered
LONGEST = 600  # letters of a line
DEEPEST = 4  # places of a traceback that are named, the innermost first
REMEMBERED = 1000  # kinds of messages
SILENCE = 3600  # seconds after which a repeated message is written again

Kind = tuple[str, str, str, str]  # the message, the error and where it was, the table


class LineFilter(logging.Filter):
    """Makes each message one line, and counts messages of a kind instead of repeating them.

    Written are the first, the tenth, the hundredth and so on, and one after an hour.
    """

    def __init__(self, logger: logging.Logger) -> None:
        super().__init__()
        self.logger = logger
        self.seen: dict[Kind, tuple[int, float]] = {}  # how many, and when one was last written
        self.forgotten = 0  # messages of kinds that are not remembered
        logger.addFilter(self)

    def detach(self) -> None:
        self.logger.removeFilter(self)

    def total(self) -> int:
        """How many messages there were, written or not."""
        return self.forgotten + sum(count for count, _ in self.seen.values())

    def filter(self, record: logging.LogRecord) -> bool:
        if str(record.msg) in CLIENTS_FAULT:
            return False
        error = find_root(record.exc_info[1]) if record.exc_info else None
        if isinstance(error, RuntimeError) and GONE in str(error):
            return False
        places = name_places(error.__traceback__) if error else ""
        kind = str(record.msg), type(error).__name__, places, getattr(record, "table", "")
        count = self.count(kind)
        if not count:
            return False
        line = record.getMessage().strip()
        if error:
            line = f"{line} [{places}] {type(error).__name__}: {error}"
        times = f" ({count} times)" if count > 1 else ""
        record.msg, record.args = make_line(line) + times, None
        record.exc_info = record.exc_text = record.stack_info = None
        return True

    def count(self, kind: Kind) -> int:
        """Count one more of a kind; how many there are if that is to be written, else 0."""
        if len(self.seen) >= REMEMBERED and kind not in self.seen:
            self.forgotten += self.seen.pop(next(iter(self.seen)))[0]
        before, written = self.seen.pop(kind, (0, 0.0))
        count, now = before + 1, time.monotonic()
        is_told = not before or is_power_of_ten(count) or now - written >= SILENCE
        self.seen[kind] = count, now if is_told else written
        return count if is_told else 0


def find_root(error: BaseException | None) -> BaseException | None:
    """What an error came from at first."""
    while error and error.__cause__:
        error = error.__cause__
    return error


def is_power_of_ten(count: int) -> bool:
    return str(count).strip("0") == "1"


def make_line(text: str) -> str:
    """A text as one line without anything that would be more than letters.

    >>> make_line("one" + chr(10) + "two" + chr(27))
    'one two?'
    """
    line = " ".join(text.split())
    line = "".join(c if c.isprintable() else "?" for c in line)
    return line if len(line) <= LONGEST else f"{line[:LONGEST]}…"


def name_places(trace: TracebackType | None) -> str:
    """Where something went wrong, and from where that was called."""
    frames = traceback.extract_tb(trace)[-DEEPEST:]
    return " < ".join(f"{Path(f.filename).name}:{f.lineno} {f.name}" for f in reversed(frames))


def guard_logs(names: Sequence[str] = GUARDED) -> list[LineFilter]:
    """Keep what is logged under these names short."""
    return [LineFilter(logging.getLogger(name)) for name in names]
