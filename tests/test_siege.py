"""Everybody honest is answered while others attack, and what judges that can fail."""

from __future__ import annotations

from pathlib import Path

import pytest

from .siege.__main__ import GROWTH, LONG, Siege, find_slow


def test_a_short_siege_is_held(tmp_path: Path) -> None:
    siege = Siege(tmp_path, seed=1)
    assert siege.run(seconds=4) > 0
    siege.judge(4)
    assert all(visitor.answers for visitor in siege.visitors)


def judge(memory: list[int], slow: tuple[float, float]) -> None:
    """Judge a long siege with this memory and these answers in its first and last part."""
    siege = object.__new__(Siege)
    siege.began = 0.0
    siege.memory = [(LONG * n / len(memory), used) for n, used in enumerate(memory, start=1)]
    answers = [[slow[0]] * 100, [slow[1]] * 100]
    siege.list_answers = lambda since, until=0.0: answers[since > 0]  # type: ignore[method-assign]
    siege.judge(LONG)


def test_slower_answers_and_growing_memory_are_noticed() -> None:
    judge([100, 110, 110, 111], (0.1, 0.2))
    with pytest.raises(AssertionError, match="slower"):
        judge([100, 110, 110, 111], (0.1, 0.9))
    with pytest.raises(AssertionError, match="grows and grows"):
        judge([100, 110, 120, 150], (0.1, 0.1))
    with pytest.raises(AssertionError, match="memory grew"):
        judge([100, 101 + GROWTH], (0.1, 0.1))
    assert find_slow([0.001] * 98 + [0.5] * 2) == pytest.approx(500)
