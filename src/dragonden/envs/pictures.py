"""Pictures of a position: its text, as the terminal shows it, drawn on a sheet."""

from __future__ import annotations

import io
from typing import Any
from xml.sax.saxutils import escape

from dragonden.engine.extras import require
from dragonden.engine.game import Game
from dragonden.engine.state import SPECTATOR

WIDTH, HEIGHT, MARGIN = 8.4, 17, 16  # of a letter of 14 points; around the text
COLUMNS = 84
PAPER, INK = "#fbf7ef", "#2b2620"


def render_text(game: Game, known: Any, seat: int, players: int) -> str:
    """What a seat, or a SPECTATOR, sees of a position, in words."""
    names = [f"player_{i}" for i in range(players)]
    reader = None if seat == SPECTATOR else seat
    text: str = game.text.render_view(game.view.build_view(known), game.words(), names, reader)
    return text


def draw_svg(text: str) -> str:
    """The text as a picture of letters all of the same width."""
    lines = text.splitlines()
    width = round(max(COLUMNS, *map(len, lines)) * WIDTH + 2 * MARGIN)
    height = len(lines) * HEIGHT + 2 * MARGIN
    rows = [
        f'<text x="{MARGIN}" y="{MARGIN + HEIGHT * (i + 1) - 5}" xml:space="preserve" '
        f'textLength="{len(line) * WIDTH:.1f}">{escape(line)}</text>'
        for i, line in enumerate(lines)
        if line.strip()
    ]
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
            f'font-family="DejaVu Sans Mono, Liberation Mono, Menlo, Consolas, monospace" '
            f'font-size="14" fill="{INK}">',
            f'<rect width="{width}" height="{height}" fill="{PAPER}"/>',
            *rows,
            "</svg>",
        ]
    )


def draw_pixels(svg: str) -> Any:
    """The picture as an array of rows, columns and three colours."""
    with require("pictures", "For pictures in pixels"):
        import numpy as np
        import resvg_py
        from PIL import Image
    png = bytes(resvg_py.svg_to_bytes(svg_string=svg))
    return np.array(Image.open(io.BytesIO(png)).convert("RGB"))


def render(game: Game, known: Any, seat: int, players: int, mode: str | None) -> Any:
    """A position as a render mode wants it; for people it is printed."""
    if mode is None:
        return None
    text = render_text(game, known, seat, players)
    if mode == "human":
        print(text)
        return None
    if mode == "ansi":
        return text
    svg = draw_svg(text)
    return svg if mode == "svg" else draw_pixels(svg)
