"""Every command works where there is no fcntl, no uvloop and hardly a signal, as on Windows."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import dragonden
from dragonden.bots import workers

from .local_server import PATIENCE, Person, TableClient
from .test_serve import address

WITHOUT = {**os.environ, "PYTHONPATH": str(Path(__file__).parent / "without_posix")}
DRAGONDEN = (sys.executable, "-m", "dragonden.cli")
GAME = "dragons"


def run(*command: str) -> str:
    """What a program prints that succeeds where much is missing."""
    result = subprocess.run(command, env=WITHOUT, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stderr
    assert "Traceback" not in result.stderr
    return result.stdout


def test_there_is_much_missing() -> None:
    code = (
        "import importlib.util, os, signal\n"
        "for name in ('fcntl', 'uvloop'):\n"
        "    try: print(importlib.util.find_spec(name))\n"
        "    except ModuleNotFoundError: pass\n"
        "print(hasattr(os, 'nice'), hasattr(signal, 'SIGHUP'))"
    )
    assert run(sys.executable, "-c", code) == "False False\n"


def test_games_are_listed_played_and_replayed(tmp_path: Path) -> None:
    file = str(tmp_path / "bots.txt")
    assert "Dragomino" in run(*DRAGONDEN, "games", "--language", "en")
    run(*DRAGONDEN, "play", GAME, "--seats", "drake,greedy,random", "--seed", "3", "--save", file)
    assert "drake" in run(*DRAGONDEN, "replay", file, "--all")


def test_decisions_are_judged(tmp_path: Path) -> None:
    match = dragonden.new(GAME, players=3, seed=7)
    while len(match.moves) < 4:
        match.play(0)
    file = tmp_path / "begun.txt"
    file.write_text(match.record(), encoding="utf-8")
    assert '"level":"dragon"' in run(*DRAGONDEN, "analyse", str(file), "--json")


def test_games_are_played_by_the_hundred() -> None:
    assert '"games":100' in run(*DRAGONDEN, "simulate", GAME, "--games", "100", "--json")


def test_bots_meet_in_several_processes() -> None:
    players = ("--players", "drake,greedy,random", "--games", "6", "--processes", "2")
    assert '"greedy"' in run(*DRAGONDEN, "arena", GAME, *players, "--json")


def test_a_house_is_open(tmp_path: Path) -> None:
    command = [*DRAGONDEN, "serve", "--port", "0", "--data", str(tmp_path), "--no-warm"]
    with subprocess.Popen(command, env=WITHOUT, stdout=subprocess.PIPE, text=True) as process:
        anna = Person(address(process))
        place = anna.join(anna.create("dragomino", "me", "greedy", options={"first": 1}))
        place.wait_until(
            TableClient.is_my_turn
        )  # after that of a bot that thinks in a process of its own
        process.send_signal(signal.SIGINT)
        anna.close()
        assert process.wait(PATIENCE) == 0


@pytest.mark.parametrize("gentle", [False, True])
def test_on_windows_workers_are_modest_from_the_start(
    monkeypatch: pytest.MonkeyPatch, gentle: bool
) -> None:
    flags = ("CREATE_NEW_PROCESS_GROUP", "BELOW_NORMAL_PRIORITY_CLASS", "IDLE_PRIORITY_CLASS")
    for bit, name in enumerate(flags):
        monkeypatch.setattr(subprocess, name, 1 << bit, raising=False)
    monkeypatch.setattr(sys, "platform", "win32")
    assert workers.build_launch_options(gentle) == {"creationflags": 0b101 if gentle else 0b011}
