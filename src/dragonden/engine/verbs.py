"""The verbs of every game, as functions that choose the game by the type of the state.

`legal(state, out)` runs the `legal` of the game that `state` belongs to. Compiled code makes the
choice while compiling, so one generic search or simulation becomes one compiled function a game.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

from .chance import below, seed_stream
from .decisions import OVER
from .kernel import F, kernel

RULES: dict[type, dict[str, Callable[..., Any]]] = {}  # state class → its game's verbs by name
VERBS: dict[Callable[..., Any], str] = {}  # each function below → its name

ANY_SEAT = -1  # option `first`: let chance decide


def verb(stub: F) -> F:
    """Make `stub` stand for the function of the same name in each game."""
    name = stub.__name__

    @functools.wraps(stub)
    def chosen(state: Any, *args: Any) -> Any:
        return RULES[type(state)][name](state, *args)

    VERBS[chosen] = name
    return chosen  # type: ignore[return-value]


@verb
def setup(state: Any) -> None:
    """Lay out the game in a state that holds only its options and its random stream."""


@verb
def actor(state: Any) -> int:  # type: ignore[empty-body]
    """The seat that must decide next."""


@verb
def legal(state: Any, out: Any) -> int:  # type: ignore[empty-body]
    """Write the actions now allowed to `out` and return how many."""


@verb
def apply(state: Any, action: int) -> None:
    """Carry out an allowed action, with all that follows from it."""


@verb
def scores(state: Any, out: Any) -> None:
    """Write each seat's standing to `out[seat][column]`, best column first, more is better."""


@verb
def redact(state: Any, seat: int) -> None:
    """Erase what `seat` (or a SPECTATOR) cannot know, even with a perfect memory."""


@verb
def determinize(state: Any, seat: int, seed: int) -> None:
    """Fill a state redacted for `seat` with one guess at everything hidden, each equally likely."""


@verb
def believe(state: Any, seat: int, seed: int) -> None:
    """Fill a state redacted for `seat` with one guess, by how the others have played.

    Optional: for games in which they betray what they hold; else it is `determinize`.
    """


@verb
def reshuffle(state: Any) -> None:
    """Put what lies hidden in an order that no seat knows into another one, each equally likely.

    No seat may notice. Optional: for games that shuffle before they draw.
    """


@verb
def appraise(state: Any, action: int) -> int:  # type: ignore[empty-body]
    """How much the game's own greedy player likes an allowed action: more is better.

    It must look only at what the actor knows, even if the state holds more.
    """


@verb
def evaluate(state: Any, out: Any) -> None:
    """Write what a known or guessed position is worth to each, in the columns of `engine.worth`.

    At the end it is what was won; before, an estimate for a search that stops here.
    """


@verb
def discount_luck(state: Any, since: Any, out: Any) -> None:
    """Take what luck has brought since an earlier position out of what `evaluate` wrote.

    Optional: for games whose search should tell luck from merit.
    """


@verb
def forget(state: Any, seat: int, memory: int) -> None:
    """Erase from a seat's knowledge what it must remember, except the last `memory` cards or so.

    Optional: for games in which something has to be remembered.
    """


@verb
def patience(state: Any, action: int) -> int:  # type: ignore[empty-body]
    """The weight of this action for a player who wants a long game.

    At least 1. Where uniform play ends too soon, tests and studies use it.
    """


@verb
def observe(state: Any, seat: int, planes: Any, cells: Any, scalars: Any) -> None:
    """Write what `seat` knows as numbers to zeroed buffers, in the order of its `Observation`.

    `cells` is told which cells of the planes are written.

    It looks only at what the seat knows, also in a state that tells more; but the observation of a
    game that declares none has to be given a redacted state.
    """


@verb
def describe_offer(state: Any, action: int, out: Any) -> None:
    """Write what an allowed action is, and would bring, as numbers to a zeroed buffer.

    It must look only at what the actor knows, even if the state holds more.
    """


@verb
def features(state: Any, seat: int, out: Any) -> None:
    """Write what a network judges the position of `seat` by to a zeroed buffer of real numbers.

    It looks only at what the seat knows, even if the state holds more. It is asked at any position,
    for any seat, also when the game is over. Optional: for games with a player that learns.
    """


@verb
def piece_of(state: Any, action: int) -> int:  # type: ignore[empty-body]
    """The piece of the game's `Facts` that an offered action takes, or NO_PIECE."""


@verb
def count_pieces(state: Any, seat: int, out: Any) -> None:
    """Count the pieces that a seat has, to a zeroed buffer in the order of the game's `Facts`."""


@verb
def mark_places(state: Any, out: Any) -> None:
    """Count where things lie, at the end of a game, on the maps of the game's `Facts`."""


@verb
def kind_of(state: Any, action: int) -> int:  # type: ignore[empty-body]
    """The number of an action's kind of move, in the order in which the game declares them."""


@kernel
def reshuffle_nothing(state: Any) -> None:
    """The `reshuffle` of a game that draws whatever comes next at the moment it comes."""


@kernel
def discount_nothing(state: Any, since: Any, out: Any) -> None:
    """The `discount_luck` of a game whose positions are judged as they stand."""


@kernel
def tell_nothing(state: Any, seat: int, out: Any) -> None:
    """The `features` of a game for which no network was taught."""


@kernel
def forget_nothing(state: Any, seat: int, memory: int) -> None:
    """The `forget` of a game where whatever is known lies on the table."""


@kernel
def is_over(state: Any) -> bool:
    """Whether the game has ended."""
    return state.phase == OVER  # type: ignore[no-any-return]


@kernel
def renew_chance(state: Any, key: int) -> None:
    """Let chance go on from a new key: nobody can tell any more what comes next."""
    seed_stream(state, key)
    reshuffle(state)


@kernel
def begin(state: Any, seed: int) -> None:
    """Start a game in a zeroed state whose options are set."""
    seed_stream(state, seed)
    if state.first == ANY_SEAT:
        state.first = below(state, state.players)
    setup(state)
