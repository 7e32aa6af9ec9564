"""The terminal: whole games by typed lines, every command, and a curtain between people."""

from __future__ import annotations

import itertools
import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner

import dragonden
from dragonden.cli import app
from dragonden.engine import notation, options
from dragonden.engine.game import Game
from dragonden.engine.match import Match
from dragonden.engine.outcome import Outcome, rank_seats
from dragonden.engine.words import LANGUAGES, Line
from dragonden.terminal.keyboard import WIPE
from dragonden.terminal.languages import load_table_words, load_terminal_words
from dragonden.terminal.numbers import format_points
from dragonden.terminal.screen import Screen, join_names
from dragonden.terminal.turn import COMMANDS

from .command_line import (
    SIZE,
    flatten_output,
    format_moves,
    name_people,
    play,
    play_live,
    read_record,
)
from .support import GAMES, play_match, play_short_game

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
every_language = pytest.mark.parametrize("language", LANGUAGES)
ENOUGH = 5000  # lines: more than any game lasts
GAME = GAMES[0]


def refused_move(match: Match) -> str:
    """A move that the rules do not allow now."""
    allowed = set(match.legal())
    action = next(a for a in range(match.game.actions) if a not in allowed)
    return notation.format_move(match.game.decode(action))


def match_where(game: Game, wanted: Callable[[Match], bool]) -> Match:
    """A match in its first position of a kind, found by playing at random."""
    for seed in range(5):
        match, luck = Match(game, {}, seed), random.Random(seed)
        while match.actor is not None and not wanted(match):
            match.carry_out(luck.choice(match.legal()))
        if match.actor is not None:
            return match
    pytest.skip(f"{game.title} has no such position")


# -- whole games ---------------------------------------------------------------------------------


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_person_plays_to_the_end_by_numbers(game: Game, language: str) -> None:
    asked = ["play", game.name, "--seed", "3", "--language", language]
    typed = "rules\nmoves\nhelp\n" + "1\n" * ENOUGH
    result = CliRunner(env=SIZE).invoke(app, asked, input=typed)
    assert result.exit_code == 0, result.output
    assert load_terminal_words(language)("terminal-points") in result.output
    pages = [line for line in result.output.splitlines() if len(line.rstrip()) > 80]
    assert not pages, "wider than 80 columns"


@every_game
def test_a_number_makes_the_move_beside_it(game: Game, tmp_path: Path) -> None:
    match, file = Match(game, {}, seed=4), tmp_path / "match.txt"
    lines = []
    for index in (-1, 0, -1):
        index %= len(match.legal())
        match.play(index)
        lines.append(str(index + 1))
    seats = ("--seats", name_people(match))
    play(game.name, "--seed", 4, *seats, "--save", file, typed=[*lines, "quit"])
    assert read_record(file) == match.record()


@every_game
def test_people_play_to_the_end_by_notation(game: Game, tmp_path: Path) -> None:
    """The end names the winners and what decided, and how to see it all again."""
    match, file = play_short_game(game), tmp_path / "match.txt"
    setting = ("--seed", 4, "--seats", name_people(match), "--save", file)
    result = play(game.name, *setting, typed=format_moves(match))
    assert result.exit_code == 0, result.output
    assert read_record(file) == match.record()
    assert f"dragonden replay {file}" in result.output.replace("\n", "")
    outcome, words = match.outcome, load_table_words(game, "en")
    assert outcome
    end = result.output.split(words.line(outcome.reason))[-1]
    names = [f"P{seat}" for seat in outcome.winners]
    told = words("terminal-winners", count=len(names), names=join_names(names, words))
    assert told in " ".join(end.split())
    for seat, (place, score) in enumerate(zip(outcome.ranking, outcome.scores, strict=True)):
        points = re.escape(format_points(score, words))
        assert re.search(rf"│ +{place} │ P{seat} +│ +{points} │", end)
    if outcome.decided_by:
        assert words(f"decided-{outcome.decided_by.replace(' ', '-')}") in " ".join(end.split())


def shown_end(outcome: Outcome, language: str) -> str:
    """How the end of a match between Anna and Ben reads."""
    screen = Screen(GAME, load_table_words(GAME, language), ["Anna", "Ben"])
    with screen.console.capture() as shown:
        screen.print_outcome(outcome)
    return shown.get()


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Anna and Ben reached 12 points together."),
        ("fr", "Anna et Ben ont atteint ensemble 12 points."),
        ("de", "Anna und Ben haben zusammen 12 Punkte erreicht."),
    ],
)
def test_those_who_play_together_are_told_what_they_reached(language: str, sentence: str) -> None:
    over = Line("refused-over")
    together = rank_seats(("points",), 1, [[12], [12]], over, together=True)
    assert sentence in shown_end(together, language)
    assert load_terminal_words(language)("terminal-place") not in shown_end(together, language)
    tied = rank_seats(("points",), 1, [[12], [12]], over)
    assert sentence not in shown_end(tied, language)


def test_the_end_shows_scores_as_people_write_them() -> None:
    outcome = rank_seats(("points",), 5, [[-185], [12]], Line("refused-over"))
    assert re.search("Anna +│ +−37 ", shown_end(outcome, "en"))
    assert re.search("Ben +│ +2,4 ", shown_end(outcome, "de"))


@every_game
def test_bots_play_among_themselves(game: Game) -> None:
    seats = ",".join(["greedy", *["random"] * (game.players[0] - 1)])
    first, second = [play(game.name, "--seats", seats, "--seed", 1) for _ in range(2)]
    assert first.exit_code == 0
    assert first.output == second.output


def test_the_only_move_is_made_by_enter() -> None:
    match = match_where(GAME, lambda match: len(match.legal()) == 1)
    lines = [*format_moves(match), ""]
    result = play(GAME.name, "--seed", match.seed, "--seats", name_people(match), typed=lines)
    assert "press Enter to make it" in result.output
    assert "Type a number" not in result.output


# -- what can be typed ---------------------------------------------------------------------------


@every_game
def test_wrong_lines_get_a_sentence_and_change_nothing(game: Game, tmp_path: Path) -> None:
    match, file = play_match(game, {}, seed=4, moves=3), tmp_path / "match.txt"
    wrong = [
        "",
        "castle",
        "0",
        "99999",
        "9" * 30,
        "(",
        "\x1b[2J",
        "why",
        "rules X9",
        "save",
        "ä" * 99,
    ]
    wrong += [
        f"{type(move).__struct_config__.tag}(1, 2, 3, 4, 5, 6, 7)" for move in match.offered()[:1]
    ]
    lines = [line for move in format_moves(match) for line in (*wrong, move)]
    seats = name_people(match)
    result = play(game.name, "--seed", 4, "--seats", seats, "--save", file, typed=[*lines, "quit"])
    assert result.exit_code == 0, result.output
    assert read_record(file) == match.record()
    assert "Type a number, a move such as" in result.output
    assert "“castle” is neither a command nor a move" in result.output
    assert "There is no move 99999" in result.output
    assert "There is no rule X9" in result.output


@every_game
def test_a_refused_move_is_explained_by_its_rule(game: Game) -> None:
    match = Match(game, {}, seed=4)
    move = refused_move(match)
    refusal = match.why(move)
    assert refusal
    lines = [move, f"why {move}", f"rules {refusal.rule.lower()}", "quit"]
    result = play(game.name, "--seed", 4, "--seats", name_people(match), typed=lines)
    output = flatten_output(result)
    sentence = load_table_words(game, "en").line(refusal.line, [*name_people(match).split(",")])
    assert output.count(f"Not allowed: {sentence} (“rules {refusal.rule}” shows the rule.)") == 2
    assert game.rulings()[refusal.rule].sentence.split()[0] in output


@every_language
@every_game
def test_rules_are_listed_in_the_language_of_the_table(game: Game, language: str) -> None:
    asked = ["play", game.name, "--seed", "4", "--language", language]
    result = CliRunner(env=SIZE).invoke(app, asked, input="rules\nrules r2\nquit\n")
    output = "".join(result.output.split())
    for ruling in game.rulings(language).values():
        assert "".join(f"{ruling.id}{ruling.sentence}".split()) in output
    assert output.count("".join(game.rulings(language)["R2"].sentence.split())) == 2
    assert not re.search(r"^\s*[:;?!»]", result.output, re.MULTILINE)


@every_game
def test_why_says_that_an_allowed_move_is_allowed(game: Game) -> None:
    match = Match(game, {}, seed=4)
    move = notation.format_move(match.offered()[0])
    lines = [f"why {move}", "why 1", "quit"]
    result = play(game.name, "--seed", 4, "--seats", name_people(match), typed=lines)
    assert result.output.count(f"{move} is allowed now.") == 2


@every_game
def test_moves_lists_all_that_is_offered(game: Game) -> None:
    match = match_where(game, lambda match: len(match.legal()) > 10)
    lines = [*format_moves(match), "moves", "quit"]
    result = play(game.name, "--seed", match.seed, "--seats", name_people(match), typed=lines)
    shown, listed = result.output.split("> moves")
    asked_last = shown.split("> ")[-1]
    last = notation.format_move(match.offered()[-1])
    assert f"{len(match.legal())}  {last}" in listed
    assert f"{len(match.legal())}  {last}" not in asked_last


@every_game
def test_moves_finds_those_with_a_text(game: Game) -> None:
    match = match_where(game, lambda match: len(match.legal()) > 10)
    move = notation.format_move(match.offered()[-1])
    lines = [*format_moves(match), f"moves {move.upper()}", "moves xyzzy", "quit"]
    result = play(game.name, "--seed", match.seed, "--seats", name_people(match), typed=lines)
    found = result.output.split(f"> moves {move.upper()}")[1].split("> moves xyzzy")
    assert len(re.findall(r"^ *\d+  ", found[0], re.MULTILINE)) == 1
    assert "None of the moves has “xyzzy” in it." in found[1]


@every_game
def test_log_and_look_tell_what_was_told(game: Game) -> None:
    match = play_match(game, {}, seed=4, moves=2)
    lines = ["log", *format_moves(match), "log", "look", "quit"]
    result = play(game.name, "--seed", 4, "--seats", name_people(match), typed=lines)
    assert "Nothing has happened yet." in result.output
    names = name_people(match).split(",")
    log = " ".join(result.output.split("> log")[-1].split("> look")[0].split())
    for line in match.log(match.actor):
        assert load_table_words(game, "en").line(line, names) in log


@every_language
def test_help_names_every_command(language: str) -> None:
    help = load_terminal_words(language)("terminal-help", shapes="x")
    assert all(re.search(rf"^{command}\b", help, re.MULTILINE) for command in set(COMMANDS) - {"?"})
    asked = ["play", GAME.name, "--language", language]
    result = CliRunner(env=SIZE).invoke(app, asked, input="help\n?\nquit\n")
    assert result.output.count("save <") == 2


# -- taking back ---------------------------------------------------------------------------------


def undo_is_fair(match: Match) -> bool:
    own = [number for number, ply in enumerate(match.plies) if ply.seat == match.actor]
    return bool(own) and len(match.plies) - own[-1] <= match.undoable


@every_game
@pytest.mark.parametrize("alone", [True, False])
def test_undo_goes_back_to_ones_last_decision(game: Game, alone: bool, tmp_path: Path) -> None:
    """Others may have decided since, if that has shown nothing."""
    match = match_where(game, lambda m: undo_is_fair(m) and (m.plies[-1].seat == m.actor) == alone)
    file = tmp_path / "match.txt"
    lines = [*format_moves(match), "undo", "quit"]
    seats = name_people(match)
    result = play(game.name, "--seed", match.seed, "--seats", seats, "--save", file, typed=lines)
    assert "taken back" in result.output
    actor = match.actor
    while match.plies[-1].seat != actor:
        match.undo()
    match.undo()
    assert read_record(file) == match.record()


@every_game
def test_the_log_forgets_what_was_taken_back(game: Game) -> None:
    match = match_where(game, undo_is_fair)
    actor, moves = match.actor, format_moves(match)
    left = max(number for number, ply in enumerate(match.plies) if ply.seat == actor)
    setting = (game.name, "--seed", match.seed, "--seats", name_people(match))
    logs = [
        play(*setting, typed=[*lines, "log", "quit"]).output.split("> log")[1]
        for lines in ([*moves, "undo"], moves[:left])
    ]
    assert logs[0] == logs[1]


@every_game
def test_undo_past_a_revelation_goes_on_with_new_chance(game: Game, tmp_path: Path) -> None:
    def revealed(match: Match) -> bool:
        played_before = any(ply.seat == match.actor for ply in match.plies)
        return played_before and not undo_is_fair(match)

    match, file = match_where(game, revealed), tmp_path / "match.txt"
    lines = [*format_moves(match), "undo", "quit"]
    seats = name_people(match)
    result = play(game.name, "--seed", match.seed, "--seats", seats, "--save", file, typed=lines)
    assert "was shuffled again" in " ".join(result.output.split())
    again = dragonden.load(read_record(file))
    own = max(n for n, ply in enumerate(match.plies) if ply.seat == match.actor)
    assert again.key is not None
    assert again.plies == match.plies[:own]


@pytest.mark.parametrize("first", [0, 1])
def test_there_is_nothing_to_undo_before_ones_first_move(first: int) -> None:
    result = play(GAME.name, "--option", f"first={first}", typed=["undo", "quit"])
    assert "You have not made a move yet." in result.output


# -- several people at one keyboard --------------------------------------------------------------


def have_secrets(match: Match) -> bool:
    known = [match.knowledge(seat) for seat in range(int(match.options["players"]))]
    return any(knowledge != known[0] for knowledge in known)


def typed_behind_curtains(match: Match) -> list[str]:
    """The moves of a match, with an Enter for every curtain up to the person to act."""
    again, lines, viewer = Match(match.game, match.options, match.seed), [], None
    for action in [*(ply.action for ply in match.plies), None]:
        if again.actor != viewer and have_secrets(again):
            lines += [""] if viewer is None else ["", ""]
        viewer = again.actor
        if action is not None:
            lines.append(notation.format_move(match.game.decode(action)))
            again.carry_out(action)
    return lines


def secret_handover(game: Game) -> Match:
    """A match in which the next person may not see what the last one saw."""
    all_options = {option.name: option.choices[-1] for option in game.own_options}
    for chosen, seed in itertools.product(({}, all_options), range(3)):
        match, luck = Match(game, chosen, seed), random.Random(seed)
        while match.actor is not None:
            if match.plies and match.plies[-1].seat != match.actor and have_secrets(match):
                return match
            match.carry_out(luck.choice(match.legal()))
    pytest.skip(f"{game.title} has no secrets")


@every_game
def test_a_curtain_falls_between_people_with_secrets(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, say = secret_handover(game), game.view.log_move
    monkeypatch.setattr(
        game.view, "log_move", lambda *told: [*say(*told), Line("seat", {"number": 50 + told[-1]})]
    )
    seats, text = name_people(match), options.format_setting(game.name, match.options)
    lines = [*typed_behind_curtains(match), "quit", ""]
    result = play_live(monkeypatch, text, "--seed", match.seed, "--seats", seats, typed=lines)
    names, last, actor = seats.split(","), match.plies[-1].seat, match.actor
    assert actor is not None
    *_, before, hidden, shown = result.output.split(WIPE)
    assert f"{names[last]}, press Enter to hide the screen." in before
    news = before.split("> ")[-1]
    assert f"Player {50 + last}" in news
    assert f"Player {50 + actor}" not in news, "what the next one is told of the last move"
    assert hidden.startswith(f"Pass the keyboard to {names[actor]}.")
    words = load_table_words(game, "en")
    assert game.text.render_view(match.view(actor), words, names, actor) in shown
    assert game.text.render_view(match.view(last), words, names, last) not in hidden + shown


@every_game
def test_no_curtain_falls_for_one_person(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    result = play_live(monkeypatch, game.name, "--seed", 4, typed=["1", "1", "1", "quit", ""])
    assert WIPE not in result.output


# -- words ---------------------------------------------------------------------------------------


@every_game
def test_no_move_is_written_like_a_command(game: Game) -> None:
    assert not {kind.__struct_config__.tag for kind in game.kinds} & set(COMMANDS)
