"""Two people make every decision there is in Dinoland, each in a browser and by its own control."""

from __future__ import annotations

import json
import random
import secrets
from collections.abc import Callable
from typing import Any

import pytest
from msgspec import to_builtins
from playwright.sync_api import expect

import dragonden
from dragonden.engine.match import Match
from dragonden.games.dinoland.notation import MOVES, Hatch, Play
from dragonden.games.dinoland.refusals import BESIDE

from .visitor import Visitor

OPTIONS = {"first": 0, "expansion": True, "impact_cards": True, "specials": 20, "asteroids": 20}
SEED = 197  # a game in which all decisions come soon
HASTE = {"velociraptor", "wildcard"}  # dinosaurs that reveal asteroid tiles, or may
CELL = """([x, y]) => {
  const matrix = document.querySelector('.map svg').getScreenCTM()
  const { x: left, y: top } = new DOMPoint(x * 100 + 50, y * 100 + 50).matrixTransform(matrix)
  return [left, top]
}"""


def chosen(match: Match, made: set[type], luck: random.Random) -> Any:
    """A kind of move not made yet if possible; and what reveals asteroid tiles."""
    moves = match.offered()
    moves = [move for move in moves if type(move) not in made] or moves
    if isinstance(moves[0], Play):
        hand = match.view(match.actor).players[match.actor].hand
        haste = {own.number: sum(half.creature in HASTE for half in own.halves) for own in hand}
        best = max(haste[move.domino] for move in moves)
        moves = [move for move in moves if haste[move.domino] == best]
    return luck.choice(moves)


class Player:
    """Somebody at the board, who makes a given move with the mouse."""

    def __init__(self, one: Visitor, match: Match, seat: int) -> None:
        self.page, self.match, self.seat = one.page, match, seat
        self.done = one.page.locator(".placing .main")

    def tap(self, x: int, y: int) -> None:
        self.page.locator(".map").scroll_into_view_if_needed()
        self.page.mouse.click(*self.page.evaluate(CELL, [x, y]))

    def take(self, domino: int) -> None:
        hand = [own.number for own in self.match.view(self.seat).players[self.seat].hand]
        self.page.locator(".hand li button").nth(hand.index(domino)).click()

    def turn_to(self, move: dict[str, Any]) -> None:
        """Turn the domino that is tried until it lies as it should."""
        for _ in range(16):
            tried = self.page.locator(".confirm").get_attribute("data-move")
            if tried and json.loads(tried) == move:
                return
            self.page.locator(".placing").get_by_role("button", name="Turn (R)").click()
        raise AssertionError(f"It cannot be turned to {move}.")

    def make(self, move: Any) -> None:
        facts = to_builtins(move)
        match facts["type"]:
            case "play" | "overlap":
                return self.take(move.domino)
            case "place" | "cover":
                self.tap(move.x, move.y)
                self.turn_to(facts)
            case "hatch":
                self.take(move.domino)
                if not self.done.count():  # more than one egg
                    self.tap(*egg_of(move))
                self.turn_to(facts)
            case "move_pawn":
                if not self.page.locator(".going").count():  # more than one pawn
                    self.tap(move.x, move.y)
                self.tap(move.to_x, move.to_y)
            case "claim" | "return_pawn":
                self.tap(move.x, move.y)
            case _:
                cards = self.page.locator(f".choices [data-type={facts['type']}]")
                alike = [other for other in self.match.offered() if type(other) is type(move)]
                return cards.nth(alike.index(move)).click()
        self.done.click()


def egg_of(hatch: Hatch) -> tuple[int, int]:
    dx, dy = BESIDE[hatch.side] if hatch.half else (0, 0)
    return hatch.x + dx, hatch.y + dy


def test_every_decision_has_its_control_in_two_browsers(
    visitor: Callable[..., Visitor], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(secrets, "randbelow", lambda below: SEED)
    match = dragonden.new("dinoland", seed=SEED, players=2, **OPTIONS)
    people = [visitor("Anna"), visitor("Ben")]
    table = people[0].play("dinoland", "me", "open", options=OPTIONS)
    people[1].go(f"/table/{table}")
    people[1].button("Sit here").click()
    luck, made = random.Random(SEED), set[type]()
    while made != set(MOVES):
        assert match.actor is not None, f"never made: {set(MOVES) - made}"
        one = people[match.actor]
        expect(one.my_turn).to_be_visible()
        ply, move = one.ply, chosen(match, made, luck)
        Player(one, match, match.actor).make(move)
        one.wait_past(ply)
        match.play(move)
        made.add(type(move))
    names, words = [one.name for one in people], match.game.words()
    for seat, one in enumerate(people):  # the server's game went the same way
        picture = match.game.text.picture(match.view(seat), words, names)
        one.page.get_by_text("Table and moves in words").click()
        expect(one.page.locator("aside pre")).to_have_text(picture, use_inner_text=False)
