"""What pages look like, compared with stored pictures: a little off is allowed, another look not.

To renew a picture delete it, run the test, look at the new one and commit it.
"""

from __future__ import annotations

import io
import secrets
from collections.abc import Callable
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageFilter
from playwright.sync_api import expect

from dragonden.games import all_games

from .players import PLAYERS
from .visitor import Visitor

FOLDER = Path(__file__).parent / "pictures"
SIZES = {"320": {"width": 320, "height": 640}, "1280": {"width": 1280, "height": 860}}
APART = 48  # of 255: a colour that differs more is another colour
SEED = 20
TURNS = 6
SHARE = 0.03  # of all pixels may differ: fonts are not the same everywhere


def differing(one: Image.Image, other: Image.Image) -> float:
    """The share of pixels that differ, fine lines aside."""
    soft = [image.convert("RGB").filter(ImageFilter.GaussianBlur(2)) for image in (one, other)]
    apart = ImageChops.difference(*soft).convert("L").point(lambda value: 255 * (value > APART))
    return apart.histogram()[255] / (apart.width * apart.height)


def compare(name: str, shot: bytes) -> None:
    path, now = FOLDER / f"{name}.png", Image.open(io.BytesIO(shot))
    if not path.exists():
        path.parent.mkdir(exist_ok=True)
        now.convert("P", palette=Image.Palette.ADAPTIVE, colors=255).save(path, optimize=True)
        pytest.fail(f"There was no picture {path.name}; look at the one just made.")
    before = Image.open(path)
    assert before.size == now.size
    share = differing(before, now)
    assert share <= SHARE, f"{name}: {share:.1%} of the pixels differ"


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_shelf_looks_as_before(visitor: Callable[..., Visitor], size: str, scheme: str) -> None:
    one = visitor("Anna", viewport=SIZES[size], color_scheme=scheme)
    one.go()
    covers = [game for game in all_games() if (game.folder / "web" / "Cover.svelte").exists()]
    expect(one.page.locator(".cover > svg")).to_have_count(len(covers))
    compare(f"home-{scheme}-{size}", one.page.screenshot())


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", PLAYERS)
def test_a_board_looks_as_before(
    visitor: Callable[..., Visitor], monkeypatch: pytest.MonkeyPatch, game: str, size: str
) -> None:
    """Chance is fixed in the server, which runs in this process, and so is what bots try."""
    monkeypatch.setattr(secrets, "randbelow", lambda below: SEED)
    monkeypatch.setattr(secrets, "randbits", lambda bits: SEED)
    one = visitor("Anna", viewport=SIZES[size])
    one.play(game, "me", "greedy", "greedy", options={"first": 0})
    for _ in range(TURNS):
        assert one.wait_for_turn()
        ply = one.ply
        PLAYERS[game](one)
        one.wait_past(ply)
    assert one.wait_for_turn()
    one.page.mouse.move(0, 0)
    one.page.evaluate("scrollTo(0, 0)")
    for passing in ("happening", "found"):
        expect(one.see(passing)).to_have_count(0)  # what shows only for a while
    compare(f"{game}-{size}", one.page.screenshot())
