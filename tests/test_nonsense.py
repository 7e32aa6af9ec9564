"""What makes no sense, or is not allowed, changes nothing and leaves nothing behind.

`python -m tests.nonsense` sends a hundred thousand frames; here it is a few thousand.
"""

from __future__ import annotations

from .nonsense.__main__ import attacked

FRAMES = 3000


def test_a_flood_of_nonsense_is_answered_and_forgotten() -> None:
    found = attacked(FRAMES, seed=3)
    assert found.faults() == []
    assert found.frames.total() >= FRAMES
    assert len(found.frames) == 16, "every kind of nonsense has come"
