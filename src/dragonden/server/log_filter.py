"""What clients do wrong fills no log: anybody could fill the disk with it."""

from __future__ import annotations

import logging

CLIENTS_FAULT = {
    "Invalid HTTP request received.",
    "Invalid UTF-8 sequence received from client.",
    "Unsupported upgrade request.",
}


def is_relevant(record: logging.LogRecord) -> bool:
    """Whether somebody who runs the server should know of it."""
    return record.getMessage() not in CLIENTS_FAULT


def hide_client_errors() -> None:
    """Leave such complaints of the web server out of its log."""
    logging.getLogger("uvicorn.error").addFilter(is_relevant)
