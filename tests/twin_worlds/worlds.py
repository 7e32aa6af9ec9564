"""Two worlds that a reader cannot tell apart: the same knowledge, but a different hidden truth.

`FirstWorld` plays by the rules and notes what each reader learns from every move. `SecondWorld`
runs the rules too. Whenever its reader would learn something else than in the first world, it
replaces the state by a guess at a truth that fits what the reader knew in the first. So hands,
piles and the random stream differ all the time, and other seats even make other secret moves. Yet
the reader, a seat or a SPECTATOR, must be told the same.

When moves that have shown something are taken back, chance goes on anew, and the same knowledge may
lead to something else: such an era has its number in the state, above the count of drawn words.
"""

from __future__ import annotations

import random
import zlib
from typing import Any, NamedTuple

import pytest

from dragonden.bots.questions import pack_state
from dragonden.engine import verbs
from dragonden.engine.game import Game
from dragonden.engine.observing import observe_plain
from dragonden.engine.options import Value
from dragonden.engine.referee import guess_state, list_legal, redact_copy
from dragonden.engine.state import copy_state
from dragonden.engine.words import Line
from dragonden.server import clock
from dragonden.table.events import SPECTATOR

TRIES = 300  # guesses, until one is found in which the others can do what they did
APPLY, BEGIN, RENEW = verbs.apply, verbs.begin, verbs.renew_chance
ERA = 1 << 20  # more words than a game draws
TICK = 0.0015  # seconds: never the same millisecond twice


class Known(NamedTuple):
    """What a reader knows, and the truth behind it."""

    known: Any
    truth: Any
    action: int = -1  # by which it came to be


class TickingClock(clock.Clock):
    """A clock that is later at each look: a time may not have changed in one of the worlds only."""

    def now(self) -> float:
        before = self.last
        self.last = max(super().now(), before + TICK)
        return self.last


class FirstWorld:
    """The first world; its deals follow from a seed, so that a failure comes again."""

    def __init__(self, game: Game, options: dict[str, Value], seed: int) -> None:
        self.game, self.options, self.seed = game, options, seed
        self.readers = [*range(int(options["players"])), SPECTATOR]
        self.begun: dict[int, Known] = {}  # by reader
        # reader, era, knowledge → move → …
        self.learnt: dict[tuple[int, int, bytes], dict[Any, Known]] = {}
        self.renewed: dict[tuple[int, int], Known] = {}  # reader, era → how it began
        self.eras = Eras()

    def enter(self, patch: pytest.MonkeyPatch) -> None:
        """Let the rules of this process run in this world."""
        patch_verbs(patch, self)

    def begin(self, state: Any, seed: int) -> None:
        """Begin as ever, but with this world's seed."""
        BEGIN(state, self.seed)
        for reader in self.readers:
            self.begun[reader] = Known(redact_copy(state, reader), copy_state(state))

    def apply(self, state: Any, action: int) -> None:
        """Make a move as ever, and note what everybody learns."""
        before, era = {r: pack_state(redact_copy(state, r)) for r in self.readers}, find_era(state)
        seen = {reader: self.seen(state, action, reader) for reader in self.readers}
        APPLY(state, action)
        for reader in self.readers:
            learns = self.learnt.setdefault((reader, era, before[reader]), {})
            known = redact_copy(state, reader)
            knowledge = learns.setdefault(seen[reader], Known(known, copy_state(state), action))
            assert knowledge.known == known, "the same knowledge has led to two: take another seed"

    def renew_chance(self, state: Any, key: int) -> None:
        """Let chance go on anew, by this world's seed."""
        era = self.eras.number(key)
        RENEW(state, self.seed + era)
        state.drawn = era * ERA
        for reader in self.readers:
            began = Known(redact_copy(state, reader), copy_state(state))
            self.renewed.setdefault((reader, era), began)

    def seen(self, state: Any, action: int, reader: int) -> Any:
        """A move as a reader sees it."""
        move = self.game.decode(action)
        return move if verbs.actor(state) == reader else self.game.hide_move(move)

    def translate(self, state: Any, action: int) -> int:
        """What to do here where this was done in the first world."""
        return action


class SecondWorld:
    """The second world, for one reader."""

    def __init__(self, truth: FirstWorld, reader: int) -> None:
        self.truth, self.game, self.options = truth, truth.game, truth.options
        self.reader = reader
        self.eras = Eras()
        self.positions = 0
        self.others = 0  # those behind which there is another truth than in the first world

    def enter(self, patch: pytest.MonkeyPatch) -> None:
        """Let the rules of this process run in this world."""
        patch_verbs(patch, self)

    def begin(self, state: Any, seed: int) -> None:
        """Begin with other things hidden than in the first world."""
        fill(state, self.guess(self.truth.begun[self.reader], str(self.truth.seed)))

    def apply(self, state: Any, action: int) -> None:
        """Make a move, and let the reader learn what there was to learn in the first world."""
        before, era = pack_state(redact_copy(state, self.reader)), find_era(state)
        learns = self.truth.learnt[self.reader, era, before]
        knowledge = learns[self.truth.seen(state, action, self.reader)]
        luck = (
            f"{pack_state(state)!r} {action}"  # the same each time: moves are tried, made, replayed
        )
        if action in self.legal(state):
            APPLY(state, action)
        self.leave_first_world(state, knowledge, era, luck)
        if self.reader != SPECTATOR:
            told_of = [
                observe_plain(self.game, truth, self.reader) for truth in (state, knowledge.truth)
            ]
            assert told_of[0] == told_of[1], "an observation tells what is hidden"
        self.positions += 1
        self.others += not is_same(state, knowledge.truth)

    def renew_chance(self, state: Any, key: int) -> None:
        """Let chance go on anew, to something else than in the first world."""
        era = self.eras.number(key)
        RENEW(state, key)
        state.drawn = era * ERA
        knowledge = self.truth.renewed[self.reader, era]
        self.leave_first_world(state, knowledge, era, f"{pack_state(knowledge.truth)!r} {era}")

    def leave_first_world(self, state: Any, knowledge: Known, era: int, luck: str) -> None:
        """Go elsewhere unless the truth fits what the reader knows, and is another one."""
        fits = redact_copy(state, self.reader) == knowledge.known and self.can_go_on(state)
        if not fits or is_same(
            state, knowledge.truth
        ):  # who had to join the first world leaves again
            fill(state, self.guess(knowledge, luck, era))

    def guess(self, knowledge: Known, seed: str, era: int = 0) -> Any:
        """Another truth behind the reader's knowledge in which the others can do what they did.

        That is sometimes hard to find, as where a seat took back a move and made another.
        """
        luck = random.Random(seed)
        seat = None if self.reader == SPECTATOR else self.reader
        for _ in range(TRIES):
            found = guess_state(knowledge.known, seat, luck)
            found.drawn = era * ERA + find_drawn(found)
            if self.can_go_on(found) and not is_same(found, knowledge.truth):
                return found
        found = copy_state(knowledge.truth)
        found.drawn = era * ERA + find_drawn(found)
        return found

    def can_go_on(self, state: Any) -> bool:
        """Whether all that was done next in the first world can be done here."""
        known = pack_state(redact_copy(state, self.reader))
        follows = self.truth.learnt.get((self.reader, find_era(state), known), {})
        return all(self.alike(state, seen) for seen in follows)

    def alike(self, state: Any, seen: Any) -> list[int]:
        """The actions that look to the reader like a move of the first world."""
        return [a for a in self.legal(state) if self.truth.seen(state, a, self.reader) == seen]

    def legal(self, state: Any) -> list[int]:
        return list_legal(state, self.game.most_offers)

    def translate(self, state: Any, action: int) -> int:
        """What to do here where this was done in the first world; to the reader it looks alike."""
        seen = self.truth.seen(state, action, self.reader)
        return random.Random(pack_state(state)).choice(self.alike(state, seen))


class ScriptedWorld(SecondWorld):
    """A second world in which the others do the very same, as a lesson's script says it."""

    def can_go_on(self, state: Any) -> bool:
        known, legal = pack_state(redact_copy(state, self.reader)), self.legal(state)
        follows = self.truth.learnt.get((self.reader, find_era(state), known), {})
        return all(knowledge.action in legal for knowledge in follows.values())


class Eras:
    """Numbers the keys from which chance goes on, in the order in which they come."""

    def __init__(self) -> None:
        self.keys: dict[int, int] = {}

    def number(self, key: int) -> int:
        return self.keys.setdefault(key, 1 + len(self.keys))


def patch_verbs(patch: pytest.MonkeyPatch, world: FirstWorld | SecondWorld) -> None:
    """Let the rules of this process run in a world, and its clock tick."""
    patch.setattr(clock, "CLOCK", TickingClock())
    patch_words(patch, world.game)
    for name in ("begin", "apply", "renew_chance"):
        patch.setattr(verbs, name, getattr(world, name))


def patch_words(patch: pytest.MonkeyPatch, game: Game) -> None:
    """Let prompts and moves in words tell all that they are made from: no game's own do."""
    prompt, list_facts = game.prompt, game.list_move_facts

    def tell_prompt(state: Any) -> Line:
        asked = prompt(state)
        return Line(asked.id, {**asked.facts, "given": digest(state)})

    def tell_facts(moves: list[Any], view: Any) -> list[Any]:
        return [{**facts, "given": digest(view)} for facts in list_facts(moves, view)]

    patch.setitem(vars(game), "prompt", tell_prompt)
    patch.setitem(vars(game), "list_move_facts", tell_facts)


def digest(given: Any) -> int:
    """A number that is another one for whatever else is given."""
    return zlib.crc32(repr(given).encode())


def find_era(state: Any) -> int:
    """How often chance has been renewed before this state."""
    return int(state.drawn // ERA)


def find_drawn(state: Any) -> int:
    """How many words were drawn in this era."""
    return int(state.drawn % ERA)


def fill(state: Any, other: Any) -> None:
    """Make a state equal to another one, which is not used any more."""
    for name in state.__dataclass_fields__:
        setattr(state, name, getattr(other, name))


def is_same(state: Any, truth: Any) -> bool:
    """Whether there is no difference but in the random stream."""
    names = state.__dataclass_fields__.keys() - {"rng", "drawn"}
    return all(getattr(state, name) == getattr(truth, name) for name in names)
