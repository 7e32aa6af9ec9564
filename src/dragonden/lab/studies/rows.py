"""The rows of a study: all that its games have left, kept in one file and put together again."""

from __future__ import annotations

import os
import zipfile
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from dragonden.engine.errors import InputError

from . import noting
from .playing import SUMS, Noted

PER_GAME = (
    "decisions",
    "offered",
    "most_offered",
    "forced",
    "winners",
    "lead_changes",
    "decided",
    "behind",
    "settled",
)


@dataclass
class Rows:
    """What the games of one table have left, in the order of their numbers."""

    seats: int
    parts: list[Noted] = field(default_factory=list)

    def add(self, noted: Noted) -> None:
        self.parts.append(noted)

    def put_together(self) -> None:
        """Make one part of all, in the order of game numbers."""
        if len(self.parts) > 1:
            numbers = np.concatenate([part.numbers for part in self.parts])
            order = np.argsort(numbers, kind="stable")
            self.parts = [
                Noted(
                    numbers[order],
                    np.concatenate([part.rows for part in self.parts])[order],
                    np.concatenate([part.had for part in self.parts])[order],
                    {name: sum(part.sums[name] for part in self.parts) for name in SUMS},
                    {number: made for part in self.parts for number, made in part.actions.items()},
                )
            ]

    @property
    def all(self) -> Noted:
        self.put_together()
        return self.parts[0]

    def __len__(self) -> int:
        return sum(len(part.numbers) for part in self.parts)

    @property
    def numbers(self) -> Any:
        return self.all.numbers if self.parts else np.zeros(0, np.int64)

    @property
    def rows(self) -> Any:
        return self.all.rows

    @property
    def had(self) -> Any:
        """[game][seat][piece or kind of move]: how many pieces, or how often."""
        return self.all.had

    @property
    def sums(self) -> dict[str, Any]:
        return self.all.sums

    @property
    def actions(self) -> dict[int, list[int]]:
        """By number: the actions of games that bots have played."""
        return self.all.actions

    @property
    def deals(self) -> Any:
        """The deal of each game; those of one deal are not independent."""
        return self.numbers // self.seats

    @property
    def scores(self) -> Any:
        """[game][seat]: in the game's smallest unit, more is better."""
        return self.rows[:, noting.SCORES : noting.SCORES + self.seats]

    @property
    def places(self) -> Any:
        """[game][seat]: 1 is best; equals share the better place."""
        return self.rows[:, noting.SCORES + self.seats :]

    @property
    def shares(self) -> Any:
        """[game][seat]: the win, divided among those who share it."""
        won = (self.rows[:, noting.WINNERS, None] >> np.arange(self.seats)) & 1
        return won / won.sum(1, keepdims=True)

    def columns(self) -> dict[str, Any]:
        """A column of numbers by name, as they go into a table."""
        rows = self.rows
        found = {"number": self.numbers, "deal": self.deals}
        found |= {name: rows[:, i] for i, name in enumerate(PER_GAME)}
        for tenth in range(1, noting.TENTHS):
            found[f"leaders_{tenth}0"] = rows[:, noting.LEADERS + tenth - 1]
            found[f"lead_{tenth}0"] = rows[:, noting.LEADS + tenth - 1]
        for seat in range(self.seats):
            found[f"score_{seat}"] = self.scores[:, seat]
            found[f"place_{seat}"] = self.places[:, seat]
        return found


# -- the file ------------------------------------------------------------------------------------


def save_rows(path: Path, tables: Mapping[str, Rows], setting: Mapping[str, Any]) -> None:
    """Write everything at once: whoever reads the file finds the old rows or the new ones."""
    arrays: dict[str, Any] = {"setting": np.frombuffer(msgspec.json.encode(setting), np.uint8)}
    for name, rows in tables.items():
        if len(rows):
            noted = rows.all
            arrays |= {f"{name}/{key}": getattr(noted, key) for key in ("numbers", "rows", "had")}
            arrays |= {f"{name}/sums/{key}": value for key, value in noted.sums.items()}
            made = noted.actions
            arrays[f"{name}/made"] = np.array([[n, len(made[n])] for n in made], np.int64)
            arrays[f"{name}/actions"] = np.array([a for n in made for a in made[n]], np.int32)
    beside = path.with_name(path.name + ".new")
    try:
        with beside.open("wb") as file:
            np.savez_compressed(file, **arrays)
        os.replace(beside, path)
    except OSError as error:
        raise InputError(f"{path} cannot be written: {error.strerror}.") from None


def load_rows(path: Path) -> tuple[dict[str, Rows], dict[str, Any]]:
    """The tables of a file and the setting that they were played in."""
    try:
        with np.load(path, allow_pickle=False) as arrays:
            setting = msgspec.json.decode(arrays["setting"].tobytes(), type=dict[str, Any])
            names = sorted({key.split("/")[0] for key in arrays.files if "/" in key})
            return {name: read_table(arrays, name) for name in names}, setting
    except (OSError, ValueError, KeyError, IndexError, zipfile.BadZipFile, msgspec.DecodeError):
        raise InputError(f"{path} is no file of a study; name another.") from None


def read_table(arrays: Any, name: str) -> Rows:
    had = arrays[f"{name}/had"]
    sums = {key: arrays[f"{name}/sums/{key}"] for key in SUMS}
    actions, at = {}, 0
    flat = arrays[f"{name}/actions"].tolist()
    for number, length in arrays[f"{name}/made"].reshape(-1, 2).tolist():
        actions[number] = flat[at : at + length]
        at += length
    part = Noted(arrays[f"{name}/numbers"], arrays[f"{name}/rows"], had, sums, actions)
    return Rows(had.shape[1], [part])


def merge_rows(found: Iterable[Rows]) -> Rows:
    """The games of several runs together; no game may be there twice."""
    all_rows = list(found)
    merged = Rows(all_rows[0].seats, [part for rows in all_rows for part in rows.parts])
    numbers = merged.numbers
    if len(np.unique(numbers)) < len(numbers):
        raise InputError("Some games are in more than one of these files.")
    return merged
