"""Fair between people, as they see it: waiting rooms, those who do not move, chat, and curtains."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from dragonden.table.seating import WAIT_HERE
from tests.local_server import ServerThread

from .players import PLAYERS
from .visitor import Visitor


def wait_for(server: ServerThread, table: str) -> None:
    """Let the one to act have been asked long ago, and everybody hear so."""
    room = server.house.rooms[table]
    opened, room.scene = room.table, None
    opened.turn_began -= 1000 * WAIT_HERE
    for seat in opened.seats:
        seat.since -= 1000 * WAIT_HERE


def test_the_host_seats_somebody_beside_them_and_removes_a_stranger(
    visitor: Callable[..., Visitor],
) -> None:
    anna, eve = visitor("Anna"), visitor("Eve")
    table = anna.play("dragons", "me", "open", "open", public=True)
    eve.go(f"/table/{table}")
    eve.button("Sit here").first.click()
    expect(eve.page.locator(".seats li").nth(1)).to_contain_text("Eve")
    expect(eve.button("Seat a bot")).to_have_count(0)
    expect(eve.button("Somebody here")).to_have_count(0)
    expect(eve.page.locator(".seats li").nth(0)).to_contain_text("set up the table")
    anna.button("Remove Eve").click()
    expect(eve.page.locator(".seats li").nth(1)).to_contain_text("open seat")
    eve.button("Sit here").first.click()
    expect(eve.page.get_by_role("alert")).to_contain_text("wants to play with somebody else")
    eve.complaints.clear()  # Chromium's, of the refusal
    anna.button("Somebody here").first.click()
    anna.page.get_by_label("Name of player 2").fill("Anton")
    anna.page.keyboard.press("Enter")
    for page in (anna.page, eve.page):
        expect(page.locator(".seats li").nth(1)).to_contain_text("on Anna’s device")


def test_tables_tell_how_they_are_played(visitor: Callable[..., Visitor]) -> None:
    anna, ben = visitor("Anna"), visitor("Ben")
    anna.go("/?game=dragomino")
    anna.page.get_by_label("Public:").check()
    chat = anna.page.get_by_role("switch", name="Players can talk in a chat")
    expect(chat).not_to_be_checked()
    anna.page.get_by_role("switch", name="Moves that have shown something").uncheck()
    anna.page.locator("#chair-1").select_option("friend")
    anna.button("Open the table").click()
    facts = "hints · no undo · no clock · no chat"
    expect(anna.page.locator(".lobby .terms")).to_have_text(facts)
    ben.go()
    expect(ben.page.locator(".terms").get_by_text(facts, exact=True).first).to_be_visible()


def test_a_bot_or_another_person_plays_for_one_who_does_not_move(
    visitor: Callable[..., Visitor], server: ServerThread
) -> None:
    anna, ben, cleo = visitor("Anna"), visitor("Ben"), visitor("Cleo")
    table = anna.create("dragomino", "me", "open", options={"first": 0})
    ben.go(f"/table/{table}")
    ben.button("Sit here").click()
    expect(ben.page.locator(".players > li")).to_have_count(2)
    anna.go(f"/table/{table}")
    cleo.go(f"/table/{table}")
    expect(ben.see("stalls")).to_have_count(0)
    wait_for(server, table)
    ben.page.reload()
    expect(ben.see("stalls")).to_contain_text("Anna has not moved for a while.")
    ben.button("Let somebody else play for Anna").click()
    cleo.button("Play on").click()
    expect(cleo.button("Give up")).to_be_visible()  # a bot may have played in between
    expect(anna.my_turn).to_have_count(0)
    expect(ben.page.locator(".players")).to_contain_text("Cleo")


def test_everybody_reads_that_somebody_had_a_hint(visitor: Callable[..., Visitor]) -> None:
    anna, ben = visitor("Anna"), visitor("Ben")
    table = anna.create("dragomino", "me", "open", options={"first": 0}, hints=True)
    ben.go(f"/table/{table}")
    ben.button("Sit here").click()
    anna.go(f"/table/{table}")
    anna.button("Hint").click()
    expect(anna.see("hint")).to_be_visible()
    expect(ben.page.locator("[aria-label='Log']").first).to_contain_text("Anna asks for a hint.")


def test_chat_is_muted_and_hidden_for_oneself(visitor: Callable[..., Visitor]) -> None:
    anna, ben = visitor("Anna"), visitor("Ben")
    table = anna.create("dragomino", "me", "open", options={"first": 0})
    ben.go(f"/table/{table}")
    ben.button("Sit here").click()
    anna.go(f"/table/{table}")
    log = anna.page.locator("ol[aria-label='Log']")
    for text in ("hello", "again"):
        ben.page.get_by_label("Say something").fill(text)
        ben.button("Send").click()
    expect(log).to_contain_text("again")
    anna.button("Chat: mute and hide").click()
    anna.page.get_by_label("Mute Ben").check()
    expect(log).not_to_contain_text("hello")
    anna.page.get_by_label("Mute Ben").uncheck()
    expect(log).to_contain_text("hello")
    anna.page.get_by_label("Hide all chat").check()
    anna.page.reload()
    expect(anna.page.locator(".players > li")).to_have_count(2)
    expect(log).not_to_contain_text("hello")
    expect(ben.page.locator("ol[aria-label='Log']")).to_contain_text("hello")


def test_a_rematch_seats_those_who_played(visitor: Callable[..., Visitor]) -> None:
    anna, ben = visitor("Anna"), visitor("Ben")
    table = anna.create("dragomino", "me", "open", options={"first": 0})
    ben.go(f"/table/{table}")
    ben.button("Sit here").click()
    anna.go(f"/table/{table}")
    ben.button("Give up").click()
    ben.button("Really give up").click()
    anna.button("Play again").click()
    expect(anna.page.locator(".seats li").nth(1)).to_contain_text("kept for Ben")
    ben.button("To the next game").click()
    expect(ben.page.locator(".players > li")).to_have_count(2)
    expect(anna.page.locator(".players > li")).to_have_count(2)


def test_what_one_has_heard_is_not_left_for_the_next_bug(anna: Visitor) -> None:
    """What was said to one person came back for the next, once the curtain was open again."""
    anna.play("dingominos", "me", "me", options={"first": 0})
    anna.button("I am Anna").click()
    expect(anna.see("told")).to_contain_text("Your turn. Anna, open the round")
    PLAYERS["dingominos"](anna)
    expect(anna.page.locator(".curtain")).to_be_visible()
    anna.button("I am Anna 2").click()
    expect(anna.see("told")).to_contain_text("Your turn. Anna 2")
    expect(anna.see("told")).not_to_contain_text("Anna, open the round")


def test_behind_the_curtain_there_is_no_hint_and_no_replay_of_a_hand(anna: Visitor) -> None:
    anna.play("dingominos", "me", "me", options={"first": 0}, hints=True)
    expect(anna.page.locator(".curtain")).to_be_visible()
    expect(anna.button("Hint")).to_have_count(0)
    anna.button("I am Anna").click()
    anna.button("Hint").click()
    expect(anna.see("hint")).to_be_visible()
    anna.page.get_by_role("link", name="Replay").click()
    expect(anna.page.get_by_label("Next move")).to_be_visible()
    expect(anna.page.get_by_label("Seen by")).to_have_count(0)
