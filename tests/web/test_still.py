"""The table holds still: whatever happens in a game, the board's box stays where it is.

The end of a game is looked at here too, since it takes a whole game to get there. Every position is
shown and looked at, but most moves are not made by mouse: test_games.py does that in whole games.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable

import pytest

from tests.local_server import ServerThread

from .end_card import check_end_card
from .players import PLAYERS, Partner, play_out, rivals
from .test_targets import PHONE, too_small
from .visitor import Visitor

SIZES = {"1280": (1280, 800), "1024": (1024, 768), "390": (390, 844)}
LARGEST = "1280"  # where one more plays, as the end has to tell of four
BY_MOUSE = 4  # of so many turns, one
# Notes every place that a part of the frame takes from now on: in the two frames that are painted
# after each change of the page. Looking at every frame would keep a core busy.
WATCH = """() => {
  window.places = { '.area': new Set(), '.dock': new Set(), '.frame > .row': new Set() }
  let frames = 0
  const look = () => {
    for (const [part, seen] of Object.entries(window.places)) {
      const { x, y, width, height } = document.querySelector(part)?.getBoundingClientRect() ?? {}
      if (width) seen.add([x, y, width, height].map(Math.round).join(' '))
    }
    if (--frames) requestAnimationFrame(look)
  }
  const note = () => {
    if (!frames) requestAnimationFrame(look)
    frames = 2
  }
  const changes = { subtree: true, childList: true, attributes: true, characterData: true }
  new MutationObserver(note).observe(document, changes)
  const sizes = new ResizeObserver(note)
  for (const part of Object.keys(window.places))
    document.querySelectorAll(part).forEach((found) => sizes.observe(found))
  note()
}"""
SEEN = """async () => {
  for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame)  // the last change, too
  return Object.fromEntries(Object.entries(places).map(([part, seen]) => [part, [...seen]]))
}"""
PAGE = "(({ scrollWidth, scrollHeight }) => [scrollWidth, scrollHeight])(document.documentElement)"
# What is larger than its place and is no log, where all has to be in sight: once it is painted, as
# pieces get their size from the room that they find before that.
PARTS = "'.row, .area, .dock, .dock :not(.hidden)'"
HIDDEN = f"""async () => {{
  for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame)
  return [...document.querySelectorAll({PARTS})]
  .filter((part) => part.checkVisibility() && part.clientHeight > 0)
  .filter((part) => !['visible', 'clip'].includes(getComputedStyle(part).overflowY))
  .filter((part) => part.scrollHeight > part.clientHeight + 2)
  .map((part) => `${{part.className}}: ${{part.scrollHeight}} in ${{part.clientHeight}}`)
}}"""


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", PLAYERS)
def test_the_board_does_not_move_in_a_whole_game_and_its_end_is_in_sight(
    visitor: Callable[..., Visitor], server: ServerThread, game: str, size: str
) -> None:
    width, height = SIZES[size]
    phone = PHONE if size == "390" else {}
    anna = visitor("Anna", **{**phone, "viewport": {"width": width, "height": height}})
    others = rivals(game, 3 if size == LARGEST else 2)
    first = {"first": 0}  # or Dragons may end before
    partner = Partner(anna, server, anna.play(game, "me", *others, hints=True, options=first))
    assert anna.wait_for_turn()
    anna.page.evaluate(WATCH)
    hidden: set[str] = set()
    small: set[str] = set()
    turns = itertools.count()

    def turn(one: Visitor) -> None:
        hidden.update(one.page.evaluate(HIDDEN))
        if phone:
            small.update(too_small(one))
        if next(turns) % BY_MOUSE:
            partner.move()
        else:
            PLAYERS[game](one)

    play_out(anna, turn)
    seen = anna.page.evaluate(SEEN)
    assert all(len(places) == 1 for places in seen.values()), seen
    assert anna.page.evaluate(PAGE) == [width, height]
    assert not small, "\n".join(sorted(small))
    if width > 900:
        assert not hidden
    if size == LARGEST:
        check_end_card(anna)
