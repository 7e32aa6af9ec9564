"""A program of somebody who studies games: bots of one's own, an arena, simulations, verdicts."""

from __future__ import annotations

import sys

import dragonden
from dragonden import Match, bots
from dragonden.bots import BadDecision, Bot, Candidate, Decision, Player, Seed


class Cautious:
    """Any class with this method is a bot."""

    def decide(self, knowledge: object, actions: list[int]) -> int:
        return actions[-1]


class Adviser:
    """Asks another bot, and says what it thought of."""

    def __init__(self, seed: Seed) -> None:
        self.friend: Bot = bots.create_bot("greedy", seed)

    def decide(self, knowledge: object, actions: list[int]) -> Decision:
        assert bots.view_of(knowledge) is not None
        assert len(bots.moves_of(knowledge, actions)) == len(actions)
        try:
            decision = bots.ask(self.friend, knowledge, actions)
        except BadDecision:
            return Decision(actions[0])
        tried: list[Candidate] = decision.candidates
        return Decision(decision.action, tried)


def play_one() -> Match:
    """A match between a bot of one's own, a level and a search."""
    match = dragonden.new("dragons", players=3, seed=7)
    first: object = bots.choose(match, Cautious())
    match.play(match.offered()[-1])
    assert match.moves == [first]
    bots.play(match, [Cautious(), bots.create_bot("drake", seed=1), Adviser(seed=2)])
    return match


def compare() -> dict[str, float]:
    """How much each of some players wins."""
    players: list[Player] = [Cautious, Adviser, "random"]
    found = dragonden.arena("dragons", players, games=6, seed=1, processes=1)
    return {result.player: result.wins.mean for result in found.results if result.wins}


def measure(match: Match) -> tuple[float, float]:
    """How often the first seat wins, and what its decisions in the match have cost."""
    report = dragonden.simulate("dragons", games=100, seed=1, players=3, first=0)
    verdicts = dragonden.analyse(match, level=bots.SEARCHING[0], seats=[0])
    return report.seats[0].wins.share, verdicts.seats[0].mean_points_lost


def main() -> None:
    assert bots.is_bot("drake")
    assert set(bots.BOTS) <= set(bots.names())
    assert all(level in bots.LEVELS for level in bots.SEARCHING)
    match = play_one()
    print(compare())
    if "--measure" in sys.argv:
        print(measure(match))


if __name__ == "__main__":
    main()
