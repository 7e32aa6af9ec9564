"""A stage for photographs: a house with tables at any position, and pages shown on every screen."""

from __future__ import annotations

import asyncio
import base64
import io
import math
from collections.abc import Callable, Collection, Coroutine
from functools import cache
from pathlib import Path
from typing import Any, Literal, TypeVar

import msgspec
from PIL import Image
from playwright.sync_api import Browser, CDPSession, ViewportSize

from dragonden.bots import Candidate, Decision
from dragonden.bots.analysis import Choice, Verdict, build_verdict
from dragonden.checking.playing import play_match
from dragonden.engine import verbs
from dragonden.engine.backends import INTERPRETED
from dragonden.engine.game import Game
from dragonden.engine.match import Match
from dragonden.engine.options import Value
from dragonden.games import find_game
from dragonden.server import api
from dragonden.server.bot_service import BotService
from dragonden.server.clock import now_ms
from dragonden.server.guests import COOKIE
from dragonden.server.house import Sitter, lay_table
from dragonden.server.room import Draft, Room
from dragonden.table import acts, events, seating
from dragonden.table.events import AnyEvent, Row
from dragonden.table.table import Table
from tests.local_server import ServerThread
from tests.web.conftest import new_context
from tests.web.visitor import Visitor

T = TypeVar("T")

LAPTOP: ViewportSize = {"width": 1280, "height": 800}
PHONES = ((320, 568), (390, 844))
SCREENS = ((1024, 768), (1280, 800), (1920, 1080))
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
WIDE, HIGH = 1560, 850  # pixels of a sheet: as much as is looked at without being scaled down
LONGEST = 3 * HIGH  # pixels of a page that are photographed
GAP = 4
PATIENCE = 20_000  # milliseconds: more than any page takes
# Whatever goes by itself after a while stays.
STAY = """{
  const { setTimeout: later } = window
  window.setTimeout = (what, wait, ...facts) => (wait >= 2500 ? 0 : later(what, wait, ...facts))
}"""
# Resolves when all is painted that is on its way.
PAINTED = """async () => {
  const frame = () => new Promise(requestAnimationFrame)
  await document.fonts.ready
  for (let i = 0; i < 3; i++) await frame()
  const moving = document.getAnimations().filter(({ playState, effect }) =>
    playState === 'running' && effect.getComputedTiming().endTime < Infinity)
  await Promise.all(moving.map(({ finished }) => finished.catch(() => {})))
  for (let i = 0; i < 2; i++) await frame()
}"""
NAMES = ("Anna", "Maximiliane", "Chloé", "Bo", "Ferdinand", "Ida", "Oskar", "Zoë")
LEVEL = "drake"  # of bots at these tables


# -- positions -----------------------------------------------------------------------------------

STYLES = ("greedy", "patient", "random")
ENOUGH, MOST = 40, 600  # games that are looked through, and if nothing was found in them
MIDDLE = 0.25  # of a game's length: so far from its half a position is good enough


@cache
def played(game: str, options: tuple[tuple[str, Value], ...], seed: int) -> Match:
    """A whole match, the same each time."""
    return play_match(find_game(game), dict(options), seed, STYLES[seed % 3], backend=INTERPRETED)


def find_position(game: Game, options: dict[str, Value], wanted: Callable[[Match], bool]) -> Match:
    """The wanted position of some matches that leaves a choice and is nearest to the middle."""
    best, least = None, (True, 1.0)
    for seed in range(MOST):
        whole = played(game.name, tuple(options.items()), seed)
        match = Match(game, options, seed, INTERPRETED)
        for number, ply in enumerate(whole.plies):
            off = len(match.legal()) == 1, abs(number / len(whole.plies) - 0.5)
            if off < least and wanted(match):
                best, least = match.copy(), off
            match.repeat(ply)
        if best and (seed >= ENOUGH or least < (False, MIDDLE)):
            break
    assert best, "no game comes there"
    return best


def find_decision(game: Game, name: str, players: int) -> Match:
    """A position where this decision is due, with all options that it belongs to."""
    decision = next(one for one in game.decisions if one.name == name)
    full = {option.name: option.choices[-1] for option in game.own_options}
    options = {"players": players, **{option: full[option] for option in decision.options}}
    return find_position(game, options, lambda m: game.decisions.name(m.live.phase) == name)


def find_turn(game: Game, **options: Value) -> Match:
    """A position where somebody's turn has just begun."""
    return find_position(game, options, lambda m: bool(m.plies) and m.plies[-1].seat != m.actor)


# -- the house -----------------------------------------------------------------------------------


class Onlookers(BotService):
    """Bots that think for as long as anybody looks; hints and verdicts come without a search."""

    def __init__(self) -> None:
        super().__init__(processes=1, warm=False)

    async def choose_action(self, table: Table, seat: int, level: str, owner: str = "") -> int:
        if not table.lesson:
            await asyncio.Event().wait()
        return await super().choose_action(table, seat, level, owner)

    async def decide(
        self, game: Game, knowledge: Any, actions: list[int], level: str, owner: str = ""
    ) -> Decision:
        liked = sorted(actions, key=lambda action: -verbs.appraise(knowledge, action))
        thoughts = [Candidate(one, 99, 0.5, 0.6 - n / 10, 24 - n) for n, one in enumerate(liked)]
        return Decision(liked[0], thoughts)

    async def judge(self, game: Game, choice: Choice, owner: str = "") -> Verdict:
        """Every fifth decision is a mistake."""
        chance = 0.5 + 0.3 * math.sin(choice.ply / 9 + 2 * choice.seat)
        same = Candidate(choice.played, 99, chance, chance, 20 * chance)
        if choice.ply % 5:
            return build_verdict(choice, same, same)
        other = next(action for action in choice.actions if action != choice.played)
        return build_verdict(choice, same, Candidate(other, 99, 0.9, chance + 0.15, 29))


class Stage:
    """A house, and in it somebody who looks at a page."""

    def __init__(self, server: ServerThread, browser: Browser) -> None:
        self.server, self.house, self.browser = server, server.house, browser
        self.language = "en"
        self.me = self.friend = ""  # guests
        self.visitors: list[Visitor] = []

    def begin(self, language: str) -> None:
        """Let everybody go; somebody else comes, who speaks this language."""
        self.end()
        self.language = language
        self.me, self.friend = self.house.guests.create(), self.house.guests.create()

    def end(self) -> None:
        while self.visitors:
            self.visitors.pop().context.close()

    def come(self, path: str = "/", guest: str = "", name: str = NAMES[0], **wish: Any) -> Visitor:
        """Open a page, as me unless told otherwise."""
        context = new_context(self.browser, viewport=LAPTOP)
        context.set_default_timeout(PATIENCE)
        context.add_init_script(STAY)
        cookie = self.house.guests.make_cookie(guest or self.me)
        context.add_cookies([{"name": COOKIE, "value": cookie, "url": self.server.url}])
        one = Visitor(context, self.server.url, name, self.language, **wish)
        self.visitors.append(one)
        one.go(path)
        return one

    def sit_down(self, room: Room, **wish: Any) -> Visitor:
        """Open a table, and wait until it is there."""
        one = self.come(f"/table/{room.table.id}", **wish)
        one.page.locator(".frame, .curtain").first.wait_for()
        return one

    def lay(
        self,
        match: Match,
        me: Collection[int | None] | None = None,
        friend: Collection[int] = (),
        ago: int = 0,
        clock: int | None = None,
    ) -> Room:
        """A table as it is after the moves of a match, the last of them so many seconds ago.

        I sit where somebody is to act, unless told otherwise; where nobody sits there are bots.
        """
        game, at = match.game, now_ms() - 1000 * ago
        guests = dict.fromkeys(friend, self.friend) | dict.fromkeys(
            [match.actor] if me is None else me, self.me
        )
        sitters: list[Sitter] = [
            api.Open() if seat in guests else api.Bot(LEVEL)
            for seat in range(int(match.options["players"]))
        ]
        made = events.Created(
            game.name, match.options, game.version, match.seed, False, clock, True
        )
        table = lay_table(self.me, made, sitters, self.house.bounds)

        def add(guest: str | None, follows: list[AnyEvent]) -> None:
            for event in follows:
                table.fold(Row(table.id, table.ply + 1, at, event, guest))

        for seat, guest in guests.items():
            beside = bool(table.find_seats(guest))
            name = NAMES[2 + (seat or 0) if beside else int(guest == self.friend)]
            add(guest, seating.sit(table, guest, name, seat, beside))
        for ply in match.plies:
            assert table.board
            by = "person" if ply.seat in guests else "bot"
            add(guests.get(ply.seat), acts.draft_move(table, table.board, ply.action, by))
        return self.call(self.house.add_table(table, ""))

    def call(self, work: Coroutine[Any, Any, T]) -> T:
        """Let the server do something."""
        loop = next(iter(self.house.tasks)).get_loop()
        return asyncio.run_coroutine_threadsafe(work, loop).result()

    def do(self, room: Room, guest: str, draft: Draft) -> None:
        """Let somebody do something at a table."""
        self.call(room.do(guest, None, draft))

    def list_moves(self, room: Room) -> list[str]:
        """The allowed moves at a table."""
        board = acts.require_running(room.table)
        return [board.format_action(action) for action in board.legal()]

    def move(self, room: Room, guest: str, number: int) -> None:
        """Let somebody whose turn it is make one of the allowed moves."""
        seat, board = room.table.actor, acts.require_running(room.table)
        assert seat is not None
        move = msgspec.to_builtins(room.table.game.decode(board.legal()[number]))
        self.do(room, guest, lambda table: acts.act(table, guest, seat, table.ply, move))


# -- photographs ---------------------------------------------------------------------------------


def photograph(
    one: Visitor, folder: Path, name: str, on_phone: Callable[[Visitor], None] | None
) -> None:
    """Take a page on every screen, by day and by night, and put the pictures onto two sheets."""
    shots: dict[tuple[int, str], Image.Image] = {}
    lens = one.context.new_cdp_session(one.page)
    one.page.mouse.move(0, 0)
    for screens in (SCREENS, PHONES):
        for width, height in screens:
            one.page.set_viewport_size({"width": width, "height": height})
            if on_phone and (width, height) == PHONES[0]:
                on_phone(one)
                one.page.mouse.move(0, 0)
            for scheme in SCHEMES:
                one.page.emulate_media(color_scheme=scheme)
                one.page.evaluate(PAINTED)
                shots[width, scheme] = shoot(lens)
    if on_phone:
        one.page.keyboard.press("Escape")
    one.page.emulate_media(color_scheme="light")
    one.page.set_viewport_size(LAPTOP)
    phones = [shots[width, scheme] for width, _ in PHONES for scheme in SCHEMES]
    save(lay_out([phones], 1), folder / f"{name}-phone.png")
    rows = [[shots[width, scheme] for width, _ in SCREENS] for scheme in SCHEMES]
    room = WIDE - GAP * (len(SCREENS) - 1)
    save(lay_out(rows, room / sum(width for width, _ in SCREENS)), folder / f"{name}-large.png")


def shoot(lens: CDPSession) -> Image.Image:
    """A page, also what of it is out of sight, in half the time that a screenshot takes."""
    page = lens.send("Page.getLayoutMetrics")["cssContentSize"]
    clip = {**page, "height": min(page["height"], LONGEST), "scale": 1}
    how = {"clip": clip, "captureBeyondViewport": True, "optimizeForSpeed": True}
    shot = lens.send("Page.captureScreenshot", how)["data"]
    return Image.open(io.BytesIO(base64.b64decode(shot))).convert("RGB")


def lay_out(rows: list[list[Image.Image]], scale: float) -> Image.Image:
    """Pictures side by side, row below row."""
    if scale != 1:
        rows = [
            [image.resize(scaled(image, scale), reducing_gap=2) for image in row] for row in rows
        ]
    width = max(sum(image.width + GAP for image in row) for row in rows) - GAP
    height = sum(max(image.height for image in row) + GAP for row in rows) - GAP
    sheet = Image.new("RGB", (width, height), "#888")
    top = 0
    for row in rows:
        left = 0
        for image in row:
            sheet.paste(image, (left, top))
            left += image.width + GAP
        top += max(image.height for image in row) + GAP
    return sheet


def scaled(image: Image.Image, scale: float) -> tuple[int, int]:
    return round(image.width * scale), round(image.height * scale)


def save(sheet: Image.Image, path: Path) -> None:
    """Store a sheet; what is too long to be looked at goes on in further ones."""
    for number, top in enumerate(range(0, sheet.height, HIGH), start=1):
        part = sheet.crop((0, top, sheet.width, min(top + HIGH, sheet.height)))
        name = path if number == 1 else path.with_stem(f"{path.stem}-{number}")
        part.save(name, compress_level=3)
