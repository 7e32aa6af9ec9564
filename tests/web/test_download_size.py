"""What a browser fetches until the first table page is there, as the build promises it."""

from __future__ import annotations

import gzip
from collections.abc import Callable
from itertools import takewhile

import pytest
from playwright.sync_api import Response, expect

from .players import PLAYERS
from .visitor import Visitor

MOST = 75_000  # bytes, gzipped: script, style and words


@pytest.mark.parametrize("language", ["en", "fr", "de"])
@pytest.mark.parametrize("game", PLAYERS)
def test_the_first_table_page_is_light(
    visitor: Callable[..., Visitor], game: str, language: str
) -> None:
    one = visitor("Anna", language)
    fetched: list[Response] = []
    one.page.on("response", lambda response: fetched.append(response))
    one.play(game, "me", "random", "random", options={"first": 0})
    expect(one.my_turn).to_be_visible()
    expect(one.page.locator(".area svg").first).to_be_visible()
    one.page.wait_for_load_state("networkidle")
    first = takewhile(lambda part: "/Ahead-" not in part.url, fetched)  # the rest comes later
    parts = [part for part in first if part.request.resource_type in ("script", "stylesheet")]
    assert len(parts) < len(fetched)
    assert len(parts) > 5
    assert sum(len(gzip.compress(part.body(), 6)) for part in parts) <= MOST
