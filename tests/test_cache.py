"""Compiled code on disk: used again as it is, never after a change of what it is made from."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

import dragonden
from dragonden.checking.new_game import NAME, TEMPLATE
from dragonden.engine.kernel_cache import SUFFIX, load_code, save_code

compiled_only = pytest.mark.skipif(
    os.environ.get("DRAGONDEN_BACKEND") != "compiled", reason="belongs to the compiled run"
)

PROGRAM = """
from dragonden.engine import compiled, verbs
from dragonden.engine.backends import compiled_backend
from dragonden.games import find_game
game, backend = find_game("nim"), compiled_backend()
(state,) = backend.states(game.state, 1)
state.phase, state.counters[0] = 1, 7
legal = compiled.compile_kernel(verbs.legal)
print(legal(state, backend.buffer(game.most_offers)), sum(legal.stats.cache_hits.values()))
"""
MOVES = 7  # that it allows


@pytest.fixture(scope="module")
def warm(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package that has the template's game too, with the compiled code of that."""
    package = tmp_path_factory.mktemp("warm") / "lib" / "dragonden"
    skip = shutil.ignore_patterns("__pycache__", "tests")
    shutil.copytree(Path(dragonden.__file__).parent, package, ignore=skip)
    shutil.copytree(TEMPLATE / NAME, package / "games" / NAME)
    assert run(package) == (MOVES, 0)
    return package


@pytest.fixture
def package(warm: Path, tmp_path: Path) -> Path:
    """A copy of its own for every test, in another place."""
    shutil.copytree(warm.parent.parent, tmp_path, dirs_exist_ok=True)
    return tmp_path / "lib" / "dragonden"


def run(package: Path, backend: str = "compiled") -> tuple[int, int]:
    """How many moves the compiled rules allow at the start, and how often the cache was hit."""
    where = {
        **os.environ,
        "PYTHONPATH": str(package.parent),
        "PYTHONDONTWRITEBYTECODE": "1",
        "DRAGONDEN_CACHE": str(find_cache(package)),
        "DRAGONDEN_BACKEND": backend,
    }
    command = [sys.executable, "-c", PROGRAM]
    done = subprocess.run(command, env=where, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    moves, hits = map(int, done.stdout.split())
    return moves, hits


def find_cache(package: Path) -> Path:
    return package.parent.parent / "cache"


def edit_rules(package: Path) -> None:
    """Let the rules offer no more than one move."""
    rules = package / "games" / "nim" / "rules.py"
    rules.write_text(rules.read_text().replace("    return n\n", "    return min(n, 1)\n"))


@compiled_only
def test_the_cache_is_hit_until_a_rule_changes(package: Path) -> None:
    assert run(package) == (MOVES, 1)
    edit_rules(package)
    assert run(package) == (1, 0)
    assert run(package) == (1, 1)


@compiled_only
def test_only_what_kernels_are_made_from_counts(package: Path) -> None:
    for unrelated in ("server/app.py", "table/acts.py", "games/nim/view.py", "cli.py"):
        touch(package / unrelated)
    assert run(package) == (MOVES, 1)
    touch(package / "engine" / "state.py")  # which the rules import
    assert run(package) == (MOVES, 0)
    touch(package / "games" / "nim" / "__init__.py")  # which says what the rules are
    assert run(package) == (MOVES, 0)


def touch(path: Path) -> None:
    """Change a source."""
    path.write_text(path.read_text() + "\n# changed\n")


@compiled_only
def test_checked_code_has_a_cache_of_its_own(package: Path) -> None:
    assert run(package, "checked") == (MOVES, 0)
    assert run(package, "checked") == (MOVES, 1)
    assert run(package) == (MOVES, 1)


@compiled_only
def test_a_change_of_one_game_leaves_the_code_of_the_others(package: Path) -> None:
    touch(package / "games" / "dragons" / "rules.py")
    assert run(package) == (MOVES, 1)


@compiled_only
def test_damaged_code_is_compiled_again(package: Path) -> None:
    (kept,) = find_cache(package).glob(f"*{SUFFIX}")
    kept.write_bytes(kept.read_bytes()[:-1])
    assert run(package) == (MOVES, 0)
    assert run(package) == (MOVES, 1)


@compiled_only
def test_where_nothing_can_be_written_the_rules_are_compiled_each_time(package: Path) -> None:
    """A file in place of the folder keeps even the superuser from writing there."""
    shutil.rmtree(find_cache(package))
    find_cache(package).write_text("")
    assert run(package) == (MOVES, 0)
    assert run(package) == (MOVES, 0)


def test_what_nobody_has_used_for_longest_makes_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DRAGONDEN_CACHE", str(tmp_path))
    for age, name in ((3, "unused"), (2, "used"), (1, "new")):
        save_code(name, b"x" * 100)
        os.utime(tmp_path / f"{name}{SUFFIX}", (age_to_time(age), age_to_time(age)))
    assert load_code("used") == b"x" * 100
    save_code("newest", b"x" * 100, room=450)
    assert [load_code(name) is None for name in ("unused", "used", "new", "newest")] == [
        True,
        False,
        False,
        False,
    ]


def test_a_user_without_a_home_keeps_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DRAGONDEN_CACHE", "XDG_CACHE_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(Path, "home", no_home)
    save_code("code", b"x")
    assert load_code("code") is None


def no_home() -> Path:
    raise RuntimeError("Could not determine home directory.")


def age_to_time(days: int) -> float:
    return time.time() - days * 86_400
