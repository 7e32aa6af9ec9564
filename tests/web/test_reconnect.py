"""The line to the server is cut, and nothing is lost."""

from __future__ import annotations

import functools
import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, WebSocketRoute, expect

from tests.local_server import ServerThread, run_server

from .conftest import new_context
from .players import PLAYERS, Partner, play_out
from .visitor import Visitor

# Where the parts of the frame are.
PLACES = """['.area', '.dock', '.frame > .row'].map((part) =>
  JSON.stringify(document.querySelector(part).getBoundingClientRect()))"""


@pytest.fixture
def visitor(visitor: Callable[..., Visitor]) -> Callable[..., Visitor]:
    """People whose pages fetch ahead what they cannot have without a line."""
    return functools.partial(visitor, saves_data=False)


def test_a_game_goes_on_after_the_server_was_restarted(browser: Browser, tmp_path: Path) -> None:
    with run_server(tmp_path) as first:
        port = first.port
        anna = Visitor(new_context(browser), first.url, saves_data=False)
        anna.may_be_cut = True
        anna.play("dragomino", "me", "random", options={"first": 0})
        anna.page.locator("[aria-label='Face up'] button").first.click()
        expect(anna.page.locator("rect.open").first).to_be_visible()
        anna.wait_until_fetched()
    expect(anna.see("connection")).to_have_text("Connection lost; coming back …")
    # What is done meanwhile is said when the line is back.
    anna.page.locator("rect.open").first.click()
    anna.button("Place here (Enter)").click()
    expect(anna.see("ghost-unsent")).to_be_visible()
    expect(anna.see("connection")).to_contain_text("your move waits to be sent")
    second = ServerThread(tmp_path, port=port)
    try:
        expect(anna.page.locator("[aria-label='Log']").first).to_contain_text("Anna places")
        expect(anna.see("connection")).to_have_text("")
        play_out(anna, PLAYERS["dragomino"])
        assert not anna.complaints
    finally:
        anna.context.close()
        second.close()


NOTICED = 5_000  # milliseconds of the page's own clock, after which a line counts as lost


def place(one: Visitor) -> None:
    """Pick a domino and try it somewhere."""
    one.page.locator("[aria-label='Face up'] button").first.click()
    one.page.locator("rect.open").first.click()
    expect(one.button("Place here (Enter)")).to_be_visible()


def stop_clock(one: Visitor) -> None:
    """From now on time passes on the page only when it is told to."""
    one.page.clock.pause_at(one.page.evaluate("Date.now()") + 100)


def test_a_browser_that_is_offline_says_so_at_once(visitor: Callable[..., Visitor]) -> None:
    anna = visitor("Anna")
    anna.may_be_cut = True
    anna.page.clock.install()
    anna.play("dragomino", "me", "random", options={"first": 0})
    place(anna)
    stop_clock(anna)  # no heartbeat can tell it from now on
    places = anna.page.evaluate(PLACES)
    anna.context.set_offline(True)
    expect(anna.see("connection")).to_have_text("Connection lost; coming back …")
    expect(anna.button("Undo")).to_be_disabled()  # it could not be told to anybody
    anna.button("Place here (Enter)").click()
    expect(anna.see("ghost-unsent")).to_be_visible()
    expect(anna.see("connection")).to_contain_text("your move waits to be sent")
    assert anna.page.evaluate(PLACES) == places  # the table holds still
    anna.context.set_offline(False)
    anna.page.clock.resume()
    expect(anna.page.locator("[aria-label='Log']").first).to_contain_text("Anna places")
    expect(anna.see("ghost-unsent")).to_have_count(0)


def test_a_server_that_is_silent_is_missed_within_five_seconds(
    visitor: Callable[..., Visitor],
) -> None:
    anna = visitor("Anna", viewport={"width": 320, "height": 640})  # where the bar is narrow
    anna.may_be_cut = True
    heard = [True]  # whether what the page says reaches the server
    lines: list[WebSocketRoute] = []
    unanswered: set[str] = set()  # ids of what the page has asked

    def pass_on(page: WebSocketRoute) -> None:
        lines.append(page)
        server = page.connect_to_server()

        def ask(frame: str | bytes) -> None:
            unanswered.add(json.loads(frame).get("id"))
            if heard[0]:
                server.send(frame)

        def answer(frame: str | bytes) -> None:
            unanswered.discard(json.loads(frame).get("id"))
            page.send(frame)

        page.on_message(ask)
        server.on_message(answer)

    anna.page.route_web_socket("**/socket", pass_on)
    anna.page.clock.install()
    anna.play("dragomino", "me", "random", options={"first": 0})
    place(anna)
    places = anna.page.evaluate(PLACES)
    stop_clock(anna)
    while unanswered - {None}:  # an answer that comes later would show that the server is there
        anna.page.wait_for_timeout(10)
    heard[0] = False
    anna.page.clock.run_for(NOTICED)
    expect(anna.see("connection")).to_have_text("Connection lost; coming back …")
    anna.button("Place here (Enter)").click()
    expect(anna.see("ghost-unsent")).to_be_visible()
    assert anna.page.evaluate(PLACES) == places
    heard[0] = True
    lines[-1].close()  # or the server would do so after a while, since nobody said hello
    anna.page.clock.resume()
    expect(anna.page.locator("[aria-label='Log']").first).to_contain_text("Anna places")


def play_without(one: Visitor, *parts: str) -> None:
    """Begin a game where the page cannot have some of its files."""
    for part in parts:
        one.page.route(f"**/assets/{part}-*", lambda route: route.abort())
    one.play("dragomino", "me", "random", options={"first": 0})
    assert one.wait_for_turn()
    expect(one.page.locator(".area svg").first).to_be_visible()


def test_what_was_never_opened_opens_without_a_line(visitor: Callable[..., Visitor]) -> None:
    """All that may be opened is fetched when the page has nothing else to do."""
    anna = visitor("Anna")
    anna.may_be_cut = True
    anna.play("dinoland", "me", "random", options={"first": 0})
    assert anna.wait_for_turn()
    anna.wait_until_fetched()
    anna.context.set_offline(True)
    anna.button("Signs").click()
    expect(anna.page.locator("dialog section")).not_to_have_count(0)
    anna.page.keyboard.press("Escape")
    anna.page.get_by_label("Settings").click()
    expect(anna.page.get_by_label("Volume")).to_be_visible()
    expect(anna.page.get_by_role("alert")).to_have_count(0)


def test_what_was_cut_off_while_fetched_ahead_comes_by_itself(
    visitor: Callable[..., Visitor], server: ServerThread
) -> None:
    """The end of the game is shown, although its file could not be had when it was not needed."""
    anna = visitor("Anna")
    anna.page.route("**/assets/EndPanel-*.js", lambda route: route.abort(), times=1)
    with anna.page.expect_event("requestfailed"):
        table = anna.play("dragomino", "me", "random", options={"first": 0})
    assert anna.wait_for_turn()
    Partner(anna, server, table).place.ask("resign", seat=0)
    expect(anna.over).to_be_visible()
    expect(anna.page.get_by_role("alert")).to_have_count(0)
    anna.complaints.clear()  # of the browser, that a file was kept from it


def test_what_cannot_be_fetched_is_told_and_comes_with_a_new_page(
    visitor: Callable[..., Visitor],
) -> None:
    anna = visitor("Anna")
    play_without(anna, "Ahead")
    anna.context.set_offline(True)
    anna.button("Signs").click()
    trouble, again = anna.page.get_by_role("alert"), anna.button("Try again")
    expect(trouble).to_contain_text("A part of this page could not be fetched")
    again.click()
    expect(again).to_be_visible()  # there is still no line
    with anna.page.expect_navigation():
        anna.context.set_offline(False)
    assert anna.wait_for_turn()
    expect(trouble).to_have_count(0)
    anna.button("Signs").click()
    expect(anna.page.locator("dialog section")).not_to_have_count(0)
    anna.complaints.clear()  # of the browser, that a file was kept from it


def test_a_page_is_loaded_anew_by_itself_only_once(visitor: Callable[..., Visitor]) -> None:
    anna = visitor("Anna")
    play_without(anna, "Ahead", "LegendPanel")
    with anna.page.expect_navigation():
        anna.button("Signs").click()
    assert anna.wait_for_turn()
    anna.button("Signs").click()
    with anna.page.expect_navigation():
        anna.button("Try again").click()
    anna.complaints.clear()  # of the browser, that files were kept from it


def test_a_page_that_lacks_a_part_stays_until_its_move_is_told(
    visitor: Callable[..., Visitor],
) -> None:
    anna = visitor("Anna")
    anna.may_be_cut = True
    there = [True]  # whether the table can be reached; the pages always can

    def connect(page: WebSocketRoute) -> None:
        if there[0]:
            page.connect_to_server()
        else:
            page.close()

    anna.page.route_web_socket("**/socket", connect)
    play_without(anna, "Ahead", "LegendPanel")
    place(anna)
    there[0] = False
    anna.page.evaluate("dispatchEvent(new Event('offline'))")
    anna.button("Place here (Enter)").click()
    expect(anna.see("ghost-unsent")).to_be_visible()
    anna.button("Signs").click()
    expect(anna.page.get_by_role("alert")).to_be_visible()
    with anna.page.expect_navigation():
        there[0] = True
    expect(anna.page.locator("[aria-label='Log']").first).to_contain_text("Anna places")
    anna.complaints.clear()  # of the browser, that files were kept from it


@pytest.mark.parametrize("saves_data", [False, True])
def test_whoever_saves_data_is_sent_nothing_ahead(
    visitor: Callable[..., Visitor], saves_data: bool
) -> None:
    anna = visitor("Anna", saves_data=saves_data)
    fetched: list[str] = []
    anna.page.on("response", lambda response: fetched.append(response.url))
    last = "Ahead" if saves_data else "Keys"
    with anna.page.expect_response(lambda response: f"/{last}-" in response.url):
        anna.play("dragons", "me", "random", "random", options={"first": 0})
    anna.page.wait_for_load_state("networkidle")
    assert any("/Keys-" in url for url in fetched) is not saves_data
