"""Formats: the shapes in which an environment hands over what a batch tells."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from dragonden.engine.errors import InputError
from dragonden.engine.extras import require
from dragonden.engine.game import Game
from dragonden.engine.observation import Parts
from dragonden.engine.state import dtype_of

from .stepping import smallest_kind

with require("envs", "For dragonden.envs"):
    import numpy as np
    from gymnasium.spaces import Box, Dict

if TYPE_CHECKING:
    from .batch import Batch

FORMATS = ("flat", "parts", "record")


class Format:
    """How observations are handed over.

    `flat`: one row of numbers, planes first, each divided by its declared largest one.
    `parts`: a dict of whole numbers, `planes` and `scalars` apart, and `offers` if asked for.
    `record`: the bytes of the redacted state.
    """

    def __init__(self, game: Game, name: str, offers: bool) -> None:
        if name not in FORMATS:
            raise InputError(
                f"An observation is {', '.join(FORMATS[:-1])} or record, not {name!r}."
            )
        if offers and name != "parts":
            raise InputError("Offers are described only beside an observation in parts.")
        self.game = game
        self.name = name
        self.offers = offers
        observation = game.observation
        planes = np.tile(spread(observation.plane_parts, "most"), observation.area)
        largest = np.concatenate([planes, spread(observation.scalar_parts, "most")])
        self.largest = largest.astype("float32")  # of each number, in the order of a flat row
        self.space = self.build_space()

    def build_space(self) -> Any:
        observation = self.game.observation
        if self.name == "record":
            return Box(0, 255, (dtype_of(self.game.state).itemsize,), np.uint8)
        planes = bounds(observation.plane_parts, observation.rows, observation.columns)
        scalars = bounds(observation.scalar_parts)
        if self.name == "flat":
            least = np.concatenate([planes.low.ravel(), scalars.low]) / self.largest
            return Box(least.astype("float32"), np.ones(len(least), "float32"))
        spaces = {"scalars": scalars}
        if observation.area:
            spaces["planes"] = planes
        if self.offers:
            spaces["offers"] = bounds_of_offers(self.game)
        return Dict(spaces)

    def read(self, batch: Batch, last: bool = False) -> Any:
        """The observations of all games of a batch; of those that have just ended, if `last`."""
        prefix = "last_" if last else ""
        if self.name == "record":
            return (batch.last_record if last else batch.record).copy()
        planes, scalars = batch[f"{prefix}planes"], batch[f"{prefix}scalars"]
        if self.name == "flat":
            rows = np.empty((len(planes), len(self.largest)), "float32")
            n = rows.shape[1] - scalars.shape[1]  # numbers of all planes
            observation = planes.reshape(len(planes), n)
            np.divide(observation, self.largest[:n], out=rows[:, :n], casting="same_kind")
            np.divide(scalars, self.largest[n:], out=rows[:, n:], casting="same_kind")
            return rows
        observation = {"scalars": scalars.copy()}
        if planes.size:
            observation["planes"] = planes.copy()
        if self.offers:
            table = batch["table"]
            observation["offers"] = np.zeros_like(table) if last else table.copy()
        return observation


def take(observation: Any, i: int) -> Any:
    """The observation of one game."""
    return (
        {name: rows[i] for name, rows in observation.items()}
        if isinstance(observation, dict)
        else observation[i]
    )


def spread(parts: Parts, bound: str) -> Any:
    """A bound for each number of some parts."""
    return np.array(parts.spread(lambda part: getattr(part, bound)), "int64")


def bounds(parts: Parts, *plane: int) -> Any:
    """The space of some parts, of numbers or of planes."""
    kind = smallest_kind(parts)
    shape = (*plane, parts.size)
    ends = [np.broadcast_to(spread(parts, bound), shape) for bound in ("least", "most")]
    return Box(ends[0].astype(kind), ends[1].astype(kind), dtype=np.dtype(kind).type)


def bounds_of_offers(game: Game) -> Any:
    """The space of a table of offers; rows without an offer are 0."""
    parts, most = game.observation.offer_parts, game.most_offers
    kind = smallest_kind(parts)
    low = np.broadcast_to(np.minimum(spread(parts, "least"), 0).astype(kind), (most, parts.size))
    high = np.broadcast_to(spread(parts, "most").astype(kind), (most, parts.size))
    return Box(low, high, dtype=np.dtype(kind).type)
