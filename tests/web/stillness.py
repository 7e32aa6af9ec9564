"""Whether a table holds still: whatever happens in a game, the parts of its frame stay in place."""

from __future__ import annotations

from .visitor import Visitor

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
SPACIOUS = 900  # pixels: from this width on, all of a table is in sight


class Stillness:
    """Watches a table from now on."""

    def __init__(self, one: Visitor) -> None:
        self.page = one.page
        assert one.page.viewport_size
        self.size = [one.page.viewport_size["width"], one.page.viewport_size["height"]]
        self.hidden: set[str] = set()
        self.page.evaluate(WATCH)

    def look(self) -> None:
        """Note what of this position is out of sight."""
        if self.size[0] > SPACIOUS:
            self.hidden.update(self.page.evaluate(HIDDEN))

    def check(self) -> None:
        """Nothing has moved, the page fills the window, and all was in sight if there is room."""
        seen = self.page.evaluate(SEEN)
        assert all(len(places) == 1 for places in seen.values()), seen
        assert self.page.evaluate(PAGE) == self.size
        assert not self.hidden
