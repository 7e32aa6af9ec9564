"""What must hold for every game in each of its variants."""

from __future__ import annotations

import dataclasses
import random
from typing import Any

import msgspec
import pytest
from scipy import stats

from dragonden.engine import notation, verbs
from dragonden.engine.game import GAMES as BY_STATE
from dragonden.engine.game import Game
from dragonden.engine.match import Match, load
from dragonden.engine.options import Value
from dragonden.engine.referee import Referee, Violation, guessed
from dragonden.engine.state import SPECTATOR, copy_of
from dragonden.engine.ways import INTERPRETED, Way, compiled_way, default_way
from dragonden.engine.words import LANGUAGES
from dragonden.games import find

from .support import CASE_IDS, CASES, GAMES, STYLES, choose, naive, played, sentences

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
every_case = pytest.mark.parametrize(("game", "variant"), CASES, ids=CASE_IDS)
compiled_only = pytest.mark.skipif(
    default_way() is INTERPRETED, reason="the interpreted run does not compile"
)

Variant = dict[str, Value]

CLOSELY = 40  # moves at the start of a game that are all inspected
NOW_AND_THEN = 0.04  # and how many of the others


@every_case
def test_whole_games_pass_the_referee(game: Game, variant: Variant) -> None:
    for seed, style in enumerate(STYLES):
        match, luck = Match(game, variant, seed), random.Random(seed)
        referee = Referee(match, naive(game), seed)
        while match.actor is not None:
            match.carry_out(choose(match, style, luck))
            if len(match.plies) < CLOSELY or luck.random() < NOW_AND_THEN:
                referee.inspect()
            if luck.random() < NOW_AND_THEN:
                referee.check_honesty()
                referee.check_unrevealed()
        referee.inspect()
        referee.check_honesty()
        assert load(match.record(), find).state == match.state


@compiled_only
@every_case
def test_compiled_and_interpreted_games_are_bit_identical(game: Game, variant: Variant) -> None:
    for seed, style in enumerate(STYLES):
        slow, fast = (
            Match(game, variant, seed, INTERPRETED),
            Match(game, variant, seed, compiled_way()),
        )
        luck = random.Random(seed)
        while slow.actor is not None:
            assert fast.actor == slow.actor
            assert fast.legal() == slow.legal()
            action = choose(slow, style, luck)
            slow.carry_out(action)
            fast.carry_out(action)
            assert fast.state == slow.state
        assert fast.outcome == slow.outcome


@compiled_only
@every_case
def test_every_verb_agrees_compiled_and_interpreted(game: Game, variant: Variant) -> None:
    slow = played(game, variant, seed=5, style="patient", moves=25, way=INTERPRETED)
    for seat in [*range(int(slow.options["players"])), SPECTATOR]:
        results = [verb_results(game, slow, seat, way) for way in (INTERPRETED, compiled_way())]
        assert results[0] == results[1]


def verb_results(game: Game, match: Match, seat: int, way: Way) -> list[Any]:
    """What redact, determinize, appraise and linger make of a position, one way."""
    replayed = Match(game, match.options, match.seed, way)
    for ply in match.plies:
        replayed.carry_out(ply.action)
    states = way.states(game.state, 1)
    states[0] = replayed.live
    way.ready(verbs.redact)(states[0], seat)
    known = copy_of(way.plain(game.state, states[0]))
    likes = [
        (int(way.ready(verbs.appraise)(states[0], a)), int(way.ready(verbs.linger)(states[0], a)))
        for a in replayed.legal()
        if seat == replayed.actor
    ]
    way.ready(verbs.determinize)(states[0], seat, 12345)
    return [known, likes, way.plain(game.state, states[0])]


@every_case
def test_everything_said_is_said_in_every_language(game: Game, variant: Variant) -> None:
    match, luck = Match(game, variant, 3), random.Random(3)
    while match.actor is not None:
        language = luck.choice(LANGUAGES)
        words, moves, view = game.words(language), match.offered(), match.view(match.actor)
        assert words.line(match.prompt())
        assert all(game.text.describe(move, view, words) for move in luck.sample(moves, 1))
        match.carry_out(choose(match, luck.choice(STYLES), luck))
        assert all(sentences(match, match.news(luck.choice((None, 0, 1))), language))
    assert sentences(match, [match.outcome.reason], "fr")


@every_case
def test_pictures_fit_the_page_and_hide_what_views_hide(game: Game, variant: Variant) -> None:
    names = ["Ada", "Bo", "Cy", "Dee", "Eli", "Flo", "Gil", "Hal"]
    for moves in (0, 7, 30, None):
        match = played(game, variant, seed=11, style="greedy", moves=moves)
        for seat in (None, 0, match.actor):
            for language in LANGUAGES:
                picture = game.text.picture(match.view(seat), game.words(language), names)
                assert max(map(len, picture.splitlines())) <= 80, picture
                assert game.text.picture(match.view(seat), game.words(language), names) == picture


@every_case
def test_views_go_through_json_and_back(game: Game, variant: Variant) -> None:
    match = played(game, variant, seed=2, style="patient", moves=15)
    for view in (match.view(0), match.view(None), match.truth()):
        text = msgspec.json.encode(view)
        assert msgspec.json.decode(text, type=game.view.View) == view


@every_case
def test_moves_go_through_text_and_json_and_back(game: Game, variant: Variant) -> None:
    match = played(game, variant, seed=4, style="random")
    for move in match.moves:
        assert notation.read(notation.written(move), game.moves.MOVES) == move
        assert msgspec.json.decode(msgspec.json.encode(move), type=type(move)) == move


@every_case
def test_determinize_draws_hidden_things_evenly(game: Game, variant: Variant) -> None:
    """Each hidden slot shows each value as often as the pool it is drawn from holds it."""
    luck = random.Random(1)
    for moves in (4, 18):
        match = played(game, variant, seed=6, style="patient", moves=moves)
        for seat in (None, 0, 1):
            known = match.knowledge(seat)
            draws = [naive_hidden(game, known, seat, luck) for _ in range(300)]
            for group in zip(*draws, strict=True):
                check_even([guess for guess, _ in group], group[0][1])


def naive_hidden(game: Game, known: Any, seat: int | None, luck: random.Random) -> Any:
    guess = guessed(known, seat, luck)
    return naive(game).hidden(guess, known, SPECTATOR if seat is None else seat)


def check_even(guesses: list[list[int]], pool: list[int]) -> None:
    """Chi-square of each slot's values, and of whether neighbours are equal, against the pool."""
    values = sorted(set(pool))
    share = [pool.count(value) / len(pool) for value in values]
    for slot in range(len(guesses[0])):
        seen = [guess[slot] for guess in guesses]
        assert set(seen) <= set(values)
        expected = [len(guesses) * part for part in share]
        counts = [seen.count(value) for value in values]
        if len(values) > 1:
            assert stats.chisquare(counts, expected).pvalue > 1e-6, (slot, counts, expected)
    if len(guesses[0]) > 1 and len(values) > 1:
        same = sum(
            part * (pool.count(v) - 1) / (len(pool) - 1)
            for v, part in zip(values, share, strict=True)
        )
        twins = sum(guess[0] == guess[1] for guess in guesses)
        assert stats.binomtest(twins, len(guesses), same).pvalue > 1e-6


# -- the proofs can fail -------------------------------------------------------------------------


def leak(monkeypatch: pytest.MonkeyPatch, game: Game, verb: str, replacement: Any) -> None:
    monkeypatch.setitem(verbs.RULES[game.state], verb, replacement)


@every_game
def test_a_leaking_redaction_is_caught(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match(game, {}, 1, INTERPRETED)
    honest = game.rules.redact

    def forgetful(state: Any, seat: int) -> None:
        kept = state.rng
        honest(state, seat)
        state.rng = kept

    Referee(match, naive(game)).check_honesty()
    leak(monkeypatch, game, "redact", forgetful)
    with pytest.raises(Violation, match="hidden"):
        Referee(match, naive(game)).check_honesty()


@every_game
def test_no_redaction_at_all_is_caught(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match(game, {}, 1, INTERPRETED)
    leak(monkeypatch, game, "redact", lambda state, seat: None)
    with pytest.raises(Violation, match="hidden"):
        Referee(match, naive(game)).check_honesty()


@every_case
def test_secrets_that_a_game_denies_are_caught(
    game: Game, variant: Variant, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(BY_STATE, game.state, game)  # again, after the test
    bold = dataclasses.replace(game, no_secrets=lambda state: True)
    match, luck = Match(bold, variant, 1, INTERPRETED), random.Random(1)
    referee = Referee(match, naive(game))
    while all(match.knowledge(seat) == match.knowledge(None) for seat in referee.seats):
        referee.check_honesty()
        if match.actor is None:
            return  # what it said was true
        match.carry_out(choose(match, "patient", luck))
    with pytest.raises(Violation, match="secrets"):
        referee.check_honesty()


@every_game
def test_a_silent_revelation_is_caught(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """Rules that never own up to having revealed something would let undo unlearn it."""
    if played(game, {}, seed=1, style="patient").live.revealed == 0:
        pytest.skip("nothing is ever revealed in this game")
    real = game.rules.apply

    def quiet(state: Any, action: int) -> None:
        before = state.revealed
        real(state, action)
        state.revealed = before

    leak(monkeypatch, game, "apply", quiet)
    match, luck = Match(game, {}, 1, INTERPRETED), random.Random(1)
    referee = Referee(match, naive(game))

    def play_on() -> None:
        while match.actor is not None:
            match.carry_out(choose(match, "patient", luck))
            referee.check_unrevealed()

    with pytest.raises(Violation, match="taught"):
        play_on()


@every_game
def test_a_wrong_score_is_caught(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    real = game.rules.scores

    def generous(state: Any, out: Any) -> None:
        real(state, out)
        out[0][game.points] += 1

    match = Match(game, {}, 1, INTERPRETED)
    leak(monkeypatch, game, "scores", generous)
    with pytest.raises(Violation, match="standing"):
        Referee(match, naive(game)).inspect()


@every_game
def test_no_field_is_named_like_something_of_numpys(game: Game) -> None:
    """A field `round` would read as a method on a compiled state."""
    numpy = pytest.importorskip("numpy")
    fields = game.state.__dataclass_fields__
    assert [name for name in fields if hasattr(numpy.record, name)] == []
