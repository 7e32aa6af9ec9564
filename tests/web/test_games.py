"""A person plays each game to its end in the browser, against bots."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from dragonden.games import all_games

from .players import PLAYERS, in_words, play_out, rivals
from .visitor import Visitor

VARIANTS = [
    ("dragomino", {}),
    ("dragomino", {"thirst": True}),
    ("dragons", {}),
    ("dragons", {"bluff": True, "open_piles": True}),
    ("dingominos", {}),
    ("dingominos", {"open_hands": True, "strict_replay": True}),
    ("dragon_family", {}),
    ("dinoland", {}),
    ("dinoland", {"mode": "cooperative", "pawn_end": True, "diet": "species", "blast": "single"}),
    ("dinoland", {"eggs": True, "expansion": True, "impact_cards": True, "asteroids": 6}),
]


def test_every_game_is_played_here() -> None:
    assert {game.name for game in all_games()} == {*PLAYERS}


@pytest.mark.parametrize(("game", "options"), VARIANTS, ids=str)
def test_a_person_plays_to_the_end_on_the_board(
    visitor: Callable[..., Visitor], game: str, options: dict[str, object]
) -> None:
    """Without options on the smallest screen: other tests play so on a large one."""
    screen = {} if options else {"viewport": {"width": 320, "height": 640}}
    anna = visitor("Anna", **screen)
    anna.play(game, "me", *rivals(game), options=options)
    play_out(anna, PLAYERS[game])
    expect(anna.over).to_contain_text(re.compile("wins|share the victory|together"))
    expect(anna.page.locator(".end table")).to_be_visible()
    if screen:
        assert anna.page.evaluate("document.documentElement.scrollWidth") == 320


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
