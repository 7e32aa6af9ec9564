"""Clean environments, with the package as its wheel brings it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
import venv
from pathlib import Path

ROOT = Path(__file__).parent.parent
UV = shutil.which("uv") or str(Path(sys.prefix) / "bin" / "uv")
OURS = ("PYTHONPATH", "DRAGONDEN_BACKEND")  # variables of these tests, which nobody else has


def build_package(folder: Path) -> Path:
    """Build a source distribution, and from that a wheel; the wheel."""
    build_target(ROOT, "sdist", folder)
    with tarfile.open(next(folder.glob("*.tar.gz"))) as archive:
        archive.extractall(folder, filter="data")
    source = next(path for path in folder.iterdir() if path.is_dir())
    build_target(source, "wheel", folder)
    return next(folder.glob("*.whl"))


def build_plugin(source: Path, folder: Path) -> Path:
    """The wheel of a package that extends this one."""
    build_target(source, "wheel", folder)
    return next(folder.glob(f"{source.name}-*.whl"))


def build_target(source: Path, target: str, folder: Path) -> None:
    command = [sys.executable, "-m", "hatchling", "build", "--target", target]
    subprocess.run([*command, "--directory", folder], cwd=source, check=True, capture_output=True)


class Environment:
    """A virtual environment with nothing in it but what is installed here."""

    def __init__(self, folder: Path, *wanted: str) -> None:
        self.folder = folder
        venv.create(folder, symlinks=True)
        self.python = folder / "bin" / "python"
        self.install(*wanted)

    def install(self, *wanted: str) -> None:
        """Install as `scripts/install` does: by uv, or by pip where only pip finds packages."""
        what = ("--quiet", "--constraint", ROOT / "constraints.txt", *wanted)
        by_uv = (UV, "pip", "install", "--python", self.python)
        by_pip = (sys.executable, "-m", "pip", "--python", self.python, "install")
        result = subprocess.run([*by_uv, *what], capture_output=True, text=True, check=False)
        if result.returncode:
            result = subprocess.run([*by_pip, *what], capture_output=True, text=True, check=False)
        assert result.returncode == 0, result.stderr

    def list_installed(self) -> set[str]:
        """The names of all packages here."""
        code = "import importlib.metadata as m; print(*(one.name for one in m.distributions()))"
        return set(self.run(self.python, "-c", code).stdout.lower().split())

    def command(self, *arguments: object) -> list[str]:
        """How `dragonden` is called here."""
        return [str(self.folder / "bin" / "dragonden"), *map(str, arguments)]

    def variables(self) -> dict[str, str]:
        """The environment of a process that is started here."""
        return {name: value for name, value in os.environ.items() if name not in OURS}

    def run(self, *command: object, typed: str = "") -> subprocess.CompletedProcess[str]:
        """Run a program from elsewhere, so that nothing of the checkout is found."""
        return subprocess.run(
            [*map(str, command)],
            cwd=self.folder,
            env=self.variables(),
            input=typed,
            capture_output=True,
            text=True,
            check=False,
        )

    def dragonden(self, *arguments: object, typed: str = "") -> subprocess.CompletedProcess[str]:
        return self.run(*self.command(*arguments), typed=typed)
