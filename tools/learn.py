"""`scripts/learn`: teach a game, and write what it has learnt into its folder."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from dragonden.bots.learning.course import Trainer
from dragonden.bots.weights import NAME, write_weights
from dragonden.engine.errors import InputError
from dragonden.engine.plan import Course
from dragonden.games import find_game
from dragonden.lab.commands import INTERRUPTED, MISTAKE
from dragonden.lab.progress import stage_bars
from dragonden.lab.simulation import count_cores

MOST_BYTES = 200_000  # of a file with weights


def learn(
    name: Annotated[str, typer.Argument(metavar="GAME", help="A game that has a features.py.")],
    seed: Annotated[int, typer.Option(help="Another seed, other games, another network.")] = 1,
    games: Annotated[int | None, typer.Option(help="Games of a later round.", min=96)] = None,
    greedy: Annotated[int | None, typer.Option(help="Games of the first round.", min=96)] = None,
    rounds: Annotated[int | None, typer.Option(help="How many rounds.", min=1)] = None,
    folder: Annotated[Path, typer.Option(help="Where rounds are kept.")] = Path(".learning"),
    threads: Annotated[int | None, typer.Option(help="One a core, unless told.", min=1)] = None,
    dry: Annotated[bool, typer.Option(help="Leave the game's weights as they are.")] = False,
) -> None:
    """Teach a game by playing it, and write weights.json into its folder.

    Each round plays games, trains a network on them and lets it meet the last one; the better
    plays the games of the next round. The first learns from greedy games. What a course costs
    depends on the game: its bot.py says how many games are played.

    The same seed leads to the same weights, whatever the number of threads. Ctrl-C ends it;
    started again with the same settings, it goes on with what is kept in the folder.
    """
    try:
        game = find_game(name)
        course: Course = getattr(game.bot, "COURSE", Course())
        course = course._replace(
            games=games or course.games,
            greedy=greedy or course.greedy,
            rounds=rounds or course.rounds,
        )
        with stage_bars(quiet=False) as begin:
            trainer = Trainer(game, course, seed, folder / name, threads or count_cores(), begin)
            for found in trainer.teach():
                told = found.record["rounds taught"][-1]
                typer.echo(", ".join(f"{key} {value}" for key, value in told.items()))
        path = folder / name / NAME if dry else game.folder / NAME
        write_weights(path, found)
        size = path.stat().st_size
        typer.echo(f"{path}: {size:,} bytes")
        if size > MOST_BYTES:
            raise InputError(f"That is more than {MOST_BYTES:,}: take fewer neurons.")
    except InputError as mistake:
        typer.echo(f"dragonden: {mistake}", err=True)
        raise typer.Exit(MISTAKE) from None
    except KeyboardInterrupt:
        typer.echo("Ended; the same command goes on from here.", err=True)
        raise typer.Exit(INTERRUPTED) from None


if __name__ == "__main__":
    typer.run(learn)
