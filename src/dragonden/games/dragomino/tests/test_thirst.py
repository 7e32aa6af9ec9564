"""The Dragon's Thirst and the further rulings of Dragomino, one sentence a test."""

from __future__ import annotations

from dragonden import Match

from ..box import DOMINOES
from ..moves import Egg, Keep, Pick, Place
from ..state import DRAGON, OPENED, SHELL
from .test_rules import (
    SNOW,
    count_finds,
    expect_refusal,
    finished_match,
    lay_out,
    leave_only,
    position,
    returned_egg,
)


def at_the_well(**options) -> Match:
    """Seat 0 has just connected snow by a watering hole."""
    match = position(offer="S*P DM MV DF", thirst=True, **options)
    lay_out(match, "S*P", 2, 0, "E")
    return match


def look_at_two_eggs() -> Match:
    """Seat 0 looks at a dragon (taken first) and a shell."""
    match = at_the_well()
    match.play(Egg("fresh"))
    match.play(Egg("fresh"))
    match.live.egg_side[SNOW][0], match.live.egg_side[SNOW][1] = DRAGON, SHELL
    return match


def test_R11_a_watering_hole_takes_two_eggs():
    match = at_the_well()
    assert match.view(0).hand.to_take == 2
    match.play(Egg("fresh"))
    match.play(Egg("fresh"))
    assert match.offered() == [Keep(0), Keep(1)]


def test_R11_a_well_on_the_neighbour_counts_too():
    match = position("S*(3,1)", offer="SF DM MV DF", thirst=True)
    match.play(Pick(DOMINOES.index("SF")))
    match.play(Place(3, 2, "S"))
    assert match.view(0).hand.to_take == 2


def test_R11_only_the_finder_sees_both_eggs():
    match = look_at_two_eggs()
    assert [egg.side for egg in match.view(0).hand.eggs] == ["dragon", "shell"]
    for other in (1, None):
        assert [egg.side for egg in match.view(other).hand.eggs] == [None, None]


def test_R11_the_other_egg_goes_back():
    match = look_at_two_eggs()
    match.play(Keep(0))
    assert count_finds(match) == [0, 1, 0, 0, 0, 0]
    assert [egg.number for egg in match.view(1).families[SNOW].returned] == [1]


def test_R11_without_thirst_a_well_does_nothing():
    match = position(offer="S*P DM MV DF")
    lay_out(match, "S*P", 2, 0, "E")
    assert count_finds(match) == [0, 1, 0, 0, 0, 0]


def test_R12_a_returned_egg_can_be_chosen():
    match = position(offer="SF DM MV DF", thirst=True)
    returned_egg(match, SNOW, DRAGON, seat=1)
    lay_out(match, "SF", 2, 0, "E")
    assert match.offered() == [Egg("fresh"), Egg(0)]
    match.play(Egg(0))
    assert match.live.dragons[0][SNOW] == 1


def test_R12_a_dry_connection_chooses_too():
    match = position(offer="SF DM MV DF", thirst=True)
    lay_out(match, "SF", 2, 0, "E")
    assert match.offered() == [Egg("fresh")]


def test_R12_a_returned_egg_shows_who_has_looked():
    match = look_at_two_eggs()
    match.play(Keep(0))
    egg = match.view(0).families[SNOW].returned[0]
    assert (egg.looked, egg.side) == ([0], "shell")


def test_R12_the_last_egg_is_the_only_choice():
    match = position(offer="S*P DM MV DF", thirst=True)
    leave_only(match, SNOW, dragons=1, shells=0)
    returned_egg(match, SNOW, DRAGON, seat=1)
    lay_out(match, "S*P", 2, 0, "E")
    assert match.offered() == [Egg(0)]


def test_R12_a_shell_may_be_kept():
    match = look_at_two_eggs()
    match.live.mommy = 1
    match.play(Keep(1))
    assert match.live.mommy == 0
    assert match.live.shells[0][SNOW] == 1


def test_R12_an_egg_not_on_the_table_is_refused():
    match = position(offer="S*P DM MV DF", thirst=True)
    number = returned_egg(match, SNOW, SHELL, seat=1)
    match.live.egg_place[SNOW][number] = OPENED
    match.live.eggs_left[SNOW] -= 1
    lay_out(match, "S*P", 2, 0, "E")
    assert expect_refusal(match, Egg(number)).line.id == "refused-egg-opened"
    assert expect_refusal(match, Egg(7)).line.id == "refused-egg-unknown"
    assert expect_refusal(match, Keep(0)).rule == "R12"


def test_R13_two_wet_connections_are_two_choices():
    match = position("S(2,1)", offer="S*P DM MV DF", thirst=True)
    lay_out(match, "S*P", 2, 0, "E")
    for move in (Egg("fresh"), Egg("fresh"), Keep(0), Egg("fresh"), Egg("fresh"), Keep(0)):
        match.play(move)
    assert count_finds(match) == [0, 2, 0, 0, 0, 0]
    assert match.actor == 1


def test_F1_nothing_is_looked_at_before_the_second_egg():
    match = at_the_well()
    match.play(Egg("fresh"))
    assert match.view(0).hand.eggs[0].side is None
    assert match.undoable >= 1


def test_F1_the_two_eggs_are_different():
    match = position(offer="S*P DM MV DF", thirst=True)
    number = returned_egg(match, SNOW, DRAGON, seat=1)
    lay_out(match, "S*P", 2, 0, "E")
    match.play(Egg(number))
    assert match.offered() == [Egg("fresh")]
    no = expect_refusal(match, Egg(number))
    assert (no.rule, no.line.id) == ("F1", "refused-egg-in-hand")


def test_F1_nothing_can_be_kept_before_the_second_egg():
    match = at_the_well()
    match.play(Egg("fresh"))
    no = expect_refusal(match, Keep(0))
    assert (no.rule, no.line.id) == ("F1", "refused-egg-second")


def test_F2_a_single_egg_is_turned_up_at_once():
    match = position(offer="S*P DM MV DF", thirst=True)
    leave_only(match, SNOW, dragons=1, shells=0)
    lay_out(match, "S*P", 2, 0, "E")
    match.play(Egg("fresh"))
    assert match.live.dragons[0][SNOW] == 1
    assert match.actor == 1


def test_F2_no_fresh_egg_is_left_for_the_second():
    match = position(offer="S*P DM MV DF", thirst=True)
    leave_only(match, SNOW, dragons=2, shells=0)
    returned_egg(match, SNOW, DRAGON, seat=1)
    lay_out(match, "S*P", 2, 0, "E")
    match.play(Egg("fresh"))
    assert expect_refusal(match, Egg("fresh")).line.id == "refused-egg-no-fresh"


def test_F3_all_see_which_egg_was_returned_but_not_its_side():
    match = look_at_two_eggs()
    match.play(Keep(0))
    egg = match.view(1).families[SNOW].returned[0]
    assert (egg.number, egg.looked, egg.side) == (1, [0], None)


def test_F4_a_returned_shell_brings_no_mommy():
    match = look_at_two_eggs()
    match.live.mommy = 1
    match.play(Keep(0))
    assert match.live.mommy == 1
    assert match.standing[0][1] == 0


def test_F5_a_returned_egg_may_be_taken_in_the_same_turn():
    match = position("S(2,1)", offer="S*P DM MV DF", thirst=True)
    lay_out(match, "S*P", 2, 0, "E")
    for move in (Egg("fresh"), Egg("fresh"), Keep(0)):
        match.play(move)
    assert match.offered() == [Egg("fresh"), Egg(1)]


def test_F6_fresh_eggs_exclude_the_returned_ones():
    match = position(offer="SF DM MV DF", thirst=True)
    leave_only(match, SNOW, dragons=1, shells=1)
    returned_egg(match, SNOW, SHELL, seat=1)
    lay_out(match, "SF", 2, 0, "E")
    match.play(Egg("fresh"))
    assert match.live.dragons[0][SNOW] == 1


def test_F7_north_is_up_however_the_domino_lies():
    match = position("D(5,-2)", offer="DP* SF MV DF", thirst=True)
    match.play(Pick(DOMINOES.index("DP*")))
    match.play(Place(5, -1, "S"))
    assert match.view(0).hand.landscape == "desert"


def test_F8_equal_dominoes_are_separate_moves():
    match = position()
    match.live.offer[0], match.live.offer[1] = 2, 3
    assert DOMINOES[2] == DOMINOES[3] == "SF"
    assert Pick(2) in match.offered()
    assert Pick(3) in match.offered()


def test_F8_a_double_lies_both_ways_round():
    match = position(offer="D*D DM MV DF")
    match.play(0)
    assert Place(2, 0, "E") in match.offered()
    assert Place(3, 0, "W") in match.offered()


def test_F9_the_unseen_dominoes_are_known_without_their_order():
    match = position()
    assert match.view(0).unseen == sorted(match.truth().unseen)
    assert match.view(0).unseen != match.truth().unseen


def test_F10_a_zone_can_be_a_straight_line():
    match = position()
    for x in range(2, 16, 2):
        match.live.starter = match.live.turn = 0
        match.play(0)
        match.play(Place(x, 0, "E"))
        match.play(0)
        match.play(0)
    assert [square.x for square in match.view(0).players[0].zone] == list(range(16))


def test_F11_mommys_point_counts_before_the_tie_break():
    outcome = finished_match((3, 3), (0, 5), mommy=0).outcome
    assert outcome.winners == [0]


def test_F12_eggs_are_numbered_as_they_leave():
    match = position(offer="SF DM MV DF", thirst=True)
    lay_out(match, "SF", 2, 0, "E")
    match.play(Egg("fresh"))
    assert match.live.numbered[SNOW] == 1
    assert match.live.egg_place[SNOW][0] == OPENED
