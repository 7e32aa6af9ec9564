"""Requests made to break something: each gets its sentence, and the log at most one line."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from dragonden.server.log_filter import SILENCE, LineFilter, guard_logs

from .local_server import PATIENCE, ServerThread, run_server
from .test_server_guard import GOOD

NESTED = '{"game":' + "[" * 8000


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerThread]:
    with run_server(tmp_path_factory.mktemp("house")) as opened:
        yield opened


def test_json_nested_deeply_is_unreadable_bug(
    server: ServerThread, caplog: pytest.LogCaptureFixture
) -> None:
    """It was answered by 500, with a traceback in the log."""
    for text in (NESTED, NESTED + "]" * 8000 + "}"):
        answer = server.new_person().http.post("/api/tables", content=text)
        assert answer.status_code == 400, answer.text
        assert answer.json()["line"] == "server-unreadable"
    assert not caplog.records


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "http://a\u2100b", "]["])
def test_an_origin_that_is_no_address_is_foreign_bug(
    server: ServerThread, caplog: pytest.LogCaptureFixture, origin: str
) -> None:
    """It was answered by 500, with a traceback in the log."""
    anna = server.new_person()
    table = anna.create("dragomino", "me", "open")
    sent = {"Origin": origin.encode()}
    assert anna.http.post("/api/tables", json=GOOD, headers=sent).status_code == 403
    if origin.isascii():  # the client's library sends no others
        with pytest.raises(InvalidStatus, match="403"):
            anna.socket(table, Origin=origin)
    assert not caplog.records


@pytest.mark.parametrize(
    "id", ["%00", "%00" * 22, "a" * 22 + "%0A", "a%0Ab", "%F0%9F%90%89", "%27%3B--"]
)
def test_no_sign_in_a_link_reaches_the_database_bug(
    server: ServerThread, monkeypatch: pytest.MonkeyPatch, id: str
) -> None:
    """A zero was answered by 503 where the database is PostgreSQL, which refuses it."""

    def refuse(*_: object) -> None:
        raise AssertionError("the database was asked")

    monkeypatch.setattr(server.house.store, "load_rows", refuse)
    answer = server.new_person().http.get(f"/api/tables/{id}")
    assert (answer.status_code, answer.json()["line"]) == (404, "server-no-table")


# -- the log -------------------------------------------------------------------------------------


@pytest.fixture
def log(tmp_path: Path) -> Iterator[tuple[logging.Logger, Path, LineFilter]]:
    """A logger whose lines are guarded, the file with them, and what guards them."""
    logger, path = logging.getLogger("dragonden.test"), tmp_path / "log"
    handler = logging.FileHandler(path)
    logger.addHandler(handler)
    logger.propagate = False
    (guard,) = guard_logs([logger.name])
    yield logger, path, guard
    logger.removeFilter(guard)
    logger.removeHandler(handler)
    handler.close()


def fail(logger: logging.Logger, sentence: str) -> None:
    try:
        raise ValueError(sentence)
    except ValueError:
        logger.exception("A request went wrong.")


def test_an_error_is_one_line_that_says_where_it_was(
    log: tuple[logging.Logger, Path, LineFilter],
) -> None:
    logger, path, _ = log
    fail(logger, "bad\n2026-01-01 forged line\x1b[31m " + "x" * 5000)
    (line,) = path.read_text().splitlines()
    assert "A request went wrong." in line
    assert "ValueError: bad" in line
    assert "test_server_requests.py" in line
    assert len(line) < 1000
    assert "\x1b" not in line


def test_repeated_errors_are_counted_not_repeated(
    log: tuple[logging.Logger, Path, LineFilter],
) -> None:
    logger, path, guard = log
    for number in range(1000):
        fail(logger, f"number {number}")
    lines = path.read_text().splitlines()
    assert len(lines) == 4, "the first, the tenth, the hundredth and the thousandth"
    assert "(1000 times)" in lines[-1]
    logger.warning("Something else happened.")
    assert len(path.read_text().splitlines()) == 5
    assert guard.total() == 1001
    guard.seen = {kind: (count, at - SILENCE) for kind, (count, at) in guard.seen.items()}
    fail(logger, "an hour later")
    assert "(1001 times)" in path.read_text().splitlines()[-1]


def test_the_cause_of_an_error_is_named_and_not_who_wraps_it(
    log: tuple[logging.Logger, Path, LineFilter],
) -> None:
    logger, path, _ = log
    for cause in (KeyError("seat"), RuntimeError("<TCPTransport>; the handler is closed")):
        try:
            raise OSError("wrapped") from cause
        except OSError:
            logger.exception("Went wrong.")
    (line,) = path.read_text().splitlines()
    assert "KeyError: 'seat'" in line


def test_kinds_of_errors_that_are_remembered_do_not_pile_up(
    log: tuple[logging.Logger, Path, LineFilter],
) -> None:
    logger, _, guard = log
    for number in range(3000):
        logger.warning("message %s" + " " * number, number)
    assert len(guard.seen) <= 1000
    assert guard.total() == 3000


def test_a_failing_server_writes_one_line_for_many_requests(
    server: ServerThread, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Whatever fails inside, nobody fills the disk by asking for it."""

    def fails(*_: object) -> None:
        raise RuntimeError("no more")

    monkeypatch.setattr(server.house.store, "list_public", fails)
    guards = guard_logs()
    try:
        with server.new_person().http as http:
            for _ in range(9):
                assert http.get("/api/tables", timeout=PATIENCE).status_code == 500
    finally:
        for guard in guards:
            guard.detach()
            assert guard not in guard.logger.filters
    assert ["\n" in record.getMessage() for record in caplog.records] == [False]
    assert not caplog.records[0].exc_info
