"""Records in files: written whole or not at all, and never over something else."""

from __future__ import annotations

import os
import re
import tempfile
from pathlib import Path

from dragonden.engine.errors import InputError
from dragonden.engine.match import Match

SEATS = "# seats "  # a remark in the record: who sat where


class SaveError(Exception):
    """A file could not be written; `problem` is what the system says."""

    def __init__(self, problem: str) -> None:
        super().__init__(problem)
        self.problem = problem


def format_savefile(match: Match, entries: list[str]) -> str:
    """The record, with a remark that tells who sits where."""
    return f"{match.record()}{SEATS}{','.join(entries)}\n"


def parse_seats(text: str) -> str | None:
    """Who sat where, if the record tells."""
    remark = re.search(rf"^{SEATS}(.*)$", text, re.MULTILINE)
    return remark[1] if remark else None


def read_file(path: Path) -> str:
    """The text of a file."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise InputError(f"Cannot read {path}: {error.strerror}.") from error
    except UnicodeDecodeError as error:
        raise InputError(f"{path} is no record: it is not even text.") from error


def write_file(path: Path, text: str) -> None:
    """Replace a file by a new one in one step, so that a reader finds the old or the new."""
    folder, name = os.path.split(os.path.realpath(path))
    try:
        handle, temporary = tempfile.mkstemp(prefix=f".{name}.", dir=folder, text=True)
        try:
            with open(handle, "w", encoding="utf-8") as file:
                file.write(text)
                file.flush()
                os.fsync(handle)
            os.replace(temporary, os.path.join(folder, name))
        except BaseException:
            os.unlink(temporary)
            raise
    except OSError as error:
        raise SaveError(error.strerror or str(error)) from error


class Savefile:
    """Where a match is kept, if anywhere, and whether the file is up to date."""

    def __init__(self, match: Match, entries: list[str], path: Path | None = None) -> None:
        self.match = match
        self.entries = entries
        self.path = path
        self.current = False

    def is_taken(self, path: Path) -> bool:
        """Whether another file has this name already."""
        ours = self.path is not None and os.path.realpath(path) == os.path.realpath(self.path)
        return os.path.exists(path) and not ours

    def move_to(self, path: Path) -> None:
        """Write the match to a file and go on saving there."""
        write_file(path, format_savefile(self.match, self.entries))
        self.path, self.current = path, True

    def update(self) -> None:
        """Write the match as it now is, if it is to be kept."""
        if self.path:
            self.current = False
            self.move_to(self.path)
