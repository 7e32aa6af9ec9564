"""Learn Dragons by playing oneself: PyTorch on a batch of games, with nothing else.

    pip install "dragonden[envs,fast]" torch
    python examples/self_play.py --rounds 200

One network sits at all seats. It judges pairs of a position and an offered move, by
`describe_offers`, so it would learn any of the games in the same way. At the end of a game each of
its decisions is told what its seat has won, and the policy gradient with a learnt baseline does the
rest.
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import numpy as np
import torch
from torch import nn

from dragonden.envs.batch import Batch
from dragonden.envs.formats import spread
from dragonden.envs.stepping import IN_TURN, SAME_STEP
from dragonden.games import find_game

GAMES = 128
STEPS = 64  # in all games, between two updates


class Judge(nn.Module):
    """Scores each offer of a position, and guesses what the position will bring."""

    def __init__(self, batch: Batch, width: int = 128) -> None:
        super().__init__()
        observation = batch.game.observation
        most = np.concatenate(
            [
                np.tile(spread(observation.plane_parts, "most"), observation.area),
                spread(observation.scalar_parts, "most"),
            ]
        )
        self.register_buffer("position_scale", torch.tensor(1 / most, dtype=torch.float32))
        scale = torch.tensor(1 / spread(observation.offer_parts, "most"), dtype=torch.float32)
        self.register_buffer("offer_scale", scale)
        self.position = nn.Sequential(nn.Linear(len(most), width), nn.ReLU())
        self.offer = nn.Linear(len(scale), width)
        self.score = nn.Sequential(nn.ReLU(), nn.Linear(width, 1))
        self.value = nn.Sequential(nn.Linear(width, width), nn.ReLU(), nn.Linear(width, 1))

    def forward(self, positions: Any, offers: Any, owners: Any) -> tuple[Any, Any]:
        """The scores of all offers, and the values of all positions."""
        seen = self.position(positions * self.position_scale)
        judged = seen[owners] + self.offer(offers * self.offer_scale)
        return self.score(judged).squeeze(1), self.value(seen).squeeze(1)


def read(batch: Batch) -> tuple[Any, Any, Any]:
    """Positions, offers, and to which position each offer belongs."""
    planes = batch["planes"].reshape(batch.size, -1)
    positions = torch.tensor(np.concatenate([planes, batch["scalars"]], axis=1)).float()
    _, offers = batch.describe_offers()
    owners = torch.arange(batch.size).repeat_interleave(torch.tensor(batch["count"]).long())
    return positions, torch.tensor(offers).float(), owners


def log_softmax(scores: Any, owners: Any, positions: int) -> Any:
    """The logarithm of the chance of each offer among those of its position."""
    top = torch.full((positions,), -1e9).scatter_reduce(0, owners, scores.detach(), "amax")
    shifted = scores - top[owners]
    total = torch.zeros(positions).index_add(0, owners, shifted.exp())
    return shifted - total.log()[owners]


def choose(chances: Any, counts: Any) -> tuple[Any, Any]:
    """An index for each position, drawn by these log-chances, and its place among all offers."""
    noisy = chances.detach() - torch.log(-torch.log(torch.rand(len(chances)).clamp(1e-9, 1 - 1e-9)))
    ends = np.cumsum(counts)
    starts = ends - counts
    noise = noisy.numpy()
    indices = np.array([noise[a:b].argmax() for a, b in zip(starts, ends, strict=True)])
    return indices, torch.tensor(starts + indices)


class Memory:
    """The decisions of games that are not over yet, and those that can be learnt from."""

    def __init__(self) -> None:
        self.open: dict[int, list[tuple[int, Any, Any, int]]] = {}
        self.closed: list[tuple[Any, Any, int, float]] = []

    def add(self, game: int, seat: int, position: Any, offers: Any, index: int) -> None:
        self.open.setdefault(game, []).append((seat, position, offers, index))

    def close(self, game: int, rewards: Any) -> None:
        for seat, position, offers, index in self.open.pop(game, []):
            self.closed.append((position, offers, index, float(rewards[seat])))


def play(batch: Batch, judge: Judge, memory: Memory) -> None:
    """Play some steps in all games and remember what was decided."""
    for _ in range(STEPS):
        positions, offers, owners = read(batch)
        with torch.no_grad():
            scores, _ = judge(positions, offers, owners)
        counts, seats = batch["count"].copy(), batch["seat"].copy()
        indices, _ = choose(log_softmax(scores, owners, batch.size), counts)
        parts = offers.split(counts.tolist())
        for i in range(batch.size):
            memory.add(i, int(seats[i]), positions[i], parts[i], int(indices[i]))
        batch.step(indices)
        for i in batch["done"].nonzero()[0]:
            memory.close(int(i), batch["rewards"][i])


def learn(judge: Judge, optimiser: Any, memory: Memory) -> None:
    """One pass over the decisions whose games have ended."""
    order = np.random.permutation(len(memory.closed))
    for some in np.array_split(order, max(1, len(order) // 1024)):
        rows = [memory.closed[i] for i in some]
        positions = torch.stack([row[0] for row in rows])
        counts = torch.tensor([len(row[1]) for row in rows])
        owners = torch.arange(len(rows)).repeat_interleave(counts)
        scores, values = judge(positions, torch.cat([row[1] for row in rows]), owners)
        chances = log_softmax(scores, owners, len(rows))
        chosen = counts.cumsum(0) - counts + torch.tensor([row[2] for row in rows])
        won = torch.tensor([row[3] for row in rows])
        gain = (won - values).detach()
        surprise = -torch.zeros(len(rows)).index_add(0, owners, chances.exp() * chances)
        loss = -(gain * chances[chosen]).mean() + 0.5 * (won - values).square().mean()
        loss = loss - 0.01 * surprise.mean()
        optimiser.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(judge.parameters(), 1.0)
        optimiser.step()
    memory.closed = []


def measure(judge: Judge, name: str, games: int) -> float:
    """The mean reward of the network, at its best, against hatchlings."""
    settings = {"learner": IN_TURN, "bots": ["hatchling"], "reset": SAME_STEP}
    batch = Batch(find_game(name), {}, games, **settings)
    batch.reset(range(5000, 5000 + games))
    total, ended = 0.0, np.zeros(games, bool)
    while not ended.all():
        positions, offers, owners = read(batch)
        with torch.no_grad():
            scores, _ = judge(positions, offers, owners)
        learners = batch["learner"].copy()
        batch.step(np.array([part.argmax() for part in scores.split(batch["count"].tolist())]))
        over = batch["done"].astype(bool) & ~ended
        total += float(batch["rewards"][np.arange(games), learners][over].sum())
        ended |= over
    return total / games


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn by playing oneself.")
    parser.add_argument("--game", default="dragons")
    parser.add_argument("--rounds", type=int, default=100, help="of playing and learning")
    parser.add_argument("--games", type=int, default=500, help="games to measure it by")
    wish = parser.parse_args()
    torch.manual_seed(1)
    batch = Batch(find_game(wish.game), {}, GAMES, reset=SAME_STEP)
    batch.reset(range(GAMES))
    judge, memory, begun = Judge(batch), Memory(), time.monotonic()
    optimiser = torch.optim.Adam(judge.parameters(), lr=1e-3)
    for number in range(wish.rounds + 1):
        if number % 20 == 0 or number == wish.rounds:
            reward, minutes = measure(judge, wish.game, wish.games), (time.monotonic() - begun) / 60
            print(f"round {number}, {minutes:.1f} min: reward {reward:+.3f}", flush=True)
        play(batch, judge, memory)
        learn(judge, optimiser, memory)


if __name__ == "__main__":
    main()
