"""Dragomino in sentences, for those who hear it: each domino with what lies beside it."""

from __future__ import annotations

from dragonden.engine.reading import Section, begin_sentence, join_aloud, list_aloud
from dragonden.engine.words import Words

from .text import BESIDE, format_standing
from .view import Domino, Half, ReturnedEgg, Square, View

Zone = dict[tuple[int, int], Square]


def read_view(view: View, words: Words, names: list[str], seat: int | None = None) -> list[Section]:
    """What is to be had, then the zones, one's own first."""
    mine = view.actor if seat is None else seat
    seats = sorted(range(len(view.players)), key=lambda other: other != mine)
    table = Section(
        words("read-table"), [*read_dominoes(view, words, names), *read_hand(view, words, names)]
    )
    eggs = Section(words("text-eggs"), read_eggs(view, words, names))
    return [table, eggs, *(read_zone(view, other, words, names) for other in seats)]


def read_half(half: Half, words: Words) -> str:
    well = "yes" if half.well else "no"
    return words("read-half", landscape=half.landscape, well=well)


def read_domino(domino: Domino, words: Words) -> str:
    one, two = (read_half(half, words) for half in domino.halves)
    return words("read-pair", one=one, two=two)


def read_dominoes(view: View, words: Words, names: list[str]) -> list[str]:
    """The round, the dominoes face up and the one in hand."""
    facts = {"round": view.round, "rounds": view.rounds, "unseen": len(view.unseen)}
    sentences = [words("text-round", seat=names[view.starter], **facts)]
    if view.offer:
        sentences.append(
            list_aloud(words, words("text-offer"), [read_domino(d, words) for d in view.offer])
        )
    if view.picked:
        sentences.append(list_aloud(words, words("text-picked"), [read_domino(view.picked, words)]))
    return sentences


def read_hand(view: View, words: Words, names: list[str]) -> list[str]:
    """With thirst: the eggs in hand, and the connections still to come."""
    sentences = []
    if view.hand and view.hand.eggs:
        label = words("text-hand", landscape=view.hand.landscape)
        sentences.append(
            list_aloud(words, label, [read_egg(egg, words, names) for egg in view.hand.eggs])
        )
    if view.connections:
        waiting = [read_half(half, words) for half in view.connections]
        sentences.append(list_aloud(words, words("text-connections"), waiting))
    return sentences


def read_eggs(view: View, words: Words, names: list[str]) -> list[str]:
    """Each family, and the eggs that came back to it."""
    sentences = []
    for family in view.families:
        facts = {"eggs": family.dragons + family.shells, "dragons": family.dragons}
        sentences.append(begin_sentence(words("read-family", landscape=family.landscape, **facts)))
        if family.returned:
            label = words("text-returned", landscape=family.landscape)
            sentences.append(
                list_aloud(words, label, [read_egg(egg, words, names) for egg in family.returned])
            )
    return sentences


def read_egg(egg: ReturnedEgg, words: Words, names: list[str]) -> str:
    if not egg.looked:
        return words("read-egg-unseen")
    looked = ", ".join(names[seat] for seat in egg.looked)
    return words("read-egg", side=egg.side or "unknown", looked=looked)


# -- zones ---------------------------------------------------------------------------------------


def read_zone(view: View, seat: int, words: Words, names: list[str]) -> Section:
    """A player's points and finds, then each domino of the zone in the order it was laid."""
    player = view.players[seat]
    zone = {(square.x, square.y): square for square in player.zone}
    sentences = [begin_sentence(format_standing(player, words, names[seat]))]
    sentences += [read_laid(square, zone, words) for square in player.zone if square.which == 0]
    return Section(words("read-zone", seat=names[seat]), sentences)


def read_laid(first: Square, zone: Zone, words: Words) -> str:
    """A domino where it lies, and what its halves touch."""
    side, second = next(
        (side, other)
        for side, other in neighbours(first, zone)
        if other.domino == first.domino and other.which == 1
    )
    touching = [read_touching(half, zone, words) for half in (first, second)]
    one, two = (read_half(square.half, words) for square in (first, second))
    beside = join_aloud(words, filter(None, touching)) or "none"
    place = {"x": first.x, "y": first.y}
    return begin_sentence(words("read-domino", one=one, two=two, side=side, beside=beside, **place))


def read_touching(square: Square, zone: Zone, words: Words) -> str:
    """What lies beside a square, besides the other half of its domino."""
    others = [
        words("read-other", half=read_half(other.half, words), side=side)
        for side, other in neighbours(square, zone)
        if other.domino != square.domino
    ]
    half = read_half(square.half, words)
    return words("read-beside", half=half, others=", ".join(others)) if others else ""


def neighbours(square: Square, zone: Zone) -> list[tuple[str, Square]]:
    """The squares around one, each with its side."""
    places = {side: (square.x + dx, square.y + dy) for side, (dx, dy) in BESIDE.items()}
    return [(side, zone[place]) for side, place in places.items() if place in zone]
