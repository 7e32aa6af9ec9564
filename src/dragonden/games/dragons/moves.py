"""The moves of Dragons: the public notation, its integers, and why a move is refused."""

from __future__ import annotations

from msgspec import Struct

from dragonden.engine.errors import Refusal
from dragonden.engine.words import Line

from .pieces import (
    ACTIONS,
    CARD_NAMES,
    DRAGON_FIRST,
    DRAW,
    MOST_PLAYERS,
    NO_CARD,
    PILE_NAMES,
    PUT_FIRST,
    CardName,
    PileName,
)
from .rules import actor, can_draw, is_free, is_over
from .state import PUT, State


class Draw(Struct, frozen=True, tag="draw"):
    """Take the top card of the deck, to put it or another."""


class Put(Struct, frozen=True, tag="put"):
    """Put this card on a pile."""

    card: CardName
    pile: PileName


class Dragon(Struct, frozen=True, tag="dragon"):
    """Place your dragon on a pile."""

    pile: PileName


Move = Draw | Put | Dragon
MOVES = (Draw, Put, Dragon)


def encode(move: Move) -> int:
    """The action of a move."""
    match move:
        case Put(card, pile):
            kind, place = CARD_NAMES.index(card), PILE_NAMES.index(pile)
            return PUT_FIRST + kind * MOST_PLAYERS + place
        case Dragon(pile):
            return DRAGON_FIRST + PILE_NAMES.index(pile)
    return DRAW


def decode(action: int) -> Move:
    """The move of an action."""
    if not 0 <= action < ACTIONS:
        raise ValueError(f"{action} is no action.")
    if action >= PUT_FIRST:
        card, pile = divmod(action - PUT_FIRST, MOST_PLAYERS)
        return Put(CARD_NAMES[card], PILE_NAMES[pile])
    if action >= DRAGON_FIRST:
        return Dragon(PILE_NAMES[action - DRAGON_FIRST])
    return Draw()


def seen_by_others(move: Move) -> Move:
    """A draw does not tell its card, and a put is made in the open."""
    return move


# -- why a move is refused -----------------------------------------------------------------------


def refusal(state: State, move: Move) -> Refusal:
    """The rule that a move not offered breaks, and the sentence that says so."""
    if is_over(state):
        return Refusal("R18", Line("refused-over"))
    if state.phase == PUT and not isinstance(move, Put):
        return Refusal("R4", Line("refused-put-first"))
    match move:
        case Put(card, pile) if state.phase == PUT:
            return refusal_of_put(state, card, pile)
        case Dragon(pile):
            return refusal_of_pile(state, pile, "R5", "refused-dragon-taken")
    if not can_draw(state):
        holds = state.hand[actor(state)] != NO_CARD
        return Refusal(
            "F4" if holds and isinstance(move, Put) else "R4", Line("refused-deck-empty")
        )
    if isinstance(move, Put):
        return Refusal("R3", Line("refused-draw-first"))
    raise ValueError("A draw is allowed.")


def refusal_of_put(state: State, card: CardName, pile: PileName) -> Refusal:
    """A card that the actor does not have, or a pile that takes none."""
    held = state.hand[actor(state)]
    if CARD_NAMES.index(card) in (state.card, held):
        return refusal_of_pile(state, pile, "R4", "refused-put-taken")
    if held == NO_CARD:
        return Refusal("R4", Line("refused-put-card", {"card": CARD_NAMES[state.card]}))
    return Refusal("F20", Line("refused-put-hand"))


def refusal_of_pile(state: State, pile: PileName, rule: str, line: str) -> Refusal:
    """A pile that does not exist in this game, or has a dragon."""
    place = PILE_NAMES.index(pile)
    facts = {"pile": pile.upper()}
    if place >= state.players:
        last = PILE_NAMES[state.players - 1].upper()
        return Refusal("R2", Line("refused-no-pile", {**facts, "last": last}))
    if is_free(state, place):
        raise ValueError(f"Pile {pile} is allowed.")
    return Refusal(rule, Line(line, {**facts, "other": state.dragon_on[place]}))
