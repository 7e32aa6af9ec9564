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
        fields = describe(record)
        line = f"{fields.pop('time')} {fields.pop('level').upper()} {fields.pop('message')}"
        return " ".join([line, *(f"{name}={value}" for name, value in fields.items())])


class JsonFormatter(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        return json.dumps(describe(record), ensure_ascii=False)


def describe(record: logging.LogRecord) -> dict[str, str]:
    """What a line of the log says; `log_filter` has made it one line."""
    at = datetime.fromtimestamp(record.created).astimezone()
    fields = {
        "time": at.isoformat(timespec="milliseconds"),
        "level": record.levelname.lower(),
        "message": record.getMessage(),
    }
    if table := getattr(record, "table", None):
        fields["table"] = str(table)[:SHORT]  # its whole id would be the key to it
    return fields


def set_up_log(form: Literal["text", "json"]) -> None:
    """Write warnings and errors to the standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(TextFormatter() if form == "text" else JsonFormatter())
    for name in NAMES:
        logger = logging.getLogger(name)
        logger.handlers[:] = [handler]
        logger.setLevel(logging.WARNING)
        logger.propagate = False
