"""What people do at a table besides winning: meet, err, take back, leave and return."""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Browser, Route, expect

from tests.local_server import ServerThread, TableClient
from tests.local_server import play_out as play_at_once

from .axe import barriers
from .players import PLAYERS, Partner, play_out, rivals
from .stillness import SEEN, WATCH
from .visitor import MINE, OTHERS, OVER, PATIENCE, Visitor

# Chooses the first move in words at each of my turns; how many when the game is over.
IN_WORDS = """() => new Promise((resolve, reject) => {
  let [moves, seen, alarm] = [0, -1, 0]
  const look = () => {
    const ply = Number(document.querySelector('[data-ply]').dataset.ply)
    const move = document.querySelector('.in-words ol button')
    if (document.querySelector('#end-title')) {
      watch.disconnect()
      clearTimeout(alarm)
      resolve(moves)
    } else if (move && ply > seen && document.querySelector('.prompt.mine')) {
      seen = ply
      moves += 1
      clearTimeout(alarm)
      alarm = setTimeout(() => reject(Error('waited in vain')), PATIENCE)
      move.click()
    }
  }
  const watch = new MutationObserver(look)
  watch.observe(document, { subtree: true, childList: true, attributes: true })
  look()
})""".replace("PATIENCE", str(PATIENCE))


@pytest.mark.parametrize("game", ["dragomino", "dingominos"])
def test_two_people_play_in_two_browsers(visitor: Callable[..., Visitor], game: str) -> None:
    anna, ben = visitor("Anna"), visitor("Ben")
    anna.go(f"/?game={game}")
    anna.page.get_by_label("How many play").select_option("2")
    anna.page.get_by_label("Player 2", exact=True).select_option("friend")
    anna.button("Open the table").click()
    link = anna.page.get_by_label("Invite friends by this link").input_value()
    ben.page.goto(link)
    ben.button("Sit here").click()
    people = [anna, ben]
    while (turn := anna.wait_until(f"{OVER} || {MINE} || {OTHERS}")) != "over":
        mover = anna if turn == "mine" else ben
        if not mover.wait_for_turn():  # the sheet of the end comes a little later than the move
            break
        ply = mover.ply
        PLAYERS[game](mover)
        for one in people:
            one.wait_past(ply)
    expect(ben.over).to_have_text(anna.over.inner_text())


def test_a_refusal_names_the_rule_and_the_rule_can_be_read(anna: Visitor) -> None:
    anna.play("dragomino", "me", "random", options={"first": 0})
    expect(anna.my_turn).to_be_visible()
    anna.page.get_by_role("application").click(position={"x": 300, "y": 300})
    expect(anna.see("refusal")).to_contain_text("First pick one of the face-up dominoes.")
    anna.see("refusal").get_by_title("R3").click()
    expect(anna.page.locator("#rule-R3")).to_have_class(re.compile("focus"))
    expect(anna.page.locator("#rule-R3")).to_contain_text("Take one of the dominoes")
    expect(anna.page.locator("#rule-R11")).to_have_count(0)  # of an option that is off


def test_a_move_can_be_taken_back(anna: Visitor) -> None:
    anna.play("dragomino", "me", "random", options={"first": 0})
    offer = anna.page.locator("[aria-label='Face up'] button")
    expect(offer).to_have_count(4)
    offer.first.click()
    expect(offer).to_have_count(3)
    anna.button("Undo").click()
    expect(offer).to_have_count(4)
    expect(anna.page.locator("[aria-label='Log']").first).to_contain_text("takes back one move")


def test_nothing_is_placed_before_it_is_confirmed(anna: Visitor) -> None:
    anna.play("dragomino", "me", "random", options={"first": 0})
    anna.page.locator("[aria-label='Face up'] button").first.click()
    anna.page.locator("rect.open").first.click()
    expect(anna.button("Place here (Enter)")).to_be_visible()
    ply = anna.ply
    anna.button("Take it back (Escape)").click()
    expect(anna.page.locator("rect.open").first).to_be_visible()
    assert anna.ply == ply


def test_a_domino_can_be_dragged(anna: Visitor) -> None:
    anna.play("dragomino", "me", "random", options={"first": 0})
    anna.page.locator("[aria-label='Face up'] button").first.click()
    anna.page.locator("svg.mine").drag_to(anna.page.locator("rect.open").first)
    anna.button("Place here (Enter)").click()
    expect(anna.page.locator("[aria-label='Log']").first).to_contain_text("Anna places")


def test_a_card_can_be_dragged(anna: Visitor) -> None:
    anna.play("dragons", "me", "random", "random", options={"first": 0})
    anna.page.locator(".deck > button").click()
    anna.page.locator(".hand li").drag_to(anna.page.locator("[data-spot=b]"))
    anna.button("Place here (Enter)").click()
    expect(anna.page.locator("[data-spot=b] .size")).to_have_text("× 2")


def test_a_domino_can_be_dragged_to_the_chain(anna: Visitor) -> None:
    anna.play("dingominos", "me", "random", options={"first": 0})
    anna.page.locator(".hand .fits svg").first.drag_to(anna.page.locator("[data-spot=right]"))
    anna.button("Place here (Enter)").click()
    expect(anna.page.locator("[aria-label='Log']").first).to_contain_text("Anna opens with")


def test_the_curtain_hides_the_table(anna: Visitor) -> None:
    anna.play("dingominos", "me", "me", options={"first": 0})
    page = anna.page
    expect(page.get_by_text("Pass the device to Anna.")).to_be_visible()
    expect(page.locator(".hand")).to_have_count(0)
    anna.button("I am Anna").click()
    expect(page.locator(".hand li")).to_have_count(12)
    while page.locator(".hand").count():  # a REPLAY keeps the turn
        ply = anna.ply
        PLAYERS["dingominos"](anna)
        anna.wait_past(ply)
        expect(page.locator(".curtain").or_(page.locator(".hand")).first).to_be_visible()
    expect(page.get_by_text("Pass the device to Anna 2.")).to_be_visible()
    expect(page.locator("[aria-label='Log']")).to_have_count(0)
    anna.button("I am Anna 2").click()
    expect(page.locator(".hand li")).to_have_count(12)


def test_who_watches_sees_no_hand(visitor: Callable[..., Visitor]) -> None:
    anna, ben = visitor("Anna"), visitor("Ben")
    table = anna.play("dingominos", "me", "random", options={"first": 0})
    expect(anna.page.locator(".hand li")).to_have_count(12)
    ben.go(f"/table/{table}")
    expect(ben.page.locator(".players > li")).to_have_count(2)
    expect(ben.page.locator(".hand")).to_have_count(0)
    expect(anna.see("connection")).to_have_text("1 watching")


def test_a_hint_can_be_asked_and_followed(anna: Visitor) -> None:
    anna.play("dragons", "me", "random", "random", hints=True, options={"first": 0})
    anna.button("Hint").click()
    hint = anna.see("hint")
    expect(hint).to_contain_text("A bot would:")
    expect(hint.locator("small")).to_contain_text(re.compile("% of the games|thought only briefly"))
    assert not barriers(anna)
    ply = anna.ply
    hint.get_by_role("button", name="Do that").first.click()
    anna.wait_past(ply)
    expect(hint).to_have_count(0)


def test_a_hint_is_drawn_on_the_board(anna: Visitor) -> None:
    anna.play("dragomino", "me", "random", hints=True, options={"first": 0})
    page = anna.page
    ply = anna.ply
    page.locator("[aria-label='Face up'] button").first.click()
    anna.wait_past(ply)
    expect(page.locator("rect.open").first).to_be_visible()
    anna.button("Hint").click()
    ghost = anna.see("ghost-best")
    expect(ghost).to_have_count(1)
    first = ghost.get_attribute("transform")
    anna.button("Another move").click()
    expect(ghost).not_to_have_attribute("transform", first or "")
    anna.see("hint").get_by_role("button", name="Close").click()
    expect(anna.see("hint")).to_have_count(0)
    expect(ghost).to_have_count(0)


def test_a_refusal_and_a_hint_move_nothing(anna: Visitor) -> None:
    anna.play("dragomino", "me", "random", hints=True, options={"first": 0})
    assert anna.wait_for_turn()
    anna.page.evaluate(WATCH)
    anna.page.get_by_role("application").click(position={"x": 300, "y": 200})
    anna.see("refusal").wait_for()
    anna.button("Hint").click()
    anna.see("hint").wait_for()
    seen = anna.page.evaluate(SEEN)
    assert all(len(places) == 1 for places in seen.values()), seen


def test_a_hint_goes_with_the_position_it_was_given_for(anna: Visitor) -> None:
    anna.play("dragomino", "me", "random", hints=True, options={"first": 0})
    ply = anna.ply
    anna.page.locator("[aria-label='Face up'] button").first.click()
    anna.wait_past(ply)
    anna.button("Hint").click()
    expect(anna.see("hint")).to_be_visible()
    anna.button("Undo").click()
    expect(anna.see("hint")).to_have_count(0)


def test_chat_reaches_the_others_as_plain_text(visitor: Callable[..., Visitor]) -> None:
    anna, ben = visitor("Anna"), visitor("Ben")
    table = anna.play("dragomino", "me", "open")
    ben.go(f"/table/{table}")
    ben.button("Sit here").click()
    anna.page.get_by_label("Say something").fill("<b>Hello</b> & good luck")
    anna.button("Send").click()
    expect(ben.page.locator(".chat")).to_have_text("Anna: <b>Hello</b> & good luck")


def test_earlier_lines_of_a_long_log_are_fetched_when_asked_for(
    anna: Visitor, server: ServerThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    short = msgspec.structs.replace(server.house.limits, log_page=4)
    monkeypatch.setattr(server.house, "limits", short)
    anna.play("dragomino", "me", "open")
    for number in range(9):
        anna.page.get_by_label("Say something").fill(f"number {number}")
        anna.button("Send").click()
    said = anna.page.locator(".chat")
    expect(said).to_have_count(9)
    anna.page.reload()
    expect(said).to_have_count(4)
    anna.button("Show earlier").click()
    expect(said).to_have_count(8)
    anna.button("Show earlier").click()
    expect(said).to_have_count(9)
    expect(anna.button("Show earlier")).to_have_count(0)
    expect(said.first).to_have_text("Anna: number 0")


def test_the_same_people_play_again(anna: Visitor) -> None:
    table = anna.play("dragons", "me", "random", "random")
    play_out(anna, PLAYERS["dragons"])
    anna.button("Play again").click()
    expect(anna.over).to_have_count(0)
    expect(anna.my_turn).to_be_visible()
    assert table not in anna.page.url


def test_everybody_finds_the_next_table_with_other_options(
    anna: Visitor, visitor: Callable[..., Visitor]
) -> None:
    ben = visitor("Ben")
    ben.go(f"/table/{anna.play('dingominos', 'me', 'open')}")
    ben.button("Sit here").click()
    ben.button("Give up").click()
    ben.button("Really give up").click()
    anna.page.get_by_role("link", name="With other options").click()
    anna.page.get_by_label("Open game").check()
    anna.button("Open the table").click()
    expect(anna.page.locator(".unusual")).to_contain_text("Open game")
    ben.button("To the next game").click()  # where a seat is kept
    expect(anna.page.locator(".players > li")).to_have_count(2)
    assert anna.page.url == ben.page.url


def join_as(anna: Visitor, server: ServerThread, table: str) -> TableClient:
    """A place at a table with Anna's cookie: a quick way to play for her."""
    person = server.new_person()
    person.http.cookies.set("dragonden", anna.context.cookies()[0]["value"])
    return person.join(table)


def test_a_finished_game_can_be_stepped_through(anna: Visitor, server: ServerThread) -> None:
    table = anna.create("dingominos", "me", "random", options={"first": 0})
    play_at_once(join_as(anna, server, table))
    anna.go(f"/table/{table}")
    anna.page.get_by_role("link", name="Watch it again").click()
    expect(anna.page.locator(".players > li")).to_have_count(2)
    for _ in range(3):
        anna.button("Next move").click()
    expect(anna.page.locator("output")).to_contain_text("Move 3 of")
    assert "move=3" in anna.page.url
    expect(anna.page.locator(".hand")).to_have_count(0)
    anna.page.get_by_label("Seen by").select_option("Anna")
    expect(anna.page.locator(".hand")).to_be_visible()
    anna.go(f"/replay/{table}?seat=0&move=5")
    expect(anna.page.locator("output")).to_contain_text("Move 5 of")


def test_a_long_replay_is_fetched_part_by_part(
    anna: Visitor, server: ServerThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    short = msgspec.structs.replace(server.house.limits, replay_page=5)
    monkeypatch.setattr(server.house, "limits", short)
    table = anna.create("dragomino", "me", "me")
    place = join_as(anna, server, table)
    for _ in range(12):
        place.act()
    anna.go(f"/replay/{table}?move=7")
    expect(anna.page.locator("output")).to_have_text("Move 7 of 12")
    anna.page.get_by_label("Next move").click()
    expect(anna.page.locator("output")).to_have_text("Move 8 of 12")
    anna.page.get_by_label("To the end").click()
    expect(anna.page.locator("output")).to_have_text("Move 12 of 12")


def test_my_games_come_back_with_the_browser(
    anna: Visitor, browser: Browser, server: ServerThread, tmp_path: Path
) -> None:
    anna.play("dragons", "me", "random", "random")
    expect(anna.my_turn).to_be_visible()
    anna.context.storage_state(path=tmp_path / "kept.json")
    again = browser.new_context(storage_state=tmp_path / "kept.json")
    page = again.new_page()
    page.goto(server.url)
    page.locator("[aria-labelledby=mine-title] a").first.click()
    expect(page.locator(".prompt.mine")).to_be_visible()
    again.close()


def test_the_language_changes_at_once_in_the_middle_of_a_game(anna: Visitor) -> None:
    anna.play("dragomino", "me", "random", options={"first": 0})
    expect(anna.my_turn).to_have_text("Pick one of the face-up dominoes.")
    for language, word, rule in (
        ("de", "Regeln", "Nimm einen der Dominosteine, die noch offen liegen."),
        ("fr", "Règles", "Prenez un des dominos encore face visible."),
    ):
        anna.page.get_by_role("combobox").first.select_option(language)
        expect(anna.button(word)).to_be_visible()
        expect(anna.page.locator("html")).to_have_attribute("lang", language)
        anna.button(word).click()
        expect(anna.page.locator("#rule-R3 dd")).to_have_text(rule)
        anna.page.keyboard.press("Escape")


def test_french_and_german_games_have_all_their_words(visitor: Callable[..., Visitor]) -> None:
    """The visitor complains of every message that is missing.

    Each game is played in one of them: tests/test_words.py compares what all languages can say.
    """
    people = [visitor("Anna", language) for language in ("fr", "de")]
    for one, game in zip(itertools.cycle(people), PLAYERS, strict=False):
        one.go(f"/?game={game}")
        expect(one.page.locator("#create-title")).to_be_visible()
        one.play(game, "me", *rivals(game), options={"first": 0})
        assert play_in_words(one)


def play_in_words(one: Visitor) -> int:
    """Open the list of moves in words and choose the first until it is over; how many.

    The page itself does so: here what it says counts, and not how it is reached.
    """
    assert one.wait_for_turn()
    one.read_in_words()
    moves = int(one.page.evaluate(IN_WORDS))
    expect(one.over).to_be_visible()
    return moves


def test_the_title_says_when_it_is_my_turn(anna: Visitor) -> None:
    anna.play("dragomino", "me", "random", options={"first": 0})
    expect(anna.page).to_have_title("● Your turn – Dragomino")


def test_there_is_a_page_for_what_is_not_there(anna: Visitor) -> None:
    anna.go("/table/AAAAAAAAAAAAAAAAAAAAAA")
    expect(anna.page.get_by_text("There is no such table.")).to_be_visible()
    anna.go("/nowhere")
    expect(anna.page.get_by_text("There is no such page.")).to_be_visible()


def test_another_domino_is_picked_by_one_click(anna: Visitor) -> None:
    anna.play("dragomino", "me", "greedy", options={"first": 0})
    picked = anna.page.locator(".picked > svg")
    offer = anna.page.get_by_label("Face up").get_by_role("button")
    offer.nth(1).click()
    expect(picked).to_be_visible()
    anna.page.reload()
    first, other = picked.get_attribute("aria-label"), offer.nth(2).get_attribute("aria-label")
    offer.nth(2).click()
    expect(picked).not_to_have_attribute("aria-label", first or "")
    named = (picked.get_attribute("aria-label") or "?").removeprefix("In hand: ")
    assert named in (other or "")
    expect(offer).to_have_count(3)


def test_a_bot_that_was_chosen_stays_chosen_when_the_levels_come_late(anna: Visitor) -> None:
    late: list[Route] = []
    anna.page.route("**/api/games*", lambda route: late.append(route))
    anna.go(f"/table/{anna.create('dragomino', 'me', 'open')}")
    strength = anna.page.get_by_label("Strength of the bots")
    strength.select_option("A program, over the network")
    assert late
    for route in late:
        route.continue_()
    expect(strength.locator("option")).not_to_have_count(1)
    anna.button("Seat a bot").click()
    expect(anna.page.get_by_label("Token of the seat")).to_be_visible()


def test_a_seat_is_given_to_a_program(anna: Visitor, server: ServerThread) -> None:
    anna.go("/?game=dragomino")
    anna.page.get_by_label("How many play").select_option("2")
    anna.page.get_by_label("Player 2", exact=True).select_option("friend")
    anna.button("Open the table").click()
    anna.page.get_by_label("Strength of the bots").select_option("A program, over the network")
    anna.button("Seat a bot").click()
    token = anna.page.get_by_label("Token of the seat").input_value()
    players = anna.page.get_by_role("list", name="Players")
    expect(players).to_contain_text("Program 2 a program, away")
    table = anna.page.url.rpartition("/")[2]
    socket = server.new_person().socket(table, Authorization=f"Bearer {token}")
    assert TableClient(socket, None, "en").card["yours"] == [1]
    expect(players).not_to_contain_text("away")
    expect(players).to_contain_text("Program 2 a program")
    anna.see("program").get_by_role("button", name="Close").click()
    expect(anna.see("program")).to_have_count(0)


def test_who_is_away_is_told_when_the_table_waits_for_them(
    anna: Visitor, server: ServerThread
) -> None:
    table = anna.play("dragomino", "me", "open", "open", options={"first": 0})
    for name in ("Ben", "Cleo"):
        person = server.new_person(name)
        person.sit(table)
        person.join(table).close()
    assert anna.wait_for_turn()
    anna.page.evaluate("() => { const now = Date.now; Date.now = () => now() + 120_000 }")
    away = anna.page.locator(".notice", has_text="is away")
    for _ in range(2):  # a domino is picked and laid
        expect(away).to_have_count(0)
        ply = anna.ply
        PLAYERS["dragomino"](anna)
        anna.wait_past(ply)
    expect(away).to_have_text(["Ben is away. Let a bot play"])


def test_news_go_by_themselves_though_more_happens_bug(anna: Visitor, server: ServerThread) -> None:
    """A move that came while they were shown kept them there for good."""
    anna.page.clock.install()
    table = anna.play("dragomino", "me", "open", options={"first": 1})
    person = server.new_person("Ben")
    person.sit(table)
    ben = person.join(table)
    expect(anna.page.locator(".players > li")).to_have_count(2)
    ben.ask("chat", text="Hello")
    expect(anna.see("news")).to_have_text("Ben: Hello")
    ply = anna.ply
    ben.act()
    anna.wait_past(ply)
    anna.page.clock.run_for(7_000)
    expect(anna.see("news")).to_have_count(0)


def test_a_refusal_goes_when_something_else_is_asked_bug(
    anna: Visitor, server: ServerThread
) -> None:
    """What was not allowed before was still told when one had moved elsewhere."""
    partner = Partner(anna, server, anna.play("dragomino", "me", "random", options={"first": 0}))
    assert anna.wait_for_turn()
    anna.page.get_by_role("application").click(position={"x": 300, "y": 300})
    expect(anna.see("refusal")).to_be_visible()
    partner.move()
    expect(anna.page.locator("rect.open").first).to_be_visible()
    expect(anna.see("refusal")).to_have_count(0)


def test_an_end_of_the_chain_is_told_by_what_it_shows_bug(anna: Visitor) -> None:
    """Where the chain is folded, its left end may be drawn at the right."""
    anna.play("dingominos", "me", "random", options={"first": 1})
    assert anna.wait_for_turn()
    anna.read_in_words()
    moves = anna.page.locator(".in-words ol")
    expect(moves).to_contain_text(re.compile("place .+ beside .+ outward"))
    expect(moves).not_to_contain_text("left end")
