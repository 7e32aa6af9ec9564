"""Finds slots of a state that hold a secret which is neither redacted nor guessed.

`check_honesty` cannot see such a slot: a guess takes it over from the truth, so that redacting the
guess leads to the same bytes. But other deals hold something else there. What differs from deal to
deal and stays in a seat's knowledge must be part of what that seat is shown: by itself, or with its
row where a row says the same twice.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import permutations
from typing import Any

import msgspec

from dragonden.engine import verbs
from dragonden.engine.game import Game
from dragonden.engine.match import Match
from dragonden.engine.options import Value
from dragonden.engine.referee import guess_state, list_legal
from dragonden.engine.state import copy_state

from .support import import_naive

DEALS = 6
GUESSES = 4  # of each deal; in so many a slot that is guessed changes at least once

Slot = tuple[str, tuple[int, ...]]  # a field, and where in its rows


def find_unshown_slots(game: Game, options: dict[str, Value], seat: int | None) -> list[Slot]:
    """The slots in a seat's knowledge that follow from the deal, and that nothing shows it."""
    luck = random.Random(1)
    known = [Match(game, options, seed).knowledge(seat) for seed in range(DEALS)]
    guesses = [[guess_state(deal, seat, luck) for _ in range(GUESSES)] for deal in known]
    public = {option.name for option in game.options}.union(list_derived(game))
    found = []
    for slot in list_slots(known[0]):
        pairs = [
            (a, b)
            for a, b in permutations(range(DEALS), 2)
            if read(known[a], slot) != read(known[b], slot)
            and not any(is_guessed(known[i], guesses[i], slot) for i in (a, b))
        ]
        parts = (slot, (slot[0], slot[1][:-1])) if len(slot[1]) > 1 else (slot,)
        if pairs and slot[0] not in public:
            tries = ((part, known[a], known[b]) for part in parts for a, b in pairs)
            if not any(is_shown(game, seat, *one) for one in tries):
                found.append(slot)
    return found


def list_derived(game: Game) -> tuple[str, ...]:
    """Fields that follow from what is shown, as the game's naive rival proves."""
    return getattr(import_naive(game), "DERIVED", ())


def list_slots(state: Any) -> Iterator[Slot]:
    """All slots of a state."""
    for name in state.__dataclass_fields__:
        for path in list_paths(getattr(state, name)):
            yield name, path


def list_paths(value: Any) -> Iterator[tuple[int, ...]]:
    if not isinstance(value, list):
        yield ()
        return
    for i, part in enumerate(value):
        for path in list_paths(part):
            yield i, *path


def read(state: Any, slot: Slot) -> Any:
    value = getattr(state, slot[0])
    for i in slot[1]:
        value = value[i]
    return value


def is_guessed(known: Any, guesses: list[Any], slot: Slot) -> bool:
    """Whether guesses fill the slot themselves."""
    return any(read(guess, slot) != read(known, slot) for guess in guesses)


def is_shown(game: Game, seat: int | None, slot: Slot, known: Any, deal: Any) -> bool:
    """Whether a seat is shown something else if a slot, or a row of them, is as in another deal."""
    other = copy_state(known)
    name, path = slot
    if path:
        read(other, (name, path[:-1]))[path[-1]] = read(copy_state(deal), slot)
    else:
        setattr(other, name, getattr(deal, name))
    try:
        return show(game, other, seat) != show(game, known, seat)
    except (AssertionError, LookupError, ValueError):  # there is no such position
        return True


def show(game: Game, known: Any, seat: int | None) -> tuple[object, ...]:
    """All that a seat is shown of a position."""
    asked = seat is not None and verbs.actor(known) == seat
    offers = list_legal(known, game.most_offers) if asked else []
    return msgspec.json.encode(game.view.build_view(known)), game.prompt(known), offers
