"""The moves of Dingominos: the public notation, its integers, and why a move is refused."""

from __future__ import annotations

from msgspec import Struct

from dragonden.engine.errors import Refusal
from dragonden.engine.words import Line

from .box import DominoName
from .hands import can_place, holds
from .knowledge import laid_domino
from .pieces import (
    ACTIONS,
    COUNTER,
    DRAW,
    DRAW_ONE,
    ENDS,
    JOKER,
    NAMES,
    NONE,
    OPEN_FIRST,
    OUTWARD,
    PASS,
    PLACE_FIRST,
    SIGNS,
    TAKE,
    Domino,
    EndName,
    Sign,
    SignName,
    domino_of,
    sign_of,
)
from .rules import can_open, fits, is_over, open_action, place_action
from .state import DRAWN, FACING, OPENING, REPLAYING, State


class Open(Struct, frozen=True, tag="open"):
    """Open the round with a domino, this half of it on the left."""

    domino: DominoName
    left: SignName


class Place(Struct, frozen=True, tag="place"):
    """Join a domino to an end of the chain by this half of it, which then faces inward."""

    domino: DominoName
    end: EndName
    inner: SignName


class Take(Struct, frozen=True, tag="take"):
    """Take the dominoes of the DRAW one faces."""


class Draw(Struct, frozen=True, tag="draw"):
    """Draw one domino from the pool."""


class Pass(Struct, frozen=True, tag="pass"):
    """Place nothing and end the turn."""


Move = Open | Place | Take | Draw | Pass
MOVES = (Open, Place, Take, Draw, Pass)


def encode(move: Move) -> int:
    """The action of a move, or -1 if the domino has no such half or shows a joker outward."""
    match move:
        case Open(domino, left):
            right = mate(domino, left)
            if right != NONE and JOKER not in (sign_of(left), right):
                return open_action(sign_of(left), right)
        case Place(domino, end, inner):
            outer = mate(domino, inner)
            if outer not in (NONE, JOKER):
                return place_action(ENDS.index(end), sign_of(inner), outer)
        case Take():
            return TAKE
        case Draw():
            return DRAW_ONE
        case Pass():
            return PASS
    return -1


def decode(action: int) -> Move:
    """The move of an action."""
    if not 0 <= action < ACTIONS:
        raise ValueError(f"{action} is no action.")
    if action >= TAKE:
        return (Take(), Draw(), Pass())[action - TAKE]
    domino = NAMES[laid_domino(action)]
    if action >= PLACE_FIRST:
        end, inner = divmod((action - PLACE_FIRST) // OUTWARD, JOKER)
        return Place(domino, ENDS[end], SIGNS[inner])
    return Open(domino, SIGNS[(action - OPEN_FIRST) // OUTWARD])


def mate(domino: DominoName, half: SignName) -> Sign:
    """The sign on the other half of a domino, or NONE if it has no such half."""
    signs = [*divmod(domino_of(domino), 16)]
    if sign_of(half) not in signs:
        return NONE
    signs.remove(sign_of(half))
    return signs[0]


def seen_by_others(move: Move) -> Move:
    """Every move is made in the open; only hands and pool are secret."""
    return move


# -- why a move is refused -----------------------------------------------------------------------


def refusal(state: State, move: Move) -> Refusal:
    """The rule that a move not offered breaks, and the sentence that says so."""
    if is_over(state):
        return Refusal("R15", Line("refused-over"))
    match move:
        case Open():
            broken = refusal_of_open(state, move)
        case Place():
            broken = refusal_of_place(state, move)
        case Take():
            broken = None if state.phase == FACING else Refusal("R9", Line("refused-take"))
        case Draw():
            broken = refusal_of_draw(state)
        case Pass():
            broken = refusal_of_pass(state)
    if broken is None:
        raise ValueError(f"{move} is allowed.")
    return broken


def facts_of(domino: Domino) -> dict[str, str | int]:
    """A domino as the facts `one` and `two`, its halves."""
    return {"one": SIGNS[(domino >> 4) - 1], "two": SIGNS[(domino & 15) - 1]}


def refusal_of_open(state: State, move: Open) -> Refusal | None:
    if state.laid_size > 0:
        return Refusal("R2", Line("refused-open-late"))
    domino = domino_of(move.domino)
    if domino & 15 == JOKER:
        return Refusal("R2", Line("refused-open-joker"))
    return refusal_of_domino(state, "R2", domino, move.left)


def refusal_of_place(state: State, move: Place) -> Refusal | None:
    if state.laid_size == 0:
        return Refusal("R2", Line("refused-open-first"))
    domino = domino_of(move.domino)
    if broken := refusal_of_domino(state, "R3", domino, move.inner):
        return broken
    if state.phase == DRAWN and domino != state.drawn_domino:
        return Refusal("F9", Line("refused-only-drawn", facts_of(state.drawn_domino)))
    outer, end = mate(move.domino, move.inner), ENDS.index(move.end)
    if outer == JOKER:
        return Refusal("R12", Line("refused-joker-outward"))
    if not fits(state, end, sign_of(move.inner), outer):
        shown = SIGNS[state.ends[end] - 1]
        facts = {"end": move.end, "sign": shown, **facts_of(domino)}
        return Refusal("R3", Line("refused-fit", facts))
    if state.phase == FACING and outer != COUNTER:
        return Refusal("F24" if outer == DRAW else "R10", Line("refused-counter-only"))
    return None


def refusal_of_domino(state: State, rule: str, domino: Domino, half: SignName) -> Refusal | None:
    """A half that the domino does not have, or a domino that the actor does not hold."""
    if sign_of(half) not in divmod(domino, 16):
        return Refusal(rule, Line("refused-half", facts_of(domino)))
    if not holds(state, state.turn, domino):
        return Refusal(rule, Line("refused-not-held", facts_of(domino)))
    return None


def refusal_of_draw(state: State) -> Refusal | None:
    if state.phase == DRAWN:
        return Refusal("R4", Line("refused-draw-again"))
    if state.phase == FACING:
        return Refusal("R9", Line("refused-facing"))
    if state.phase == OPENING:
        return Refusal("F1", Line("refused-must-open")) if can_open(state, state.turn) else None
    if state.pool_size == 0:
        return Refusal("R4", Line("refused-draw-empty"))
    if state.phase == REPLAYING:
        return None if state.strict_replay else Refusal("F12", Line("refused-draw-replay"))
    if state.open_hands and can_place(state, state.turn):
        return Refusal("F27", Line("refused-must-place"))
    return None


def refusal_of_pass(state: State) -> Refusal | None:
    seat, pool = state.turn, state.pool_size
    if state.phase == OPENING:
        if can_open(state, seat):
            return Refusal("F1", Line("refused-must-open"))
        return Refusal("F2", Line("refused-pass-undrawn"))
    if state.phase == DRAWN:
        return refusal_of_keeping(state)
    if state.phase == FACING:
        return Refusal("R10", Line("refused-facing"))
    if state.phase == REPLAYING:
        strict = state.strict_replay and pool > 0
        return Refusal("R6", Line("refused-pass-strict")) if strict else None
    if can_place(state, seat) and (state.open_hands or pool == 0):
        return Refusal("F27" if pool else "R4", Line("refused-must-place"))
    return Refusal("R4", Line("refused-pass-undrawn")) if pool else None


def refusal_of_keeping(state: State) -> Refusal | None:
    """The domino just drawn must be laid: it opens, or hands are open and it fits."""
    one, other = divmod(state.drawn_domino, 16)
    if state.laid_size == 0:
        return None if other == JOKER else Refusal("F2", Line("refused-keep-opening"))
    fitting = any(fits(state, end, one, other) or fits(state, end, other, one) for end in (0, 1))
    if state.open_hands and fitting:
        return Refusal("F27", Line("refused-keep-open-hands"))
    return None
