"""What seats know of tiles in the stack and in hands, and how the rest is guessed."""

from __future__ import annotations

import itertools
import random
from collections import Counter
from collections.abc import Callable

import pytest
from scipy import stats

from dragonden import Match
from dragonden.engine import verbs
from dragonden.engine.referee import guess_state, list_legal, redact_copy

from ..moves import Discard, Explore
from ..pieces import HIDDEN, KINDS, STACK
from ..state import State
from .table import (
    bury,
    explore,
    finish,
    give_hand,
    lay,
    pass_turns,
    place_handlers,
    play,
    position,
    stack_up,
    walk,
)


def after_burial(*tiles: str, players: int = 3) -> Match:
    """Seat 0 has buried these tiles, which are now all that is left to draw; seat 1 is to act."""
    match = position(
        "forest(2,0)", hand=" ".join(tiles) + " town" * (3 - len(tiles)), players=players
    )
    stack_up(match, *["town"] * len(tiles), "mountain")
    bury(match, *tiles)
    live = match.live
    live.stack_top, live.stack_size = live.stack_top + 1, len(tiles)  # the mountain is gone
    live.least[0] = 0
    finish(match)
    return match


def known_hand(match: Match, seat: int | None, holder: int) -> list[str | None]:
    return match.view(seat).players[holder].hand


def guesses(match: Match, seat: int | None, n: int = 200) -> list:
    known, luck = match.knowledge(seat), random.Random(7)
    return [guess_state(known, seat, luck) for _ in range(n)]


# -- certain of a tile ---------------------------------------------------------------------------


def test_F32_the_burier_knows_who_has_drawn_a_buried_tile():
    match = after_burial("ocean4")
    give_hand(match, 1, "town town town")
    bury(match, "town")
    assert known_hand(match, 0, 1) == ["ocean4", None, None]
    assert known_hand(match, 2, 1) == known_hand(match, None, 1) == [None, None, None]


def test_F32_a_tile_like_it_seen_to_leave_the_hand_may_have_been_it():
    match = after_burial("ocean4")
    give_hand(match, 1, "ocean4 ocean4 town")
    bury(match, "town")
    finish(match)
    pass_turns(match, 2)
    place_handlers(match, 1, (0, 0))
    explore(match, "ocean4", -1, 0, 2)
    assert known_hand(match, 0, 1).count("ocean4") == 0


def test_F32_another_tile_seen_to_leave_the_hand_leaves_it_certain():
    match = after_burial("ocean4")
    give_hand(match, 1, "town forest town")
    bury(match, "town")
    finish(match)
    pass_turns(match, 2)
    place_handlers(match, 1, (0, 0))
    explore(match, "forest", -1, 0)
    assert known_hand(match, 0, 1)[0] == "ocean4"


def holding_known(*tiles: str) -> Match:
    """Seat 1 has drawn these tiles, which seat 0 buried, and is about to discard."""
    match = after_burial(*tiles)
    give_hand(match, 1, "town town town")
    bury(match, *["town"] * len(tiles))
    finish(match)
    pass_turns(match, 2)
    stack_up(match, *["forest"] * 5)
    here = match.view(1).players[1].handlers[0]
    walk(match, *((2, 0) if here == (0, 0) else (0, 0)))
    return match


def test_F32_a_tile_that_may_have_been_buried_unseen_is_no_longer_certain():
    match = holding_known("ocean4")
    assert known_hand(match, 0, 1) == ["ocean4", None, None]
    play(match, Discard(("town",)))
    assert known_hand(match, 0, 1) == [None, None, None]
    assert match.view(0).stack[-1].kind is None


def test_F32_of_three_equal_tiles_two_are_certainly_kept_and_one_buried():
    match = holding_known("mountain", "mountain", "mountain")
    play(match, Discard(("mountain",)))
    assert known_hand(match, 0, 1) == ["mountain", "mountain", None]
    assert match.view(0).stack[-1].kind == "mountain"
    assert match.view(2).stack[-1].kind is None


def test_F32_of_three_equal_tiles_one_is_certainly_kept_and_two_buried():
    match = holding_known("mountain", "mountain", "mountain")
    play(match, Discard(("mountain", "mountain")))
    assert known_hand(match, 0, 1) == ["mountain", None, None]
    assert [tile.kind for tile in match.view(0).stack[-2:]] == ["mountain", "mountain"]


def test_F32_what_comes_back_out_of_an_empty_stack_stays_certain():
    match = holding_known("ocean4")
    stack_up(match)
    play(match, Discard(("town", "town")))
    assert known_hand(match, 0, 1) == ["ocean4", None, None]


def test_F32_who_is_certain_of_a_whole_hand_knows_it_when_it_is_buried():
    match = holding_known("mountain", "ocean2", "ocean5")
    play(match, Discard(("mountain", "ocean2", "ocean5")))
    assert [tile.kind for tile in match.view(0).stack[-3:]] == ["mountain", "ocean2", "ocean5"]
    assert known_hand(match, 0, 1) == [None, None, None]


def test_F32_what_one_seat_is_certain_of_the_others_are_not_told():
    match = holding_known("ocean4")
    for seat in (2, None):
        assert not any(any(row) for row in match.knowledge(seat).recalled)
        assert known_hand(match, seat, 1) == [None, None, None]


# -- the order of a burial -----------------------------------------------------------------------


def test_F33_everybody_knows_that_a_burial_lies_in_order():
    match = position("forest(2,0)", hand="forest mountain ocean5")
    stack_up(match, "forest")
    bury(match, "forest", "mountain", "ocean5")
    for guess in guesses(match, 1):
        ring = [guess.stack[(guess.stack_top + i) % STACK] for i in range(guess.stack_size)]
        assert ring == sorted(ring)


def test_F33_what_is_left_comes_no_earlier_than_what_one_drew():
    match = after_burial("mountain", "ocean3")
    give_hand(match, 1, "town town town")
    bury(match, "town")
    drawn = {
        seat: {guess.stack[guess.stack_top] for guess in guesses(match, seat)} for seat in (1, 2)
    }
    assert min(drawn[1]) == KINDS.index("mountain")
    assert min(drawn[2]) == KINDS.index("town")
    assert {guess.stack[guess.stack_top] for guess in guesses(match, 0)} == {KINDS.index("ocean3")}


# -- the tile chosen to explore with -------------------------------------------------------------


def test_F34_the_tile_chosen_to_explore_with_is_shown_when_it_is_laid():
    match = position(hand="town forest mountain")
    match.play(Explore("forest", 0))
    assert [match.view(seat).chosen.tile for seat in (0, 1, None)] == ["forest", None, None]
    assert match.game.hide_move(Explore("forest", 0)) == Explore(None, 0)


def test_F34_another_tile_can_be_chosen_instead():
    match = position(hand="town forest mountain")
    match.play(Explore("forest", 0))
    assert match.undoable == 1
    assert match.news(0) == match.news(1) == []


def test_F34_the_others_reckon_with_a_tile_that_fits():
    """Where there is water at every free edge no land can lie."""
    match = position(
        "ocean2(3,0)E forest(4,-1) forest(3,-1) forest(2,0) forest(2,1)", hand="ocean5"
    )
    stack_up(match, *"forest mountain town ocean3 ocean4 mountain".split())
    give_hand(match, 1, "town")
    lay_rest(match)
    place_handlers(match, 0, (3, 0), (3, 0))
    match.play(Explore("ocean5", 0))
    found = guesses(match, 1)
    assert {KINDS[guess.chosen] for guess in found} == {"ocean3", "ocean4", "ocean5"}
    assert all([guess.chosen] == guess.hand[0][: guess.hand_size[0]] for guess in found)
    assert all(list_legal(guess, 62) for guess in found)


def test_F34_a_tile_that_is_certain_to_be_in_the_hand_may_be_it():
    match = position("forest(2,0)", hand="ocean4 town town")
    stack_up(match, "town", "town", "mountain")
    give_hand(match, 1, "forest forest forest")
    lay_rest(match)
    bury(match, "ocean4")
    finish(match)
    match.live.stack_top, match.live.stack_size = 3, 1  # all but the ocean is gone
    lay_rest(match)
    bury(match, "forest")
    finish(match)
    pass_turns(match)
    match.play(Explore("forest", 0))
    assert {KINDS[guess.chosen] for guess in guesses(match, 0)} == {"ocean4", "forest"}


def test_F34_what_the_rest_of_a_burial_needs_is_not_chosen():
    """Seat 1 has drawn the first of two ocean 5: the other is in the stack, not in a hand."""
    match = position("forest(2,0)", hand="ocean5 ocean5 town")
    give_hand(match, 1, "town town town")
    stack_up(match, "town", "town")
    lay_rest(match)
    bury(match, "ocean5", "ocean5")
    finish(match)
    bury(match, "town")
    finish(match)
    match.play(Explore("town", 0))
    assert {KINDS[guess.chosen] for guess in guesses(match, 1)} == {"town"}


# -- guesses -------------------------------------------------------------------------------------


def lay_rest(match: Match) -> None:
    """Put every tile that is in no hand and not in the stack on the map, far away."""
    left = Counter(match.box["tiles"])
    table = match.truth()
    left.subtract(tile.kind for tile in [*table.tiles[1:], *table.stack])
    left.subtract(kind for player in table.players for kind in player.hand)
    for i, kind in enumerate(left.elements()):
        lay(match, f"{kind}({20 + i % 9},{i // 9})")


def small_world(*stack: str) -> Match:
    """Seat 0 has buried a forest and an ocean 2 under this stack; all else lies on the map."""
    match = position("forest(2,0)", hand="forest forest ocean2")
    give_hand(match, 1, "town town town")
    stack_up(match, *stack)
    lay_rest(match)
    bury(match, "forest", "ocean2")
    finish(match)
    return match


def hidden_places(match: Match, guess: State, seat: int) -> tuple[list[int], list[int]]:
    """What a guess puts in seat 0's hand and in the places of the stack hidden from a seat."""
    ring = [(guess.stack_top + i) % STACK for i in range(guess.stack_size)]
    known = match.knowledge(seat)
    return guess.hand[0], [guess.stack[at] for at in ring if known.stack[at] == HIDDEN]


def check_guesses(match: Match, seat: int, possible: Callable[[list[int]], bool]) -> None:
    """Guesses come as often as among all ways to deal the hidden tiles, written out one by one."""
    hand, stack = hidden_places(match, guesses(match, seat, 1)[0], seat)
    expected: Counter = Counter()
    for deal in itertools.permutations([*hand, *stack]):
        top, burial = deal[3:-2], deal[-2:] if len(stack) > 1 else deal[-1:]
        if possible(list(burial)):
            expected[*sorted(deal[:3]), *top, *sorted(burial)] += 1
    seen = Counter(
        (*h, *s) for h, s in (hidden_places(match, g, seat) for g in guesses(match, seat, 3000))
    )
    assert set(seen) <= set(expected)
    share = 3000 / expected.total()
    rows = [(seen[deal], share * expected[deal]) for deal in expected]
    assert stats.chisquare(*zip(*rows, strict=True)).pvalue > 1e-6


@pytest.mark.exhaustive
def test_every_way_to_deal_what_is_hidden_is_equally_likely():
    """Seven hidden tiles: three in a hand, two on the stack, two in a burial in order."""
    match = small_world("mountain", "ocean2", "mountain", "town")
    check_guesses(match, 1, lambda burial: True)


@pytest.mark.exhaustive
def test_every_way_to_deal_the_rest_of_a_burial_is_equally_likely():
    """Seat 1 has drawn the first, a forest: no town can follow."""
    match = small_world("town", "mountain")
    bury(match, "town")
    check_guesses(match, 1, lambda burial: burial[0] >= KINDS.index("forest"))


def test_knowledge_follows_from_what_one_knew_and_what_one_saw():
    """Whatever a seat thinks possible, discards that look alike lead it to the same knowledge."""
    for count in range(4):
        match = holding_known("ocean4", "mountain")
        luck, after = random.Random(7), set()
        for guess in guesses(match, 0, 20):
            alike = [a for a in list_legal(guess, 200) if len(match.game.decode(a).tiles) == count]
            verbs.apply(guess, luck.choice(alike))
            after.add(str(redact_copy(guess, 0)))
        assert len(after) == 1
