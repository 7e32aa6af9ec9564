"""What Dragomino looks and sounds like."""

from __future__ import annotations

from dragonden.engine.words import Line

from .. import GAME
from ..moves import Egg, Keep, Pick, Place
from ..text import render_view
from .test_rules import lay_out, position
from .test_thirst import look_at_two_eggs

NAMES = ["Ada", "Bo"]


def test_a_seat_is_named():
    line = Line("log-mommy", {"seat": 0, "other": 1})
    assert GAME.words("en").line(line, NAMES) == "Ada takes Mommy Dragon from Bo."
    assert GAME.words("de").line(line) == "Spieler 1 bekommt Mama Drache von Spieler 2."


def test_a_zone_is_drawn_with_coordinates_and_joined_halves():
    match = position()
    lay_out(match, "SF", 2, 0, "S")
    match.live.starter = 1
    zone = render_view(match.view(0), GAME.words("en"), NAMES).split("Ada: ")[1].splitlines()[1:6]
    assert zone == [
        "     -1   0   1   2   3",
        "  -1  .   .   .   .   .",
        "   0  .   D---S   S   .",
        "                  |",
        "   1  .   .   .   F   .",
    ]


def test_a_place_is_described_with_what_it_gives():
    match = position("S(2,1)")
    match.play("pick 2")
    said = GAME.words("en").line(GAME.describe(Place(2, 0, "E"), match.view(0)))
    assert said == "snow on (2, 0) and forest to the right: 2 eggs"


def test_the_eggs_in_hand_are_described_to_their_finder():
    match, words = look_at_two_eggs(), GAME.words("fr")
    said = [words.line(GAME.describe(move, match.view(0))) for move in match.offered()]
    assert said == ["garder l'œuf 0, un dragon", "garder l'œuf 1, une coquille"]


def test_moves_read_as_people_write_them():
    match = position()
    for text in ("pick(2)", "pick 2", "PICK 2", " pick ( 2 ) "):
        assert match.parse_move(text) == Pick(2)
    assert match.parse_move("place 2 -1 e") == Place(2, -1, "E")
    assert match.parse_move("egg Fresh") == Egg("fresh")
    assert match.parse_move("keep 1") == Keep(1)
