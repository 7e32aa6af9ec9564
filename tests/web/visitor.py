"""A person with a browser who plays by what the page shows."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import BrowserContext, Locator, Page, expect

PATIENCE = 60_000  # milliseconds: far more than anything takes
expect.set_options(timeout=PATIENCE)

# Resolves at the change of the page that makes a condition true; `expect` would look now and then.
UNTIL = """fact => new Promise((resolve, reject) => {
  const look = () => {
    const found = CONDITION
    if (!found) return
    watch.disconnect()
    clearTimeout(alarm)
    resolve(found)
  }
  const alarm = setTimeout(() => reject(Error('waited in vain')), PATIENCE)
  const watch = new MutationObserver(look)
  watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  look()
})""".replace("PATIENCE", str(PATIENCE))
CUT = ("WebSocket connection", "ERR_CONNECTION", "ERR_INTERNET_DISCONNECTED")
SAVE_DATA = "Object.defineProperty(navigator, 'connection', { value: { saveData: true } })"
# Resolves when the last part that is fetched ahead has come, with its style.
FETCHED = """() => new Promise((resolve) => {
  const came = new Set()
  new PerformanceObserver((entries) => {
    for (const { name } of entries.getEntries()) if (name.includes('/Settings-')) came.add(name)
    if (came.size == 2) resolve()
  }).observe({ type: 'resource', buffered: true })
})"""
OVER = "document.querySelector('#end-title')?.checkVisibility() && 'over'"
PLY = "Number(document.querySelector('[data-ply]')?.dataset.ply)"
MINE = "document.querySelector('.prompt.mine')?.checkVisibility() && 'mine'"
OTHERS = "document.querySelector('.prompt:not(.mine)')?.checkVisibility() && 'others'"


class Visitor:
    """A browser with one page, and what a person does there."""

    def __init__(
        self,
        context: BrowserContext,
        url: str,
        name: str = "Anna",
        language: str = "en",
        pace: str = "none",
        forced: bool = False,
        saves_data: bool = True,
    ) -> None:
        self.context, self.url, self.name = context, url, name
        self.complaints: list[str] = []
        self.may_be_cut = False  # whether it is all right to lose the line to the server
        kept = json.dumps({"language": language, "name": name, "pace": pace, "forced": forced})
        context.add_init_script(
            f"localStorage.getItem('dragonden') ?? localStorage.setItem('dragonden', '{kept}')"
        )
        if saves_data:  # nothing is fetched ahead: that takes a third of a second each time
            context.add_init_script(SAVE_DATA)
        self.page: Page = context.new_page()
        self.page.on("console", self.listen)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def listen(self, message: Any) -> None:
        """A page complains of missing words, and of what its security policy forbids."""
        lost = any(sign in message.text for sign in CUT)
        if message.type in ("error", "warning") and not (lost and self.may_be_cut):
            self.complaints.append(message.text)

    # -- going places ----------------------------------------------------------------------------

    def go(self, path: str = "/") -> None:
        self.page.goto(self.url + path)

    def create(self, game: str, *sitters: str, **wish: Any) -> str:
        """Set up a table over HTTP with this browser's cookie: `me`, `open` or a bot's level."""
        seats: list[dict[str, str]] = []
        for number, sitter in enumerate(sitters):
            named = self.name if not number else f"{self.name} {number + 1}"
            seats.append(
                {"kind": "me", "name": named}
                if sitter == "me"
                else {"kind": "open"}
                if sitter == "open"
                else {"kind": "bot", "level": sitter}
            )
        answer = self.context.request.post(
            f"{self.url}/api/tables", data={"game": game, "sitters": seats, **wish}
        )
        assert answer.ok, answer.text()
        return str(answer.json()["id"])

    def play(self, game: str, *sitters: str, **wish: Any) -> str:
        """Set up a table and go there."""
        table = self.create(game, *sitters, **wish)
        self.go(f"/table/{table}")
        return table

    # -- at a table ------------------------------------------------------------------------------

    def see(self, id: str) -> Locator:
        return self.page.get_by_test_id(id)

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def read_in_words(self) -> None:
        """Ask for tables and moves in words, as those who come by keyboard can at the table."""
        asking, panel = self.page.locator("aside .words"), self.page.locator(".in-words")
        expect(asking.or_(panel).first).to_be_attached()  # the side may come after the prompt
        if asking.count():
            asking.press("Enter")
        expect(panel.locator("h3, pre").first).to_be_visible()

    def wait_until_fetched(self) -> None:
        """Wait until the page has all that it fetches ahead."""
        self.page.evaluate(FETCHED)

    @property
    def over(self) -> Locator:
        return self.page.locator("#end-title")

    @property
    def my_turn(self) -> Locator:
        return self.page.locator(".prompt.mine")

    def wait_for_turn(self) -> bool:
        """Wait until it is my turn; False if the game is over instead."""
        return bool(self.wait_until(f"{OVER} || {MINE}") == "mine")

    @property
    def ply(self) -> int:
        """How many events this page has seen; a page that has just come has seen none yet."""
        return int(self.wait_until(PLY))

    def wait_past(self, ply: int) -> None:
        """Wait until something has happened since."""
        self.wait_until(f"{PLY} > fact", ply)

    def wait_until(self, condition: str, fact: object = None) -> Any:
        """Wait until something is true of the page, which stays the same page; what it says."""
        return self.page.evaluate(UNTIL.replace("CONDITION", condition), fact)
