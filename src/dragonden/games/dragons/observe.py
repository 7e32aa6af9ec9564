"""What a seat knows of a game of Dragons, as numbers for a network: a perfect memory's view."""

from __future__ import annotations

from dragonden.engine.kernel import inline, kernel
from dragonden.engine.observation import Observation, seat_after, seats, steps_to

from .box import CARDS, COPIES
from .moves import DECISIONS, Dragon, Draw, Put
from .pieces import (
    BLUE,
    CARD_NAMES,
    KINDS,
    MOST_PLAYERS,
    NO_CARD,
    PILE_NAMES,
    PINK,
    UNIT,
    UNKNOWN,
    YEARS_OF_FEW,
    Card,
    Pile,
    Seat,
    longest_pile,
)
from .rules import actor as seat_to_act
from .rules import eliminated_seats, most_gems, own_points, years
from .state import NOBODY, State

# The largest numbers with the printed box, which stand for 1: another box may have larger ones.
MOST_COPIES = max(COPIES)
MOST_PILE = longest_pile(CARDS)
MOST_DECK = MOST_PILE - 1  # once the first card of each pile is dealt
MOST_POINTS = 211 * UNIT  # for all that is in the box

OBSERVATION = Observation()
SEATS = seats(MOST_PLAYERS)

YEARS = OBSERVATION.scalars(
    "years", meaning="years to come, this one included", most=YEARS_OF_FEW + 1
)
DECK = OBSERVATION.scalars("deck", meaning="cards left for this year", most=MOST_DECK)
CARD = OBSERVATION.scalars("card", CARD_NAMES, meaning="the drawn card, if it is known")
HAND = OBSERVATION.scalars("hand", CARD_NAMES, meaning="the card in one's own hand")
HOLDING = OBSERVATION.scalars("holding", SEATS, meaning="whether a seat has a card in hand")
UNSEEN = OBSERVATION.scalars(
    "unseen", CARD_NAMES, meaning="cards in the stock, or in the others' hands", most=MOST_COPIES
)
PILES = OBSERVATION.scalars(
    "piles", PILE_NAMES, CARD_NAMES, meaning="cards of each pile", most=MOST_COPIES
)
FORGOTTEN = OBSERVATION.scalars(
    "forgotten", PILE_NAMES, meaning="cards of each pile that are not remembered", most=MOST_PILE
)
DRAGONS = OBSERVATION.scalars("dragons", PILE_NAMES, SEATS, meaning="whose dragon is on the pile")
TREASURE = OBSERVATION.scalars(
    "treasure", SEATS, CARD_NAMES, meaning="cards laid out", most=MOST_COPIES
)
POINTS = OBSERVATION.scalars(
    "points", SEATS, meaning="points in fifths, if the game ended now", most=MOST_POINTS
)
ELIMINATED = OBSERVATION.scalars(
    "eliminated", SEATS, meaning="whether hunger would eliminate the seat, if it ended now"
)


@kernel
def observe(
    state: State, seat: Seat, planes: list[list[int]], cells: list[int], scalars: list[int]
) -> None:
    """All but the stock and, with bluff, what the others hold."""
    scalars[YEARS] = years(state) - state.year
    scalars[DECK] = state.deck_size
    for card in range(KINDS):  # several at a time, since all treasures have as many rows
        unseen = state.cards[card]
        for player in range(MOST_PLAYERS):
            unseen -= state.treasure[player][card]
        scalars[UNSEEN + card] = unseen
    if state.bluff:  # F19: else there are no hands
        for i in range(state.players):
            held = state.hand[seat_after(state, seat, i)]
            scalars[HOLDING + i] = 1 if held != NO_CARD else 0
    if state.year > 0:  # R8: nothing is laid out before the first year is over
        observe_treasures(state, seat, scalars)
    for pile in range(state.players):
        observe_pile(state, seat, pile, scalars)
    held = state.hand[seat]
    if held != NO_CARD:
        scalars[HAND + held] = 1
        scalars[UNSEEN + held] -= 1
    if knows_card(state, seat):
        scalars[CARD + state.card] = 1
        scalars[UNSEEN + state.card] -= 1


@kernel
def knows_card(state: State, seat: Seat) -> bool:
    """F20: with bluff only whoever drew it has seen the card that is to be put."""
    return state.card != NO_CARD and (not state.bluff or seat == state.turn)


@inline
def observe_pile(state: State, seat: Seat, pile: Pile, scalars: list[int]) -> None:
    for i in range(state.pile_size[pile]):
        card = state.pile[pile][i]
        if card == UNKNOWN:
            scalars[FORGOTTEN + pile] += 1
        else:
            scalars[PILES + pile * KINDS + card] += 1
            scalars[UNSEEN + card] -= 1
    owner = state.dragon_on[pile]  # for NOBODY, a 0 is written over a 0
    place = DRAGONS + pile * MOST_PLAYERS + steps_to(state, seat, owner)
    scalars[place] = 1 if owner != NOBODY else 0


@inline
def observe_treasures(state: State, seat: Seat, scalars: list[int]) -> None:
    """What everybody has laid out. R13: for gems all are compared, so the most is found once."""
    eliminated = eliminated_seats(state)
    most_blue, blue_share = most_gems(state, BLUE, eliminated)
    most_pink, pink_share = most_gems(state, PINK, eliminated)
    for i in range(state.players):
        player = seat_after(state, seat, i)
        for card in range(KINDS):
            scalars[TREASURE + i * KINDS + card] = state.treasure[player][card]
        is_alive = 1 - ((eliminated >> player) & 1)
        blue = blue_share * (state.treasure[player][BLUE] == most_blue)
        pink = pink_share * (state.treasure[player][PINK] == most_pink)
        scalars[POINTS + i] = own_points(state, player) + is_alive * (blue + pink)
        scalars[ELIMINATED + i] = 1 - is_alive


# -- offers --------------------------------------------------------------------------------------

PILE = OBSERVATION.offers("pile", PILE_NAMES, meaning="the pile that the move is about")
PUT = OBSERVATION.offers("card", CARD_NAMES, meaning="the card to put")
HELD = OBSERVATION.offers("held", meaning="whether that is the card in hand, and not the drawn one")
CONTENTS = OBSERVATION.offers(
    "contents", CARD_NAMES, meaning="cards of that pile, with the one put", most=MOST_COPIES
)
OWN = OBSERVATION.offers(
    "own", CARD_NAMES, meaning="cards one would have laid out with that pile", most=MOST_COPIES
)


@kernel
def describe_draw(state: State, out: list[int]) -> None:
    """There is nothing to say of the next card."""


@kernel
def describe_dragon(state: State, pile: Pile, out: list[int]) -> None:
    """R5: what lies on the pile is what the dragon takes."""
    out[PILE + pile] = 1
    for i in range(state.pile_size[pile]):
        card = state.pile[pile][i]
        if card != UNKNOWN:
            out[CONTENTS + card] += 1
    for card in range(KINDS):
        out[OWN + card] = state.treasure[seat_to_act(state)][card] + out[CONTENTS + card]


@kernel
def describe_put(state: State, card: Card, pile: Pile, out: list[int]) -> None:
    """R4: the card makes the pile more, or less, worth taking."""
    out[CONTENTS + card] = 1
    describe_dragon(state, pile, out)
    out[PUT + card] = 1
    out[HELD] = 1 if card != state.card else 0


describe_offer = DECISIONS.dispatch_by_kind(
    {Draw: describe_draw, Dragon: describe_dragon, Put: describe_put}, otherwise=None
)
