"""On a phone everything pressed is as large as a finger, and every sign tells what it is."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from .players import PLAYERS
from .visitor import Visitor

TOUCHED = {"has_touch": True, "is_mobile": True}
PHONE = {"viewport": {"width": 390, "height": 844}, **TOUCHED}
SMALLEST = {"viewport": {"width": 320, "height": 568}, **TOUCHED}
OPTIONS = {
    "dragomino": {"thirst": True},
    "dragons": {"bluff": True},
    "dinoland": {"eggs": True, "expansion": True, "impact_cards": True, "specials": 8},
}
# Signs that say nothing when they are pointed at; marks of seats stand beside names, and what is
# asked as a picture is in the bar as words.
UNTOLD = """() => {
  const told = '[data-tip], [title], [role=img][aria-label], :is(button, a, summary)[aria-label]'
  const besides = '[role=application], .who > *, ol[aria-label] *, .pointing, .stack, .card > *, '
    + '[data-asked]'
  return [...document.querySelectorAll('main svg')]
    .filter((sign) => sign.checkVisibility() && !sign.parentElement.closest('svg'))
    .filter((sign) => !sign.closest(told) && !sign.matches(besides))
    .filter((sign) => !sign.closest('button')?.innerText)
    .map((sign) => sign.parentElement.outerHTML.slice(0, 120))
}"""
# Whatever is pressed: controls, and the places on a board where something may be chosen, each 100
# units wide. Then every text.
FAULTS = """async () => {
  for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame)
  const FINGER = 44, CAPTION = 11
  const controls = 'button, a[href], summary, select, input, textarea'
  const places = '.surface .reach, .surface [role=button]'
  const seen = (part) => part.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    && !part.closest('.hidden, .skip, .words') && getComputedStyle(part).clipPath === 'none'
  const name = (part) => (part.getAttribute('aria-label') || part.textContent.trim()).slice(0, 30)
    + ` <${part.localName} ${part.getAttribute('class') ?? ''}>`
  const size = (part) => {
    const { width, height } = (part.closest('label') ?? part).getBoundingClientRect()
    return [width, height]
  }
  const faults = []
  for (const part of document.querySelectorAll(`${controls}, ${places}`)) {
    const [width, height] = size(part)
    if (!width || !seen(part)) continue
    if (Math.min(width, height) < FINGER - 0.6)
      faults.push(`${name(part)}: ${Math.round(width)} by ${Math.round(height)}`)
  }
  for (const place of document.querySelectorAll('.surface :is(.open, .stand)')) {
    const side = 100 * Math.abs(place.ownerSVGElement.getScreenCTM().a)
    if (side < FINGER - 0.6) faults.push(`a place to choose on the board: ${Math.round(side)} px`)
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const part = walker.currentNode.parentElement
    if (!walker.currentNode.data.trim() || !seen(part) || !part.getClientRects().length) continue
    const drawn = part instanceof SVGElement && part.getScreenCTM()
    const scale = drawn ? Math.hypot(drawn.a, drawn.b) : 1
    const px = parseFloat(getComputedStyle(part).fontSize) * scale
    const text = walker.currentNode.data.trim().slice(0, 20)
    if (px < CAPTION - 0.05) faults.push(`“${text}”: ${px.toFixed(1)} px`)
  }
  return faults
}"""


def too_small(one: Visitor) -> set[str]:
    """What on the page is too small to be pressed or read."""
    return set(one.page.evaluate(FAULTS))


@pytest.mark.parametrize("phone", [PHONE, SMALLEST], ids=["390", "320"])
@pytest.mark.parametrize("game", PLAYERS)
def test_a_finger_finds_everything_on_a_phone(
    visitor: Callable[..., Visitor], game: str, phone: dict[str, object]
) -> None:
    """All options on, and whatever is opened; test_still.py looks at whole games."""
    anna = visitor("Anna", **phone)
    options = {"first": 0, **OPTIONS.get(game, {})}
    anna.play(game, "me", "greedy", "greedy", "greedy", hints=True, options=options)
    assert anna.wait_for_turn()
    found = too_small(anna)
    anna.page.locator(".spreads").click()  # all about the players
    found |= too_small(anna)
    untold = anna.page.evaluate(UNTOLD)
    anna.page.locator(".spreads").click()
    anna.page.locator(".fold").last.click()  # the sheet with log, chat and more
    found |= too_small(anna)
    untold += anna.page.evaluate(UNTOLD)
    anna.button("Signs").click()
    expect(anna.page.locator("dialog section")).not_to_have_count(0)
    found |= too_small(anna)
    anna.page.keyboard.press("Escape")
    anna.page.get_by_label("Settings").click()
    expect(anna.page.get_by_label("Volume")).to_be_visible()
    found |= too_small(anna)
    assert not found, "\n".join(sorted(found))
    assert not untold, "\n".join(sorted(untold))


def test_a_finger_finds_everything_in_the_house(visitor: Callable[..., Visitor]) -> None:
    anna = visitor("Anna", **PHONE)
    anna.go()
    expect(anna.page.locator(".games .about")).to_have_count(len(PLAYERS))
    found = too_small(anna)
    anna.go("/?game=dinoland")
    expect(anna.page.locator("a[download]")).to_be_visible()  # the last of the options
    found |= too_small(anna)
    assert not found, "\n".join(sorted(found))


@pytest.mark.parametrize("game", PLAYERS)
def test_the_smallest_phone_has_room_for_a_game_seen_again(
    visitor: Callable[..., Visitor], game: str
) -> None:
    anna = visitor("Anna", **SMALLEST)
    table = anna.create(game, "me", "greedy", "greedy", options={"first": 0})
    anna.go(f"/replay/{table}")
    expect(anna.page.get_by_label("Move", exact=True)).to_be_visible()
    board, controls = (anna.page.locator(part).bounding_box() for part in (".area", ".controls"))
    assert board
    assert controls
    assert board["height"] > 170
    assert controls["height"] < 110  # two rows
    assert not anna.page.evaluate(FAULTS)


# Many notices at once, and whether any of them is over the dock.
COVERED = """notices => {
  for (let i = 0; i < 9; i++)
    notices.insertAdjacentHTML('beforeend', '<p class="notice"><span>Somebody is away.</span></p>')
  const { left, top } = document.querySelector('.dock').getBoundingClientRect()
  return document.elementFromPoint(left + 100, top + 20).closest('.notice') !== null
}"""


def test_many_notices_do_not_cover_the_dock(visitor: Callable[..., Visitor]) -> None:
    anna = visitor("Anna", **SMALLEST)
    anna.play("dragons", "me", "greedy", "greedy", options={"first": 0})
    assert anna.wait_for_turn()
    assert not anna.page.locator(".notices").evaluate(COVERED)


def test_a_hand_of_ten_is_in_sight_on_the_smallest_phone(visitor: Callable[..., Visitor]) -> None:
    anna = visitor("Anna", **SMALLEST)
    anna.play("dingominos", "me", "greedy", "greedy", options={"first": 0})
    assert anna.wait_for_turn()
    expect(anna.page.locator(".hand li")).to_have_count(10)
    hidden = "hand => hand.parentElement.scrollHeight - hand.parentElement.clientHeight"
    assert anna.page.locator(".hand").evaluate(hidden) <= 0


# Texts of buttons and of what is asked that do not fit into their places.
CUT = """async () => {
  for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame)
  const over = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
    scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1
  return [...document.querySelectorAll('.button, .prompt > span, .dock .narrow > button')]
    .filter((part) => part.checkVisibility() && getComputedStyle(part).clipPath === 'none')
    .filter((part) => part.clientWidth && over(part))
    .map((part) => part.innerText)
}"""
SCREENS = {1024: 768, 1280: 800, 390: 844, 320: 568}


@pytest.mark.parametrize("language", ["en", "fr", "de"])
@pytest.mark.parametrize("game", PLAYERS)
def test_no_text_is_cut(visitor: Callable[..., Visitor], game: str, language: str) -> None:
    anna = visitor("Anna", language)
    anna.play(game, "me", "greedy", "greedy", hints=True, options={"first": 0})
    assert anna.wait_for_turn()
    for width, height in SCREENS.items():
        anna.page.set_viewport_size({"width": width, "height": height})
        assert anna.page.evaluate(CUT) == [], width


def test_a_sign_tells_what_it_is(visitor: Callable[..., Visitor]) -> None:
    """Under a pointer, at the keyboard's focus, and under a finger, which then presses nothing."""
    anna = visitor("Anna")
    anna.play("dragomino", "me", "random", options={"first": 0})
    assert anna.wait_for_turn()
    tip, closer = anna.see("tip"), anna.page.get_by_label("Zoom in")
    closer.hover()
    expect(tip).to_have_text("Zoom in")
    anna.page.mouse.move(0, 0)
    expect(tip).to_have_count(0)
    closer.focus()
    anna.page.keyboard.press("Tab")
    expect(tip).to_have_text("Zoom out")
    anna.page.keyboard.press("Escape")
    expect(tip).to_have_count(0)


def test_a_finger_that_rests_asks_and_does_not_press(visitor: Callable[..., Visitor]) -> None:
    anna = visitor("Anna", **PHONE)
    anna.play("dragomino", "me", "random", options={"first": 0})
    assert anna.wait_for_turn()
    tip, before = anna.see("tip"), anna.ply
    anna.page.locator(".nests svg[role=img]").first.tap()  # a sign that does nothing
    expect(tip).to_contain_text("desert")
    box = anna.page.locator("[aria-label='Face up'] button").first.bounding_box()
    assert box
    place = {"x": box["x"] + 20, "y": box["y"] + 20}
    finger = anna.context.new_cdp_session(anna.page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [place]})
    expect(tip).to_contain_text("Pick")
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(tip).to_be_visible()
    assert anna.ply == before  # nothing was picked
