"""A slow and obvious rival of the rules: scores by the printed sheet, and what must always hold."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import Any

import numpy as np

from dragonden import Match
from dragonden.engine.referee import Secret

from ..pieces import CARD_NAMES, UNKNOWN
from ..state import State

BOX = Counter(
    {"gold1": 8, "gold2": 8, "gold3": 4, "blue": 8, "pink": 8, "ring": 4, "polish": 8}
    | dict.fromkeys(["crown", "scepter", "bracelet", "necklace"], 4)
    | dict.fromkeys(["cow", "sheep"], 12)
    | dict.fromkeys(["sword", "helmet", "shield", "breastplate"], 4)
)


def scores(match: Match) -> list[list[int]]:
    """Each player's row: not eliminated, points that rank, points to show, these in fifths."""
    treasures = [player.treasure for player in match.truth().players]
    out = find_eliminated(treasures)
    rows = []
    for seat, treasure in enumerate(treasures):
        points = Fraction(score_alone(treasure))
        if seat not in out:
            rivals = [t for other, t in enumerate(treasures) if other not in out]
            points += majority(treasure, rivals, "blue") + majority(treasure, rivals, "pink")
        assert (5 * points).denominator == 1
        alive, fifths = int(seat not in out), int(5 * points)
        rows.append([alive, alive * fifths, fifths])
    return rows


def find_eliminated(treasures: list[dict[str, int]]) -> set[int]:
    """The seats that did not have enough food."""
    if len(treasures) <= 4:
        return find_hungriest([t["cow"] + t["sheep"] for t in treasures])
    return find_hungriest([t["cow"] for t in treasures]) | find_hungriest(
        [t["sheep"] for t in treasures]
    )


def find_hungriest(animals: list[int]) -> set[int]:
    """Whoever has the fewest, unless several do."""
    return {animals.index(min(animals))} if animals.count(min(animals)) == 1 else set()


def score_alone(treasure: dict[str, int]) -> int:
    """The points that do not depend on others."""
    coins = treasure["gold1"] + 2 * treasure["gold2"] + 3 * treasure["gold3"]
    ring = 7 if treasure["ring"] == 1 else 0
    armour = 10 * min(treasure[piece] for piece in ("sword", "helmet", "shield", "breastplate"))
    polish = treasure["polish"] ** 2
    kinds = ("crown", "scepter", "bracelet", "necklace")
    jewels = 10 * sum(treasure[kind] // 3 for kind in kinds)
    return coins + ring + armour + polish + jewels


def majority(treasure: dict[str, int], rivals: list[dict[str, int]], gem: str) -> Fraction:
    """Twelve points for the most gems of a colour, divided between tied players."""
    most = max(rival[gem] for rival in rivals)
    if most == 0 or treasure[gem] < most:
        return Fraction(0)
    return Fraction(12, sum(rival[gem] == most for rival in rivals))


def check_pieces(match: Match) -> None:
    """Every card is in one place, every dragon on at most one pile, and sizes fit."""
    truth = match.truth()
    cards: Counter[str] = Counter()
    for deck in (truth.deck, *truth.later):
        assert deck.size == len(deck.cards)
        cards.update(deck.cards)
    for pile in truth.piles:
        assert pile.size == len(pile.cards)
        assert pile.top == (pile.cards[-1] if pile.cards else None)
        cards.update(pile.cards)
    for player in truth.players:
        cards.update(player.treasure)
        cards.update([player.hand] if player.hand else [])
    cards.update([truth.card] if truth.card else [])
    assert cards == Counter(match.box["cards"])
    check_dragons(truth)
    check_hands(truth)


def check_dragons(truth: Any) -> None:
    """Piles and players agree on where the dragons lie; the actor's lies nowhere."""
    lying = {pile.name: pile.dragon for pile in truth.piles if pile.dragon is not None}
    placed = {player.dragon: s for s, player in enumerate(truth.players) if player.dragon}
    assert lying == placed
    assert len(lying) <= len(truth.players) - 2
    assert truth.actor not in lying.values()
    assert (truth.actor is None) == (truth.phase == "over")


def check_hands(truth: Any) -> None:
    """With bluff everyone holds a card, the drawer two; without it nobody holds any."""
    assert (truth.card is not None) == (truth.phase == "put")
    for seat, player in enumerate(truth.players):
        drawing = truth.phase == "put" and seat == truth.actor
        held = truth.bluff and truth.phase != "over"
        assert player.in_hand == (1 + drawing if held else 0)
        assert (player.hand is not None) == held


def max_moves(match: Match) -> int:
    """Two decisions for each card that starts neither pile nor hand, and the dragons."""
    players, bluff = match.options["players"], match.options["bluff"]
    years = (4 if players <= 4 else 3) + match.options["extra_year"]
    cards = sum(match.box["cards"].values())
    return 2 * (cards - years * players * (2 if bluff else 1)) + years * (players - 1)


def list_draws(guesses: Any, known: State) -> list[tuple[Any, list[int]]]:
    """The stock, other hands and a card drawn in secret, out of all cards not seen."""
    unseen = Counter(dict(zip(CARD_NAMES, known.cards, strict=True))) - cards_of(known)
    drawn = [guesses["stock"][:, : known.stock_size]]
    drawn += [guesses["hand"][:, [s]] for s, card in enumerate(known.hand) if card == UNKNOWN]
    drawn += [guesses["card"][:, None]] if known.card == UNKNOWN else []
    assert sum(cards.shape[1] for cards in drawn) == unseen.total()
    return [(np.hstack(drawn), [CARD_NAMES.index(card) for card in unseen.elements()])]


def cards_of(state: State) -> Counter[str]:
    """Every card that a state tells, wherever it is."""
    cards = [*state.stock[: state.stock_size], *state.hand[: state.players], state.card]
    for pile, size in zip(state.pile, state.pile_size, strict=True):
        cards += pile[:size]
    for treasure in state.treasure:
        cards += [card for card, count in enumerate(treasure) for _ in range(count)]
    return Counter(CARD_NAMES[card] for card in cards if card >= 0)


def list_secrets(match: Match) -> list[Secret]:
    """Decks, piles unless they are open, and with bluff hands and a drawn card."""
    table = match.truth()
    secrets: list[Secret] = [(("deck", "cards"), set())]
    secrets += [(("later", year, "cards"), set()) for year in range(len(table.later))]
    for seat in range(len(table.players)):
        if not table.open_piles:
            secrets.append((("piles", seat, "cards"), set()))
        secrets.append((("players", seat, "hand"), {seat}))
    return [*secrets, (("card",), {table.actor})] if table.bluff else secrets
