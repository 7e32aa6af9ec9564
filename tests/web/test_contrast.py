"""Texts on Dragons' table, whose ground is a gradient that axe cannot judge, stand out from it."""

from __future__ import annotations

import io
import re
from collections.abc import Callable

import pytest
from PIL import Image
from playwright.sync_api import expect

from .players import dragons
from .visitor import Visitor

ENOUGH = 4.5  # to one, as WCAG asks of texts
TEXTS = """() => [...document.querySelectorAll('.table .deck :is(p, b), .piles :is(.name, .size)')]
  .filter((text) => text.checkVisibility())
  .map((text) => {
    const range = document.createRange()
    range.selectNodeContents(text)
    const { x, y, right, bottom } = range.getBoundingClientRect()
    return [text.textContent, getComputedStyle(text).color, [x, y, right, bottom]]
  })"""

HIDE = """() => document.querySelectorAll('.table *').forEach((part) =>
  part.style.setProperty('-webkit-text-fill-color', 'transparent', 'important'))"""


def luminance(colour: tuple[int, ...]) -> float:
    """How light a colour is, as WCAG reckons it."""
    shares = [c / 255 for c in colour[:3]]
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in shares)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: tuple[int, ...], other: tuple[int, ...]) -> float:
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def find_faint_texts(one: Visitor) -> list[str]:
    """The texts on the table that do not stand out from the ground below them."""
    texts = one.page.evaluate(TEXTS)
    assert len(texts) > 5
    one.page.evaluate(HIDE)
    ground = Image.open(io.BytesIO(one.page.screenshot())).convert("RGB")
    faint = []
    for text, colour, box in texts:
        ink = tuple(int(part) for part in re.findall(r"\d+", colour)[:3])
        below = {pixel for _, pixel in ground.crop(box).getcolors(1 << 20) or []}
        worst = min(contrast(ink, pixel) for pixel in below)
        if worst < ENOUGH:
            faint.append(f"{text}: {worst:.1f} to 1")
    return faint


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_texts_on_the_table_of_dragons_stand_out(
    visitor: Callable[..., Visitor], scheme: str
) -> None:
    anna = visitor("Anna", color_scheme=scheme)
    anna.play("dragons", "me", "random", "random", options={"first": 0})
    assert anna.wait_for_turn()
    ply = anna.ply
    dragons(anna)
    anna.wait_past(ply)
    assert anna.wait_for_turn()  # from now on nothing happens by itself
    expect(anna.page.locator(".piles .name").first).to_be_visible()
    assert find_faint_texts(anna) == []
    names = anna.page.locator(".piles .name")
    names.evaluate_all("names => names.forEach((name) => name.style.color = 'grey')")
    assert len(find_faint_texts(anna)) == names.count()  # the test can fail
