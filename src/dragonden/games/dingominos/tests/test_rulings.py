"""The further rulings of Dingominos, one sentence a test, in the order of RULES.md."""

from __future__ import annotations

import random

import pytest

from dragonden import Match, new
from dragonden.engine import verbs

from ..moves import Draw, Open, Pass, Place, Take
from .positions import REST, expect_refusal, hand, other_offers, places, position, until_over

FULL = "4-4 4-5 4-6"  # dominoes that join nothing in these positions


# -- the opening ---------------------------------------------------------------------------------


def test_F1_an_opener_who_can_must_open():
    match = position("1-3 2-joker", FULL, chain="")
    assert other_offers(match) == [Open("1-3", "1"), Open("1-3", "3")]
    assert (expect_refusal(match, Draw()).rule, expect_refusal(match, Pass()).rule) == ("F1", "F1")


def test_F2_an_opener_with_jokers_only_draws():
    match = position("1-joker 2-joker", FULL, FULL, chain="", pool="5-6 4-4")
    assert match.offered() == [Draw()]
    no = expect_refusal(match, Pass())
    assert (no.rule, no.line.id) == ("F2", "refused-pass-undrawn")


def test_F2_a_domino_drawn_without_a_joker_must_open():
    match = position("1-joker", FULL, chain="", pool="5-6 5-6")
    match.play(Draw())
    assert match.offered() == [Open("5-6", "5"), Open("5-6", "6")]
    assert expect_refusal(match, Pass()).line.id == "refused-keep-opening"


def test_F2_a_double_drawn_opens_one_way():
    match = position("1-joker", FULL, chain="", pool="5-5 5-5")
    match.play(Draw())
    assert match.offered() == [Open("5-5", "5")]


def test_F2_who_draws_a_joker_passes_the_opening_on_clockwise():
    match = position("1-joker", "2-joker", FULL, chain="", pool="5-joker 5-joker")
    match.play(Draw())
    match.play(Pass())
    assert (match.actor, match.view(1).phase, match.offered()) == (1, "opening", [Draw()])


def test_F3_the_opener_chooses_the_left_half():
    match = position(f"1-3 {REST}", FULL, chain="")
    match.play(Open("1-3", "3"))
    assert match.view(None).ends == ("3", "1")
    assert (
        expect_refusal(position("1-3", FULL, chain=""), Open("1-3", "2")).line.id == "refused-half"
    )


# -- effects on the next player ------------------------------------------------------------------


def test_F4_a_reverse_after_a_draw_turns_the_draw_around():
    match = position(f"replay-draw replay-reverse {REST}", FULL, FULL, chain="")
    match.play(Open("replay-draw", "draw"))
    match.play(Place("replay-reverse", "right", "replay"))
    assert (match.actor, match.view(2).phase) == (2, "facing")


def test_F4_a_reverse_after_a_skip_turns_the_skip_around():
    match = position(f"replay-skip replay-reverse {REST}", FULL, FULL, FULL, chain="")
    match.play(Open("replay-skip", "skip"))
    match.play(Place("replay-reverse", "right", "replay"))
    assert match.actor == 2  # not 3, who is skipped


def test_F5_a_double_skip_that_opens_misses_two_players():
    match = position(f"skip-skip {REST}", FULL, FULL, FULL, chain="")
    match.play(Open("skip-skip", "skip"))
    assert match.actor == 3


def test_F5_with_three_players_two_skips_come_back_to_oneself():
    match = position(f"skip-skip {REST}", FULL, FULL, chain="")
    match.play(Open("skip-skip", "skip"))
    assert (match.actor, match.view(0).phase) == (0, "turn")
    assert [line.facts["seat"] for line in match.news(None)[1:]] == [1, 2]


def test_F6_two_draws_add_up_to_four():
    match = position(f"draw-draw {REST}", FULL, FULL, chain="")
    match.play(Open("draw-draw", "draw"))
    assert (match.actor, match.view(1).penalty) == (1, 4)


def test_F7_a_skip_sends_the_draw_to_the_one_who_plays_next():
    match = position(f"skip-draw {REST}", FULL, FULL, chain="")
    match.play(Open("skip-draw", "skip"))
    assert (match.actor, match.view(2).phase, match.view(2).penalty) == (2, "facing", 2)
    assert len(hand(match, 1)) == 3


def test_F8_a_counter_does_not_raise_a_draw_of_the_same_turn():
    match = position(f"replay-draw replay-counter {REST}", FULL, FULL, chain="")
    match.play(Open("replay-draw", "draw"))
    match.play(Place("replay-counter", "right", "replay"))
    assert (match.actor, match.view(1).penalty) == (1, 2)


def test_F8_nor_does_the_other_half_of_the_opening_domino():
    match = position(f"draw-counter {REST}", FULL, FULL, chain="")
    match.play(Open("draw-counter", "draw"))
    assert match.view(1).penalty == 2


# -- drawing -------------------------------------------------------------------------------------


def test_F9_after_a_draw_only_the_domino_drawn_may_be_placed():
    match = position(f"1-3 {REST}", FULL, pool="2-5 2-5")
    match.play(Draw())
    assert places(match) == [Place("2-5", "right", "2")]
    no = expect_refusal(match, Place("1-3", "left", "1"))
    assert (no.rule, no.line.id) == ("F9", "refused-only-drawn")


def test_F10_the_last_domino_of_the_pool_need_not_be_placed():
    match = position(REST, FULL, pool="1-5")
    match.play(Draw())
    match.play(Pass())
    assert (match.live.pool_size, match.actor) == (0, 1)


# -- replays -------------------------------------------------------------------------------------


def test_F11_refusing_a_replay_ends_the_turn_and_further_replays_lapse():
    match = position(f"replay-replay {REST}", FULL, chain="")
    match.play(Open("replay-replay", "replay"))
    match.play(Pass())
    assert (match.actor, match.live.replays) == (1, 0)


def test_F12_without_strict_replay_a_refused_replay_draws_nothing():
    match = position(f"1-replay {REST}", FULL)
    match.play(Place("1-replay", "left", "1"))
    no = expect_refusal(match, Draw())
    assert (no.rule, no.line.id) == ("F12", "refused-draw-replay")


def test_F13_a_domino_drawn_for_a_replay_may_be_placed_and_uses_it_up():
    match = position(
        f"replay-replay {REST}", FULL, chain="", pool="1-replay 1-replay", strict_replay=True
    )
    match.play(Open("replay-replay", "replay"))
    match.play(Draw())
    match.play(Place("1-replay", "left", "replay"))
    assert (match.actor, match.view(0).phase, match.live.replays) == (0, "replaying", 0)


def test_F13_a_domino_drawn_for_a_replay_may_be_kept():
    match = position(f"1-replay {REST}", FULL, pool="2-5 2-6", strict_replay=True)
    match.play(Place("1-replay", "left", "1"))
    match.play(Draw())
    match.play(Pass())
    assert (match.actor, len(hand(match, 0))) == (1, 2)


def test_F14_with_an_empty_pool_a_replay_may_be_refused():
    for strict in (False, True):
        match = position(f"1-replay 2-3 {REST}", FULL, pool="", strict_replay=strict)
        match.play(Place("1-replay", "left", "1"))
        assert other_offers(match) == [Pass()]


def test_F15_with_strict_replay_and_open_hands_the_domino_drawn_must_be_placed():
    options = {"strict_replay": True, "open_hands": True}
    match = position(f"1-replay 2-3 {REST}", FULL, pool="2-5 2-5", **options)
    match.play(Place("1-replay", "left", "1"))
    assert other_offers(match) == [Draw()]
    match.play(Draw())
    assert match.offered() == [Place("2-5", "right", "2")]


# -- two players ---------------------------------------------------------------------------------


def test_F16_with_two_players_skips_and_replays_add_up():
    match = position(f"replay-skip {REST}", FULL, chain="")
    match.play(Open("replay-skip", "skip"))
    assert (match.view(0).phase, match.live.replays, match.live.skips) == ("replaying", 1, 0)


def test_F16_with_two_players_a_refused_skip_draws_with_strict_replay():
    match = position(f"1-skip {REST}", FULL, strict_replay=True)
    match.play(Place("1-skip", "left", "1"))
    assert match.offered() == [Draw()]
    assert "REPLAY" not in str(expect_refusal(match, Pass()))


def test_F17_with_two_players_the_direction_never_changes():
    match = position(f"1-reverse {REST}", FULL)
    match.play(Place("1-reverse", "left", "1"))
    assert (match.actor, match.view(None).direction) == (1, "clockwise")


# -- facing a draw -------------------------------------------------------------------------------


def face_draw(hand: str, pool: str, chain: str = "1-2", **options) -> Match:
    """Seat 1 of three faces a DRAW on the left."""
    match = position(f"1-draw {REST}", hand, FULL, chain=chain, pool=pool, **options)
    match.play(Place("1-draw", "left", "1"))
    return match


def test_F18_a_draw_is_faced_even_with_an_empty_pool():
    match = face_draw(f"2-3 {REST}", pool="")
    assert match.offered() == [Take()]
    match.play(Take())
    assert (match.actor, match.view(1).phase, len(hand(match, 1))) == (1, "turn", 2)


def test_F18_no_debt_stays():
    match = face_draw(f"2-3 {REST}", pool="5-5")
    match.play(Take())
    match.play(Place("2-3", "right", "2"))
    assert match.live.penalty == 0


def test_F18_taking_nothing_can_be_taken_back():
    match = face_draw(f"2-3 {REST}", pool="")
    before = match.live.revealed
    match.play(Take())
    assert match.live.revealed == before


# -- the end of a round --------------------------------------------------------------------------


def test_F19_the_last_domino_ends_the_round_before_its_effect():
    match = position("1-draw", FULL, FULL, rounds=2)
    match.play(Place("1-draw", "left", "1"))
    view = match.view(None)
    assert (view.round, view.phase, view.penalty) == (2, "opening", 0)


def test_F19_a_counter_that_is_the_last_domino_ends_the_round():
    match = face_draw("2-counter", pool="5-5")
    match.play(Place("2-counter", "right", "2"))
    assert (match.actor, match.outcome.winners) == (None, [1])


def test_F19_a_replay_that_is_the_last_domino_is_not_used():
    match = position("1-replay", FULL)
    match.play(Place("1-replay", "left", "1"))
    assert match.outcome.scores[0] == -50


def test_F19_an_opening_domino_can_be_the_last():
    match = position("1-draw", FULL, chain="")
    match.play(Open("1-draw", "draw"))
    assert match.outcome.scores[0] == -50


def test_F20_a_blocked_round_ends_whatever_is_pending():
    match = position(f"1-draw {REST}", "4-4", "5-5", chain="1-2", pool="")
    match.play(Place("1-draw", "left", "1"))
    assert match.outcome.reason.id == "end-blocked"


def test_F20_a_round_can_end_between_a_draw_and_its_placement():
    match = position(REST, FULL, pool="5-5")
    match.play(Draw())
    assert match.outcome.reason.id == "end-blocked"
    assert match.outcome.scores == [12 + 10, 27]


def test_F20_a_round_can_end_when_a_penalty_empties_the_pool():
    match = face_draw("4-4", pool="5-5 5-6")
    match.play(Take())
    assert match.outcome.reason.id == "end-blocked"


def test_F21_the_hands_left_are_shown_at_the_end_of_a_round():
    match = position("1-3", "4-4 3-joker", rounds=2)
    match.play(Place("1-3", "left", "1"))
    shown = match.view(0).shown
    assert [[domino.name for domino in hand] for hand in shown] == [[], ["4-4", "3-joker"]]
    assert match.view(0).players[1].hand is None  # dealt anew


def test_F21_all_see_all_hands_when_it_is_over():
    match = position("1-3", "4-4 3-joker")
    match.play(Place("1-3", "left", "1"))
    assert [domino.name for domino in match.view(0).players[1].hand] == ["4-4", "3-joker"]


def test_F22_who_passed_the_opening_on_has_opened():
    match = position("1-joker", "3-4", FULL, FULL, chain="", pool="5-joker 5-joker", rounds=2)
    match.play(Draw())
    match.play(Pass())
    match.play(Open("3-4", "3"))
    assert (match.view(None).round, match.actor) == (2, 1)


def test_F23_an_action_covered_in_the_same_turn_has_worked():
    match = position(f"replay-draw 3-draw {REST}", FULL, FULL, chain="")
    match.play(Open("replay-draw", "draw"))
    match.play(Place("3-draw", "left", "draw"))
    assert (match.actor, match.view(1).penalty) == (1, 2)


def test_F24_a_draw_cannot_answer_a_draw():
    match = face_draw(f"2-draw {REST}", pool="5-5")
    assert expect_refusal(match, Place("2-draw", "right", "2")).rule == "F24"


def test_F25_nobody_gets_the_bonus_in_a_blocked_round():
    match = position(f"1-3 {REST}", "4-4", chain="1-5", pool="")
    match.play(Place("1-3", "left", "1"))
    assert min(match.outcome.scores) == 8


def test_F26_after_the_opening_turn_only_replays_go_on():
    for seed in range(20):
        match, luck, opened = new("dingominos", seed=seed), random.Random(seed), False
        for _ in until_over(match):
            match.play(luck.choice(match.offered()))
            view = match.view(None)
            opened = opened or view.phase in ("turn", "facing")
            if opened and view.phase == "replaying":
                assert (view.penalty, view.skips, view.replays) == (0, 0, 0)


# -- open hands ----------------------------------------------------------------------------------


def test_F27_with_open_hands_all_see_all_hands():
    match = new("dingominos", players=3, open_hands=True)
    assert match.view(None).players == match.truth().players


def test_F27_with_open_hands_who_can_place_must():
    match = position(f"1-3 {REST}", FULL, open_hands=True)
    assert match.offered() == [Place("1-3", "left", "1")]
    assert (expect_refusal(match, Draw()).rule, expect_refusal(match, Pass()).rule) == (
        "F27",
        "F27",
    )


def test_F27_with_open_hands_who_cannot_place_draws():
    assert position(REST, FULL, open_hands=True).offered() == [Draw()]


def test_F27_with_open_hands_the_domino_drawn_must_be_placed_too():
    match = position(REST, FULL, pool="2-5 2-5", open_hands=True)
    match.play(Draw())
    assert match.offered() == [Place("2-5", "right", "2")]
    assert expect_refusal(match, Pass()).line.id == "refused-keep-open-hands"


def test_F27_with_open_hands_a_domino_drawn_that_does_not_fit_is_kept():
    match = position(REST, FULL, pool="5-6 5-6", open_hands=True)
    match.play(Draw())
    assert match.offered() == [Pass()]


def test_F28_with_open_hands_a_replay_may_be_refused():
    match = position(f"1-replay 2-3 {REST}", FULL, open_hands=True)
    match.play(Place("1-replay", "left", "1"))
    assert match.offered() == [Place("2-3", "right", "2"), Pass()]


def test_F28_with_open_hands_a_counter_stays_optional():
    match = face_draw(f"2-counter {REST}", pool="5-5 5-6", open_hands=True)
    assert match.offered() == [Place("2-counter", "right", "2"), Take()]


# -- what is hidden, and what is asked -----------------------------------------------------------


def guesses(match: Match, seat: int, count: int = 60) -> list[object]:
    """Truths that the seat may think of."""
    found = []
    for seed in range(count):
        guess = match.knowledge(seat)
        verbs.determinize(guess, seat, seed)
        found.append(guess)
    return found


def test_F29_drawing_and_not_placing_tells_nothing():
    match = new("dingominos", players=2, first=0, seed=1)
    match.play(0)
    match.play(Draw())
    match.play(Pass())
    left, right = match.live.ends
    assert any(guess.hand[1][left] or guess.hand[1][right] for guess in guesses(match, 0))


def test_F29_every_unseen_domino_may_be_anywhere():
    match = new("dingominos", players=2, first=0, seed=1)
    seen = set(hand(match, 0))
    held = {name for guess in guesses(match, 0) for name in names_of(match, guess)}
    assert len(held) == 77 - len(seen)
    assert not held & seen


def names_of(match: Match, state: object) -> list[str]:
    """The names of seat 1's dominoes in a state."""
    return [domino.name for domino in match.game.view.build_view(state).players[1].hand]


def test_F30_both_ends_are_offered_even_if_they_show_the_same():
    match = position(f"1-3 {REST}", FULL, chain="1-1")
    assert places(match) == [Place("1-3", "left", "1"), Place("1-3", "right", "1")]


def test_F31_a_decision_with_a_single_move_is_asked_too():
    match = position(REST, FULL, pool="5-6 5-6")
    match.play(Draw())
    assert (match.actor, match.offered()) == (0, [Pass()])


def test_F32_other_hands_and_the_pool_are_hidden():
    match = new("dingominos", players=3, first=0, seed=1)
    view = match.view(1)
    assert [player.hand is None for player in view.players] == [True, False, True]
    assert view.pool is None
    assert [player.hand_size for player in view.players] == [10, 10, 10]


def test_F32_only_the_drawer_sees_the_domino_drawn():
    match = position(REST, FULL, pool="1-5 2-5")
    match.play(Draw())
    assert match.view(0).drawn is not None
    assert match.view(1).drawn is match.view(None).drawn is None
    assert [line.id for line in match.news(0)] == ["log-draw", "log-drawn"]
    assert [line.id for line in match.news(1)] == ["log-draw"]


def test_F32_placing_from_a_hidden_hand_cannot_be_taken_back_but_from_an_open_one():
    for open_hands in (False, True):
        match = position(f"1-3 {REST}", FULL, open_hands=open_hands)
        match.play(Place("1-3", "left", "1"))
        assert match.undoable == open_hands


def test_F32_a_pass_with_an_empty_pool_tells_that_one_is_stuck():
    match = position(REST, f"1-3 {FULL}", pool="")
    match.play(Pass())
    assert match.undoable == 0


def test_F33_with_an_empty_pool_an_opener_with_jokers_only_passes_the_opening_on():
    match = position("1-joker", f"1-3 {FULL}", chain="", pool="")
    assert match.offered() == [Pass()]
    assert expect_refusal(match, Draw()).line.id == "refused-draw-empty"
    match.play(Pass())
    assert (match.actor, match.view(1).phase, match.live.pool_size) == (1, "opening", 0)


def test_F33_a_round_that_nobody_can_open_is_over():
    match = position("1-joker", "2-joker", chain="", pool="")
    match.play(Pass())
    assert (match.actor, match.outcome.scores) == (None, [51, 52])


# -- a round always ends -------------------------------------------------------------------------


@pytest.mark.exhaustive
@pytest.mark.parametrize("players", range(2, 9))
@pytest.mark.parametrize("strict_replay", [False, True])
@pytest.mark.parametrize("open_hands", [False, True])
def test_a_round_ends_however_much_is_drawn_and_kept(players, strict_replay, open_hands):
    options = {"strict_replay": strict_replay, "open_hands": open_hands}
    for seed in range(10):
        match, luck = new("dingominos", players=players, seed=seed, **options), random.Random(seed)
        for _ in until_over(match):
            match.play(luck.choice(other_offers(match) or match.offered()))
