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
from dragonden.games.dinoland.cells import x_of, y_of
from dragonden.games.dinoland.moves import DECISIONS, Play
from dragonden.games.dinoland.refusals import halves_of

from .visitor import Visitor

OPTIONS = {"first": 0, "expansion": True, "impact_cards": True, "specials": 20, "asteroids": 20}
SEED = 111  # a game in which all decisions come soon
HASTE = {"velociraptor", "wildcard"}  # dinosaurs that reveal asteroid tiles, or may
CELL = """([x, y]) => {
  const matrix = document.querySelector('.map svg').getScreenCTM()
  const { x: left, y: top } = new DOMPoint(x * 100 + 50, y * 100 + 50).matrixTransform(matrix)
  return [left, top]
}"""


CHOICES = {"play", "hatch", "overlap", "move_pawn"}
ALL = {*DECISIONS.kinds, *(decision.name for decision in DECISIONS)}


def chosen(match: Match, made: set[Any], luck: random.Random) -> Any:
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
        self.one, self.done = one, one.page.locator(".placing .main")
        self.taken: int | None = None  # the domino that was chosen first

    def tap(self, x: int, y: int) -> None:
        self.page.mouse.click(*self.page.evaluate(CELL, [x, y]))

    def take(self, domino: int, half: int = 0) -> None:
        hand = [own.number for own in self.match.view(self.seat).players[self.seat].hand]
        if self.taken in hand:
            hand.remove(self.taken)
        buttons = self.page.locator(".hand li").nth(hand.index(domino)).locator("button")
        buttons.nth(half if buttons.count() > 1 else 0).click()

    def turn_to(self, move: dict[str, Any]) -> None:
        """Turn the domino that is tried until it lies as it should."""
        for _ in range(16):
            tried = self.page.locator(".confirm").get_attribute("data-move")
            if tried and json.loads(tried) == move:
                return
            self.page.locator(".placing").get_by_role("button", name="Turn (R)").click()
        raise AssertionError(f"It cannot be turned to {move}.")

    def change_mind(self, move: Any) -> bool:
        """Choose another domino or pawn first, if there is one."""
        others = [other for other in self.match.offered() if choice_of(other) != choice_of(move)]
        if not others:
            return False
        ply = self.one.ply
        self.make(others[0])
        self.one.wait_past(ply)
        self.taken = getattr(others[0], "domino", None)
        expect(self.page.locator(".hand .lit, .map .taken").first).to_be_visible()
        return True

    def make(self, move: Any) -> None:
        facts = to_builtins(move)
        match facts["type"]:
            case "play" | "overlap":
                return self.take(move.domino)
            case "hatch":
                return self.take(move.domino, move.half)
            case "place":
                if not self.done.count():  # the only egg is tried by itself
                    half = self.match.view(None).hatch_half or 0
                    cell = halves_of(move)[half]
                    self.tap(x_of(cell), y_of(cell))
                self.turn_to(facts)
            case "pawn" | "claim":
                self.tap(move.x, move.y)
                if self.match.view(None).phase == "move_pawn":
                    return None
            case _:
                cards = self.page.locator(f".choices [data-type={facts['type']}]")
                alike = [other for other in self.match.offered() if type(other) is type(move)]
                return cards.nth(alike.index(move)).click()
        self.done.click()


def choice_of(move: Any) -> Any:
    """The domino or the pawn that is chosen."""
    return getattr(move, "domino", None) or move


def test_every_decision_has_its_control_in_two_browsers(
    visitor: Callable[..., Visitor], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(secrets, "randbelow", lambda below: SEED)
    match = dragonden.new("dinoland", seed=SEED, players=2, **OPTIONS)
    people = [visitor("Anna"), visitor("Ben")]
    table = people[0].play("dinoland", "me", "open", options=OPTIONS)
    people[1].go(f"/table/{table}")
    people[1].button("Sit here").click()
    luck, made = random.Random(SEED), set[Any]()
    while made != ALL:
        assert match.actor is not None, f"never made: {ALL - made}"
        one = people[match.actor]
        expect(one.my_turn).to_be_visible()
        ply, move, phase = one.ply, chosen(match, made, luck), match.view(None).phase
        player = Player(one, match, match.actor)
        if phase in CHOICES - made and player.change_mind(move):
            ply = one.ply + 1  # one click takes the first choice back and makes the other
        player.make(move)
        one.wait_past(ply)
        match.play(move)
        made |= {type(move), phase}
    names, words = [one.name for one in people], match.game.words()
    for seat, one in enumerate(people):  # the server's game went the same way
        sections = match.game.read_view(match.view(seat), words, names, seat)
        sentences = [sentence.replace("-", "−") for part in sections for sentence in part.sentences]
        one.read_in_words()
        expect(one.page.locator(".in-words ul li")).to_have_text(sentences)
