"""Finds the game in a folder: the game's own, or that of a project which names it."""

from __future__ import annotations

import importlib
import sys
import tomllib
import traceback
from pathlib import Path

from dragonden.engine.errors import InputError
from dragonden.engine.game import Game
from dragonden.games import GROUP

PROJECT = "pyproject.toml"


def find_game_folder(folder: Path) -> Path:
    """The folder of the game that a folder is or has."""
    if not folder.is_dir():
        raise InputError(f"There is no folder {folder}.")
    if (folder / "__init__.py").is_file():
        return folder.resolve()
    if not (folder / PROJECT).is_file():
        raise InputError(
            f"{folder} is no game: it has neither an __init__.py nor a {PROJECT} that names one. "
            "`dragonden new-game FOLDER` makes one to start from."
        )
    packages = read_entry_points(folder / PROJECT)
    if len(packages) != 1:
        raise InputError(
            f'{folder / PROJECT} must name one game under [project.entry-points."{GROUP}"], not '
            f"{len(packages)}; or name the folder of one of its games."
        )
    for home in (folder / "src", folder):
        if (found := home.joinpath(*packages[0].split("."))).is_dir():
            return found.resolve()
    raise InputError(f"{folder} has no folder {packages[0]}, though its {PROJECT} names it.")


def read_entry_points(path: Path) -> list[str]:
    """The packages that a project names as games."""
    try:
        project = tomllib.loads(path.read_text(encoding="utf-8")).get("project", {})
        return [str(name) for name in project.get("entry-points", {}).get(GROUP, {}).values()]
    except (tomllib.TOMLDecodeError, AttributeError) as error:
        raise InputError(f"{path} cannot be read: {error}") from None


def load_game(folder: Path) -> Game:
    """The game in its folder, which need not be installed."""
    home, parts = folder.resolve().parent, [folder.resolve().name]
    while (home / "__init__.py").is_file():
        home, parts = home.parent, [home.name, *parts]
    sys.path.insert(0, str(home))
    importlib.invalidate_caches()
    try:
        return import_from(folder, ".".join(parts))
    except InputError:
        sys.path.remove(str(home))  # or processes started later would find what is in there
        raise


def import_from(folder: Path, name: str) -> Game:
    """The game of a package that must be the one in this folder."""
    try:
        package = importlib.import_module(name)
        game = getattr(package, "GAME", None)
    except Exception as error:
        raise InputError(f"{name} cannot be imported: {describe_error(error, folder)}") from error
    if Path(str(package.__file__)).resolve().parent != folder.resolve():
        raise InputError(f"There is another package {name}: give the folder another name.")
    if not isinstance(game, Game):
        raise InputError(f"{folder / '__init__.py'} has no GAME = Game(…).")
    return game


def describe_error(error: BaseException, folder: Path) -> str:
    """An error of a game in one line, with the line of the game where it happened."""
    text = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
    frames = traceback.extract_tb(error.__traceback__)
    own = [frame for frame in frames if folder in Path(frame.filename).resolve().parents]
    if not own:
        return text
    where = Path(own[-1].filename).resolve().relative_to(folder)
    return f"{text} ({where}, line {own[-1].lineno}, in {own[-1].name})"
