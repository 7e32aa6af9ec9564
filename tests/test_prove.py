"""`scripts/prove` shares its time, tells how to repeat a failure and writes down what it proved."""

from __future__ import annotations

import itertools
import json
import os
import random
import signal
import subprocess
import sys
import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from dragonden.lab.inference import Estimate

from .mutants.__main__ import EXPLAINED
from .mutants.changes import mutants_of
from .prove import __main__ as prove
from .prove.ledger import PAGE, Failure, Ledger, When, format_page, read_ledger
from .prove.levels import PAGE as LEVELS
from .prove.levels import PAIRS, SLICES, find_contradiction, read_interval
from .prove.proofs import PROOFS, ROOT, Command, Games, Proof
from .prove.running import Run, read_amounts
from .support import GAMES

HELD, BROKEN = "print('proved: 2 games, 30 moves')", "raise SystemExit('a card is lost')"
MONDAY, TUESDAY = When("aaaaaaa", "2026-01-05"), When("bbbbbbb", "2026-01-06")


def proof(name: str, *scripts: str, share: int = 1, endless: bool = False, **more: Any) -> Proof:
    """A proof whose slices are small scripts."""

    def slices(luck: random.Random, games: Games) -> Iterator[Command]:
        while True:
            yield from ((sys.executable, "-c", script) for script in scripts)
            if not endless:
                return

    return Proof(name, f"{name} is right", share, slices, ("source",), **more)


@pytest.fixture
def root(tmp_path: Path) -> Path:
    (tmp_path / "docs").mkdir()
    (tmp_path / "source").mkdir()
    (tmp_path / "source" / "rules.py").write_text("one")
    return tmp_path


def test_what_was_proved_is_written_and_added_up(root: Path) -> None:
    for _ in range(2):
        assert prove.main(["--seed", "1"], (proof("games", HELD, HELD),), root) == 0
    entry = read_ledger(root).entries["games"]
    assert entry.amounts == {"games": 4, "moves": 60}
    assert entry.totals == {"games": 8, "moves": 120}
    assert "| 4 games, 60 moves |" in (root / PAGE).read_text()


def test_totals_begin_anew_when_what_matters_has_changed(root: Path) -> None:
    prove.main([], (proof("games", HELD),), root)
    (root / "source" / "rules.py").write_text("two")
    prove.main([], (proof("games", HELD),), root)
    entry = read_ledger(root).entries["games"]
    assert (entry.runs, entry.totals["games"]) == (1, 2)


def test_a_failure_is_told_with_its_command_and_the_others_go_on(
    root: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    proofs = proof("cards", BROKEN, HELD), proof("games", HELD, HELD, HELD)
    assert prove.main(["--seed", "1"], proofs, root) == 1
    output = capsys.readouterr().out
    assert output.startswith("Seed 1, ")
    assert "cards FAILED\n    a card is lost\nRepeat it by: " in output
    assert "games: held; 6 games, 90 moves" in output
    assert "**failed**" in (root / PAGE).read_text()


def test_moves_asked_about_are_added_up_by_kind(
    root: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = "print('asked about: dragons put 7, dragons draw 5, dinoland hatch 1200')"
    proofs = proof("twins", f"{asked}; {HELD}", f"{asked}; {HELD}"), proof("games", HELD)
    assert prove.main(["--seed", "1"], proofs, root) == 0
    output = capsys.readouterr().out
    assert output.count("moves asked about:") == 1
    assert "    dragons: dragon 0, draw 10, put 14\n" in output, (
        "the rarest first, and those never asked"
    )
    assert "hatch 2,400" in output


def test_a_slice_that_proves_nothing_has_failed(root: Path) -> None:
    assert prove.main([], (proof("games", "print('fine')"),), root) == 1


def test_a_failure_stays_until_its_command_passes_for_another_commit() -> None:
    failure = Failure(MONDAY, ("python", "-m", "x", "--seed", "7"), "a card is lost")
    ledger, games = Ledger(), proof("games")
    ledger.record(games, ROOT, MONDAY, Counter(), failure)
    ledger.record(games, ROOT, TUESDAY, Counter(games=3), None)
    assert "python -m x --seed 7" in format_page(ledger, (games,))
    ledger.forgive("games", MONDAY)
    assert ledger.entries["games"].failure
    ledger.forgive("games", TUESDAY)
    assert "failed" not in format_page(ledger, (games,))


def test_what_has_failed_is_repeated_first(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    prove.main([], (proof("cards", BROKEN),), root)
    capsys.readouterr()
    prove.main([], (proof("cards", HELD),), root)
    assert "a card is lost" in capsys.readouterr().out


def run_of(*proofs: Proof) -> Run:
    return Run(proofs, 1, Ledger(), MONDAY, GAMES)


def test_time_is_shared_as_the_table_says() -> None:
    run = run_of(proof("much", HELD, share=3), proof("little", HELD))
    turns: Counter[str] = Counter()
    for _ in range(40):
        chosen = run.choose(60)
        assert chosen
        chosen.spent += 1
        turns[chosen.proof.name] += 1
    assert turns == {"much": 30, "little": 10}


def test_unused_time_goes_to_the_others(root: Path) -> None:
    run = run_of(proof("short", HELD), proof("long", *[HELD] * 7))
    run.go(1000, root, lanes=2)
    assert [progress.slices for progress in run.progress] == [1, 7]


def test_what_does_not_fit_any_more_is_not_begun() -> None:
    run = run_of(proof("slow", HELD), proof("quick", HELD))
    slow, quick = run.progress
    slow.longest, quick.longest, quick.spent = 30, 5, 100
    assert run.choose(60) is slow
    assert run.choose(20) is quick
    assert run.choose(3) is None


def test_ctrl_c_records_what_was_proved_by_then(root: Path) -> None:
    script = (
        "import sys, signal; from pathlib import Path; from tests import test_prove as t;"
        "signal.signal(signal.SIGINT, signal.default_int_handler);"
        "proofs = (t.proof('games', t.HELD), t.proof('endless', 'import time; time.sleep(999)'));"
        "sys.exit(t.prove.main(['--seed', '1'], proofs, Path(sys.argv[1])))"
    )
    command = [sys.executable, "-u", "-c", script, str(root)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as child:
        assert child.stdout
        while not child.stdout.readline().startswith("games: "):
            assert child.poll() is None
        os.kill(child.pid, signal.SIGINT)
        output = child.stdout.read()
        assert child.wait() == prove.INTERRUPTED
    assert "endless: no time" in output
    assert json.loads((root / "docs" / "proof.json").read_bytes())["entries"]["games"]["runs"] == 1


def test_a_seed_gives_the_same_slices() -> None:
    for real in PROOFS:
        first, again = (real.slices(random.Random("7"), GAMES) for _ in range(2))
        assert [next(first) for _ in range(3)] == [next(again) for _ in range(3)]


def test_sources_that_matter_exist() -> None:
    assert not [s for real in PROOFS for s in real.sources if not (ROOT / s).exists()]


def test_amounts_are_read() -> None:
    found = read_amounts("1,200 games of dragon_family, 34 moves acknowledged")
    assert found == {"games of dragon_family": 1200, "moves acknowledged": 34}


def test_a_proof_that_goes_game_by_game_can_be_run_for_some_games() -> None:
    family = [game for game in GAMES if game.name == "dragon_family"]
    for real in PROOFS:
        slices = [*itertools.islice(real.slices(random.Random("7"), family), 30)]
        named = {game.name for game in GAMES for command in slices if game.name in command}
        assert named == {"dragon_family"} if real.by_game else named <= {"dragons"}


def test_a_proof_of_the_whole_cannot_be_run_for_some_games(
    root: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    proofs = (proof("games", HELD, by_game=True), proof("whole", HELD))
    assert prove.main(["--games", "dragons"], proofs, root) == 0
    assert read_ledger(root).entries.keys() == {"games"}
    with pytest.raises(SystemExit):
        prove.main(["--games", "dragons", "--only", "games", "whole"], proofs, root)
    assert "whole: not proved game by game" in capsys.readouterr().err


# -- levels --------------------------------------------------------------------------------------


def test_every_pair_of_levels_is_found_on_the_page() -> None:
    text = LEVELS.read_text(encoding="utf-8")
    assert SLICES.keys() == {higher for higher, _ in PAIRS}
    assert all(read_interval(text, game.title, *pair) for game in GAMES for pair in PAIRS)


def test_only_an_interval_wholly_elsewhere_contradicts() -> None:
    assert (
        find_contradiction(Estimate(0.3, 0.2, 0.4), (0.52, 0.89))
        == "20%–40%, where LEVELS.md says 52%–89%"
    )
    assert find_contradiction(Estimate(0.3, 0.1, 0.6), (0.52, 0.89)) == ""
    assert find_contradiction(Estimate(0.0), (0.52, 0.89)) == ""


# -- mutants -------------------------------------------------------------------------------------


def test_faults_are_small_and_named_by_what_they_change(tmp_path: Path) -> None:
    source = tmp_path / "rules.py"
    source.write_text("def most(a):\n    if a > 2 and not b:\n        a += 1\n    return a\n")
    names = [mutant.name.removeprefix("most: ") for mutant in mutants_of(source)]
    assert "if a > 2 and (not b): → if a >= 2 and (not b):" in names
    assert "if a > 2 and (not b): → if a > 2 or not b:" in names
    assert "if a > 2 and (not b): → if a > 2 and b:" in names
    assert "if a > 2 and (not b): → if a > 3 and (not b):" in names
    assert "a += 1 → a -= 1" in names
    assert "return a → pass" in names
    assert len(names) == len(set(names)) == 14


def test_a_faulty_function_takes_the_place_of_the_right_one(tmp_path: Path) -> None:
    source = tmp_path / "rules.py"
    source.write_text("def twice(a):\n    return a + a\n")
    right: dict[str, Any] = {}
    exec(source.read_text(), right)
    minus = next(mutant for mutant in mutants_of(source) if "a - a" in mutant.name)
    right["twice"].__code__ = minus.code(source)
    assert right["twice"](3) == 0


def test_every_explained_survivor_is_a_fault_that_can_be_made() -> None:
    explained = tomllib.loads(EXPLAINED.read_text(encoding="utf-8"))
    for game, reasons in explained.items():
        rules = ROOT / "src" / "dragonden" / "games" / game / "rules.py"
        assert reasons.keys() <= {mutant.name for mutant in mutants_of(rules)}
        assert all(reasons.values())
