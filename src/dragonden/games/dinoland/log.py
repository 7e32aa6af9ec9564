"""What is said about a game of Dinoland: prompts, and the log of moves and their consequences."""

from __future__ import annotations

from msgspec.structs import asdict

from dragonden.engine.decisions import OVER
from dragonden.engine.square import SIDES
from dragonden.engine.state import copy_state
from dragonden.engine.words import Fact, Line

from . import moves, pieces
from .cells import cell_at, x_of, y_of
from .dinosaurs import nameless_slot
from .map import creature_of, half_of, move_crosshair, read_domino, slot_at
from .moves import DECISIONS, Move
from .refusals import halves_of
from .state import IDLE, State

Facts = dict[str, Fact | Line]

ENDS = ("", "end-asteroid", "end-pawns", "end-insta", "end-stuck")


def find_prompt_facts(state: State) -> Facts:
    """What the decision is about."""
    if state.phase in (moves.PLACE, moves.COVER):
        return {"domino": letters_of(state, state.picked)}
    if state.phase == moves.HATCH_PLACE:
        return hatch_facts(state, state.picked, state.hatch_half) | {"half": state.hatch_half + 1}
    if state.phase == moves.WILD:
        return cell_facts(state, nameless_slot(state))
    if state.phase == moves.HATCH:
        return {"eggs": state.hatcher.count(state.decider + 1)}
    if state.phase == moves.ACT:
        return cell_facts(state, state.hatched) | creature_fact(state.creature[state.hatched])
    if state.phase == moves.PAWN_TO:
        return cell_facts(state, state.pawn_slot)
    if state.phase == moves.STEP:
        return {"axis": "column" if state.axis else "row", "left": state.steps_left}
    return {"left": state.puts} if state.phase == moves.PUT else {}


def explain_end(state: State) -> Line:
    """Why the game ended."""
    return Line(ENDS[state.end])


def cell_facts(state: State, slot: int) -> Facts:
    return {"x": x_of(state.cell[slot]), "y": y_of(state.cell[slot])}


def creature_fact(creature: int) -> Facts:
    return {"creature": pieces.CREATURES[creature]}


# -- the log -------------------------------------------------------------------------------------


def log_move(before: State, move: Move, after: State, seat: int) -> list[Line]:
    """What the log says to a seat about one move."""
    lines = [Line(f"log-{name_of(before, move)}", facts_of(before, move))]
    lines += log_consequences(before, after)
    lines += log_tiles_seen(before, after)
    if after.phase == OVER:
        return [*lines, explain_end(after)]
    return lines + log_passes(before, after)


def name_of(before: State, move: Move) -> str:
    """The decision, where a kind of move answers several; else the kind of move."""
    if isinstance(move, moves.Place | moves.Pawn) or before.phase == moves.PAWN_TO:
        return DECISIONS.name(before.phase)
    if isinstance(move, moves.Dino) and before.dino[0] == before.dino[1]:
        return "dino-alike"
    if move == moves.Put(None):
        return "put-unseen"
    return str(move.__struct_config__.tag)


def facts_of(before: State, move: Move) -> Facts:
    """Who made the move and what it was about."""
    facts: Facts = {"seat": before.decider}
    match move:
        case moves.Play(domino) | moves.Overlap(domino):
            facts |= {"domino": letters_of(before, domino)} | name_halves(before, domino)
        case moves.Hatch(domino, half):
            facts |= hatch_facts(before, domino, half) | name_halves(before, domino)
        case moves.Place():
            egg = halves_of(move)[before.hatch_half]
            facts |= lay_facts(before, move) | {"egg_x": x_of(egg), "egg_y": y_of(egg)}
        case moves.Wild(name, arrow):
            facts |= {"creature": name, "arrow": arrow}
        case moves.Claim(x, y) | moves.Pawn(x, y):
            terrain = pieces.TERRAINS[before.terrain[slot_at(before, cell_at(x, y))] - 1]
            facts |= {"x": x, "y": y, "terrain": terrain}
            if before.phase == moves.PAWN_TO:
                facts |= cell_facts(before, before.pawn_slot) | {"to_x": x, "to_y": y}
        case moves.Dino(half):
            facts |= cell_facts(before, before.laid[half]) | creature_fact(before.dino[half])
        case moves.Act():
            facts |= creature_fact(before.creature[before.hatched])
        case moves.Step(side):
            after = copy_state(before)
            move_crosshair(after, SIDES.index(side))
            facts |= {"side": side, "x": after.column, "y": after.row}
        case moves.Put(None):
            pass  # nobody is told which tile
        case _:
            facts |= asdict(move)
    return facts


def name_halves(state: State, domino: int) -> Facts:
    """Both halves in words, for those who see no letters."""
    one, two = (name_half(*half) for half in read_domino(state, domino))
    return {"one": one, "two": two, "named": "yes"}


def name_half(terrain: int, creature: int, arrow: int) -> Line:
    side = SIDES[arrow] if creature == pieces.TRICERATOPS else "none"
    facts = {
        "terrain": pieces.TERRAINS[terrain - 1],
        "creature": pieces.CREATURES[creature],
        "arrow": side,
    }
    return Line("half-name", facts)


def letters_of(state: State, domino: int) -> str:
    """A domino as it is printed."""
    return pieces.domino_letters(*read_domino(state, domino))


def hatch_facts(state: State, domino: int, half: int) -> Facts:
    """A domino and the dinosaur on it that hatches."""
    creature = creature_of(half_of(state, domino, half))
    return {"domino": letters_of(state, domino)} | creature_fact(creature)


def lay_facts(state: State, move: moves.Place) -> Facts:
    """Where both halves lie, with arrows as they point."""
    turn = SIDES.index(move.side) - SIDES.index("E")
    printed = read_domino(state, state.picked)
    first, second = (pieces.square_letters(t, c, (arrow + turn) % 4) for t, c, arrow in printed)
    return {"first": first, "second": second, "x": move.x, "y": move.y, "side": move.side}


def log_consequences(before: State, after: State) -> list[Line]:
    """Dinosaurs that acted and tiles that were revealed, in the order it happened."""
    lines: list[Line] = []
    deed = before.deeds
    for reveal in range(before.reveals, after.reveals + 1):
        while deed < after.deeds and after.deed_at[deed % 2] <= reveal:
            lines += deed_lines(after, deed % 2)
            deed += 1
        if reveal < after.reveals:
            lines += reveal_lines(after, reveal)
    return lines


def deed_lines(after: State, i: int) -> list[Line]:
    """Where the crosshairs met then; what the others did tells itself."""
    if after.deed[i] == pieces.TRICERATOPS:
        return [Line("log-triceratops", {"x": after.deed_column[i], "y": after.deed_row[i]})]
    return [Line("log-brachiosaurus")] if after.deed[i] == pieces.BRACHIOSAURUS else []


def reveal_lines(after: State, reveal: int) -> list[Line]:
    """A tile that was revealed, and what it did if it asked for nothing."""
    tile = pieces.TILES[after.told[reveal]]
    facts: Facts = {"seat": after.told_seat[reveal], "tile": tile}
    lines = [Line("log-reveal", facts)]
    if after.told_idle[reveal] == IDLE:
        lines.append(Line("log-idle"))
    elif tile == "switch_impact":
        lines.append(Line("log-switch", {"card": pieces.CARDS[after.card]}))
    elif tile in ("draw_dominoes", "look_last", "mini_impact"):
        lines.append(Line("log-effect", facts))
    return lines


def log_tiles_seen(before: State, after: State) -> list[Line]:
    """To a seat that has looked: what it saw, from the top."""
    lines = []
    for place in range(min(before.tiles, after.tiles) - 1, -1, -1):
        if before.tile[place] == pieces.UNKNOWN and after.tile[place] != pieces.UNKNOWN:
            facts: Facts = {"nth": after.tiles - place, "tile": pieces.TILES[after.tile[place]]}
            lines.append(Line("log-seen", facts))
    return lines


def log_passes(before: State, after: State) -> list[Line]:
    """Who was passed over before the next turn."""
    if after.turns == before.turns or before.turns == 0:
        return []
    lines = []
    seat = (before.turn + 1) % after.players
    while seat != after.turn:
        lines.append(Line("log-pass", {"seat": seat}))
        seat = (seat + 1) % after.players
    return lines
