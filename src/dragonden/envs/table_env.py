"""All seats of a table, one after the other, as an environment of PettingZoo."""

from __future__ import annotations

from typing import Any

from dragonden.engine.errors import InputError
from dragonden.engine.extras import require
from dragonden.engine.game import Game
from dragonden.engine.match import to_index
from dragonden.engine.options import SEEDS
from dragonden.engine.state import SPECTATOR

from .batch import Batch, check_seed, find_setting
from .formats import Format, take
from .pictures import render
from .seat_env import RENDER_MODES, check_render_mode
from .stepping import SHOW

with require("envs", "For dragonden.envs"):
    import numpy as np
    from gymnasium.spaces import Discrete
    from gymnasium.utils import seeding
    from pettingzoo import AECEnv


class TableEnv(AECEnv[str, Any, Any]):  # type: ignore[misc]
    """Every seat is an agent, `player_0` and so on; whoever has to decide is the next one.

    An action is an index among the offered moves (with `dense`, the number of the action);
    `infos[agent]["action_mask"]` tells which are allowed. One that is not ends the game, as
    PettingZoo's TerminateIllegalWrapper does it: whoever chose it gets -1 and the others 0. Rewards
    come at the end and add up to 0; in a cooperative game each gets the same, from 0 to 1.
    """

    metadata = {  # noqa: RUF012 - as PettingZoo has it
        "name": "dragonden_v0",
        "render_modes": RENDER_MODES,
        "render_fps": 1,
        "is_parallelizable": False,
    }

    def __init__(
        self,
        game: Game | str,
        *,
        observation: str = "flat",
        offers: bool = False,
        dense: bool = False,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        super().__init__()
        found, given = find_setting(game, options)
        check_render_mode(render_mode)
        self.format = Format(found, observation, offers)
        record = observation == "record"
        self.batch = Batch(found, given, 1, dense=dense, record=record, offers=offers)
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.batch.players)]
        self.agents: list[str] = []
        self.observation_spaces = dict.fromkeys(self.possible_agents, self.format.space)
        self.action_spaces = {agent: Discrete(self.batch.width) for agent in self.possible_agents}
        self.np_random, _ = seeding.np_random()

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        number = check_seed(seed)
        if number is not None:
            self.np_random, _ = seeding.np_random(number)
        self.batch.reset([int(self.np_random.integers(SEEDS))])
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.select()

    def select(self) -> None:
        """Turn to whoever has to decide, and tell it what is allowed."""
        batch = self.batch
        self.agent_selection = self.possible_agents[int(batch["seat"][0])]
        self.infos = {agent: {} for agent in self.agents}
        if not batch["ended"][0]:
            self.infos[self.agent_selection] = {"action_mask": batch["mask"][0].copy()}

    def step(self, action: Any) -> None:
        if not self.agents:
            raise InputError("The game is over; reset begins the next one.")
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        index = to_index(action)
        if index is None:
            raise InputError(f"An action is a whole number, not {action!r}.")
        agent = self.agent_selection
        self.batch.step(np.array([index]))
        self._cumulative_rewards[agent] = 0.0
        self.select()
        rewards = self.batch["rewards"][0].tolist()
        self.rewards = dict(zip(self.possible_agents, rewards, strict=True))
        if self.batch["ended"][0]:
            self.terminations = dict.fromkeys(self.agents, True)
            points, illegal = self.batch["points"][0].tolist(), bool(self.batch["illegal"][0])
            for seat, player in enumerate(self.possible_agents):
                self.infos[player] = {"points": points[seat], "illegal": illegal}
        self._accumulate_rewards()
        self._deads_step_first()

    def observe(self, agent: str) -> Any:
        """What an agent knows, whether it has to decide or not."""
        if agent not in self.possible_agents:
            raise InputError(f"There is no agent {agent!r}.")
        seat, acting = self.possible_agents.index(agent), int(self.batch["seat"][0])
        if seat == acting:
            return take(self.format.read(self.batch), 0)
        self.show(seat)
        observation = take(self.format.read(self.batch), 0)
        self.show(acting)
        if self.format.offers:
            observation["offers"] = np.zeros_like(
                observation["offers"]
            )  # they are offered to another
        return observation

    def show(self, seat: int) -> None:
        """Have the batch tell what a seat knows."""
        self.batch.write("seat", [seat])
        self.batch.order([SHOW])
        self.batch.run()

    def render(self) -> Any:
        """What whoever has to decide sees, or at the end everybody, as the render mode says."""
        batch = self.batch
        seat = SPECTATOR if batch["ended"][0] else int(batch["seat"][0])
        known = batch.knowledge(0, seat)
        return render(batch.game, known, seat, batch.players, self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""
