"""What the greedy player of Dingominos likes: to get rid of much, and to have a fit next time."""

from __future__ import annotations

from dragonden.engine.decisions import OVER
from dragonden.engine.kernel import kernel
from dragonden.engine.plan import Course, Look, Plan
from dragonden.engine.worth import HUNDREDTHS, POINTS, weigh

from .belief import believe as believe
from .hands import hand_points, sign_points
from .moves import DECISIONS, FACING, Open, Place, actions
from .pieces import COUNTER, DRAW, JOKER, LEFT, REPLAY, RIGHT, SKIP, End, Index, Sign
from .rules import scores
from .state import State

# The hidden hand decides: a search that sees it wins 19 of 20 games against the greedy player.
# Guesses that believe the others won 59 % of 238 games against the same search with even ones
# (99 %: 51 to 68), and 71 % of 120 against the greedy player. A tree judged by the network at once
# won 80 % of 40, at two thirds of the time.
PLAN = Plan(budget=4_000, widening=0, horizon=0, network=1)
# It won 56 % of 600 games against one that only looks (99 %: 51 to 62), in a seventh of the time of
# `dragon-1`. Of 250 such games 250 simulations won 64 %, and 300 that are judged at once 57 %.
LEARNED = PLAN._replace(budget=90, horizon=4)
FORMER = Plan(budget=1_000, depth=1, widening=0, belief=0)
COURSE = Course(greedy=240_000, rounds=1, kept=8, epochs=6, few=3)  # 80 s of processor time
LOOK = Look(guesses=4)  # eight won no more: 64 % of 960 games against the greedy player
SPREAD = 200  # points: with 60, which many rounds end with, every lead looked the same
PLACING = 10_000  # more than all else together: every domino laid is one nearer to the end
POINT = 10  # for each point that leaves the hand
FIT = 60  # for each domino in hand that could then be joined to an end
HARM = 200  # for making the next player draw or miss a turn, and for a turn more
KEPT = -200  # for a joker, which always fits: kept for the turn when nothing else does
PATIENCE = 24  # against some six placements, four draws in five


@kernel
def appraise_open(state: State, left: Index, right: Index) -> int:
    worth = worth_of_outward(state, left + 1) + worth_of_outward(state, right + 1)
    return PLACING + worth + worth_of_laying(state, left + 1, right + 1, left + 1, right + 1)


@kernel
def appraise_place(state: State, end: End, inner: Index, outer: Index) -> int:
    far_end = state.ends[LEFT if end == RIGHT else RIGHT]
    worth = worth_of_outward(state, outer + 1)
    return PLACING + worth + worth_of_laying(state, inner + 1, outer + 1, outer + 1, far_end)


# How much the seat to act likes an action, from its own hand and the chain.
appraise = DECISIONS.dispatch_by_kind({Open: appraise_open, Place: appraise_place})


@kernel
def worth_of_outward(state: State, sign: Sign) -> int:
    """An action that harms the next player, or lets oneself go on."""
    if sign in (DRAW, SKIP, REPLAY):
        return HARM
    return HARM if sign == COUNTER and state.phase == FACING else 0


@kernel
def worth_of_laying(state: State, one: Sign, other: Sign, left: Sign, right: Sign) -> int:
    """The points that go, and the fits that the rest of the hand has with these ends."""
    hand = state.hand[state.turn]
    fits = bits(hand[left])
    if right != left:
        fits += bits(hand[right])
    if one == JOKER:
        return KEPT + POINT * sign_points(other) + FIT * fits
    return POINT * (sign_points(one) + sign_points(other)) + FIT * fits


@kernel
def bits(row: int) -> int:
    count = 0
    for sign in range(1, JOKER):
        count += (row >> sign) & 1
    return count


@kernel
def evaluate(state: State, out: list[list[int]]) -> None:
    """The points of finished rounds and, while one goes on, of the hands; fewer are better."""
    scores(state, out)  # into a column that `weigh` fills in the end
    for seat in range(state.players):
        out[seat][POINTS] = HUNDREDTHS * out[seat][0]
        if state.phase != OVER:
            out[seat][POINTS] -= HUNDREDTHS * hand_points(state, seat)
    weigh(out, state.players, SPREAD)


@kernel
def patience(state: State, action: int) -> int:
    """Draw, take and pass whenever it is allowed, most of the time."""
    return PATIENCE if action in (actions.Take(), actions.Draw(), actions.Pass()) else 1
