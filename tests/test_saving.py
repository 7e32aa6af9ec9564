"""Sitting down and leaving: request that cannot be, files that cannot be written, matches kept."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest

import dragonden
from dragonden.engine.game import Game
from dragonden.engine.match import Match
from dragonden.terminal import keyboard

from .command_line import flatten_output, format_moves, name_people, play, play_live, read_record
from .support import GAMES, play_short_game

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
GAME = GAMES[0]
PEOPLE = (GAME.name, "--seed", 4, "--seats", name_people(Match(GAME, {}, seed=4)))

# -- saving and leaving --------------------------------------------------------------------------


@every_game
def test_a_saved_match_goes_on_where_it_was(game: Game, tmp_path: Path) -> None:
    match, file = play_short_game(game), tmp_path / "my match.txt"
    moves, half = format_moves(match), len(match.plies) // 2
    seats = name_people(match)
    first = play(game.name, "--seed", 4, "--seats", seats, typed=[*moves[:half], f"save {file}"])
    assert f"dragonden play --resume '{file}'" in first.output.replace("\n", "")
    second = play("--resume", file, typed=moves[half:])
    assert second.exit_code == 0, second.output
    assert read_record(file) == match.record()


def test_a_resumed_match_keeps_its_seats_unless_told_otherwise(tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    players = GAME.players[0]
    seats = ",".join(["Anna", *["greedy"] * (players - 1)])
    play(GAME.name, "--seats", seats, "--option", "first=0", "--save", file, typed=["quit"])
    assert "Anna" in play("--resume", file, typed=["quit"]).output
    other = play("--resume", file, "--seats", seats.replace("Anna", "Berta"), typed=["quit"])
    assert "Berta" in other.output
    assert "Anna" not in other.output


def test_quitting_is_fine_and_an_early_end_of_input_is_not(tmp_path: Path) -> None:
    assert play(GAME.name, typed=["quit"]).exit_code == 0
    ended = play(*PEOPLE, typed=["1"])
    assert ended.exit_code == 1
    assert "The input ended before the game did." in ended.output
    assert "The match was not kept." in ended.output


def test_an_interrupted_match_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "match.txt"
    lines = iter(["1"])

    def typed(prompt: str) -> str:
        for line in lines:
            return line
        raise KeyboardInterrupt

    monkeypatch.setattr(keyboard, "input", typed, raising=False)
    result = play(*PEOPLE, "--save", file)
    assert result.exit_code == 130
    assert "dragonden play --resume" in result.output
    assert len(dragonden.load(file.read_text(encoding="utf-8")).plies) == 1


def test_a_file_that_cannot_be_written_is_told_before_the_game(tmp_path: Path) -> None:
    file = tmp_path / "nowhere" / "match.txt"
    result = play(GAME.name, "--save", file)
    assert result.exit_code == 2
    assert result.output.strip() == f"dragonden: Cannot save in {file}: No such file or directory."


def test_a_file_is_never_overwritten_by_another_match(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Anna")
    result = play(GAME.name, "--save", file)
    assert result.exit_code == 2
    assert "exists already" in result.output
    told = play(GAME.name, typed=[f"save {file}", "quit"])
    assert "choose another name" in flatten_output(told)
    assert file.read_text() == "Dear Anna"


def test_a_full_disk_does_not_end_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "match.txt"

    def full(handle: int) -> None:
        if file.exists():  # once the match has begun
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", full)
    result = play(*PEOPLE, "--save", file, typed=["1", "1", "quit"])
    assert result.exit_code == 0, result.output
    assert flatten_output(result).count("No space left on device") == 1
    assert "The match was not kept." in flatten_output(result)
    assert [path.name for path in tmp_path.iterdir()] == ["match.txt"]
    assert dragonden.load(file.read_text(encoding="utf-8")).plies == []


def test_a_match_left_at_a_terminal_can_still_be_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "match.txt"
    lines = ["1", "quit", tmp_path, file]
    alone = (GAME.name, "--seed", 4, "--option", "first=0")
    result = play_live(monkeypatch, *alone, typed=map(str, lines))
    assert "To keep this match, type a file name" in result.output
    assert "choose another name" in flatten_output(result)
    assert dragonden.load(file.read_text(encoding="utf-8")).plies


# -- who sits where ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ([], "Say which game to play"),
        (["chess"], "There is no game 'chess'"),
        ([GAME.name, "--players", "99"], "players can be"),
        ([GAME.name, "--option", "first"], "Write an option as name=value, not 'first'."),
        ([GAME.name, "--option", "seed=3"], "There is no option seed"),
        ([GAME.name, "-o", "first=0", "-o", "first=1"], "The option first is given twice."),
        ([GAME.name, "--players", "2", "-o", "players=2"], "The option players is given twice."),
        ([f"{GAME.name}(first=0)", "-o", "first=0"], "The option first is given twice."),
        ([GAME.name, "--seed", "-1"], "A seed is a whole number"),
        ([GAME.name, "--seat", "9"], "there is no seat 9"),
        ([GAME.name, "--seats", "Anna,Anna"], "Give everyone a name of their own."),
        ([GAME.name, "--seats", "Anna,,greedy"], "A name has from 1 to 16 letters"),
        ([GAME.name, "--seats", "Anna,greedy", "--seat", "1"], "leave out --seat"),
        ([GAME.name, "--seats", ",".join("ABCDEFGHIJ")], "players can be"),
        ([GAME.name, "--seats", "A", "--players", str(GAME.players[1])], "are seated: A."),
        ([GAME.name, "--resume", "x.txt"], "leave game and options out"),
        (["--resume", "nowhere.txt"], "Cannot read nowhere.txt: No such file or directory."),
    ],
)
def test_what_cannot_be_is_said_in_a_sentence(arguments: list[str], sentence: str) -> None:
    result = play(*arguments)
    assert result.exit_code == 2
    assert result.output.startswith("dragonden: ")
    assert sentence in result.output


def test_a_person_may_sit_anywhere() -> None:
    players = GAME.players[1]
    last = ("--players", players, "--seat", players - 1)
    result = play(GAME.name, *last, "--option", "first=0", typed=["quit"])
    assert f"Player {players}" in result.output
    assert "· drake" in result.output
