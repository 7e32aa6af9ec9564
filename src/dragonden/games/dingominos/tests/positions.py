"""Positions of Dingominos for tests, written as names of dominoes."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from dragonden import Match, Refused, new

from ..moves import TURN, Place, actions
from ..pieces import JOKER, domino_of, sign_of
from . import naive

REST = "6-6"  # a domino to be left with: nobody is out while holding it


def position(*hands: str, chain: str = "1-2", pool: str = "5-5 5-6", **options) -> Match:
    """Seat 0 to play, with these hands and this pool; `chain` is a domino with these ends."""
    match = new("dingominos", players=len(hands), first=0, seed=1, **options)
    for seat, hand in enumerate(hands):
        give_hand(match, seat, hand)
    fill_pool(match, pool)
    if chain:
        left, right = map(sign_of, chain.split("-"))
        match.live.ends[0], match.live.ends[1] = left, right
        match.live.laid[0] = actions.Open(left - 1, right - 1)
        match.live.laid_size = 1
        match.live.phase = TURN
    return match


def give_hand(match: Match, seat: int, hand: str) -> None:
    """Give a seat just these dominoes."""
    live, names = match.live, hand.split()
    for inner in range(JOKER + 1):
        live.hand[seat][inner] = 0
    for name in names:
        one, other = divmod(domino_of(name), 16)
        live.hand[seat][other] |= 1 << one
        if other != JOKER:
            live.hand[seat][one] |= 1 << other
    live.hand_size[seat] = len(names)
    for sign in range(1, JOKER + 1):
        live.fresh[seat][sign] = len(names)


def fill_pool(match: Match, pool: str) -> None:
    """Leave just these dominoes in the pool."""
    for i, name in enumerate(pool.split()):
        match.live.pool[i] = domino_of(name)
    match.live.pool_size = len(pool.split())


def hand(match: Match, seat: int) -> list[str]:
    """The names of a seat's dominoes."""
    return [domino.name for domino in match.truth().players[seat].hand]


def places(match: Match) -> list[Place]:
    """The placements offered."""
    return [move for move in match.offered() if isinstance(move, Place)]


def other_offers(match: Match) -> list[object]:
    """The moves offered that place nothing."""
    return [move for move in match.offered() if not isinstance(move, Place)]


def until_over(match: Match) -> Iterator[None]:
    """Once for every move to come; fails if there are more than RULES.md says."""
    while match.actor is not None:
        assert len(match.plies) < naive.max_moves(match), "the match does not end"
        yield


def expect_refusal(match: Match, move: object) -> Refused:
    with pytest.raises(Refused) as caught:
        match.play(move)
    return caught.value
