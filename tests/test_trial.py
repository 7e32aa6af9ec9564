"""A game is a folder: one dropped into games/ takes part in every proof, nothing else changes."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import dragonden
from dragonden.checking.new_game import NAME, TEMPLATE
from dragonden.engine.backends import INTERPRETED, default_backend

TESTS = Path(__file__).parent
PROOFS = (
    *(
        "test_proofs_can_fail.py",
        "test_presentation.py",
        "test_lessons.py",
        "test_state_machine.py",
    ),
    *("test_observation.py", "test_proofs.py", "test_rulings.py", "test_words.py"),
)


@pytest.mark.skipif(
    default_backend() is not INTERPRETED, reason="once is enough, and quick this way"
)
def test_a_folder_dropped_in_is_a_game(tmp_path: Path) -> None:
    package = tmp_path / "src" / "dragonden"
    skip = shutil.ignore_patterns("__pycache__", "tests")
    shutil.copytree(Path(dragonden.__file__).parent, package, ignore=skip)
    for game in (package / "games").iterdir():
        if game.is_dir():
            shutil.rmtree(game)
    shutil.copytree(TEMPLATE / NAME, package / "games" / NAME)
    proofs = tmp_path / "tests"
    proofs.mkdir()
    for name in (
        "__init__.py",
        "asked.py",
        "conftest.py",
        "hidden_slots.py",
        "support.py",
        *PROOFS,
    ):
        shutil.copy(TESTS / name, proofs)
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"]
    where = {**os.environ, "PYTHONPATH": str(tmp_path / "src"), "DRAGONDEN_BACKEND": "interpreted"}
    tried = subprocess.run(
        [*command, str(proofs), str(package / "games")],
        cwd=tmp_path,
        env=where,
        capture_output=True,
        text=True,
        check=False,
    )
    assert tried.returncode == 0, tried.stdout
