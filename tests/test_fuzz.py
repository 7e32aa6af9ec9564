"""Invalid and forbidden input changes nothing and leaves nothing behind.

`python -m tests.fuzz` sends a hundred thousand frames; this test sends a few thousand.
"""

from __future__ import annotations

from .fuzz.__main__ import attack_server

FRAMES = 3000


def test_a_flood_of_nonsense_is_answered_and_forgotten() -> None:
    found = attack_server(FRAMES, seed=3)
    assert found.faults() == []
    assert found.frames.total() >= FRAMES
    assert len(found.frames) == 16, "every kind of nonsense has come"
