"""Boxes as data: what a file can change, what is refused, and where the box goes with a game.

That every game is played right with other boxes is proved in `dragonden.checking`.
"""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from typer.testing import CliRunner

import dragonden
from dragonden.checking.variants import with_any_box
from dragonden.cli import app
from dragonden.engine.box import parse_box, read_box
from dragonden.engine.errors import InputError
from dragonden.engine.game import Game
from dragonden.games import find_game
from dragonden.lab.studies import api, comparing

from .command_line import SIZE
from .support import GAMES

FEWER_COWS = "[cards]\ncow = 10\n"

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


@every_game
def test_the_printed_box_is_a_file_that_changes_nothing(game: Game) -> None:
    printed = parse_box(game.box.format_file(game.name, game.title))
    assert printed.count(":") >= 15, "every piece is listed"
    assert game.settle_options({"box": printed}) == game.settle_options({})


@every_game
def test_a_box_goes_with_the_record(game: Game) -> None:
    options = with_any_box(game, {"players": game.players[0]}, random.Random(3))
    match = dragonden.new(game, seed=4, **options)
    assert match.options["box"]
    again = dragonden.load(match.record())
    assert (again.box, again.state) == (match.box, match.state)
    assert again.box != dragonden.new(game).box


@pytest.mark.parametrize(
    "given", [FEWER_COWS, '{"cards": {"cow": 10}}', "[cards]\nsheep = 12\ncow = 10\n"]
)
def test_equal_boxes_are_equal_texts(given: str, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(given)
    match = dragonden.new("dragons", players=3, box=file)
    assert match.options["box"] == "cards.cow:10"
    decks = [match.truth().deck, *match.truth().later]
    cards = [card for deck in decks for card in deck.cards]
    piles = [card for pile in match.truth().piles for card in pile.cards]
    assert [*cards, *piles].count("cow") == 10


@pytest.mark.parametrize(
    ("game", "text", "sentence"),
    [
        ("dragons", "[cards]\ncows = 3", "no 'cows' among its cards; do you mean cow?"),
        ("dragons", "[kards]\ncow = 3", "has no part kards; it has cards"),
        ("dragons", "[cards]\ncow = -1", "cards.cow of Dragons can be 0 to 40, not -1"),
        ("dragons", "[cards]\ncow = 40\nsheep = 40", "has room for 120 cards, not for 160"),
        ("dragons", "[cards]\ncow = 1.5", "is a whole number, not 1.5"),
        ("dragons", "[cards]\ncow = true", "is a whole number, not True"),
        ("dragons", '[cards]\n"a b" = 1', "There is no piece 'a b'"),
        ("dragons", "cards = 3", "cards is a table of pieces"),
        ("dragons", "cow", "neither TOML nor JSON"),
        ("dragons", "[cards]\n" + "#" * 20_000, "more than 20,000 letters"),
        ("dragomino", "[dominoes]\nSF = 1", "Every round turns up 4 dominoes"),
        ("dragomino", "[dragons]\nsnow = 14", "14 dragons in 13 eggs"),
        ("dinoland", "[base_creatures]\negg = 10", "Two squares are a domino"),
        ("dinoland", "[base_terrains]\nlava = 10", "78 terrains, too few for 80"),
        ("dinoland", "[extra_creatures]\negg = 22\nnothing = 0", "room for 32 eggs"),
        ("dingominos", '[dominoes]\n"1-1" = 2', "can be 0 to 1, not 2"),
        ("dragon_family", "[dragons]\ngold = 0\ngreen = 0\nred = 1\nblue = 1", "needs 3 dragons"),
    ],
)
def test_a_bad_box_is_answered_with_a_sentence(game: str, text: str, sentence: str) -> None:
    with pytest.raises(InputError) as mistake:
        dragonden.new(game, box=parse_box(text))
    assert sentence in str(mistake.value)


def test_a_box_may_be_enough_for_some_players_only() -> None:
    many = find_game("dinoland").box.contents()["base_creatures"]
    few = {"base_creatures": {name: n // 4 * 2 for name, n in many.items()}}  # 17 dominoes
    assert dragonden.new("dinoland", players=4, box=few).actor is not None
    with pytest.raises(InputError, match="5 players need 21 dominoes to begin, and there are 17"):
        dragonden.new("dinoland", players=5, box=few)
    found = api.begin_survey("dinoland", {"box": few})
    assert found.counts == (2, 3), "no table for which there is too little is studied"


def test_no_text_from_afar_opens_a_file(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(FEWER_COWS)
    with pytest.raises(InputError, match=r"part\.piece:count"):
        find_game("dragons").settle_options({"box": str(file)})
    with pytest.raises(InputError, match="cannot be read: No such file"):
        read_box(tmp_path / "other.toml")


# -- commands and studies ------------------------------------------------------------------------


def run(*arguments: object) -> str:
    return CliRunner(env=SIZE).invoke(app, [*map(str, arguments)]).output


def test_a_match_is_played_with_a_box_and_kept_with_it(tmp_path: Path) -> None:
    box, kept = tmp_path / "mine.toml", tmp_path / "match.txt"
    box.write_text(run("box", "dragomino").replace("= 2", "= 1").replace('"D*D" = 1', '"D*D" = 0'))
    run("play", "dragomino", "--box", box, "--seats", "random,random", "--save", kept)
    assert "box=dominoes.S*P:1" in kept.read_text()
    assert dragonden.load(kept.read_text()).outcome


def test_rows_of_two_boxes_are_never_mixed(tmp_path: Path) -> None:
    file = tmp_path / "study.npz"

    def study(**box: object) -> api.Study:
        return api.study(
            "dragons", by="random", games=6, seed=1, players=3, quick=True, file=file, **box
        )

    study(box={"cards": {"cow": 10}})
    assert len(study(box="cards.cow:10").columns()["number"]) == 6
    with pytest.raises(InputError, match=r"cards\.cow:10"):
        study()


def test_two_boxes_are_compared_and_a_piece_is_swept(tmp_path: Path) -> None:
    one = comparing.begin_comparison(
        "dragons(players=3, box=cards.cow:8)", "box=cards.cow:10", "random", 6
    )
    assert one.names == ("dragons(box=cards.cow:8)", "dragons(box=cards.cow:10)")
    swept = comparing.begin_sweep("dragons(box=cards.ring:2)", "cards.cow", [8, 12], "random", 6)
    assert [survey.options["box"] for survey in swept.surveys.values()] == [
        "cards.cow:8 cards.ring:2",
        "cards.ring:2",
    ]
    with pytest.raises(InputError, match="no option and no piece"):
        comparing.begin_sweep("dragons", "cards.cows", [8, 12], "random", 6)
    file = tmp_path / "mine.toml"
    file.write_text(FEWER_COWS)
    result = run("study", "compare", "dragons", file, "--games", 6, "--players", 3, "--json")
    assert "dragons(box=cards.cow:10)" in result
