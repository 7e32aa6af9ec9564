"""What a study notes of a game, counted again from a match: the slow rival of its kernels."""

from __future__ import annotations

from itertools import pairwise
from typing import Any, NamedTuple

import numpy as np

from dragonden.engine.game import Game
from dragonden.engine.match import Match
from dragonden.engine.verbs import count_pieces, evaluate, kind_of, mark_places, piece_of
from dragonden.engine.worth import COLUMNS, POINTS, WORTH
from dragonden.lab.studies import noting


class Step(NamedTuple):
    """A position of a game, and what was done in it."""

    seat: int
    phase: int
    points: list[int]  # by seat, in hundredths
    leaders: frozenset[int]
    offers: list[tuple[int, int]]  # of each action that was offered: its kind and piece
    taken: tuple[int, int]

    @property
    def lead(self) -> int:
        best, second = sorted(self.points, reverse=True)[:2]
        return best - second


def play_again(match: Match, actions: list[int]) -> list[Step]:
    """Have these actions carried out, and note what was there before each."""
    steps = []
    for action in actions:
        state, seats = match.state, range(match.state.players)
        worth = [[0] * COLUMNS for _ in range(match.game.players[1])]
        evaluate(state, worth)
        best = max(worth[seat][WORTH] for seat in seats)
        leaders = frozenset(seat for seat in seats if worth[seat][WORTH] == best)
        offers = {one: (kind_of(state, one), piece_of(state, one)) for one in match.legal()}
        assert match.actor is not None
        points = [worth[seat][POINTS] for seat in seats]
        steps.append(
            Step(match.actor, state.phase, points, leaders, [*offers.values()], offers[action])
        )
        match.carry_out(action)
    return steps


def count_columns(match: Match, steps: list[Step], stride: int) -> list[int]:
    """The row of a finished match but for scores and places, if every so many steps are kept."""
    assert match.outcome
    winners, columns = match.outcome.winners, match.outcome.columns
    kept, offered = steps[::stride], [len(step.offers) for step in steps]
    alone = [step.leaders for step in kept if len(step.leaders) == 1]
    open_until = [i + 1 for i, step in enumerate(kept) if step.leaders != frozenset(winners)]
    row = [0] * noting.SCORES
    row[noting.LENGTH], row[noting.OFFERED] = len(steps), sum(offered)
    row[noting.MOST_OFFERED], row[noting.FORCED] = max(offered), offered.count(1)
    row[noting.WINNERS] = as_bits(winners)
    row[noting.CHANGES] = sum(one != other for one, other in pairwise(alone))
    row[noting.DECIDED] = 1000 * max(open_until, default=0) // len(kept)
    row[noting.BEHIND] = max(max(step.points) - step.points[winners[0]] for step in kept)
    row[noting.SETTLED] = len(columns)
    if len(winners) == 1 and match.outcome.decided_by:
        row[noting.SETTLED] = columns.index(match.outcome.decided_by)
    for tenth in range(1, noting.TENTHS):
        step = kept[tenth * len(kept) // noting.TENTHS]
        row[noting.LEADERS + tenth - 1] = as_bits(step.leaders)
        row[noting.LEADS + tenth - 1] = step.lead
    return row


def as_bits(seats: Any) -> int:
    return sum(1 << seat for seat in seats)


def count_sums(match: Match, steps: list[Step], stride: int) -> dict[str, Any]:
    """What is added up over games, of this one."""
    game: Game = match.game
    facts, size = game.counting.facts, len(steps)
    pieces = np.zeros((max(facts.size, 1), 4), int)
    kinds = np.zeros((len(game.kinds), 2), int)
    phases = np.zeros((len(game.decisions.all) + 1, 3), int)
    tenths = np.zeros((noting.TENTHS, 3), int)
    for step in steps:
        n = len(step.offers)
        phases[step.phase] += (1, n == 1, n)
        for kind in {kind for kind, _ in step.offers}:
            kinds[kind][noting.KIND_OFFERED] += 1
        kinds[step.taken[0]][noting.KIND_TAKEN] += 1
    for piece in range(facts.size):
        offers = sum(offer[1] == piece for step in steps for offer in step.offers)
        taken = [ply for ply, step in enumerate(steps) if step.taken[1] == piece]
        pieces[piece] = (offers > 0, len(taken), 1000 * sum(taken) // size, offers)
    kept = steps[::stride]
    for i, step in enumerate(kept):
        n = len(step.offers)
        tenths[noting.TENTHS * i // len(kept)] += (1, n, n > 1)
    places = [0] * max(facts.area, 1)
    mark_places(match.state, places)
    return {"pieces": pieces, "kinds": kinds, "phases": phases, "tenths": tenths, "places": places}


def count_had(start: Any, match: Match, steps: list[Step]) -> list[list[int]]:
    """By seat: its pieces, counted when the game says, and how often it made each kind of move."""
    game: Game = match.game
    facts, had = game.counting.facts, []
    for seat in range(match.state.players):
        mine = [step.taken for step in steps if step.seat == seat]
        pieces = [0] * facts.size
        if facts.counted == "taken":
            pieces = [sum(piece == one for _, one in mine) for piece in range(facts.size)]
        else:
            count_pieces(start if facts.counted == "start" else match.state, seat, pieces)
        kinds = [sum(one == kind for one, _ in mine) for kind in range(len(game.kinds))]
        had.append([*pieces, *kinds])
    return had
