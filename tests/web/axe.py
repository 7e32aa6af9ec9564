"""What axe finds wrong with a page."""

from __future__ import annotations

from pathlib import Path

from .visitor import Visitor

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
FAULTS = """only => axe.run({ runOnly: only, resultTypes: ['violations'] }).then(({ violations }) =>
  violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`)))"""
CONTRAST = {"type": "rule", "values": ["color-contrast"]}  # all that darkness can spoil


def barriers(one: Visitor) -> list[str]:
    """What axe finds wrong with the page, in the light and in the dark."""
    if not one.page.evaluate("'axe' in window"):
        one.page.evaluate(AXE.read_text("utf-8"))
    found: list[str] = one.page.evaluate(FAULTS, STANDARDS)
    one.page.emulate_media(color_scheme="dark")
    found += [f"in the dark: {fault}" for fault in one.page.evaluate(FAULTS, CONTRAST)]
    one.page.emulate_media(color_scheme="light")
    return found
