"""Whole games under the referee, and that both backends play the same."""

from __future__ import annotations

import random
from typing import Any

from dragonden.engine import verbs
from dragonden.engine.backends import INTERPRETED, Backend, compiled_backend
from dragonden.engine.features import find_features
from dragonden.engine.game import Game
from dragonden.engine.kernel import kernel
from dragonden.engine.match import Match, load_match_of
from dragonden.engine.referee import Referee, require
from dragonden.engine.state import SPECTATOR, copy_state
from dragonden.engine.worth import COLUMNS

from .fuzzing import any_move
from .playing import STYLES, choose, import_naive, play_match
from .variants import Variant, any_options, with_any_box

CLOSELY = 40  # moves at the start of a game that are all inspected
NOW_AND_THEN = 0.04  # and how many of the others
ROUNDING = 1e-5  # compiled features have 24 bits
BOXES = 3  # other than the printed one that are tried
ASKING = 0.25  # after how many moves somebody asks for any other, and for one that is due


def check_whole_games(game: Game, variant: Variant, first: int = 0) -> None:
    """A game of each style passes the referee, and its record replays."""
    for seed, style in enumerate(STYLES, first):
        match = Match(game, variant, seed)
        try:
            play_refereed(match, style)
        except Exception as error:
            error.add_note(f"{style} players, seed {seed}, after {len(match.plies)} moves")
            raise


def check_other_boxes(game: Game) -> None:
    """Games of any options with another box pass the referee, and their records replay."""
    for seed in range(BOXES if game.box.parts else 0):
        luck = random.Random(seed)
        variant = with_any_box(game, any_options(game, luck), luck)
        match = Match(game, variant, seed)
        try:
            play_refereed(match, luck.choice(STYLES))
        except Exception as error:
            error.add_note(f"{match!r}, seed {seed}, after {len(match.plies)} moves")
            raise


def check_boxes_agree(game: Game) -> None:
    """Games of another box are the same, bit for bit, compiled and interpreted."""
    if game.box.parts:
        check_backends_agree(game, with_any_box(game, {}, random.Random(0)))


def play_refereed(match: Match, style: str) -> None:
    """Play a match to its end under the eyes of the referee."""
    game, luck = match.game, random.Random(match.seed)
    referee = Referee(match, import_naive(game), match.seed)
    while match.actor is not None:
        match.carry_out(choose(match, style, luck))
        if len(match.plies) < CLOSELY or luck.random() < NOW_AND_THEN:
            referee.inspect()
        if luck.random() < NOW_AND_THEN:
            referee.check_honesty()
            referee.check_unrevealed()
        if luck.random() < ASKING:
            offered = match.offered()
            referee.check_refusal(any_move(game, luck, offered))
            referee.check_refusal(any_move(game, luck, offered, [type(m) for m in offered]))
    referee.inspect()
    referee.check_honesty()
    again = load_match_of(game, match.record())
    require(again.state == match.state, "the record replays differently")


def check_backends_agree(game: Game, variant: Variant) -> None:
    """Games are the same, bit for bit, compiled and interpreted."""
    for seed, style in enumerate(STYLES):
        slow, fast = (
            Match(game, variant, seed, INTERPRETED),
            Match(game, variant, seed, compiled_backend()),
        )
        luck = random.Random(seed)
        while slow.actor is not None:
            where = f"compiled and interpreted differ after {len(slow.plies)} moves of game {seed}"
            require(fast.actor == slow.actor, f"{where}: in who is to act")
            require(fast.legal() == slow.legal(), f"{where}: in what is allowed")
            action = choose(slow, style, luck)
            slow.carry_out(action)
            fast.carry_out(action)
            require(fast.state == slow.state, f"{where}: in what {game.decode(action)} does")
        require(fast.outcome == slow.outcome, f"compiled and interpreted games {seed} end apart")


def check_verbs_agree(game: Game, variant: Variant) -> None:
    """Every verb makes the same of a position, compiled and interpreted."""
    slow = play_match(game, variant, seed=5, style="patient", moves=25, backend=INTERPRETED)
    for seat in [*range(int(slow.options["players"])), SPECTATOR]:
        both = [find_results(game, slow, seat, b) for b in (INTERPRETED, compiled_backend())]
        for verb in both[0]:
            same = both[0][verb] == both[1][verb]
            require(same, f"compiled, {verb} makes something else of a position for seat {seat}")
        check_features_agree(game, slow, seat)


def check_features_agree(game: Game, match: Match, seat: int) -> None:
    """Features are the same, compiled and interpreted, up to the precision of a network."""
    if game.features is None or seat == SPECTATOR:
        return
    backend, size = compiled_backend(), game.features.size
    out = backend.reals(size)
    backend.prepare(verbs.features)(backend.load_states(match.state, 1)[0], seat, out)
    plain = find_features(match.state, seat, size)
    for name, fast, slow in zip(game.features.names, out.tolist(), plain, strict=True):
        same = abs(fast - slow) <= ROUNDING
        require(same, f"compiled, the feature {name!r} is {fast}, not {slow}")


def find_results(game: Game, match: Match, seat: int, backend: Backend) -> dict[str, Any]:
    """What the verbs make of a position on one backend."""
    replayed = Match(game, match.options, match.seed, backend)
    for ply in match.plies:
        replayed.carry_out(ply.action)
    states = backend.states(game.state, 3)
    states[0] = replayed.live
    backend.prepare(verbs.redact)(states[0], seat)
    known = copy_state(backend.to_plain(game.state, states[0]))
    offers = replayed.legal() if seat == replayed.actor else []
    states[1], states[2] = states[0], replayed.live
    judged = find_judgements(game, states[1], states[2], seat, backend)
    likes = {
        verb.__name__: [int(backend.prepare(verb)(states[0], action)) for action in offers]
        for verb in (verbs.appraise, verbs.patience)
    }
    seen = find_observations(game, states[0], seat, offers, backend)
    backend.prepare(verbs.determinize)(states[0], seat, 12345)
    guess = backend.to_plain(game.state, states[0])
    return {"redact": known, **likes, **judged, "observe": seen, "determinize": guess}


def find_judgements(
    game: Game, known: Any, live: Any, seat: int, backend: Backend
) -> dict[str, Any]:
    """What the verbs that searches and tables ask make of a position, on one backend."""
    standing = backend.buffer(game.players[1], game.width)
    worth = backend.buffer(game.players[1], COLUMNS)
    backend.prepare(judge)(known, live, seat, standing, worth)
    numbers = [[int(number) for row in out for number in row] for out in (standing, worth)]
    states = [copy_state(backend.to_plain(game.state, state)) for state in (live, known)]
    return dict(zip(("scores", "evaluate", "reshuffle", "believe"), numbers + states, strict=True))


@kernel
def judge(known: Any, live: Any, seat: int, standing: Any, worth: Any) -> None:
    """Count what everybody has, forget and guess at what a seat knows, and judge the guess."""
    verbs.scores(live, standing)
    if seat != SPECTATOR:
        verbs.forget(known, seat, 3)
    verbs.believe(known, seat, 12345)
    verbs.evaluate(known, worth)
    verbs.discount_luck(known, live, worth)
    verbs.reshuffle(live)


def find_observations(
    game: Game, known: Any, seat: int, offers: list[int], backend: Backend
) -> list[list[int]]:
    """What a network would be told of a position and of its offers, on one backend."""
    if seat == SPECTATOR:
        return []
    seen = game.observation
    planes, cells = backend.buffer(*seen.planes_shape), backend.buffer(seen.cells_size)
    buffers = [backend.buffer(seen.scalar_parts.size)]
    backend.prepare(verbs.observe)(known, seat, planes, cells, buffers[0])
    buffers += [cells, *planes]
    for action in offers:
        buffers.append(backend.buffer(seen.offer_parts.size))
        backend.prepare(verbs.describe_offer)(known, action, buffers[-1])
    return [[int(number) for number in buffer] for buffer in buffers]
