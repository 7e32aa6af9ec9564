"""How our games tell their rules; what every game must have is in `dragonden.checking`."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from dragonden.checking.rulings import read_sentences
from dragonden.engine.game import Game
from dragonden.engine.rulings import load_rulings
from dragonden.engine.words import LANGUAGES

from .support import GAMES

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
every_language = pytest.mark.parametrize("language", [one for one in LANGUAGES if one != "en"])
ENGLISH = re.compile(r"\b(the|of|and|with|is|are|not|to|by|may|its?|who)\b", re.IGNORECASE)


@every_language
@every_game
def test_every_ruling_is_shown_in_its_language(game: Game, language: str) -> None:
    shown = {id: ruling.sentence for id, ruling in game.rulings(language).items()}
    assert shown == read_sentences(game, language)


@every_language
@every_game
def test_no_ruling_is_left_english(game: Game, language: str) -> None:
    for id, sentence in read_sentences(game, language).items():
        left = ENGLISH.findall(re.sub(r"`[^`]+`", "", sentence))
        assert not left, f"{id}: {left}"


@every_game
def test_french_rules_say_vous_and_are_set_as_french_is(game: Game) -> None:
    """Straight apostrophes, and no line is broken before a colon: as in the game's other words."""
    for id, sentence in read_sentences(game, "fr").items():
        assert not re.search(r"\b(tu|toi|ton|ta|tes)\b|’", sentence, re.IGNORECASE), id
        assert not re.search("[^\N{NO-BREAK SPACE}][:;?!»]|«[^\N{NO-BREAK SPACE}]", sentence), id


def test_a_rule_not_yet_told_in_a_language_stays_english(tmp_path: Path) -> None:
    row = "| R{0} | {1}. | printed | rules.apply | test_R{0}_it_is_so |\n"
    (tmp_path / "RULES.md").write_text(row.format(1, "One") + row.format(2, "Two"))
    assert [ruling.sentence for ruling in load_rulings(tmp_path, "fr").values()] == ["One.", "Two."]
    (tmp_path / "words").mkdir()
    (tmp_path / "words" / "rules.de.md").write_text("| id | Regel |\n|---|---|\n| R2 | Zwei. |\n")
    german = load_rulings(tmp_path, "de")
    assert [ruling.sentence for ruling in german.values()] == ["One.", "Zwei."]
    assert german["R2"].test == "test_R2_it_is_so"
