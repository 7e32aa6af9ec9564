"""Why a move of Dingominos is refused: the rule it breaks and the sentence that says so."""

from __future__ import annotations

from dragonden.engine.errors import Refusal, refuse

from . import moves
from .hands import can_place, holds
from .moves import DECISIONS
from .pieces import COUNTER, DRAW, ENDS, JOKER, SIGNS, Domino, SignName, domino_of, sign_of
from .rules import can_open, fits
from .state import State
from .view import halves_of


@DECISIONS.comes_first(moves.OPENING, moves.TURN, moves.DRAWN, moves.REPLAYING)
def refuse_take(state: State, move: moves.Move) -> Refusal | None:
    """R9: only a player who faces a DRAW has something to take."""
    return refuse("R9", "take") if isinstance(move, moves.Take) else None


@DECISIONS.refuse(moves.Open)
def refuse_open(state: State, move: moves.Open) -> Refusal | None:
    """R2: a round is opened once, and not by a domino with a joker. F9: only by the one drawn."""
    if state.laid_size > 0:
        return refuse(DECISIONS[moves.TURN].rule, "first-turn")
    domino = domino_of(move.domino)
    if domino & 15 == JOKER:
        return refuse("R2", "open-joker")
    return refuse_domino(state, "R2", domino, move.left)


@DECISIONS.refuse(moves.Place)
def refuse_place(state: State, move: moves.Place) -> Refusal | None:
    """R3, R12: a half that does not join. R10, F24: or does not answer a DRAW."""
    if state.laid_size == 0:
        return refuse(DECISIONS[moves.OPENING].rule, "first-opening")
    domino = domino_of(move.domino)
    if broken := refuse_domino(state, "R3", domino, move.inner):
        return broken
    outer, end = moves.find_mate(move.domino, move.inner), ENDS.index(move.end)
    if outer == JOKER:
        return refuse("R12", "joker-outward")
    if not fits(state, end, sign_of(move.inner), outer):
        shown = SIGNS[state.ends[end] - 1]
        return refuse("R3", "fit", sign=shown, **halves_of(domino))
    if state.phase == moves.FACING and outer != COUNTER:
        return refuse("F24" if outer == DRAW else "R10", "counter-only")
    return None


def refuse_domino(state: State, rule: str, domino: Domino, half: SignName) -> Refusal | None:
    """A half that the domino does not have, a domino not held, or F9: not the one drawn."""
    if sign_of(half) not in divmod(domino, 16):
        return refuse(rule, "half", **halves_of(domino))
    if not holds(state, state.turn, domino):
        return refuse(rule, "not-held", **halves_of(domino))
    if state.phase == moves.DRAWN and domino != state.drawn_domino:
        return refuse("F9", "only-drawn", **halves_of(state.drawn_domino))
    return None


@DECISIONS.refuse(moves.Draw)
def refuse_draw(state: State, move: moves.Draw) -> Refusal | None:
    if state.phase == moves.OPENING and can_open(state, state.turn):
        return refuse("F1", "must-open")
    if state.pool_size == 0:
        return refuse("R4", "draw-empty")
    if state.phase == moves.REPLAYING and not state.strict_replay:
        return refuse("F12", "draw-replay")
    if state.phase == moves.TURN and state.open_hands and can_place(state, state.turn):
        return refuse("F27", "must-place", pool=state.pool_size)
    return None


@DECISIONS.refuse(moves.Pass)
def refuse_pass(state: State, move: moves.Pass) -> Refusal | None:
    seat, pool = state.turn, state.pool_size
    if state.phase == moves.OPENING and can_open(state, seat):
        return refuse("F1", "must-open")
    if state.phase == moves.DRAWN:
        return refuse_to_keep(state)
    if state.phase == moves.TURN and can_place(state, seat) and (state.open_hands or pool == 0):
        return refuse("F27" if pool else "R4", "must-place", pool=pool)
    if pool == 0 or (state.phase == moves.REPLAYING and not state.strict_replay):
        return None
    if state.phase == moves.REPLAYING:
        return refuse("R6", "pass-strict")
    return refuse("F2" if state.phase == moves.OPENING else "R4", "pass-undrawn")


def refuse_to_keep(state: State) -> Refusal | None:
    """The domino just drawn must be laid: F2: it opens, or F27: hands are open and it fits."""
    one, other = divmod(state.drawn_domino, 16)
    if state.laid_size == 0:
        return None if other == JOKER else refuse("F2", "keep-opening")
    fitting = any(fits(state, end, one, other) or fits(state, end, other, one) for end in (0, 1))
    if state.open_hands and fitting:
        return refuse("F27", "keep-open-hands")
    return None
