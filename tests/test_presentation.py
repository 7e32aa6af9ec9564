"""Whatever people read of a game: in every language, within the page, and nothing hidden."""

from __future__ import annotations

import random

import msgspec
import pytest

from dragonden.engine import notation
from dragonden.engine.backends import INTERPRETED
from dragonden.engine.game import Game
from dragonden.engine.match import Match
from dragonden.engine.options import Value
from dragonden.engine.referee import guess_state
from dragonden.engine.words import LANGUAGES, Line

from .support import CASE_IDS, CASES, STYLES, any_move, choose, format_lines, play_match

every_case = pytest.mark.parametrize(("game", "variant"), CASES, ids=CASE_IDS)

Variant = dict[str, Value]
NAMES = ["Ada", "Bo", "Cy", "Dee", "Eli", "Flo", "Gil", "Hal"]


@every_case
def test_everything_said_is_said_in_every_language(game: Game, variant: Variant) -> None:
    match, luck = Match(game, variant, 3), random.Random(3)
    while match.actor is not None:
        language = luck.choice(LANGUAGES)
        words, moves, view = game.words(language), match.offered(), match.view(match.actor)
        assert words.line(match.prompt())
        assert all(words.line(game.describe(move, view)) for move in luck.sample(moves, 1))
        match.carry_out(choose(match, luck.choice(STYLES), luck))
        assert all(format_lines(match, match.news(luck.choice((None, 0, 1))), language))
    assert format_lines(match, [match.outcome.reason], "fr")


@every_case
def test_pictures_fit_the_page_and_hide_what_views_hide(game: Game, variant: Variant) -> None:
    """The picture and the prompt of the truth are those of a world where all hidden differs."""
    luck = random.Random(11)
    for moves in (0, 7, 30, None):
        match = play_match(game, variant, seed=11, style="greedy", moves=moves)
        for seat in {None, 0, match.actor}:
            world = other_world(match, seat, luck)
            for language in LANGUAGES:
                words = game.words(language)
                picture = game.text.render_view(match.view(seat), words, NAMES, seat)
                assert max(map(len, picture.splitlines())) <= 80, picture
                assert game.text.render_view(world.view(seat), words, NAMES, seat) == picture
                assert words.line(world.prompt(seat)) == words.line(match.prompt(seat))


@every_case
def test_whatever_is_said_can_be_sent(game: Game, variant: Variant) -> None:
    """Every line, with the lines among its facts, is the same after it has been JSON."""
    match, luck = Match(game, variant, 3), random.Random(3)
    while match.actor is not None:
        view = match.view(match.actor)
        lines = [game.describe(move, view) for move in match.offered()]
        match.carry_out(choose(match, luck.choice(STYLES), luck))
        lines += [match.prompt(), *match.news(luck.choice((None, 0, 1)))]
        assert msgspec.json.decode(msgspec.json.encode(lines), type=list[Line]) == lines


def other_world(match: Match, seat: int | None, luck: random.Random) -> Match:
    """A match that a seat cannot tell from this one, with everything else reshuffled."""
    world = Match(match.game, match.options, match.seed, INTERPRETED)
    world.states[0] = guess_state(match.knowledge(seat), seat, luck)
    return world


@every_case
def test_views_go_through_json_and_back(game: Game, variant: Variant) -> None:
    match = play_match(game, variant, seed=2, style="patient", moves=15)
    for view in (match.view(0), match.view(None), match.truth()):
        text = msgspec.json.encode(view)
        assert msgspec.json.decode(text, type=game.view.View) == view


@every_case
def test_moves_go_through_text_and_json_and_back(game: Game, variant: Variant) -> None:
    """Moves that were played, and as many that somebody might ask for.

    None is what others see of a secret fact; nobody writes it.
    """
    match, luck = play_match(game, variant, seed=4, style="random"), random.Random(4)
    moves = match.moves
    for move in [*moves, *(any_move(game, luck, moves) for _ in moves)]:
        if None not in msgspec.structs.astuple(move):
            assert notation.parse_move(notation.format_move(move), game.kinds) == move
        assert msgspec.json.decode(msgspec.json.encode(move), type=type(move)) == move
