"""Games play as they did when their transcripts were last read."""

from __future__ import annotations

import pytest

from dragonden.engine.game import Game
from dragonden.engine.options import Value

from .golden import FOLDER, path_of, write_transcript
from .support import CASE_IDS, CASES


@pytest.mark.parametrize(("game", "variant"), CASES, ids=CASE_IDS)
def test_a_game_plays_as_its_transcript_tells(game: Game, variant: dict[str, Value]) -> None:
    path = path_of(game, variant)
    assert path.exists(), "run scripts/golden and read what it writes"
    assert write_transcript(game, variant) == path.read_text(encoding="utf-8")


def test_no_transcript_is_left_over() -> None:
    assert set(FOLDER.glob("*/*.txt")) == {path_of(game, variant) for game, variant in CASES}
