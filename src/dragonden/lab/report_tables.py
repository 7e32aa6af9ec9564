"""A study's figures, as tables for people."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table

from dragonden.engine import options
from dragonden.games import find_game

from .distribution import count_units, draw_histograms, format_exact
from .report import Report


def print_report(found: Report, console: Console) -> None:
    """Print a report as a page of text."""
    speed, length = found.speed, found.decisions_per_game
    lines = [
        options.format_setting(found.game, found.options),
        f"{found.games:,} games, style {found.style}, seed {found.seed}",
        f"{speed.games_per_second:,.0f} games/s and {speed.decisions_per_second:,.0f} decisions/s "
        f"({speed.seconds:.2f} s, threads: {speed.threads})",
        f"{length.mean:.1f} decisions a game ({length.min} to {length.max}), "
        f"{found.legal_moves.mean:.1f} legal moves a decision (at most {found.legal_moves.most})",
    ]
    if found.games < found.asked:
        lines.append(f"Interrupted after {found.games:,} of {found.asked:,} games.")
    console.print("\n".join(lines), highlight=False)
    console.print(score_table(found))
    console.print(win_table(found))
    console.print(found.difference.sentence, highlight=False)
    if found.options["first"] == "random":
        console.print("Chance decides who begins; --option first=0 shows what beginning is worth.")


def score_table(found: Report) -> Table:
    """Each seat's scores, with a picture of their spread."""
    unit = find_game(found.game).unit
    rows, least, greatest = draw_histograms([count_units(seat.score, unit) for seat in found.seats])
    scale = f"{format_exact(least, unit)} to {format_exact(greatest, unit)}"
    table = Table(title="Scores", title_justify="left")
    for heading in ("seat", "mean", "sd", "min", "¼", "½", "¾", "max"):
        table.add_column(heading, justify="right")
    table.add_column(scale, no_wrap=True)
    for seat, row in zip(found.seats, rows, strict=True):
        score = seat.score
        ranks = (score.min, score.lower_quartile, score.median, score.upper_quartile, score.max)
        figures = (seat.seat, f"{score.mean:.2f}", f"{score.sd:.2f}", *ranks)
        table.add_row(*map(str, figures), row)
    return table


def win_table(found: Report) -> Table:
    """Each seat's wins."""
    table = Table(title=f"Wins ({found.tied:,} tied games shared)", title_justify="left")
    for heading in ("seat", "alone", "shared", "rate", "95 % confidence"):
        table.add_column(heading, justify="right")
    for seat in found.seats:
        wins = seat.wins
        table.add_row(
            str(seat.seat),
            f"{wins.alone:,}",
            f"{wins.shared:,}",
            f"{wins.share:.2%}",
            f"{wins.low:.2%} to {wins.high:.2%}",
        )
    return table
