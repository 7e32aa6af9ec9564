"""The rules of Dingominos, one sentence a test, in the order of RULES.md."""

from __future__ import annotations

import pytest

from dragonden import new

from ..moves import Draw, Open, Pass, Place, Take
from ..pieces import DOMINO_NAMES, SIGNS, domino_of
from .positions import REST, expect_refusal, hand, other_offers, places, position

FULL = "4-4 4-5 4-6"  # dominoes that join nothing in these positions


def test_the_box_is_every_pair_of_signs_but_the_double_joker():
    pairs = {f"{a}-{b}" for i, a in enumerate(SIGNS) for b in SIGNS[i:]}
    assert set(DOMINO_NAMES) == pairs - {"joker-joker"}
    assert len(DOMINO_NAMES) == len({domino_of(name) for name in DOMINO_NAMES}) == 77


# -- preparation ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "dealt"), [(2, 12), (3, 10), (4, 8), (5, 6), (6, 6), (7, 6), (8, 6)]
)
def test_R1_the_deal_depends_on_the_number_of_players(players: int, dealt: int):
    view = new("dingominos", players=players).view(None)
    assert [player.hand_size for player in view.players] == [dealt] * players
    assert view.pool_size == 77 - players * dealt


def test_R2_the_option_first_names_the_opener():
    assert new("dingominos", players=5, first=3).actor == 3


def test_R2_a_joker_domino_cannot_open():
    match = position("1-joker 2-3", FULL, chain="")
    assert match.offered() == [Open("2-3", "2"), Open("2-3", "3")]
    no = expect_refusal(match, Open("1-joker", "1"))
    assert (no.rule, no.line.id) == ("R2", "refused-open-joker")


def test_R2_a_round_is_opened_once():
    assert expect_refusal(position("3-4", FULL), Open("3-4", "3")).line.id == "refused-first-turn"
    match = position("3-4", FULL, chain="")
    assert expect_refusal(match, Place("3-4", "left", "3")).line.id == "refused-first-opening"


# -- a round -------------------------------------------------------------------------------------


def test_R3_a_domino_joins_either_end_by_the_sign_there():
    match = position(f"1-3 2-3 3-4 {REST}", FULL)
    assert places(match) == [Place("1-3", "left", "1"), Place("2-3", "right", "2")]


def test_R3_the_other_half_becomes_the_new_end():
    match = position(f"1-3 {REST}", FULL)
    match.play(Place("1-3", "left", "1"))
    assert match.view(None).ends == ("3", "2")


def test_R3_a_half_that_does_not_match_is_refused():
    match = position(f"1-3 {REST}", FULL)
    for move, why in {
        Place("1-3", "left", "3"): "refused-fit",
        Place("1-3", "left", "5"): "refused-half",
        Place("1-4", "left", "1"): "refused-not-held",
    }.items():
        assert (expect_refusal(match, move).rule, expect_refusal(match, move).line.id) == (
            "R3",
            why,
        )


def test_R4_who_can_place_may_draw_instead():
    match = position(f"1-3 {REST}", FULL)
    assert other_offers(match) == [Draw()]
    assert expect_refusal(match, Pass()).line.id == "refused-pass-undrawn"


def test_R4_the_domino_drawn_may_be_placed_at_once():
    match = position(REST, FULL, pool="1-5")
    match.play(Draw())
    assert match.offered() == [Place("1-5", "left", "1"), Pass()]


def test_R4_else_the_turn_passes():
    match = position(REST, FULL, FULL)
    match.play(Draw())
    assert expect_refusal(match, Draw()).line.id == "refused-first-drawn"
    match.play(Pass())
    assert match.actor == 1


def test_R4_with_an_empty_pool_whoever_can_place_must():
    match = position(f"1-3 {REST}", FULL, pool="")
    assert match.offered() == [Place("1-3", "left", "1")]
    assert str(expect_refusal(match, Pass())).startswith(
        "The pool is empty and you can place a domino"
    )
    assert expect_refusal(match, Draw()).line.id == "refused-draw-empty"


def test_R4_with_an_empty_pool_who_cannot_place_passes():
    match = position(REST, f"1-3 {FULL}", pool="")
    assert match.offered() == [Pass()]


# -- actions -------------------------------------------------------------------------------------


def test_R5_an_action_used_to_connect_does_nothing():
    match = position(f"3-draw {REST}", FULL, FULL, chain="draw-2")
    match.play(Place("3-draw", "left", "draw"))
    assert (match.live.penalty, match.view(1).phase) == (0, "turn")


def test_R5_both_halves_of_the_opening_domino_work():
    match = position(f"replay-draw {REST}", FULL, FULL, chain="")
    match.play(Open("replay-draw", "draw"))
    view = match.view(0)
    assert (view.actor, view.phase, view.penalty) == (0, "replaying", 2)


def test_R5_a_replay_on_the_opening_domino_works():
    match = position(f"1-replay 1-3 {REST}", FULL, chain="")
    match.play(Open("1-replay", "replay"))
    assert match.offered() == [Place("1-3", "right", "1"), Pass()]


def test_R5_a_draw_on_the_opening_domino_works():
    match = position(f"1-draw {REST}", FULL, FULL, chain="")
    match.play(Open("1-draw", "1"))
    assert (match.actor, match.offered()) == (1, [Take()])


def test_R5_a_double_reverse_that_opens_turns_twice():
    match = position(f"reverse-reverse {REST}", FULL, FULL, chain="")
    match.play(Open("reverse-reverse", "reverse"))
    assert (match.live.direction, match.actor) == (1, 1)


def test_R5_a_double_action_placed_later_works_once():
    match = position(f"draw-draw {REST}", FULL, FULL, chain="draw-2")
    match.play(Place("draw-draw", "left", "draw"))
    assert match.live.penalty == 2


def test_R6_replay_lets_one_place_again():
    match = position(f"1-replay 2-3 {REST}", FULL)
    match.play(Place("1-replay", "left", "1"))
    assert match.offered() == [Place("2-3", "right", "2"), Pass()]


def test_R6_several_replays_give_several_placements():
    match = position(f"1-replay replay-replay 3-replay {REST}", FULL)
    match.play(Place("1-replay", "left", "1"))
    match.play(Place("replay-replay", "left", "replay"))
    assert match.view(0).phase == "replaying"
    match.play(Place("3-replay", "left", "replay"))
    assert match.actor == 1  # the last REPLAY faced inward


def test_R6_a_double_replay_that_opens_gives_two_placements():
    match = position(f"replay-replay 1-replay 2-replay {REST}", FULL, chain="")
    match.play(Open("replay-replay", "replay"))
    assert match.view(0).replays == 1
    match.play(Place("1-replay", "left", "replay"))
    match.play(Place("2-replay", "right", "replay"))
    assert match.actor == 1


def test_R6_who_does_not_replay_need_not_draw():
    match = position(f"1-replay {REST}", FULL)
    match.play(Place("1-replay", "left", "1"))
    match.play(Pass())
    assert (match.actor, hand(match, 0)) == (1, [REST])


def test_R6_with_strict_replay_one_must_draw():
    match = position(f"1-replay 2-3 {REST}", FULL, strict_replay=True)
    match.play(Place("1-replay", "left", "1"))
    assert match.offered() == [Place("2-3", "right", "2"), Draw()]
    no = expect_refusal(match, Pass())
    assert (no.rule, no.line.id) == ("R6", "refused-pass-strict")


def test_R7_skip_makes_the_next_player_miss_a_turn():
    match = position(f"1-skip {REST}", FULL, FULL)
    match.play(Place("1-skip", "left", "1"))
    assert match.actor == 2


def test_R7_with_two_players_skip_acts_as_replay():
    match = position(f"1-skip 2-3 {REST}", FULL)
    match.play(Place("1-skip", "left", "1"))
    assert (match.actor, match.view(0).phase) == (0, "replaying")


def test_R8_reverse_flips_the_direction():
    match = position(f"1-reverse {REST}", FULL, FULL)
    match.play(Place("1-reverse", "left", "1"))
    assert (match.actor, match.view(None).direction) == (2, "counterclockwise")


def test_R9_the_next_player_draws_two_before_playing():
    match = position(f"1-draw {REST}", FULL, FULL, pool="5-5 5-6 2-5")
    match.play(Place("1-draw", "left", "1"))
    match.play(Take())
    assert (match.actor, len(hand(match, 1)), match.view(1).phase) == (1, 5, "turn")


def test_R9_without_a_draw_there_is_nothing_to_take():
    assert expect_refusal(position(REST, FULL), Take()).rule == "R9"


def test_R9_who_faces_a_draw_does_nothing_else():
    match = face_draw(FULL)
    for move in (Draw(), Pass(), Open("4-4", "4")):
        no = expect_refusal(match, move)
        assert (no.rule, no.line.id) == ("R9", "refused-first-facing")


def face_draw(
    hand: str, after: str = FULL, chain: str = "1-2", pool: str = "5-5 5-6 3-6", **options
):
    """Seat 1 of three faces a DRAW on the left."""
    match = position(f"1-draw {REST}", hand, after, chain=chain, pool=pool, **options)
    match.play(Place("1-draw", "left", "1"))
    return match


def test_R10_a_counter_passes_on_four():
    match = face_draw(f"2-counter {REST}")
    match.play(Place("2-counter", "right", "2"))
    assert (match.actor, match.view(2).penalty) == (2, 4)


def test_R10_and_may_be_countered_to_six():
    match = face_draw(f"2-counter {REST}", f"draw-counter {REST}")
    match.play(Place("2-counter", "right", "2"))
    match.play(Place("draw-counter", "left", "draw"))
    assert (match.actor, match.view(0).penalty) == (0, 6)


def test_R10_a_joker_may_join_a_counter():
    match = face_draw(f"counter-joker {REST}")
    jokers = [Place("counter-joker", end, "joker") for end in ("left", "right")]
    assert match.offered() == [*jokers, Take()]


def test_R10_a_counter_facing_inward_is_no_answer():
    match = face_draw(f"3-counter {REST}", chain="1-counter")
    no = expect_refusal(match, Place("3-counter", "right", "counter"))
    assert (no.rule, no.line.id) == ("R10", "refused-counter-only")


def test_R10_a_skip_cannot_answer_a_draw():
    match = face_draw(f"2-skip {REST}")
    assert expect_refusal(match, Place("2-skip", "right", "2")).rule == "R10"


def test_R10_a_countering_placement_ends_the_turn():
    match = face_draw(f"2-counter counter-counter {REST}")
    match.play(Place("2-counter", "right", "2"))
    assert match.actor == 2


def test_R10_a_chain_of_counters_runs_on_against_the_clock_after_a_reverse():
    match = position(
        f"reverse-draw {REST}", FULL, f"2-counter {REST}", f"draw-counter {REST}", chain=""
    )
    match.play(Open("reverse-draw", "draw"))
    match.play(Place("draw-counter", "left", "draw"))  # seat 3 faced 2
    assert (match.actor, match.view(2).penalty) == (2, 4)
    match.live.ends[1] = 2
    match.play(Place("2-counter", "right", "2"))
    assert (match.actor, match.view(1).penalty) == (1, 6)


def test_R10_without_a_pending_draw_a_counter_does_nothing():
    match = position(f"1-counter {REST}", FULL, FULL)
    match.play(Place("1-counter", "left", "1"))
    assert (match.actor, match.view(1).phase, match.live.penalty) == (1, "turn", 0)


def test_R11_a_draw_hits_once():
    match = face_draw(FULL, pool="5-5 5-6 3-5 3-6")
    match.play(Take())
    match.play(Draw())
    match.play(Pass())
    assert (match.actor, match.view(2).phase, match.live.penalty) == (2, "turn", 0)


def test_R11_a_chain_of_counters_hits_with_all_of_it():
    match = face_draw(f"2-counter {REST}", pool="5-5 5-6 3-3 3-5 3-6")
    match.play(Place("2-counter", "right", "2"))
    match.play(Take())
    assert (match.actor, len(hand(match, 2)), match.live.penalty) == (2, 3 + 4, 0)


def test_R11_whoever_takes_then_plays_a_normal_turn():
    match = face_draw(f"2-3 {REST}")
    match.play(Take())
    assert match.offered() == [Place("2-3", "right", "2"), Draw()]


def test_R11_a_short_pool_gives_what_it_has():
    match = face_draw(f"2-3 {REST}", pool="5-5")
    match.play(Take())
    assert (len(hand(match, 1)), match.live.pool_size) == (3, 0)
    assert match.offered() == [Place("2-3", "right", "2")]


def test_R12_a_joker_fits_any_sign_inward():
    match = position(f"4-joker {REST}", FULL)
    assert places(match) == [Place("4-joker", end, "joker") for end in ("left", "right")]
    match.play(Place("4-joker", "right", "joker"))
    assert match.view(None).ends == ("1", "4")


def test_R12_a_joker_never_faces_outward():
    match = position(f"1-joker {REST}", FULL)
    no = expect_refusal(match, Place("1-joker", "left", "1"))
    assert (no.rule, no.line.id) == ("R12", "refused-joker-outward")


# -- the end -------------------------------------------------------------------------------------


def test_R13_laying_the_last_domino_ends_the_round_at_once():
    match = position("1-3", FULL)
    match.play(Place("1-3", "left", "1"))
    assert match.actor is None
    assert match.outcome.reason.id == "end-out"


def test_R13_the_round_ends_when_nobody_can_place_and_the_pool_is_empty():
    match = position(f"1-3 {REST}", FULL, chain="1-5", pool="")
    match.play(Place("1-3", "left", "1"))
    assert match.actor == 1  # 4-5 still fits
    match = position(f"1-3 {REST}", "4-4", chain="1-5", pool="")
    match.play(Place("1-3", "left", "1"))
    assert match.outcome.reason.id == "end-blocked"


def test_R14_dominoes_left_count_the_sum_of_their_halves():
    match = position("1-3", "4-6 5-draw skip-joker draw-draw", "1-1")
    match.play(Place("1-3", "left", "1"))
    assert match.outcome.scores == [-50, 10 + 15 + 60 + 20, 2]


@pytest.mark.parametrize(
    ("left", "points"),
    [("2-4", 6), ("replay-skip", 20), ("reverse-draw", 20), ("5-counter", 15), ("6-joker", 56)],
)
def test_R14_every_sign_has_its_points(left: str, points: int):
    match = position("1-3", left)
    match.play(Place("1-3", "left", "1"))
    assert match.outcome.scores == [-50, points]


def test_R15_the_lowest_total_wins_and_is_shown_as_it_is():
    match = position("1-3", "4-6", "4-5")
    match.play(Place("1-3", "left", "1"))
    outcome = match.outcome
    assert (outcome.scores, outcome.ranking, outcome.winners) == ([-50, 10, 9], [1, 3, 2], [0])


def test_R15_ties_share():
    match = position("1-5 4-4", "2-6", "4-6", chain="1-5", pool="")
    match.play(Place("1-5", "left", "1"))
    assert (match.outcome.scores, match.outcome.winners) == ([8, 8, 10], [0, 1])


def test_R15_the_next_seat_opens_the_next_round_clockwise():
    match = position("1-3", FULL, FULL, rounds=2)
    match.live.direction = -1
    match.play(Place("1-3", "left", "1"))
    view = match.view(None)
    assert (view.round, view.actor, view.phase, view.direction) == (2, 1, "opening", "clockwise")
    assert [player.points for player in view.players] == [[-50], [27], [27]]


def test_R15_nothing_is_played_after_the_last_round():
    match = position("1-3", FULL)
    match.play(Place("1-3", "left", "1"))
    assert expect_refusal(match, Pass()).rule == "R15"


def test_R15_the_totals_of_all_rounds_are_added():
    match = position("1-3", FULL, rounds=2)
    match.live.points[0][0], match.live.points[0][1], match.live.finished = 60, -50, 1
    match.play(Place("1-3", "left", "1"))
    assert (match.outcome.scores, match.outcome.winners) == ([10, -23], [1])
