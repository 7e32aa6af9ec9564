"""The page of a report: in every language and theme, on any screen, without a barrier."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from dragonden.engine.backends import INTERPRETED
from dragonden.engine.options import complete_options
from dragonden.lab.studies import survey, writing

from ..trial.picks import GAME as PICKS
from .axe import AXE, FAULTS, STANDARDS, barriers
from .conftest import new_context
from .visitor import Visitor


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The page of a small study."""
    options = complete_options(PICKS.options, {"first": 0, "gift": 3, "dealt": True})
    found = survey.Survey(
        PICKS, options, 3, ("random", "greedy"), 60, None, (), INTERPRETED, threads=1,
        judged={"random": 3, "greedy": 3}, guesses=2, covered=2, foreseen=3,
    )  # fmt: skip
    page = tmp_path_factory.mktemp("report") / "report.html"
    page.write_text(writing.build_page(survey.run_survey(found)), "utf-8")
    return page


def open_report(browser: Browser, report: Path, **wish: object) -> tuple[Page, list[str]]:
    """The page in a window, and all that its browser complains about."""
    page = new_context(browser, offline=True, **wish).new_page()
    complaints: list[str] = []
    page.on("console", lambda said: complaints.append(said.text))
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.goto(report.as_uri())
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    return page, complaints


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("width", [320, 1920])
def test_no_barrier_on_any_screen(browser: Browser, report: Path, width: int, theme: str) -> None:
    size = {"width": width, "height": 900}
    page, complaints = open_report(browser, report, viewport=size, color_scheme=theme)
    for details in page.locator("details").all():
        details.evaluate("it => it.open = true")
    assert page.evaluate("document.documentElement.scrollWidth") == width
    page.add_script_tag(path=AXE)
    assert page.evaluate(FAULTS, STANDARDS) == []
    assert complaints == []
    page.context.close()


def test_it_speaks_three_languages_and_every_picture_has_its_numbers(
    browser: Browser, report: Path
) -> None:
    page, complaints = open_report(browser, report)
    expect(page.get_by_text("Seat 1 of 3 wins").first).to_be_visible()
    for language, sentence in (("fr", "La place 1 sur 3 gagne"), ("de", "Platz 1 von 3 gewinnt")):
        page.get_by_role("combobox").first.select_option(language)
        expect(page.get_by_text(sentence).first).to_be_visible()
        assert page.evaluate("document.documentElement.lang") == language
    for section in page.locator("section:has(figure)").all():
        assert section.locator("figure svg[role=img]").count() > 0
        assert section.locator("details table").count() > 0
    assert complaints == []
    page.context.close()


def test_the_house_tells_about_a_game(anna: Visitor) -> None:
    page = anna.page
    page.goto(f"{anna.url}/")
    page.locator('a[href="/about/dragons"]').click()
    title = page.get_by_role("heading", level=1)
    expect(title).to_have_text("What many games say about Dragons")
    expect(page.locator("figure svg[role=img]").first).to_be_visible()
    assert barriers(anna) == []
