"""The tool that measures what luck allows."""

from __future__ import annotations

import pytest
import typer
from typer.testing import CliRunner

from dragonden.engine.backends import INTERPRETED
from tools import seeing

see = typer.Typer()
see.command()(seeing.see)


def test_who_sees_everything_beats_greed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seeing, "compiled_backend", lambda: INTERPRETED)
    done = CliRunner().invoke(see, ["dingominos", "--games", "2", "--tries", "2"])
    assert done.exit_code == 0, done.output
    assert done.stdout.startswith("Dingominos: who sees everything wins 100.0% of 2 games")
