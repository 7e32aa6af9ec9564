"""Dragonden: a table for Dragomino, Dragons, Dingominos, Dinoland and Dragon Family."""

from __future__ import annotations

from . import games as _games
from .engine.errors import Mistake, Refused
from .engine.match import Match
from .engine.match import load as _load


def new(game: str, *, seed: int | None = None, **options: object) -> Match:
    return Match(_games.find(game), options, seed)


def load(text: str) -> Match:
    return _load(text, _games.find)
