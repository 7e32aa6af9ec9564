"""Dingominos in plain text: a picture to play from, and moves in a few words."""

from __future__ import annotations

from dragonden.engine.page import PAGE, clip, join_items, wrap
from dragonden.engine.words import Fact, Words

from .moves import Move, Open, Pass, Place, Take
from .pieces import ENDS, SignName, domino_of
from .view import Domino, View, halves_of, mate_name

POINTS = 6  # columns of a round in the table: room for −50 and for a whole box


def render_view(view: View, words: Words, names: list[str], seat: int | None = None) -> str:
    """The table: the chain, what is pending, the others' hands, one's own, and the rounds."""
    mine = view.actor if seat is None else seat
    seats = sorted(range(len(view.players)), key=lambda seat: seat == mine)  # oneself last
    parts = [round_lines(view, words, names), chain_lines(view, words)]
    parts.append(pending_lines(view, words, names))
    begins = len(view.chain) <= len(view.players)  # somebody may not have had a turn
    if view.phase == "over" or begins:
        parts.append(shown_lines(view, words, names))
    if view.shown is None and begins:
        parts.append(player_aid(view, words))
    if view.phase != "over":
        parts.append([line for seat in seats for line in player_lines(view, seat, words, names)])
    parts.append(round_table(view, words, names))
    return "\n\n".join("\n".join(part) for part in parts if part)


def list_below(label: str, items: list[str]) -> list[str]:
    """Items below their label, wrapped to the page."""
    return wrap(label) + wrap(join_items(items), "  ", "  ")


def sign_name(sign: SignName, words: Words) -> str:
    return words("sign-name", sign=sign)


def pair_name(one: SignName, other: SignName, words: Words) -> str:
    """Two halves side by side: `3–DRAW`."""
    return f"{sign_name(one, words)}–{sign_name(other, words)}"


def domino_names(dominoes: list[Domino], words: Words) -> list[str]:
    return [pair_name(*domino.halves, words) for domino in dominoes]


# -- the table -----------------------------------------------------------------------------------


def round_lines(view: View, words: Words, names: list[str]) -> list[str]:
    facts = {"round": view.round, "rounds": view.rounds, "pool": view.pool_size}
    opener = names[view.opener]
    return wrap(words("text-round", seat=opener, direction=view.direction, **facts))


def chain_lines(view: View, words: Words) -> list[str]:
    """The chain from left to right, then its ends, which matter most."""
    if view.ends is None:
        return wrap(words("text-no-chain"))
    links = [pair_name(link.left, link.right, words) for link in view.chain]
    left, right = (sign_name(sign, words) for sign in view.ends)
    ends = words("text-ends", left=left, right=right)
    return list_below(words("text-chain", count=len(links)), links) + wrap(ends)


def pending_lines(view: View, words: Words, names: list[str]) -> list[str]:
    """What the actions laid so far will do, in words."""
    if view.actor is None:
        return []
    name = names[view.actor]
    lines = []
    if view.penalty:
        message = "log-facing" if view.phase == "facing" else "text-penalty"
        lines += wrap(words(message, seat=name, count=view.penalty))
    if view.skips:
        lines += wrap(words("text-skips", count=view.skips))
    if view.phase == "replaying" or view.replays:
        due = view.replays + (view.phase == "replaying")
        lines += wrap(words("text-replays", seat=name, count=due))
    if view.drawn:
        domino = pair_name(*view.drawn.halves, words)
        lines += wrap(words("text-drawn", seat=name, domino=domino))
    return lines


def player_lines(view: View, seat: int, words: Words, names: list[str]) -> list[str]:
    """How many dominoes a player holds and, where they are seen, which ones and what they count."""
    player = view.players[seat]
    hand = player.hand or []
    facts = {"count": player.hand_size, "points": sum(domino.points for domino in hand)}
    turn = "yes" if seat == view.actor else "no"
    label = words("text-player", seat=names[seat], turn=turn, **facts)
    return list_below(label, domino_names(hand, words))


def shown_lines(view: View, words: Words, names: list[str]) -> list[str]:
    """What everybody was left with when the last round ended; in a new one for its first turns."""
    if view.shown is None:
        return []
    lines = wrap(words("text-round-over", round=len(view.players[0].points)))
    for seat, hand in enumerate(view.shown):
        points = view.players[seat].points[-1]
        label = words("text-shown", seat=names[seat], count=len(hand), points=points)
        lines += list_below(label, domino_names(hand, words))
    return lines


def player_aid(view: View, words: Words) -> list[str]:
    """What the signs do and count, for the first turns of the first round."""
    replay = "strict" if view.strict_replay else "free"
    return wrap(words("text-aid", players=len(view.players), replay=replay))


def round_table(view: View, words: Words, names: list[str]) -> list[str]:
    """Points of each player in each finished round, and the totals."""
    finished = len(view.players[0].points)
    if finished == 0:
        return []
    total = words("text-total")
    last = max(POINTS, len(total) + 2)
    room = PAGE - POINTS * finished - last
    heads = [words("text-points"), *names[: len(view.players)]]
    width = min(room, max(map(len, heads)))
    rows = [[f"{number}" for number in range(1, finished + 1)] + [total]]
    rows += [[format_signed(points) for points in [*p.points, p.total]] for p in view.players]
    return [
        clip(head, width).ljust(width)
        + "".join(cell.rjust(POINTS) for cell in row[:-1])
        + row[-1].rjust(last)
        for head, row in zip(heads, rows, strict=True)
    ]


def format_signed(points: int) -> str:
    """Points with a proper minus sign."""
    return f"{points}".replace("-", "−")


# -- moves ---------------------------------------------------------------------------------------


def find_move_facts(move: Move, view: View) -> dict[str, Fact]:
    """The facts for the description of an offered move, besides its own fields."""
    match move:
        case Open(domino, left):
            return {"sign": left, **halves_of(domino_of(domino))}
        case Place(domino, end, inner):
            assert view.ends, "a domino is placed at a chain"
            facts = {"joined": view.ends[ENDS.index(end)], "sign": mate_name(domino, inner)}
            return {**facts, **halves_of(domino_of(domino))}
        case Take():
            return {"count": min(view.penalty, view.pool_size)}
        case Pass():
            why = {"drawn": "drawn", "replaying": "replay"}.get(view.phase, "stuck")
            return {"why": why if view.chain else "opening"}
    return {}
