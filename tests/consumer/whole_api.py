"""A program of somebody who depends on Dragonden: it uses all of the API, typed strictly."""

from __future__ import annotations

import dragonden
from dragonden import InputError, Manifest, Match, Refused


def play_to_the_end(match: Match) -> list[str]:
    """Play the first move that is offered, until nobody is to act."""
    while match.actor is not None:
        match.play(match.offered()[0])
    return match.record().splitlines()


def main() -> None:
    manifests: list[Manifest] = dragonden.games("fr")
    for manifest in manifests:
        match = dragonden.new(manifest.name, seed=7)
        record = play_to_the_end(match)
        assert match.outcome
        assert dragonden.load("\n".join(record)).outcome == match.outcome
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
