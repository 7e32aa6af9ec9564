"""Dingominos in sentences, for those who hear it: the ends first, then hands, chain and rounds."""

from __future__ import annotations

from collections.abc import Iterable

from dragonden.engine.reading import Section, list_aloud
from dragonden.engine.words import Words

from .pieces import SignName
from .text import format_signed, sign_name
from .view import Domino, View


def read_view(view: View, words: Words, names: list[str], seat: int | None = None) -> list[Section]:
    """The round and the ends of the chain, the players, oneself first, and the chain as it lies."""
    mine = view.actor if seat is None else seat
    seats = sorted(range(len(view.players)), key=lambda other: other != mine)
    sections = [Section(words("read-table"), read_table(view, words, names))]
    sections += [Section(names[other], read_player(view, other, words)) for other in seats]
    if view.chain:
        links = read_pairs(((link.left, link.right) for link in view.chain), words)
        sections.append(
            Section(words("read-chain"), [list_aloud(words, words("read-rightwards"), links)])
        )
    return sections


def read_pairs(pairs: Iterable[tuple[SignName, SignName]], words: Words) -> list[str]:
    return [
        words("read-pair", left=sign_name(left, words), right=sign_name(right, words))
        for left, right in pairs
    ]


def read_table(view: View, words: Words, names: list[str]) -> list[str]:
    """The round, the ends of the chain, and what is pending."""
    facts = {"round": view.round, "rounds": view.rounds, "pool": view.pool_size}
    sentences = [words("text-round", seat=names[view.opener], direction=view.direction, **facts)]
    if view.ends is None:
        sentences.append(words("text-no-chain"))
    else:
        left, right = (sign_name(sign, words) for sign in view.ends)
        sentences.append(words("text-ends", left=left, right=right))
    return sentences + read_pending(view, words, names)


def read_pending(view: View, words: Words, names: list[str]) -> list[str]:
    """What the actions laid so far will do."""
    if view.actor is None:
        return []
    sentences, name = [], names[view.actor]
    if view.penalty:
        message = "log-facing" if view.phase == "facing" else "text-penalty"
        sentences.append(words(message, seat=name, count=view.penalty))
    if view.skips:
        sentences.append(words("text-skips", count=view.skips))
    if view.drawn:
        (domino,) = read_hand([view.drawn], words)
        sentences.append(words("text-drawn", seat=name, domino=domino))
    return sentences


def read_hand(hand: list[Domino], words: Words) -> list[str]:
    return read_pairs((domino.halves for domino in hand), words)


def read_player(view: View, seat: int, words: Words) -> list[str]:
    """How many dominoes a player holds, which ones if they are seen, and the rounds so far."""
    player = view.players[seat]
    sentences = [words("read-holds", count=player.hand_size)]
    if player.hand:
        sentences.append(list_aloud(words, words("read-hand"), read_hand(player.hand, words)))
    if player.points:
        rounds = [format_signed(points) for points in player.points]
        sentences.append(list_aloud(words, words("text-points"), rounds))
        sentences.append(words("read-total", total=format_signed(player.total)))
    return sentences
