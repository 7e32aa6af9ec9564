"""The asteroid's impact: what is hit, what is lost with it, and the score of what is left."""

from __future__ import annotations

from dragonden.engine.kernel import flags, kernel, numbers

from .areas import claims, in_layer, own_area
from .cells import x_of, y_of
from .map import slot_at, target
from .pieces import CARDS, EGG, LIMIT, MOST_PLAYERS, NONE, Creature, Slot
from .state import BLAST_SINGLE, COOPERATIVE, State

(
    CARD_REGULAR, CARD_SINGLE, CARD_LONGEST, CARD_SHORTEST, CARD_WRAP, CARD_DOUBLE,
    CARD_DOUBLE_KIND, CARD_DOUBLE_NOAREA, CARD_SINGLE_DINO, CARD_KIND, CARD_SHAPE_0,
    CARD_SHAPE_1, CARD_SHAPE_2, CARD_SHAPE_3, CARD_SHAPE_5, CARD_LIMIT,
) = range(len(CARDS))  # fmt: skip

REACH = 2  # no shape reaches farther from the target
SPAN = 2 * REACH + 1
LAST_BIT = 31  # that a shape could have: SPAN * SPAN is less

# The squares that cards hit, with the target in the middle.
DRAWN = """
regular  regular_kind  radius_double  radius_double_kind  random_shape_0
.....    .....         ..#..          ..#..               .....
.###.    ..#..         .###.          ..#..               .##..
.###.    .###.         #####          #####               .#.#.
.###.    ..#..         .###.          ..#..               ..##.
.....    .....         ..#..          ..#..               .....

random_shape_1  random_shape_2  random_shape_3  random_shape_5
.....           .....           .....           .....
##...           .#.#.           .###.           #.#.#
.###.           .###.           ..#..           #####
...##           .#.#.           ..#..           .....
.....           .....           .....           .....
"""

PICTURES = {
    name: rows
    for part in DRAWN.strip().split("\n\n")
    for name, *rows in zip(*map(str.split, part.splitlines()), strict=True)
}
PICTURES["regular_wrap"] = PICTURES["regular_limit"] = PICTURES["regular"]
PICTURES["radius_double_noarea"] = PICTURES["radius_double"]


def bits(picture: list[str]) -> int:
    """A picture as bits, the first square the lowest."""
    return sum(1 << i for i, square in enumerate("".join(picture)) if square == "#")


# One number a card, 0 for a card that is no shape; kernels ask for one bit of it.
SHAPES = tuple(bits(PICTURES.get(card, [])) for card in CARDS)
POINT_SHAPE = 1 << (REACH * SPAN + REACH)  # the target alone

# -- WHAT IS HIT ---------------------------------------------------------------------------------


@kernel
def shape_hits(shape: int, dx: int, dy: int) -> bool:
    """Whether a shape around the target holds the square at this distance."""
    is_near = (abs(dx) <= REACH) & (abs(dy) <= REACH)  # both are asked: no branch
    return is_near & ((shape >> (((dy + REACH) * SPAN + dx + REACH) & LAST_BIT)) & 1 == 1)


@kernel
def hits(state: State) -> list[int]:
    """R11, F1, F6 or another impact card: for each square of the map, whether it is hit."""
    hit = flags(state.squares)
    card = state.card
    if not state.impact_cards:
        shape = POINT_SHAPE if state.blast == BLAST_SINGLE else SHAPES[CARD_REGULAR]
        hit_shape(state, shape, hit)
    elif card in (CARD_LONGEST, CARD_SHORTEST):
        hit_line(state, card == CARD_LONGEST, hit)
    elif card == CARD_WRAP:
        hit_wrapped(state, hit)
    elif card == CARD_SINGLE_DINO:
        hit_dinosaurs(state, hit)
    else:  # Q42: the card replaces blast
        hit_shape(state, SHAPES[card], hit)
    return hit


@kernel
def hit_shape(state: State, shape: int, hit: list[int]) -> None:
    """R11: not wrapping; an empty target is fine.

    F11, F12, F15, F16, F17, F18, F19, F20: the shapes of the cards.
    """
    for slot in range(state.squares):
        dx = x_of(state.cell[slot]) - state.column
        dy = y_of(state.cell[slot]) - state.row
        hit[slot] = shape_hits(shape, dx, dy)


@kernel
def hit_wrapped(state: State, hit: list[int]) -> None:
    """F10: 3×3, wrapping within the bounding box; Q63: reached twice is hit once."""
    width = state.right - state.left + 1
    height = state.bottom - state.top + 1
    for slot in range(state.squares):
        dx = (x_of(state.cell[slot]) - state.column) % width
        dy = (y_of(state.cell[slot]) - state.row) % height
        hit[slot] = (dx <= 1 or dx == width - 1) and (dy <= 1 or dy == height - 1)


@kernel
def hit_line(state: State, longest: bool, hit: list[int]) -> None:
    """F8, F9, Q62: row or column of the target, by visible squares; a tie takes the row."""
    in_row = 0
    in_column = 0
    for slot in range(state.squares):
        in_row += y_of(state.cell[slot]) == state.row
        in_column += x_of(state.cell[slot]) == state.column
    take_row = in_row >= in_column if longest else in_row <= in_column
    for slot in range(state.squares):
        if take_row:
            hit[slot] = y_of(state.cell[slot]) == state.row
        else:
            hit[slot] = x_of(state.cell[slot]) == state.column


@kernel
def hit_dinosaurs(state: State, hit: list[int]) -> None:
    """F14, Q40: every square with the target's dinosaur, or every one without; F40: if any."""
    at = slot_at(state, target(state))
    if at != NONE:
        kind = dinosaur_or_none(state.creature[at])
        for slot in range(state.squares):
            hit[slot] = dinosaur_or_none(state.creature[slot]) == kind


@kernel
def dinosaur_or_none(creature: Creature) -> Creature:
    """Q40: an egg is no dinosaur."""
    return creature if creature > EGG else 0


@kernel
def is_lost_terrain(state: State, kind: int) -> bool:
    """F7: every area of the target's terrain (F40: if any); Q38: a wildcard is every terrain."""
    if not state.impact_cards or state.card != CARD_SINGLE:
        return False
    at = slot_at(state, target(state))
    return at != NONE and in_layer(state.terrain[at], kind)


@kernel
def takes_squares(state: State) -> bool:
    """F13, Q41: these cards take only the squares they hit; areas and owners stay."""
    return state.impact_cards == 1 and (
        state.card == CARD_DOUBLE_NOAREA or state.card == CARD_SINGLE_DINO
    )


@kernel
def hits_to_lose(state: State) -> int:
    """F21: how often an area must be hit to be lost."""
    return LIMIT if state.impact_cards and state.card == CARD_LIMIT else 1


@kernel
def is_lost(state: State, kind: int, struck: int) -> bool:
    """R11: whether an area of a terrain is lost that is hit so many times."""
    if takes_squares(state):
        return False
    return struck >= hits_to_lose(state) or is_lost_terrain(state, kind)


# -- SCORING -------------------------------------------------------------------------------------


@kernel
def scores(state: State, out: list[list[int]]) -> None:
    """R12: points by seat; R11, F42: as if the asteroid struck now."""
    points = tally(state)
    for seat in range(state.players):
        out[seat][0] = points[seat]


@kernel
def tally(state: State) -> list[int]:
    """R9: each owner scores an area once; R12, Q43: together all score it."""
    points = numbers(MOST_PLAYERS)
    hit, owners = hits(state), claims(state)
    for slot in range(state.squares):
        if state.pawn[slot] and owners[own_area(state, slot)]:
            worth = worth_of_area(state, state.terrain[slot] - 1, slot, hit)
            for seat in range(state.players):
                if state.mode == COOPERATIVE or (owners[own_area(state, slot)] >> seat) & 1:
                    points[seat] += worth
            owners[own_area(state, slot)] = 0
    return points


@kernel
def worth_of_area(state: State, kind: int, member: Slot, hit: list[int]) -> int:
    """R9, R11: squares × dinosaurs of the area of a square, if it survives.

    F41: a hit wildcard square hits each of its areas; Q39: one not hit spreads nothing.
    """
    size = dinosaurs = struck = 0
    squares_only = takes_squares(state)
    for slot in range(state.squares):
        if state.area[kind][slot] == state.area[kind][member]:
            struck += hit[slot]
            if not (squares_only and hit[slot]):
                size += 1
                dinosaurs += state.creature[slot] > EGG
    return 0 if is_lost(state, kind, struck) else size * dinosaurs
