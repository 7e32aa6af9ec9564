"""The command `dragonden`: its help, its lists, its replays, and its speed to start."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
from click.testing import Result
from typer.testing import CliRunner

import dragonden
from dragonden.cli import app
from dragonden.engine.game import Game, Manifest
from dragonden.engine.words import LANGUAGES
from dragonden.terminal import replay as replays
from dragonden.terminal.keyboard import Keyboard
from dragonden.terminal.languages import load_table_words, load_terminal_words

from .command_line import SIZE
from .support import GAMES, play_match, play_short_game

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
every_language = pytest.mark.parametrize("language", LANGUAGES)
HEAVY = {"numba", "numpy", "fluent"}


def run(*arguments: object, typed: str = "") -> Result:
    return CliRunner(env=SIZE).invoke(app, [*map(str, arguments)], input=typed)


def dragonden_process(*arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """The command in a process of its own, its input and output piped."""
    return subprocess.run(
        [sys.executable, "-m", "dragonden.cli", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )


@pytest.fixture(params=GAMES, ids=lambda game: game.name)
def game(request: pytest.FixtureRequest) -> Game:
    found: Game = request.param
    return found


@pytest.fixture
def finished(game: Game, tmp_path: Path) -> Path:
    file = tmp_path / "finished.txt"
    file.write_text(play_short_game(game).record(), encoding="utf-8")
    return file


@pytest.fixture
def unfinished(game: Game, tmp_path: Path) -> Path:
    file = tmp_path / "unfinished.txt"
    file.write_text(play_match(game, {}, seed=4, moves=5).record(), encoding="utf-8")
    return file


# -- help ----------------------------------------------------------------------------------------


def test_help_teaches_by_examples() -> None:
    help = run("--help").output
    assert "dragonden games" in help
    assert f"dragonden play {GAMES[0].name}" in help
    assert "--resume anna.txt" in run("play", "--help").output
    assert "--seat Anna" in run("replay", "--help").output


def test_the_version_is_told() -> None:
    assert run("--version").output == f"dragonden {dragonden.__version__}\n"


def test_help_imports_nothing_heavy() -> None:
    code = (
        "import sys, dragonden.cli\n"
        "try: dragonden.cli.app(['--help'])\n"
        "except SystemExit: print(*{name.split('.')[0] for name in sys.modules})"
    )
    result = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    )
    assert not HEAVY & set(result.stdout.splitlines()[-1].split())


def test_a_process_plays_to_the_end_without_a_terminal() -> None:
    result = dragonden_process("play", GAMES[0].name, "--seed", "3", typed="1\n" * 5000)
    assert result.returncode == 0
    assert result.stderr == ""
    assert "\x1b" not in result.stdout


def test_bytes_that_are_no_text_are_only_a_wrong_line() -> None:
    command = [sys.executable, "-m", "dragonden.cli", "play", GAMES[0].name, "--language", "en"]
    result = subprocess.run(command, input=b"\xff\xfe\0\nquit\n", capture_output=True, check=False)
    assert result.returncode == 0
    assert b"neither a command nor a move" in result.stdout


# -- games ---------------------------------------------------------------------------------------


@every_language
def test_games_lists_every_game_and_option(language: str) -> None:
    output = run("games", "--language", language).output
    for manifest in dragonden.games(language):
        assert manifest.title in output
        assert f"dragonden play {manifest.name}" in output
        assert all(f"│ {option.name} " in output for option in manifest.options)


def test_games_as_json_are_the_manifests() -> None:
    output = run("games", "--json", "--language", "fr").output
    assert msgspec.json.decode(output, type=list[Manifest]) == dragonden.games("fr")


def test_the_language_comes_from_the_environment_unless_told() -> None:
    french = CliRunner(env={**SIZE, "LANG": "fr_FR.UTF-8"})
    assert load_terminal_words("fr")("terminal-choices") in french.invoke(app, ["games"]).output
    assert load_terminal_words("en")("terminal-choices") in run("games").output
    unknown = run("games", "--language", "it")
    assert unknown.exit_code == 2
    assert unknown.output == "dragonden: The language can be en, fr, de, not it.\n"


# -- replay --------------------------------------------------------------------------------------


@every_language
def test_replay_prints_everything_where_nobody_can_press_keys(
    game: Game, finished: Path, unfinished: Path, language: str
) -> None:
    """A whole game in one language: test_terminal.py plays to the end in all of them."""
    file = finished if language == LANGUAGES[0] else unfinished
    match = dragonden.load(file.read_text(encoding="utf-8"))
    seat = () if match.actor is None else ("--seat", "truth")
    output = run("replay", file, "--language", language, *seat).output
    words, moves = load_terminal_words(language), len(match.plies)
    for ply in range(moves + 1):
        assert words("terminal-replay-at", ply=ply, count=moves) in output
    words = load_table_words(game, language)
    names = [words("seat", number=seat + 1) for seat in range(int(match.options["players"]))]
    assert game.text.render_view(match.truth(), words, names) in output


def test_replay_shows_a_seat_what_it_saw(game: Game, unfinished: Path) -> None:
    match, words = dragonden.load(unfinished.read_text(encoding="utf-8")), game.words()
    names = [words("seat", number=seat + 1) for seat in range(int(match.options["players"]))]

    def shown(*arguments: str) -> str:
        return run("replay", unfinished, *arguments).output

    assert game.text.render_view(match.view(1), words, names, 1) in shown("--seat", "1")
    assert shown("--seat", names[1]) == shown("--seat", "1")
    assert game.text.render_view(match.view(None), words, names) in shown("--seat", "spectator")
    assert game.text.render_view(match.truth(), words, names) in shown("--seat", "truth")


def test_replay_hides_by_itself_what_is_not_over(unfinished: Path) -> None:
    assert (
        run("replay", unfinished).output == run("replay", unfinished, "--seat", "spectator").output
    )


def test_replay_steps_where_the_keys_say(finished: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Live(Keyboard):
        def __init__(self) -> None:
            self.live = True

    monkeypatch.setattr(replays, "Keyboard", Live)
    moves = len(dragonden.load(finished.read_text(encoding="utf-8")).plies)
    keys = ["", "n", "b", "3", "e", "n", "99999", "0", "b", "x", "q"]
    output = run("replay", finished, typed="".join(f"{key}\n" for key in keys)).output
    words = load_terminal_words("en")
    places = [0, 1, 2, 1, 3, moves, moves, moves, 0, 0]
    lines = [line.split("> ")[-1] for line in output.splitlines()]
    heads = {words("terminal-replay-at", ply=p, count=moves): p for p in range(moves + 1)}
    assert [heads[line] for line in lines if line in heads] == places
    assert output.count(words("terminal-replay-keys")) == 2


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (b"Dear Anna", "A record begins with the line"),
        (b"\x89PNG\r\n", "is no record: it is not even text"),
        (b"", "A record begins with the line"),
    ],
)
def test_what_is_no_record_is_said_in_a_sentence(
    text: bytes, sentence: str, tmp_path: Path
) -> None:
    file = tmp_path / "match.txt"
    file.write_bytes(text)
    result = run("replay", file)
    assert result.exit_code == 2
    assert result.output.startswith("dragonden: ")
    assert sentence in result.output


def test_an_unknown_seat_is_said_in_a_sentence(finished: Path) -> None:
    result = run("replay", finished, "--seat", "Zoë")
    assert result.exit_code == 2
    assert "spectator or truth, not Zoë." in result.output
