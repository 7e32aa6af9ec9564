"""What networks are told of a game: each number tells something, and from the seat's side."""

from __future__ import annotations

import ast
import inspect
import math
import random
from collections.abc import Iterator

from dragonden.engine import verbs
from dragonden.engine.backends import INTERPRETED
from dragonden.engine.features import find_features
from dragonden.engine.game import Game
from dragonden.engine.kernel import BUFFERS
from dragonden.engine.match import Match
from dragonden.engine.observation import Axis, Part
from dragonden.engine.observation import seats as name_seats
from dragonden.engine.observing import describe_plain, observe_plain
from dragonden.engine.referee import require

from .playing import STYLES, choose, play_match
from .variants import Variant, variants

MEMORY = 8  # cards
APART = 9  # moves of a game, from one position in which seats are compared to the next
SEATS = name_seats(1)[0]  # the first name of an axis of seats
MOST_ROUNDS = 10  # times as many games as variants: some features seldom have anything to tell


def check_parts(game: Game) -> None:
    """Each declared part has another number than 0 at some time, or once something is forgotten."""
    observation = game.observation
    if observation.of_record:
        return  # nobody has declared what is to be told
    wanted = [observation.plane_parts, observation.scalar_parts, observation.offer_parts]
    silent = [{part.name for part in parts.all} for parts in wanted]
    for seed, variant in enumerate(variants(game)):
        for rows in observe_game(game, variant, seed) if any(silent) else ():
            for i, parts in enumerate(wanted):
                asked = [part for part in parts.all if part.name in silent[i]]
                silent[i] -= {part.name for part in asked if tells(part, rows[i])}
    never = ", ".join(sorted(set().union(*silent)))
    require(not never, f"observe.py declares what is never told: {never}")


def check_features(game: Game) -> None:
    """Each feature has another number than 0 at some time, of some seat.

    What is silent in every variant is looked for in the last, which has everything in it.
    """
    if game.features is None:
        return  # there is no player that learns
    silent = set(range(game.features.size))
    every = variants(game)
    for seed in range(MOST_ROUNDS * len(every)):
        if silent:
            silent -= find_told(game, every[min(seed, len(every) - 1)], seed)
    never = ", ".join(game.features.names[i] for i in sorted(silent))
    require(not never, f"features.py declares what is never told: {never}")


def find_told(game: Game, variant: Variant, seed: int) -> set[int]:
    """The features that are not 0 at some time in a game: of any seat, in the end of all."""
    assert game.features
    match, luck, written = Match(game, variant, seed, INTERPRETED), random.Random(seed), set[int]()
    seats = range(int(match.options["players"]))
    while match.actor is not None:
        match.carry_out(choose(match, STYLES[seed % len(STYLES)], luck))
        for seat in [luck.choice(seats)] if match.actor is not None else seats:
            found = find_features(match.state, seat, game.features.size)
            written |= {i for i, number in enumerate(found) if number}
    return written


def tells(part: Part, rows: list[list[int]]) -> bool:
    """Whether a part has another number than 0 in one of the rows."""
    return any(any(row[part.first : part.first + part.size]) for row in rows)


def observe_game(game: Game, variant: Variant, seed: int) -> Iterator[tuple[list[list[int]], ...]]:
    """Cells of planes, scalars and the description of an offer, at every position of a game."""
    match, luck = Match(game, variant, seed, INTERPRETED), random.Random(seed)
    while match.actor is not None:
        action = choose(match, STYLES[seed % len(STYLES)], luck)
        known = match.knowledge(match.actor)
        verbs.forget(known, match.actor, luck.randrange(2 * MEMORY))
        planes, scalars = observe_plain(game, known, match.actor)
        yield planes, [scalars], [describe_plain(game, known, action)]
        match.carry_out(action)


def check_seats(game: Game) -> None:
    """Seats are told from the side of whoever observes: the one to act, and all else of each."""
    for options in ({}, variants(game)[-1]):
        match = Match(game, {**options, "players": game.players[1]}, 2, INTERPRETED)
        luck = random.Random(2)
        while match.actor is not None:
            match.carry_out(choose(match, "patient", luck))
            if len(match.plies) % APART == 0 and match.actor is not None:
                check_sides(match)


def check_sides(match: Match) -> None:
    """Whoever acts is `own` to itself, and as far on to the others as it sits.

    What follows from what everybody knows all are told alike of each seat.
    """
    observation, seats = match.game.observation, range(int(match.options["players"]))
    told = [observe_plain(match.game, match.state, seat)[1] for seat in seats]
    acting, actor = observation.scalar_parts["actor"].first, verbs.actor(match.state)
    for seat, scalars in enumerate(told):
        right = scalars[acting : acting + len(seats)].index(1) == (actor - seat) % len(seats)
        require(right, f"seat {seat} is told the wrong seat as the one to act")
    try:
        public = [observe_plain(match.game, match.knowledge(None), seat)[1] for seat in seats]
    except LookupError:  # it looks at what it says that whoever observes always knows
        return
    for part in observation.scalar_parts.all:
        at = slice(part.first, part.first + part.size)
        if SEATS in map(find_first, part.axes) and all(
            scalars[at] == known[at] for scalars, known in zip(told, public, strict=True)
        ):
            for seat in seats:
                rows = [take_row(part, told[other], seat - other, len(seats)) for other in seats]
                require(
                    rows.count(rows[0]) == len(rows),
                    f"{part.name}: seats are told the numbers of other seats",
                )


def find_first(axis: Axis) -> str:
    """The first name of an axis that has names."""
    return "" if isinstance(axis, int) else axis[0]


def take_row(part: Part, scalars: list[int], steps: int, players: int) -> list[int]:
    """The numbers of a part about the seat so many steps on."""
    axis = [*map(find_first, part.axes)].index(SEATS)
    each = math.prod(part.shape[axis + 1 :])
    at = range(part.size)
    about = [i for i in at if i // each % part.shape[axis] == steps % players]
    return [scalars[part.first + i] for i in about]


def check_offers(game: Game) -> None:
    """Offers can be told apart, unless they come to much the same, as two equal dominoes do."""
    match = play_match(game, {}, seed=3, moves=6, backend=INTERPRETED)
    offers = match.legal()
    rows = {tuple(describe_plain(game, match.state, action)) for action in offers}
    require(len(rows) >= len(offers) / 2, "most offers are described by the same numbers")


def check_buffers(game: Game) -> None:
    """Whoever is given a buffer of `observe` hands on that one: compiled code relies on it."""
    if not game.observation.of_record:
        for name, given in find_handed_on(inspect.getsource(game.import_part("observe"))):
            require(name == given, f"observe.py hands on {given} as {name}, which is a buffer")


def find_handed_on(source: str) -> Iterator[tuple[str, str]]:
    """What functions of a module give each other as buffers, and what these are called there."""
    nodes = list(ast.walk(ast.parse(source)))
    functions = [node for node in nodes if isinstance(node, ast.FunctionDef)]
    parameters = {node.name: [argument.arg for argument in node.args.args] for node in functions}
    for node in nodes:
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            for name, given in zip(parameters.get(node.func.id, ()), node.args, strict=False):
                if name in BUFFERS:
                    yield name, ast.unparse(given)
