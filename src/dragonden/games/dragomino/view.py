"""What a seat sees of a game of Dragomino: only what is listed here, from a redacted state."""

from __future__ import annotations

import functools
from typing import Annotated, Literal

from msgspec import Struct

from dragonden.engine.decisions import OVER
from dragonden.engine.square import EMPTY, SIDES, opposite
from dragonden.engine.words import Fact, Line

from .box import FACES
from .moves import DECISIONS, EGG, GRID, KEEP, PLACE, Egg, Keep, Move, Pick, Place
from .pieces import FAMILIES, LANDSCAPES, STEPS, TAKEN, WELL, LandscapeName
from .rules import actor, connects, family_now, family_of, fresh_eggs
from .state import DRAGON, RETURNED, SHELL, State

Phase = Annotated[str, DECISIONS]
SideName = Literal["dragon", "shell"]
SIDE_NAMES: dict[int, SideName] = {DRAGON: "dragon", SHELL: "shell"}


class Half(Struct, frozen=True):
    """One half of a domino."""

    landscape: LandscapeName
    well: bool  # whether it has a watering hole


class Domino(Struct, frozen=True):
    """An exploration domino."""

    number: int
    halves: tuple[Half, Half]
    printed: str  # short: S*P is snow with a watering hole, and prairie


class Square(Struct, frozen=True):
    """A square of a zone."""

    x: int
    y: int
    half: Half
    domino: int | None  # None: the starting domino
    which: int  # 0 or 1: which half of it


class ReturnedEgg(Struct, frozen=True):
    """An egg that was looked at and put back."""

    number: int
    looked: list[int]  # the seats that have looked at it
    side: SideName | None  # None: unknown to the viewer


class Family(Struct, frozen=True):
    """The eggs of a landscape that are still on the table."""

    landscape: LandscapeName
    fresh: int  # never examined
    returned: list[ReturnedEgg]
    dragons: int  # among all of these
    shells: int


class Hand(Struct, frozen=True):
    """The eggs taken for the connection being resolved."""

    landscape: LandscapeName
    eggs: list[ReturnedEgg]
    to_take: int


class Meeting(Struct, frozen=True):
    """An edge where a half of the picked domino would bring an egg."""

    half: int  # 0 or 1, laid on this cell
    x: int
    y: int
    side: Literal["N", "E", "S", "W"]  # where it would meet its landscape


class Player(Struct, frozen=True):
    """What lies in front of a player."""

    zone: list[Square]
    dragons: dict[LandscapeName, int]
    shells: dict[LandscapeName, int]
    mommy: bool
    points: int


class View(Struct, frozen=True):
    """The table as one seat sees it."""

    actor: int | None
    phase: Phase
    thirst: bool
    round: int  # from 1
    rounds: int
    starter: int  # the seat that began the round
    offer: list[Domino]
    picked: Domino | None
    meetings: list[Meeting]  # of the picked domino, wherever it could be placed
    players: list[Player]
    families: list[Family]
    hand: Hand | None
    connections: list[Half]  # still to come in this turn
    unseen: list[int]  # dominoes still to come, in no order; in order when nothing is hidden


def build_view(state: State) -> View:
    """What a state shows; usually it is redacted for somebody."""
    over = state.phase == OVER
    waiting = state.connection[state.connection_next + 1 : state.connections]
    return View(
        actor=None if over else actor(state),
        phase=DECISIONS.name(state.phase),
        thirst=bool(state.thirst),
        round=min(state.round_number + 1, state.rounds),
        rounds=state.rounds,
        starter=state.starter,
        offer=[domino_view(state, n) for n in state.offer if n != TAKEN and not over],
        picked=None if state.picked == TAKEN or over else domino_view(state, state.picked),
        meetings=meetings_view(state),
        players=[player_view(state, player) for player in range(state.players)],
        families=[family_view(state, family) for family in range(FAMILIES)],
        hand=hand_view(state),
        connections=[half_view(square) for square in waiting],
        unseen=state.stock[: state.stock_size],
    )


@functools.cache
def half_view(square: int) -> Half:
    return Half(LANDSCAPES[family_of(square)], bool(square & WELL))


def domino_view(state: State, number: int) -> Domino:
    return build_domino(number, *state.squares[number], state.faces[number])


@functools.lru_cache(1000)
def build_domino(number: int, first: int, second: int, face: int) -> Domino:
    return Domino(number, (half_view(first), half_view(second)), FACES[face])


def meetings_view(state: State) -> list[Meeting]:
    """R5: edges of the actor's zone with the landscape of a half. R6: while there are eggs."""
    if state.phase != PLACE:
        return []
    seat = actor(state)
    grid, laid = state.grid[seat], state.laid[seat][: state.laid_size[seat]]
    return [
        Meeting(half, *GRID.values(neighbour + step), SIDES[opposite(side)])
        for half, square in enumerate(state.squares[state.picked])
        if state.eggs_left[family_of(square)] > 0
        for neighbour in laid
        if connects(square, grid[neighbour])
        for side, step in enumerate(STEPS)
        if grid[neighbour + step] == EMPTY
    ]


def player_view(state: State, seat: int) -> Player:
    cells = state.laid[seat][: state.laid_size[seat]]
    return build_player(
        tuple(cells),
        tuple(state.laid_domino[seat]),
        tuple([state.grid[seat][cell] for cell in cells]),
        tuple(state.dragons[seat]),
        tuple(state.shells[seat]),
        state.mommy == seat,
    )


@functools.lru_cache(10_000)  # a square stays where it was laid
def build_square(cell: int, square: int, domino: int | None, which: int) -> Square:
    return Square(*GRID.values(cell), half_view(square), domino, which)


@functools.lru_cache(1000)  # a move changes little of what lies in front of most players
def build_player(
    cells: tuple[int, ...],
    dominoes: tuple[int, ...],
    squares: tuple[int, ...],
    dragons: tuple[int, ...],
    shells: tuple[int, ...],
    mommy: bool,
) -> Player:
    laid = [None, *dominoes]  # two cells each
    return Player(
        zone=[build_square(cell, squares[i], laid[i // 2], i % 2) for i, cell in enumerate(cells)],
        dragons=dict(zip(LANDSCAPES, dragons, strict=True)),
        shells=dict(zip(LANDSCAPES, shells, strict=True)),
        mommy=mommy,
        points=sum(dragons) + mommy,
    )


def family_view(state: State, family: int) -> Family:
    returned = [
        egg_view(state, family, number)
        for number in range(state.numbered[family])
        if state.egg_place[family][number] == RETURNED
    ]
    dragons = state.dragons_left[family]
    shells = state.eggs_left[family] - dragons
    return Family(LANDSCAPES[family], fresh_eggs(state, family), returned, dragons, shells)


def egg_view(state: State, family: int, number: int) -> ReturnedEgg:
    looked = state.egg_looked[family][number]
    seats = [seat for seat in range(state.players) if looked >> seat & 1]
    return ReturnedEgg(number, seats, SIDE_NAMES.get(state.egg_side[family][number]))


def hand_view(state: State) -> Hand | None:
    """The eggs in the finder's hand; a side only where the state still tells it."""
    if state.phase not in (EGG, KEEP):
        return None
    family = family_now(state)
    eggs = [egg_view(state, family, state.held[i]) for i in range(state.held_size)]
    return Hand(LANDSCAPES[family], eggs, state.to_hold - state.held_size)


# -- in words ------------------------------------------------------------------------------------


def find_prompt_facts(state: State) -> dict[str, Fact]:
    """What the decision is about: the picked domino, or the eggs of a family."""
    if state.phase == PLACE:
        return domino_facts(state, state.picked)
    if state.phase not in (EGG, KEEP):
        return {}
    landscape = LANDSCAPES[family_now(state)]
    return {"landscape": landscape, "nth": state.held_size + 1, "of": state.to_hold}


def explain_end(state: State) -> Line:
    """Why the game ended."""
    return Line("end-dominoes")


def log_move(before: State, move: Move, after: State, seat: int) -> list[Line]:
    """What the log says to a seat about one move."""
    mover = actor(before)
    lines = [Line(f"log-{type(move).__struct_config__.tag}", facts_of(before, move))]
    for family in range(FAMILIES):
        lines += eggs_turned_up(before, after, mover, family)
    if after.mommy != before.mommy:
        lines.append(Line("log-mommy", {"seat": after.mommy, "other": before.mommy}))
    if after.phase == OVER:
        lines.append(explain_end(after))
    elif after.round_number != before.round_number:
        lines.append(Line("log-round", {"round": after.round_number + 1, "seat": after.starter}))
    return lines


def domino_facts(state: State, domino: int) -> dict[str, Fact]:
    """A domino as printed, and the landscapes of its halves."""
    shown = domino_view(state, domino)
    one, two = shown.halves
    return {"domino": shown.printed, "one": one.landscape, "two": two.landscape}


def facts_of(before: State, move: Move) -> dict[str, Fact]:
    """Who made the move and what it was about."""
    facts: dict[str, Fact] = {"seat": actor(before)}
    match move:
        case Pick(domino):
            facts |= domino_facts(before, domino)
        case Place(x, y, side):
            facts |= {**domino_facts(before, before.picked), "x": x, "y": y, "side": side}
        case Egg(egg):
            facts |= {"landscape": LANDSCAPES[family_now(before)], "egg": egg}
        case Keep(which):
            family = family_now(before)
            facts |= {"landscape": LANDSCAPES[family], "kept": before.held[which]}
            facts["returned"] = before.held[1 - which]
    return facts


def eggs_turned_up(before: State, after: State, mover: int, family: int) -> list[Line]:
    """A line for the dragons and one for the shells that a move brought to light."""
    facts: dict[str, Fact] = {"seat": mover, "landscape": LANDSCAPES[family]}
    found = {
        "dragons": after.dragons[mover][family] - before.dragons[mover][family],
        "shells": after.shells[mover][family] - before.shells[mover][family],
    }
    return [Line(f"log-{side}", {**facts, "count": n}) for side, n in found.items() if n]
