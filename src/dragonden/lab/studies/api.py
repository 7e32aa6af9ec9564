"""Studies as Python programs ask for them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from dragonden.engine.box import open_boxes
from dragonden.engine.errors import InputError

from .comparing import (
    Comparison,
    Sweep,
    begin_comparison,
    begin_sweep,
    parse_sweep,
    run_comparison,
)
from .rows import Rows
from .survey import (
    DEFAULT_LEVELS,
    Report,
    Stage,
    begin_survey,
    ignore_stages,
    merge_surveys,
    run_survey,
)
from .writing import tell, write_files


@dataclass(frozen=True)
class Study:
    """What a study has found: its report, and the rows that it was reckoned from."""

    report: Report
    tables: dict[str, Rows]  # by who played and how many: "greedy 4"

    def columns(self, table: str | None = None) -> dict[str, Any]:
        """The games of a table, or of the first, as NumPy columns: `pandas.DataFrame(…)`."""
        if table is not None and table not in self.tables:
            raise InputError(f"There is no table {table!r}; there are {', '.join(self.tables)}.")
        return self.tables[table or next(iter(self.tables))].columns()

    def findings(self, language: str = "en") -> list[str]:
        """What stands out, in words, the worst first."""
        return [tell(finding.text, language) for finding in self.report.findings]

    def write(self, out: Path | str) -> list[Path]:
        """Write the report as a page, with JSON and a table of games beside it."""
        return write_files(self.report, self.tables, Path(out))

    def _repr_html_(self) -> str:
        """In a notebook: the findings."""
        lines = "".join(f"<li>{line}</li>" for line in self.findings())
        return f"<p><b>{self.report.title}</b></p><ul>{lines}</ul>"


def study(
    game: str,
    *,
    by: Sequence[str] | str = DEFAULT_LEVELS,
    games: int | None = None,
    precision: float | None = None,
    seed: int | None = None,
    threads: int | None = None,
    shard: tuple[int, int] = (0, 1),
    file: Path | str | None = None,
    quick: bool = False,
    ray: str | None = None,
    stage: Stage = ignore_stages,
    return_early: bool = False,
    **options: object,
) -> Study:
    """Play many games and measure what a designer asks: seats, luck, drama, pieces, rules.

    `by` names who plays, from weak to strong: styles (`random`, `greedy`, `patient`) or bots. Each
    plays `games` games, or as many as tell every seat's wins to within `precision`. Every deal is
    played once for every seat. Unless told, seat 0 begins, and the last of `by` also plays with
    other numbers of players. With a `file` the games are kept in it, and those that it has are not
    played again. `shard=(2, 16)` plays only the third of sixteen parts. A `quick` study leaves out
    what takes longest: chances along the game, handicaps and the use of rules. With `ray`, the
    address of a cluster of Ray, its machines play. Options of the game follow; `box` is a file with
    another box, or its contents. `stage` is called with the name of each part of the work and gives
    the function that is told its progress.

    >>> found = study("dragons", by="random", games=60, seed=1, players=3, quick=True)
    >>> found.report.games, len(found.columns()["score_0"])
    ({'random 3': 60}, 60)
    """
    path = Path(file) if file else None
    given = open_boxes(options)
    survey = begin_survey(game, given, by, games, precision, seed, threads, shard, path, ray)
    report = run_survey(survey, stage, return_early, quick)
    return Study(report, survey.tables)


def compare(
    first: str,
    second: str,
    by: str = "greedy",
    games: int | None = None,
    *,
    seed: int | None = None,
    threads: int | None = None,
    stage: Stage = ignore_stages,
    return_early: bool = False,
) -> Study:
    """What two settings of a game differ by, on the same deals where the rules allow it.

    It plays until all is clear, at most `games` games of each. The second setting may be only what
    differs, `"thirst=true"`; or a number from end to end, `"asteroids=6..14"`, which gives curves.
    """
    asked: Comparison | Sweep
    if sweep := parse_sweep(second):
        asked = begin_sweep(first, *sweep, by, games, seed=seed, threads=threads)
        surveys = {f"{sweep[0]}={value}": one for value, one in asked.surveys.items()}
    else:
        asked = begin_comparison(first, second, by, games, seed=seed, threads=threads)
        surveys = dict(zip(asked.names, asked.surveys, strict=True))
    report = run_comparison(asked, stage, return_early)
    tables = {
        f"{name}: {table}": rows
        for name, survey in surveys.items()
        for table, rows in survey.tables.items()
    }
    return Study(report, tables)


def merge(
    files: Sequence[Path],
    threads: int | None = None,
    quick: bool = False,
    stage: Stage = ignore_stages,
    return_early: bool = False,
) -> Study:
    """One study of the games that shards have left in their files."""
    survey = merge_surveys(files, threads)
    return Study(run_survey(survey, stage, return_early, quick, play=False), survey.tables)
