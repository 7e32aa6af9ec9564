"""The game in plain text: what a person reads off the table and in the log."""

from __future__ import annotations

from ..moves import Claim, Crosshair, Dino, Hatch, NoClaim, Overlap, Pawn, Place, Play, Step
from ..pieces import EGG_HATCH
from .position import domino, position, reveal

NAMES = ["Ada", "Bo"]


def news(match):
    """What the log tells everybody about the last move."""
    words = match.game.words()
    return [words.line(line, NAMES) for line in match.news(None)]


def picture(match):
    return match.game.text.render_view(match.view(0), match.game.words(), NAMES)


def describe(match, move):
    """An offered move in a few words."""
    return match.game.words().line(match.game.describe(move, match.view(match.actor)))


def test_the_log_tells_where_both_halves_lie_and_where_arrows_point():
    match = position("g w", hand="so-gT→ w-wV")
    match.play(Play(domino("so-gT→")))
    match.play(Place(0, -1, "N"))
    assert news(match) == ["Ada places so on (0, -1) and gT↑ above."]


def test_the_log_tells_what_is_laid_on_top():
    match = position("g w\ns l", hand="lV-s w-wV", tiles="overlap regular", specials=1)
    reveal(match)
    match.play(Overlap(domino("lV-s")))
    match.play(Place(1, 0, "S"))
    assert news(match)[0] == "Ada lays on top: lV on (1, 0) and s below."


def test_the_log_tells_which_egg_hatches_and_where_the_domino_lies():
    match = position("go g1 w", hand="g-sV", tiles="egg_hatch regular", eggs=True)
    reveal(match)
    assert match.live.tile_now == EGG_HATCH
    match.play(Hatch(domino("g-sV"), 1))
    assert news(match) == ["Ada plays g-sV to hatch the Velociraptor."]
    match.play(Place(-1, 0, "E"))
    assert news(match)[0] == "Ada hatches the egg at (0, 0) with g on (-1, 0) and sV to the right."


def test_the_log_tells_which_pawn_moves_where():
    match = position("g1 w s", tiles="move_pawn regular", specials=1)
    reveal(match)
    assert describe(match, Pawn(0, 0)).startswith("pawn of player 1 at (0, 0)")
    match.play(Pawn(0, 0))
    assert describe(match, Claim(2, 0)) == "to (2, 0): stone, 1 square × 0 dinosaurs"
    match.play(Claim(2, 0))
    assert news(match)[0] == "Ada moves a pawn from (0, 0) to (2, 0)."


def test_the_log_tells_where_each_step_of_a_crosshair_leads():
    match = position("g w s l", target=(2, 0), tiles="move_crosshairs regular", specials=1)
    reveal(match)
    match.play(Crosshair("column"))
    match.play(Step("E"))
    assert news(match) == ["Ada moves it right: the crosshairs meet at (3, 0)."]
    match.play(Step("E"))
    assert news(match) == ["Ada moves it right: the crosshairs meet at (0, 0)."]


def test_the_log_tells_which_of_two_like_dinosaurs_acts_first():
    match = position("g w", hand="gT→-gT↑")
    match.play(Play(domino("gT→-gT↑")))
    match.play(Place(0, 1, "E"))
    match.play(NoClaim())
    match.play(Dino(1))
    assert news(match)[0] == "Ada lets the Triceratops at (1, 1) act first."
    assert news(match)[1] == "The Triceratops moves a crosshair: the crosshairs meet at (0, 1)."


def test_what_the_last_asteroid_tiles_are_is_told():
    match = position("g w", tiles="egg_hatch egg_hatch", eggs=True)
    assert "Asteroid tiles left: 2 Egg Hatch" in picture(match)


def test_where_all_tiles_are_regular_nothing_is_told_of_them():
    assert "Asteroid tiles left" not in picture(position("g w", tiles="regular regular"))


def test_an_empty_hand_is_told_in_words():
    match = position("g w", hand="l-s")
    match.play(Play(domino("l-s")))
    assert "1 Ada: 0 points if it struck now, 3 pawns left, no domino\n" in picture(match)


def test_players_who_play_together_read_one_score():
    match = position("gV1 w", target=(1, 5), mode="cooperative")
    lines = picture(match).splitlines()
    assert "1 Ada: 2 pawns left, 4 dominoes" in lines
    assert "Together: 1 point if it struck now" in lines


def test_a_claim_says_what_is_multiplied():
    match = position("g gV w", hand="l-s")
    match.play(Play(domino("l-s")))
    match.play(Place(0, 1, "S"))
    assert describe(match, Claim(0, 0)) == "claim (0, 0): grass, 2 squares × 1 dinosaur, in danger"


def test_a_lay_is_told_without_letters():
    match = position("g gV w", hand="gT←-l")
    text = describe(match, Play(domino("gT←-l")))
    assert text == "play grass with Triceratops pointing left – lava"
    match.play(Play(domino("gT←-l")))
    text = describe(match, Place(0, 1, "S"))
    assert text == "grass with Triceratops pointing up on (0, 1) and lava below"


def legend(**options):
    match = position("g w", **options)
    text = picture(match)
    return " ".join(text[text.index("Squares:") :].split())


def test_the_legend_explains_what_is_in_the_game():
    assert "Stegosaurus" not in legend()
    assert "S Stegosaurus looks at a hand" in legend(expansion=True)
    assert "B Brachiosaurus looks at the next five" in legend()
    assert "B Brachiosaurus does nothing" in legend(brachiosaurus=False)


def test_a_strip_of_a_wide_map_has_only_the_rows_it_needs():
    match = position("g " * 16 + "\ng\ng", target=(0, 2))
    lines = picture(match).splitlines()
    strip = lines.index("      13   14   15   16")
    assert [line[:4].strip() for line in lines[strip + 1 : strip + 5]] == ["-1", "0", "1", ""]
