"""Extras of hundreds of megabytes: each installed with the wheel in a clean environment, and used.

`python -m tests.heavy_extras ray` does so with one of them.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
from pathlib import Path

from .environment import ROOT, Environment, build_package

TOOLS = ("hypothesis", "pytest", "scipy")  # what the tests themselves import
INSTALLED = {"ray": ("ray",), "learn": ("learn",), "examples": ("learn", "envs", "spiel")}
BESIDE = {"examples": ("sb3-contrib",)}  # as the example says in its first lines
TESTED = {
    "ray": ("tests/test_cluster.py",),
    "learn": ("tests/test_learned.py",),
    "examples": ("tests/test_examples.py",),
}


def run_tests(extra: str, folder: Path) -> str:
    """Install an extra from the wheel, run its tests there, and return pytest's last line."""
    wheel = build_package(folder)
    wanted = f"{wheel}[{','.join(INSTALLED[extra])}]"
    there = Environment(folder / "environment", wanted, *BESIDE.get(extra, ()), *TOOLS)
    code = "import dragonden; print(dragonden.__file__)"
    assert str(there.folder) in there.run(there.python, "-c", code).stdout, "not from the wheel"
    result = subprocess.run(
        [there.python, "-m", "pytest", "-q", *TESTED[extra]],
        cwd=ROOT,
        env=there.variables(),
        stdout=subprocess.PIPE,
        text=True,
        check=False,
    )
    assert result.returncode == 0, result.stdout
    assert "skipped" not in result.stdout, result.stdout
    return result.stdout.splitlines()[-1]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.heavy_extras", description=__doc__)
    parser.add_argument("extra", choices=INSTALLED)
    extra = parser.parse_args().extra
    with tempfile.TemporaryDirectory(prefix="dragonden-") as folder:
        passed = run_tests(extra, Path(folder))
    print(passed, file=sys.stderr)
    print(f"proved: {passed.split()[0]} tests with the extra {extra}")


if __name__ == "__main__":
    main()
