"""What Dingominos says and shows: pictures, the log, and the answer to every move."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from dragonden import Match, new

from .. import GAME
from ..moves import Draw, Open, Pass, Place, Take
from ..pieces import DOMINO_NAMES, ENDS, SIGNS
from .positions import REST, position, until_over

FULL = "4-4 4-5 4-6"  # dominoes that join nothing in these positions
NAMES = ["Ada", "Bo", "Cy", "Dee", "Eli", "Flo", "Gil", "Hal"]


def picture(match: Match, seat: int | None, names: list[str] = NAMES) -> str:
    return match.game.text.render_view(match.view(seat), match.game.words(), names, seat)


def news(match: Match, seat: int | None = None) -> list[str]:
    return [match.game.words().line(line, NAMES) for line in match.news(seat)]


def describe(match: Match, move: object) -> str:
    return GAME.words().line(GAME.describe(move, match.view(match.actor)))


def test_the_picture_tells_the_ends_and_the_chain():
    match = position(f"2-draw {REST}", FULL, FULL)
    match.play(Place("2-draw", "right", "2"))
    shown = picture(match, 0)
    assert "1–2 · 2–DRAW" in shown
    assert "Left end: 1. Right end: DRAW." in shown
    assert "No domino has been laid yet." in picture(new("dingominos"), 0)


def test_the_picture_tells_what_is_pending():
    match = position(f"replay-replay 1-replay skip-draw {REST}", FULL, FULL, chain="")
    match.play(Open("replay-replay", "replay"))
    assert "Ada may place 2 more times." in picture(match, 1)
    match.live.ends[0] = match.live.ends[1] = SIGNS.index("draw") + 1
    match.play(Place("skip-draw", "left", "draw"))
    assert "The next player will miss a turn." in picture(match, 1)


def test_the_picture_tells_of_a_draw_to_come_and_one_that_is_faced():
    match = position(f"replay-draw {REST}", FULL, FULL, chain="")
    match.play(Open("replay-draw", "draw"))
    assert "Whoever plays next will face a DRAW of 2 dominoes." in picture(match, 0)
    match.play(Pass())
    assert "Bo faces a DRAW of 2 dominoes." in picture(match, 0)


def test_the_picture_shows_only_hands_that_may_be_seen():
    match = position(f"1-5 {REST}", FULL)
    assert "1–5 · 6–6" in picture(match, 0)
    assert "1–5" not in picture(match, 1)


def test_only_the_drawer_reads_which_domino_was_drawn():
    match = position(REST, FULL, pool="1-5 1-5")
    match.play(Draw())
    assert "Ada has just drawn 1–5." in picture(match, 0)
    assert "just drawn" not in picture(match, 1)


def test_the_round_table_shows_every_round_and_the_totals():
    match = position("1-3", FULL, rounds=2)
    match.play(Place("1-3", "left", "1"))
    shown = picture(match, 0)
    assert "Left at the end of round 1:\nAda: no domino, −50 points\nBo: 3 dominoes, 27" in shown
    assert "Points/round     1  Total\nAda            −50    −50\nBo " in shown


def test_ten_rounds_and_long_names_fit_the_page():
    match = new("dingominos", players=8, rounds=10, seed=1)
    luck = random.Random(1)
    for _ in until_over(match):
        match.carry_out(luck.choice(match.legal()))
    shown = picture(match, None, ["Wolfeschlegelsteinhausen"] * 8)
    assert max(map(len, shown.splitlines())) <= 80
    assert "Points/round " in shown
    assert "Wolfeschlege…" in shown


def test_the_hands_left_are_shown_until_everyone_has_had_a_turn():
    match = position("1-3", FULL, FULL, rounds=2)
    match.play(Place("1-3", "left", "1"))
    seen = []
    for _ in range(4):
        match.play(next(m for m in match.offered() if isinstance(m, Open | Place)))
        seen.append("Left at the end of round 1:" in picture(match, 0))
    assert seen == [True, True, True, False]


def test_a_hand_that_is_seen_tells_what_it_counts():
    match = position("1-5 2-draw skip-joker", FULL)
    assert "Ada: 3 dominoes, 78 points in hand, to play" in picture(match, 0)
    assert "Ada: 3 dominoes, to play" in picture(match, 1)


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({"players": 3}, "REPLAY: place again. SKIP: the next player misses a turn."),
        (
            {"players": 2, "strict_replay": True},
            "or else draw one. SKIP: the same. REVERSE: nothing",
        ),
    ],
)
def test_the_first_picture_tells_what_the_signs_do(options, told):
    assert told in " ".join(picture(new("dingominos", **options), 0).split())


def test_after_the_first_turns_the_picture_no_longer_explains_the_signs():
    match = position(f"1-3 3-3 {REST}", "3-4 4-4")
    match.play(Place("1-3", "left", "1"))
    assert "An action works" in picture(match, 1)
    match.play(Place("3-4", "left", "3"))
    assert "An action works" not in picture(match, 0)


def test_a_pass_is_described_by_what_it_means():
    match = position(f"replay-replay {REST}", FULL, chain="")
    match.play(Open("replay-replay", "replay"))
    assert describe(match, Pass()) == "do not place again"
    match.play(Pass())
    match.play(Draw())
    assert describe(match, Pass()) == "keep the domino and pass"


def test_the_log_tells_what_an_opening_does():
    match = position(f"skip-draw {REST}", FULL, FULL, chain="")
    match.play(Open("skip-draw", "skip"))
    assert news(match) == [
        "Ada opens with SKIP–DRAW.",
        "Bo misses a turn.",
        "Cy faces a DRAW of 2 dominoes.",
    ]


def test_the_log_tells_whom_a_draw_hits_when_the_turn_ends():
    match = position(f"replay-draw {REST}", FULL, FULL, chain="")
    match.play(Open("replay-draw", "draw"))
    assert news(match)[1:] == [
        "Whoever plays next faces a DRAW of 2 dominoes.",
        "Ada may place again.",
    ]
    match.play(Pass())
    assert news(match) == ["Ada does not place again.", "Bo faces a DRAW of 2 dominoes."]


def test_the_log_tells_how_a_round_ended():
    match = position("1-3", FULL, rounds=2)
    match.play(Place("1-3", "left", "1"))
    assert news(match)[1:] == [
        "Ada has laid the last domino: round 1 is over.",
        "Ada has no domino left: −50 points.",
        "Bo is left with 3 dominoes: 27 points.",
        "Bo is to open round 2.",
    ]


def test_the_log_tells_who_opens_instead():
    match = position("1-joker", FULL, chain="", pool="5-joker 5-joker")
    match.play(Draw())
    match.play(Pass())
    assert news(match)[1] == "Bo is to open the round."


def test_the_log_tells_a_taker_alone_what_was_taken_even_if_it_ends_the_round():
    match = position(f"1-draw {REST}", "4-4", FULL, pool="5-5 5-6", rounds=2)
    match.play(Place("1-draw", "left", "1"))
    match.play(Take())
    assert "Drawn by Bo: 5–6." in news(match, 1)
    assert not any("5–6" in line for line in news(match, 0))


def every_move() -> list[object]:
    """All moves that can be written."""
    opening = [Open(domino, left) for domino in DOMINO_NAMES for left in SIGNS]
    placing = [Place(name, end, sign) for name in DOMINO_NAMES for end in ENDS for sign in SIGNS]
    return [*opening, *placing, Take(), Draw(), Pass()]


@pytest.mark.parametrize("strict_replay", [False, True])
@pytest.mark.parametrize("open_hands", [False, True])
def test_every_move_that_can_be_written_is_offered_or_refused(strict_replay, open_hands):
    options = {"strict_replay": strict_replay, "open_hands": open_hands}
    match, luck, moves = (
        new("dingominos", players=3, seed=4, **options),
        random.Random(4),
        every_move(),
    )
    for _ in until_over(match):
        state, offered = match.state, match.offered()
        for move in luck.sample(moves, 40) + moves[-3:]:
            if move not in offered:
                refusal = match.game.explain_refusal(state, move)
                assert refusal.rule in match.game.rulings()
                assert match.game.words().line(refusal.line)
        match.play(luck.choice(offered))


def test_a_move_that_is_offered_is_never_refused():
    match, luck = new("dingominos", players=2, seed=2, strict_replay=True), random.Random(2)
    for _ in until_over(match):
        for move in match.offered():
            with pytest.raises(ValueError, match="is allowed"):
                match.game.explain_refusal(match.state, move)
        match.carry_out(luck.choice(match.legal()))


def test_actions_and_moves_are_a_bijection():
    actions, encode, decode = range(GAME.actions), GAME.encode, GAME.decode
    assert [encode(decode(action)) for action in actions] == list(actions)
    written = [move for move in every_move() if encode(move) >= 0]
    assert sorted(map(encode, written)) == list(actions)
    with pytest.raises(ValueError, match="no action"):
        decode(GAME.actions)


def test_a_French_sentence_is_never_broken_before_its_punctuation():
    words = new("dingominos").game.folder / "words" / "fr.ftl"
    assert not re.search(" [;:?!]", words.read_text(encoding="utf-8"))


@pytest.mark.parametrize("language", ["fr", "de"])
def test_a_sign_is_named_in_the_language_of_the_sentence_bug(language: str):
    """The label of the option said REPLAY, whatever the sign was called."""
    folder = Path(__file__).parent.parent
    for path in folder.rglob(f"{language}*.ftl"):
        said = path.read_text()
        assert not re.search(r"\b(REPLAY|SKIP|REVERSE|DRAW|COUNTER)\b", said), path
