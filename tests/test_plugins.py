"""Games and bots of other packages, found by their entry points and played everywhere."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from dragonden import bots
from dragonden.bots import players
from dragonden.checking.new_game import NAME, TEMPLATE
from dragonden.engine.backends import INTERPRETED, default_backend
from dragonden.engine.errors import InputError
from dragonden.games import all_games, broken_games, find_game, find_plugins, game_names

from .local_server import play_out, run_server

BOT = """
class Cautious:
    def decide(self, knowledge, actions):
        return actions[-1]
"""
ENTRIES = """
[dragonden.games]
nim = nim
lost = no_such_package
other_name = nim

[dragonden.bots]
cautious = cautious_bot:Cautious
lost_bot = no_such_package:Bot
"""
interpreted_only = pytest.mark.skipif(
    default_backend() is not INTERPRETED, reason="once is enough, and quick this way"
)
compiled_only = pytest.mark.skipif(
    os.environ.get("DRAGONDEN_BACKEND") != "compiled", reason="belongs to the compiled run"
)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which packages are installed."""
    folder = tmp_path_factory.mktemp("site")
    skip = shutil.ignore_patterns("__pycache__")
    shutil.copytree(TEMPLATE / NAME, folder / "nim", ignore=skip)
    (folder / "cautious_bot.py").write_text(BOT)
    facts = folder / "trial_games-1.0.dist-info"
    facts.mkdir()
    (facts / "METADATA").write_text("Metadata-Version: 2.1\nName: trial-games\nVersion: 1.0\n")
    (facts / "entry_points.txt").write_text(ENTRIES)
    return folder


@pytest.fixture
def installed(site: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The packages, for this process and those that it starts."""
    monkeypatch.syspath_prepend(site)
    monkeypatch.setenv("PYTHONPATH", str(site))
    forget()
    yield
    forget()


def forget() -> None:
    """Look for plug-ins again."""
    for remembered in (find_plugins, game_names, players.find_plugins):
        remembered.cache_clear()


def run(site: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run a command where the packages are installed."""
    return subprocess.run(
        [sys.executable, "-m", "dragonden.cli", *arguments],
        env={**os.environ, "PYTHONPATH": str(site)},
        capture_output=True,
        text=True,
        check=False,
    )


@interpreted_only
def test_games_and_bots_of_other_packages_are_found(installed: None) -> None:
    assert "nim" in game_names()
    assert find_game("nim") in all_games()
    assert find_game("nim").folder.parent.name.startswith("site")
    assert "cautious" in bots.names()
    assert bots.create_bot("cautious").decide(None, [4, 5]) == 5


@interpreted_only
def test_a_broken_package_is_named_and_breaks_no_other(installed: None) -> None:
    problems = broken_games()
    assert problems.keys() == {"lost", "other_name"}
    assert problems["lost"].startswith("The game lost of trial-games cannot be used: ModuleNotF")
    assert "must have the name of the game's folder" in problems["other_name"]
    assert {"lost", "other_name"}.isdisjoint(game.name for game in all_games())
    with pytest.raises(InputError, match="The game lost of trial-games cannot be used"):
        find_game("lost")
    with pytest.raises(InputError, match="The bot lost_bot of trial-games cannot be used"):
        bots.create_bot("lost_bot")


@interpreted_only
def test_the_list_of_games_tells_what_is_broken(site: Path) -> None:
    result = run(site, "games", "--json")
    assert result.returncode == 0
    listed = [game["name"] for game in msgspec.json.decode(result.stdout)]
    assert "nim" in listed
    assert "lost" not in listed
    assert "dragonden: The game lost of trial-games cannot be used" in result.stderr


@interpreted_only
def test_a_game_of_another_package_is_played_in_the_terminal(site: Path) -> None:
    result = run(site, "play", "nim", "--seats", "cautious,greedy", "--seed", "1")
    assert result.returncode == 0, result.stderr
    assert "cautious" in result.stdout


@interpreted_only
def test_the_processes_of_an_arena_find_the_same_packages(site: Path) -> None:
    options = ("--games", "8", "--processes", "2", "--seed", "1", "--json")
    result = run(site, "arena", "nim", "--players", "cautious,greedy", *options)
    assert result.returncode == 0, result.stderr
    assert [row["player"] for row in msgspec.json.decode(result.stdout)["results"]] == [
        "cautious",
        "greedy",
    ]


@interpreted_only
def test_a_game_of_another_package_is_played_at_a_table(installed: None, tmp_path: Path) -> None:
    """A browser without a board for it shows the position as text, and asks for that."""
    with run_server(tmp_path) as server:
        anna = server.new_person()
        assert "nim" in [game["name"] for game in anna.get("/api/games")["games"]]
        answer = anna.get("/api/games/nim/words?language=de")
        assert "end-empty = Kein Stein ist mehr da." in answer["fluent"]
        place = anna.join(anna.create("nim", "me", "greedy"))
        assert place.ask("read", seat=0)["picture"]
        play_out(place)
        assert place.is_over()


COMPILED = """
from dragonden.engine import compiled, verbs
from dragonden.engine.backends import compiled_backend
from dragonden.games import find_game
game, backend = find_game("nim"), compiled_backend()
(state,) = backend.states(game.state, 1)
state.phase, state.counters[0] = 1, 7
legal = compiled.compile_kernel(verbs.legal)
print(legal(state, backend.buffer(game.most_offers)), sum(legal.stats.cache_hits.values()))
"""


@compiled_only
def test_compiled_code_is_kept_until_the_other_package_changes(site: Path, tmp_path: Path) -> None:
    def count_moves() -> str:
        where = {"PYTHONPATH": str(site), "DRAGONDEN_CACHE": str(tmp_path)}
        command = [sys.executable, "-c", COMPILED]
        return subprocess.run(
            command, env={**os.environ, **where}, capture_output=True, text=True, check=True
        ).stdout.strip()

    assert [count_moves(), count_moves()] == ["7 0", "7 1"]
    rules = site / "nim" / "rules.py"
    rules.write_text(rules.read_text().replace("    return n\n", "    return min(n, 1)\n"))
    assert [count_moves(), count_moves()] == ["1 0", "1 1"]
