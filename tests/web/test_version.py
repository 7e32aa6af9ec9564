"""A page that is too old loads itself again."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Request, expect

from dragonden.server import protocol

from .visitor import Visitor


def test_a_page_of_another_version_loads_itself_again_once(
    visitor: Callable[..., Visitor], monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = visitor("Anna")
    loads: list[str] = []
    anna.page.on("request", lambda request: note_load(request, loads))
    table = anna.create("dragomino", "me", "greedy")
    with monkeypatch.context() as newer:
        newer.setattr(protocol, "VERSION", protocol.VERSION + 1)
        anna.go(f"/table/{table}")
        expect(anna.page.locator("main")).to_contain_text("do not understand each other")
        assert len(loads) == 2, "the page was fetched again, and only once"
    anna.page.reload()
    assert anna.wait_for_turn()


def note_load(request: Request, loads: list[str]) -> None:
    if request.is_navigation_request():
        loads.append(request.url)
