"""Keeps errors of clients out of the log: anybody could fill the disk with them."""

from __future__ import annotations

import logging

CLIENTS_FAULT = {
    "Invalid HTTP request received.",
    "Invalid UTF-8 sequence received from client.",
    "Unsupported upgrade request.",
}


def is_relevant(record: logging.LogRecord) -> bool:
    """Whether the owner of the server should know of a message."""
    return record.getMessage() not in CLIENTS_FAULT


def hide_client_errors() -> None:
    """Hide messages about errors of clients from the web server's log."""
    logging.getLogger("uvicorn.error").addFilter(is_relevant)
