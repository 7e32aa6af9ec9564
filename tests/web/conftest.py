"""A real server, a real Chromium, and people who use them."""

from __future__ import annotations

import os
import random
import secrets
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, sync_playwright

from dragonden.server.pages import STATIC
from tests.local_server import ServerThread, run_server

from .visitor import Visitor

PROGRAMS = (  # the one without any window first: it takes a fifth less of the processor
    *("chromium-headless-shell", "chromium", "chromium-browser"),
    *("google-chrome", "google-chrome-stable"),
)
QUIET = [
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--font-render-hinting=none",
]


@contextmanager
def run_chromium() -> Iterator[Browser]:
    """The system's Chromium, for as long as it is needed."""
    assert (STATIC / "index.html").exists(), "The pages are not built: python web/make.py"
    names = [os.environ.get("CHROMIUM", ""), *PROGRAMS]
    program = next((path for path in map(shutil.which, names) if path), None)
    assert program, "There is no Chromium: scripts/browser installs it."
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=program, args=QUIET)
        yield opened
        opened.close()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with run_chromium() as opened:
        yield opened


def new_context(browser: Browser, **wish: Any) -> BrowserContext:
    """A browser's memory and window; a generous limit ends what hangs."""
    usual = {"viewport": {"width": 1280, "height": 860}, "reduced_motion": "reduce"}
    context = browser.new_context(**{**usual, **wish})
    context.set_default_timeout(60_000)
    return context


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerThread]:
    with run_server(tmp_path_factory.mktemp("house")) as opened:
        yield opened


@pytest.fixture(autouse=True)
def chance(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every test has chance of its own, the same each time: the server runs in this process."""
    luck = random.Random(request.node.name)
    monkeypatch.setattr(secrets, "randbelow", luck.randrange)
    monkeypatch.setattr(secrets, "randbits", luck.getrandbits)


@pytest.fixture
def visitor(browser: Browser, server: ServerThread) -> Iterator[Callable[..., Visitor]]:
    """Somebody with a browser of their own; in the end it must not have complained."""
    opened: list[Visitor] = []

    def come(
        name: str = "Anna",
        language: str = "en",
        pace: str = "none",
        forced: bool = False,
        saves_data: bool = True,
        **wish: Any,
    ) -> Visitor:
        context = new_context(browser, **wish)
        one = Visitor(context, server.url, name, language, pace, forced, saves_data)
        opened.append(one)
        return one

    yield come
    complaints = [complaint for one in opened for complaint in one.complaints]
    for one in opened:
        one.context.close()
    assert not complaints


@pytest.fixture
def anna(visitor: Callable[..., Visitor]) -> Visitor:
    return visitor("Anna")
