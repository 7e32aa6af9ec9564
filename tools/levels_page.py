"""The page docs/LEVELS.md: what the levels are and how each fares against the one below."""

from __future__ import annotations

from collections.abc import Iterable

from dragonden.bots import LEVELS
from dragonden.bots.levels import GREEDY, PERFECT, Level
from dragonden.engine.game import Game
from dragonden.lab.arena_tables import UNKNOWN, format_margin, format_range
from dragonden.lab.inference import Estimate
from dragonden.lab.standings import Result, Standings

Row = tuple[str, str, Standings | None]  # who, against whom, and what came of it

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
            "choice.",
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
    """A game's table."""
    seats = max(2, game.players[0])
    who = "one against one" if seats == 2 else f"one against {seats - 1}, equality is 1/{seats}"
    told = [build_row(*row, seats) for row in rows if row[2]]
    lines = [
        f"## {game.title}",
        "",
        f"{game.bot.PLAN.budget:,} simulations; {seats} seats, {who}.",
        "",
        *(build_table(HEADINGS, told) if told else ["Not played yet."]),
    ]
    missing = [f"{higher} against {lower}" for higher, lower, found in rows if not found]
    if told and missing:
        lines += ["", f"Not played yet: {', '.join(missing)}."]
    return "\n".join(lines)


def build_row(higher: str, lower: str, found: Standings | None, seats: int) -> list[str]:
    """A row of a game's table."""
    assert found
    ours, theirs = found.results
    assert ours.wins
    assert ours.margin
    return [
        higher,
        lower,
        f"{found.games:,}",
        f"{ours.wins.mean:.1%}",
        format_range(ours.wins),
        f"{ours.margin.mean:+.1f} ± {format_margin(ours.margin)}",
        format_milliseconds(ours),
        format_milliseconds(theirs),
        describe_difference(ours.wins, 1 / seats),
    ]


def describe_difference(wins: Estimate, equal: float) -> str:
    """Whether one of the two is better."""
    if not wins.excludes(equal):
        return "no"
    return "yes" if wins.mean > equal else "the other way round"


def format_milliseconds(row: Result) -> str:
    return f"{row.thinking.seconds * 1000:,.1f}" if row.thinking else UNKNOWN


def build_table(headings: tuple[str, ...], rows: Iterable[list[str]]) -> list[str]:
    """A table in Markdown."""
    lines = [list(headings), ["---"] * len(headings), *rows]
    return [f"| {' | '.join(line)} |" for line in lines]
