"""The proofs can fail: rules that leak, lie or err on purpose are caught in every game."""

from __future__ import annotations

import dataclasses
import inspect
import random
import types
from typing import Any

import msgspec
import pytest

from dragonden.checking import decisions, observations, presentation
from dragonden.engine import notation, verbs
from dragonden.engine.backends import INTERPRETED
from dragonden.engine.game import GAMES as BY_STATE
from dragonden.engine.game import Game
from dragonden.engine.match import Match
from dragonden.engine.options import Value
from dragonden.engine.reading import Section
from dragonden.engine.referee import Referee, Violation
from dragonden.engine.words import Line

from .hidden_slots import find_unshown_slots
from .support import (
    CASE_IDS,
    CASES,
    GAMES,
    any_move,
    choose,
    import_naive,
    play_match,
    variants,
)

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
every_case = pytest.mark.parametrize(("game", "variant"), CASES, ids=CASE_IDS)

Variant = dict[str, Value]


def hides(game: Game) -> bool:
    """Whether anything is ever kept from somebody in its last variant."""
    match, luck = Match(game, variants(game)[-1], 1, INTERPRETED), random.Random(1)
    while match.actor is not None:
        if import_naive(game).list_secrets(match):
            return True
        match.carry_out(choose(match, "patient", luck))
    return False


HIDING = [game for game in GAMES if hides(game)]


def play_unrevealed(game: Game) -> None:
    """Play a patient game; the referee looks whether moves tell what they say they do not."""
    match, luck = Match(game, {}, 1, INTERPRETED), random.Random(1)
    referee = Referee(match, import_naive(game))
    while match.actor is not None:
        match.carry_out(choose(match, "patient", luck))
        referee.check_unrevealed()


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

    Referee(match, import_naive(game)).check_honesty()
    leak(monkeypatch, game, "redact", forgetful)
    with pytest.raises(Violation, match="hidden"):
        Referee(match, import_naive(game)).check_honesty()


@every_game
def test_no_redaction_at_all_is_caught(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match(game, {}, 1, INTERPRETED)
    leak(monkeypatch, game, "redact", lambda state, seat: None)
    with pytest.raises(Violation, match="hidden"):
        Referee(match, import_naive(game)).check_honesty()


@every_game
def test_new_chance_that_somebody_notices_is_caught(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    def clumsy(state: Any) -> None:
        state.revealed += 1

    leak(monkeypatch, game, "reshuffle", clumsy)
    with pytest.raises(Violation, match="notices"):
        Referee(Match(game, {}, 1, INTERPRETED), import_naive(game)).check_honesty()


@every_game
@pytest.mark.parametrize("verb", ["observe", "describe_offer", "features"])
def test_an_observation_that_tells_more_is_caught(
    game: Game, verb: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The key of the random stream tells everything; nobody may be told anything of it."""
    if game.features is None if verb == "features" else game.observation.of_record:
        pytest.skip("nothing is declared: the game is observed as it is recorded, redacted")
    honest = verbs.RULES[game.state][verb]

    def indiscreet(state: Any, *args: Any) -> None:
        honest(state, *args)
        args[-1][0] = state.rng % 2

    match = Match(game, {}, 1, INTERPRETED)
    leak(monkeypatch, game, verb, indiscreet)
    with pytest.raises(Violation, match="what is hidden"):
        Referee(match, import_naive(game)).check_honesty()


@every_game
def test_an_observation_out_of_its_bounds_is_caught(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = verbs.RULES[game.state]["observe"]

    def exaggerated(state: Any, seat: int, planes: Any, cells: Any, scalars: Any) -> None:
        honest(state, seat, planes, cells, scalars)
        scalars[-1] = game.observation.scalar_parts.all[-1].most + 1

    leak(monkeypatch, game, "observe", exaggerated)
    with pytest.raises(Violation, match="not 0 to"):
        Referee(Match(game, {}, 1, INTERPRETED), import_naive(game)).check_honesty()


@pytest.mark.parametrize(
    "game", [game for game in GAMES if game.observation.area], ids=lambda game: game.name
)
def test_a_cell_that_is_not_marked_is_caught(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = verbs.RULES[game.state]["observe"]

    def careless(state: Any, seat: int, planes: Any, cells: Any, scalars: Any) -> None:
        honest(state, seat, planes, cells, scalars)
        planes[0][0] = 1

    leak(monkeypatch, game, "observe", careless)
    with pytest.raises(Violation, match="writes to cells that it does not mark"):
        Referee(Match(game, {}, 1, INTERPRETED), import_naive(game)).check_honesty()


@every_game
def test_a_feature_out_of_its_bounds_is_caught(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    if game.features is None:
        pytest.skip("there are no features")

    def loud(state: Any, seat: int, out: Any) -> None:
        out[0] = 11.0

    leak(monkeypatch, game, "features", loud)
    with pytest.raises(Violation, match="too large"):
        Referee(Match(game, {}, 1, INTERPRETED), import_naive(game)).check_honesty()


@every_case
def test_secrets_that_a_game_denies_are_caught(
    game: Game, variant: Variant, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(BY_STATE, game.state, game)  # again, after the test
    bold = dataclasses.replace(game)
    vars(bold)["has_no_secrets"] = lambda state: True
    match, luck = Match(bold, variant, 1, INTERPRETED), random.Random(1)
    referee = Referee(match, import_naive(game))
    while all(match.knowledge(seat) == match.knowledge(None) for seat in referee.seats):
        if match.actor is None:
            referee.check_honesty()
            return  # what it said was true
        match.carry_out(choose(match, "patient", luck))
    with pytest.raises(Violation, match="secrets"):
        referee.check_honesty()


@every_game
def test_a_silent_revelation_is_caught(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """Rules that never own up to having revealed something would let undo unlearn it."""
    if play_match(game, {}, seed=1, style="patient").live.revealed == 0:
        pytest.skip("nothing is ever revealed in this game")
    real = verbs.RULES[game.state]["apply"]

    def quiet(state: Any, action: int) -> None:
        before = state.revealed
        real(state, action)
        state.revealed = before

    leak(monkeypatch, game, "apply", quiet)
    with pytest.raises(Violation, match="taught"):
        play_unrevealed(game)


# -- secrets in slots that neither redact nor determinize touches ---------------------------------


def neglect(monkeypatch: pytest.MonkeyPatch, game: Game, field: str) -> None:
    """Let redact and determinize leave a field as it is."""
    for verb in ("redact", "determinize"):

        def careless(state: Any, *args: Any, honest: Any = verbs.RULES[game.state][verb]) -> None:
            kept = getattr(state, field)
            honest(state, *args)
            setattr(state, field, kept)

        leak(monkeypatch, game, verb, careless)


@every_game
def test_a_dealt_secret_that_is_never_guessed_is_caught(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    neglect(monkeypatch, game, "rng")
    assert find_unshown_slots(game, {}, None) == [("rng", ())]


@every_game
def test_a_secret_that_a_move_leaves_behind_is_caught(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As a card that was drawn, and still stands in the stock beyond its end."""
    if play_match(game, {}, seed=1, style="patient").live.revealed == 0:
        pytest.skip("nothing is ever revealed in this game")
    real = verbs.RULES[game.state]["apply"]

    def untidy(state: Any, action: int) -> None:
        before = state.revealed
        real(state, action)
        if state.revealed != before:
            state.drawn = state.rng % 1000

    leak(monkeypatch, game, "apply", untidy)
    neglect(monkeypatch, game, "drawn")
    with pytest.raises(Violation, match="knows more than it saw: drawn"):
        play_unrevealed(game)


@every_game
def test_secrets_that_redaction_and_guesses_agree_to_show_are_caught(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As another's hand that is not hidden: guesses leave it alone, so no guess differs in it."""
    if game not in HIDING:
        pytest.skip("nothing is hidden in this game")
    presentation.check_truth(game, variants(game)[-1])
    for verb in ("redact", "determinize"):
        leak(monkeypatch, game, verb, tell_nothing)
    with pytest.raises(Violation, match="is shown what is hidden"):
        presentation.check_truth(game, variants(game)[-1])


@every_game
def test_an_opinion_that_looks_at_what_is_hidden_is_caught(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = verbs.RULES[game.state]["appraise"]
    leak(monkeypatch, game, "appraise", lambda state, a: honest(state, a) + bool(state.rng))
    with pytest.raises(Violation, match="appraise looks at what is hidden"):
        Referee(Match(game, {}, 1, INTERPRETED), import_naive(game)).check_honesty()


@every_game
def test_a_refusal_that_tells_a_secret_is_caught(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, luck = Match(game, {}, 1, INTERPRETED), random.Random(1)
    wrong = next(move for _ in range(99) if match.why(move := any_move(game, luck)))
    referee, honest = Referee(match, import_naive(game)), game.explain_refusal
    referee.check_refusal(wrong)

    def indiscreet(state: Any, move: Any) -> Any:
        found = honest(state, move)
        facts = {**found.line.facts, "luck": state.rng}
        return msgspec.structs.replace(found, line=Line(found.line.id, facts))

    monkeypatch.setitem(vars(game), "explain_refusal", indiscreet)
    with pytest.raises(Violation, match="tells a secret"):
        referee.check_refusal(wrong)


@pytest.mark.skipif(not HIDING, reason="nothing is hidden in any game")
def test_a_secret_decision_that_is_declared_public_is_caught(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    private = [(game, one) for game in HIDING for one in game.decisions if not one.public]
    game, decision = min(private, key=lambda found: found[0].actions)
    match, luck = Match(game, variants(game)[-1], 1, INTERPRETED), random.Random(1)
    referee = Referee(match, import_naive(game))
    while game.decisions[match.live.phase] is not decision:
        match.carry_out(choose(match, "patient", luck))
    referee.check_honesty()
    monkeypatch.setattr(decision, "public", True)
    with pytest.raises(Violation, match=f"what is offered in {decision.name} depends"):
        referee.check_honesty()


@every_game
def test_a_wrong_score_is_caught(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    real = game.rules.scores

    def generous(state: Any, out: Any) -> None:
        real(state, out)
        out[0][game.points] += 1

    match = Match(game, {}, 1, INTERPRETED)
    leak(monkeypatch, game, "scores", generous)
    with pytest.raises(Violation, match="standing"):
        Referee(match, import_naive(game)).inspect()


# -- what is declared, read and taught -------------------------------------------------------------

SMALLEST = min(GAMES, key=lambda game: game.actions)  # these proofs ask each game the same
SWITCHES = [option for option in SMALLEST.own_options if not option.choices[0]]
OPTIONAL = [(game, decision) for game in GAMES for decision in game.decisions if decision.options]
observed = pytest.mark.skipif(SMALLEST.observation.of_record, reason="nothing is declared")


def tell_nothing(*args: Any) -> None: ...


@observed
@pytest.mark.skipif(SMALLEST.features is None, reason="there are no features")
@pytest.mark.parametrize(
    ("verb", "check", "sentence"),
    [
        ("observe", observations.check_parts, "observe.py declares what is never told"),
        ("features", observations.check_features, "features.py declares what is never told"),
        ("describe_offer", observations.check_offers, "described by the same numbers"),
    ],
)
def test_a_network_that_is_told_nothing_is_noticed(
    verb: str, check: Any, sentence: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    check(SMALLEST)
    leak(monkeypatch, SMALLEST, verb, tell_nothing)
    with pytest.raises(Violation, match=sentence):
        check(SMALLEST)


@observed
def test_an_observation_of_another_seat_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = verbs.RULES[SMALLEST.state]["observe"]
    observations.check_seats(SMALLEST)
    leak(monkeypatch, SMALLEST, "observe", lambda state, seat, *out: honest(state, 0, *out))
    with pytest.raises(Violation, match="the wrong seat as the one to act"):
        observations.check_seats(SMALLEST)


@observed
def test_numbers_about_another_seat_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = verbs.RULES[SMALLEST.state]["observe"]
    own = SMALLEST.observation.scalar_parts["decision"].first  # what the game tells comes before

    def mixed(state: Any, seat: int, planes: Any, cells: Any, scalars: Any) -> None:
        honest(state, seat, planes, cells, scalars)
        others = [0] * len(scalars)
        honest(state, 0, planes, cells, others)
        scalars[:own] = others[:own]

    leak(monkeypatch, SMALLEST, "observe", mixed)
    with pytest.raises(Violation, match="seats are told the numbers of other seats"):
        observations.check_seats(SMALLEST)


@observed
def test_a_buffer_that_is_part_of_a_state_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    source = inspect.getsource(SMALLEST.import_part("observe"))
    assert list(observations.find_handed_on(source))
    aliased = f"{source}\n\ndef look(scalars):\n    look(state.counts)\n"
    monkeypatch.setattr(inspect, "getsource", lambda module: aliased)
    with pytest.raises(Violation, match=r"hands on state\.counts as scalars"):
        observations.check_buffers(SMALLEST)


@pytest.mark.skipif(not SWITCHES, reason="no option can be off")
def test_a_decision_that_is_asked_without_its_option_is_caught(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = Match(SMALLEST, {}, 1, INTERPRETED)
    referee = Referee(match, import_naive(SMALLEST))
    referee.inspect()
    monkeypatch.setattr(SMALLEST.decisions[match.live.phase], "options", (SWITCHES[0].name,))
    with pytest.raises(Violation, match="none of its options is chosen"):
        referee.inspect()


@pytest.mark.skipif(not OPTIONAL, reason="no decision belongs to an option")
def test_a_decision_that_does_not_name_its_option_is_caught(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game, decision = min(OPTIONAL, key=lambda found: found[0].actions)
    decisions.check_variants_not_played(game)
    monkeypatch.setattr(decision, "options", ())
    with pytest.raises(Violation, match=f"without options {decision.name} is never asked"):
        decisions.check_variants_not_played(game)


def test_a_field_that_would_be_a_method_is_caught() -> None:
    @dataclasses.dataclass
    class State:
        cards: int
        sort: int

    with pytest.raises(Violation, match="the field sort would be a method"):
        decisions.check_fields(types.SimpleNamespace(state=State))  # type: ignore[arg-type]


def test_a_move_that_is_written_wrongly_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    presentation.check_notation(SMALLEST, {})
    monkeypatch.setattr(notation, "parse_move", lambda text, kinds: text)
    with pytest.raises(Violation, match="which is read as"):
        presentation.check_notation(SMALLEST, {})


def test_a_view_that_tells_what_is_not_so_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """As a name that is found by the number of what is hidden."""
    honest = SMALLEST.view.build_view

    def invented(state: Any) -> Any:
        view = honest(state)
        return view if state.rng else msgspec.structs.replace(view, actor=99)

    presentation.check_truth(SMALLEST, {})
    monkeypatch.setattr(SMALLEST.view, "build_view", invented)
    with pytest.raises(Violation, match=r"what is not so: the view\.actor is 99"):
        presentation.check_truth(SMALLEST, {})


def test_news_that_are_not_so_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = SMALLEST.view.log_move

    def invented(before: Any, move: Any, after: Any, seat: int) -> list[Line]:
        first, *rest = honest(before, move, after, seat)
        return [Line(first.id, {**first.facts, "luck": int(after.rng != 0)}), *rest]

    monkeypatch.setattr(SMALLEST.view, "log_move", invented)
    with pytest.raises(Violation, match=r"what is not so: log-\w+\.luck is 0, not 1"):
        presentation.check_truth(SMALLEST, {})


def make_another_deal(match: Match, *_: object) -> Match:
    return Match(match.game, match.options, match.seed + 1, INTERPRETED)


def test_pictures_that_differ_where_a_seat_knows_the_same_are_caught(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    presentation.check_pictures(SMALLEST, {})
    monkeypatch.setattr(presentation, "make_other_world", make_another_deal)
    if (SMALLEST.folder / "reading.py").exists():
        with pytest.raises(Violation, match="is read what is hidden"):
            presentation.check_pictures(SMALLEST, {})
    monkeypatch.setattr(presentation, "check_reading", tell_nothing)
    with pytest.raises(Violation, match="is shown what is hidden"):
        presentation.check_pictures(SMALLEST, {})


@pytest.mark.parametrize(
    ("sentence", "problem"), [("a | b.", "is drawn, not said"), ("No end", "is no sentence")]
)
def test_what_cannot_be_read_aloud_is_caught(
    sentence: str, problem: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(vars(SMALLEST), "read_view", lambda *view: [Section("Piles", [sentence])])
    with pytest.raises(Violation, match=problem):
        presentation.check_pictures(SMALLEST, {})


def test_a_prompt_that_tells_what_is_not_so_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = SMALLEST.find_prompt_facts

    def invented(state: Any) -> Any:
        return {**honest(state), "luck": int(state.rng != 0)}

    monkeypatch.setitem(vars(SMALLEST), "find_prompt_facts", invented)  # where it is cached
    with pytest.raises(Violation, match=r"what is not so: prompt-\w+\.luck is 0, not 1"):
        presentation.check_truth(SMALLEST, {})
