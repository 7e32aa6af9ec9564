"""Why a move of Dragons is refused: the rule it breaks and the sentence that says so."""

from __future__ import annotations

from dragonden.engine.errors import Refusal, refuse

from .moves import DECISIONS, TURN, Dragon, Draw, Put
from .pieces import CARD_NAMES, NO_CARD, PILE_NAMES, PileName
from .rules import actor, can_draw, is_free
from .state import State


@DECISIONS.comes_first(TURN)
@DECISIONS.refuse(Draw)
def refuse_draw(state: State, move: Draw | Put) -> Refusal | None:
    """R4, F4: to put a card, too, one would have to draw."""
    if can_draw(state):
        return None
    held = state.hand[actor(state)] != NO_CARD
    return refuse("F4" if held else "R4", "deck-empty")


@DECISIONS.refuse(Dragon)
def refuse_dragon(state: State, move: Dragon) -> Refusal | None:
    return refuse_pile(state, move.pile, "R5", "dragon-taken")


@DECISIONS.refuse(Put)
def refuse_put(state: State, move: Put) -> Refusal | None:
    """A card that the actor does not have, or a pile that takes none."""
    held = state.hand[actor(state)]
    if CARD_NAMES.index(move.card) in (state.card, held):
        return refuse_pile(state, move.pile, "R4", "put-taken")
    if held == NO_CARD:
        return refuse("R4", "put-card", card=CARD_NAMES[state.card])
    return refuse("F20", "put-hand")


def refuse_pile(state: State, pile: PileName, rule: str, name: str) -> Refusal | None:
    """A pile that does not exist in this game, or has a dragon."""
    place = PILE_NAMES.index(pile)
    if place >= state.players:
        last = PILE_NAMES[state.players - 1].upper()
        return refuse("R2", "no-pile", pile=pile.upper(), last=last)
    if is_free(state, place):
        return None
    return refuse(rule, name, pile=pile.upper(), other=state.dragon_on[place])
