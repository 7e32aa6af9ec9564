"""Dingominos counted the slow way, from what lies on the table."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np

from dragonden.engine.match import Match
from dragonden.engine.referee import Secret

from ..moves import DRAWN
from ..pieces import DOMINOES, NONE
from ..state import State

WORTH = {"1": 1, "2": 2, "3": 3, "4": 4, "5": 5, "6": 6, "joker": 50}  # actions: 10
SEEN = -2  # the owner of a domino that lies open or in a hand one sees
DEALT = {2: 12, 3: 10, 4: 8}  # five and more: 6


def points(hand: list) -> int:
    """What a hand counts, from the names of its dominoes."""
    signs = [sign for domino in hand for sign in domino.name.split("-")]
    return sum(WORTH.get(sign, 10) for sign in signs) if hand else -50


def scores(match: Match) -> list[list[int]]:
    """The totals with the sign turned; the hands of the last round are counted again."""
    table = match.truth()
    rows = []
    for seat, player in enumerate(table.players):
        assert len(player.points) == len(table.players[0].points)
        earlier = player.points[:-1]
        last = [points(table.shown[seat])] if table.shown else []
        rows.append([-sum(earlier + last)])
    return rows


def check_pieces(match: Match) -> None:
    """Every domino is in one place, the chain fits together, and the effects are possible."""
    table = match.truth()
    hands = [[domino.name for domino in player.hand] for player in table.players]
    places = [link.domino for link in table.chain] + [domino.name for domino in table.pool]
    places += [name for hand in hands for name in hand]
    assert Counter(places) == Counter(match.box["dominoes"]), "a domino is lost or doubled"
    assert [len(hand) for hand in hands] == [player.hand_size for player in table.players]
    assert len(table.pool) == table.pool_size
    check_chain(table)
    if table.drawn:
        assert table.drawn.name in hands[table.actor]
    assert (table.drawn is not None) == (table.phase == "drawn")
    assert table.penalty % 2 == 0
    assert table.penalty > 0 or table.phase != "facing"
    check_going_on(match, table, hands)


def check_chain(table) -> None:
    """Neighbours show the same sign, or the later of the two has a joker there."""
    assert sorted(link.order for link in table.chain) == list(range(len(table.chain)))
    for one, other in zip(table.chain, table.chain[1:], strict=False):
        later = one.right if one.order > other.order else other.left
        assert one.right == other.left or later == "joker"
    for link in table.chain:
        assert sorted([link.left, link.right]) == sorted(link.domino.split("-"))
    if table.chain:
        assert table.ends == (table.chain[0].left, table.chain[-1].right)
        assert "joker" not in table.ends


def check_going_on(match: Match, table, hands: list[list[str]]) -> None:
    """A round goes on only while nobody is out and somebody can place or draw."""
    if match.actor is None:
        return
    assert all(hands), "somebody is out and the round goes on"
    signs = {sign for hand in hands for domino in hand for sign in domino.split("-")}
    blocked = table.ends and table.pool_size == 0 and not signs & {*table.ends, "joker"}
    assert not blocked, "nobody can place and the round goes on"


def max_moves(match: Match) -> int:
    """In a round each domino is laid once, and before it all but one player may be stuck.

    Each of the pool is drawn once and kept once; 12 dominoes have a DRAW to be taken, 23 a REPLAY
    or a SKIP to be refused.
    """
    players = match.options["players"]
    dominoes = sum(match.box["dominoes"].values())
    pool = dominoes - players * DEALT.get(players, 6)
    return match.options["rounds"] * (dominoes * players + 2 * pool + 12 + 23)


def list_draws(guesses: Any, known: State) -> list[tuple[Any, list[int]]]:
    """Who holds each unseen domino (−1: the pool), and which one was drawn last."""
    closed = [seat for seat in range(known.players) if not any(known.hand[seat])]
    owners = np.stack([owners_of(guesses, closed, domino) for domino in DOMINOES], axis=1)
    unseen = (owners != SEEN).any(axis=0)
    pool = [seat for seat in closed for _ in range(known.hand_size[seat])]
    groups = [(owners[:, unseen], pool + [-1] * known.pool_size)]
    if known.phase == DRAWN and not known.drawn_domino:
        groups.append((guesses["drawn_domino"][:, None], np.array(DOMINOES)[unseen].tolist()))
    return groups


def owners_of(guesses: Any, closed: list[int], domino: int) -> Any:
    """In each guess the closed hand with a domino, −1 for the pool; else SEEN."""
    one, other = divmod(domino, 16)
    owners = np.full(len(guesses), SEEN)
    for seat in closed:
        owners[guesses["hand"][:, seat, other] >> one & 1 == 1] = seat
    size = guesses["pool_size"][:, None]
    pool = np.where(np.arange(len(DOMINOES)) < size, guesses["pool"], NONE)
    owners[(pool == domino).any(axis=1)] = -1
    return owners


def list_secrets(match: Match) -> list[Secret]:
    """The pool unless it is empty; unless hands lie open, hands and what was just drawn."""
    table, seats = match.truth(), range(match.options["players"])
    secrets: list[Secret] = [(("pool",), set())] if table.pool else []
    if not table.open_hands:
        secrets.append((("drawn",), {table.actor}))
        secrets += [
            (("players", seat, "hand"), {seat}) for seat in seats if table.players[seat].hand
        ]
    return secrets
