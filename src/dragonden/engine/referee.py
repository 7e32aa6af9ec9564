"""The referee rides along in tests: after every action it checks what must always be true.

It does not check that a move was wise, that sentences are well said, or that the rules of a game
are the printed ones: that is for the tests of the game, named by rule.
"""

from __future__ import annotations

import random
from typing import Any, Protocol

import msgspec

from . import verbs
from .box import OPTION
from .features import LARGEST, are_alike, find_features
from .match import Match, Ply, list_legal
from .observation import Parts
from .observing import describe_plain, observe_plain
from .state import SPECTATOR, copy_state, zeros

Secret = tuple[tuple[str | int, ...], set[int]]  # a part of a view, and the seats that see it

BITS = {"int8": 7, "int16": 15, "int32": 31, "int64": 63}


class Naive(Protocol):
    """`tests/naive.py` of a game: the slow and obvious rival of its rules."""

    def scores(self, match: Match) -> list[list[int]]:
        """The standing, counted from the truth as a person would."""

    def check_pieces(self, match: Match) -> None:
        """Assert that every piece is in one place, and whatever else must hold."""

    def max_moves(self, match: Match) -> int:
        """No match with these options has more moves than this."""

    def list_draws(self, guesses: Any, known: Any) -> list[tuple[Any, list[int]]]:
        """What `determinize` has drawn without replacement, a row a guess, and from which pool.

        `guesses` is an array of compiled states: each is `known`, the knowledge of a seat, guessed.
        """

    def list_secrets(self, match: Match) -> list[Secret]:
        """What views leave out, being None there, for all seats but some, by the rules.

        A part is named by the fields and indices that lead to it in the view of the truth.
        """


class Violation(AssertionError):
    """Something that must always be true is not."""


def require(truth: bool, sentence: str) -> None:
    """Raise a Violation with this sentence unless it is true."""
    if not truth:
        raise Violation(sentence)


class Referee:
    """Checks one match after every action; without a naive rival nothing is counted twice."""

    def __init__(self, match: Match, naive: Naive | None, seed: int = 0) -> None:
        self.match = match
        self.naive = naive
        self.luck = random.Random(seed)
        self.seats: list[int | None] = [*range(int(match.options["players"])), None]

    def inspect(self) -> None:
        """Check everything that is cheap: offers, ranges, pieces, scores."""
        match = self.match
        self.check_offers()
        check_ranges(match.state)
        if self.naive is not None:
            self.compare(self.naive)
        require(
            (match.outcome is None) == (match.actor is not None), "an outcome comes with the end"
        )

    def compare(self, naive: Naive) -> None:
        """Count pieces, scores and moves the slow way."""
        match = self.match
        naive.check_pieces(match)
        standing, counted = match.standing, naive.scores(match)
        require(standing == counted, f"the standing is {standing}, counted the slow way {counted}")
        longest = naive.max_moves(match)
        require(len(match.plies) <= longest, f"the game is longer than {longest} moves")

    def check_offers(self) -> None:
        """Somebody can act unless it is over, and every offer has its own move."""
        match, game = self.match, self.match.game
        actions, phase = match.legal(), int(match.live.phase)
        require(
            match.actor is None or game.decisions[phase].is_played(match.live),
            f"{game.decisions.name(phase)} is asked, though none of its options is chosen",
        )
        require(bool(actions) == (match.actor is not None), "nobody can act, or too late")
        require(len(set(actions)) == len(actions), "an action is offered twice")
        require(len(actions) <= game.most_offers, f"more than {game.most_offers} offers")
        for action in actions:
            require(0 <= action < game.actions, "an action is out of range")
            move = game.decode(action)
            if game.encode(move) != action:  # written out only then: that takes longest
                raise Violation(f"{move} does not encode to {action}")

    # -- honesty ---------------------------------------------------------------------------------

    def check_honesty(self) -> None:
        """Reshuffle what a seat cannot know: all that leaves the match for it stays the same."""
        even = self.match.game.has_no_secrets(self.match.state)
        for seat in self.seats:
            known = self.match.knowledge(seat)
            require(not even or known == self.match.knowledge(None), f"seat {seat} has secrets")
            guess = guess_state(known, seat, self.luck)
            again = redact_copy(guess, seat)
            require(again == known, f"redact tells seat {seat} what is hidden")
            require(redact_copy(known, seat) == known, "redacting twice changes something")
            seen = self.match.game.view.build_view(again)
            require(
                msgspec.json.encode(seen) == msgspec.json.encode(self.match.view(seat)),
                f"the view of seat {seat} depends on what is hidden",
            )
            if seat is not None:
                self.check_observation(guess, known, seat)
                self.check_features(guess, known, seat)
            if seat is not None and seat == self.match.actor:
                self.check_same_offers(guess, known)
            if seat is None and self.match.actor is not None:
                self.check_public_offers(guess)
        self.check_new_chance()

    def check_new_chance(self) -> None:
        """No seat notices when chance goes on from a new key."""
        renewed = copy_state(self.match.state)
        verbs.renew_chance(renewed, self.luck.getrandbits(62))
        for seat in self.seats:
            same = redact_copy(renewed, seat) == self.match.knowledge(seat)
            require(same, f"seat {seat} notices new chance")

    def check_observation(self, guess: Any, known: Any, seat: int) -> None:
        """What a network is told is what the seat knows, within the declared bounds."""
        game, seen = self.match.game, self.match.game.observation
        planes, cells = zeros(seen.planes_shape), [0] * seen.cells_size
        scalars = [0] * seen.scalar_parts.size
        verbs.observe(known, seat, planes, cells, scalars)
        for other in (guess, self.match.state):
            observed = observe_plain(game, other, seat)
            require(observed == (planes, scalars), f"observe tells {seat} what is hidden")
        written = {cell: row for cell, row in enumerate(planes) if any(row)}
        unmarked = written.keys() - set(cells[1 : cells[0] + 1])
        require(not unmarked, f"observe writes to cells that it does not mark: {unmarked}")
        if OPTION not in self.match.options:  # the bounds are those of the printed box
            check_bounds(seen.plane_parts, list(written.values()))
            check_bounds(seen.scalar_parts, [scalars])

    def check_features(self, guess: Any, known: Any, seat: int) -> None:
        """What a network judges by is what the seat knows, and no number drowns the others."""
        declared = self.match.game.features
        if declared is None:
            return
        features = find_features(known, seat, declared.size)
        for other in (guess, self.match.state):
            same = are_alike(find_features(other, seat, declared.size), features)
            require(same, f"features tell seat {seat} what is hidden")
        for name, value in zip(declared.names, features, strict=True):
            require(-LARGEST <= value <= LARGEST, f"the feature {name!r} is {value}, too large")

    def check_same_offers(self, guess: Any, known: Any) -> None:
        """The offers to the actor and its opinions of them can be told from what it knows."""
        offers, most = self.match.legal(), self.match.game.most_offers
        require(list_legal(guess, most) == offers, "the offers depend on what is hidden")
        require(
            list_legal(known, most) == offers,
            "the offers cannot be told from what the actor knows",
        )
        for action in offers:
            liking = verbs.appraise(known, action)
            require(isinstance(liking, int), "appraise gives no whole number")
            require(verbs.appraise(guess, action) == liking, "appraise looks at what is hidden")
            require(verbs.patience(known, action) >= 1, "patience gives less than 1")
            self.check_description(guess, known, action)

    def check_public_offers(self, guess: Any) -> None:
        """Where a decision is declared public, everybody can tell what is offered."""
        game, state = self.match.game, self.match.state
        decision = game.decisions[state.phase]
        if decision.public:
            same = list_legal(guess, game.most_offers) == self.match.legal()
            require(same, f"what is offered in {decision.name} depends on what is hidden")

    def check_description(self, guess: Any, known: Any, action: int) -> None:
        """What a network is told of an offer is what the actor knows of it."""
        game = self.match.game
        described = describe_plain(game, known, action)
        for other in (guess, self.match.state):
            require(
                describe_plain(game, other, action) == described, "an offer tells what is hidden"
            )
        if OPTION not in self.match.options:
            check_bounds(game.observation.offer_parts, [described])

    def check_refusal(self, move: Any) -> None:
        """A move not offered is refused by a known rule, the same whatever is hidden."""
        match, game = self.match, self.match.game
        refusal = match.why(move)
        if move in match.offered():
            require(refusal is None, f"{move} is offered and refused")
            return
        require(refusal is not None, f"{move} is neither offered nor refused")
        assert refusal is not None
        require(refusal.rule in game.rulings(), f"{move}: there is no rule {refusal.rule}")
        sentence = game.words().line(refusal.line)
        require(bool(sentence), f"{move} is refused without a sentence")
        if match.actor is not None:
            guess = guess_state(match.knowledge(match.actor), match.actor, self.luck)
            require(game.explain_refusal(guess, move) == refusal, f"refusing {move} tells a secret")

    # -- what a move teaches ---------------------------------------------------------------------

    def check_unrevealed(self) -> None:
        """A move that claims to reveal nothing has taught nobody anything; others what they show.

        Whatever a seat thought possible before, the move leads to the same knowledge, or is seen to
        lead elsewhere. So no slot that guesses leave alone can hold a secret.
        """
        match = self.match
        before, ply = match.states[1], match.plies[-1]
        require(match.live.revealed >= before.revealed, "what was revealed is said not to be")
        for seat in self.seats:
            known, after = match.redact_state(before, seat), match.knowledge(seat)
            guess = guess_state(known, seat, self.luck)
            if alike := self.matching_actions(guess, ply, seat):
                verbs.apply(guess, self.luck.choice(alike))
                expected = redact_copy(guess, seat)
                if expected != after:
                    revealed = match.live.revealed != before.revealed
                    require(revealed, f"a move taught seat {seat} something")
                    seen = self.show_move(known, expected, ply, seat) != self.show_move(
                        known, after, ply, seat
                    )
                    require(
                        seen, f"seat {seat} knows more than it saw: {differing(expected, after)}"
                    )

    def show_move(self, before: Any, after: Any, ply: Ply, seat: int | None) -> tuple[object, ...]:
        """All that a seat is shown of a move, from its knowledge before and after."""
        game, move = self.match.game, self.match.game.decode(ply.action)
        if seat != ply.seat:
            move = game.hide_move(move)
        lines = game.view.log_move(before, move, after, SPECTATOR if seat is None else seat)
        return lines, msgspec.json.encode(game.view.build_view(after)), game.prompt(after)

    def matching_actions(self, guess: Any, ply: Ply, seat: int | None) -> list[int]:
        """The actions in a guess that look to a seat like the one that was taken."""
        game = self.match.game
        actions = list_legal(guess, game.most_offers)
        if seat == ply.seat:
            return [action for action in actions if action == ply.action]
        seen = game.hide_move(game.decode(ply.action))
        return [a for a in actions if game.hide_move(game.decode(a)) == seen]


def differing(state: Any, other: Any) -> str:
    """The names of the fields in which two states differ."""
    names = state.__dataclass_fields__
    return ", ".join(name for name in names if getattr(state, name) != getattr(other, name))


def check_bounds(parts: Parts, rows: list[list[int]]) -> None:
    """Every number of these rows is within what its part declares."""
    for part in parts.all if rows else ():
        low, high = value_range([row[part.first : part.first + part.size] for row in rows])
        bounds = f"{part.least} to {part.most}"
        require(
            part.least <= low <= high <= part.most, f"{part.name}: {low} to {high}, not {bounds}"
        )


def check_ranges(state: Any) -> None:
    """Every number fits into the field that holds it when compiled."""
    for name, field in state.__dataclass_fields__.items():
        limit = 1 << BITS[field.metadata["kind"]]
        low, high = value_range(getattr(state, name))
        require(-limit <= low <= high < limit, f"{name} holds {low} to {high}, which does not fit")


def value_range(value: Any) -> tuple[int, int]:
    """The smallest and the largest number of a field."""
    if not isinstance(value, list):
        return value, value
    if isinstance(value[0], list):
        spans = [value_range(row) for row in value]
        return min(low for low, _ in spans), max(high for _, high in spans)
    return min(value), max(value)


def guess_state(known: Any, seat: int | None, luck: random.Random) -> Any:
    """One guess at the truth behind the knowledge of a seat."""
    guess = copy_state(known)
    verbs.determinize(guess, SPECTATOR if seat is None else seat, luck.getrandbits(62))
    return guess


def redact_copy(state: Any, seat: int | None) -> Any:
    """What a seat would know of a plain state."""
    copy = copy_state(state)
    verbs.redact(copy, SPECTATOR if seat is None else seat)
    return copy
