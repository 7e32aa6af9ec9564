"""The public Python API: small, stable, and light to import."""

from __future__ import annotations

import subprocess
import sys

import pytest

import dragonden
from dragonden.engine import verbs
from dragonden.engine.game import Game
from dragonden.engine.words import LANGUAGES

from .support import GAMES, play_match

HEAVY = {"numba", "numpy", "fluent", "rich", "typer"}
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def test_importing_dragonden_imports_nothing_heavy() -> None:
    code = "import dragonden, sys; print(*{name.split('.')[0] for name in sys.modules})"
    loaded = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    )
    assert not HEAVY & set(loaded.stdout.split())


def test_games_stays_a_function_when_a_game_is_imported() -> None:
    assert [manifest.name for manifest in dragonden.games()] == [game.name for game in GAMES]


@every_game
def test_presets_are_options_that_the_game_has(game: Game) -> None:
    presets = game.manifest().presets
    assert [preset.name for preset in presets[:1]] == ["first"][: len(game.presets)]
    for preset in presets:
        match = dragonden.new(game.name, seed=1, **preset.options)
        assert preset.options.items() <= match.options.items()
        assert preset.minutes > 0


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_of_a_game_has_a_short_name(game: Game, language: str) -> None:
    sentences = game.manifest(language).sentences
    assert all(len(sentences[f"{option.name}-label"]) <= 40 for option in game.own_options)


@every_game
def test_a_new_match_can_be_had_by_name_or_text(game: Game) -> None:
    players = game.players[1]
    by_name = dragonden.new(game.name, players=players, seed=3)
    assert dragonden.new(f"{game.name}(players={players})", seed=3).record() == by_name.record()


@every_game
def test_a_match_without_a_seed_has_one_that_nobody_knows(game: Game) -> None:
    assert dragonden.new(game.name).seed != dragonden.new(game.name).seed


@every_game
def test_a_move_is_a_struct_a_text_or_an_index(game: Game) -> None:
    matches = [dragonden.new(game.name, seed=3) for _ in range(3)]
    move = matches[0].offered()[0]
    matches[0].play(move)
    matches[1].play(matches[0].record().splitlines()[-1].partition(" ")[2])
    matches[2].play(0)
    assert matches[0].record() == matches[1].record() == matches[2].record()


@every_game
def test_a_refused_move_names_a_rule_and_changes_nothing(game: Game) -> None:
    match = dragonden.new(game.name, seed=3)
    before = match.record(), match.truth()
    allowed = set(match.legal())
    move = game.decode(next(a for a in range(game.actions) if a not in allowed))
    with pytest.raises(dragonden.Refused) as refused:
        match.play(move)
    assert refused.value.rule in game.rulings()
    assert refused.value.reason
    assert (match.record(), match.truth()) == before


@every_game
def test_a_record_loads_to_the_same_match(game: Game) -> None:
    match = play_match(game, {}, seed=5)
    again = dragonden.load(match.record())
    assert again.truth() == match.truth()
    assert again.outcome == match.outcome


@every_game
def test_remarks_in_a_record_mean_nothing(game: Game) -> None:
    match = play_match(game, {}, seed=5, moves=3)
    remarked = match.record().replace("\n", "\n# said Anna\n")
    assert dragonden.load(remarked).record() == match.record()


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_manifest_has_a_sentence_for_every_option(game: Game, language: str) -> None:
    manifest = next(m for m in dragonden.games(language) if m.name == game.name)
    named = [(option.name, choice) for option in manifest.options for choice in option.choices]
    choices = {f"{option}-{choice}" for option, choice in named if isinstance(choice, str)}
    labels = {f"{option.name}-label" for option in game.own_options}
    assert set(manifest.sentences) == {
        "about",
        "how",
        *(name for name, _ in named),
        *choices,
        *labels,
    }
    assert manifest.rules


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_words_for_whatever_decides(game: Game, language: str) -> None:
    for column in game.columns:
        assert game.words(language)(f"decided-{column.replace(' ', '-')}")


def test_what_makes_no_sense_is_a_mistake_in_words() -> None:
    name = GAMES[0].name
    with pytest.raises(dragonden.InputError, match="There is no game 'chess'"):
        dragonden.new("chess")
    with pytest.raises(dragonden.InputError, match="There is no option speed"):
        dragonden.new(name, speed=3)
    with pytest.raises(dragonden.InputError, match="players can be"):
        dragonden.new(name, players=99)
    with pytest.raises(dragonden.InputError, match="A seed is a whole number"):
        dragonden.new(name, seed=-1)
    with pytest.raises(dragonden.InputError, match="A record begins with"):
        dragonden.load("1. e4 e5")


def test_a_match_over_has_no_actor_and_no_offers() -> None:
    match = play_match(GAMES[0], {}, seed=1)
    assert match.actor is None
    assert match.offered() == []
    assert match.run(verbs.is_over)
