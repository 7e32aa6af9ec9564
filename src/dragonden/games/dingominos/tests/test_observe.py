"""What a network is told of Dingominos means what its declaration says."""

from __future__ import annotations

from dragonden import Match
from dragonden.engine.observing import describe_plain, observe_plain

from ..moves import Place
from ..pieces import DOMINO_NAMES, SIGNS, DominoName
from .positions import position


def scalars_of(match: Match, seat: int, name: str) -> list[int]:
    """The numbers of one part of what a seat observes."""
    part = match.game.observation.scalar_parts[name]
    _, scalars = observe_plain(match.game, match.state, seat)
    return scalars[part.first : part.first + part.size]


def offer_part(match: Match, move: Place, name: str) -> list[int]:
    """The numbers of one part of what is said of an offered move."""
    part = match.game.observation.offer_parts[name]
    row = describe_plain(match.game, match.state, match.game.encode(move))
    return row[part.first : part.first + part.size]


def dominoes(row: list[int]) -> set[DominoName]:
    return {name for name, there in zip(DOMINO_NAMES, row, strict=True) if there}


def test_the_own_hand_is_told_and_no_other() -> None:
    match = position("1-3 2-joker", "4-4 5-draw")
    assert dominoes(scalars_of(match, 0, "hand")) == {"1-3", "2-joker"}
    assert dominoes(scalars_of(match, 1, "hand")) == {"4-4", "5-draw"}


def test_unseen_is_what_lies_neither_in_the_chain_nor_in_a_hand_one_sees() -> None:
    match = position("1-3 2-joker", "4-4 5-draw", chain="1-2")
    assert set(DOMINO_NAMES) - dominoes(scalars_of(match, 0, "unseen")) == {"1-3", "2-joker", "1-2"}


def test_open_hands_are_told_by_sign_relative_to_the_observer() -> None:
    match = position("1-3 3-3", "4-4 5-draw", open_hands=True)
    row = scalars_of(match, 1, "hands")[len(SIGNS) :]  # of the other
    assert dict(zip(SIGNS, row, strict=False))["3"] == 2
    assert dict(zip(SIGNS, row, strict=False))["1"] == 1


def test_an_offer_tells_the_ends_to_come_and_what_still_joins() -> None:
    match = position("2-3 3-3 3-4 6-joker", "4-4", chain="1-2")
    move = Place("2-3", "right", "2")
    assert offer_part(match, move, "right")[SIGNS.index("3")] == 1
    assert offer_part(match, move, "left")[SIGNS.index("1")] == 1
    assert offer_part(match, move, "rids") == [5]
    assert offer_part(match, move, "follows") == [3]  # 3-3, 3-4 and the joker
