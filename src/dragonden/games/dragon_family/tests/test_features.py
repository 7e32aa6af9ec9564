"""What a learned player of Dragon Family looks at means what its name says."""

from __future__ import annotations

import random

import pytest

from dragonden import Match, new
from dragonden.engine.features import find_features

from ..features import FEATURES
from .table import build_lairs, give_resources, place_handlers, position, raise_dragon


def features_of(match: Match, seat: int = 0) -> dict[str, float]:
    return dict(zip(FEATURES, find_features(match.state, seat, len(FEATURES)), strict=True))


def test_points_are_those_that_the_rules_count() -> None:
    match, luck = new("dragon_family", players=3, seed=2), random.Random(3)
    while match.actor is not None:
        match.carry_out(luck.choice(match.legal()))
    standing = [points for points, _ in match.standing]
    for seat in range(3):
        features = features_of(match, seat)
        others = sorted((standing[other] for other in range(3) if other != seat), reverse=True)
        counted = [standing[seat], *others]
        assert [features[f"points of {i}"] * 20 for i in range(3)] == pytest.approx(counted)


def test_a_lair_brings_its_territory_and_what_a_rival_loses() -> None:
    match = position("forest(2,0) forest(3,0) forest(4,0) forest(5,0)")
    build_lairs(match, 0, (2, 0))
    build_lairs(match, 1, (3, 0))
    assert features_of(match, 0)["best lair: green"] * 10 == pytest.approx(2 + 4)
    assert features_of(match, 0)["shared tiles of 0"] * 10 == pytest.approx(4)


def test_only_a_handler_who_can_pay_founds_a_lair_now() -> None:
    match = position("forest(2,0) forest(3,0)")
    build_lairs(match, 1, (3, 0))
    raise_dragon(match, 0, "green", food=3)
    place_handlers(match, 0, (2, 0))
    assert features_of(match)["lair now of 0"] == 0
    give_resources(match, 0, gold=1)
    assert features_of(match)["lair now of 0"] * 10 == pytest.approx(2 + 2)


def test_the_dragon_that_will_be_grown_first_comes_first() -> None:
    match = position("forest(2,0)")
    raise_dragon(match, 0, "red")
    raise_dragon(match, 0, "green", food=2)
    features = features_of(match)
    needed = [features[f"food it needs of dragon {i} of 0"] * 3 for i in range(2)]
    assert needed == pytest.approx([1, 3])
