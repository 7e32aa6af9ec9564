"""The rules of Dragons, in the order of the printed sheet; ids are those of RULES.md."""

from __future__ import annotations

from dragonden.engine.chance import seed_stream, shuffle, shuffle_counted
from dragonden.engine.decisions import OVER
from dragonden.engine.kernel import flags, inline, kernel

from . import pieces
from .moves import DECISIONS, PUT, TURN, Dragon, Draw, Put, actions
from .pieces import BLUE, FEW, KINDS, NO_CARD, PINK, UNKNOWN, Card, Pile, Seat
from .state import AWAY, NOBODY, State

# -- SET UP --------------------------------------------------------------------------------------


@kernel
def setup(state: State) -> None:
    """R1, F16: the box is shuffled. F3: year by year, a deck is cut from the top of it."""
    state.stock_size = shuffle_counted(state, state.cards, KINDS, state.stock)
    state.card = NO_CARD
    clear_table(state)
    begin_year(state, state.first)  # R9


@kernel
def years(state: State) -> int:
    """R1: four years with three or four players, three with five or six. F17: or one more."""
    usual = pieces.YEARS_OF_FEW if state.players <= FEW else pieces.YEARS_OF_MANY
    return usual + state.extra_year


@kernel
def deck_of(state: State, year: int) -> int:
    """R1: how many cards a year has, as equal as possible. F3: larger decks come first."""
    cards = 0
    for card in range(KINDS):
        cards += state.cards[card]
    return cards // years(state) + (1 if year < cards % years(state) else 0)


@kernel
def begin_year(state: State, starter: Seat) -> None:
    """R2: a card face up for each pile. F2, F19: before that, with bluff, a card in each hand.

    F22: bluff deals from whatever deck the number of years gives, open piles or not.
    """
    state.deck_size = deck_of(state, state.year)
    if state.bluff:
        for seat in range(state.players):
            state.hand[seat] = top_card(state)
    for pile in range(state.players):
        add_to_pile(state, pile, top_card(state))
    state.revealed += 1
    state.turn = starter
    state.phase = TURN


@kernel
def top_card(state: State) -> Card:
    """Take the top card of the year's deck."""
    state.deck_size -= 1
    state.stock_size -= 1
    return state.stock[state.stock_size]


@kernel
def add_to_pile(state: State, pile: Pile, card: Card) -> None:
    state.pile[pile][state.pile_size[pile]] = card
    state.pile_size[pile] += 1
    state.put_on[state.puts] = pile
    state.puts += 1


# -- HOW TO PLAY ---------------------------------------------------------------------------------


@kernel
def actor(state: State) -> Seat:
    return state.turn


@DECISIONS.legal(TURN)
def legal_turn(state: State, out: list[int]) -> int:
    """R3: draw, or place the dragon; in this order, piles from the first."""
    out[0] = actions.Draw()
    n = int(can_draw(state))
    for pile in range(state.players):  # written first, counted if it holds: without branches
        out[n] = actions.Dragon(pile)
        n += is_free(state, pile)
    return n


@kernel
def can_draw(state: State) -> bool:
    """R4, F4: not from an empty deck, whatever is in hand."""
    return state.deck_size > 0


@kernel
def is_free(state: State, pile: Pile) -> bool:
    """R4, R5: neither a card nor a second dragon goes onto a dragon."""
    return state.dragon_on[pile] == NOBODY


@kernel
def end_turn(state: State) -> None:
    """F1: clockwise, past those whose dragon is placed."""
    seat = state.turn
    while True:
        seat = seat + 1 if seat + 1 < state.players else 0
        if state.dragon_at[seat] == AWAY:
            break
    state.turn = seat


# -- 1. DRAW A CARD ------------------------------------------------------------------------------


@DECISIONS.apply(Draw)
def apply_draw(state: State) -> None:
    """R4: turn up the top card. F20: with bluff, take it in hand unseen by the others.

    F25: the put that completes a draw is decided by itself.
    """
    state.card = top_card(state)
    state.revealed += 1
    state.phase = PUT


@DECISIONS.legal(PUT)
def legal_put(state: State, out: list[int]) -> int:
    """R4: the drawn card on any free pile. F20: or the other one in hand. F23: unless equal."""
    n = puts_of(state, state.card, out, 0)
    held = state.hand[state.turn]
    if held != NO_CARD and held != state.card:
        n = puts_of(state, held, out, n)
    return n


@kernel
def puts_of(state: State, card: Card, out: list[int], n: int) -> int:
    """Write the puts of one card after the first `n` actions and return how many there are."""
    for pile in range(state.players):
        out[n] = actions.Put(card, pile)
        n += is_free(state, pile)
    return n


@DECISIONS.apply(Put)
def apply_put(state: State, card: Card, pile: Pile) -> None:
    """R4: onto the pile. F20: with bluff the other card is kept, and the others learn this one."""
    add_to_pile(state, pile, card)
    if state.bluff:
        state.revealed += 1
        if card != state.card:
            state.hand[state.turn] = state.card
    state.card = NO_CARD
    state.phase = TURN
    end_turn(state)


# -- 2. PLACE THEIR DRAGON -----------------------------------------------------------------------


@DECISIONS.apply(Dragon)
def apply_dragon(state: State, pile: Pile) -> None:
    """R5: the player is out until the year ends. R7: so it does when only one is left."""
    state.dragon_on[pile] = state.turn
    state.dragon_at[state.turn] = pile
    state.dragons_placed += 1
    end_turn(state)
    if state.dragons_placed == state.players - 1:
        end_year(state)


# -- LAST REMAINING PLAYER, END OF A YEAR, NEW YEAR ----------------------------------------------


@kernel
def end_year(state: State) -> None:
    """R8: all lay out what they took. R9: the player left of the last one starts the new year."""
    last = state.turn  # F5: who is left decides nothing more
    state.revealed += 1  # R6: what no screen has shown comes to light
    for i in range(state.puts):
        state.put_on[i] = 0
    state.puts = 0
    for pile in range(state.players):
        free = is_free(state, pile)
        lay_out_pile(state, last if free else state.dragon_on[pile], pile)  # R7
    state.stock_size -= state.deck_size
    for i in range(state.deck_size):
        state.treasure[last][state.stock[state.stock_size + i]] += 1  # R7
    state.deck_size = 0
    if state.bluff:
        for seat in range(state.players):
            state.treasure[seat][state.hand[seat]] += 1  # F4, F5, F21
    clear_table(state)
    state.year += 1
    if state.year < years(state):
        begin_year(state, (last + 1) % state.players)
    else:
        state.phase = OVER


@kernel
def lay_out_pile(state: State, seat: Seat, pile: Pile) -> None:
    """R8: only counts remain. F9: a treasure does not tell where its cards came from."""
    for i in range(state.pile_size[pile]):
        state.treasure[seat][state.pile[pile][i]] += 1
        state.pile[pile][i] = 0
    state.pile_size[pile] = 0


@kernel
def clear_table(state: State) -> None:
    """R8: no dragon lies on a pile, and no card is in a hand."""
    for i in range(state.players):  # a pile for each seat
        state.dragon_on[i] = NOBODY
        state.dragon_at[i] = AWAY
        state.hand[i] = NO_CARD
    state.dragons_placed = 0


# -- END OF THE GAME, ELIMINATION AND SCORING ----------------------------------------------------


@kernel
def scores(state: State, out: list[list[int]]) -> None:
    """R18: most points among those not eliminated. F11: the others' are shown, last column."""
    eliminated = eliminated_seats(state)
    for seat in range(state.players):
        alive = 1 - ((eliminated >> seat) & 1)
        out[seat][2] = points_of(state, seat, eliminated)
        out[seat][0] = alive
        out[seat][1] = alive * out[seat][2]


@kernel
def points_of(state: State, seat: Seat, eliminated: int) -> int:
    """R12, R13, R14, R15, R16, R17, in fifths of a point. F11: the eliminated get none for gems."""
    points = own_points(state, seat)
    return points + gems(state, seat, BLUE, eliminated) + gems(state, seat, PINK, eliminated)


@kernel
def own_points(state: State, seat: Seat) -> int:
    """What counts whatever the others have, in fifths: all but gems."""
    points = coins(state, seat) + ring(state, seat) + armour(state, seat)
    return pieces.UNIT * (points + polish(state, seat) + jewels(state, seat))


@kernel
def eliminated_seats(state: State) -> int:
    """Whoever is eliminated, a bit for each seat: found once, where all points are counted.

    R10: few players count all animals together. R11: many count cows and sheep apart. F10:
    everybody is compared with everybody, eliminated or not.
    """
    if state.players <= FEW:
        return seat_with_fewest(state, 1, 1)
    return seat_with_fewest(state, 1, 0) | seat_with_fewest(state, 0, 1)


@kernel
def seat_with_fewest(state: State, cows: int, sheep: int) -> int:
    """R10, R11, F12: the bit of whoever is alone with the fewest, each counting so much; or 0."""
    fewest, found = count_animals(state, 0, cows, sheep), 1
    for seat in range(1, state.players):
        animals = count_animals(state, seat, cows, sheep)
        if animals <= fewest:
            found = 1 << seat if animals < fewest else 0
            fewest = animals
    return found


@kernel
def count_animals(state: State, seat: Seat, cows: int, sheep: int) -> int:
    return cows * state.treasure[seat][pieces.COW] + sheep * state.treasure[seat][pieces.SHEEP]


@kernel
def coins(state: State, seat: Seat) -> int:
    """R12: one point each."""
    points = 0
    for i in range(pieces.COINS):
        points += (i + 1) * state.treasure[seat][pieces.GOLD + i]
    return points


@kernel
def gems(state: State, seat: Seat, gem: Card, eliminated: int) -> int:
    """R13: the most of a colour score, in fifths. F13: the eliminated do not count."""
    most, share = most_gems(state, gem, eliminated)
    is_alive = not (eliminated >> seat) & 1
    return share if is_alive and state.treasure[seat][gem] == most else 0


@inline
def most_gems(state: State, gem: Card, eliminated: int) -> tuple[int, int]:
    """The most of a colour that anybody has, and what each of those scores: R13, ties divide.

    Seats that nobody has are looked at as well: compiled, as many as always are no loop.
    """
    most, tied = 1, 0
    for seat in range(pieces.MOST_PLAYERS):
        most = max(most, state.treasure[seat][gem] * (1 - ((eliminated >> seat) & 1)))
    for seat in range(pieces.MOST_PLAYERS):
        tied += state.treasure[seat][gem] * (1 - ((eliminated >> seat) & 1)) == most
    return most, pieces.SHARES[tied]


@kernel
def ring(state: State, seat: Seat) -> int:
    """R14: exactly one scores."""
    return pieces.ONE_RING if state.treasure[seat][pieces.RING] == 1 else 0


@kernel
def armour(state: State, seat: Seat) -> int:
    """R15: as many sets as there are of the scarcest piece."""
    sets = state.treasure[seat][pieces.SWORD]
    for i in range(1, pieces.PIECES):
        sets = min(sets, state.treasure[seat][pieces.SWORD + i])
    return pieces.SET * sets


@kernel
def polish(state: State, seat: Seat) -> int:
    """R16: each can scores as many points as there are cans."""
    return state.treasure[seat][pieces.POLISH] * state.treasure[seat][pieces.POLISH]


@kernel
def jewels(state: State, seat: Seat) -> int:
    """R17: sets of three equal ones. F14, F15: a fourth and a mixture score nothing."""
    sets = 0
    for i in range(pieces.PIECES):
        sets += state.treasure[seat][pieces.CROWN + i] // pieces.EQUAL_JEWELS
    return pieces.SET * sets


# -- HIDDEN INFORMATION --------------------------------------------------------------------------

REDACTED = ("stock", "hand", "card")  # what redact writes, besides chance


@kernel
def redact(state: State, seat: Seat) -> None:
    """Hide the stock, chance and, with bluff, what others hold.

    R6: everybody saw what went onto the piles, so a perfect memory knows it. F7: sizes stay. The
    unseen cards need not be noted: they are those of the box that are nowhere to be seen.
    """
    state.rng = 0
    state.drawn = 0
    for i in range(pieces.MOST_CARDS):
        state.stock[i] = UNKNOWN
    if not state.bluff:
        return
    for other in range(state.players):
        if other != seat and state.hand[other] != NO_CARD:
            state.hand[other] = UNKNOWN  # F19, F20
    if seat != state.turn and state.card != NO_CARD:
        state.card = UNKNOWN  # F20


def has_no_secrets(state: State) -> bool:
    """F19, F20: only bluff gives anybody a card that the others have not seen."""
    return not state.bluff


@kernel
def determinize(state: State, seat: Seat, seed: int) -> None:
    """F24: every arrangement of the unseen cards in stock and hands is equally likely.

    The same holds for piles, if the seat does not remember what went there.
    """
    seed_stream(state, seed)
    unseen = flags(KINDS)
    count_unseen(state, unseen)
    left = shuffle_counted(state, unseen, KINDS, state.stock)
    for other in range(state.players):
        if state.hand[other] == UNKNOWN:
            left -= 1
            state.hand[other] = state.stock[left]
    if state.card == UNKNOWN:
        left -= 1
        state.card = state.stock[left]
    for pile in range(state.players):
        for i in range(state.pile_size[pile]):
            if state.pile[pile][i] == UNKNOWN:
                left -= 1
                state.pile[pile][i] = state.stock[left]


@kernel
def reshuffle(state: State) -> None:
    """Nobody knows the order of the stock."""
    shuffle(state, state.stock, state.stock_size)


@kernel
def count_unseen(state: State, unseen: list[int]) -> None:
    """Count the cards of the box that lie in no treasure, no pile and no known hand."""
    for card in range(KINDS):
        unseen[card] = state.cards[card]
        for seat in range(state.players):
            unseen[card] -= state.treasure[seat][card]
    for pile in range(state.players):
        for i in range(state.pile_size[pile]):
            if state.pile[pile][i] != UNKNOWN:
                unseen[state.pile[pile][i]] -= 1
    for seat in range(state.players):
        if state.hand[seat] >= 0:
            unseen[state.hand[seat]] -= 1
    if state.card >= 0:
        unseen[state.card] -= 1
