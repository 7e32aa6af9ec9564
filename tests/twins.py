"""The same game in two worlds, through real sockets: what a reader is sent has to be the same.

`python -m tests.twins` plays long games in every variant so, `python -m tests.twins dragons` those
of one game, `--variant 2` the third of them. `scripts/prove` does it with other seeds each time.
"""

from __future__ import annotations

import argparse
import random
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any

from dragonden.engine.game import Game
from dragonden.engine.options import Value
from dragonden.table import acts
from dragonden.table.events import SPECTATOR

from .stage import READERS, REAL, Company, Deed, Readers, Stage, stage
from .support import CASES, choose, name_of, variants
from .worlds import Truth, Twin

MOVES = 40
ASKING = 10  # deeds, after which everything is asked


def next_deed(stage: Stage, luck: random.Random, done: list[Deed]) -> Deed:
    """What happens next in the first world."""
    table, moves = stage.table, sum(deed.kind == "move" for deed in done)
    actor, ben = table.actor, table.seats[1]
    assert actor is not None
    assert table.board
    last = done[-1] if done else Deed("")
    if last.kind == "move":
        if moves % 12 == 5:
            return Deed("visit", luck.choice(READERS))
        if moves % 20 == 10:
            return Deed("chat", luck.choice([0, 1]))
        if ben.guest and moves == 14:
            return Deed("leave", 1)
        if moves == 20:
            return Deed("return", 1)
        if table.seats[actor].level is None and luck.random() < 0.2:
            free, back = acts.count_undoable(table, actor)
            if free or (back and moves > 30):
                return Deed("undo", actor, free or back)
    if table.seats[actor].level is not None:
        return Deed("move", actor, REAL)
    return Deed("move", actor, choose(table.board.match, "patient", luck))


def play(stage: Stage, luck: random.Random, moves: int) -> list[Deed]:
    """Play in the first world; what was done before the game was over."""
    done: list[Deed] = []
    while sum(deed.kind == "move" for deed in done) < moves:
        deed = next_deed(stage, luck, done)
        sent = {reader: len(told) for reader, told in stage.sent.items()}
        stage.do(deed)
        if stage.table.status == "over":
            for reader, length in sent.items():
                del stage.sent[reader][length:]
            break
        if deed.number == REAL:
            assert stage.table.board
            deed = deed._replace(number=stage.table.board.match.plies[-1].action)
        done.append(deed)
        for reader in READERS:
            ask(stage, len(done), reader)
    return done


def play_again(stage: Stage, done: list[Deed], reader: int) -> None:
    """Do the same in the second world, as far as its reader can tell."""
    for number, deed in enumerate(done, start=1):
        stage.do(deed)
        ask(stage, number, reader)


def ask(stage: Stage, deeds: int, reader: int) -> None:
    """Ask after so many deeds: now and then all there is, and always what is of use in a turn."""
    if deeds % ASKING == 0:
        stage.ask_everything(reader)
    elif stage.table.actor == reader:
        stage.ask_at_the_table(reader)


def same_verdicts(told: list[Any], told_again: list[Any], reader: int) -> None:
    """When it is over everything may be told, but a decision is judged by what its seat knew.

    The last move, which ended the game in the first world, is missing in the second.
    """
    assert reader == SPECTATOR or told_again
    assert told[: len(told_again)] == told_again


def compare(
    game: Game,
    options: dict[str, Value],
    data: Path,
    bots: Company,
    readers: Readers = READERS,
    moves: int = MOVES,
    seed: int = 1,
) -> Stage:
    """Play in the first world, then for each reader in a second one; the first is returned."""
    truth = Truth(game, {"players": max(3, game.players[0]), **options}, seed)
    with stage(data / "truth", truth, bots, READERS) as first:
        done = play(first, random.Random(f"{game.name} {seed}"), moves)
        first.end()
        judged = {reader: first.verdicts(reader) for reader in readers}
    for reader in readers:
        twin = Twin(truth, reader)
        with stage(data / str(reader), twin, bots, (reader,)) as second:
            play_again(second, done, reader)
            second.end()
            same_verdicts(judged[reader], second.verdicts(reader), reader)
        for told, told_again in zip(first.sent[reader], second.sent[reader], strict=True):
            assert told == told_again
        assert twin.others > twin.positions / 2, "the worlds are too much alike to prove anything"
    return first


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", help="all of them unless some are named")
    parser.add_argument("--variant", type=int, help="by number; all unless told")
    parser.add_argument("--moves", type=int, default=150, help="of each game, at most (150)")
    parser.add_argument("--seed", type=int, default=1)
    wish = parser.parse_args()
    bots, total = Company(), Counter[str]()
    for game, options in (case for case in CASES if not wish.games or case[0].name in wish.games):
        if wish.variant not in (None, variants(game).index(options)):
            continue
        with tempfile.TemporaryDirectory(prefix="dragonden-") as data:
            first = compare(game, options, Path(data), bots, moves=wish.moves, seed=wish.seed)
        frames = sum(len(sent) for sent in first.sent.values())
        size = sum(len(text) for sent in first.sent.values() for text in sent)
        print(f"{game.name} {name_of(options)}: {frames} frames, {size} bytes alike", flush=True)
        total += Counter({"games": 1, "frames alike": frames, "bytes": size})
    bots.end()
    print("proved:", ", ".join(f"{number} {name}" for name, number in total.items()))


if __name__ == "__main__":
    main()
