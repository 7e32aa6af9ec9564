"""A study as files: a page for people, JSON and a table of games for programs."""

from __future__ import annotations

import csv
import importlib.util
from pathlib import Path
from typing import Any

import msgspec

from dragonden.engine.errors import InputError
from dragonden.engine.words import Words

from .rows import Rows
from .survey import Report
from .texts import Fact, Say

WORDS = Path(__file__).parent.parent / "words"
PAGE = Path(__file__).parent.parent / "page" / "index.html"  # built from web/report
PLACE = "<!-- report -->"  # where the report goes in it


def tell(text: Say | dict[str, str] | str, language: str = "en") -> str:
    """A sentence of a report in a language."""
    if isinstance(text, str):
        return text
    if isinstance(text, dict):
        return text[language]
    facts = {name: tell_fact(fact, language) for name, fact in text.facts.items()}
    return Words(language, WORDS)(text.id, **facts)


def tell_fact(fact: Fact, language: str) -> Any:
    return tell(fact, language) if isinstance(fact, Say | dict) else fact


def encode(report: object) -> bytes:
    """A report as JSON, numbers of NumPy as plain ones."""
    return msgspec.json.encode(report, enc_hook=lambda number: number.item())


def build_page(report: object) -> str:
    """A page that needs nothing else."""
    if not PAGE.is_file():
        raise InputError("The page of reports is not built: python web/make.py builds it.")
    data = encode(report).decode()
    safe = data.replace("<", "\\u003c")  # nothing in it may end the script
    script = f'<script type="application/json" id="report">{safe}</script>'
    return PAGE.read_text("utf-8").replace(PLACE, script)


def write_files(report: Report, tables: dict[str, Rows], out: Path) -> list[Path]:
    """Write the page, the JSON and the games beside it; returns what was written.

    The page comes last: where it is not built, the numbers are there all the same.
    """
    json, games = out.with_suffix(".json"), out.with_suffix(".csv")
    write_text(json, msgspec.json.format(encode(report), indent=1).decode())
    if importlib.util.find_spec("pyarrow"):
        games = out.with_suffix(".parquet")
        write_parquet(games, tables)
    else:
        write_csv(games, tables)
    write_text(out, build_page(report))
    return [out, json, games]


def write_text(path: Path, text: str) -> None:
    try:
        path.write_text(text, "utf-8")
    except OSError as error:
        raise InputError(f"{path} cannot be written: {error.strerror}.") from None


def write_csv(path: Path, tables: dict[str, Rows]) -> None:
    """One line a game; seats that a table does not have stay empty."""
    widest = max(tables.values(), key=lambda rows: rows.seats)
    names = list(widest.columns())
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(["table", *names])
        for table, rows in tables.items():
            columns = rows.columns()
            empty = [""] * len(rows)
            lists = [columns[name].tolist() if name in columns else empty for name in names]
            writer.writerows(zip([table] * len(rows), *lists, strict=True))


def write_parquet(path: Path, tables: dict[str, Rows]) -> None:
    """The same as columns, if pyarrow is installed."""
    import pyarrow
    import pyarrow.parquet

    parts = []
    for table, rows in tables.items():
        columns = {"table": [table] * len(rows), **rows.columns()}
        parts.append(pyarrow.table(columns))
    together = pyarrow.concat_tables(parts, promote_options="default")
    pyarrow.parquet.write_table(together, path)
