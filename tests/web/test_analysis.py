"""The bot's view of a finished game: a graph to click, by mouse, by keyboard and as a table."""

from __future__ import annotations

import re
import secrets
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.local_server import ServerThread
from tests.test_server_analysis import finished

from .axe import barriers
from .players import dragomino
from .visitor import Visitor

PATIENCE = 300_000  # milliseconds: the bot may have to wait for the compiler


@pytest.fixture(scope="module")
def table(server: ServerThread) -> str:
    """A short game that is over, in which two moves have cost a tenth of the chance to win each."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(secrets, "randbelow", lambda below: 10)  # its seed
        return finished(server.new_person("Zoë"))


def analysed(one: Visitor, table: str) -> Locator:
    """Open the analysis of a table and wait until it is done; its graph."""
    one.go(f"/replay/{table}?seat=truth&analysis=1")
    expect(one.see("analysis-state")).not_to_be_empty(timeout=PATIENCE)
    return one.see("graph")


def test_a_game_is_over_and_its_decisions_can_be_looked_at_again(anna: Visitor) -> None:
    anna.play("dragomino", "me", "random", options={"first": 0})
    page = anna.page
    for _ in range(2):
        expect(anna.my_turn).to_be_visible()
        ply = anna.ply
        dragomino(anna)
        anna.wait_past(ply)
    anna.button("Give up").click()
    anna.button("Really give up").click()
    page.get_by_role("link", name="Analysis").click()
    expect(page.get_by_role("progressbar")).to_be_visible()
    expect(anna.see("analysis-state")).to_contain_text("judged", timeout=PATIENCE)
    expect(page.get_by_role("progressbar")).to_have_count(0)
    point = anna.see("graph").locator(".point[aria-label*=Anna]").last
    moves = int(point.get_attribute("data-moves") or 0)
    point.click()
    expect(page.locator("output")).to_contain_text(f"Move {moves} of")
    expect(page).to_have_url(re.compile(f"move={moves}"))
    expect(anna.see("verdict")).to_contain_text(f"Move {moves + 1}, Anna:")
    expect(page.locator(".area svg").first).to_be_visible()


def test_the_graph_can_be_walked_by_keyboard(anna: Visitor, table: str) -> None:
    graph = analysed(anna, table)
    page = anna.page
    graph.locator(".point[tabindex='0']").focus()
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    second = graph.locator(".point:focus")
    expect(second).to_have_count(1)
    moves = second.get_attribute("data-moves")
    expect(page.locator("output")).to_contain_text("Move 0 of")
    page.keyboard.press("Enter")
    expect(page.locator("output")).to_contain_text(f"Move {moves} of")
    expect(second).to_have_attribute("aria-current", "true")


def test_on_a_phone_the_board_and_what_is_said_of_it_are_seen_together(
    visitor: Callable[..., Visitor], table: str
) -> None:
    one = visitor("Anna", viewport={"width": 390, "height": 844})
    analysed(one, table)
    one.page.get_by_label("Whose moves").select_option("")
    one.button("The next costly move").click()
    boxes = [one.page.locator(part).bounding_box() for part in (".area", ".dock", "aside", ".leap")]
    area, dock, side, leap = [(box["y"], box["y"] + box["height"]) for box in boxes if box]
    assert area[1] - area[0] > 200
    assert area[1] <= dock[0] < dock[1] <= side[0] <= leap[0] < leap[1] <= 844
    assert one.see("verdict").bounding_box()
    one.page.set_viewport_size({"width": 320, "height": 568})
    small = one.page.locator(".area").bounding_box()
    assert small
    assert small["height"] > 150


def test_the_same_is_told_in_a_table_and_by_what_cost_most(anna: Visitor, table: str) -> None:
    graph = analysed(anna, table)
    page = anna.page
    page.get_by_text("All decisions in a table").click()
    rows = page.locator("tbody tr")
    expect(rows).to_have_count(graph.locator(".point").count())
    rows.last.get_by_role("button").click()
    last = int(rows.last.get_by_role("button").inner_text())
    expect(page.locator("output")).to_contain_text(f"Move {last - 1} of")
    bad = page.locator(".worst button").first
    bad.click()
    expect(bad).to_have_class(re.compile("shown"))


@pytest.mark.parametrize("language", ["fr", "de"])
def test_every_language_has_its_words(
    visitor: Callable[..., Visitor], table: str, language: str
) -> None:
    """The visitor complains of every message that is missing."""
    one = visitor("Anna", language)
    graph = analysed(one, table)
    graph.locator(".point").first.click()
    expect(one.see("verdict")).to_contain_text({"fr": "Coup 1,", "de": "Zug 1,"}[language])


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_and_nothing_scrolls_sideways(
    visitor: Callable[..., Visitor], table: str, scheme: str
) -> None:
    one = visitor("Anna", color_scheme=scheme, viewport={"width": 320, "height": 640})
    analysed(one, table)
    one.page.get_by_text("All decisions in a table").click()
    assert not barriers(one)
    assert one.page.evaluate("document.documentElement.scrollWidth") == 320


def test_who_leaves_asks_no_more(anna: Visitor, table: str) -> None:
    analysed(anna, table)
    anna.button("Analysis").click()
    expect(anna.see("graph")).to_have_count(0)
    asked: list[str] = []
    anna.page.on("request", lambda request: asked.append(request.url))
    anna.button("Next move").click()
    expect(anna.page.locator("output")).to_contain_text("Move 1 of")
    assert not [url for url in asked if "analysis" in url.split("?")[0]]
