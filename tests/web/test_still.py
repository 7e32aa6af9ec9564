"""On a phone the table holds still in whole games, and all of it can be pressed and read.

Every position is shown and looked at, but most moves are not made by mouse: test_games.py does that
on other screens, and test_accessibility.py plays by keyboard on a large one. Both watch as well.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.local_server import ServerThread

from .players import PLAYERS, Partner, play_out, rivals
from .stillness import Stillness
from .test_targets import PHONE, too_small
from .visitor import Visitor

BY_MOUSE = 4  # of so many turns, one


@pytest.mark.parametrize("game", PLAYERS)
def test_a_table_holds_still_on_a_phone(
    visitor: Callable[..., Visitor], server: ServerThread, game: str
) -> None:
    anna = visitor("Anna", **PHONE)
    first = {"first": 0}  # or Dragons may end before
    table = anna.play(game, "me", *rivals(game, 2), hints=True, options=first)
    partner = Partner(anna, server, table)
    assert anna.wait_for_turn()
    watch = Stillness(anna)
    small: set[str] = set()
    turns = itertools.count()

    def turn(one: Visitor) -> None:
        small.update(too_small(one))
        if next(turns) % BY_MOUSE:
            partner.move()
        else:
            PLAYERS[game](one)

    play_out(anna, turn)
    watch.check()
    assert not small, "\n".join(sorted(small))


def test_a_part_that_moves_is_noticed(anna: Visitor) -> None:
    anna.play("dragons", "me", "random", "random", options={"first": 0})
    expect(anna.page.locator(".area")).to_be_visible()  # it comes after the prompt
    watch = Stillness(anna)
    watch.check()
    anna.page.evaluate("document.querySelector('.dock').style.translate = '0 3px'")
    with pytest.raises(AssertionError):
        watch.check()
