"""Why a move of Dragon Family is refused: the rule it breaks and the sentence that says so."""

from __future__ import annotations

from dragonden.engine.errors import Refusal, refuse
from dragonden.engine.hexes import DIRECTIONS, EMPTY, STEPS, is_place, place_at
from dragonden.engine.lists import is_among

from . import moves, pieces
from .action import chosen_tile, handler_tile, kinds_to_lay, may_live, tithe
from .dragon import DRAGON, dragon_with, is_grown
from .land import edges_around, landscape_of, rotations_of, tile_at, water_of
from .moves import DECISIONS
from .nest import eats, find_unfed
from .state import State


def refuse_handler(state: State, handler: int) -> Refusal | None:
    """F31: a second handler on the same tile has no number of its own."""
    if handler_tile(state, handler) == EMPTY:
        return refuse("F31", "same-handler")
    return None


# -- the action ----------------------------------------------------------------------------------


@DECISIONS.refuse(moves.Explore)
def refuse_explore(state: State, move: moves.Explore) -> Refusal | None:
    """R5: a tile that is not in the hand, or fits nowhere."""
    assert move.tile is not None
    kind = pieces.KINDS.index(move.tile)
    if kind not in state.hand[state.seat][: state.hand_size[state.seat]]:
        return refuse("R5", "explore-hand", tile=move.tile)
    if no_handler := refuse_handler(state, move.handler):
        return no_handler
    if kinds_to_lay(state, handler_tile(state, move.handler)) >> kind & 1:
        return None
    return refuse("R5", "explore-nowhere", tile=move.tile)


@DECISIONS.refuse(moves.MoveHandler)
def refuse_move(state: State, move: moves.MoveHandler) -> Refusal | None:
    """F8: while there is but one tile."""
    if state.tiles == pieces.START:
        return refuse("F8", "move-nowhere")
    return refuse_handler(state, move.handler)


@DECISIONS.refuse(moves.Settle)
def refuse_settle(state: State, move: moves.Settle) -> Refusal | None:
    """R10, then R11."""
    if no_handler := refuse_handler(state, move.handler):
        return no_handler
    tile = handler_tile(state, move.handler)
    if state.tile_kind[tile] == pieces.TOWN:
        return refuse("R10", "settle-town")
    if owner := state.tile_lair[tile]:
        own = "yes" if owner == state.seat + 1 else "no"
        return refuse("R10", "settle-lair", own=own, other=owner - 1)
    nest = state.nest[state.seat][: state.nest_size[state.seat]]
    if not any(is_grown(dragon) for dragon in nest):
        return refuse("R10", "settle-young")
    if not any(may_live(state, dragon, tile) for dragon in nest):
        landscape = pieces.LANDSCAPES[landscape_of(state.tile_kind[tile])]
        return refuse("R10", "settle-nobody", landscape=landscape)
    gold, due = state.resources[state.seat][pieces.GOLD], tithe(state, state.seat, tile)
    return refuse("R11", "settle-tithe", tithe=due, gold=gold) if due > gold else None


@DECISIONS.comes_first(moves.EXPLORE, moves.MOVE, moves.SETTLE)
def refuse_other_choice(state: State, move: moves.Move) -> Refusal | None:
    """A choice that is not possible in itself is refused for that reason."""
    choices = moves.Explore | moves.MoveHandler | moves.Settle
    if isinstance(move, choices) and DECISIONS.encode(move) >= 0:
        return DECISIONS.refusers[type(move)](state, move)
    return None


@DECISIONS.refuse(moves.Lay)
def refuse_lay(state: State, move: moves.Lay) -> Refusal:
    """R5, in the order in which one would go about it."""
    kind = state.chosen
    place = place_at(move.q, move.r)
    if is_place(move.q, move.r) and tile_at(state, place) != EMPTY:
        return refuse("R5", "explore-occupied")
    beside = {tile_at(state, place + step) for step in STEPS}
    if not is_place(move.q, move.r) or chosen_tile(state) not in beside:
        return refuse("R5", "explore-apart")
    if move.rotation >= rotations_of(kind):
        return refuse("R5", "explore-land")
    touching, wet = edges_around(state, place)
    clash = (water_of(kind, move.rotation) & touching) ^ wet
    edge = next(i for i in range(6) if clash >> i & 1)
    there = "water" if wet >> edge & 1 else "land"
    return refuse("R5", "explore-edge", side=DIRECTIONS[edge], edge=there)


@DECISIONS.refuse(moves.Go)
def refuse_go(state: State, move: moves.Go) -> Refusal:
    """R9: no tile; F28: a name that it does not have; R9: the tile where the handler stands."""
    place = place_at(move.q, move.r) if is_place(move.q, move.r) else -1
    if place in pieces.START_PLACES[1:]:
        return refuse("F28", "start-name")
    tile = tile_at(state, place) if place >= 0 else EMPTY
    if tile == EMPTY or state.tile_place[tile] != place:  # distant places share a cell
        return refuse("R9", "no-tile")
    return refuse("R9", "move-same")


@DECISIONS.refuse(moves.Discard)
def refuse_discard(state: State, move: moves.Discard) -> Refusal:
    """R9: tiles that are not named, or not in the hand."""
    return refuse("R9", "discard-hidden" if "hidden" in move.tiles else "discard-hand")


@DECISIONS.refuse(moves.Found)
def refuse_found(state: State, move: moves.Found) -> Refusal:
    """R10: a dragon that is not there, too young or elsewhere at home."""
    if no_dragon := refuse_dragon(state, move, "R10"):
        return no_dragon
    if move.food + move.golds < pieces.GROWN:
        return refuse("R10", "settle-young")
    return refuse("R10", "settle-home", colour=move.colour)


def refuse_dragon(state: State, move: moves.Found | moves.Feed, rule: str) -> Refusal | None:
    """By a rule, of a dragon that is not in the nest; R3: all food of a gold one is gold."""
    if pieces.COLOURS.index(move.colour) == pieces.GOLD and move.food:
        return refuse("R3", "gold-food")
    nest = state.nest[state.seat][: state.nest_size[state.seat]]
    if (move.colour, move.food, move.golds) in map(DRAGON.values, nest):
        return None
    return refuse(rule, "no-dragon", colour=move.colour, food=move.food, golds=move.golds)


# -- hatch and feed ------------------------------------------------------------------------------


@DECISIONS.refuse(moves.Hatch)
def refuse_hatch(state: State, move: moves.Hatch) -> Refusal:
    """R13: what is wanted, F16: which may be gone; then what is paid."""
    egg, kind = moves.EGGS.index(move.egg), pieces.RESOURCES.index(move.kind)
    if egg != pieces.TOKEN_EGG and state.nest_size[state.seat] == pieces.NEST:
        return refuse("R13", "hatch-full")
    if egg < pieces.PILE_EGG and not is_among(state.market, state.market_size, egg):
        return refuse("R13", "hatch-market", colour=move.egg)
    if egg == pieces.PILE_EGG and state.pile_size == 0:
        return refuse("F16", "hatch-pile")
    if (kind == pieces.GOLD) != (move.golds == pieces.EGG):
        return refuse("R13", "hatch-payment")
    count = pieces.EGG - move.golds
    return refuse("R13", "hatch-poor", resource=move.kind, count=count, golds=move.golds)


@DECISIONS.refuse(moves.Feed)
def refuse_feed(state: State, move: moves.Feed) -> Refusal:
    """R14 and, for what a dragon eats, R3."""
    if no_dragon := refuse_dragon(state, move, "R14"):
        return no_dragon
    colour = pieces.COLOURS.index(move.colour)
    dragon = dragon_with(colour, move.food, move.golds)
    if is_grown(dragon):
        return refuse("R14", "feed-grown")
    if find_unfed(state, dragon) < 0:
        return refuse("R14", "feed-again")
    if not eats(colour, pieces.RESOURCES.index(move.resource)):
        return refuse("R3", "feed-taste", colour=move.colour)
    return refuse("R14", "feed-poor", resource=move.resource)
