"""What others do is seen one thing after another, each for its time; nothing shown is untrue."""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable

import msgspec
import pytest
from playwright.sync_api import Locator, expect

from tests.local_server import ServerThread

from .players import PLAYERS
from .visitor import Visitor

NORMAL = 1000  # milliseconds for each thing that is seen
# Notes when each moment is shown, and what is said of it.
WATCH = """() => {
  window.moments = []
  const look = () => {
    const page = document.querySelector('[data-ply]')
    const ply = Number(page?.dataset.ply)
    if (!ply || ply === window.moments.at(-1)?.ply) return
    window.moments.push({ ply, at: performance.now(), behind: Number(page.dataset.behind),
      mine: document.querySelector('.prompt.mine') !== null,
      prompt: document.querySelector('.prompt').textContent,
      told: document.querySelector('[data-testid=happening]')?.textContent.trim() ?? '' })
  }
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true })
  look()
}"""


def tidy(text: str) -> str:
    return " ".join(text.split())


def end_turn(one: Visitor, game: str) -> None:
    """Decide until somebody else is to act."""
    while one.my_turn.count():
        ply = one.ply
        PLAYERS[game](one)
        one.wait_past(ply)


@pytest.mark.parametrize("game", PLAYERS)
def test_every_event_of_a_bots_turn_is_seen_for_its_time(
    visitor: Callable[..., Visitor], game: str
) -> None:
    anna = visitor("Anna", pace="normal")
    anna.play(game, "me", "random", "random", options={"first": 0})
    assert anna.wait_for_turn()
    anna.page.evaluate(WATCH)
    end_turn(anna, game)
    assert anna.wait_for_turn()
    moments = anna.page.evaluate("window.moments")
    announced = [moment["told"] for moment in moments if moment["told"]]
    logged = map(tidy, anna.page.locator("[aria-label=Log] li").all_inner_texts())
    others = [line for line in logged if not line.startswith("Anna")]
    assert announced
    assert not any(moment["prompt"] == "Anna plays" for moment in moments), "told of myself"
    assert announced == others[-len(announced) :]
    for one, following in itertools.pairwise(moments):
        if one["told"] and not following["mine"]:
            assert following["at"] - one["at"] > 0.95 * NORMAL, (one, following)
        assert not (one["behind"] and one["mine"]), "asked while there was more to see"


# What would go on for ever has the page painted sixty times a second.
ENDLESS = """document.getAnimations()
  .filter((one) => one.effect.getTiming().iterations === Infinity).length"""


@pytest.mark.parametrize("game", PLAYERS)
def test_a_table_at_rest_takes_no_power_and_a_bot_is_seen_thinking(
    visitor: Callable[..., Visitor],
    server: ServerThread,
    monkeypatch: pytest.MonkeyPatch,
    game: str,
) -> None:
    bots = server.house.bots
    slow = msgspec.structs.replace(bots.limits, pace=600)
    anna = visitor("Anna", reduced_motion="no-preference")
    anna.play(game, "me", "random", "random", options={"first": 0})
    assert anna.wait_for_turn()
    assert anna.page.evaluate(ENDLESS) == 0
    monkeypatch.setattr(bots, "limits", slow)
    end_turn(anna, game)
    for dot in range(3):
        expect(anna.page.locator(".turn i").nth(dot)).to_have_class(re.compile("up"))
    assert anna.page.evaluate(ENDLESS) == 0


def test_a_press_on_the_table_skips_ahead_and_does_nothing_else(
    visitor: Callable[..., Visitor],
) -> None:
    anna = visitor("Anna", pace="slow")
    anna.play("dinoland", "me", "random", "random", options={"first": 0})
    assert anna.wait_for_turn()
    end_turn(anna, "dinoland")
    anna.see("skip").wait_for()
    anna.page.get_by_role("application").click(position={"x": 300, "y": 200})
    assert anna.wait_for_turn()
    assert not anna.see("refusal").count()


def test_the_space_bar_skips_ahead(visitor: Callable[..., Visitor]) -> None:
    anna = visitor("Anna", pace="slow")
    anna.play("dragomino", "me", "random", "random", options={"first": 0})
    assert anna.wait_for_turn()
    end_turn(anna, "dragomino")
    anna.see("skip").wait_for()
    anna.wait_until("Number(document.querySelector('[data-behind]').dataset.behind) > 1")
    anna.page.get_by_role("application").focus()
    ply = anna.ply
    anna.page.keyboard.press(" ")
    anna.wait_past(ply)
    assert anna.ply > ply + 1


def explore(one: Visitor) -> Locator:
    """Begin a game of Dragon Family and explore; the log."""
    one.play("dragon_family", "me", "greedy", options={"first": 0})
    assert one.wait_for_turn()
    log = one.page.get_by_role("list", name="Log")
    while "Anna explores" not in log.inner_text():
        ply = one.ply
        PLAYERS["dragon_family"](one)
        one.wait_past(ply)
    return log


def test_where_there_is_no_choice_nobody_is_asked(visitor: Callable[..., Visitor]) -> None:
    """At first nobody can hatch or feed anything in Dragon Family, as everybody sees."""
    log = explore(visitor("Anna", forced=True))
    expect(log).to_contain_text("Round 2 begins.")


def test_whoever_wants_to_is_asked_all_the_same(anna: Visitor) -> None:
    explore(anna)
    expect(anna.page.locator("[aria-current=step]")).to_have_text("Egg")
    expect(anna.button("Hatch nothing")).to_be_visible()
