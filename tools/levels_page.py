"""The page docs/LEVELS.md: what the levels are and how each fares against the one below."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from dragonden.bots import LEVELS
from dragonden.bots.levels import GREEDY, PERFECT, Level
from dragonden.engine.game import Game
from dragonden.lab.arena_tables import UNKNOWN, format_margin, format_range
from dragonden.lab.standings import Result, Standings


class Row(NamedTuple):
    """At which table, who, against whom, and what came of it."""

    table: str
    higher: str
    lower: str
    seats: str  # who sits there
    cells: list[str] | None  # None if they have not met


HEADINGS = (
    *("player", "against", "games", "wins", "interval", "margin", "ms a decision", "against"),
    "clear",
)


def write_introduction(confidence: float, looks: tuple[int, ...]) -> str:
    """What stands before the tables."""
    sure = f"{confidence * 100:g} %"
    return "\n".join(
        [
            "# Levels",
            "",
            "`scripts/levels` wrote this from games played by `dragonden arena`: each deal once in "
            "every rotation of the seats, ties shared, intervals over whole deals.",
            "",
            f"A pair plays until its {sure} interval excludes equality, with a look after "
            f"{', '.join(map(str, looks[:-1]))} and {looks[-1]} games. That is stricter than 95 % "
            "because a pair gets several chances: over all looks an equal pair is called different "
            "in less than 5 % of cases. The share of a pair that stopped early is on average a "
            "little too far from equality. Pairs with greedy play a fixed number of games.",
            "",
            "`plain` is information-set Monte-Carlo tree search without any knowledge of the game, "
            "with as many simulations as take the processor time of the dragon's. Margin is points "
            "better than the mean of the others; times are of processor, for decisions with a "
            "choice. `dragon-1` and `elder-1` are the levels before games had learnt; `learned` "
            "looks one turn ahead and trusts its network. Elders think long, so their pairs may "
            "have stopped before anything was clear: then the interval says what is known.",
            "",
            *build_table(
                ("level", "simulations", "remembers", "slips"), map(build_level_row, LEVELS)
            ),
        ]
    )


def build_level_row(name: str) -> list[str]:
    level: Level = LEVELS[name]
    effort = "none, it is greedy" if level.effort == GREEDY else f"{level.effort:g} × the game's"
    memory = "everything" if level.memory >= PERFECT else f"the last {level.memory}"
    return [name, effort, memory, f"{level.slips:.0%}"]


def write_section(game: Game, rows: list[Row]) -> str:
    """A game's tables: that with the fewest seats, then the others under headings of their own."""
    lines = [f"## {game.title}", "", f"{game.bot.PLAN.budget:,} simulations{describe_plan(game)}."]
    for table in dict.fromkeys(row.table for row in rows):
        lines += ["", *([f"### {table.capitalize()}", ""] if table else [])]
        lines += write_table([row for row in rows if row.table == table])
    return "\n".join(lines)


def describe_plan(game: Game) -> str:
    return ", judged by the network" if game.bot.PLAN.network else ""


def write_table(rows: list[Row]) -> list[str]:
    """What came of the pairs at one table, and which have not been played."""
    told = [row.cells for row in rows if row.cells]
    if not told:
        return ["Not played yet."]
    lines = [f"{rows[0].seats}.", "", *build_table(HEADINGS, told)]
    missing = [f"{row.higher} against {row.lower}" for row in rows if not row.cells]
    return [*lines, "", f"Not played yet: {', '.join(missing)}."] if missing else lines


def describe_seats(seats: int, together: bool) -> str:
    """Who sits at a table."""
    if together:
        return f"{seats} seats, all of the same level; margin is points more than the other table"
    who = "one against one" if seats == 2 else f"one against {seats - 1}, equality is 1/{seats}"
    return f"{seats} seats, {who}"


def build_cells(higher: str, lower: str, found: Standings) -> list[str]:
    """A row of a game's table."""
    ours, theirs = found.results
    ahead = ours.margin or found.duels[0].ahead
    return [
        higher,
        lower,
        f"{found.games:,}",
        f"{ours.wins.mean:.1%}" if ours.wins else UNKNOWN,
        format_range(ours.wins) if ours.wins else UNKNOWN,
        f"{ahead.mean:+.1f} ± {format_margin(ahead)}",
        format_milliseconds(ours),
        format_milliseconds(theirs),
        describe_difference(found),
    ]


def describe_difference(found: Standings) -> str:
    """Whether one of the two is better."""
    if not is_clear(found):
        return "no"
    wins = found.results[0].wins
    is_better = wins.mean > equal_share(found) if wins else found.duels[0].ahead.mean > 0
    return "yes" if is_better else "the other way round"


def is_clear(found: Standings) -> bool:
    """Whether the first player is known to be better or worse than the second."""
    wins = found.results[0].wins
    return wins.excludes(equal_share(found)) if wins else found.duels[0].significant


def equal_share(found: Standings) -> float:
    """What a player wins who is as good as the others."""
    return 1 / int(found.options["players"])


def format_milliseconds(row: Result) -> str:
    return f"{row.thinking.seconds * 1000:,.1f}" if row.thinking else UNKNOWN


def build_table(headings: tuple[str, ...], rows: Iterable[list[str]]) -> list[str]:
    """A table in Markdown."""
    lines = [list(headings), ["---"] * len(headings), *rows]
    return [f"| {' | '.join(line)} |" for line in lines]
