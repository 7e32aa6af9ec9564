"""What a search of Dragomino thinks of luck."""

from __future__ import annotations

from dragonden import Match
from dragonden.engine.ways import INTERPRETED
from dragonden.engine.worth import CHANCE, COLUMNS, HUNDREDTHS, POINTS, WORTH

from ..bot import evaluate
from .test_rules import SNOW, lay_out, only, position


def worth(match: Match) -> list[list[int]]:
    """What the position is worth to both."""
    rows = INTERPRETED.buffer(2, COLUMNS)
    evaluate(match.state, rows)
    return [list(row) for row in rows]


def after_an_egg(dragon: bool) -> Match:
    """Seat 0 turns up an egg of a family that is half dragons, half shells."""
    for seed in range(100):
        match = position(seed=seed)
        match.live.mommy = 0
        only(match, SNOW, dragons=1, shells=1)
        lay_out(match, "SF", 1, 1, "E")
        if (match.live.dragons[0][SNOW] > 0) == dragon:
            return match
    raise AssertionError("an egg that is always the same")


def test_luck_with_an_egg_is_worth_nothing_but_the_win() -> None:
    lucky, unlucky = worth(after_an_egg(dragon=True)), worth(after_an_egg(dragon=False))
    shell = 1  # which breaks ties
    assert 0 <= unlucky[0][WORTH] - lucky[0][WORTH] <= shell
    assert unlucky[0][POINTS] - lucky[0][POINTS] == shell
    assert lucky[0][CHANCE] == unlucky[0][CHANCE] == 1000


def test_luck_is_what_was_not_to_be_expected() -> None:
    assert after_an_egg(dragon=True).live.luck[0] == HUNDREDTHS // 2
    assert after_an_egg(dragon=False).live.luck[0] == -HUNDREDTHS // 2


def test_a_seat_knows_of_no_luck_and_counts_what_it_has() -> None:
    match = after_an_egg(dragon=True)
    known = match.knowledge(1)
    assert list(known.luck) == [0] * 4
    rows = INTERPRETED.buffer(2, COLUMNS)
    evaluate(known, rows)
    assert rows[0][POINTS] == 2 * HUNDREDTHS  # the dragon, and Mommy Dragon
