"""Lessons as a newcomer meets them: try something, be told why not, try again, go on."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import product

import pytest
from playwright.sync_api import Locator, expect

from dragonden.engine.lessons import load_lessons
from dragonden.games import find_game

from .axe import barriers
from .test_accessibility import tab_to
from .visitor import Visitor

LESSONS = load_lessons(find_game("dragomino").folder)
RULE = re.compile("^[RF][0-9]+$")
DONE = "!!document.querySelector('.lesson.done')"
SOMETHING = f"""!!document.querySelector('[data-testid=refusal]') || {DONE}
    || document.querySelector('.lesson [data-step]')?.dataset.step !== fact"""
READY = f"{DONE} || !!document.querySelector('.prompt.mine')"
Press = Callable[[Visitor, Locator], None]


def click(one: Visitor, wanted: Locator) -> None:
    wanted.click()


def by_keyboard(one: Visitor, wanted: Locator) -> None:
    tab_to(one, wanted)
    one.page.keyboard.press("Enter")


def lay_by_mouse(one: Visitor, spot: int, turns: int) -> None:
    one.page.locator("rect.open").nth(spot).click()
    for _ in range(turns):
        one.button("Turn (R)").click()
    one.button("Place here (Enter)").click()


def lay_by_keyboard(one: Visitor, spot: int, turns: int) -> None:
    tab_to(one, one.page.get_by_role("application"))
    for key in [*["n"] * (spot + 1), "Enter", *["r"] * turns, "Enter"]:
        one.page.keyboard.press(key)


def ideas(one: Visitor, press: Press, lay: Callable[..., None]) -> Iterator[None]:
    """Do one thing after another that the board offers now."""
    page = one.page
    spots, tray = page.locator("rect.open"), page.locator(".tray button:enabled")
    offer = page.locator("[aria-label='Face up'] button")
    expect(spots.or_(tray).or_(offer).first).to_be_visible()
    if spots.count():
        for spot, turns in product(range(spots.count()), range(4)):
            yield lay(one, spot, turns)
    elif tray.count():
        eggs = page.locator(".tray .take")
        for egg in reversed((eggs if eggs.count() else tray).all()):
            yield press(one, egg)
    else:
        for domino in offer.all():
            yield press(one, domino)


def lesson(one: Visitor, press: Press, lay: Callable[..., None], patience: int) -> int:
    """Try until the lesson is done; how often something was explained.

    Whoever has lost patience with a step lets it be shown.
    """
    explained = 0
    while not one.page.locator(".lesson.done").count():
        asks = one.page.locator(".lesson [data-step]")
        step = asks.get_attribute("data-step")
        for tried, _ in enumerate(ideas(one, press, lay), start=1):
            one.wait_until(SOMETHING, step)
            if not one.see("refusal").count():
                break
            expect(one.see("refusal").get_by_role("button").first).to_have_attribute("title", RULE)
            press(one, one.see("refusal").get_by_role("button").last)
            explained += 1
            if tried == patience:
                press(one, one.button("Show me"))
                press(one, one.page.get_by_role("button", name="Do that").first)
                one.wait_until(SOMETHING, step)
                break
        one.wait_until(READY)
    return explained


@pytest.mark.parametrize(
    ("press", "lay", "patience"),
    [(click, lay_by_mouse, 6), (by_keyboard, lay_by_keyboard, 2)],
    ids=["mouse", "keys"],
)
def test_all_lessons_of_dragomino(
    anna: Visitor, press: Press, lay: Callable[..., None], patience: int
) -> None:
    anna.go()
    press(anna, anna.page.locator("[data-learn=dragomino]"))
    for number in range(1, 1 + len(LESSONS)):
        expect(anna.page.locator("#lesson-title")).to_contain_text(f"Lesson {number} of 5")
        explained = lesson(anna, press, lay, patience)
        assert explained or number == 1
        press(anna, anna.page.locator(".lesson .main"))
    expect(anna.see("lesson")).to_have_count(0)
    expect(anna.my_turn).to_be_visible()
    anna.go()
    expect(anna.page.locator("[data-learn=dragomino]")).to_contain_text("5 of 5 lessons done")


def test_a_lesson_can_be_shown_begun_again_and_left_out(anna: Visitor) -> None:
    anna.go()
    anna.page.locator("[data-learn=dragons]").click()
    anna.button("Show me").click()
    expect(anna.see("hint")).to_contain_text("Try this: draw a card")
    anna.page.get_by_role("button", name="Do that").first.click()
    expect(anna.page.locator(".lesson [data-step='1']")).to_be_visible()
    anna.button("Again").click()
    expect(anna.page.locator(".lesson [data-step='0']")).to_be_visible()
    anna.button("Skip").click()
    expect(anna.page.locator("#lesson-title")).to_contain_text("Take a pile")
    anna.button("Lesson before").click()
    expect(anna.page.locator("#lesson-title")).to_contain_text("Draw and put")


def test_axe_finds_nothing_in_a_lesson(visitor: Callable[..., Visitor]) -> None:
    one = visitor("Anna", viewport={"width": 320, "height": 640})
    one.go()
    one.page.locator("[data-learn=dragons]").click()
    one.page.locator(".piles > li button").first.click()
    one.button("Place here (Enter)").click()
    expect(one.see("refusal")).to_contain_text("Let it grow")
    assert barriers(one) == []
    said, deck = one.see("refusal").bounding_box(), one.page.locator(".deck").bounding_box()
    assert said
    assert deck
    assert said["y"] + said["height"] <= deck["y"]  # where one is to draw
    assert one.page.evaluate("document.documentElement.scrollWidth") == 320
