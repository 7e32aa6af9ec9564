"""Hatching and feeding in Dragon Family, one sentence a test."""

from __future__ import annotations

from dragonden import Match

from ..moves import Decline, Feed, Hatch, Pass, Stop
from .table import (
    give_resources,
    nest,
    offer_dragons,
    offered,
    pass_turns,
    pile_up,
    play,
    position,
    purse,
    raise_dragon,
    refusal_of,
)

# -- hatch ---------------------------------------------------------------------------------------


def hatching(**resources: int) -> Match:
    """Seat 0 may hatch: market red, red and blue, pile gold before green."""
    match = position()
    offer_dragons(match, "red", "red", "blue")
    pile_up(match, "gold", "green")
    give_resources(match, 0, **resources)
    match.play(Pass())
    return match


def test_R13_three_of_a_kind_hatch_a_market_dragon_that_is_replaced():
    match = hatching(leaf=3)
    match.play(Hatch("red", "leaf", 0))
    assert nest(match, 0) == [("red", 0, 0)]
    assert match.view(1).market == ["gold", "red", "blue"]
    assert purse(match, 0) == {}


def test_R13_the_pile_gives_its_top_dragon():
    match = hatching(leaf=3)
    match.play(Hatch("pile", "leaf", 0))
    assert nest(match, 0) == [("gold", 0, 0)]
    assert match.view(1).market == ["red", "red", "blue"]


def test_R13_the_third_choice_is_a_gold():
    match = hatching(leaf=3)
    match.play(Hatch("token", "leaf", 0))
    assert (purse(match, 0), nest(match, 0)) == ({"gold": 1}, [])


def test_R13_gold_stands_in_for_any_of_the_three():
    match = hatching(leaf=2, ruby=1, gold=3)
    payments = [(h.kind, h.golds) for h in offered(match, Hatch) if h.egg == "token"]
    assert payments == [("gold", 3), ("leaf", 1), ("leaf", 2), ("ruby", 2)]


def test_R13_the_payment_is_three_of_one_kind_that_one_has():
    match = hatching(leaf=2, ruby=2)
    assert refusal_of(match, Hatch("token", "leaf", 0)) == ("R13", "refused-hatch-poor")
    assert refusal_of(match, Hatch("token", "leaf", 3)) == ("R13", "refused-hatch-payment")
    assert refusal_of(match, Hatch("token", "gold", 2)) == ("R13", "refused-hatch-payment")
    assert refusal_of(match, Hatch("token", "leaf", -1)) == ("R4", "refused-range")


def test_R13_what_is_hatched_must_be_there():
    match = hatching(leaf=3)
    assert refusal_of(match, Hatch("green", "leaf", 0)) == ("R13", "refused-hatch-market")


def test_R13_a_nest_has_room_for_three():
    match = hatching(leaf=3)
    for _ in range(3):
        raise_dragon(match, 0, "red")
    assert refusal_of(match, Hatch("red", "leaf", 0)) == ("R13", "refused-hatch-full")
    assert refusal_of(match, Hatch("pile", "leaf", 0)) == ("R13", "refused-hatch-full")


def test_R13_one_hatches_once_a_turn():
    match = hatching(leaf=6)
    match.play(Hatch("token", "leaf", 0))
    assert refusal_of(match, Hatch("token", "leaf", 0)) == ("R4", "refused-first-feed")


# -- feed ----------------------------------------------------------------------------------------


def feeding(*dragons: tuple[str, int, int], **resources: int) -> Match:
    """Seat 0 may feed these dragons."""
    match = position()
    for dragon in dragons:
        raise_dragon(match, 0, *dragon)
    give_resources(match, 0, **resources)
    play(match, Pass(), Decline())
    return match


def test_R14_each_dragon_is_fed_once_a_turn():
    match = feeding(("red", 0, 0), ("red", 1, 0), ruby=9)
    play(match, Feed("red", 0, 0, "ruby"), Feed("red", 1, 0, "ruby"))
    assert nest(match, 0) == [("red", 1, 0), ("red", 2, 0)]
    assert match.offered() == [Stop()]
    assert refusal_of(match, Feed("red", 2, 0, "ruby")) == ("R14", "refused-feed-again")


def test_R14_a_dragon_that_was_fed_is_not_taken_for_one_like_it():
    match = feeding(("red", 0, 0), ("red", 1, 0), ruby=9)
    match.play(Feed("red", 0, 0, "ruby"))
    assert match.offered() == [Feed("red", 1, 0, "ruby"), Stop()]
    match.play(Feed("red", 1, 0, "ruby"))
    assert [dragon.fed for dragon in match.view(1).players[0].nest] == [True, True]


def test_R14_a_dragon_has_three_food_at_most():
    match = feeding(("red", 1, 2), ruby=9)
    assert match.offered() == [Stop()]
    assert refusal_of(match, Feed("red", 1, 2, "ruby")) == ("R14", "refused-feed-grown")


def test_R14_food_comes_from_ones_own_resources():
    match = feeding(("red", 0, 0), gold=1)
    assert refusal_of(match, Feed("red", 0, 0, "ruby")) == ("R14", "refused-feed-poor")
    assert refusal_of(match, Feed("blue", 0, 0, "gold")) == ("R14", "refused-no-dragon")
    assert refusal_of(match, Feed("gold", 0, 1, "gold")) == ("R14", "refused-no-dragon")
    match.play(Feed("red", 0, 0, "gold"))
    assert (nest(match, 0), purse(match, 0)) == ([("red", 0, 1)], {})


def test_R3_all_food_of_a_gold_dragon_is_gold_bug():
    """`feed(gold, 1, 0, gold)` was answered by a number of its own food beside gold."""
    match = feeding(("gold", 0, 1), gold=1)
    assert refusal_of(match, Feed("gold", 1, 0, "gold")) == ("R3", "refused-gold-food")
    match.play(Feed("gold", 0, 1, "gold"))


def test_R14_a_dragon_just_hatched_may_be_fed():
    match = hatching(leaf=3, ruby=1)
    play(match, Hatch("red", "leaf", 0), Feed("red", 0, 0, "ruby"))
    assert nest(match, 0) == [("red", 1, 0)]


def test_R14_everyone_feeds_anew_in_their_next_turn():
    match = feeding(("red", 0, 0), ruby=2)
    play(match, Feed("red", 0, 0, "ruby"), Stop())
    pass_turns(match)
    play(match, Pass(), Decline(), Feed("red", 1, 0, "ruby"))
    assert nest(match, 0) == [("red", 2, 0)]
