"""Words: the same messages with the same facts in every language, wherever words are kept."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import serialize_message

import dragonden
from dragonden.checking.template import nim
from dragonden.checking.words import (
    compare_languages,
    find_facts,
    find_unsaid,
    list_known,
    read_code,
    read_messages,
)
from dragonden.engine.game import Game
from dragonden.engine.words import ENGINE_WORDS, LANGUAGES, Words

from .support import GAMES

CLIENT = Path(__file__).parent.parent / "web"
WORDS = [*Path(dragonden.__file__).parent.rglob("*.ftl"), *(CLIENT / "words").rglob("*.ftl")]
FOLDERS = sorted({path.parent for path in WORDS})
every_folder = pytest.mark.parametrize("folder", FOLDERS, ids=lambda f: "-".join(f.parts[-3:-1]))


def messages(path: Path) -> dict[str, set[str]]:
    """Every message of a file with the facts it mentions, directly or through other messages."""
    found = read_messages(path)
    known = dict(found)
    if web := next((home for home in path.parents if home.name == "web" and home != CLIENT), None):
        # What a board says may mention its game's words, and later its own.
        known = {**read_messages(web.parent / "words" / path.name), **found}
        known = {**read_messages(web / "words" / path.name), **known}
    return find_facts(found, known)


@every_folder
def test_every_language_says_the_same_things(folder: Path) -> None:
    facts = {language: messages(folder / f"{language}.ftl") for language in LANGUAGES}
    assert list(compare_languages(facts)) == []


@every_folder
def test_every_message_is_used(folder: Path) -> None:
    if folder.name == "lessons":
        return  # their script says what is used: test_lessons.py
    home = CLIENT if CLIENT in folder.parents else folder.parent
    home = home.parent if folder.name == "later" and home != CLIENT else home
    # A board may say otherwise what its game, the kit or a hint says; shell and kit are apart.
    homes = [CLIENT / "kit", CLIENT / "shell"] if home == CLIENT else [home]
    if home.name == "web" and home != CLIENT:
        homes += [home.parent, CLIENT / "kit", CLIENT / "shell" / "table" / "later"]
    if home.name == "lab":  # the page of reports says it
        if not (CLIENT / "report").exists():
            return
        homes.append(CLIENT / "report")
    code = read_code(homes, "py", "svelte", "ts")
    ftl = (folder / "en.ftl").read_text(encoding="utf-8")
    games = [*GAMES, nim.GAME]
    known = {name for game in games if says(game, folder) for name in list_known(game)}
    said = messages(folder / "en.ftl")
    if home.name == "lab":  # report/speech.ts tells some things differently to players
        known |= {f"{id}-players" for id in said}
    assert list(find_unsaid(said, code, ftl, known)) == []


def test_what_fills_a_name_has_to_be_named_too() -> None:
    code = 'say(f"log-{kind}"), say(f"end-{how}-{who}"), ["draw", "all over", "nobody"]'
    found = ["log-draw", "log-over", "log-lost", "end-all-nobody", "end-all-won"]
    assert list(find_unsaid(found, code, "", set())) == ["log-lost", "end-all-won"]


def says(game: Game, folder: Path) -> bool:
    """Whether a folder has words of a game: its own, its board's, or those of all games."""
    return folder in (game.folder / "words", game.folder / "web" / "words", ENGINE_WORDS)


@every_folder
def test_french_says_vous_and_writes_apostrophes_alike(folder: Path) -> None:
    """So that a table speaks with one voice, whoever wrote the words of its game."""
    text = (folder / "fr.ftl").read_text(encoding="utf-8")
    assert not re.search(r"\b(tu|toi|ton|ta|tes)\b|’", text, re.IGNORECASE)


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match="no words in 'xx'"):
        Words("xx")


# What only programs and those who write moves know by these: places and pieces by numbers.
CODES = re.compile(r"\(\{ \$\w+ \}, \{ \$|[Ee]gg \{ \$(egg|kept|returned)|ocean \d")
SAID = ("prompt-", "log-", "move-", "refused-", "end-", "web-", "read-")


@pytest.mark.parametrize(
    "game", [g for g in GAMES if (g.folder / "web").exists()], ids=lambda game: game.name
)
def test_a_board_tells_places_and_pieces_by_what_is_seen(game: Game) -> None:
    files = [game.folder / part / "en.ftl" for part in ("words", "web/words", "web/words/later")]
    texts: dict[str, str] = {}
    for path in files:
        if path.exists():
            entries = FluentParser().parse(path.read_text(encoding="utf-8")).body
            messages = [entry for entry in entries if isinstance(entry, ast.Message)]
            texts |= {entry.id.name: serialize_message(entry) for entry in messages}
    said = {id for id in texts if id.startswith(SAID)}
    while more := {n for id in said for n in re.findall(r"\{ ([a-z][\w-]*) \}", texts[id])} - said:
        said |= more
    assert [texts[id] for id in sorted(said) if CODES.search(texts[id])] == []
