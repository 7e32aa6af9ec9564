"""The box: how many of which piece a game is played with, as data that a file can replace.

`box.py` of a game declares it: parts, each with its pieces and how many of them are printed; what
a state has to hold of it; and what is needed to set the game up at all:

    BOX = Box(Part("cards", {"cow": 12, "sheep": 12}, most=60, room=120), fields=count_cards)

Another box is written as a file of TOML, or of JSON, that names what differs from the printed one:

    [cards]
    cow = 10

Everywhere else, in records, tables and studies, it is the text of an option, `box=cards.cow:10`:
what differs, in the order of the declaration. So equal boxes are equal texts, and the printed box
is none. Kernels find the contents in the state, where `Game.prepare` has put them before `setup`.
"""

from __future__ import annotations

import difflib
import json
import re
import tomllib
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from msgspec import Struct

from .errors import InputError
from .options import Value

OPTION = "box"  # the name of the option that holds the text

Contents = dict[str, dict[str, int]]  # how many there are, by part and piece
Fields = Mapping[str, Any]  # numbers and lists of numbers, by the field of the state

BOX_FILES = (".toml", ".json")  # how their names end
EXAMPLE = "[part] piece = 3"
MOST_LETTERS = 20_000  # of a file: no box needs more
FEW = 20  # so many pieces are listed in a sentence
ENTRY = re.compile(r"(\w+)\.(\S+):(\S+)")  # of the text


class Part(Struct, frozen=True):
    """Pieces of one sort."""

    name: str
    counts: Mapping[str, int]  # how many are printed; 0 if others of that kind may be added
    most: int  # of one piece
    room: int  # for all together

    def check_piece(self, piece: str, title: str) -> None:
        """Insist that there is such a piece."""
        if piece in self.counts:
            return
        close = difflib.get_close_matches(piece, self.counts, 1)
        hint = f"; do you mean {close[0]}?" if close else "."
        if not close and len(self.counts) <= FEW:
            hint = f"; there are {', '.join(self.counts)}."
        raise InputError(f"{title} has no {piece!r} among its {self.name}{hint}")

    def check_counts(self, counts: Mapping[str, int], title: str) -> None:
        """Insist on numbers for which there is room."""
        for piece, count in counts.items():
            if not 0 <= count <= self.most:
                raise InputError(
                    f"{self.name}.{piece} of {title} can be 0 to {self.most}, not {count}."
                )
        if (total := sum(counts.values())) > self.room:
            raise InputError(
                f"A box of {title} has room for {self.room} {self.name}, not for {total}."
            )


def take_counts(contents: Contents) -> Fields:
    """The fields of a state that has, for each part, an array of its name."""
    return {name: list(counts.values()) for name, counts in contents.items()}


def lack_nothing(contents: Contents, options: Mapping[str, Value]) -> str | None:
    """For games that any box will do for."""
    return None


class Box:
    """What is in a game's box, and how that gets into a state."""

    def __init__(
        self,
        *parts: Part,
        fields: Callable[[Contents], Fields] = take_counts,
        lack: Callable[[Contents, Mapping[str, Value]], str | None] = lack_nothing,
    ) -> None:
        self.parts = {part.name: part for part in parts}
        self.build_fields = fields
        self.find_lack = lack  # what a game with these options lacks to be set up, as a sentence
        self.kept: dict[str, Fields] = {}  # by text

    def contents(self, text: str = "", title: str = "This game") -> Contents:
        """All that is in the box that a text describes; an InputError says what is wrong."""
        found = {name: dict(part.counts) for name, part in self.parts.items()}
        for entry in text.split():
            match = ENTRY.fullmatch(entry)
            if not match:
                raise InputError(f"Write a box as part.piece:count, not {entry!r}.")
            name, piece, count = match.groups()
            if name not in self.parts:
                known = ", ".join(self.parts)
                raise InputError(f"The box of {title} has no part {name}; it has {known}.")
            self.parts[name].check_piece(piece, title)
            found[name][piece] = parse_count(f"{name}.{piece}", count)
        for name, part in self.parts.items():
            part.check_counts(found[name], title)
        return found

    def settle(self, given: object, options: Mapping[str, Value], title: str) -> str:
        """The text of the box that is given, if a game with these options can be set up with it."""
        text = to_text(given)
        if len(text) > MOST_LETTERS:
            raise InputError(f"A box is not described by more than {MOST_LETTERS:,} letters.")
        if text and not self.parts:
            raise InputError(f"{title} has no box that can be changed.")
        contents = self.contents(text, title)
        if lack := self.find_lack(contents, options):
            raise InputError(lack)
        return self.describe(contents)

    def describe(self, contents: Contents) -> str:
        """The text of a box: what differs from the printed one."""
        return " ".join(
            f"{name}.{piece}:{contents[name][piece]}"
            for name, part in self.parts.items()
            for piece, count in part.counts.items()
            if contents[name][piece] != count
        )

    def fields(self, text: str) -> Fields:
        """What a state holds of the box with this text."""
        found = self.kept.get(text)
        if found is None:
            if len(self.kept) >= FEW:
                self.kept.clear()
            found = self.kept[text] = self.build_fields(self.contents(text))
        return found

    def format_file(self, game: str, title: str) -> str:
        """The printed box as a file to start from."""
        lines = [
            f"# The box of {title} as it is printed. Change numbers; what you leave out stays.",
            f"#     dragonden study {game} --box my-box.toml",
        ]
        for part in self.parts.values():
            lines += ["", f"[{part.name}]  # at most {part.room} in all, {part.most} of each"]
            lines += [f"{quote(piece)} = {n}" for piece, n in part.counts.items() if n]
            if others := [piece for piece, n in part.counts.items() if not n]:
                lines += ["# There can also be:", *(f"# {quote(piece)} = 0" for piece in others)]
        return "\n".join(lines) + "\n"


def quote(piece: str) -> str:
    """A key of TOML."""
    return piece if re.fullmatch(r"[A-Za-z0-9_-]+", piece) else f'"{piece}"'


def parse_count(name: str, text: str) -> int:
    if not re.fullmatch(r"[+-]?[0-9]{1,9}", text):
        raise InputError(f"How many {name} there are is a whole number, not {text}.")
    return int(text)


# -- files ---------------------------------------------------------------------------------------


def to_text(given: object) -> str:
    """A box as text: it is one already, or the contents of a file."""
    if isinstance(given, str):
        return given
    if not isinstance(given, Mapping):
        raise InputError(f"A box is a table of parts, as {EXAMPLE}, not {given!r}.")
    return " ".join(format_part(name, pieces) for name, pieces in given.items())


def format_part(name: object, pieces: object) -> str:
    if not isinstance(pieces, Mapping):
        raise InputError(f"In a box {name} is a table of pieces, as {EXAMPLE}, not {pieces!r}.")
    for piece, count in pieces.items():
        if re.search(r"[\s:,=()]", f"{name}{piece}"):
            raise InputError(f"There is no piece {piece!r} in any box.")
        if isinstance(count, bool) or not isinstance(count, int):
            raise InputError(f"How many {name}.{piece} there are is a whole number, not {count!r}.")
    return " ".join(f"{name}.{piece}:{count}" for piece, count in pieces.items())


def parse_box(text: str, source: str = "The box") -> str:
    """The box in the text of a file, TOML or JSON."""
    if len(text) > MOST_LETTERS:
        raise InputError(f"{source} is too long for a box: more than {MOST_LETTERS:,} letters.")
    try:
        found = json.loads(text) if text.lstrip().startswith("{") else tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise InputError(f"{source} is neither TOML nor JSON: {error}.") from None
    return to_text(found)


def read_box(path: Path) -> str:
    """The box in a file."""
    try:
        with path.open(encoding="utf-8") as file:
            text = file.read(MOST_LETTERS + 1)
    except (OSError, UnicodeDecodeError) as error:
        reason = getattr(error, "strerror", None) or "it is no text"
        raise InputError(f"{path} cannot be read: {reason}.") from None
    return parse_box(text, str(path))


def open_box(given: object) -> object:
    """A box as programs name it: a file is read, anything else is left as it is.

    Only for those who ask on this machine: who asks from afar could read its files.
    """
    if isinstance(given, Path):
        return read_box(given)
    is_file = isinstance(given, str) and given.endswith(BOX_FILES)
    return read_box(Path(str(given))) if is_file else given


def open_boxes(options: Mapping[str, object]) -> dict[str, object]:
    """Options of which one may name the file of a box."""
    return {name: open_box(v) if name == OPTION else v for name, v in options.items()}


# -- states --------------------------------------------------------------------------------------


def write_field(state: Any, name: str, value: Any) -> None:
    """Put a number, or lists of numbers, into a field of a state of whatever backend."""
    if isinstance(value, list):
        write_numbers(getattr(state, name), value)
    else:
        setattr(state, name, value)


def write_numbers(into: Any, values: list[Any]) -> None:
    for i, value in enumerate(values):
        if isinstance(value, list):
            write_numbers(into[i], value)
        else:
            into[i] = value
