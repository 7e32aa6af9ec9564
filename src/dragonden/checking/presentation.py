"""Whatever people read of a game: in every language, within the page, and nothing hidden."""

from __future__ import annotations

import random
from typing import Any

import msgspec

from dragonden.engine import notation
from dragonden.engine.backends import INTERPRETED
from dragonden.engine.game import Game
from dragonden.engine.match import Match
from dragonden.engine.referee import Violation, guess_state, require
from dragonden.engine.words import LANGUAGES, Line, Words

from .fuzzing import any_move
from .playing import STYLES, choose, import_naive, play_match
from .variants import Variant

NAMES = ["Ada", "Bo", "Cy", "Dee", "Eli", "Flo", "Gil", "Hal"]
WIDTH = 80  # columns of text
DRAWN = set("*|~^_#<>[]")  # signs that mean something to the eye only
ENDS = (".", "!", "?")
UNSEEN = "unseen"  # a view's field of this name tells what may lie where nobody sees
LOOKED_AT = 0.05  # of the positions of a game, how many are compared with the truth
PICTURED = (0, 7, 30)  # moves after which pictures are looked at, and at the end


def say(words: Words, line: Line) -> str:
    """A line as it is printed; a message or a fact that is missing is named."""
    try:
        text = words.line(line)
    except LookupError:
        raise Violation(f"words/{words.language}.ftl does not say {line.id}") from None
    except ValueError as error:
        raise Violation(f"words/{words.language}.ftl: {error}") from None
    require(bool(text), f"words/{words.language}.ftl says nothing as {line.id}")
    return text


def check_lines(game: Game, variant: Variant) -> None:
    """Everything said in a game can be said in every language, and sent."""
    match, luck = Match(game, variant, 3), random.Random(3)
    while match.actor is not None:
        words, view = game.words(luck.choice(LANGUAGES)), match.view(match.actor)
        lines = [match.prompt(), *(game.describe(move, view) for move in match.offered())]
        for line in (lines[0], luck.choice(lines[1:])):
            say(words, line)
        match.carry_out(choose(match, luck.choice(STYLES), luck))
        news = match.news(luck.choice((None, 0, 1)))
        for line in news:
            say(words, line)
        for line in (*lines, *news):
            check_sent(line)
    assert match.outcome
    for language in LANGUAGES:
        say(game.words(language), match.outcome.reason)


def check_sent(line: Line) -> None:
    """A line, with the lines among its facts, is the same after it has been JSON."""
    sent = msgspec.json.decode(msgspec.json.encode(line), type=Line)
    require(sent == line, f"{line} cannot be sent: as JSON it becomes {sent}")


def check_pictures(game: Game, variant: Variant) -> None:
    """Picture, sentences and prompt of the truth are those of a world where all hidden differs."""
    match, choices, luck = Match(game, variant, 11), random.Random(11), random.Random(11)
    while match.actor is not None:
        if len(match.plies) in PICTURED:
            check_picture(match, luck)
        match.carry_out(choose(match, "greedy", choices))
    check_picture(match, luck)


def check_picture(match: Match, luck: random.Random) -> None:
    """What a spectator, the first seat and the one to act are shown of a position."""
    game = match.game
    for seat in {None, 0, match.actor}:
        world = make_other_world(match, seat, luck)
        views = match.view(seat), world.view(seat)
        check_reading(game, *views, seat, luck.choice(LANGUAGES))
        for language in LANGUAGES:
            words = game.words(language)
            picture, other = (game.text.render_view(view, words, NAMES, seat) for view in views)
            widest = max(map(len, picture.splitlines()), default=0)
            require(0 < widest <= WIDTH, f"a picture is {widest} columns wide:\n{picture}")
            require(other == picture, f"seat {seat} is shown what is hidden:\n{picture}")
            prompts = [say(words, one.prompt(seat)) for one in (world, match)]
            require(prompts[0] == prompts[1], f"{prompts[1]!r} tells what is hidden")


def check_reading(game: Game, view: Any, other: Any, seat: int | None, language: str) -> None:
    """What is read aloud hides what is hidden, and is no drawing."""
    words = game.words(language)
    sections = game.read_view(view, words, NAMES, seat)
    same = game.read_view(other, words, NAMES, seat) == sections
    require(same, f"seat {seat} is read what is hidden:\n{sections}")
    for section in sections:
        for text in [section.title, *section.sentences]:
            require(not DRAWN & set(text), f"{text!r} is drawn, not said")
        for text in section.sentences:
            require(text.endswith(ENDS), f"{text!r} is no sentence")


def make_other_world(match: Match, seat: int | None, luck: random.Random) -> Match:
    """A match that a seat cannot tell from this one, with everything else reshuffled."""
    world = Match(match.game, match.options, match.seed, INTERPRETED)
    world.states[0] = guess_state(match.knowledge(seat), seat, luck)
    return world


def check_truth(game: Game, variant: Variant) -> None:
    """What seats are shown, asked and told is so, though it may leave out what is hidden."""
    match, luck = Match(game, variant, 5), random.Random(5)
    while match.actor is not None:
        if luck.random() < LOOKED_AT:
            for seat in {None, match.actor, luck.randrange(int(match.options["players"]))}:
                check_told(match, seat)
                check_secrets(match, seat)
        match.carry_out(choose(match, "patient", luck))


def check_told(match: Match, seat: int | None) -> None:
    """View, prompt and news of a seat are what they would be if nothing were hidden, or less.

    As a card that is hidden, and shown as the last but one of all names.
    """
    view, truth = (msgspec.to_builtins(shown) for shown in (match.view(seat), match.truth()))
    lie = find_lie(view, truth, "the view")
    told, true = [match.prompt(seat)], [match.game.prompt(match.state)]
    if match.plies:
        reader, move = match.check_seat(seat), match.moves[-1]
        told += match.news(seat)
        true += match.game.view.log_move(match.states[1], move, match.state, reader)
    for line, same in zip(told, true, strict=False):
        if line.id == same.id:
            facts, real = (msgspec.to_builtins(one.facts) for one in (line, same))
            lie = lie or find_lie(facts, real, line.id)
    require(lie is None, f"seat {seat} is told what is not so: {lie}")


def check_secrets(match: Match, seat: int | None) -> None:
    """A seat is shown nothing that the slow rival of the rules keeps from it.

    Redaction and guesses may err alike; this does not ask them. A rival may list no secrets.
    """
    view = msgspec.to_builtins(match.view(seat))
    for where, seats in getattr(import_naive(match.game), "list_secrets", lambda match: [])(match):
        shown = view
        for part in where:
            shown = shown if shown is None else shown[part]
        name = ".".join(map(str, where))
        require(shown is None or seat in seats, f"seat {seat} is shown what is hidden: {name}")


def find_lie(told: Any, true: Any, where: str) -> str | None:
    """Where something is told that is not so, if it is; None tells nothing.

    Nor does a list tell in which order things lie of which some are hidden, or which it sorts.
    """
    if told is None or told == true:
        return None
    if isinstance(told, dict) and isinstance(true, dict):
        named = ((name, told[name], true.get(name)) for name in told if name != UNSEEN)
        lies = (find_lie(one, other, f"{where}.{name}") for name, one, other in named)
        return next(filter(None, lies), None)
    if isinstance(told, list) and isinstance(true, list):
        return find_lie_in_list(told, true, where)
    return f"{where} is {told!r}, not {true!r}"


def find_lie_in_list(told: list[Any], true: list[Any], where: str) -> str | None:
    """The same for the items of a list."""
    if len(told) == len(true) and None not in told:
        if not isinstance(told[0], dict) and sorted(told, key=repr) == sorted(true, key=repr):
            return None
        lies = (
            find_lie(a, b, f"{where}[{n}]") for n, (a, b) in enumerate(zip(told, true, strict=True))
        )
        return next(filter(None, lies), None)
    for item in told:
        if all(find_lie(item, other, where) for other in true):
            return f"{where} has {item!r}, which is not there"
    return None


def check_views(game: Game, variant: Variant) -> None:
    """Views are the same after they have been JSON."""
    match = play_match(game, variant, seed=2, style="patient", moves=15)
    for view in (match.view(0), match.view(None), match.truth()):
        sent = msgspec.json.decode(msgspec.json.encode(view), type=game.view.View)
        require(sent == view, f"a view cannot be sent: as JSON {view} becomes {sent}")


def check_notation(game: Game, variant: Variant) -> None:
    """Moves that were played, and as many that somebody might ask for, as text and as JSON.

    None is what others see of a secret fact; nobody writes it.
    """
    match, luck = play_match(game, variant, seed=4, style="random"), random.Random(4)
    moves = match.moves
    for move in [*moves, *(any_move(game, luck, moves) for _ in moves)]:
        if None not in msgspec.structs.astuple(move):
            text = notation.format_move(move)
            read = notation.parse_move(text, game.kinds)
            require(read == move, f"{move} is written {text}, which is read as {read}")
        sent = msgspec.json.decode(msgspec.json.encode(move), type=type(move))
        require(sent == move, f"{move} cannot be sent: as JSON it becomes {sent}")
