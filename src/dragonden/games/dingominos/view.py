"""What a seat sees of a game of Dingominos: only what is listed here, from a redacted state."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Struct

from dragonden.engine.decisions import OVER
from dragonden.engine.words import Fact, Line

from . import moves
from .hands import sign_points
from .pieces import CLOCKWISE, DOMINOES, NAMES, NONE, SIGNS, SKIP, DominoName, SignName, domino_of
from .rules import actor
from .state import State

Phase = Annotated[str, moves.DECISIONS]
Direction = Literal["clockwise", "counterclockwise"]


class Domino(Struct, frozen=True):
    """A domino."""

    name: DominoName
    halves: tuple[SignName, SignName]
    points: int


class Link(Struct, frozen=True):
    """A domino of the chain, as it lies."""

    domino: DominoName
    left: SignName
    right: SignName
    order: int  # when it was laid: 0 for the opening domino


class Player(Struct, frozen=True):
    """A player's dominoes and points."""

    hand: list[Domino] | None  # None: hidden
    hand_size: int
    points: list[int]  # in each finished round
    total: int


class View(Struct, frozen=True):
    """The table as one seat sees it."""

    actor: int | None
    phase: Phase
    strict_replay: bool
    open_hands: bool
    round: int  # from 1
    rounds: int
    opener: int  # the seat whose turn it was to open the round
    direction: Direction
    chain: list[Link]  # from left to right
    ends: tuple[SignName, SignName] | None  # left and right; None before the opening
    pool_size: int
    pool: list[Domino] | None  # in no order; None: hidden
    drawn: Domino | None  # the one just drawn, in phase "drawn"; None: hidden
    penalty: int  # dominoes that whoever plays next has to draw; in phase "facing" the actor
    skips: int  # players who will be missed when the turn ends
    replays: int  # placements still due in this turn, besides the one being decided
    players: list[Player]
    shown: list[list[Domino]] | None  # the hands left at the end of the last finished round


def build_view(state: State) -> View:
    """What a state shows; usually it is redacted for somebody."""
    shown = [hand_view(rows) for rows in state.shown[: state.players]]
    return View(
        actor=None if state.phase == OVER else actor(state),
        phase=moves.DECISIONS.name(state.phase),
        strict_replay=bool(state.strict_replay),
        open_hands=bool(state.open_hands),
        round=min(state.finished + 1, state.rounds),
        rounds=state.rounds,
        opener=state.opener,
        direction=direction_of(state),
        chain=chain_view(state),
        ends=(SIGNS[state.ends[0] - 1], SIGNS[state.ends[1] - 1]) if state.laid_size else None,
        pool_size=state.pool_size,
        pool=pool_view(state),
        drawn=None if state.drawn_domino == NONE else domino_view(state.drawn_domino),
        penalty=state.penalty,
        skips=state.skips,
        replays=state.replays,
        players=[player_view(state, player) for player in range(state.players)],
        shown=shown if state.finished else None,
    )


def direction_of(state: State) -> Direction:
    return "clockwise" if state.direction == CLOCKWISE else "counterclockwise"


def domino_view(domino: int) -> Domino:
    one, other = divmod(domino, 16)
    halves = (SIGNS[one - 1], SIGNS[other - 1])
    return Domino(NAMES[domino], halves, sign_points(one) + sign_points(other))


def hand_view(rows: list[int]) -> list[Domino]:
    """The dominoes in a hand, in the order of the box."""
    return [domino_view(domino) for domino in DOMINOES if rows[domino & 15] >> (domino >> 4) & 1]


def pool_view(state: State) -> list[Domino] | None:
    pool = sorted(state.pool[: state.pool_size])
    return None if NONE in pool else [domino_view(domino) for domino in pool]


def player_view(state: State, seat: int) -> Player:
    points = [state.points[round][seat] for round in range(state.finished)]
    hidden = state.hand_size[seat] > 0 and not any(state.hand[seat])
    hand = None if hidden else hand_view(state.hand[seat])
    return Player(hand, state.hand_size[seat], points, sum(points))


def chain_view(state: State) -> list[Link]:
    chain: list[Link] = []
    for order in range(state.laid_size):
        match moves.DECISIONS.decode(state.laid[order]):
            case moves.Open(domino, left):
                chain.append(Link(domino, left, mate_name(domino, left), order))
            case moves.Place(domino, "left", inner):
                chain.insert(0, Link(domino, mate_name(domino, inner), inner, order))
            case moves.Place(domino, _, inner):
                chain.append(Link(domino, inner, mate_name(domino, inner), order))
    return chain


def mate_name(domino: DominoName, half: SignName) -> SignName:
    return SIGNS[moves.find_mate(domino, half) - 1]


# -- in words ------------------------------------------------------------------------------------


def halves_of(domino: int) -> dict[str, Fact]:
    """A domino as the facts `one` and `two`, its halves."""
    return {"one": SIGNS[(domino >> 4) - 1], "two": SIGNS[(domino & 15) - 1]}


def find_prompt_facts(state: State) -> dict[str, Fact]:
    """What the decision is about, naming nothing that the others may not know."""
    forced = "forced" if state.open_hands else "free"
    if state.phase == moves.TURN:
        return {"draw": forced if state.pool_size else "empty"}
    if state.phase == moves.FACING:
        return {"count": min(state.penalty, state.pool_size)}
    if state.phase == moves.REPLAYING:
        return {"refuse": "draw" if state.strict_replay and state.pool_size else "pass"}
    if state.phase == moves.DRAWN:
        return {"place": forced if state.laid_size else "opening"}
    return {"pool": state.pool_size}


def explain_end(state: State) -> Line:
    """How the last finished round ended: somebody is out, or nobody could place."""
    out = [seat for seat in range(state.players) if not any(state.shown[seat])]
    how = "out" if out else "blocked"
    facts: dict[str, Fact] = {"seat": out[0]} if out else {}
    if state.phase == OVER:
        return Line(f"end-{how}", facts)
    return Line(f"log-{how}", {**facts, "round": state.finished})


def log_move(before: State, move: moves.Move, after: State, seat: int) -> list[Line]:
    """What the log says to a seat about one move."""
    lines = [Line(f"log-{type(move).__struct_config__.tag}", facts_of_move(before, move))]
    if isinstance(move, moves.Draw | moves.Take):
        lines += drawn_lines(before, after)
    if after.finished == before.finished:
        return lines + effect_lines(before, move, after)
    return lines + round_lines(after)


def facts_of_move(before: State, move: moves.Move) -> dict[str, Fact]:
    """Who made the move and what it was about."""
    facts: dict[str, Fact] = {"seat": actor(before)}
    match move:
        case moves.Open(domino, left):
            facts |= {"sign": left, **halves_of(domino_of(domino))}
        case moves.Place(domino, end, inner):
            facts |= {"end": end, "sign": mate_name(domino, inner), **halves_of(domino_of(domino))}
        case moves.Take():
            facts["count"] = min(before.penalty, before.pool_size)
        case moves.Pass():
            whys: dict[int, str] = {moves.DRAWN: "drawn", moves.REPLAYING: "replay"}
            facts["why"] = whys.get(before.phase, "stuck") if before.laid_size else "opening"
    return facts


def drawn_lines(before: State, after: State) -> list[Line]:
    """Which dominoes came into the actor's hand, for those who see that hand."""
    mover = actor(before)
    old = hand_view(before.hand[mover])
    if not old:
        return []
    new = hand_view((after.hand if after.finished == before.finished else after.shown)[mover])
    came = [domino_of(domino.name) for domino in new if domino not in old]
    return [Line("log-drawn", {"seat": mover, **halves_of(domino)}) for domino in came]


def effect_lines(before: State, move: moves.Move, after: State) -> list[Line]:
    """What the actions just laid do, and whom a turn that has ended leaves out."""
    lines = []
    mover = actor(before)
    if after.direction != before.direction:
        lines.append(Line("log-reverse", {"direction": direction_of(after)}))
    if after.penalty > before.penalty and after.phase != moves.FACING:
        lines.append(Line("log-penalty", {"count": after.penalty}))
    if after.phase == moves.REPLAYING:
        lines.append(Line("log-replay", {"seat": mover, "count": after.replays + 1}))
    elif after.phase in (moves.TURN, moves.FACING) and not isinstance(move, moves.Take):
        missed = before.skips + skips_of(move) if after.players > 2 else 0
        for step in range(1, missed + 1):
            skipped = (mover + after.direction * step) % after.players
            lines.append(Line("log-skipped", {"seat": skipped}))
    elif after.phase == moves.OPENING:
        lines.append(Line("log-opener", {"seat": actor(after)}))
    if after.phase == moves.FACING:
        lines.append(Line("log-facing", {"seat": actor(after), "count": after.penalty}))
    return lines


def skips_of(move: moves.Move) -> int:
    """How many SKIPs a move turns outward."""
    match move:
        case moves.Open(domino, _):
            return [*divmod(domino_of(domino), 16)].count(SKIP)
        case moves.Place(domino, _, inner):
            return int(moves.find_mate(domino, inner) == SKIP)
    return 0


def round_lines(after: State) -> list[Line]:
    """How a round has ended, what everybody is left with, and what comes next."""
    lines = []
    for seat in range(after.players):
        points = after.points[after.finished - 1][seat]
        count = len(hand_view(after.shown[seat]))
        lines.append(Line("log-left", {"seat": seat, "count": count, "points": points}))
    if after.phase == OVER:
        return [*lines, explain_end(after)]
    begun = Line("log-round", {"round": after.finished + 1, "seat": after.opener})
    return [explain_end(after), *lines, begun]
