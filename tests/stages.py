"""The stages of `scripts/test`: what they run, on which backend, and what they need."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path
from typing import NamedTuple

TESTS = Path(__file__).parent
PAGES = ("building the pages", "compiling")  # bots at a table would compile for themselves
PYTEST = ("pytest", "-q", "-p", "tests.outcomes")
COVERAGE = f"{sys.executable} -m coverage"


class Stage(NamedTuple):
    """One command of the suite."""

    name: str
    command: tuple[str, ...]
    needs: tuple[str, ...] = ()  # names of stages that must be done before
    environment: dict[str, str] = {}  # noqa: RUF012 - never changed

    @property
    def again(self) -> str:
        """What to type to run it once more."""
        setting = " ".join(f"{name}={value}" for name, value in self.environment.items())
        command = shlex.join(part for part in self.command if part not in ("-p", "tests.outcomes"))
        return f"{setting} {command}".strip()


def python(name: str, *command: str, needs: tuple[str, ...] = (), backend: str = "") -> Stage:
    """A stage that runs Python, with the rules run by some backend."""
    environment = {"DRAGONDEN_BACKEND": backend} if backend else {}
    return Stage(name, (sys.executable, *command), needs, environment)


def pytest(
    name: str, *files: str, needs: tuple[str, ...] = (), backend: str = "interpreted"
) -> Stage:
    """A stage that runs the tests in some files."""
    return python(name, "-m", *PYTEST, *files, needs=needs, backend=backend)


def covered(name: str, *files: str) -> Stage:
    """A stage whose tests note which branches of the games' rules they go through."""
    run = ("-m", "coverage", "run", "--parallel-mode", "-m", *PYTEST)
    return python(name, *run, *files, needs=("forgetting old coverage",), backend="interpreted")


def files(*names: str) -> tuple[str, ...]:
    """Test files by their names without `test_` and `.py`."""
    return tuple(f"tests/test_{name}.py" for name in names)


GAMES = ("src", *files("golden"))  # the games' own tests, and their transcripts
LONG = ("-m", "exhaustive")  # tests that try everything: they would take thrice as long covered
SHORT = ("-m", "not exhaustive")
PROOFS = files("proofs", "machine")  # what has to hold however the rules run
COMPILED = files("cache", "evenness", "search", "simulate")  # what lives on compiled rules
# Tested interpreted and compiled: each backend has tests of its own.
BOTH = files("decisions", "engine", "workers")
TABLES = files("frames", "lobby", "schema", "server", "teaching")  # what the server answers
TROUBLE = files(  # servers, workers and databases that are overrun, killed or closed
    *("faults", "nonsense", "postgres", "serve", "server_analysis", "server_guard"),
    *("server_limits", "thinking", "workers"),
)
FACES = files("faces")
# Browsers mostly wait: their tests run in two stages, beside others.
BROWSER_GAMES = tuple(f"tests/web/test_{name}.py" for name in ("everyone", "games", "dinoland"))
BROWSER = tuple(
    name
    for name in (f"tests/web/{path.name}" for path in sorted(TESTS.glob("web/test_*.py")))
    if name not in BROWSER_GAMES
)
BOUNDS = files("bounds")
NAMED = {*GAMES, *PROOFS, *COMPILED, *TABLES, *TROUBLE, *FACES, *BOUNDS}
OTHERS = [
    name
    for name in (f"tests/{path.name}" for path in sorted(TESTS.glob("test_*.py")))
    if name not in NAMED
]

# In the order in which they are begun: first what others wait for, then what takes longest.
STAGES = [
    python("compiling", "-m", "tests.warm", "search", backend="compiled"),
    python("building the pages", "web/make.py"),
    Stage("installing a browser", ("scripts/browser",)),
    Stage("installing PostgreSQL", ("scripts/postgres",), ("installing a browser",)),
    python("forgetting old coverage", "-m", "coverage", "erase"),
    covered("the games' own tests, and the faces", "src", *FACES, *SHORT),
    pytest("games in a browser", *BROWSER_GAMES, needs=(*PAGES, "installing a browser")),
    pytest("in a browser", *BROWSER, needs=(*PAGES, "installing a browser")),
    pytest("trouble", *TROUBLE, needs=(*PAGES, "installing PostgreSQL")),
    pytest("the proofs, interpreted", *PROOFS, *files("golden")),
    pytest("everything tried, interpreted", "src", *LONG),
    pytest("tables", *TABLES, needs=PAGES),
    pytest("within bounds", *BOUNDS, backend="checked"),
    pytest("compiled", *GAMES, *PROOFS, *COMPILED, *BOTH, needs=("compiling",), backend="compiled"),
    pytest("all the rest", *OTHERS, needs=PAGES),
    Stage("style, types and layers", ("scripts/check",), ("building the pages",)),
    python("parts of the client", "web/make.py", "test", needs=("building the pages",)),
    Stage(
        "coverage",
        ("sh", "-c", f"{COVERAGE} combine -q && {COVERAGE} report --skip-covered"),
        ("the games' own tests, and the faces",),
    ),
]
