"""Checks a game by every proof, and tells in sentences what it lacks."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

from msgspec import Struct

from dragonden.engine.errors import InputError
from dragonden.engine.extras import has_compiler, install_command
from dragonden.engine.game import Game
from dragonden.engine.referee import Violation

from .project import describe_error, find_game_folder, load_game
from .proofs import COMPILED, DECLARED, EVEN, OBSERVED, PLAYED, PRESENTED, Proof
from .rulings import check_folder
from .variants import name_of, variants

WHOLE = "The folder holds all parts of a game."
IMPORTED = "The game can be imported."
COUNTED = "tests/naive.py counts scores and pieces a second time."
INDICES = "Compiled rules stay inside their arrays."
TESTS = "The game's own tests pass."
SHOWN = 12  # lines of what pytest says

Watch = Callable[[str], None]  # is told what is being done


class Finding(Struct, frozen=True):
    """What became of one proof."""

    proof: str  # what is to hold, as a sentence
    problems: list[str] = []  # why it does not
    left_out: str = ""  # why it was not tried

    @property
    def holds(self) -> bool:
        return not self.problems and not self.left_out


def check_game(
    folder: Path | str, *, games: int = 1, compiled: bool | None = None, watch: Watch | None = None
) -> list[Finding]:
    """Put the game in a folder through every proof; it need not be installed.

    The folder is the game's own or that of a project. `games` is how many games of each style
    every variant is played; compiled rules are proved too, if the compiler is there or asked for.
    """
    return list(find_findings(Path(folder), games, compiled, watch or (lambda text: None)))


def find_findings(
    folder: Path, games: int, compiled: bool | None, watch: Watch
) -> Iterator[Finding]:
    """One finding after the other; what the rest builds on comes first."""
    if games < 1:
        raise InputError("At least one game has to be played.")
    home = find_game_folder(folder)
    watch(WHOLE)
    yield (whole := attempt(WHOLE, home, check_folder, home))
    if not whole.holds:
        return
    watch(IMPORTED)
    try:
        game = load_game(home)
    except InputError as error:
        yield Finding(IMPORTED, [str(error)])
        return
    yield Finding(IMPORTED)
    for proof in (*DECLARED, *PLAYED, *PRESENTED, *OBSERVED):
        yield run_proof(proof, game, games if proof in PLAYED else 1, watch)
    naive = (home / "tests" / "naive.py").is_file()
    yield Finding(COUNTED, left_out="" if naive else "There is no such file.")
    yield run_tests(game, watch)
    yield from check_compiled(game, compiled, watch)


def run_proof(proof: Proof, game: Game, games: int, watch: Watch) -> Finding:
    """Try a proof on a game, or on each of its variants until one fails."""
    if not proof.by_variant:
        watch(proof.sentence)
        return attempt(proof.sentence, game.folder, proof.check, game)
    for variant in variants(game):
        for number in range(games):
            name = name_of(variant)
            watch(f"{proof.sentence} {name}")
            more = {"first": number * 1000} if number else {}
            found = attempt(proof.sentence, game.folder, proof.check, game, variant, **more)
            if not found.holds:
                return Finding(found.proof, [f"{name}: {one}" for one in found.problems])
    return Finding(proof.sentence)


def attempt(
    sentence: str, folder: Path, check: Callable[..., None], *args: object, **more: object
) -> Finding:
    """Call a check; what it raises is what it has found."""
    try:
        check(*args, **more)
    except Exception as error:
        is_told = isinstance(error, Violation)
        problems = str(error).splitlines() if is_told else [describe_error(error, folder)]
        return Finding(sentence, [*problems, *getattr(error, "__notes__", ())])
    return Finding(sentence)


def run_tests(game: Game, watch: Watch) -> Finding:
    """Run the tests in the game's folder, if pytest is installed."""
    if not (game.folder / "tests").is_dir():
        return Finding(TESTS, ["There is no folder tests."])
    if importlib.util.find_spec("pytest") is None:
        return Finding(TESTS, left_out="They need pytest: pip install pytest")
    watch(TESTS)
    home = game.folder.parents[game.package.count(".")]
    paths = os.pathsep.join(filter(None, [str(home), os.environ.get("PYTHONPATH")]))
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--tb=short"]
    result = subprocess.run(
        [*command, str(game.folder / "tests")],
        env={**os.environ, "PYTHONPATH": paths},
        capture_output=True,
        text=True,
        check=False,
    )
    if result.returncode == 0:
        return Finding(TESTS)
    return Finding(TESTS, (result.stdout or result.stderr).strip().splitlines()[-SHOWN:])


def check_compiled(game: Game, compiled: bool | None, watch: Watch) -> Iterator[Finding]:
    """What needs the compiler, and what besides needs scipy."""
    proofs = (*COMPILED, EVEN)
    if compiled is False or (compiled is None and not has_compiler()):
        reason = "It was not asked for." if compiled is False else "It needs the compiler: "
        advice = "" if compiled is False else install_command("fast")
        for sentence in [*(proof.sentence for proof in proofs), INDICES]:
            yield Finding(sentence, left_out=reason + advice)
        return
    for proof in proofs:
        if proof is EVEN and importlib.util.find_spec("scipy") is None:
            yield Finding(proof.sentence, left_out="It needs scipy: pip install scipy")
        else:
            yield run_proof(proof, game, 1, watch)
    from .bounds import check_in_process

    watch(INDICES)
    yield attempt(INDICES, game.folder, check_in_process, game)
