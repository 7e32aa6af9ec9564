"""The documents are true: their examples run, and what they name exists."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from dragonden.games import names
from tools import observations

ROOT = Path(__file__).parent.parent
DOCUMENTS = ("README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "SECURITY.md", "docs/GALLERY.md")


def test_the_first_game_in_the_readme_runs(capsys: pytest.CaptureFixture[str]) -> None:
    example = re.search(r"```python\n(.*?)```", (ROOT / "README.md").read_text(), re.DOTALL)
    assert example
    exec(example[1], {})
    assert "dragonden record 1" in capsys.readouterr().out


@pytest.mark.parametrize("document", DOCUMENTS)
def test_what_a_document_names_exists(document: str) -> None:
    text = (ROOT / document).read_text(encoding="utf-8")
    for path in re.findall(r"`((?:scripts|tests|src)/[\w./]*\w/?)", text):
        assert (ROOT / path).exists(), path
    for path in re.findall(r"`((?:engine|table|server)/\w+\.py)`", text):
        assert (ROOT / "src" / "dragonden" / path).is_file(), path


def test_every_picture_is_there_and_shown() -> None:
    shown: set[Path] = set()
    for document in (ROOT / "README.md", ROOT / "docs" / "GALLERY.md"):
        text = document.read_text(encoding="utf-8")
        shown |= {document.parent / name for name in re.findall(r"[\w/.-]+\.png", text)}
    assert shown == set((ROOT / "docs" / "pictures").glob("*.png"))
    for name in names():
        assert ROOT / "docs" / "pictures" / f"{name}.png" in shown
    assert sum(path.stat().st_size for path in shown) < 1_500_000


def test_every_game_has_an_owner_in_the_readme() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    for name in names():
        title = name.replace("_", " ").title()
        assert f"| {title} |" in text


def test_the_page_of_observations_is_up_to_date() -> None:
    """If not, `scripts/observations` writes it."""
    assert observations.PAGE.read_text(encoding="utf-8") == observations.build_page()
