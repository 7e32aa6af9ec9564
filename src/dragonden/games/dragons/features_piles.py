"""What there is to get, for the features of Dragons: the unseen cards and the free piles."""

from __future__ import annotations

from dragonden.engine.kernel import flags, kernel, numbers
from dragonden.engine.observation import seat_after, steps_to

from .bot import UNSEEN as FORGOTTEN
from .features_cards import add_pile, judge
from .features_parts import CARD, LAST, LEFT, PILE, RIVALS_BEST, UNSEEN
from .pieces import KINDS, MOST_PLAYERS, Pile, Seat
from .rules import is_free
from .state import AWAY, State

OF_GROUP = (0, 0, 1, 1, 1, 2, 2, 3, 4, 4, 4, 4, 5, 6, 6, 6, 6)  # the kind's place in "unseen"
NOWHERE = -1  # in place of a pile
GAIN = 0.02  # of tenths of a point, so that five points are 1
MOST_GAIN = 400  # more makes no difference


@kernel
def tell_unseen(
    state: State, seat: Seat, cards: list[int], worth: list[int], out: list[float]
) -> None:
    """How many cards of each group nobody has seen, and what one of them would bring."""
    unseen = flags(KINDS)
    count_unseen(state, seat, unseen)
    total = 0
    gain = 0
    for kind in range(KINDS):
        out[UNSEEN + OF_GROUP[kind]] += 0.1 * unseen[kind]
        total += unseen[kind]
        cards[KINDS * seat + kind] += 1
        gain += unseen[kind] * (judge(state, cards, seat) - worth[seat])
        cards[KINDS * seat + kind] -= 1
    if total > 0:
        out[UNSEEN + 7] = 2.0 * GAIN * gain / total


@kernel
def count_unseen(state: State, seat: Seat, unseen: list[int]) -> None:
    """Count by kind the cards that lie in no treasure, in no pile and not in one's own hand."""
    for kind in range(KINDS):
        unseen[kind] = state.cards[kind]
        for other in range(state.players):
            unseen[kind] -= state.treasure[other][kind]
    for pile in range(state.players):
        add_pile(state, pile, unseen, 0, -1)
    if state.hand[seat] >= 0:
        unseen[state.hand[seat]] -= 1
    if sees_card(state, seat):
        unseen[state.card] -= 1


@kernel
def sees_card(state: State, seat: Seat) -> bool:
    """F20: whether a seat sees the card just drawn."""
    return state.card >= 0 and (not state.bluff or state.turn == seat)


@kernel
def gain_of(
    state: State, cards: list[int], worth: list[int], seat: Seat, pile: Pile, place: Pile
) -> int:
    """What a pile would add to the worth of a seat, if the card just drawn lay in that place."""
    at = KINDS * seat
    forgotten = add_pile(state, pile, cards, at, 1)
    if pile == place:
        cards[at + state.card] += 1
    gain = judge(state, cards, seat) - worth[seat]
    if pile == place:
        cards[at + state.card] -= 1
    add_pile(state, pile, cards, at, -1)
    return min(gain + FORGOTTEN * forgotten, MOST_GAIN)


@kernel
def tell_piles(
    state: State, seat: Seat, cards: list[int], worth: list[int], out: list[float]
) -> None:
    """What the free piles would bring to oneself, and to the rivals who may take them first."""
    shown = sees_card(state, seat)
    if state.dragon_at[seat] == AWAY:
        gains = numbers(MOST_PLAYERS)
        free = 0
        for pile in range(state.players):
            if is_free(state, pile):
                gains[pile] = gain_of(state, cards, worth, seat, pile, NOWHERE)
                insert(gains[pile], out, free)
                free += 1
                if shown:
                    better = gain_of(state, cards, worth, seat, pile, pile)
                    out[CARD + 1] = max(out[CARD + 1], GAIN * better)
        out[PILE + 5] = out[PILE + free - 1]
        out[LAST] = 0.05 * state.deck_size * out[UNSEEN + 7]
        out[LAST + 1] = 0.2 * out[PILE + 5] + out[LAST]
        tell_contest(state, seat, cards, worth, gains, out)
    if shown:
        tell_card(state, seat, cards, worth, out)


@kernel
def insert(gain: int, out: list[float], size: int) -> None:
    """Add to the gains that are sorted, the best first."""
    i = size
    while i > 0 and out[PILE + i - 1] < GAIN * gain:
        out[PILE + i] = out[PILE + i - 1]
        i -= 1
    out[PILE + i] = GAIN * gain


@kernel
def tell_contest(
    state: State,
    seat: Seat,
    cards: list[int],
    worth: list[int],
    gains: list[int],
    out: list[float],
) -> None:
    """What is left if the rivals take the piles that suit them best, in the order of play."""
    taken = flags(MOST_PLAYERS)
    favourite = best_pile(state, gains, taken)
    rivals = 0
    begins = steps_to(state, seat, state.turn)
    for i in range(state.players):
        rival = seat_after(state, seat, (begins + i) % state.players)
        if rival == seat or state.dragon_at[rival] != AWAY:
            continue
        wanted = numbers(MOST_PLAYERS)
        for pile in range(state.players):
            if is_free(state, pile) and not taken[pile]:
                wanted[pile] = gain_of(state, cards, worth, rival, pile, NOWHERE)
        choice = best_pile(state, wanted, taken)
        out[RIVALS_BEST] += GAIN * wanted[choice] / (state.players - 1)
        taken[choice] = 1
        rivals += 1
        if rivals == 1:
            out[RIVALS_BEST + 1] = GAIN * wanted[choice]
            out[LEFT] = GAIN * gains[best_pile(state, gains, taken)]
            if choice == favourite:
                out[LEFT + 2] = 1.0
    out[LEFT + 1] = GAIN * gains[best_pile(state, gains, taken)]


@kernel
def best_pile(state: State, gains: list[int], taken: list[int]) -> Pile:
    """The free pile that brings most, of those that are not thought to be taken."""
    best = NOWHERE
    for pile in range(state.players):
        if is_free(state, pile) and not taken[pile] and (best < 0 or gains[pile] > gains[best]):
            best = pile
    return best


@kernel
def tell_card(
    state: State, seat: Seat, cards: list[int], worth: list[int], out: list[float]
) -> None:
    """What the card just drawn would bring to everybody who is still in."""
    for other in range(state.players):
        if state.dragon_at[other] != AWAY:
            continue
        cards[KINDS * other + state.card] += 1
        gain = GAIN * (judge(state, cards, other) - worth[other])
        cards[KINDS * other + state.card] -= 1
        if other == seat:
            out[CARD] = gain
        else:
            out[RIVALS_BEST + 2] += gain / (state.players - 1)
