"""The command `dragonden`; each subcommand imports what it needs when it is called."""

from __future__ import annotations

import contextlib
import io
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import typer

from dragonden import InputError, __version__, bots
from dragonden.bots import SEARCHING
from dragonden.checking.command import check_game, new_game
from dragonden.games import find_game, game_names
from dragonden.house.commands import commands as house_commands
from dragonden.lab.commands import arena, simulate
from dragonden.lab.study_command import study
from dragonden.server.command import serve

app = typer.Typer(no_args_is_help=True, add_completion=False, rich_markup_mode="markdown")

EXAMPLE = game_names()[0]  # a game to show how commands are written
JUDGE = SEARCHING[0]  # the level that analyses by default
MISTAKE = 2  # exit codes: as for other wrong arguments
INTERRUPTED = 130  # as shells report it
LEVEL_HELP = """The levels of bots, from easy to hard:

    `hatchling` forgets what was shown and plays anything half of the time.

    `drake` plays what looks best at once, and slips now and then.

    `dragon` looks ahead, for up to a second or so.

    `elder` looks ahead much longer.

    Besides, `random` plays anything, and `greedy` is a `drake` that never forgets or slips."""


def optional(help: str, *flags: str, default: str | bool = False) -> Any:
    """An option of the command line that may be left out."""
    return typer.Option(*flags, help=help, show_default=default)


Language = Annotated[str | None, optional("en, fr or de; else the language of your system.")]


@contextlib.contextmanager
def report_errors() -> Iterator[None]:
    """Turn a mistake into its sentence, without a traceback."""
    try:
        yield
    except InputError as mistake:
        typer.echo(f"dragonden: {mistake}", err=True)
        raise typer.Exit(MISTAKE) from None


def show_version(asked: bool) -> None:
    if asked:
        typer.echo(f"dragonden {__version__}")
        raise typer.Exit


@app.callback(
    help=f"""Play tabletop games in a terminal, with friends and with bots.

    `dragonden games` lists what there is to play.

    `dragonden play {EXAMPLE}` starts a game against bots.

    `dragonden play {EXAMPLE} --seats Anna,Ben,dragon` seats two people and a strong bot.

    `dragonden replay anna.txt` steps through a match that was kept in a file.

    `dragonden analyse anna.txt` tells which of its moves were mistakes.

    `dragonden COMMAND --help` tells more about each command.
    """
)
def dragonden(
    version: Annotated[
        bool,
        typer.Option("--version", callback=show_version, is_eager=True, help="Show the version."),
    ] = False,
) -> None:
    """The options without a command."""


@app.command(
    help=f"""Play a game at this keyboard.

    `dragonden play {EXAMPLE}`: you against bots of the level `drake`.

    `dragonden play {EXAMPLE} --players 3 --option first=0`: three play and the first seat begins.

    `dragonden play '{EXAMPLE}(players=3, first=0)'`: the same in one text.

    `dragonden play {EXAMPLE} --seats Anna,dragon,Ben --save anna.txt`: two people and a strong
    bot, kept in a file.

    `dragonden play --resume anna.txt`: go on with that match.

    {LEVEL_HELP}
    """
)
def play(
    game: Annotated[
        str | None, typer.Argument(help="Its name, or its text form.", show_default=False)
    ] = None,
    players: Annotated[int | None, optional("How many play.")] = None,
    seat: Annotated[
        int | None, optional("Your seat, counted from 0; bots get the others.", default="0")
    ] = None,
    seats: Annotated[
        str | None,
        optional(
            f"Who sits where, with commas: {', '.join(bots.names())} or mybot.py:Name for a bot; "
            "another word is a person."
        ),
    ] = None,
    option: Annotated[
        list[str] | None,
        optional("An option of the game, as name=value; repeatable.", "--option", "-o"),
    ] = None,
    box: Annotated[Path | None, optional("A file with another box: see `dragonden box`.")] = None,
    seed: Annotated[
        int | None, optional("The same number gives the same game.", default="nobody knows it")
    ] = None,
    language: Language = None,
    save: Annotated[Path | None, optional("Keep the match in this new file, move by move.")] = None,
    resume: Annotated[Path | None, optional("Continue the match in this file.")] = None,
) -> None:
    """Play a game at this keyboard."""
    with report_errors():
        from dragonden.terminal.play import PlayRequest
        from dragonden.terminal.play import play as play_at_keyboard

        chosen = tuple(option or ())
        request = PlayRequest(game, players, seat, seats, chosen, seed, language, save, resume, box)
        raise typer.Exit(play_at_keyboard(request))


@app.command()
def games(
    json: Annotated[bool, typer.Option("--json", help="As JSON, for programs.")] = False,
    language: Language = None,
) -> None:
    """List the games and their options.

    `dragonden games --json` gives everything a program may want to know, the rules included.
    """
    with report_errors():
        from dragonden.terminal import listing

        listing.print_json(language) if json else listing.print_games(language)
        listing.print_broken()


@app.command()
def box(game: Annotated[str, typer.Argument(help="Its name.")]) -> None:
    """Print what is in the box of a game, as a file to change.

    `dragonden box dragons > my-dragons.toml`; then `dragonden study dragons --box my-dragons.toml`
    tells what the change does, and `dragonden play dragons --box my-dragons.toml` plays with it.
    """
    with report_errors():
        found = find_game(game)
        if not found.box.parts:
            raise InputError(f"{found.title} has no box that can be changed.")
        typer.echo(found.box.format_file(found.name, found.title), nl=False)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A match kept by `dragonden play --save`.")],
    seat: Annotated[
        str | None,
        optional(
            "Whose view: a seat's number or name, spectator, or truth.",
            default="truth once the game is over, before that spectator",
        ),
    ] = None,
    all: Annotated[bool, typer.Option("--all", help="Print every move without asking.")] = False,
    language: Language = None,
) -> None:
    """Step through a match, forward and back.

    `dragonden replay anna.txt --seat Anna`: as Anna saw it.

    `dragonden replay anna.txt --all`: all of it at once, as also when the output is no terminal.
    """
    with report_errors():
        from dragonden.terminal.replay import replay as step_through

        step_through(file, seat, language, all)


@app.command()
def analyse(
    file: Annotated[Path, typer.Argument(help="A match kept by `dragonden play --save`.")],
    seat: Annotated[
        str | None, optional("Whose decisions: a seat's number or name.", default="everyone's")
    ] = None,
    level: Annotated[str, typer.Option(help=f"Who judges: {' or '.join(SEARCHING)}.")] = JUDGE,
    json: Annotated[bool, typer.Option("--json", help="As JSON, for programs.")] = False,
    language: Language = None,
) -> None:
    """Tell what each decision of a match has cost, by what its player knew then.

    `dragonden analyse anna.txt --seat Anna`: what was played, what `dragon` would have played, and
    how much chance to win and how many points lie between.

    Ctrl-C ends it early and prints what was judged until then.
    """
    with report_errors():
        from dragonden.terminal.analysis import analyse as judge

        try:
            whole = judge(file, seat, level, json, language)
        except KeyboardInterrupt:
            typer.echo("dragonden: Interrupted before any decision was judged.", err=True)
            raise typer.Exit(INTERRUPTED) from None
        if not whole:
            raise typer.Exit(INTERRUPTED)


app.command()(serve)
app.command()(simulate)
app.command()(arena)
app.command()(new_game)
app.command()(check_game)
app.add_typer(house_commands, name="house")
app.command()(study)


def main() -> None:
    """Run the command; what the terminal cannot show or send becomes a question mark."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    app()


if __name__ == "__main__":
    main()
