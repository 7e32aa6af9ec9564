"""What a learned player of Dinoland looks at means what its name says."""

from __future__ import annotations

import random

import pytest

from dragonden import Match, new
from dragonden.engine.features import find_features

from ..features import FEATURES
from .position import position

EVERYTHING = {"eggs": True, "expansion": True, "impact_cards": True, "specials": 8, "players": 3}


def features_of(match: Match, seat: int = 0) -> dict[str, float]:
    return dict(zip(FEATURES, find_features(match.state, seat, len(FEATURES)), strict=True))


@pytest.mark.parametrize("mode", ["competitive", "cooperative"])
def test_points_are_those_that_the_rules_count(mode: str) -> None:
    luck = random.Random(3)
    match = new("dinoland", mode=mode, seed=1, **EVERYTHING)
    while match.actor is not None:
        match.carry_out(luck.choice(match.legal()))
        seat = luck.randrange(3)
        points = features_of(match, seat)["points now of seat 0"]
        assert points * 50 == pytest.approx(match.standing[seat][0])


def test_an_area_is_as_far_as_the_crosshairs_have_to_go() -> None:
    features = features_of(position("g w w w wT1 w w w w w w"))
    assert features["steps of area 0 of seat 0"] == 0  # the water is hit where it begins
    features = features_of(position("g s s s wT1 w s s s s s"))
    assert features["steps of area 0 of seat 0"] * 4 == pytest.approx(3)
    assert features["points 3 steps away of seat 0"] * 50 == pytest.approx(2)
    features = features_of(position("g s s s s s s s s s wT1"))
    assert features["steps of area 0 of seat 0"] * 4 == pytest.approx(1)  # the crosshair wraps


def test_a_square_that_joins_two_areas_is_worth_what_both_are_then() -> None:
    features = features_of(position("gT1 . gT g gT"))
    assert features["best merge of seat 0"] * 30 == pytest.approx(5 * 3 - 1)


def test_what_all_have_claimed_together_is_everybodys() -> None:
    match = position("gT2 g w", target=(2, 0), mode="cooperative", blast="single")
    assert features_of(match, 0)["points now of seat 0"] * 50 == pytest.approx(2)
    assert features_of(match, 0)["points now of seat 1"] == 0
