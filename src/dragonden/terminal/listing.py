"""The list of games, for people and for programs."""

from __future__ import annotations

import sys

import msgspec
from rich.console import Console
from rich.padding import Padding
from rich.table import Table

import dragonden
from dragonden.engine.game import Manifest
from dragonden.engine.options import Option, format_value
from dragonden.engine.words import Words
from dragonden.games import broken_games

from .languages import choose_language, load_terminal_words
from .screen import join_names, new_console


def print_games(asked: str | None) -> None:
    """Every game with its options, in words."""
    language = choose_language(asked)
    words, console = load_terminal_words(language), new_console()
    for manifest in dragonden.games(language):
        print_game(manifest, words, console)


def print_broken() -> None:
    """Say which games of other packages cannot be used, and why."""
    for problem in broken_games().values():
        print(f"dragonden: {problem}", file=sys.stderr)


def print_json(asked: str | None) -> None:
    """The manifests as one line of JSON."""
    print(msgspec.json.encode(dragonden.games(choose_language(asked))).decode())


def print_game(manifest: Manifest, words: Words, console: Console) -> None:
    low, high = manifest.players
    facts = {"ages": manifest.ages, "minutes": manifest.minutes}
    console.print(manifest.title, style="bold")
    for text in (
        manifest.sentences["about"],
        words("terminal-facts", players=f"{low}–{high}", **facts),
        words(
            "terminal-by",
            designers=join_names(manifest.designers, words),
            publisher=manifest.publisher,
        ),
        words("terminal-play-by", name=manifest.name),
    ):
        console.print(Padding(text, (0, 0, 0, 2)))
    table = Table()
    for head in ("option", "choices", "default", "meaning"):
        table.add_column(words(f"terminal-{head}"))
    for option in manifest.options:
        sentence = manifest.sentences[option.name]
        table.add_row(option.name, format_choices(option), format_value(option.default), sentence)
    console.print(Padding(table, (0, 0, 1, 2)))


def format_choices(option: Option) -> str:
    """What an option can be: `2–4`, `false, true`."""
    numbers = [choice for choice in option.choices if type(choice) is int]
    others = [format_value(choice) for choice in option.choices if type(choice) is not int]
    ranged = [f"{numbers[0]}–{numbers[-1]}"] if len(numbers) > 1 else [str(n) for n in numbers]
    return ", ".join([*ranged, *others])
