"""The log: one line a record, as text or JSON, with time, level and table."""

from __future__ import annotations

import json
import logging
import sys
from datetime import datetime
from typing import Literal

NAMES = ("dragonden", "uvicorn")
SHORT = 8  # letters of a table's id, by which `dragonden house tables show` finds it


class TextFormatter(logging.Formatter):
    """`2026-11-17T12:00:00+00:00 WARNING The database does not work. table=…`"""

    def format(self, record: logging.LogRecord) -> str:
        told = describe(record)
        line = f"{told.pop('time')} {told.pop('level').upper()} {told.pop('message')}"
        return " ".join([line, *(f"{name}={value}" for name, value in told.items())])


class JsonFormatter(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        return json.dumps(describe(record), ensure_ascii=False)


def describe(record: logging.LogRecord) -> dict[str, str]:
    """What a line of the log says; `log_filter` has made it one line."""
    at = datetime.fromtimestamp(record.created).astimezone()
    told = {
        "time": at.isoformat(timespec="milliseconds"),
        "level": record.levelname.lower(),
        "message": record.getMessage(),
    }
    if table := getattr(record, "table", None):
        told["table"] = str(table)[:SHORT]  # its whole id would be the key to it
    return told


def set_up_log(form: Literal["text", "json"]) -> None:
    """Write warnings and errors to the standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(TextFormatter() if form == "text" else JsonFormatter())
    for name in NAMES:
        logger = logging.getLogger(name)
        logger.handlers[:] = [handler]
        logger.setLevel(logging.WARNING)
        logger.propagate = False
