"""Play the same game in two worlds through real sockets: a reader must be sent the same in both."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from dragonden.engine.game import Game
from dragonden.engine.options import Value
from dragonden.table import acts
from dragonden.table.events import SPECTATOR

from ..support import choose
from .table import READERS, REAL, CuedBots, ObservedTable, Readers, Step, open_table
from .worlds import FirstWorld, SecondWorld

MOVES = 40
ASKING = 10  # steps, after which everything is asked


def next_step(observed: ObservedTable, luck: random.Random, done: list[Step]) -> Step:
    """What happens next in the first world."""
    table, moves = observed.table, sum(step.kind == "move" for step in done)
    actor, ben = table.actor, table.seats[1]
    assert actor is not None
    assert table.board
    last = done[-1] if done else Step("")
    if last.kind == "move":
        if moves % 12 == 5:
            return Step("visit", luck.choice(READERS))
        if moves % 20 == 10:
            return Step("chat", luck.choice([0, 1]))
        if ben.guest and moves == 14:
            return Step("leave", 1)
        if moves == 20:
            return Step("return", 1)
        if table.seats[actor].level is None and luck.random() < 0.2:
            free, back = acts.count_undoable(table, actor)
            if free or (back and moves > 30):
                return Step("undo", actor, free or back)
        if moves in (24, 25) and table.seats[actor].level is None:  # past what was shown
            return Step("undo", actor, acts.count_undoable(table, actor)[1])
    if table.seats[actor].level is not None:
        return Step("move", actor, REAL)
    if last.kind != "hint" and luck.random() < 0.6:
        return Step("hint", actor)
    return Step("move", actor, choose(table.board.match, "patient", luck))


def play(observed: ObservedTable, luck: random.Random, moves: int, readers: Readers) -> list[Step]:
    """Play in the first world; what was done before the game was over.

    Everybody asks what is of use in a turn, but all there is only those who are compared.
    """
    done: list[Step] = []
    while sum(step.kind == "move" for step in done) < moves:
        step = next_step(observed, luck, done)
        sent = {reader: len(told) for reader, told in observed.sent.items()}
        observed.do(step)
        if observed.table.status == "over":
            for reader, length in sent.items():
                del observed.sent[reader][length:]
            break
        if step.number == REAL:
            assert observed.table.board
            step = step._replace(number=observed.table.board.match.plies[-1].action)
        done.append(step)
        for reader in READERS:
            if reader in readers or len(done) % ASKING:
                ask(observed, len(done), reader)
    return done


def play_again(observed: ObservedTable, done: list[Step], reader: int) -> None:
    """Do the same in the second world, as far as its reader can tell."""
    for number, step in enumerate(done, start=1):
        observed.do(step)
        ask(observed, number, reader)


def ask(observed: ObservedTable, steps: int, reader: int) -> None:
    """Ask after so many steps: now and then all there is, and always what is of use in a turn."""
    if steps % ASKING == 0:
        observed.ask_everything(reader)
    elif observed.table.actor == reader:
        observed.ask_at_the_table(reader)


def check_verdicts(told: list[Any], told_again: list[Any], reader: int) -> None:
    """When it is over everything may be told, but a decision is judged by what its seat knew.

    The last move, which ended the game in the first world, is missing in the second.
    """
    assert reader == SPECTATOR or told_again
    assert told[: len(told_again)] == told_again


def compare(
    game: Game,
    options: dict[str, Value],
    data: Path,
    bots: CuedBots,
    readers: Readers = READERS,
    moves: int = MOVES,
    seed: int = 1,
) -> ObservedTable:
    """Play in the first world, then for each reader in a second one; the first is returned."""
    truth = FirstWorld(game, {"players": max(3, game.players[0]), **options}, seed)
    with open_table(data / "truth", truth, bots, READERS) as first:
        done = play(first, random.Random(f"{game.name} {seed}"), moves, readers)
        first.end()
        judged = {reader: first.fetch_verdicts(reader) for reader in readers}
    for reader in readers:
        twin = SecondWorld(truth, reader)
        with open_table(data / str(reader), twin, bots, (reader,)) as second:
            play_again(second, done, reader)
            second.end()
            check_verdicts(judged[reader], second.fetch_verdicts(reader), reader)
        for told, told_again in zip(first.sent[reader], second.sent[reader], strict=True):
            assert told == told_again
        assert twin.others > twin.positions / 2, "the worlds are too much alike to prove anything"
    return first
