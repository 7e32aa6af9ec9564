"""The kernels that make a game's observations: its own, and what the engine adds to every game."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

from .decisions import OVER
from .kernel import kernel
from .observation import Observation, seats, steps_to
from .state import copy_state, zeros
from .verbs import actor, describe_offer, observe, redact

if TYPE_CHECKING:
    from .game import Game

Kernel = Callable[..., Any]
OBSERVE = "state, seat, planes, cells, scalars"  # the arguments of `observe`


class Observing(NamedTuple):
    """The whole observation of a game, and the kernels that make it."""

    observation: Observation
    observe: Kernel
    describe_offer: Kernel


def build_observing(game: Game, own: Any) -> Observing:
    """Put together what a game's `observe.py`, or None, declares and what the engine knows."""
    if own is None:
        observation = Observation(of_record=True)
        own_part = write_kernel(OBSERVE, declare_record(game, observation))
        describe = describe_digits(game, observation)
    else:
        observation = own.OBSERVATION.copy()
        own_part, describe = own.observe, own.describe_offer
    common_part = write_kernel(OBSERVE, declare_common(game, observation))
    kind_of = game.decisions.dispatch_by_kind({kind: give(i) for i, kind in enumerate(game.kinds)})
    tags = [str(kind.__struct_config__.tag) for kind in game.kinds]
    first_kind = observation.offers("kind", tags, meaning="the kind of move")

    @kernel
    def observe_all(state: Any, seat: int, planes: Any, cells: Any, scalars: Any) -> None:
        own_part(state, seat, planes, cells, scalars)
        common_part(state, seat, planes, cells, scalars)

    @kernel
    def describe_all(state: Any, action: int, out: Any) -> None:
        out[first_kind + kind_of(state, action)] = 1
        describe(state, action, out)

    return Observing(observation, observe_all, describe_all)


def give(number: int) -> Kernel:
    """A kernel that gives a number, whatever the digits of a move are."""
    return kernel(lambda state, *digits: number)


def write_kernel(arguments: str, lines: list[str]) -> Kernel:
    """A kernel made of lines of text, where fields of any game's state can be named."""
    names: dict[str, Any] = {"actor": actor, "steps_to": steps_to}
    exec("\n    ".join([f"def written({arguments}):", *lines]), names)
    function: Kernel = names["written"]
    return kernel(function)


def observe_plain(game: Game, state: Any, seat: int) -> tuple[list[list[int]], list[int]]:
    """The planes and scalars of a seat, from a plain state that may tell more than it knows."""
    if game.observation.of_record:
        state = copy_state(state)
        redact(state, seat)
    seen = game.observation
    planes, scalars = zeros(seen.planes_shape), [0] * seen.scalar_parts.size
    observe(state, seat, planes, [0] * seen.cells_size, scalars)
    return planes, scalars


def describe_plain(game: Game, state: Any, action: int) -> list[int]:
    """What an action offered in a plain state is described by."""
    out = [0] * game.observation.offer_parts.size
    describe_offer(state, action, out)
    return out


# -- what every game has -------------------------------------------------------------------------


def declare_common(game: Game, observation: Observation) -> list[str]:
    """Declare what every game has; returns the lines of the kernel that writes it."""
    decisions = ["over", *(decision.name for decision in game.decisions)]
    places = seats(game.players[1])
    due = observation.scalars("decision", decisions, meaning="the decision that is due")
    acting = observation.scalars("actor", places, meaning="the seat to act; none: it is over")
    taken = observation.scalars("seats", places, meaning="1 where somebody sits")
    lines = [
        f"scalars[{due} + state.phase] = 1",
        f"if state.phase != {OVER}:",
        f"    scalars[{acting} + steps_to(state, seat, actor(state))] = 1",
        "for i in range(state.players):",
        f"    scalars[{taken} + i] = 1",
    ]
    for option in game.own_options:
        name, choices, meaning = option.name, option.choices, "the option of this name"
        if isinstance(choices[0], str):
            words = [str(choice) for choice in choices]
            at = observation.scalars(name, words, meaning=meaning)
            lines.append(f"scalars[{at} + state.{name}] = 1")
        else:
            at = observation.scalars(name, meaning=meaning, most=int(choices[-1]))
            lines.append(f"scalars[{at}] = state.{name}")
    return lines


# -- a game that declares nothing ----------------------------------------------------------------

LARGEST = {"int8": (1 << 7) - 1, "int16": (1 << 15) - 1}  # fields with larger numbers are left out


def declare_record(game: Game, observation: Observation) -> list[str]:
    """Declare every field of the state; returns the lines of the kernel that writes them."""
    fields: dict[str, Any] = vars(game.state)["__dataclass_fields__"]
    declared = {"phase", *(option.name for option in game.options)}  # by what every game has
    lines = ["pass"]
    for name, field in fields.items():
        kind, shape = field.metadata["kind"], field.metadata["shape"]
        if kind in LARGEST and name not in declared:
            most, meaning = LARGEST[kind], "the field of this name in state.py"
            at = observation.scalars(name, *shape, meaning=meaning, least=-most - 1, most=most)
            lines += copy_field(name, shape, at)
    return lines


def copy_field(name: str, shape: tuple[int, ...], at: int) -> list[str]:
    """The lines that write a field, row by row, from a place on."""
    lines, place, value = [], "0", f"state.{name}"
    for depth, size in enumerate(shape):
        lines.append("    " * depth + f"for i{depth} in range({size}):")
        place = f"({place}) * {size} + i{depth}"
        value += f"[i{depth}]"
    return [*lines, "    " * len(shape) + f"scalars[{at} + {place}] = {value}"]


def describe_digits(game: Game, observation: Observation) -> Kernel:
    """Declare the digits of each kind of move; returns the kernel that writes them."""
    functions = {}
    for struct, kind in game.decisions.kinds.items():
        digits, lines = [], ["pass"]
        for i, size in enumerate(kind.fields.sizes):
            name = f"{struct.__struct_config__.tag}_{i}"
            meaning = "a digit of the action, if the move is of this kind"
            at = observation.offers(name, meaning=meaning, most=max(size - 1, 1))
            digits.append(f"digit{i}")
            lines.append(f"out[{at}] = digit{i}")
        functions[struct] = write_kernel(", ".join(["state", *digits, "out"]), lines)
    return game.decisions.dispatch_by_kind(functions)
