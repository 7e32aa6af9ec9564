"""What a position is worth to each seat: what a search averages and maximises.

A row of three whole numbers for each seat. WORTH is what the seat wants more of, from 0 to ALL:
half of it is winning, half the lead over the best of the others, so that a search goes on playing
well when the game is won or lost. CHANCE is the win alone, POINTS the score in hundredths.
"""

from __future__ import annotations

from typing import Any

from .kernel import kernel

WORTH, CHANCE, POINTS = range(3)
COLUMNS = 3
ALL = 1000
HUNDREDTHS = 100


@kernel
def is_beaten(standing: Any, columns: int, seat: int, players: int) -> bool:
    """Whether anyone has more in the first column of `scores` in which they differ."""
    for other in range(players):
        for column in range(columns):
            if standing[other][column] > standing[seat][column]:
                return True
            if standing[other][column] < standing[seat][column]:
                break
    return False


@kernel
def weigh(out: Any, players: int, spread: int) -> None:
    """Fill WORTH and CHANCE from POINTS; a lead of `spread` points is as good as any."""
    best = out[0][POINTS]
    for seat in range(1, players):
        best = max(best, out[seat][POINTS])
    leaders = 0
    second = best - (1 << 30)
    for seat in range(players):
        if out[seat][POINTS] == best:
            leaders += 1
        else:
            second = max(second, out[seat][POINTS])
    if leaders > 1 or players == 1:
        second = best
    for seat in range(players):
        leads = out[seat][POINTS] == best
        out[seat][CHANCE] = ALL // leaders if leads else 0
        lead = out[seat][POINTS] - (second if leads else best)
        out[seat][WORTH] = (out[seat][CHANCE] + share(lead, spread)) // 2


@kernel
def weigh_lead(out: Any, players: int, spread: int) -> None:
    """Fill WORTH from POINTS by the lead alone, for points that chance has no part in."""
    for seat in range(players):
        best = out[1 if seat == 0 else 0][POINTS]
        for other in range(players):
            if other != seat:
                best = max(best, out[other][POINTS])
        out[seat][WORTH] = share(out[seat][POINTS] - best, spread)


@kernel
def weigh_together(out: Any, players: int, goal: int) -> None:
    """Fill WORTH and CHANCE from the common POINTS; points beyond `goal` count nothing."""
    for seat in range(players):
        out[seat][CHANCE] = ALL
        out[seat][WORTH] = ALL * min(out[seat][POINTS], goal * HUNDREDTHS) // (goal * HUNDREDTHS)


@kernel
def share(lead: int, spread: int) -> int:
    """A lead as a number from 0 to ALL: the middle if there is none."""
    limit = spread * HUNDREDTHS
    return ALL * (limit + max(-limit, min(lead, limit))) // (2 * limit)
