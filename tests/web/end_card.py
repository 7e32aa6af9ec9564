"""The end of a game on every screen: all of it in sight, and nothing over anything else."""

from __future__ import annotations

from .axe import barriers
from .visitor import Visitor

WIDTHS = {320: 568, 390: 844, 900: 640, 1152: 720, 1280: 800, 1920: 1080}
# The parts of the card from top to bottom, and its buttons: what of them lies outside of the window
# or over another one.
FAULTS = """async () => {
  for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame)
  const box = (part) => part.getBoundingClientRect()
  const inside = ({ left, top, right, bottom }) =>
    left >= 0 && top >= 0 && right <= innerWidth + 1 && bottom <= innerHeight + 1
  const card = document.querySelector('.end')
  const parts = [...card.children].map((part) => [part.className, box(part)])
  const buttons = [...card.querySelectorAll('.head .button, .now .button')]
  const apart = (one, two) => one.bottom <= two.top + 1 || two.bottom <= one.top + 1
    || one.right <= two.left + 1 || two.right <= one.left + 1
  const covers = (one, i) => buttons.slice(i + 1).some((two) => !apart(box(one), box(two)))
  const faults = [['the card', box(card)], ...parts]
    .filter(([, at]) => !inside(at)).map(([name]) => `${name} is outside`)
  parts.slice(1).forEach(([name, at], i) => {
    if (at.top < parts[i][1].bottom - 1) faults.push(`${name} overlaps`)
  })
  buttons.forEach((one, i) => {
    if (!inside(box(one)) || covers(one, i)) faults.push(`${one.textContent} is not in sight`)
  })
  if (box(card.querySelector('.body')).height < 150) faults.push('the scores have no room')
  if (document.querySelector('.notices > *')) faults.push('something is told over the card')
  if (document.documentElement.scrollWidth > innerWidth) faults.push('the page scrolls sideways')
  return faults
}"""


def check_end_card(one: Visitor) -> None:
    """Look at the end of a game on every screen, and for barriers."""
    assert barriers(one) == []
    for width, height in WIDTHS.items():
        one.page.set_viewport_size({"width": width, "height": height})
        assert one.page.evaluate(FAULTS) == [], width
