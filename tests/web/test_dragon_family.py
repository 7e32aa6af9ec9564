"""On the board of Dragon Family another choice takes the place of the last one by one click."""

from __future__ import annotations

import secrets

import pytest
from playwright.sync_api import expect

from .visitor import Visitor


def test_another_tile_handler_or_action_is_chosen_by_one_click(
    anna: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Seed 3: a forest, a mountain and an ocean with four water edges in the first hand."""
    monkeypatch.setattr(secrets, "randbelow", lambda below: 3)
    anna.play("dragon_family", "me", "greedy", options={"first": 0})
    page, turn = anna.page, anna.page.get_by_role("region", name="Your turn")
    tile = lambda name: page.get_by_role("button", name=name, exact=True)  # noqa: E731
    way = lambda name: turn.get_by_role("button", name=name, exact=True)  # noqa: E731
    tile("forest").click()
    expect(tile("forest")).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".map .open")).to_have_count(9)
    page.reload()  # what can be chosen instead is known at once
    tile("ocean on four sides").click()
    expect(tile("ocean on four sides")).to_have_attribute("aria-pressed", "true")
    expect(tile("forest")).to_have_attribute("aria-pressed", "false")
    way("Move").click()  # there is nowhere to go yet
    expect(page.get_by_text("There is no other tile yet to move to.")).to_be_visible()
    way("Do nothing").click()
    expect(turn.locator("[aria-current=step]")).to_have_text("Egg")
