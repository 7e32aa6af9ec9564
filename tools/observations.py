"""Write docs/OBSERVATIONS.md: what the numbers of every game's observations mean."""

from __future__ import annotations

from pathlib import Path

from dragonden.engine.game import Game
from dragonden.engine.observation import Axis, Observation, Part, Parts, seats
from dragonden.games import all_games

PAGE = Path(__file__).parent.parent / "docs" / "OBSERVATIONS.md"

INTRODUCTION = """\
# Observations

`scripts/observations` wrote this from the declarations in `observe.py` of each game
(`engine/observation.py` explains them). Everything is told as the seat that observes knows it, with
a perfect memory; seats are counted clockwise from it: `own`, `+1`, `+2` and so on. A seat where
nobody sits has zeros. Shapes are the same for all options and numbers of players.

- **planes** are whole numbers in windows with the map in their middle: an array of rows × columns ×
  planes.
- **scalars** are numbers about the position, **offers** numbers about each move that is offered.
  They are whole numbers, or scaled: divided by the largest one, which is in the table.
- **record** is the state itself, redacted for the seat: the exact bytes of its fields.
"""


def main() -> None:
    PAGE.write_text(build_page(), encoding="utf-8")


def build_page() -> str:
    return "\n".join([INTRODUCTION, *(section(game) for game in all_games())])


def section(game: Game) -> str:
    """What one game is observed by."""
    observation = game.observation
    parts = [f"## {game.title}", "", summary(game), ""]
    if observation.plane_parts.all:
        parts += table("planes", observation.plane_parts)
    parts += table("scalars", observation.scalar_parts)
    parts += table("offers", observation.offer_parts)
    return "\n".join(parts)


def summary(game: Game) -> str:
    observation = game.observation
    sizes = [
        f"{observation.scalar_parts.size} scalars",
        f"{observation.offer_parts.size} numbers an offer",
        f"at most {game.most_offers} offers",
        f"{game.actions} actions",
    ]
    if observation.plane_parts.all:
        sizes.insert(0, window(observation))
    return f"{', '.join(sizes)}."


def window(observation: Observation) -> str:
    planes = observation.plane_parts.size
    return f"{planes} planes of {observation.rows} × {observation.columns}"


def table(name: str, parts: Parts) -> list[str]:
    head = [f"| {name} | from | shape | range | meaning |", "|---|---|---|---|---|"]
    return [*head, *map(row, parts.all), ""]


def row(part: Part) -> str:
    axes = " × ".join(map(axis_name, part.axes)) or "1"
    cells = (f"`{part.name}`", str(part.first), axes, f"{part.least} – {part.most}", part.meaning)
    return f"| {' | '.join(cells)} |"


def axis_name(axis: Axis) -> str:
    """How many, and their names unless these are the seats."""
    if isinstance(axis, int):
        return str(axis)
    if tuple(axis) == seats(len(axis)):
        return f"{len(axis)} seats"
    return f"{len(axis)} ({', '.join(axis)})"


if __name__ == "__main__":
    main()
