"""For everyone: by keyboard alone, on a small screen, without any barrier that axe can find."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from dragonden.games import all_games

from .axe import barriers
from .end_card import check_end_card
from .players import PLAYERS, SMALL_BOXES, play_out, rivals
from .stillness import Stillness
from .test_targets import OPTIONS
from .visitor import Visitor

GAMES = [game.name for game in all_games()]
# How many presses of Tab it takes from the focus to an element at least; backwards below zero.
AWAY = """wanted => {
  const here = document.activeElement
  const links = 'a[href], button:enabled, input, select, summary, [tabindex="0"]'
  const all = [...document.querySelectorAll(links)].filter(
    (link) => link === wanted || link === here || (link.tabIndex >= 0 && link.checkVisibility()))
  const [from, to] = [all.indexOf(here), all.indexOf(wanted)]
  return to - from || 1
}"""
MAP = "[role=application]"


# -- by keyboard ---------------------------------------------------------------------------------


def tab_to(one: Visitor, wanted: Locator) -> None:
    """Press Tab, or Shift and Tab, until the focus is there."""
    if wanted.evaluate("it => it === document.activeElement"):
        return  # it has stayed where the last choice was made
    away = wanted.evaluate(AWAY)
    key = "Tab" if away > 0 else "Shift+Tab"
    for pressed in range(1, 151):
        one.page.keyboard.press(key)
        if pressed >= abs(away) and wanted.evaluate("it => it === document.activeElement"):
            return
    raise AssertionError(f"The Tab key does not lead to {wanted}.")


def dragomino(one: Visitor) -> None:
    page = one.page
    spots, offer = page.locator("rect.open"), page.locator("[aria-label='Face up'] button")
    expect(spots.or_(offer).first).to_be_visible()
    if not spots.count():
        tab_to(one, offer.first)
        return page.keyboard.press("Enter")
    tab_to(one, page.locator(MAP))
    for key in ("n", "n", "Enter", "r", "Enter"):
        page.keyboard.press(key)


def dragons(one: Visitor) -> None:
    tab_to(one, one.page.locator(".piles > li.open button").first)
    one.page.keyboard.press("Enter")
    one.page.keyboard.press("Enter")


def dingominos(one: Visitor) -> None:
    page = one.page
    fitting, due = page.locator(".hand .fits"), page.locator(".pool .due")
    expect(fitting.or_(due).first).to_be_visible()
    fits = fitting.count()  # before anything is drawn
    tab_to(one, (fitting if fits else due).first)
    page.keyboard.press("Enter")
    if fits:
        page.keyboard.press("r")
        page.keyboard.press("Enter")


def dragon_family(one: Visitor) -> None:
    page, turn = one.page, one.page.locator("section[aria-label='Your turn']")
    acting = turn.locator("[aria-current=step]").inner_text() == "Action"
    if acting and page.locator(".map .open").count():
        tab_to(one, page.locator(MAP))
        for key in ("n", "n", "Enter", "r", "Enter"):
            page.keyboard.press(key)
        return
    ways = turn.locator("[aria-label='Your action'] button:not(.quiet)")
    tab_to(one, ways.first if acting else turn.locator("button").last)
    page.keyboard.press("Enter")


def dinoland(one: Visitor) -> None:
    page = one.page
    lit, cards = page.locator(".hand .lit"), page.locator(".choices button")
    expect(lit.or_(cards).or_(page.locator("rect.open")).first).to_be_visible()
    wanted = lit if lit.count() else cards
    if not page.locator("rect.open").count():
        tab_to(one, wanted.first)
        return page.keyboard.press("Enter")
    tab_to(one, page.locator(MAP))
    for key in ("n", "n", "Enter", "r", "Enter"):
        page.keyboard.press(key)


@pytest.mark.parametrize(
    "turn",
    [dragomino, dragons, dingominos, dragon_family, dinoland],
    ids=lambda turn: turn.__name__,
)
def test_a_whole_game_by_keyboard_alone(
    visitor: Callable[..., Visitor], turn: Callable[[Visitor], None]
) -> None:
    """Among four, on a screen of usual size, where nothing moves and the end is in sight."""
    anna, game = visitor("Anna", viewport={"width": 1280, "height": 800}), turn.__name__
    box = SMALL_BOXES.get(game)
    anna.play(game, "me", *rivals(game, 3), hints=True, options={"first": 0}, box=box)
    assert anna.wait_for_turn()
    watch = Stillness(anna)
    while anna.wait_for_turn():
        ply = anna.ply
        watch.look()
        turn(anna)
        anna.wait_past(ply)
        assert anna.page.evaluate("document.activeElement !== document.body"), "the focus is lost"
    expect(anna.see("told")).to_contain_text(anna.over.inner_text())  # who has won is said
    watch.check()
    check_end_card(anna)


def test_what_is_under_the_cursor_and_what_happens_is_said(anna: Visitor) -> None:
    anna.play("dragomino", "me", "random", options={"first": 0})
    anna.page.locator("[aria-label='Face up'] button").first.click()
    expect(anna.see("told")).to_contain_text("Anna picks")
    anna.page.get_by_role("application").focus()
    anna.page.keyboard.press("n")
    expect(anna.see("told")).to_contain_text("you may place here")
    anna.page.keyboard.press("Enter")
    expect(anna.see("told")).to_contain_text("egg")  # the move in words, and what it finds


# -- without barriers ----------------------------------------------------------------------------


def test_axe_finds_a_barrier_where_there_is_one(anna: Visitor) -> None:
    anna.go()
    expect(anna.page.locator(".games .cover").first).to_be_visible()
    anna.page.evaluate("document.querySelector('main').append(document.createElement('button'))")
    assert "button-name: <button></button>" in barriers(anna)


def assert_none(faults: dict[str, list[str]]) -> None:
    listed = [f"{page}: {fault}" for page, found in faults.items() for fault in found]
    assert not listed, "\n".join(listed)


def test_axe_finds_a_barrier_in_the_dark_only(anna: Visitor) -> None:
    anna.go()
    expect(anna.page.locator(".games .cover").first).to_be_visible()
    anna.page.evaluate("document.querySelector('h1').style.color = 'light-dark(#000, #222)'")
    assert [fault[:28] for fault in barriers(anna)] == ["in the dark: color-contrast:"]


def test_axe_finds_nothing_on_any_page(visitor: Callable[..., Visitor]) -> None:
    """Lessons and reports have tests of their own."""
    one, stranger = visitor("Anna"), visitor("")
    one.go()
    expect(one.page.locator(".games .cover")).to_have_count(len(GAMES))
    faults = {"home": barriers(one)}
    one.go("/?game=dragons")
    expect(one.page.locator("#create-title")).to_be_visible()
    faults["form"] = barriers(one)
    table = one.play("dragomino", "me", "open")
    expect(one.page.locator(".lobby")).to_be_visible()
    faults["lobby"] = barriers(one)
    stranger.go(f"/table/{table}")
    expect(stranger.button("Sit here")).to_be_disabled()
    expect(stranger.page.locator("#nameless")).to_have_text(re.compile("First write your name"))
    faults["lobby of a stranger"] = barriers(stranger)
    stranger.page.get_by_label("Your name").fill("Ben")
    expect(stranger.button("Sit here")).to_be_enabled()
    one.go("/nowhere")
    expect(one.page.locator("main .panel")).to_be_visible()
    faults["nowhere"] = barriers(one)
    one.go(f"/replay/{one.create('dragomino', 'me', 'random', options={'first': 0})}")
    expect(one.page.locator("output")).to_be_visible()
    faults["replay"] = barriers(one)
    one.play("dingominos", "me", "me", options={"first": 0})
    expect(one.page.locator(".curtain")).to_be_visible()
    faults["curtain"] = barriers(one)
    assert_none(faults)


@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_at_any_table(visitor: Callable[..., Visitor], game: str) -> None:
    """Neither at the table nor in what can be opened there, on a laptop and on a phone."""
    one = visitor("Anna")
    options = {"first": 0, **OPTIONS.get(game, {})}
    one.play(game, "me", "random", "random", hints=True, options=options)
    assert one.wait_for_turn()
    faults = {"table": barriers(one)}
    one.button("Signs").click()
    expect(one.page.locator("dialog section")).not_to_have_count(0)
    faults["signs"] = barriers(one)
    one.page.keyboard.press("Escape")
    expect(one.page.locator("dialog")).to_have_count(0)
    one.page.set_viewport_size({"width": 390, "height": 844})
    one.page.locator(".spreads").click()
    faults["players"] = barriers(one)
    one.page.keyboard.press("Escape")
    one.page.locator(".fold").last.click()
    faults["sheet"] = barriers(one)
    assert_none(faults)


def test_axe_finds_nothing_at_the_end_nor_in_what_can_be_opened(anna: Visitor) -> None:
    """“?” tells the keys, and Escape closes everything."""
    anna.play("dragons", "me", "random", "random")
    play_out(anna, PLAYERS["dragons"])
    expect(anna.page.locator(".end table")).to_be_visible()
    faults = {"end": barriers(anna)}
    anna.button("Rules").click()
    anna.page.locator("dialog summary").click()
    expect(anna.page.locator("#rule-R1")).to_be_visible()
    faults["rules"] = barriers(anna)
    anna.page.keyboard.press("Escape")
    expect(anna.page.locator("dialog")).to_have_count(0)
    anna.page.keyboard.press("?")
    expect(anna.page.get_by_role("heading", name="Keys")).to_be_visible()
    faults["keys"] = barriers(anna)
    anna.page.keyboard.press("Escape")
    expect(anna.page.locator("dialog")).to_have_count(0)
    anna.page.get_by_label("Settings").click()
    expect(anna.page.get_by_label("Volume")).to_be_disabled()  # no sound unless it is wanted
    faults["settings"] = barriers(anna)
    anna.page.keyboard.press("Escape")
    expect(anna.page.get_by_label("Volume")).to_have_count(0)
    assert anna.page.evaluate("document.activeElement.matches('summary')")
    anna.page.goto(anna.page.url.replace("/table/", "/replay/") + "?seat=truth&analysis=1")
    expect(anna.page.locator(".analysing h2")).to_be_visible()
    faults["analysis"] = barriers(anna)
    anna.play("dragon_family", "me", "random", options={"first": 0})
    assert anna.wait_for_turn()
    anna.page.get_by_role("application", name="The map.").focus()
    anna.page.keyboard.press("?")
    expect(anna.page.locator("dialog")).to_contain_text("H takes the other handler")
    anna.page.keyboard.press("Escape")
    anna.read_in_words()
    faults["in words"] = barriers(anna)
    assert_none(faults)


# -- on a small screen ---------------------------------------------------------------------------


def test_no_page_scrolls_sideways_at_320_pixels(visitor: Callable[..., Visitor]) -> None:
    one = visitor("Anna", viewport={"width": 320, "height": 640})
    wide = "document.documentElement.scrollWidth"
    one.go("/?game=dingominos")
    expect(one.page.locator("#create-title")).to_be_visible()
    assert one.page.evaluate(wide) == 320
    for game in GAMES:  # test_games.py plays them to their ends
        one.play(game, "me", "random", "random", options={"first": 0})
        expect(one.my_turn).to_be_visible()
        assert one.page.evaluate(wide) == 320, game


def test_a_finger_places_a_domino_and_everything_moves(visitor: Callable[..., Visitor]) -> None:
    """On a phone, and with the animations that other tests leave out."""
    phone = {"viewport": {"width": 390, "height": 800}, "has_touch": True, "is_mobile": True}
    one = visitor("Anna", reduced_motion="no-preference", **phone)
    one.play("dragomino", "me", "random", options={"first": 0})
    one.page.locator("[aria-label='Face up'] button").first.tap()
    one.page.locator("rect.open").first.tap()
    one.button("Turn (R)").tap()
    ply = one.ply
    one.button("Place here (Enter)").tap()
    one.wait_past(ply)
    expect(one.page.locator("[aria-label='Log']").first).to_contain_text("Anna places")
