"""The findings of a study in words, the worst first."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from dragonden.engine.game import Game

from . import noting
from .coverage import RuleUse
from .insides import (
    Drama,
    Restriction,
    Rung,
    Sight,
    decided_at,
    decisions_matter,
    measure_luck,
    rung_wins,
)
from .pieces import measure_pieces
from .results import Level, is_blowout, is_tied, leader_wins, wins_of
from .statistics import Estimate, estimate_mean, estimate_share
from .texts import Fact, Say, in_percent, name_move

MOST_FINDINGS = 24

# What is worth a word; shares of games, of wins or of chance.
MANY_BLOWOUTS, MANY_TIES, RUNAWAY, EARLY = 0.15, 0.1, 0.75, 0.4
MUCH_FORCED, LITTLE_AT_STAKE, MUCH_DEAL = 0.4, 0.01, 0.3
STRONG_PIECE, DEAD_MOVE, LITTLE_SKILL = 0.03, 0.02, 1.25


class Finding(Struct, frozen=True):
    """A sentence, how bad it is from 0 to 1, and where the numbers are."""

    severity: float
    text: Say
    section: str


def find(severity: float, id: str, section: str, share: Estimate | None, **facts: Fact) -> Finding:
    """A finding about a share, which its sentence tells with its interval."""
    if share:
        facts["value"] = in_percent(share.mean)
        facts["low"] = in_percent(share.low)
        facts["high"] = in_percent(share.high)
    return Finding(min(1.0, round(severity, 4)), Say(f"finding-{id}", facts), section)


def find_all(
    game: Game,
    levels: Sequence[Level],
    others: Sequence[Level],
    rungs: Sequence[Rung],
    dramas: dict[str, Drama],
    restrictions: Sequence[Restriction],
    sight: Sight | None,
    rules: Sequence[RuleUse],
) -> list[Finding]:
    """Everything worth saying, the worst first; of many like findings the worst ones."""
    best = levels[-1]  # the strongest players say most about a game
    together = all(bool(level.rows.shares.max() < 1) for level in levels)
    found = [
        *([] if together else find_seats([*levels, *others])),
        *([] if together else find_leader(best)),
        *([] if together else find_ends(best)),
        *find_luck(levels, [] if together else rungs),
        *find_decisions(best, dramas),
        *([] if together else find_pieces(game, best)),
        *find_moves(game, best, restrictions),
        *find_sight(sight),
        *find_rules(rules),
    ]
    return sorted(found, key=lambda one: -one.severity)[:MOST_FINDINGS]


def find_seats(levels: Sequence[Level]) -> Iterator[Finding]:
    for level in levels:
        seats = level.rows.seats
        fair, wins = 1 / seats, wins_of(level.rows)
        seat = max(range(seats), key=lambda i: abs(wins[i].mean - fair))
        facts: dict[str, Fact] = {"level": level.name, "players": seats}
        if wins[seat].excludes(fair):
            off = 3 * abs(wins[seat].mean - fair) / fair
            facts |= {"number": seat + 1, "fair": in_percent(fair)}
            yield find(off, "seat", "seats", wins[seat], **facts)
        else:
            reach = in_percent(max(win.reach for win in wins))
            yield find(0.01, "seats-fair", "seats", None, reach=reach, **facts)


def find_leader(level: Level) -> Iterator[Finding]:
    for tenth in (3, 5, 7):
        wins = leader_wins(level.rows, tenth)
        if wins and wins.low > RUNAWAY:
            severity = (wins.mean - RUNAWAY) * (11 - tenth) / 2 + 0.2
            facts: dict[str, Fact] = {"passed": 10 * tenth, "level": level.name}
            yield find(severity, "leader", "leader", wins, **facts)
            return


def find_ends(level: Level) -> Iterator[Finding]:
    rows, deals = level.rows, level.rows.deals
    blowouts = estimate_share(is_blowout(rows), deals)
    if blowouts.low > MANY_BLOWOUTS:
        yield find(blowouts.mean, "blowouts", "scores", blowouts, level=level.name)
    ties = estimate_share(is_tied(rows), deals)
    if ties.low > MANY_TIES:
        yield find(ties.mean, "ties", "scores", ties, level=level.name)


def find_luck(levels: Sequence[Level], rungs: Sequence[Rung]) -> Iterator[Finding]:
    for rung in rungs:
        wins, fair = rung_wins(rung), 1 / rung.rows.seats
        facts: dict[str, Fact] = {"strong": rung.strong, "weak": rung.weak}
        facts["fair"] = in_percent(fair)
        if wins.high < LITTLE_SKILL * fair:
            yield find(0.7, "no-skill", "luck", wins, **facts)
        else:
            yield find(0.02, "skill", "luck", wins, **facts)
    best = levels[-1]
    luck = measure_luck(best.rows)
    if luck and luck[1][1].low > MUCH_DEAL:
        yield find(luck[1][1].mean, "deal", "luck", luck[1][1], level=best.name)


def find_decisions(level: Level, dramas: dict[str, Drama]) -> Iterator[Finding]:
    rows = level.rows
    forced = estimate_mean(rows.rows[:, noting.FORCED] / rows.rows[:, noting.LENGTH], rows.deals)
    if forced.low > MUCH_FORCED:
        yield find(forced.mean / 2, "forced", "choices", forced, level=level.name)
    if (drama := dramas.get(level.name)) is None:
        return
    matter = decisions_matter(drama)
    if matter and matter.high < LITTLE_AT_STAKE:
        yield find(0.6, "little-at-stake", "choices", matter, level=level.name)
    elif matter:
        yield find(0.02, "at-stake", "choices", matter, level=level.name)
    games = sorted({int(number) for number in drama.judged[:, 0]})
    when = estimate_mean(decided_at(drama, rows.seats), [number // rows.seats for number in games])
    if when.high < EARLY:
        yield find(0.8 - when.mean, "early", "drama", when, level=level.name)


def find_pieces(game: Game, level: Level) -> Iterator[Finding]:
    """The two strongest pieces and the two weakest."""
    known = [(use.effect, use) for use in measure_pieces(game, level.rows) if use.effect]
    ranked = sorted(known, key=lambda known: -known[0].value)
    for effect, use in ranked[:2]:
        if effect.low > STRONG_PIECE:
            share = Estimate(effect.value, effect.low, effect.high)
            facts: dict[str, Fact] = {"piece": use.name, "level": level.name}
            yield find(min(0.9, 3 * share.mean), "strong-piece", "pieces", share, **facts)
    for effect, use in ranked[-2:]:
        if effect.high < -STRONG_PIECE:
            share = Estimate(-effect.value, -effect.high, -effect.low)
            facts = {"piece": use.name, "level": level.name}
            yield find(min(0.9, 3 * share.mean), "weak-piece", "pieces", share, **facts)


def find_moves(game: Game, level: Level, restrictions: Sequence[Restriction]) -> Iterator[Finding]:
    for kind, struct in enumerate(game.kinds):
        offered, taken = (int(n) for n in level.rows.sums["kinds"][kind])
        if offered >= len(level.rows) and taken < DEAD_MOVE * offered:
            facts: dict[str, Fact] = {"move": name_move(game, struct)}
            facts |= {"level": level.name, "value": in_percent(taken / offered)}
            yield find(0.4, "dead-move", "moves", None, **facts)
    for one in restrictions:
        if one.is_handicap and one.wins.low > one.fair:
            severity = 0.3 + 2 * (one.wins.mean - one.fair)
            facts = {"restriction": one.name, "fair": in_percent(one.fair)}
            yield find(severity, "better-without", "moves", one.wins, **facts)


def find_sight(sight: Sight | None) -> Iterator[Finding]:
    """Whether hidden things count: to see them is worth something, or nothing."""
    if sight and sight.gain.low > 0:
        yield find(min(0.6, 2 * sight.gain.mean), "sight", "moves", sight.gain)


def find_rules(rules: Sequence[RuleUse]) -> Iterator[Finding]:
    never = [use.id for use in rules if use.runs == 0]
    if never:
        yield find(0.1, "unused-rules", "rules", None, count=len(never), rules=", ".join(never))
