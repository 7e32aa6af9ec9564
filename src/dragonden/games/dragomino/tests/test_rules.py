"""The rules of Dragomino, one sentence a test, in the order of RULES.md."""

from __future__ import annotations

import pytest

from dragonden import Match, Refused, new

from ..box import DOMINOES, DRAGONS, EGGS
from ..moves import GRID, Pick, Place
from ..pieces import LETTERS, squares
from ..state import RETURNED

DESERT, SNOW, PRAIRIE, FOREST, MOUNTAIN, VOLCANO = range(6)


def position(
    zone: str = "", offer: str = "SF DM MV DF", players: int = 2, seed: int = 1, **options
) -> Match:
    """Seat 0 to pick; `zone` lays squares like `D*(2,0)` besides the starting domino."""
    match = new("dragomino", players=players, first=0, seed=seed, **options)
    for i, printed in enumerate(offer.split()):
        match.live.offer[i] = DOMINOES.index(printed)
    for item in zone.split():
        printed, _, place = item.rstrip(")").partition("(")
        x, y = map(int, place.split(","))
        lay(match, printed, x, y)
    return match


def lay(match: Match, printed: str, x: int, y: int) -> None:
    """Put a square of another domino into seat 0's zone."""
    live = match.live
    (cell,) = GRID.digits(x, y)
    live.grid[0][cell] = squares(printed + "D")[0]
    live.laid[0][live.laid_size[0]] = cell
    live.laid_size[0] += 1


def lay_out(match: Match, printed: str, x: int, y: int, side: str) -> None:
    """Pick and place a domino."""
    match.play(Pick(DOMINOES.index(printed)))
    match.play(Place(x, y, side))


def leave_only(match: Match, landscape: int, dragons: int, shells: int) -> None:
    """Leave just these eggs in a family."""
    match.live.eggs_left[landscape] = dragons + shells
    match.live.dragons_left[landscape] = dragons


def count_finds(match: Match, seat: int = 0) -> list[int]:
    """How many eggs a seat has turned up, by family."""
    state = match.state
    return [d + s for d, s in zip(state.dragons[seat], state.shells[seat], strict=True)]


def returned_egg(match: Match, landscape: int, side: int, seat: int) -> int:
    """Put an egg back on the table that a seat has looked at."""
    live, number = match.live, int(match.live.numbered[landscape])
    live.numbered[landscape] += 1
    live.egg_place[landscape][number] = RETURNED
    live.egg_side[landscape][number] = side
    live.egg_looked[landscape][number] = 1 << seat
    return number


def expect_refusal(match: Match, move: object) -> Refused:
    with pytest.raises(Refused) as caught:
        match.play(move)
    return caught.value


# -- set up --------------------------------------------------------------------------------------


def test_R1_everyone_starts_with_desert_and_snow():
    for player in new("dragomino", players=4).view(None).players:
        assert [(s.x, s.y, s.half.landscape) for s in player.zone] == [
            (0, 0, "desert"),
            (1, 0, "snow"),
        ]


def test_R1_four_dominoes_lie_face_up():
    view = new("dragomino", players=2).view(None)
    assert len(view.offer) == 4
    assert len(view.unseen) == 24


def test_R1_mommy_dragon_starts_with_the_first_player():
    match = new("dragomino", players=4, first=2)
    assert [p.mommy for p in match.view(None).players] == [False, False, True, False]
    assert match.actor == 2


def test_the_box_holds_what_the_sheet_says():
    halves = "".join(DOMINOES).replace("*", "")
    assert [halves.count(letter) for letter in LETTERS] == [10, 10, 10, 10, 8, 8]
    wells = [sum(d.count(f"{letter}*") for d in DOMINOES) for letter in LETTERS]
    assert wells == [3, 3, 1, 0, 0, 0]
    assert sum(EGGS.values()) == 69
    assert [eggs - DRAGONS[family] for family, eggs in EGGS.items()] == [7, 6, 5, 4, 3, 2]


# -- how to play ---------------------------------------------------------------------------------


def play_round(match: Match) -> None:
    """Everybody takes what comes first."""
    before = match.live.round_number
    while match.actor is not None and match.live.round_number == before:
        match.play(0)


def test_R2_mommys_holder_begins_the_round():
    match = new("dragomino", players=4, first=3, seed=1)
    play_round(match)
    assert match.actor == match.live.mommy


def test_R2_mommy_changing_hands_does_not_change_the_order():
    match = position(players=3)
    lay_out(match, "MV", 2, 0, "E")
    match.live.mommy = 0
    lay_out(match, "SF", 2, 0, "E")
    assert match.actor == 2


def test_R3_only_a_face_up_domino_can_be_picked():
    match = position(offer="SF DM MV DF")
    assert expect_refusal(match, Pick(DOMINOES.index("S*S"))).rule == "R3"
    assert expect_refusal(match, Pick(99)).rule == "R3"
    match.play(Pick(DOMINOES.index("SF")))
    assert [d.printed for d in match.view(1).offer] == ["DM", "MV", "DF"]


def test_R4_the_first_domino_has_thirty_two_places():
    """Five pairs of cells above the starting domino, five below, three at each end, both ways."""
    match = position()
    match.play(0)
    assert len(match.offered()) == len(set(match.offered())) == 2 * (5 + 5 + 3 + 3)


def test_R4_a_domino_may_not_overlap():
    match = position()
    match.play(Pick(DOMINOES.index("SF")))
    no = expect_refusal(match, Place(2, 0, "W"))
    assert (no.rule, no.line.id) == ("R4", "refused-place-overlaps")


def test_R4_a_domino_must_share_an_edge():
    match = position()
    match.play(Pick(DOMINOES.index("SF")))
    for place in (
        Place(4, 0, "E"),
        Place(15, 9, "E"),
        Place(1000, 0, "N"),
        Place(0, -(10**9), "S"),
    ):
        no = expect_refusal(match, place)
        assert (no.rule, no.line.id) == ("R4", "refused-place-apart")


def test_R4_a_corner_is_not_an_edge():
    match = position()
    match.play(Pick(DOMINOES.index("SF")))
    assert expect_refusal(match, Place(2, 1, "E")).rule == "R4"
    match.play(Place(2, 0, "E"))


def test_R4_landscapes_need_not_match():
    match = position(offer="MV SF DM DF")
    lay_out(match, "MV", 2, 0, "E")
    assert count_finds(match) == [0] * 6


def test_R4_you_must_pick_and_then_place():
    match = position()
    assert expect_refusal(match, Place(2, 0, "E")).rule == "R3"
    match.play(0)
    assert expect_refusal(match, Pick(DOMINOES.index("DM"))).rule == "R4"


def test_R5_each_matching_edge_gives_an_egg():
    match = position()
    lay_out(match, "SF", 2, 0, "E")
    assert count_finds(match) == [0, 1, 0, 0, 0, 0]


def test_R5_several_connections_give_several_eggs():
    match = position("S(2,1) F(3,0)", offer="SF DM MV DF")
    lay_out(match, "SF", 2, 0, "N")
    assert count_finds(match) == [0, 2, 0, 0, 0, 0]


def test_R5_the_edge_inside_a_double_gives_nothing():
    match = position(offer="S*S DM MV DF")
    lay_out(match, "S*S", -1, 0, "W")
    assert count_finds(match) == [0] * 6


def test_R5_different_landscapes_give_nothing():
    match = position(offer="PV DM MV DF")
    lay_out(match, "PV", 0, 1, "E")
    assert count_finds(match) == [0] * 6


def meetings(match: Match) -> list[tuple[int, int, int, str]]:
    """Where the picked domino would bring eggs: half, cell and the side of the landscape."""
    return [(edge.half, edge.x, edge.y, edge.side) for edge in match.view(1).meetings]


def test_R5_the_view_tells_where_the_picked_domino_would_bring_eggs():
    match = position("F(3,0)")
    assert meetings(match) == []
    match.play(Pick(DOMINOES.index("SF")))
    snow = [(0, 1, -1, "S"), (0, 2, 0, "W"), (0, 1, 1, "N")]
    assert meetings(match) == [
        *snow,
        (1, 3, -1, "S"),
        (1, 4, 0, "W"),
        (1, 3, 1, "N"),
        (1, 2, 0, "E"),
    ]


def test_R6_a_dragon_is_a_point():
    match = position()
    leave_only(match, SNOW, dragons=1, shells=0)
    lay_out(match, "SF", 2, 0, "E")
    assert match.view(1).players[0].points == 2  # the dragon, and Mommy of the first player


def test_R6_an_exhausted_family_gives_nothing():
    match = position("S(2,1)")
    leave_only(match, SNOW, dragons=1, shells=0)
    lay_out(match, "SF", 2, 0, "E")
    assert count_finds(match) == [0, 1, 0, 0, 0, 0]
    assert match.actor == 1


def test_R6_the_view_promises_no_egg_of_an_exhausted_family():
    match = position()
    leave_only(match, SNOW, dragons=0, shells=0)
    match.play(Pick(DOMINOES.index("SF")))
    assert meetings(match) == []


def test_R6_eggs_are_drawn_evenly():
    """Three dragons in four eggs: about 750 of a thousand first eggs."""
    dragons = 0
    for seed in range(1000):
        match = position()
        match.live.rng = seed
        leave_only(match, SNOW, dragons=3, shells=1)
        lay_out(match, "SF", 2, 0, "E")
        dragons += int(match.live.dragons[0][SNOW])
    assert 700 < dragons < 800


def test_R7_a_shell_takes_mommy_dragon_at_once():
    match = position(players=3)
    match.live.mommy = 2
    leave_only(match, SNOW, dragons=0, shells=1)
    lay_out(match, "SF", 2, 0, "E")
    assert match.live.mommy == 0
    assert [p.points for p in match.view(None).players] == [1, 0, 0]


def test_R8_first_half_first_then_clockwise_from_north():
    match = position("S*(2,1) F(3,-1) F*(1,-1)", thirst=True)
    lay_out(match, "SF", 2, 0, "N")
    assert match.view(0).hand.to_take == 2  # the well to the south before the start to the west
    waiting = [(half.landscape, half.well) for half in match.view(0).connections]
    assert waiting == [("snow", False), ("forest", False), ("forest", True)]


def test_R9_leftover_dominoes_are_discarded():
    match = new("dragomino", players=2, seed=3)
    first = {domino.number for domino in match.view(None).offer}
    play_round(match)
    view = match.view(None)
    assert len(view.offer) == 4
    assert not first & ({d.number for d in view.offer} | set(view.unseen))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_R9_seven_rounds_at_every_player_count(players: int):
    match = new("dragomino", players=players, seed=1)
    for _ in range(7):
        play_round(match)
    assert match.actor is None
    assert [len(p.zone) for p in match.view(None).players] == [16] * players


# -- end of the game -----------------------------------------------------------------------------


def finished_match(dragons: tuple[int, int], shells: tuple[int, int], mommy: int) -> Match:
    """A finished game between two with these finds."""
    match = new("dragomino", players=2, seed=1)
    for _ in range(7):
        play_round(match)
    for seat in range(2):
        for family in range(6):
            match.live.dragons[seat][family] = match.live.shells[seat][family] = 0
        match.live.dragons[seat][DESERT] = dragons[seat]
        match.live.shells[seat][DESERT] = shells[seat]
    match.live.mommy = mommy
    return match


def test_R10_mommy_dragon_is_a_point():
    outcome = finished_match((3, 3), (0, 0), mommy=1).outcome
    assert outcome.scores == [3, 4]
    assert (outcome.winners, outcome.decided_by) == ([1], "points")


def test_R10_a_tie_goes_to_most_shells():
    outcome = finished_match((4, 3), (0, 2), mommy=1).outcome
    assert (outcome.winners, outcome.decided_by) == ([1], "shells")


def test_R10_equal_shells_share_the_victory():
    outcome = finished_match((4, 3), (2, 2), mommy=1).outcome
    assert (outcome.winners, outcome.ranking, outcome.decided_by) == ([0, 1], [1, 1], None)


def test_R10_no_move_is_allowed_after_the_end():
    assert expect_refusal(finished_match((1, 0), (0, 0), mommy=0), Pick(0)).rule == "R10"
