"""Positions in a line: a new match, the next cards of its deck, treasures."""

from __future__ import annotations

from typing import Any

import dragonden
from dragonden import Match
from dragonden.engine.decisions import OVER

from ..moves import Dragon, Draw
from ..pieces import CARD_NAMES

FIRST = 0  # among the moves offered
DRAW_AND_PUT = (FIRST, FIRST)  # draw, and put the drawn card on the first free pile


def new(players: int = 3, seed: int = 7, **options: object) -> Match:
    """A match begun by seat 0."""
    return dragonden.new("dragons", seed=seed, **{"players": players, "first": 0} | options)


def next_cards(match: Match, *cards: str) -> Match:
    """Make these the top cards of the deck, in this order."""
    for i, card in enumerate(cards):
        match.live.stock[match.live.stock_size - 1 - i] = CARD_NAMES.index(card)
    return match


def deal(match: Match, *cards: str) -> Match:
    """Give each player this card in hand."""
    for seat, card in enumerate(cards):
        match.live.hand[seat] = CARD_NAMES.index(card)
    return match


def start_piles(match: Match, *cards: str) -> Match:
    """Let the piles begin with these cards."""
    for pile, card in enumerate(cards):
        match.live.pile[pile][0] = CARD_NAMES.index(card)
    return match


def treasures(*given: dict[str, int]) -> Match:
    """A match in which each player has laid out these cards."""
    match = new(len(given))
    for seat, cards in enumerate(given):
        for card, count in cards.items():
            match.live.treasure[seat][CARD_NAMES.index(card)] = count
    return match


def end_match(match: Match) -> Match:
    """The same as if the last year had just ended."""
    match.live.phase = OVER
    return match


def points(*given: dict[str, int]) -> list[float]:
    """What these treasures score, in the order of the seats."""
    return [row[1] / 5 for row in treasures(*given).standing]


def survivors(*given: dict[str, int]) -> list[int]:
    """The seats that are not eliminated with these treasures."""
    return [seat for seat, row in enumerate(treasures(*given).standing) if row[0]]


def empty_deck(match: Match) -> Match:
    """Take away what is left of the year's deck."""
    match.live.stock_size -= match.live.deck_size
    match.live.deck_size = 0
    return match


def play(match: Match, *moves: Any) -> Match:
    """Play these moves: structs, texts or numbers among those offered."""
    for move in moves:
        match.play(move)
    return match


def end_year(match: Match) -> Match:
    """Everybody places the dragon on the first pile that has none."""
    year = match.truth().year
    while match.actor is not None and match.truth().year == year:
        match.play(next(move for move in match.offered() if isinstance(move, Dragon)))
    return match


def draw_out(match: Match) -> Match:
    """Draw until the year's deck is empty, always putting on the first free pile."""
    while match.offered()[0] == Draw():
        play(match, *DRAW_AND_PUT)
    return match


def treasure(match: Match, seat: int) -> dict[str, int]:
    """What a player has laid out, by kind, without the kinds that are missing."""
    return {card: n for card, n in match.truth().players[seat].treasure.items() if n}


def whole_decks(match: Match) -> list[int]:
    """How many cards each year has, hands and piles included."""
    truth = match.truth()
    begun = sum(pile.size for pile in truth.piles) + sum(p.in_hand for p in truth.players)
    return [truth.deck.size + begun, *(deck.size for deck in truth.later)]
