"""Frames made by hand are those that a library for sockets makes."""

from __future__ import annotations

import pytest
from websockets.frames import Frame, Opcode

from dragonden.server.wire import encode_frame


@pytest.mark.parametrize("size", [0, 1, 125, 126, 255, 256, 65_535, 65_536, 100_000])
def test_a_text_of_any_length_is_framed(size: int) -> None:
    text = b"x" * size
    assert encode_frame(text) == Frame(Opcode.TEXT, text).serialize(mask=False)
