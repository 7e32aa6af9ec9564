"""A program of somebody who makes a game: begun, checked, studied, and learnt by a machine."""

from __future__ import annotations

import sys
from pathlib import Path

import dragonden
from dragonden import checking, envs


def make(folder: Path) -> list[str]:
    """What is wrong with a game that was just begun: nothing."""
    package: Path = checking.write_game(folder)
    findings: list[checking.Finding] = checking.check_game(package, compiled=False)
    assert any(finding.holds for finding in findings)
    return [problem for finding in findings for problem in finding.problems]


def measure(game: str) -> list[str]:
    """What stands out in many games of it."""
    return dragonden.study(game).findings()


def learn(game: str) -> None:
    """Let a machine make a move in each of the environments."""
    for env in (envs.single(game), envs.aec(game), envs.vector(game, 4)):
        env.reset(seed=1)


def main() -> None:
    print(make(Path(sys.argv[1])))
    for name in sys.argv[2:]:
        print(measure(name))
        learn(name)


if __name__ == "__main__":
    main()
