"""A person plays each game to its end in the browser, against bots."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from dragonden.games import all_games

from .players import PLAYERS, SMALL_BOXES, in_words, play_out, rivals
from .stillness import Stillness
from .visitor import Visitor

SMALLEST, TABLET = (320, 640), (1024, 768)
GAMES = [
    ("dragomino", SMALLEST, {}),
    ("dragomino", TABLET, {"thirst": True}),
    ("dragons", SMALLEST, {}),
    ("dragons", TABLET, {"bluff": True, "open_piles": True}),
    ("dingominos", SMALLEST, {}),
    ("dingominos", TABLET, {"open_hands": True, "strict_replay": True}),
    ("dragon_family", SMALLEST, {}),
    ("dragon_family", TABLET, {}),
    ("dinoland", SMALLEST, {}),
    (
        *("dinoland", TABLET),
        {"mode": "cooperative", "pawn_end": True, "diet": "species", "blast": "single"},
    ),
    ("dinoland", TABLET, {"eggs": True, "expansion": True, "impact_cards": True, "asteroids": 6}),
]


def test_every_game_is_played_here() -> None:
    assert {game.name for game in all_games()} == {*PLAYERS}


@pytest.mark.parametrize(("game", "screen", "options"), GAMES, ids=str)
def test_a_person_plays_to_the_end_on_a_board_that_holds_still(
    visitor: Callable[..., Visitor],
    game: str,
    screen: tuple[int, int],
    options: dict[str, object],
) -> None:
    """By mouse, on screens that no other whole game is played on."""
    width, height = screen
    anna = visitor("Anna", viewport={"width": width, "height": height})
    box = SMALL_BOXES.get(game) if screen == TABLET else None
    anna.play(game, "me", *rivals(game), hints=True, options={"first": 0, **options}, box=box)
    assert anna.wait_for_turn()
    watch = Stillness(anna)

    def turn(one: Visitor) -> None:
        watch.look()
        PLAYERS[game](one)

    play_out(anna, turn)
    watch.check()
    expect(anna.over).to_contain_text(re.compile("wins|share the victory|together"))
    expect(anna.page.locator(".end table")).to_be_visible()


def test_a_game_without_a_board_is_played_in_words(anna: Visitor) -> None:
    """Every game has one, so it is taken away."""
    boardless = {"body": "export default null", "content_type": "text/javascript"}
    anna.page.route("**/assets/Board-*.js", lambda route: route.fulfill(**boardless))
    anna.play("dragomino", "me", "random")
    play_out(anna, in_words)
    expect(anna.over).to_be_visible()


def test_play_now_is_one_click(anna: Visitor) -> None:
    anna.go()
    anna.page.locator("[data-game=dragomino]").click()
    expect(anna.my_turn).to_contain_text("Pick one of the face-up dominoes.")
