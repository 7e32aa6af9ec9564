"""What a seat sees of a game of Dragons: only what is listed here, from a redacted state.

A screen shows less than a perfect memory knows: of a pile only its top card and its size, unless
piles are open. So the redacted state tells what lies in the piles, and the view does not.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Struct

from dragonden.engine.decisions import OVER
from dragonden.engine.remembering import remember
from dragonden.engine.state import SPECTATOR
from dragonden.engine.words import Fact, Line

from . import rules
from .moves import DECISIONS, PUT, Draw, Move, Put
from .pieces import (
    BLUE,
    CARD_NAMES,
    FEW,
    KINDS,
    NO_CARD,
    PILE_NAMES,
    PINK,
    UNIT,
    UNKNOWN,
    CardName,
    PileName,
)
from .state import AWAY, NOBODY, State

Phase = Annotated[str, DECISIONS]
Hunger = Literal["animals", "cows", "sheep"]


class Deck(Struct, frozen=True):
    """A face-down deck."""

    size: int
    cards: list[CardName] | None  # next one first; None: hidden


class Pile(Struct, frozen=True):
    """A pile of treasure."""

    name: PileName
    size: int
    top: CardName | None  # None: the game is over
    cards: list[CardName] | None  # top one last; None: only the top is shown
    dragon: int | None  # the seat whose dragon lies on it


class Sheet(Struct, frozen=True):
    """A line of the score pad, in fifths of a point."""

    coins: int
    blue: int
    pink: int
    ring: int
    armour: int
    polish: int
    jewels: int
    total: int


class Player(Struct, frozen=True):
    """What a player has."""

    treasure: dict[CardName, int]  # laid out in former years
    sheet: Sheet  # what it would score if the game ended now
    hunger: list[Hunger]  # of what the player alone has fewest: any of these eliminates
    dragon: PileName | None  # the pile where the dragon lies
    in_hand: int  # how many cards
    hand: CardName | None  # None: hidden, or there is none


class View(Struct, frozen=True):
    """The table as one seat sees it."""

    actor: int | None
    phase: Phase
    extra_year: bool
    open_piles: bool
    bluff: bool
    year: int  # from 1
    years: int
    deck: Deck
    later: list[Deck]  # of the years to come
    piles: list[Pile]
    card: CardName | None  # drawn and to be put; None: hidden, or there is none
    players: list[Player]


def build_view(state: State) -> View:
    """What a state shows; usually it is redacted for somebody."""
    return View(
        actor=None if state.phase == OVER else rules.actor(state),
        phase=DECISIONS.name(state.phase),
        extra_year=bool(state.extra_year),
        open_piles=bool(state.open_piles),
        bluff=bool(state.bluff),
        year=min(state.year + 1, rules.years(state)),
        years=rules.years(state),
        deck=deck_view(state, state.stock_size, state.deck_size),
        later=later_view(state),
        piles=[pile_view(state, pile) for pile in range(state.players)],
        card=card_view(state.card),
        players=[player_view(state, seat, *own) for seat, own in enumerate(treasures_view(state))],
    )


def is_redacted(state: State) -> bool:
    """Whether anything was hidden: before that even the cards already dealt stay in the stock."""
    return state.stock[0] == UNKNOWN


def card_view(card: int) -> CardName | None:
    return None if card in (NO_CARD, UNKNOWN) else CARD_NAMES[card]


def deck_view(state: State, top: int, size: int) -> Deck:
    """F7: a deck shows its size; `top` is how many cards of the stock it and later decks have."""
    if is_redacted(state):
        return Deck(size, None)
    return Deck(size, [CARD_NAMES[state.stock[i]] for i in range(top - 1, top - size - 1, -1)])


def later_view(state: State) -> list[Deck]:
    decks = []
    top = state.stock_size - state.deck_size
    for year in range(state.year + 1, rules.years(state)):
        size = rules.deck_of(state, year)
        decks.append(deck_view(state, top, size))
        top -= size
    return decks


def pile_view(state: State, pile: int) -> Pile:
    """R6, F6: top card and size, dragon or not. F8, F18: open piles show all cards in order."""
    size, cards = state.pile_size[pile], state.pile[pile]
    shows_all = state.open_piles or not is_redacted(state)
    dragon = state.dragon_on[pile]
    return Pile(
        name=PILE_NAMES[pile],
        size=size,
        top=CARD_NAMES[cards[size - 1]] if size else None,
        cards=[CARD_NAMES[card] for card in cards[:size]] if shows_all else None,
        dragon=None if dragon == NOBODY else dragon,
    )


def player_view(
    state: State, seat: int, treasure: dict[CardName, int], sheet: Sheet, hunger: list[Hunger]
) -> Player:
    """R8: the treasure is laid out for all to see. F7: so is how many cards a hand has."""
    pile = state.dragon_at[seat]
    drawn = state.card != NO_CARD and seat == rules.actor(state)
    return Player(
        treasure=treasure,
        sheet=sheet,
        hunger=hunger,
        dragon=None if pile == AWAY else PILE_NAMES[pile],
        in_hand=(state.hand[seat] != NO_CARD) + (drawn and bool(state.bluff)),
        hand=card_view(state.hand[seat]),
    )


@remember("players", "treasure")
def treasures_view(state: State) -> list[tuple[dict[CardName, int], Sheet, list[Hunger]]]:
    """What each seat has laid out, its points and what it lacks: this changes once a year."""
    return [
        (
            dict(zip(CARD_NAMES, state.treasure[seat], strict=True)),
            sheet_view(state, seat),
            hunger_view(state, seat),
        )
        for seat in range(state.players)
    ]


def sheet_view(state: State, seat: int) -> Sheet:
    """F11: the points of the eliminated are shown too."""
    eliminated = rules.eliminated_seats(state)
    lines = (
        UNIT * rules.coins(state, seat),
        rules.gems(state, seat, BLUE, eliminated),
        rules.gems(state, seat, PINK, eliminated),
        UNIT * rules.ring(state, seat),
        UNIT * rules.armour(state, seat),
        UNIT * rules.polish(state, seat),
        UNIT * rules.jewels(state, seat),
    )
    return Sheet(*lines, total=sum(lines))


def hunger_view(state: State, seat: int) -> list[Hunger]:
    if state.players <= FEW:
        return ["animals"] if rules.eliminated_seats(state) == 1 << seat else []
    cows: list[Hunger] = ["cows"] if rules.seat_with_fewest(state, 1, 0) == 1 << seat else []
    sheep: list[Hunger] = ["sheep"] if rules.seat_with_fewest(state, 0, 1) == 1 << seat else []
    return cows + sheep


# -- in words ------------------------------------------------------------------------------------


def find_prompt_facts(state: State) -> dict[str, Fact]:
    """What the decision is about, without what only the actor knows."""
    if state.phase == PUT:
        return {"card": "hidden" if state.bluff else CARD_NAMES[state.card]}
    return {"deck": state.deck_size}


def explain_end(state: State) -> Line:
    """Why the game ended."""
    return Line("end-years", {"years": rules.years(state)})


def log_move(before: State, move: Move, after: State, seat: int) -> list[Line]:
    """What the log says to a seat about one move."""
    lines = [line_of(before, move, after)]
    if after.year == before.year:
        return lines
    lines.append(last_line(before, move))
    lines += [treasure_line(before, after, player) for player in range(after.players)]
    if after.phase != OVER:
        return lines + year_lines(after, seat)
    for player in range(after.players):
        hunger = hunger_view(after, player)
        lines += [Line("log-eliminated", {"seat": player, "hunger": kind}) for kind in hunger]
    return [*lines, explain_end(after)]


def line_of(before: State, move: Move, after: State) -> Line:
    """The move itself; a card only as far as the redacted states still tell it."""
    facts: dict[str, Fact] = {"seat": rules.actor(before)}
    if isinstance(move, Draw):
        unseen = Line("log-draw-unseen" if after.bluff else "log-draw-card", facts)
        if after.card == UNKNOWN:
            return unseen
        return to_remember(after, "log-draw", unseen, **facts, card=CARD_NAMES[after.card])
    facts["pile"] = move.pile.upper()
    if isinstance(move, Put):
        return to_remember(after, "log-put", Line("log-put-card", facts), **facts, card=move.card)
    return Line("log-dragon", facts)


def to_remember(state: State, id: str, trace: Line | None, **facts: Fact) -> Line:
    """R6: what lies in the piles is to be remembered, so a log repeats no card that went there."""
    return Line(id, facts) if state.open_piles else Line(id, facts, fleeting=True, trace=trace)


def last_line(before: State, move: Move) -> Line:
    """Who was left when this move placed the last dragon but one, and what there was to take."""
    assert not isinstance(move, Draw | Put)
    placed = PILE_NAMES.index(move.pile)
    (pile,) = [p for p in range(before.players) if rules.is_free(before, p) and p != placed]
    left = [s for s in range(before.players) if before.dragon_at[s] == AWAY]
    (last,) = [s for s in left if s != rules.actor(before)]
    name = PILE_NAMES[pile].upper()
    return Line("log-last", {"seat": last, "deck": before.deck_size, "pile": name})


def treasure_line(before: State, after: State, seat: int) -> Line:
    """R8: the cards that a year brought a player, by kind. F9: without saying where from."""
    gained = [after.treasure[seat][card] - before.treasure[seat][card] for card in range(KINDS)]
    cards = zip(CARD_NAMES, gained, strict=True)
    return Line("log-treasure", {"seat": seat, "count": sum(gained), **dict(cards)})


def year_lines(state: State, seat: int) -> list[Line]:
    """How a new year begins."""
    lines = [Line("log-year", {"year": state.year + 1, "seat": rules.actor(state)})]
    for pile in range(state.players):
        name, card = PILE_NAMES[pile].upper(), CARD_NAMES[state.pile[pile][0]]
        lines.append(to_remember(state, "log-pile", None, pile=name, card=card))
    if seat != SPECTATOR and state.hand[seat] != NO_CARD:
        card = CARD_NAMES[state.hand[seat]]
        lines.append(to_remember(state, "log-hand", None, seat=seat, card=card))
    return lines
