"""The stages of `scripts/test`: what each runs, with which backend, and what it needs first."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path
from typing import NamedTuple

TESTS = Path(__file__).parent
SHOWN = ("build pages", "install browser")
PAGES = ("build pages", "compile")  # bots that search would compile for themselves
PYTEST = ("pytest", "-q", "-p", "tests.skip_report")


class Stage(NamedTuple):
    """One command of the suite."""

    name: str
    command: tuple[str, ...]
    needs: tuple[str, ...] = ()  # names of stages that must be done before
    environment: dict[str, str] = {}  # noqa: RUF012 - never changed

    @property
    def repeat_command(self) -> str:
        """What to type to run it once more."""
        setting = " ".join(f"{name}={value}" for name, value in self.environment.items())
        command = shlex.join(
            part for part in self.command if part not in ("-p", "tests.skip_report")
        )
        return f"{setting} {command}".strip()


def python_stage(name: str, *command: str, needs: tuple[str, ...] = (), backend: str = "") -> Stage:
    """A stage that runs Python, with the rules run by some backend."""
    environment = {"DRAGONDEN_BACKEND": backend} if backend else {}
    return Stage(name, (sys.executable, *command), needs, environment)


def pytest_stage(
    name: str, *files: str, needs: tuple[str, ...] = (), backend: str = "interpreted"
) -> Stage:
    """A stage that runs the tests in some files."""
    return python_stage(name, "-m", *PYTEST, *files, needs=needs, backend=backend)


def coverage_stage(name: str, *files: str) -> Stage:
    """A stage whose tests must go through nearly all branches of the games' rules."""
    # It asks pytest for more than newer ones have, but only to cover the tests themselves.
    cover = ("-W", "ignore::RuntimeWarning:slipcover.importer", "-m", "slipcover")
    run = ("-m", *PYTEST, "-W", "ignore::pytest.PytestAssertRewriteWarning")
    return python_stage(name, *cover, *run, *files, backend="interpreted")


def list_files(*names: str, folder: str = "tests") -> tuple[str, ...]:
    """Test files by their names without `test_` and `.py`."""
    return tuple(f"{folder}/test_{name}.py" for name in names)


# The games' own tests, and their transcripts.
GAMES = ("src/dragonden/games", *list_files("golden"))
# What the package's own documentation says, apart from the games.
DOCTESTS = ("src", f"--ignore={GAMES[0]}")
# Tests that try everything: coverage needs none of them, and compiled they would try the same, as
# rules are the same bit for bit, as test_proofs says.
EXHAUSTIVE = ("-m", "exhaustive")
NOT_EXHAUSTIVE = ("-m", "not exhaustive")
PROOFS = list_files("proofs", "state_machine")  # what has to hold however the rules run
COMPILED = list_files(
    "cache", "evenness", "search", "simulate", "spiel"
)  # what lives on compiled rules
# Tested interpreted and compiled: each backend has tests of its own.
BOTH = list_files("batch", "decisions", "engine", "match", "plugins")
# What processes answer that compile; how they live and die is the same for both backends.
ANSWERS = tuple(
    f"tests/test_workers.py::test_a_worker_{how}_itself"
    for how in ("decides_as_the_bot", "searches_as_the_bot", "judges_as_the_analysis")
)
# What the server answers.
TABLES = list_files("twin_worlds", "lobby", "schema", "server", "server_lessons")
FAULTS = list_files(  # servers, workers and databases that are overrun, killed or closed
    *("entrance", "faults", "fuzz", "housekeeping", "owner", "postgres", "serve"),
    *("server_analysis", "server_guard", "server_limits", "server_requests", "siege"),
    *("thinking", "workers"),
)
# What goes through the lines of the games: their own tests, and what people and networks are shown.
TRACED = (GAMES[0], *list_files("presentation", "observation", "proofs"))
# Counts what the pieces of a game do, line by line.
COUNTING = "tests/test_studies.py::test_a_row_is_what_the_match_says"
# Browsers mostly wait: their tests run in three stages, beside others. In the first two nobody asks
# a bot that searches, so they need not wait for the compiler.
BROWSER_GAMES = list_files("accessibility", "dinoland", "games", folder="tests/web")
BROWSER_BOARDS = list_files(
    *("download_size", "dragon_family", "pictures", "report", "still"), folder="tests/web"
)
BROWSER = tuple(
    name
    for name in (f"tests/web/{path.name}" for path in sorted(TESTS.glob("web/test_*.py")))
    if name not in (*BROWSER_GAMES, *BROWSER_BOARDS)
)
BOUNDS = list_files("bounds")
PACKAGE = list_files("package")  # built, and installed elsewhere
# What never waits for a search, nor for anything else that takes long to compile.
UNCOMPILED = list_files(
    *("board", "bots", "changes", "cli", "hidden_slots", "lessons", "new_chance", "new_game"),
    *("proofs_can_fail", "ratings", "rulings", "saving", "seating", "store", "table", "terminal"),
    *("terminal_log", "trial", "undo", "words"),
)
NAMED = {*GAMES, *PROOFS, *COMPILED, *TABLES, *FAULTS, *TRACED, *BOUNDS, *PACKAGE, *UNCOMPILED}
OTHERS = [
    name
    for name in (f"tests/{path.name}" for path in sorted(TESTS.glob("test_*.py")))
    if name not in NAMED
]

# In the order in which they are begun: what others wait for, then what takes longest or waits most,
# so that short ones are left for the end, when lanes run empty.
STAGES = [
    python_stage("compile", "-m", "tests.compile_all", "search", backend="compiled"),
    python_stage("build pages", "web/make.py"),
    Stage("install browser", ("scripts/browser",)),
    Stage("install PostgreSQL", ("scripts/postgres",), ("install browser",)),
    pytest_stage("browser boards", *BROWSER_BOARDS, needs=SHOWN),
    pytest_stage("browser games", *BROWSER_GAMES, needs=SHOWN),
    pytest_stage("browser pages", *BROWSER, needs=(*PAGES, "install browser")),
    pytest_stage("server faults", *FAULTS, needs=(*PAGES, "install PostgreSQL")),
    pytest_stage(
        *("compiled", *GAMES, *PROOFS, *COMPILED, *BOTH, *ANSWERS, *NOT_EXHAUSTIVE),
        needs=("compile",),
        backend="compiled",
    ),
    coverage_stage("game tests with coverage", *TRACED, COUNTING, *NOT_EXHAUSTIVE),
    pytest_stage("bounds checks", *BOUNDS, backend="checked"),
    pytest_stage("other tests", *OTHERS, *DOCTESTS, needs=PAGES),
    pytest_stage("interpreted rules", *UNCOMPILED, needs=("build pages",)),
    pytest_stage("server tables", *TABLES, needs=PAGES),
    pytest_stage("exhaustive tests, interpreted", *TRACED, *EXHAUSTIVE),
    pytest_stage("package", *PACKAGE, needs=SHOWN),
    Stage("style, types, layers", ("scripts/check",), ("build pages",)),
    pytest_stage("proofs, interpreted", *list_files("state_machine", "golden")),
    python_stage("client unit tests", "web/make.py", "test", needs=("build pages",)),
]
