"""What a search of Dragomino thinks of luck."""

from __future__ import annotations

from dragonden import Match
from dragonden.engine.backends import INTERPRETED
from dragonden.engine.worth import CHANCE, COLUMNS, HUNDREDTHS, POINTS, WORTH

from ..bot import discount_luck, evaluate
from ..moves import Egg
from ..state import State
from .test_rules import SNOW, lay_out, leave_only, position


def worth(match: Match, since: State | None = None) -> list[list[int]]:
    """What the position is worth to both, without the luck since then."""
    rows = INTERPRETED.buffer(2, COLUMNS)
    evaluate(match.state, rows)
    if since:
        discount_luck(match.state, since, rows)
    return [list(row) for row in rows]


def before_an_egg(seed: int, **options: bool) -> Match:
    """Seat 0 is about to turn up an egg of a family that is half dragons, half shells."""
    match = position(seed=seed, **options)
    match.live.mommy = 0
    leave_only(match, SNOW, dragons=1, shells=1)
    return match


def after_an_egg(dragon: bool) -> tuple[Match, State]:
    """It is a dragon or a shell; and how it was before."""
    for seed in range(100):
        match = before_an_egg(seed)
        since = match.knowledge(0)
        lay_out(match, "SF", 1, 1, "E")
        if (match.live.dragons[0][SNOW] > 0) == dragon:
            return match, since
    raise AssertionError("an egg that is always the same")


def test_luck_with_an_egg_is_worth_nothing_but_the_win() -> None:
    lucky, unlucky = worth(*after_an_egg(dragon=True)), worth(*after_an_egg(dragon=False))
    shell = 1  # which breaks ties
    assert 0 <= unlucky[0][WORTH] - lucky[0][WORTH] <= shell
    assert unlucky[0][POINTS] - lucky[0][POINTS] == shell
    assert lucky[0][CHANCE] == unlucky[0][CHANCE] == 1000


def test_an_egg_counts_as_what_was_to_be_expected() -> None:
    lucky, _ = after_an_egg(dragon=True)
    assert worth(*after_an_egg(dragon=True))[0][POINTS] == HUNDREDTHS + HUNDREDTHS // 2
    assert worth(lucky)[0][POINTS] == 2 * HUNDREDTHS  # the dragon, and Mommy Dragon


def test_with_thirst_luck_is_partly_skill_and_stays() -> None:
    match = before_an_egg(seed=1, thirst=True)
    since = match.knowledge(0)
    leave_only(match, SNOW, dragons=1, shells=0)
    lay_out(match, "SF", 1, 1, "E")
    match.play(Egg("fresh"))
    assert worth(match, since)[0][POINTS] == 2 * HUNDREDTHS
