"""Makes the pictures of the documents from the real program: the same ones every time.

`scripts/pictures` runs it; `docs/GALLERY.md` and the README show them.
"""

from __future__ import annotations

import argparse
import io
import secrets
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any
from unittest import mock

from PIL import Image
from playwright.sync_api import Browser, expect

from dragonden.games import game_names
from tests.local_server import run_server
from tests.web.conftest import new_context, run_chromium
from tests.web.players import PLAYERS, play_out
from tests.web.visitor import Visitor

FOLDER = Path(__file__).parent.parent / "docs" / "pictures"
SEED = 20  # of all chance: in the games, and in what bots try
LAPTOP = {"width": 1280, "height": 860}
PHONE = {"width": 390, "height": 844}
TURNS = {"dragomino": 11, "dragons": 8, "dingominos": 5, "dinoland": 11, "dragon_family": 30}

Come = Callable[..., Visitor]


def keep(one: Visitor, name: str) -> None:
    """Take a picture, in so few colours that it stays small, and leave."""
    one.page.mouse.move(0, 0)
    one.page.evaluate("scrollTo(0, 0)")
    shot = Image.open(io.BytesIO(one.page.screenshot()))
    palette = shot.convert("P", palette=Image.Palette.ADAPTIVE, colors=255)
    palette.save(FOLDER / f"{name}.png", optimize=True)
    one.context.close()
    print(name)


def play(one: Visitor, game: str) -> None:
    """Sit down against two bots and play for a while."""
    one.play(game, "me", "greedy", "greedy", options={"first": 0})
    for _ in range(TURNS[game]):
        assert one.wait_for_turn(), f"{game} is over too soon"
        ply = one.ply
        PLAYERS[game](one)
        one.wait_past(ply)
    assert one.wait_for_turn(), f"{game} is over too soon"


def home(come: Come) -> None:
    one = come()
    one.go()
    expect(one.page.locator(".cover > svg")).to_have_count(len(game_names()))
    keep(one, "home")


def boards(come: Come) -> None:
    for game in PLAYERS:
        one = come()
        play(one, game)
        keep(one, game)


def phones(come: Come) -> None:
    for game in ("dragomino", "dinoland", "dragon_family"):
        one = come(viewport=PHONE, color_scheme="dark")
        play(one, game)
        keep(one, f"{game}-phone")


def lobby(come: Come) -> None:
    one = come("Anna", "de")
    one.play("dinoland", "me", "open", "drake", options={"eggs": True})
    expect(one.page.locator(".cover > svg")).to_be_visible()
    keep(one, "lobby")


def end(come: Come) -> None:
    one = come("Anna", "en", color_scheme="dark")
    one.play("dragomino", "me", "greedy", "greedy", options={"first": 0})
    play_out(one, PLAYERS["dragomino"])
    expect(one.page.locator(".sheet table")).to_be_visible()
    keep(one, "end")


def lesson(come: Come) -> None:
    one = come("Anna", "en", viewport=PHONE)
    one.go()
    one.page.locator("[data-learn=dragomino]").click()
    expect(one.page.locator(".lesson")).to_be_visible()
    expect(one.my_turn).to_be_visible()
    keep(one, "lesson-phone")


def visit(
    browser: Browser, url: str, name: str = "Anna", language: str = "en", **wish: Any
) -> Visitor:
    """Somebody with a browser of their own, on a laptop unless they wish otherwise."""
    context = new_context(browser, **{"viewport": LAPTOP, **wish})
    return Visitor(context, url, name, language)


if __name__ == "__main__":
    argparse.ArgumentParser(description=__doc__).parse_args()
    FOLDER.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data,
        mock.patch.object(secrets, "randbelow", return_value=SEED),
        mock.patch.object(secrets, "randbits", return_value=SEED),
        run_server(Path(data)) as server,
        run_chromium() as browser,
    ):
        for scene in (home, boards, phones, lobby, end, lesson):
            scene(partial(visit, browser, server.url))
