"""Writes a small complete game to start from, in a package of its own."""

from __future__ import annotations

import keyword
import re
import sys
from pathlib import Path

from dragonden.engine.errors import InputError
from dragonden.games import game_names

TEMPLATE = Path(__file__).parent / "template"
NAME, TITLE = "nim", "Nim"  # of the game in the template
PROJECT = ("README.md", "pyproject.toml")  # besides the game itself, which goes to src
LETTERS = re.compile(r"[a-z][a-z0-9_]*")


def write_game(folder: Path | str) -> Path:
    """Write a game that can be played at once; return the folder of the game itself.

    The game is named after the folder, which must be new or empty.
    """
    folder = Path(folder)
    name = find_name(folder)
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise InputError(f"{folder} exists already; a new game needs a new or an empty folder.")
    texts = {path: path.read_text(encoding="utf-8") for path in list_template()}
    title = " ".join(word.capitalize() for word in name.split("_"))
    for path, text in texts.items():
        home = folder if path.name in PROJECT else folder / "src"
        parts = [name if part == NAME else part for part in path.relative_to(TEMPLATE).parts]
        text = re.sub(rf"\b{NAME}\b", name, re.sub(rf"\b{TITLE}\b", title, text))
        write_file(home.joinpath(*parts), text)
    return folder / "src" / name


def find_name(folder: Path) -> str:
    """The name of the game in a new folder."""
    name = re.sub(r"[- ]", "_", folder.absolute().name.lower())
    if not LETTERS.fullmatch(name) or keyword.iskeyword(name):
        raise InputError(
            f"{folder.name!r} cannot be a game's name: it needs letters a to z, digits, - or _, "
            "and a letter at first."
        )
    if name in sys.stdlib_module_names or name == "dragonden":
        raise InputError(f"Python has a module {name}: the game needs another name.")
    if name in game_names():
        raise InputError(f"There is already a game {name}.")
    return name


def list_template() -> list[Path]:
    """The files of the template."""
    game = sorted(path for path in (TEMPLATE / NAME).rglob("*") if path.is_file())
    files = [path for path in game if "__pycache__" not in path.parts]
    return [*(TEMPLATE / name for name in PROJECT), *files]


def write_file(path: Path, text: str) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="\n")
    except OSError as error:
        raise InputError(f"{path} cannot be written: {error.strerror}.") from None
