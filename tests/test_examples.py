"""The examples for those who teach machines run; those that need more run where it is installed."""

from __future__ import annotations

import io
import json
import runpy
import sys
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("pettingzoo")

EXAMPLES = Path(__file__).parent.parent / "examples"


def load(name: str) -> dict[str, Any]:
    """What an example defines."""
    return runpy.run_path(str(EXAMPLES / name))


def run_main(name: str, *arguments: str, monkeypatch: pytest.MonkeyPatch) -> str:
    """What an example prints."""
    monkeypatch.setattr(sys, "argv", [name, *arguments])
    printed = io.StringIO()
    with redirect_stdout(printed):
        load(name)["main"]()
    return printed.getvalue()


def test_a_search_and_a_random_player_meet_in_every_face() -> None:
    players = load("players.py")
    assert players["in_python"]() == [0]
    assert sum(players["in_pettingzoo"]().values()) == pytest.approx(0)
    assert players["in_gymnasium"]() in (-1.0, 0.0, 1.0)
    assert players["in_many_games"](4) < 0.5


def test_open_spiels_search_plays() -> None:
    pytest.importorskip("pyspiel")
    assert sum(load("players.py")["in_open_spiel"]()) == pytest.approx(0)


def test_every_cell_of_the_notebook_runs() -> None:
    cells = json.loads((EXAMPLES / "observations.ipynb").read_text())["cells"]
    names: dict[str, Any] = {}
    printed = io.StringIO()
    with redirect_stdout(printed):
        for cell in cells:
            if cell["cell_type"] == "code":
                exec("".join(cell["source"]), names)
    assert "zones" in printed.getvalue()


@pytest.mark.filterwarnings("default")
def test_a_network_learns_from_a_seat_among_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("sb3_contrib")
    arguments = ("--steps", "100", "--games", "8")
    printed = run_main("maskable_ppo.py", *arguments, monkeypatch=monkeypatch)
    assert "8192 steps" in printed


@pytest.mark.filterwarnings("default")
def test_a_network_learns_by_playing_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("torch")
    printed = run_main("self_play.py", "--rounds", "1", "--games", "8", monkeypatch=monkeypatch)
    assert "round 1" in printed
