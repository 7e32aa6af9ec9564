"""Guesses are fair: whatever is hidden is drawn evenly from the pool of what it can be."""

from __future__ import annotations

import random
from typing import Any

from dragonden.engine import verbs
from dragonden.engine.backends import INTERPRETED, compiled_backend
from dragonden.engine.game import Game
from dragonden.engine.referee import require
from dragonden.engine.state import SPECTATOR

from .playing import import_naive, play_match
from .variants import Variant

GUESSES = 2000
LIKELY = 1e-6  # of what a fair guess does; seeds are fixed, so what passes once passes always


def check_guesses(game: Game, variant: Variant) -> None:
    """What `determinize` draws is as even as chance makes it, by `list_draws` of the naive rival.

    Without that rival nobody knows what can be where, and there is nothing to count.
    """
    naive, luck = import_naive(game), random.Random(1)
    if naive is None:
        return
    for moves in (4, 18):
        match = play_match(game, variant, seed=6, style="patient", moves=moves, backend=INTERPRETED)
        for seat in (SPECTATOR, 0, 1):
            known = match.knowledge(None if seat == SPECTATOR else seat)
            for guesses, pool in naive.list_draws(guess_often(known, seat, luck), known):
                check_even(guesses, pool)


def guess_often(known: Any, seat: int, luck: random.Random) -> Any:
    """Many guesses at the truth behind the knowledge of a seat, side by side."""
    backend = compiled_backend()
    guesses = backend.load_states(known, GUESSES)
    guesses[1:] = guesses[0]
    determinize = backend.prepare(verbs.determinize)
    for guess in guesses:
        determinize(guess, seat, luck.getrandbits(62))
    return guesses


def check_even(drawn: Any, pool: list[int]) -> None:
    """Chi-square of what is in each place, and of how it compares with what is in the next."""
    import numpy as np

    guesses, values = np.asarray(drawn), np.unique(pool)
    require(bool(np.isin(guesses, values).all()), "something was guessed that cannot be there")
    require(guesses.shape[1] <= len(pool), "more was guessed than there is to draw from")
    if len(values) < 2:
        return
    copies = np.array([pool.count(value) for value in values])
    share = copies / len(pool)
    check_counts(np.array([(guesses == value).sum(axis=0) for value in values]), share)
    if guesses.shape[1] > 1:
        same = int(copies @ (copies - 1)) / (len(pool) * (len(pool) - 1))
        order = np.sign(np.diff(np.hstack([guesses, guesses[:, :1]]).astype(int), axis=1))
        counts = np.array([(order == sign).sum(axis=0) for sign in (-1, 0, 1)])
        check_counts(counts, np.array([(1 - same) / 2, same, (1 - same) / 2]))


def check_counts(counts: Any, share: Any) -> None:
    """Each column of counts is as even as chance makes it, and so are all of them together.

    A shuffle that leaves nothing in its place is hardly seen in any one of them.
    """
    from scipy import stats

    if not counts.size:
        return
    possible = share > 0
    require(not counts[~possible].any(), "something was guessed that cannot be")
    expected = share[possible, None] * GUESSES
    found = stats.chisquare(counts[possible], expected, axis=0)
    worst = int(found.pvalue.argmin())
    together = stats.chi2.sf(found.statistic.sum(), (possible.sum() - 1) * found.statistic.size)
    require(
        min(found.pvalue[worst], together) > LIKELY,
        f"guesses are not even: {counts[:, worst]} where {share * GUESSES} is expected",
    )
