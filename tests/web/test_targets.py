"""On a phone everything that can be pressed is as large as a finger, and everything can be read."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from .players import PLAYERS
from .visitor import Visitor

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
TURNS = {"dragomino": 8, "dragons": 4, "dingominos": 6, "dinoland": 14, "dragon_family": 14}
OPTIONS = {
    "dragomino": {"thirst": True},
    "dragons": {"bluff": True},
    "dinoland": {"eggs": True, "expansion": True, "impact_cards": True},
}
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
    const scale = part instanceof SVGElement ? Math.hypot(part.getScreenCTM().a, part.getScreenCTM().b) : 1
    const px = parseFloat(getComputedStyle(part).fontSize) * scale
    if (px < CAPTION - 0.05) faults.push(`“${walker.currentNode.data.trim().slice(0, 20)}”: ${px.toFixed(1)} px`)
  }
  return faults
}"""


@pytest.mark.parametrize("game", PLAYERS)
def test_a_finger_finds_everything_on_a_phone(visitor: Callable[..., Visitor], game: str) -> None:
    anna = visitor("Anna", **PHONE)
    options = {"first": 0, **OPTIONS.get(game, {})}
    anna.play(game, "me", "greedy", "greedy", "greedy", hints=True, options=options)
    found: set[str] = set()
    for _ in range(TURNS[game]):
        if not anna.wait_for_turn():
            break
        found.update(anna.page.evaluate(FAULTS))
        ply = anna.ply
        PLAYERS[game](anna)
        anna.wait_past(ply)
    anna.page.locator(".spreads").click()  # all about the players
    found.update(anna.page.evaluate(FAULTS))
    anna.page.locator(".spreads").click()
    anna.page.locator(".fold").last.click()  # the sheet with log, chat and more
    found.update(anna.page.evaluate(FAULTS))
    assert not found, "\n".join(sorted(found))
