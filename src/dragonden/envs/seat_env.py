"""One seat at a table of bots, as an environment of Gymnasium."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from dragonden.bots import Player
from dragonden.engine.errors import InputError
from dragonden.engine.extras import require
from dragonden.engine.game import Game
from dragonden.engine.match import to_index
from dragonden.engine.options import SEEDS

from .batch import Batch, as_array, check_seed, find_setting
from .formats import Format, take
from .pictures import render
from .stepping import IN_TURN

with require("envs", "For dragonden.envs"):
    import gymnasium

RENDER_MODES = ["human", "ansi", "svg", "rgb_array"]


def check_render_mode(mode: str | None) -> None:
    if mode is not None and mode not in RENDER_MODES:
        raise InputError(f"A render mode is {', '.join(RENDER_MODES)} or None, not {mode!r}.")


def list_bots(bots: Player | Sequence[Player]) -> list[Player]:
    """One bot for all other seats, or one for each."""
    return [bots] if isinstance(bots, str) or not isinstance(bots, Sequence) else list(bots)


def find_learner(seat: int | None) -> int:
    """The learner of a batch: a seat, or another one each game."""
    if seat is None:
        return IN_TURN
    number = to_index(seat)
    if number is not None and number < 0:
        raise InputError(f"A learner's seat is a number from 0 on, not {seat!r}.")
    return seat


class SeatEnv(gymnasium.Env[Any, Any]):
    """A learner at one seat; bots play the others between two of its decisions.

    An action is an index among the offered moves (with `dense`, the number of the action), and
    `action_masks()`, also `info["action_mask"]`, tells which are allowed. One that is not ends the
    episode with a reward of -1. The reward comes at the end: 1 for a win, as much less for a loss
    that the rewards of all seats add up to 0; in a cooperative game from 0 to 1.
    """

    metadata = {"render_modes": RENDER_MODES, "render_fps": 1}  # noqa: RUF012 - as Gymnasium has it

    def __init__(
        self,
        game: Game | str,
        *,
        bots: Player | Sequence[Player] = "drake",
        seat: int | None = 0,
        observation: str = "flat",
        offers: bool = False,
        dense: bool = False,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        found, given = find_setting(game, options)
        check_render_mode(render_mode)
        self.format = Format(found, observation, offers)
        self.batch = Batch(
            found,
            given,
            1,
            learner=find_learner(seat),
            bots=list_bots(bots),
            dense=dense,
            record=observation == "record",
            offers=offers,
        )
        self.render_mode = render_mode
        self.observation_space = self.format.space
        self.action_space = gymnasium.spaces.Discrete(self.batch.width)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=check_seed(seed))
        self.batch.reset([int(self.np_random.integers(SEEDS))])
        return self.observe(), self.inform()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        self.batch.step(as_array(action).ravel())
        learner = int(self.batch["learner"][0])
        reward = float(self.batch["rewards"][0][learner])
        return self.observe(), reward, bool(self.batch["done"][0]), False, self.inform()

    def observe(self) -> Any:
        return take(self.format.read(self.batch), 0)

    def inform(self) -> dict[str, Any]:
        batch = self.batch
        info: dict[str, Any] = {
            "action_mask": batch["mask"][0].copy(),
            "seat": int(batch["learner"][0]),
        }
        if batch["done"][0]:
            info["points"] = batch["points"][0].tolist()
            info["illegal"] = bool(batch["illegal"][0])
        return info

    def action_masks(self) -> Any:
        """What is allowed, as sb3-contrib asks for it."""
        return self.batch["mask"][0].astype(bool)

    def render(self) -> Any:
        """What the learner sees, as the render mode says."""
        seat = int(self.batch["learner"][0])
        known = self.batch.knowledge(0, seat)
        return render(self.batch.game, known, seat, self.batch.players, self.render_mode)
