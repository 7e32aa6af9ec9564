"""Compiled code on disk: used again as it is, never after a change of what it is made from."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import dragonden

pytestmark = pytest.mark.skipif(
    os.environ.get("DRAGONDEN_WAY") != "compiled", reason="belongs to the compiled run"
)

PROGRAM = """
from dragonden.engine import compiled, verbs
from dragonden.engine.match import Match
from dragonden.engine.ways import compiled_way
from dragonden.games import find
match = Match(find("nim"), {"heaps": 4}, 1, compiled_way())
legal = compiled.compiled(verbs.legal)
print(len(match.legal()), sum(legal.stats.cache_hits.values()))
"""


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A copy of the package whose only game is the trial one."""
    package = tmp_path / "lib" / "dragonden"
    skip = shutil.ignore_patterns("__pycache__", "tests")
    shutil.copytree(Path(dragonden.__file__).parent, package, ignore=skip)
    trial = Path(__file__).parent / "trial" / "nim"
    shutil.copytree(trial, package / "games" / "nim")
    return package


def run(package: Path, way: str = "compiled") -> tuple[int, int]:
    """How many moves the compiled rules allow at the start, and how often the cache was hit."""
    home = package.parent.parent / "home"
    where = {
        **os.environ,
        "PYTHONPATH": str(package.parent),
        "PYTHONDONTWRITEBYTECODE": "1",
        "XDG_CACHE_HOME": str(home),
        "HOME": str(home),
        "DRAGONDEN_WAY": way,
    }
    command = [sys.executable, "-c", PROGRAM]
    done = subprocess.run(command, env=where, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    moves, hits = map(int, done.stdout.split())
    return moves, hits


def edit_rules(package: Path) -> None:
    """Let the rules offer no more than one move."""
    rules = package / "games" / "nim" / "rules.py"
    rules.write_text(rules.read_text().replace("    return n\n", "    return min(n, 1)\n"))


def test_the_cache_is_hit_until_a_rule_changes(package: Path) -> None:
    moves, hits = run(package)
    assert (moves > 1, hits) == (True, 0)
    assert run(package) == (moves, 1)
    edit_rules(package)
    assert run(package) == (1, 0)
    assert run(package) == (1, 1)


def test_only_what_kernels_are_made_from_counts(package: Path) -> None:
    moves, _ = run(package)
    for unrelated in ("server/app.py", "table/acts.py", "games/nim/view.py", "cli.py"):
        touch(package / unrelated)
    assert run(package) == (moves, 1)
    touch(package / "engine" / "state.py")  # which the rules import
    assert run(package) == (moves, 0)
    touch(package / "games" / "nim" / "__init__.py")  # which says what the rules are
    assert run(package) == (moves, 0)


def touch(path: Path) -> None:
    """Change a source."""
    path.write_text(path.read_text() + "\n# changed\n")


def test_checked_code_has_a_cache_of_its_own(package: Path) -> None:
    moves, _ = run(package)
    assert run(package, "checked") == (moves, 0)
    assert run(package, "checked") == (moves, 1)
    assert run(package) == (moves, 1)


def test_a_read_only_installation_caches_in_the_users_folder(package: Path) -> None:
    """A file in place of each __pycache__ keeps even the superuser from writing there."""
    for folder in [package, *package.rglob("*")]:
        if folder.is_dir():
            (folder / "__pycache__").write_text("")
    moves, hits = run(package)
    assert hits == 0
    assert run(package) == (moves, 1)
    edit_rules(package)
    assert run(package) == (1, 0)
