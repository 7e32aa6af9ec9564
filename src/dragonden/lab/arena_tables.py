"""What an arena found, as tables for people."""

from __future__ import annotations

import msgspec
from rich.console import Console
from rich.table import Table

from dragonden.engine import options

from .inference import Estimate
from .standings import Standings, Thinking

UNKNOWN = "–"
LONG = 12  # letters of a name, from which on it gets a shorter one


def print_standings(found: Standings, console: Console) -> None:
    """Print a page of text."""
    console.print("\n".join(build_headlines(found)), highlight=False)
    found, legend = shorten_names(found)
    for line in legend:
        console.print(line, highlight=False)
    console.print(team_table(found) if found.together else result_table(found))
    if found.duels:
        console.print(duel_table(found))
    if found.ratings:
        console.print(rating_table(found))
        if found.ratings.bounded:
            console.print(
                "Somebody never lost: for finite ratings any two tied in one game more.",
                highlight=False,
            )
    console.print(thinking_table(found))


def build_headlines(found: Standings) -> list[str]:
    """What was played."""
    each = "with each player's table" if found.together else "once in every rotation of the seats"
    lines = [
        options.format_setting(found.game, found.options),
        f"{found.games:,} games, seed {found.seed}; each deal {each}",
    ]
    whole = -(-found.asked // found.group) * found.group
    if found.games < whole:
        lines.append(f"Interrupted after {found.games + found.unfinished:,} of {whole:,} games.")
        if found.unfinished:
            lines.append(f"Left out are {found.unfinished} on deals not yet played in full.")
    elif whole > found.asked:
        lines.append(f"{found.asked:,} were asked for: rounded up to whole deals of {found.group}.")
    return lines


def shorten_names(found: Standings) -> tuple[Standings, list[str]]:
    """The same with short names for long ones, and the lines that explain them."""
    long = [name for name in dict.fromkeys(found.players) if len(name) > LONG]
    short = {name: f"{name.partition('(')[0]} {i}" for i, name in enumerate(long, start=1)}

    def label(name: str) -> str:
        return short.get(name, name)

    change = msgspec.structs.replace
    renamed = change(
        found,
        players=tuple(map(label, found.players)),
        results=[change(row, player=label(row.player)) for row in found.results],
        duels=[
            change(row, player=label(row.player), other=label(row.other)) for row in found.duels
        ],
    )
    return renamed, [f"{label}: {name}" for name, label in short.items()]


def new_table(title: str, names: int, *headings: str) -> Table:
    """A table whose first columns are names and the others figures."""
    table = Table(title=title, title_justify="left", min_width=len(title))
    for i, heading in enumerate(headings):
        table.add_column(heading, justify="left" if i < names else "right", overflow="fold")
    return table


def result_table(found: Standings) -> Table:
    headings = (
        "player",
        "games",
        "wins",
        format_confidence(found),
        "place",
        "points",
        "margin",
        "±",
    )
    table = new_table("Results", 1, *headings)
    for row in found.results:
        assert row.wins
        assert row.margin
        table.add_row(
            row.player,
            f"{row.games:,}",
            f"{row.wins.mean:.1%}",
            format_range(row.wins),
            f"{row.place:.2f}",
            f"{row.points.mean:.1f}",
            f"{row.margin.mean:+.2f}",
            format_margin(row.margin),
        )
    return table


def team_table(found: Standings) -> Table:
    table = new_table("Results of tables that play together", 1, "player", "games", "points", "±")
    for row in found.results:
        points = row.points
        table.add_row(row.player, f"{row.games:,}", f"{points.mean:.2f}", format_margin(points))
    return table


def duel_table(found: Standings) -> Table:
    title = f"In pairs, {format_confidence(found)} intervals"
    above = [] if found.together else ["above", format_confidence(found)]
    table = new_table(title, 2, "player", "other", "games", *above, "points ahead", "differ")
    for row in found.duels:
        finished = [] if row.above is None else [f"{row.above.mean:.1%}", format_range(row.above)]
        ahead = f"{row.ahead.mean:+.1f} ± {format_margin(row.ahead)}"
        differ = "yes" if row.significant else "open"
        table.add_row(row.player, row.other, f"{row.games:,}", *finished, ahead, differ)
    return table


def rating_table(found: Standings) -> Table:
    assert found.ratings
    names = list(dict.fromkeys(found.players))
    table = new_table(
        f"Ratings (Elo, {names[0]} being 0)", 1, "player", "rating", format_confidence(found)
    )
    intervals = [f"{low:+.0f} to {high:+.0f}" for low, high in found.ratings.intervals or []]
    rows = zip(found.ratings.elo, names, intervals or [UNKNOWN] * len(names), strict=True)
    for elo, name, interval in sorted(rows, key=lambda row: -row[0]):
        if name == names[0]:
            table.add_row(name, "0", UNKNOWN)
        else:
            table.add_row(name, f"{elo:+.0f}", interval)
    return table


def thinking_table(found: Standings) -> Table:
    headings = ("player", "decisions", "mean", "95 % within", "simulations/s")
    table = new_table("Milliseconds a decision, of processor time", 1, *headings)
    for row in found.results:
        table.add_row(row.player, *thinking_cells(row.thinking))
    return table


def thinking_cells(cost: Thinking | None) -> list[str]:
    if cost is None:
        return ["0", UNKNOWN, UNKNOWN, UNKNOWN]
    pace = cost.simulations_per_second
    return [
        f"{cost.decisions:,}",
        f"{cost.seconds * 1000:,.1f}",
        f"{cost.slow_seconds * 1000:,.1f}",
        UNKNOWN if pace is None else f"{pace:,.0f}",
    ]


def format_confidence(found: Standings) -> str:
    return f"{found.confidence * 100:g} %"


def format_range(share: Estimate) -> str:
    if share.low is None or share.high is None:
        return UNKNOWN
    return f"{share.low:.0%}–{share.high:.0%}"


def format_margin(mean: Estimate) -> str:
    return UNKNOWN if mean.high is None else f"{mean.high - mean.mean:.2f}"
