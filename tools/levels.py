"""`scripts/levels`: play each level against the one below until it is clear, and write it down."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import msgspec
import typer
from msgspec import Struct

from dragonden.bots import LEVELS
from dragonden.bots.levels import FORMER
from dragonden.bots.players import LEARNED
from dragonden.engine.errors import InputError
from dragonden.engine.game import Game
from dragonden.engine.options import Value
from dragonden.games import all_games, find_game, game_names
from dragonden.lab.arena import Arena, build_arena
from dragonden.lab.arena_tables import format_range
from dragonden.lab.commands import INTERRUPTED, MISTAKE
from dragonden.lab.contest import play_arena
from dragonden.lab.ledger import parse_games, read_lines, read_setting
from dragonden.lab.progress import progress_bar
from dragonden.lab.standings import Standings, build_standings

from .levels_page import (
    Row,
    build_cells,
    describe_seats,
    is_clear,
    write_introduction,
    write_section,
)

SEED = 1
CONFIDENCE = 0.99  # at each look; with so few looks the chance of a false claim stays below 5 %
LOOKS = (20, 40, 60, 100, 160, 260, 400)  # games after which it is asked whether it is clear
MEASURED = 100  # games where a share is wanted and not only who is better
STRONGEST = "dragon"  # of the levels that answer at once: it is measured against others too
PLAIN = "plain"  # a search that knows nothing of the game
KNOWING_NOTHING = "depth=100, exploration=0.7, widening=0, greedy=0, rounds=0, horizon=10000"
PILOT = 4  # games to find out how fast the plain search is
MANY = 4  # seats of the other table that every game has
OTHER_TABLES = {"cooperative": {"mode": "cooperative"}}  # where a game has such an option
PRESETS = {"dinoland": "everything"}  # whose expansions change much


class Kept(Struct, frozen=True):
    """What the page says of a pair, and by which players, so that it outlives the games' files."""

    setting: dict[str, Any]
    cells: list[str]


class Pairing(NamedTuple):
    """Two players to compare, at which table, and the file with their games."""

    game: Game
    higher: str
    lower: str  # a bot's name, or PLAIN
    path: Path
    looks: tuple[int, ...]
    table: str = ""  # its name; the first has as few seats as the game allows
    options: Mapping[str, Value] = {}

    @property
    def seats(self) -> int:
        return int(self.options.get("players", fewest_seats(self.game)))

    def arena(self, lower: str, seed: int = SEED) -> Arena:
        """One of the higher, and the lower in all other seats."""
        players = [self.higher] + [lower] * (self.seats - 1)
        given = {"players": self.seats, **self.options}
        return build_arena(self.game.name, given, players, seed)

    def setting(self) -> dict[str, Any]:
        """What a result depends on; how many simulations the plain search has, its games tell."""
        facts = self.arena("greedy" if self.lower == PLAIN else self.lower).facts()
        names = ("game", "rules", self.higher, self.lower)
        return {name: facts[name] for name in names if name in facts}

    def found(self) -> Standings | None:
        """What the file tells, if it has games of the present players."""
        lines = read_lines(self.path)
        lower = read_setting(self.path, lines)["players"][1] if lines else self.lower
        try:
            setting = self.arena(lower)
            games = parse_games(self.path, lines, setting)
        except InputError:  # played when the levels were others
            return None
        return build_standings(setting, games, len(games), CONFIDENCE) if len(games) > 1 else None


def fewest_seats(game: Game) -> int:
    return max(2, game.players[0])


def list_tables(game: Game) -> dict[str, Mapping[str, Value]]:
    """The tables at which levels are compared, by name; the first has as few seats as possible."""
    tables: dict[str, Mapping[str, Value]] = {"": {}}
    if fewest_seats(game) < MANY <= game.players[1]:
        tables["four players"] = {"players": MANY}
    names = {option.name for option in game.own_options}
    tables |= {name: given for name, given in OTHER_TABLES.items() if names >= given.keys()}
    tables |= {
        preset.name: preset.options
        for preset in game.presets
        if preset.name == PRESETS.get(game.name)
    }
    return tables


def list_pairings(game: Game, folder: Path, limit: int) -> list[Pairing]:
    """What is compared in a game: neighbouring levels at each table, at the first some others."""
    looks = tuple(look for look in LOOKS if look <= limit) or (limit,)
    neighbours = [(higher, lower, looks) for lower, higher in pairwise(LEVELS)]
    pairs = [
        *neighbours,
        (STRONGEST, "greedy", (min(MEASURED, limit),)),
        (STRONGEST, PLAIN, looks),
        (LEARNED, "greedy", (min(MEASURED, limit),)),
        *((name.removesuffix("-1"), name, looks) for name in FORMER),
        (LEARNED, f"{STRONGEST}-1", looks),
    ]
    pairings = []
    for table, options in list_tables(game).items():
        for higher, lower, looks in neighbours if table else pairs:
            path = folder / ("-".join([game.name, *table.split(), higher, lower]) + ".csv")
            pairings.append(Pairing(game, higher, lower, path, looks, table, options))
    return pairings


def play_pairing(pairing: Pairing, processes: int | None) -> Standings:
    """Play until one of the looks shows that the two differ, or there are no more."""
    setting = pairing.arena(find_opponent(pairing, processes))
    for look in pairing.looks:
        standings = play_games(setting, look, processes, pairing.path)
        if is_clear(standings):
            break
    return standings


def play_games(
    setting: Arena, look: int, processes: int | None, path: Path | None = None
) -> Standings:
    """What at least so many games tell; a KeyboardInterrupt if they are not played to the end."""
    title = f"{setting.game}: {', '.join(setting.names)}"
    with progress_bar(title, quiet=False) as watch:
        games = play_arena(setting, look, processes, path, watch)
    return build_standings(setting, games, look, CONFIDENCE)


def find_opponent(pairing: Pairing, processes: int | None) -> str:
    """The lower player as the arena calls it: as in the games already played, if there are any.

    A plain search that knows nothing of the game gets as many simulations as take the time of the
    other. How fast it is decides, and not the clock, which a busy machine would bend.
    """
    if pairing.lower != PLAIN:
        return pairing.lower
    if lines := read_lines(pairing.path):
        return str(read_setting(pairing.path, lines)["players"][1])
    budget = pairing.game.bot.PLAN.budget
    for _ in range(2):  # the pace depends a little on the budget
        pilot = play_games(pairing.arena(plain_search(budget)), PILOT, processes)
        ours, theirs = (row.thinking for row in pilot.results)
        assert ours
        assert theirs
        budget = max(1, round(budget * ours.seconds / theirs.seconds))
    return plain_search(budget)


def plain_search(budget: int) -> str:
    return f"search(budget={budget}, {KNOWING_NOTHING})"


def levels(
    games: Annotated[list[str] | None, typer.Argument(help="All, unless told.")] = None,
    folder: Annotated[Path, typer.Option(help="Where games are kept.")] = Path(".levels"),
    page: Annotated[Path, typer.Option(help="What is written.")] = Path("docs/LEVELS.md"),
    player: Annotated[str | None, typer.Option(help="Only what this one plays.")] = None,
    limit: Annotated[int, typer.Option(help="Most games of a pair.", min=2)] = LOOKS[-1],
    processes: Annotated[int | None, typer.Option(help="How many games at a time.")] = None,
) -> None:
    """Play each level against the one below, until it is clear that it wins, and write that down.

    Ctrl-C ends it; started again it goes on from there.
    """
    try:
        chosen = [find_game(name) for name in games or game_names()]
        folder.mkdir(parents=True, exist_ok=True)
        for pairing in (
            pairing for game in chosen for pairing in list_pairings(game, folder, limit)
        ):
            if player in (None, pairing.higher):
                typer.echo(describe_result(pairing, play_pairing(pairing, processes)))
    except InputError as mistake:
        typer.echo(f"dragonden: {mistake}", err=True)
        raise typer.Exit(MISTAKE) from None
    except KeyboardInterrupt:
        raise typer.Exit(INTERRUPTED) from None
    finally:
        write_page(page, folder, limit)


def describe_result(pairing: Pairing, standings: Standings) -> str:
    """How a comparison ended."""
    table = f" ({pairing.table})" if pairing.table else ""
    pair = f"{pairing.game.name}{table}: {pairing.higher} against {pairing.lower}"
    wins = standings.results[0].wins
    if wins is None:
        return f"{pair}: {standings.duels[0].ahead.mean:+.1f} points in {standings.games} games"
    return f"{pair}: {wins.mean:.1%} of {standings.games} games ({format_range(wins)})"


def write_page(page: Path, folder: Path, limit: int) -> None:
    """Write the page from all games kept so far, and what it said of pairs that have none here."""
    page.parent.mkdir(parents=True, exist_ok=True)
    file = page.with_suffix(".json")
    before = msgspec.json.decode(file.read_bytes(), type=dict[str, Kept]) if file.exists() else {}
    now: dict[str, Kept] = {}
    sections = []
    for game in all_games():
        rows = []
        for pairing in list_pairings(game, folder, limit):
            name = pairing.path.stem
            if kept := update_kept(pairing, before.get(name)):
                now[name] = kept
            seats = describe_seats(pairing.seats, pairing.arena("greedy").together)
            cells = kept.cells if kept else None
            rows.append(Row(pairing.table, pairing.higher, pairing.lower, seats, cells))
        sections.append(write_section(game, rows))
    file.write_bytes(msgspec.json.format(msgspec.json.encode(now)) + b"\n")
    page.write_text(
        "\n\n".join([write_introduction(CONFIDENCE, LOOKS), *sections]) + "\n", encoding="utf-8"
    )


def update_kept(pairing: Pairing, before: Kept | None) -> Kept | None:
    """What is known of a pair: from its games, or as the page said before, of the same players."""
    setting, found = pairing.setting(), pairing.found()
    if found:
        return Kept(setting, build_cells(pairing.higher, pairing.lower, found))
    return before if before and before.setting == setting else None


if __name__ == "__main__":
    typer.run(levels)
