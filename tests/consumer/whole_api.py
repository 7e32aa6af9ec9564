"""A program of somebody who depends on Dragonden: it uses all of the API, typed strictly."""

from __future__ import annotations

import copy
import pickle

import dragonden
from dragonden import Game, InputError, Line, Manifest, Match, Outcome, Refusal, Refused
from dragonden.games import dragons


def play_to_the_end(match: Match) -> list[str]:
    """Play the first move that is offered, until nobody is to act."""
    while match.actor is not None:
        match.play(match.offered()[0])
    return match.record().splitlines()


def look_into(game: Game[dragons.view.View, dragons.moves.Move]) -> None:
    """Copies, pickles, positions, and the types of one game."""
    match = dragonden.new(game, players=3, seed=7)
    refusal: Refusal | None = match.why("put(cow, a)")
    assert refusal is not None
    first = dragons.moves.Dragon(pile="b")
    match.play(first)
    for other in (match.copy(), copy.copy(match), copy.deepcopy(match)):
        other.undo()
        assert len(other.moves) == 0
    again: Match[dragons.view.View, dragons.moves.Move] = pickle.loads(pickle.dumps(match))
    assert again.moves == [first]
    views: list[dragons.view.View] = [position.view(None) for position in match.positions()]
    assert [view.piles[1].dragon for view in views] == [None, match.plies[0].seat]
    assert dragonden.load(match.record(), game).truth() == match.truth()


def main() -> None:
    manifests: list[Manifest] = dragonden.games("fr")
    for manifest in manifests:
        match = dragonden.new(manifest.name, seed=7)
        record = play_to_the_end(match)
        outcome: Outcome | None = match.outcome
        assert outcome
        reason: Line = outcome.reason
        assert reason.id
        assert dragonden.load("\n".join(record)).outcome == match.outcome
    look_into(dragons.GAME)
    try:
        dragonden.new("dragomino", players=9)
    except InputError as error:
        print(error)
    try:
        dragonden.new("dragomino", seed=7).play("place(0, 5, N)")
    except Refused as refused:
        print(refused.rule, refused.reason)


if __name__ == "__main__":
    main()
