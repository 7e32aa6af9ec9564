"""Offers against their slow rival, and games against the bound that RULES.md states."""

from __future__ import annotations

import random

import pytest

from dragonden import Match, new
from dragonden.engine import verbs

from ..moves import PLACE, PLAY, Hatch
from ..pieces import MOST_DECISIONS
from .offers import offers
from .position import position, reveal

EVERYTHING = {
    "expansion": True,
    "eggs": True,
    "impact_cards": True,
    "specials": 12,
    "asteroids": 20,
}
SLOW = (PLAY, PLACE)  # to try everywhere
TILES = ("egg_hatch", "hatch_all_terrain", "hatch_all_unclaimed", "overlap")


def check_offers(match: Match) -> None:
    """The offers are those found by trying everything."""
    expected = offers(match)
    if expected is not None:
        assert len(match.offered()) == len(expected)
        assert set(match.offered()) == set(expected)


@pytest.mark.exhaustive
@pytest.mark.parametrize("diet", ["any", "separate", "species"])
@pytest.mark.parametrize("options", [{}, {"expansion": True}, EVERYTHING])
def test_offers_are_those_found_by_trying_everything(diet: str, options: dict):
    luck = random.Random(diet)
    match = new("dinoland", players=3, seed=luck.randrange(1000), diet=diet, **options)
    while match.actor is not None and len(match.plies) < 90:
        if match.state.phase not in SLOW or luck.random() < 0.2:
            check_offers(match)
        match.play(luck.randrange(len(match.legal())))


HANDS = ("g-sV lV-s *S-g", "dS-d? wB-gT← d?-*", "w-wV gT→-gT↑ sV-lV", "*-*S dV-g? s-gV")


@pytest.mark.exhaustive
@pytest.mark.parametrize("diet", ["any", "separate", "species"])
@pytest.mark.parametrize(
    "tile", ["egg_hatch", "hatch_all_terrain", "hatch_all_unclaimed", "overlap"]
)
@pytest.mark.parametrize("hand", HANDS)
def test_laying_on_top_is_offered_wherever_it_may_be(tile: str, diet: str, hand: str):
    drawing = """
        go  g1  gT↑ w   *o
        wV  *   go  w2  wV
        wo1 s   d   dS  d
        w   so  s1  do2 *"""
    match = position(drawing, hand=hand, tiles=f"{tile} regular", diet=diet, expansion=True)
    reveal(match)
    check_offers(match)
    while match.view(0).tile == tile and match.actor == 0:
        match.play(len(match.legal()) // 2)
        if match.actor is not None:
            check_offers(match)
    assert match.live.reveals == 1
    assert not [move for move in match.offered() if isinstance(move, Hatch)] or match.actor == 1


@pytest.mark.parametrize("style", ["uniform", "weighted", "heaviest"])
def test_every_game_ends_within_the_bound(style: str):
    for seed in range(4):
        match = new("dinoland", players=2 + seed, seed=seed, **EVERYTHING)
        luck = random.Random(seed)
        while match.actor is not None:
            actions, known = match.legal(), match.knowledge(match.actor)
            weights = [verbs.patience(known, action) for action in actions]
            if style == "uniform":
                weights = [1] * len(actions)
            if style == "heaviest":
                weights = [int(weight == max(weights)) for weight in weights]
            match.carry_out(luck.choices(actions, weights)[0])
        assert len(match.plies) <= MOST_DECISIONS
