"""How a person plays each game with the mouse, by nothing but what the board shows."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

from playwright.sync_api import Locator, expect

from dragonden.games import find_game
from tests.local_server import ServerThread
from tests.support import choose

from .visitor import Visitor

# By class: to find a role or a name, all that is on the page would be gone through each time.
CONFIRM = ".placing .main"


def dragomino(one: Visitor) -> None:
    """Pick the first domino; place it where the board says; take and keep the first egg."""
    page = one.page
    spots = page.locator("rect.open")
    take = page.locator(".tray button:enabled")
    offer = page.locator("[aria-label='Face up'] button")
    expect(spots.or_(take).or_(offer).first).to_be_visible()
    if spots.count():
        tap_on_map(one, spots.first)
        page.locator(CONFIRM).click()
    elif take.count():
        fresh = page.locator(".tray .take")
        (fresh if fresh.count() else take).first.click()
    else:
        offer.first.click()


def dragons(one: Visitor) -> None:
    """Draw and put the card on the first pile, or now and then place the dragon there."""
    page = one.page
    if not page.locator(".hand li").count() and one.ply % 4:
        return page.locator(".deck > button").click()
    page.locator(".piles > li.open button").first.click()
    page.locator(CONFIRM).click()


def dingominos(one: Visitor) -> None:
    """Lay the first domino that fits, else draw, else pass."""
    page = one.page
    fitting, due = page.locator(".hand .fits"), page.locator(".pool .due")
    expect(fitting.or_(due).first).to_be_visible()
    if fitting.count():
        fitting.first.click()
        page.locator(CONFIRM).click()
    else:
        due.first.click()


OUTSIDE = """spot => {
  const { left, top, right, bottom } = spot.closest('.area').getBoundingClientRect()
  const { x, y, width, height } = spot.getBoundingClientRect()
  return x < left || y < top || x + width > right || y + height > bottom
}"""


def tap_on_map(one: Visitor, spot: Locator) -> None:
    """Click on a spot; on a small screen all of the map may have to be shown first."""
    if spot.evaluate(OUTSIDE):
        one.page.locator(".tools .fit").click()
    spot.click()


CHOSEN = re.compile("Explore|Move|Settle")


def dragon_family(one: Visitor) -> None:
    """Settle if it can be, else explore, else move; keep tiles, hatch and feed all one can."""
    page, turn = one.page, one.page.locator("section[aria-label='Your turn']")
    group = lambda name: turn.locator(f"[role=group][aria-label='{name}'] button")  # noqa: E731
    step = turn.locator("[aria-current=step]").inner_text()
    expect(turn.locator("button").first).to_be_visible()
    expect(page.locator(".nest li:empty")).to_have_count(0)
    if step == "Action":
        ways = group("Your action").and_(page.locator(":not(.quiet)"))
        way = "Settle" if ways.filter(has_text="Settle").count() else ways.first.inner_text()
        if turn.locator("[aria-pressed=true]").filter(has_text=CHOSEN).count() == 0:
            return ways.filter(has_text=way).click()
        if not page.locator(CONFIRM).count():
            tap_on_map(one, page.locator(".map .open").first)
        return page.locator(CONFIRM).click()
    if step == "Egg" and group("What do you hatch?").count():
        group("What do you hatch?").first.click()
        return group("Pay with").first.click()
    meals = page.locator(".meals button")
    last = turn.locator("button").last
    (meals.first if step == "Feeding" and meals.count() else last).click()


def dinoland(one: Visitor) -> None:
    """Choose the first square lit on the map, else a domino of the hand, else a card."""
    page, done = one.page, one.page.locator(CONFIRM)
    eggs = page.locator(".frame:has(.picked) .hatching.mine")
    spots = page.locator(".map").locator("rect.open, .stand").or_(eggs)
    lit, cards = page.locator(".hand .lit"), page.locator(".choices button")
    expect(spots.or_(lit).or_(cards).first).to_be_visible()
    if not spots.count():
        return (lit if lit.count() else cards).first.click()
    if not done.count():  # the only egg is tried by itself
        tap_on_map(one, spots.first)
    if done.count():  # a pawn to be moved is only taken up
        done.click()


def in_words(one: Visitor) -> None:
    """Choose the first of the moves in words."""
    one.page.locator("[aria-label='Your moves'] button").first.click()


# Half of the tiles, where a game would take long and is played with all of them elsewhere.
SMALL_BOXES = {
    "dragon_family": {"tiles": {"town": 4, "forest": 8, "mountain": 8, "ocean2": 2, "ocean3": 2}}
}


def rivals(game: str, count: int = 0) -> list[str]:
    """So many bots, or as few as can be, with whom a game is soon over.

    Chance plays Dragon Family four times as long.
    """
    fewest = find_game(game).players[0] - 1
    return ["random" if game == "dragons" else "greedy"] * (count or fewest)


class Partner:
    """Moves for somebody over a socket of its own, greedily: the page is only told of it."""

    def __init__(self, one: Visitor, server: ServerThread, table: str) -> None:
        (cookie,) = one.context.cookies()
        person = server.new_person(one.name)
        person.http.cookies.set("dragonden", str(cookie.get("value")))
        self.one, self.place, self.luck = one, person.join(table), random.Random(table)
        self.room = server.house.rooms[table]

    def move(self) -> None:
        """Make a move in somebody's turn."""
        ply, board = self.one.ply, self.room.table.board
        assert board
        self.place.wait_until(lambda place: place.ply >= ply and place.is_my_turn())
        best = board.match.legal().index(choose(board.match, "greedy", self.luck))
        assert self.place.act(self.place.offers()[best])["type"] != "refused"


def play_out(one: Visitor, turn: Callable[[Visitor], None]) -> None:
    """Play until the game is over."""
    while one.wait_for_turn():
        ply = one.ply
        turn(one)
        one.wait_past(ply)


PLAYERS: dict[str, Callable[[Visitor], None]] = {
    "dragomino": dragomino,
    "dragons": dragons,
    "dingominos": dingominos,
    "dragon_family": dragon_family,
    "dinoland": dinoland,
}
