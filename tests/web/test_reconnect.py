"""The line to the server is cut, and nothing is lost."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.local_server import ServerThread, run_server

from .conftest import new_context
from .players import PLAYERS, play_out
from .visitor import Visitor


def test_a_game_goes_on_after_the_server_was_restarted(browser: Browser, tmp_path: Path) -> None:
    with run_server(tmp_path) as first:
        port = first.port
        anna = Visitor(new_context(browser), first.url)
        anna.may_be_cut = True
        anna.play("dragomino", "me", "random", options={"first": 0})
        anna.page.locator("[aria-label='Face up'] button").first.click()
        expect(anna.page.locator("rect.open").first).to_be_visible()
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
