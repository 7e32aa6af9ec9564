"""The documents are true: their examples run, and what they name exists."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
import yaml

import dragonden
from dragonden.games import game_names
from tools import observations

ROOT = Path(__file__).parent.parent
DOCUMENTS = (
    *("README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md", "CODE_OF_CONDUCT.md"),
    *("SECURITY.md", "docs/BOTS.md", "docs/GALLERY.md", ".github/PULL_REQUEST_TEMPLATE.md"),
)


def test_the_python_in_the_readme_runs_as_one_script(tmp_path: Path) -> None:
    examples = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text(), re.DOTALL)
    script = tmp_path / "readme.py"
    script.write_text("".join(examples))
    result = subprocess.run([sys.executable, script], capture_output=True, text=True, check=True)
    assert "dragonden record 1" in result.stdout
    assert re.search(r"\('Cautious', [\d.]+\), \('drake', ", result.stdout)


def test_the_commands_in_the_readme_work_one_after_the_other(tmp_path: Path) -> None:
    """Nobody answers them; what has to be typed or needs a network is not marked `sh`."""
    (tmp_path / ".venv").symlink_to(sys.prefix)
    blocks = re.findall(r"```sh\n(.*?)```", (ROOT / "README.md").read_text("utf-8"), re.DOTALL)
    commands = [line for block in blocks for line in block.splitlines()]
    assert len(commands) > 5
    for command in commands:
        result = subprocess.run(
            command,
            shell=True,
            cwd=tmp_path,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            check=False,
        )
        assert (result.returncode, result.stderr) == (0, ""), command
        assert result.stdout, command


@pytest.mark.parametrize("document", DOCUMENTS)
def test_what_a_document_names_exists(document: str) -> None:
    text = (ROOT / document).read_text(encoding="utf-8")
    for path in re.findall(r"`((?:scripts|tests|src|examples)/[\w./]*\w/?)", text):
        assert (ROOT / path).exists(), path
    for path in re.findall(r"`((?:engine|table|server)/\w+\.py)`", text):
        assert (ROOT / "src" / "dragonden" / path).is_file(), path


def test_every_picture_is_there_and_shown() -> None:
    shown: set[Path] = set()
    for document in (ROOT / "README.md", ROOT / "docs" / "GALLERY.md"):
        text = document.read_text(encoding="utf-8")
        shown |= {document.parent / name for name in re.findall(r"[\w/.-]+\.png", text)}
    assert shown == set((ROOT / "docs" / "pictures").glob("*.png"))
    for name in game_names():
        assert ROOT / "docs" / "pictures" / f"{name}.png" in shown
    assert sum(path.stat().st_size for path in shown) < 1_500_000


def test_every_game_has_an_owner_in_the_readme() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    for name in game_names():
        title = name.replace("_", " ").title()
        assert f"| {title} |" in text


def test_the_page_of_observations_is_up_to_date() -> None:
    """If not, `scripts/observations` writes it."""
    assert observations.PAGE.read_text(encoding="utf-8") == observations.build_page()


def test_the_version_is_the_same_everywhere() -> None:
    assert f"\nversion: {dragonden.__version__}\n" in (ROOT / "CITATION.cff").read_text("utf-8")
    assert f"\n## {dragonden.__version__}\n" in (ROOT / "CHANGELOG.md").read_text("utf-8")


def test_the_versions_of_python_are_those_that_are_tested() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    named = re.findall(r"Python :: (3\.\d+)", "\n".join(project["classifiers"]))
    workflow = yaml.safe_load((ROOT / ".github" / "workflows" / "test.yml").read_text("utf-8"))
    assert workflow["jobs"]["test"]["strategy"]["matrix"]["python"] == named
    assert project["requires-python"] == f">={named[0]}"


def test_what_hooks_and_workflows_run_exists() -> None:
    hooks = yaml.safe_load((ROOT / ".pre-commit-config.yaml").read_text("utf-8"))
    entries = [hook["entry"] for repo in hooks["repos"] for hook in repo["hooks"]]
    workflow = yaml.safe_load((ROOT / ".github" / "workflows" / "test.yml").read_text("utf-8"))
    steps = [step.get("run", "") for job in workflow["jobs"].values() for step in job["steps"]]
    programs = [command.split()[0] for command in (*entries, *steps) if command]
    assert "scripts/test" in programs
    for program in programs:
        assert (ROOT / program).exists() or (Path(sys.prefix) / "bin" / program).exists(), program
