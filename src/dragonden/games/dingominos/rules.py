"""The rules of Dingominos, in the order of the printed sheet; ids are those of RULES.md."""

from __future__ import annotations

from dragonden.engine.decisions import OVER
from dragonden.engine.kernel import kernel

from . import moves, pieces
from .hands import can_place, draw_domino, give_domino, hand_points, leave_ends
from .knowledge import determinize as determinize
from .knowledge import redact as redact
from .moves import DECISIONS, actions
from .pieces import CLOCKWISE, JOKER, LEFT, NONE, RIGHT, End, Index, Row, Seat, Sign
from .state import State

ANY: Row = -1  # every sign

# -- PREPARATION ---------------------------------------------------------------------------------


@kernel
def setup(state: State) -> None:
    """R2: the option `first` names the opener of the first round."""
    state.opener = state.first
    begin_round(state)


@kernel
def begin_round(state: State) -> None:
    """R15: every round starts clockwise."""
    state.turn = state.opener
    state.direction = CLOCKWISE
    state.laid_size = 0
    state.ends[LEFT] = NONE
    state.ends[RIGHT] = NONE
    state.phase = moves.OPENING
    deal(state)


@kernel
def deal(state: State) -> None:
    """R1: twelve each with two players, down to six with five or more; the rest is the pool."""
    n = 0
    for i in range(len(pieces.DOMINOES)):
        state.pool[n] = pieces.DOMINOES[i]
        n += state.dominoes[i]  # without a branch: what is not in the box is overwritten
    state.pool_size = n
    for seat in range(state.players):
        state.hand_size[seat] = 0
        for inner in range(1, JOKER + 1):
            state.hand[seat][inner] = 0
            state.fresh[seat][inner] = 0
        for _ in range(pieces.HANDS[state.players]):
            draw_domino(state, seat)
    state.revealed += 1


# -- A ROUND -------------------------------------------------------------------------------------


@kernel
def actor(state: State) -> Seat:
    return state.turn


# -- The opening ---------------------------------------------------------------------------------


@DECISIONS.legal(moves.OPENING)
def legal_opening(state: State, out: list[int]) -> int:
    """R2, F1: a domino without a joker, F3: either way round. F2: with jokers only, draw.

    F33: or, with an empty pool, pass the opening on.
    """
    if not can_open(state, state.turn):
        out[0] = actions.Draw() if state.pool_size > 0 else actions.Pass()
        return 1
    n = 0
    for left in range(1, JOKER):
        row = state.hand[state.turn][left]
        for right in range(1, JOKER):
            out[n] = actions.Open(left - 1, right - 1)
            n += (row >> right) & 1
    return n


@kernel
def can_open(state: State, seat: Seat) -> bool:
    """F1: whether the seat holds a domino without a joker."""
    for sign in range(1, JOKER):
        if state.hand[seat][sign] != 0:
            return True
    return False


@DECISIONS.apply(moves.Open)
def apply_open(state: State, left: Index, right: Index) -> None:
    """R5: both halves of the opening domino face outward and work."""
    state.ends[LEFT] = left + 1
    state.ends[RIGHT] = right + 1
    lay(state, actions.Open(left, right), left + 1, right + 1)
    if has_ended(state):
        end_round(state)
        return
    trigger_action(state, left + 1)
    trigger_action(state, right + 1)
    go_on(state)


# -- Placing -------------------------------------------------------------------------------------


@DECISIONS.legal(moves.TURN)
def legal_turn(state: State, out: list[int]) -> int:
    """R4: place, or draw; with an empty pool whoever can place must.

    F31: a decision with one move is asked too, here as everywhere.
    """
    n = placements(state, ANY, out)
    if state.pool_size == 0:
        if n == 0:
            out[n] = actions.Pass()
            n += 1
    elif n == 0 or not state.open_hands:  # F27: with open hands, draw only when forced
        out[n] = actions.Draw()
        n += 1
    return n


@kernel
def placements(state: State, outer: Row, out: list[int]) -> int:
    """R3: at either end (F30: also if both show the same), by its sign. R12: or by a joker.

    Only those whose outer sign is in a row. Order: at the left end, then at the right; of each,
    those that join the end's sign, then jokers; of each, by outer sign.
    """
    hand = state.hand[state.turn]
    n = 0
    for end in range(2):
        sign = state.ends[end]
        n = add_joinings(hand[sign] & outer, actions.Place(end, sign - 1, 0), out, n)
        n = add_joinings(hand[JOKER] & outer, actions.Place(end, JOKER - 1, 0), out, n)
    return n


@kernel
def add_joinings(row: Row, first: int, out: list[int], n: int) -> int:
    """Write after the first `n` the action of each outer sign in a row; `first` is that of 1."""
    if row != 0:
        for bit in range(pieces.OUTWARD):
            out[n] = first + bit
            n += (row >> (1 + bit)) & 1  # without a branch: what is not in the row is overwritten
    return n


@kernel
def fits(state: State, end: End, inner: Sign, outer: Sign) -> bool:
    """R3: the inner half shows the end's sign or a joker. R12: a joker never faces outward."""
    return outer != JOKER and (inner == JOKER or inner == state.ends[end])


@DECISIONS.apply(moves.Place)
def apply_place(state: State, end: End, inner: Index, outer: Index) -> None:
    """R5: only the half that faces outward works. R10: one that counters ends the turn."""
    state.ends[end] = outer + 1
    lay(state, actions.Place(end, inner, outer), inner + 1, outer + 1)
    if has_ended(state):
        end_round(state)
    elif state.phase == moves.FACING:
        state.penalty += pieces.PENALTY
        end_turn(state)
    else:
        trigger_action(state, outer + 1)
        go_on(state)


@kernel
def lay(state: State, action: int, inner: Sign, outer: Sign) -> None:
    """Put a domino from the actor's hand on the table, for all to see."""
    give_domino(state, state.turn, inner, outer)
    state.laid[state.laid_size] = action
    state.laid_size += 1
    reveal(state)


@kernel
def go_on(state: State) -> None:
    """R6: the same player goes on while a REPLAY is due, and F13: each placement uses one up.

    F26: so beyond the opening turn only a REPLAY is followed by another action in the same turn.
    """
    if state.replays > 0:
        state.replays -= 1
        state.drawn_domino = NONE
        state.phase = moves.REPLAYING
    else:
        end_turn(state)


@kernel
def end_turn(state: State) -> None:
    """F4: what is to happen to the next player happens now, in the direction now valid.

    R7: a skipped player is missed, and F7: faces no DRAW. F11: REPLAYs not used lapse.
    """
    state.turn = (state.turn + state.direction * (1 + state.skips)) % state.players
    state.skips = 0
    state.replays = 0
    state.drawn_domino = NONE
    state.phase = moves.FACING if state.penalty > 0 else moves.TURN


# -- Drawing -------------------------------------------------------------------------------------


@DECISIONS.apply(moves.Draw)
def apply_draw(state: State) -> None:
    """R4: one from the pool, which may be placed at once. F20: unless the round is blocked now."""
    leave_ends(state, state.turn)
    state.drawn_domino = draw_domino(state, state.turn)
    state.revealed += 1
    state.phase = moves.DRAWN
    if is_blocked(state):
        end_round(state)


@DECISIONS.legal(moves.DRAWN)
def legal_drawn(state: State, out: list[int]) -> int:
    """F9: place only the domino drawn. F10: or keep it, F15, F27: unless hands are open."""
    one, other = state.drawn_domino >> 4, state.drawn_domino & 15
    if state.laid_size == 0:
        return legal_opening_drawn(one, other, out)
    n = 0
    for end in range(2):
        if fits(state, end, one, other):
            out[n] = actions.Place(end, one - 1, other - 1)
            n += 1
        elif fits(state, end, other, one):
            out[n] = actions.Place(end, other - 1, one - 1)
            n += 1
    if n == 0 or not state.open_hands:
        out[n] = actions.Pass()
        n += 1
    return n


@kernel
def legal_opening_drawn(one: Sign, other: Sign, out: list[int]) -> int:
    """F2: a drawn domino without a joker must be laid; else the opening is passed on."""
    if other == JOKER:
        out[0] = actions.Pass()
        return 1
    out[0] = actions.Open(one - 1, other - 1)
    out[1] = actions.Open(other - 1, one - 1)
    return 1 if one == other else 2


@DECISIONS.apply(moves.Pass)
def apply_pass(state: State) -> None:
    """R4: the turn passes. F2: an opener without a domino to open passes the opening on.

    F33: where nobody can open, the round is over.
    """
    if state.laid_size == 0:
        state.turn = (state.turn + CLOCKWISE) % state.players
        state.drawn_domino = NONE
        state.phase = moves.OPENING
        reveal(state)  # that nothing can be opened
        if is_blocked(state):
            end_round(state)
        return
    if state.phase == moves.TURN:
        reveal(state)  # that nothing can be placed
    leave_ends(state, state.turn)
    end_turn(state)


@kernel
def reveal(state: State) -> None:
    """The others learn something of a hand, unless all hands are open."""
    if not state.open_hands:
        state.revealed += 1


# -- ACTIONS -------------------------------------------------------------------------------------


@kernel
def trigger_action(state: State, sign: Sign) -> None:
    """R5: an action facing outward works when laid, F23: even if it is covered later.

    R10, F8: a COUNTER does nothing here, for it raises only a DRAW that its player faces.
    """
    if sign == pieces.REPLAY or (sign == pieces.SKIP and state.players == 2):  # R6; R7, F16
        state.replays += 1
    elif sign == pieces.SKIP:  # R7, F5: several add up
        state.skips += 1
    elif sign == pieces.REVERSE and state.players > 2:  # R8, F17
        state.direction = -state.direction
    elif sign == pieces.DRAW:  # R9, F6: several add up
        state.penalty += pieces.PENALTY


@DECISIONS.legal(moves.REPLAYING)
def legal_replaying(state: State, out: list[int]) -> int:
    """R6, F28: place again, or not. F12: then there is no draw, but with `strict_replay` there is.

    F14: with an empty pool a REPLAY may always be refused.
    """
    n = placements(state, ANY, out)
    out[n] = actions.Draw() if state.strict_replay and state.pool_size > 0 else actions.Pass()
    return n + 1


@DECISIONS.legal(moves.FACING)
def legal_facing(state: State, out: list[int]) -> int:
    """R10, F24: place a domino with COUNTER as outer half. F18, F28: or take what there is."""
    n = placements(state, 1 << pieces.COUNTER, out)
    out[n] = actions.Take()
    return n + 1


@DECISIONS.apply(moves.Take)
def apply_take(state: State) -> None:
    """R9: draw the dominoes. R11: then play a normal turn; F18: a short pool gives what it has."""
    taken = min(state.penalty, state.pool_size)
    for _ in range(taken):
        draw_domino(state, state.turn)
    if taken > 0:
        state.revealed += 1
    state.penalty = 0
    state.phase = moves.TURN
    if is_blocked(state):
        end_round(state)


# -- END OF A ROUND ------------------------------------------------------------------------------


@kernel
def has_ended(state: State) -> bool:
    """R13: somebody has laid their last domino, or nobody can place. F19: before any effect."""
    return state.hand_size[state.turn] == 0 or is_blocked(state)


@kernel
def is_blocked(state: State) -> bool:
    """R13: the pool is empty and nobody can place, F20: whatever is pending. F33: or open."""
    if state.pool_size > 0:
        return False
    for seat in range(state.players):
        if can_place(state, seat) if state.laid_size > 0 else can_open(state, seat):
            return False
    return True


@kernel
def end_round(state: State) -> None:
    """F21: show the hands left. R15: after the last round it is over."""
    for seat in range(state.players):
        state.points[state.finished][seat] = hand_points(state, seat)
        for inner in range(1, JOKER + 1):
            state.shown[seat][inner] = state.hand[seat][inner]
    reveal(state)
    state.penalty = 0
    state.skips = 0
    state.replays = 0
    state.drawn_domino = NONE
    state.finished += 1
    if state.finished < state.rounds:
        state.opener = (state.opener + CLOCKWISE) % state.players  # R15, F22
        begin_round(state)
    else:
        state.phase = OVER


# -- END OF THE GAME -----------------------------------------------------------------------------


@kernel
def scores(state: State, out: list[list[int]]) -> None:
    """R15: the lowest total of all finished rounds wins, so less is more."""
    for seat in range(state.players):
        out[seat][0] = 0
        for round in range(state.finished):
            out[seat][0] -= state.points[round][seat]
