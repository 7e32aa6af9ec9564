"""Break a game's rules in every small way, one at a time; its tests must notice.

`python -m tests.mutants` tries all mutants of Dragons; `--part 3/40` tries every fortieth, starting
with the third. survivors.toml must explain every mutant that survives. `--only 'years: '` tries all
mutants whose name contains a text, explained or not.
"""

from __future__ import annotations

import argparse
import importlib
import os
import sys
import tomllib
from pathlib import Path

import pytest

from .changes import Mutant, mutants_of
from .trial import Trials

ROOT = Path(__file__).parents[2]
EXPLAINED = Path(__file__).with_name("survivors.toml")
GENERIC = ("tests/test_golden.py", "tests/test_proofs.py", "tests/test_state_machine.py")


def select_mutants(mutants: list[Mutant], part: str, only: str) -> list[Mutant]:
    """Those of a part, as `3/40`, whose names contain a text."""
    number, parts = map(int, part.split("/"))
    if not 1 <= number <= parts:
        raise SystemExit(f"There is no part {part}.")
    return [mutant for mutant in mutants[number - 1 :: parts] if only in mutant.name]


def try_all(game: str, part: str, only: str) -> list[str]:
    """Try faults of a game, say what came of each, and return what is wrong about that."""
    rules = importlib.import_module(f"dragonden.games.{game}.rules")
    path = Path(rules.__file__ or "")
    explained: dict[str, str] = tomllib.loads(EXPLAINED.read_text(encoding="utf-8"))[game]
    mutants = mutants_of(path)
    tried = [m for m in select_mutants(mutants, part, only) if only or m.name not in explained]
    trials = Trials(rules, tried)
    arguments = ["-qq", "-s", "--tb=native", "-k", game]
    tests = [f"src/dragonden/games/{game}", *GENERIC]
    code = pytest.main([*arguments, *tests], plugins=[trials])
    assert code == 0, f"pytest has ended with {code}"
    gone = explained.keys() - {mutant.name for mutant in mutants}
    faults = [f"{path.name}: there is no such fault: {name}" for name in sorted(gone)]
    print(f"proved: {len(tried) - len(trials.faults)} mutants killed")
    return faults + trials.faults


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.add_argument("game", nargs="?", default="dragons")
    parser.add_argument("--part", default="1/1", help="as 3/40: every fortieth from the third")
    parser.add_argument("--only", default="", help="part of a name")
    wish = parser.parse_args()
    os.chdir(ROOT)
    os.environ["DRAGONDEN_BACKEND"] = "interpreted"
    sys.exit("\n".join(try_all(wish.game, wish.part, wish.only)) or None)


if __name__ == "__main__":
    main()
