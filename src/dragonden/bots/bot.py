"""What a bot is, and how one is asked."""

from __future__ import annotations

import operator
from collections.abc import Sequence
from typing import Any, Protocol, runtime_checkable

from dragonden.engine.errors import InputError
from dragonden.engine.game import GAMES
from dragonden.engine.match import Match

from .decision import Decision

Seed = int | str | None  # None: one that nobody knows


@runtime_checkable
class Bot(Protocol):
    """One player, for one seat of one match."""

    def decide(self, knowledge: Any, actions: list[int]) -> Decision | int:
        """One of the allowed actions, from what the seat to act may know.

        `view_of` and `moves_of` tell what these numbers mean.
        """


class BadDecision(InputError):
    """A bot has chosen what is not allowed."""


def ask(bot: Bot, knowledge: Any, actions: list[int]) -> Decision:
    """Let a bot decide, and check that it chose one of the allowed actions."""
    answer = bot.decide(knowledge, list(actions))
    name = type(bot).__name__
    if not isinstance(answer, Decision):
        try:
            answer = Decision(operator.index(answer))
        except TypeError:
            raise BadDecision(f"The bot {name} must choose an action, not {answer!r}.") from None
    if answer.action not in actions:
        raise BadDecision(f"The bot {name} chose {answer.action}, which is not allowed.")
    return answer


def choose(match: Match, bot: Bot) -> Any:
    """The move that a bot would play for the seat to act, from what that seat may know.

    >>> import dragonden
    >>> match = dragonden.new("dragomino", players=2, first=0, seed=7)
    >>> match.play(choose(match, dragonden.bots.create_bot("greedy", seed=1)))
    >>> match.moves
    [Pick(domino=2)]
    """
    if match.actor is None:
        raise InputError("The game is over.")
    decision = ask(bot, match.knowledge(match.actor), match.legal())
    return match.game.decode(decision.action)


def play(match: Match, bots: Sequence[Bot]) -> None:
    """Let bots play a match to its end, one for each seat.

    >>> import dragonden
    >>> match = dragonden.new("dragomino", players=2, first=0, seed=7)
    >>> play(match, [dragonden.bots.create_bot("drake", seed=seat) for seat in range(2)])
    >>> match.outcome.winners
    [0]
    """
    if len(bots) != match.options["players"]:
        raise InputError(f"{match.options['players']} play, but there are {len(bots)} bots.")
    while match.actor is not None:
        match.play(choose(match, bots[match.actor]))


def view_of(knowledge: Any) -> Any:
    """What the seat of a bot sees: the same view that `Match.view` gives."""
    return GAMES[type(knowledge)].view.build_view(knowledge)


def moves_of(knowledge: Any, actions: Sequence[int]) -> list[Any]:
    """The moves that some actions stand for, in the same order.

    >>> import dragonden
    >>> match = dragonden.new("dragomino", players=2, first=0, seed=7)
    >>> moves_of(match.knowledge(0), match.legal())
    [Pick(domino=25), Pick(domino=18), Pick(domino=2), Pick(domino=4)]
    """
    decode = GAMES[type(knowledge)].decode
    return [decode(action) for action in actions]
