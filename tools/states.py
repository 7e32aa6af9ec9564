"""Photographs every state that a visitor can meet: `scripts/pictures states FOLDER [WORD…]`.

Each state gives two sheets: phones, and larger screens. Words choose the states whose names contain
one of them. A visit shows states one after the other: it yields the name of each when it is there.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import TimeoutError as WaitedInVain
from playwright.sync_api import expect

from dragonden.checking.playing import play_match
from dragonden.checking.variants import variants
from dragonden.engine.decisions import Decision
from dragonden.engine.game import Game
from dragonden.engine.lessons import Lesson, load_lessons
from dragonden.games import all_games
from dragonden.table import acts, events
from tests.local_server import run_server
from tests.web.conftest import run_chromium
from tests.web.players import tap_on_map
from tests.web.visitor import Visitor

from .stage import LEVEL, PATIENCE, Onlookers, Stage, find_decision, find_turn, photograph

LANGUAGES = ("en", "de", "fr", "en", "de", "en")  # of the visits, by turns
SOON = 2_000  # milliseconds in which something comes that may not come at all
SEED = 7  # of games that are over
Show = Callable[..., Iterator[str]]


class Visit(NamedTuple):
    """Some states that are met one after the other."""

    name: str
    parts: tuple[str, ...]
    show: Show
    facts: tuple[Any, ...]

    def state(self, part: str) -> str:
        """The name of a state."""
        return "-".join(filter(None, (self.name, part)))


VISITS: list[Visit] = []
GAMES = {game.name: (game,) for game in all_games()}
DECISIONS = {
    f"{game.name}-{decision.name}": (game, decision, 3 + number % 2)
    for game in all_games()
    for number, decision in enumerate(game.decisions)
}
LESSONS = {
    f"{game.name}-lesson-{lesson.id}": (game, lesson)
    for game in all_games()
    for lesson in load_lessons(game.folder).values()
}


def states(*parts: str, of: Mapping[str, tuple[Any, ...]] | None = None) -> Callable[[Show], Show]:
    """Declare a visit that shows these states, one visit of each of something."""

    def declare(show: Show) -> Show:
        VISITS.extend(Visit(name, parts, show, facts) for name, facts in (of or {"": ()}).items())
        return show

    return declare


# -- what visitors do ----------------------------------------------------------------------------

SPOTS = (  # where something is tried by one click: on a map, and elsewhere
    *("rect.open", ".map .stand", ".map .open"),
    *(".hand .fits", ".piles > li.open button"),
)
# Of each game a decision in which something is placed, and what is refused then.
PLACING = {
    "dragomino": ("place", "[role=application]"),
    "dragons": ("put", ".deck > button"),
    "dingominos": ("turn", ".hand button:not(.fits)"),
    "dinoland": ("place", "[role=application]"),
    "dragon_family": ("explore", "[role=application]"),
}
COG, SETTINGS = "summary.cog", "details .sheet"
ACTS = "aside .actions button"  # rules, signs, and how one leaves
COVER = ".lobby .cover svg"
SIDE = ".fold >> nth=-1"


def wait(one: Visitor, what: str) -> None:
    one.page.locator(what).first.wait_for()


def press(one: Visitor, what: str, then: str = "body") -> None:
    """Press something, and wait for what comes then."""
    one.page.locator(what).click()
    wait(one, then)


def open_words(one: Visitor) -> None:
    press(one, SIDE)
    one.page.locator(".in-words").scroll_into_view_if_needed()


ON_PHONES: dict[str, Callable[[Visitor], None]] = {  # what has to be opened there to be seen
    "log": lambda one: press(one, SIDE),
    "give-up": lambda one: press(one, SIDE),
    "players": lambda one: press(one, ".spreads"),
    "words": open_words,
}


def try_somewhere(one: Visitor) -> bool:
    """Try a piece where the board shows that it can lie; whether there is such a place."""
    spot = next((spot for spot in SPOTS if one.page.locator(spot).count()), None)
    if spot is None:
        return False
    found = one.page.locator(spot).first
    if spot in SPOTS[:3]:
        tap_on_map(one, found)
    else:
        found.click()
    try:
        one.page.locator(".placing").wait_for(timeout=SOON)
    except WaitedInVain:
        return False  # it was no more than a choice
    return True


def show_words(one: Visitor, wanted: bool) -> None:
    """Switch tables and moves in words on or off."""
    press(one, COG, SETTINGS)
    one.page.locator(f"{SETTINGS} [type=checkbox]").nth(2).set_checked(wanted)
    press(one, COG)


def close(one: Visitor) -> None:
    one.page.keyboard.press("Escape")
    expect(one.page.locator("dialog")).to_have_count(0)


def show_keys(one: Visitor) -> None:
    one.page.keyboard.press("?")
    wait(one, "dialog kbd")


# -- my turn -------------------------------------------------------------------------------------


@states("", "tried", of=DECISIONS)
def decisions(stage: Stage, game: Game, decision: Decision, players: int) -> Iterator[str]:
    one = stage.sit_down(stage.lay(find_decision(game, decision.name, players)))
    expect(one.my_turn).to_be_visible()
    yield ""
    if not one.page.locator(".placing").count() and try_somewhere(one):
        yield "tried"


@states("few", "most", "players", of=GAMES)
def numbers(stage: Stage, game: Game) -> Iterator[str]:
    """As few players as can be, with a clock; as many as there can be, with all options."""
    stage.sit_down(stage.lay(find_turn(game, players=game.players[0]), clock=300))
    yield "few"
    stage.sit_down(stage.lay(find_turn(game, **{**variants(game)[-1], "players": game.players[1]})))
    yield "most"
    yield "players"


@states(
    *("table", "hint", "legend", "rules", "rules-all", "keys", "settings", "words", "log"),
    *("give-up", "news", "undo"),
    of=GAMES,
)
def table(stage: Stage, game: Game) -> Iterator[str]:
    """Whatever can be opened; then the friend who has moved before me says and wants something."""
    match = find_turn(game, players=3)
    before, friend = match.plies[-1].seat, stage.friend
    room = stage.lay(match, friend=[before])
    one = stage.sit_down(room)
    expect(one.my_turn).to_be_visible()
    yield "table"
    press(one, ".dock .acts .acts button >> nth=-1", "[data-testid=hint]")
    yield "hint"
    press(one, "[data-testid=hint] button >> nth=-1")
    press(one, f"{ACTS} >> nth=1", "dialog section")
    yield "legend"
    close(one)
    press(one, f"{ACTS} >> nth=0", "dialog summary")
    yield "rules"
    press(one, "dialog summary")
    yield "rules-all"
    close(one)
    show_keys(one)
    yield "keys"
    close(one)
    press(one, COG, SETTINGS)
    yield "settings"
    press(one, COG)
    one.read_in_words()
    yield "words"
    show_words(one, False)
    stage.do(room, friend, lambda table: acts.chat(table, friend, "Good luck, all of you!"))
    one.see("news").wait_for()
    yield "log"
    press(one, f"{ACTS} >> nth=-1")
    yield "give-up"
    press(one, f"{ACTS} >> nth=-1")
    yield "news"
    stage.do(room, friend, lambda table: acts.undo(table, friend, before, table.ply, None))
    wait(one, ".notice .main")
    yield "undo"


@states("refusal", "refusal-rule", "lost", "unsent", of=GAMES)
def placing(stage: Stage, game: Game) -> Iterator[str]:
    """Something cannot be placed, and something else not be sent."""
    decision, refused = PLACING[game.name]
    one = stage.sit_down(stage.lay(find_decision(game, decision, 3)), saves_data=False)
    one.wait_until_fetched()
    one.page.locator(refused).first.click(position={"x": 12, "y": 40})
    one.see("refusal").wait_for()
    yield "refusal"
    press(one, "[data-testid=refusal] button >> nth=0", "dialog .focus")
    yield "refusal-rule"
    close(one)
    press(one, "[data-testid=refusal] button >> nth=-1")
    assert try_somewhere(one)
    one.context.set_offline(True)
    wait(one, ".line.lost")
    yield "lost"
    press(one, ".placing .main")
    expect(one.page.locator(".placing")).to_have_count(0)
    yield "unsent"


# -- the turn of others --------------------------------------------------------------------------


@states("thinks", "taken", of=GAMES)
def bots(stage: Stage, game: Game) -> Iterator[str]:
    """A bot thinks; then one plays for me."""
    match = find_turn(game, players=3)
    before = match.plies[-1].seat
    room = stage.lay(match, me=[before])
    one = stage.sit_down(room)
    yield "thinks"
    stage.do(room, stage.me, lambda table: acts.leave(table, stage.me, before, LEVEL))
    wait(one, ".notice .main")
    yield "taken"


@states("waits", "away", "happened", of=GAMES)
def friend(stage: Stage, game: Game) -> Iterator[str]:
    """A friend is to move, is away, and does move."""
    match = find_turn(game, players=3)
    actor = match.actor or 0
    room = stage.lay(match, me=[(actor + 2) % 3], friend=[actor])
    one = stage.sit_down(room)
    yield "waits"
    room.presence.opened -= 2 * 60_000
    one.page.reload()
    wait(one, ".notice")
    yield "away"
    while room.table.actor == actor:
        stage.move(room, stage.friend, 0)
    one.see("happening").wait_for()
    yield "happened"


@states("stalls", "free", "spectator", "curtain", of=GAMES)
def company(stage: Stage, game: Game) -> Iterator[str]:
    """Somebody has not moved for days, and whoever watches may; several share a device."""
    match = find_turn(game, players=3)
    actor = match.actor or 0
    room = stage.lay(match, me=[(actor + 1) % 3], friend=[actor], ago=2 * 24 * 3600)
    stage.sit_down(room).see("stalls").wait_for()
    yield "stalls"
    stage.do(room, stage.me, lambda table: [events.Replaced(actor, LEVEL, "stalled")])
    stage.do(room, stage.me, lambda table: [events.Opened(actor)])
    stage.sit_down(room, guest=stage.house.guests.create(), name="Bo").see("free").wait_for()
    yield "free"
    stage.sit_down(stage.lay(find_turn(game, players=4), me=[], friend=[0]))
    yield "spectator"
    wait(stage.sit_down(stage.lay(match, me=[0, 1, 2])), ".curtain")
    yield "curtain"


# -- afterwards ----------------------------------------------------------------------------------


@states("end", "end-board", "replay", "replay-end", "analysis", "analysis-mistake", of=GAMES)
def afterwards(stage: Stage, game: Game) -> Iterator[str]:
    match = play_match(game, {"players": 3}, SEED, "greedy")
    room = stage.lay(match, me=[0], friend=[1])
    one = stage.sit_down(room)
    wait(one, ".end .sheet > *")
    yield "end"
    press(one, ".end .head button")
    expect(one.over).to_have_count(0)
    yield "end-board"
    moves, address = len(match.plies), f"/replay/{room.table.id}?"
    for name, move in (("replay", moves // 2), ("replay-end", moves)):
        one.go(f"{address}move={move}&seat=0")
        expect(one.page.locator("output")).to_contain_text(f"{move} ")
        wait(one, ".area")
        yield name
    one.go(f"{address}seat=truth&analysis=1")
    expect(one.see("analysis-state")).not_to_be_empty()
    yield "analysis"
    for _ in range(3):
        press(one, ".leap button >> nth=-1")
    yield "analysis-mistake"


NEXT_STEP = """document.querySelector('.lesson.done') || (document.querySelector('.prompt.mine') &&
  document.querySelector('.lesson [data-step]').dataset.step != fact)"""


@states("first", "shown", "wrong", "done", of=LESSONS)
def lessons(stage: Stage, game: Game, lesson: Lesson) -> Iterator[str]:
    room = stage.call(stage.house.create_lesson(stage.me, game, lesson, "Anna", ""))
    one = stage.sit_down(room)
    wait(one, ".lesson [data-step='0']")
    one.my_turn.wait_for()
    yield "first"
    press(one, ".lesson .ways button >> nth=0", "[data-testid=hint]")
    yield "shown"
    press(one, "[data-testid=hint] button >> nth=-1")
    explained = False
    while not lesson.is_done(room.table.moves):
        right = [lesson.is_right(room.table.moves, move) for move in stage.list_moves(room)]
        step, _ = lesson.locate(room.table.moves)
        if not explained and not all(right):
            show_words(one, True)
            press(one, f".in-words ol button >> nth={right.index(False)}", "[data-testid=refusal]")
            show_words(one, False)
            yield "wrong"
            explained = True
        stage.move(room, stage.me, right.index(True))
        one.wait_until(NEXT_STEP, step)
    yield "done"


# -- pages ---------------------------------------------------------------------------------------


@states("home", "home-wrong-link", "home-settings", "home-keys", "home-nameless")
def home(stage: Stage) -> Iterator[str]:
    one = stage.come()
    expect(one.page.locator(".cover > svg")).to_have_count(len(GAMES))
    yield "home"
    link = one.page.locator("[name=link]")
    link.fill("the table of my friends")
    link.press("Enter")
    yield "home-wrong-link"
    link.fill("")
    press(one, COG, SETTINGS)
    yield "home-settings"
    press(one, COG)
    show_keys(one)
    yield "home-keys"
    close(one)
    one.page.locator(".me input").fill("")
    yield "home-nameless"


@states("home-mine")
def mine(stage: Stage) -> Iterator[str]:
    """Tables of mine that wait, are played and are over, and those of others."""
    other = stage.come(guest=stage.friend, name="Maximiliane")
    other.create("dragons", "me", "open", "open", public=True)
    other.create("dingominos", "me", LEVEL, LEVEL, public=True)
    one = stage.come()
    for game in all_games():
        one.create(game.name, "me", "open", LEVEL)
        for match in (find_turn(game, players=3), play_match(game, {"players": 3}, SEED, "greedy")):
            stage.lay(match, me=[0], friend=[1])
    one.page.reload()
    wait(one, "[aria-labelledby=finished-title]")
    expect(one.page.locator(".cover > svg")).to_have_count(len(GAMES))
    yield "home-mine"


CHANGE_ALL = """form => {
  for (const field of form.querySelectorAll('fieldset select, fieldset input')) {
    if (field.type === 'checkbox' || field.type === 'radio') field.click()
    else if (field.id.startsWith('chair-')) field.value = field.id === 'chair-0' ? 'me' : 'guest'
    else if (field.options) field.selectedIndex = field.options.length - 1
    field.dispatchEvent(new Event('change', { bubbles: true }))
  }
}"""


@states("form", "form-changed", "form-error", of=GAMES)
def form(stage: Stage, game: Game) -> Iterator[str]:
    one = stage.come(f"/?game={game.name}")
    wait(one, "form .cover svg")
    yield "form"
    one.page.locator("form").evaluate(CHANGE_ALL)
    yield "form-changed"
    one.page.locator("[type=file]").set_input_files(Path(__file__))  # no box at all
    press(one, "form .last .main", "form .trouble")
    yield "form-error"


@states("lobby-host", "lobby-beside", "lobby-program", "lobby-friend", "lobby-nameless")
def lobby(stage: Stage) -> Iterator[str]:
    one = stage.come()
    options = {"eggs": True, "diet": "species", "specials": 8}
    place = f"/table/{one.create('dinoland', 'me', 'open', 'open', LEVEL, options=options)}"
    one.go(place)
    wait(one, COVER)
    yield "lobby-host"
    press(one, ".seats [aria-expanded] >> nth=0", ".seats form")
    yield "lobby-beside"
    one.page.locator(".seats select").first.select_option(":program")
    press(one, ".seats .bot button >> nth=0", ".given input")
    yield "lobby-program"
    for state, name in (("lobby-friend", "Maximiliane"), ("lobby-nameless", "")):
        wait(stage.come(place, guest=stage.friend, name=name), COVER)
        yield state


@states("lobby-kept")
def kept(stage: Stage) -> Iterator[str]:
    """The next table of those who have just played."""
    match = play_match(all_games()[0], {"players": 3}, SEED, "greedy")
    press(stage.sit_down(stage.lay(match, me=[0], friend=[1])), ".end .now .main", COVER)
    yield "lobby-kept"


@states("about", of=GAMES)
def about(stage: Stage, game: Game) -> Iterator[str]:
    wait(stage.come(f"/about/{game.name}"), "figure svg")
    yield "about"


@states("no-page", "no-table", "no-report", "no-house", "no-line", "no-part")
def missing(stage: Stage) -> Iterator[str]:
    """What is not there, or cannot be reached."""
    paths = {"no-page": "/nowhere", "no-table": f"/table/{'A' * 22}", "no-report": "/about/go"}
    for state, path in paths.items():
        wait(stage.come(path), "main .panel h1")
        yield state
    one = stage.come()
    one.page.route("**/api/**", lambda route: route.abort())
    one.go()
    wait(one, ".trouble")
    yield "no-house"
    one.page.route_web_socket("**/socket", lambda socket: socket.close())
    one.go(f"/table/{'A' * 22}")
    wait(one, ".panel[role=status]")
    yield "no-line"
    one = stage.sit_down(stage.lay(find_turn(all_games()[0], players=3)))
    one.context.set_offline(True)
    press(one, f"{ACTS} >> nth=1", ".missing")
    yield "no-part"


# -- all of them ---------------------------------------------------------------------------------


class Photographer:
    """Goes through the visits and takes the states that are wanted."""

    def __init__(self, stage: Stage, folder: Path, words: list[str]) -> None:
        self.stage, self.folder, self.words = stage, folder, words
        self.taken, self.all = 0, sum(len(self.choose(visit)) for visit in VISITS)
        self.failures: list[str] = []

    def choose(self, visit: Visit) -> list[str]:
        """The parts of a visit that are wanted."""
        named = {part: visit.state(part) for part in visit.parts}
        return [p for p in named if not self.words or any(word in named[p] for word in self.words)]

    def go(self, visit: Visit, language: str) -> None:
        """Take what is wanted of a visit; what a game does not have is left out."""
        left = self.choose(visit)
        self.stage.begin(language)
        try:
            shown = visit.show(self.stage, *visit.facts) if left else iter(())
            while left and (part := next(shown, None)) is not None:
                if part in left:
                    self.take(part, visit.state(part))
                    left.remove(part)
            self.all -= len(left)
        except Exception as error:
            why = f"{type(error).__name__}: {error}".splitlines()[0]
            self.failures += [f"{visit.state(part)}: {why}" for part in left]
            print("not reached:", visit.state(left[0]), flush=True)

    def take(self, part: str, name: str) -> None:
        """Photograph what is shown now."""
        one, began = self.stage.visitors[-1], time.monotonic()
        photograph(one, self.folder, name, ON_PHONES.get(part))
        self.taken += 1
        print(f"{self.taken} of {self.all}: {name}, {time.monotonic() - began:.1f} s", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, help="where the sheets are written")
    parser.add_argument("words", nargs="*", metavar="WORD", help="of names of states")
    wish = parser.parse_args()
    wish.folder.mkdir(parents=True, exist_ok=True)
    expect.set_options(timeout=PATIENCE)
    with (
        tempfile.TemporaryDirectory() as data,
        run_server(Path(data), bots=Onlookers()) as server,
        run_chromium() as browser,
    ):
        stage = Stage(server, browser)
        photographer = Photographer(stage, wish.folder, wish.words)
        for number, visit in enumerate(VISITS):
            photographer.go(visit, LANGUAGES[number % len(LANGUAGES)])
        stage.end()
    if photographer.failures:
        sys.exit("\n".join(["Not reached:", *photographer.failures]))


if __name__ == "__main__":
    main()
