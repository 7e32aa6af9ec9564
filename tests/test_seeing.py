"""The tool that measures what luck allows."""

from __future__ import annotations

from typing import Any

import pytest
import typer
from typer.testing import CliRunner

from dragonden.engine.backends import INTERPRETED
from dragonden.engine.referee import list_legal
from dragonden.engine.verbs import apply
from dragonden.games import find_game
from tools import seeing

see = typer.Typer()
see.command()(seeing.see)


def test_who_sees_everything_beats_greed(monkeypatch: pytest.MonkeyPatch) -> None:
    def carry_out(state: Any, action: int) -> None:
        assert action in list_legal(state, find_game("dingominos").most_offers)
        apply(state, action)

    monkeypatch.setattr(seeing, "apply", carry_out)
    monkeypatch.setattr(seeing, "compiled_backend", lambda: INTERPRETED)
    done = CliRunner().invoke(see, ["dingominos", "--games", "2", "--tries", "2"])
    assert done.exit_code == 0, done.output
    assert done.stdout.startswith("Dingominos: who sees everything wins 100.0% of 2 games")
