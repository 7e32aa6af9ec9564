"""Run the long proofs for a set time, with a new seed each time, and write docs/PROOF.md."""

from __future__ import annotations

import argparse
import os
import secrets
import signal
import sys
from collections.abc import Sequence
from pathlib import Path

from tests.asked import format_asked
from tests.support import GAMES

from .ledger import PAGE, Ledger, find_commit, format_amounts, read_ledger, write_ledger
from .proofs import PROOFS, ROOT, Proof
from .running import Run

INTERRUPTED = 130


def parse_arguments(arguments: Sequence[str], proofs: tuple[Proof, ...]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="scripts/prove", description=__doc__)
    parser.add_argument("--minutes", type=float, default=60, help="in all (60)")
    names = [proof.name for proof in proofs]
    chosen = {"nargs": "+", "metavar": "NAME", "choices": names, "default": names}
    parser.add_argument("--only", help=f"some of: {', '.join(names)}", **chosen)
    games = {"nargs": "+", "metavar": "GAME", "choices": [game.name for game in GAMES]}
    parser.add_argument("--games", help="only proofs that go game by game, for these", **games)
    parser.add_argument("--seed", type=int, help="as told by an earlier run")
    wish = parser.parse_args(arguments)
    whole = {proof.name for proof in proofs if not proof.by_game}
    if wish.games and wish.only is not names and (wrong := whole.intersection(wish.only)):
        parser.error(f"{', '.join(sorted(wrong))}: not proved game by game, so without --games")
    wish.only = [name for name in wish.only if not wish.games or name not in whole]
    return wish


def main(arguments: Sequence[str], proofs: tuple[Proof, ...] = PROOFS, root: Path = ROOT) -> int:
    """Run the proofs asked for and record what they prove; the exit code."""
    wish = parse_arguments(arguments, proofs)
    seed = secrets.randbelow(1_000_000_000) if wish.seed is None else wish.seed
    lanes = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else 2
    when, ledger = find_commit(root), read_ledger(root)
    print(f"Seed {seed}, {wish.minutes:g} minutes, {lanes} at a time, commit {when}", flush=True)
    games = [game for game in GAMES if game.name in (wish.games or [game.name])]
    run = Run(tuple(p for p in proofs if p.name in wish.only), seed, ledger, when, games)
    code = 0
    try:
        run.go(60 * wish.minutes, root, lanes)
    except KeyboardInterrupt:
        print("Interrupted; what has been proved by now is recorded.")
        code = INTERRUPTED
    record(run, ledger, proofs, root)
    failed = any(progress.failure for progress in run.progress)
    return 1 if failed else code


def record(run: Run, ledger: Ledger, proofs: tuple[Proof, ...], root: Path) -> None:
    """Write down what a run has proved, and say it."""
    print()
    for progress in run.progress:
        name = progress.proof.name
        if not progress.slices and not progress.failure:
            print(f"{name}: no time")
            continue
        ledger.record(progress.proof, root, run.when, progress.amounts, progress.failure)
        if progress.forgiven and not progress.failure:
            ledger.forgive(name, run.when)
        verdict = "FAILED" if progress.failure else "held"
        print(f"{name}: {verdict}; {format_amounts(progress.amounts)} in {progress.spent:.0f} s")
        if progress.asked:
            print("  moves asked about:", *format_asked(progress.asked), sep="\n")
    write_ledger(ledger, proofs, root)
    print(f"Written to {PAGE}.")


if __name__ == "__main__":
    # Whoever starts it in the background makes it deaf to Ctrl-C.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    sys.exit(main(sys.argv[1:]))
