"""A network of three layers, inside kernels: what a position is worth to a seat.

It tells the three columns of `engine.worth`: worth and chance from 0 to 1, and points. Inputs are
the game's features. Neurons of the inner layers pass on what is above 0.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from dragonden.engine.backends import Backend
from dragonden.engine.kernel import entry, inline, kernel
from dragonden.engine.verbs import features
from dragonden.engine.worth import COLUMNS


class Network(NamedTuple):
    """Weights, and room for what flows through: arrays of the backend on which it runs.

    Weights are [network][input][neuron]; after those of the last input follow the biases.
    """

    first_weights: Any
    second_weights: Any
    last_weights: Any
    inputs: Any
    first: Any
    second: Any
    outputs: Any  # the columns of `engine.worth`


def count_weights(inputs: int, first: int, second: int) -> int:
    """How many weights a network has."""
    return (inputs + 1) * first + (first + 1) * second + (second + 1) * COLUMNS


def build_network(backend: Backend, layers: tuple[int, int, int], *weights: Any) -> Network:
    """Networks of the same layers, side by side; the weights of each in one row."""
    sizes = (*layers, COLUMNS)
    rooms = [backend.reals(len(weights), sizes[i] + 1, sizes[i + 1]) for i in range(3)]
    for which, numbers in enumerate(weights):
        at = 0
        for room in rooms:
            for row in room[which]:
                row[:] = numbers[at : at + len(row)]
                at += len(row)
    return Network(*rooms, *(backend.reals(size) for size in sizes))


def give_room(backend: Backend, network: Network) -> Network:
    """The same weights, with room of its own for what flows through."""
    weights = network.first_weights, network.second_weights, network.last_weights
    flows = network.inputs, network.first, network.second, network.outputs
    return Network(*weights, *(backend.reals(len(flow)) for flow in flows))


def build_blank(backend: Backend, inputs: int) -> Network:
    """A network that knows nothing, where one is needed all the same."""
    layers = (inputs, 1, 1)
    return build_network(backend, layers, [0.0] * count_weights(*layers))


@kernel
def judge(state: Any, seat: int, network: Network, which: int) -> None:
    """Write what a position is worth to a seat to `network.outputs`, from what it knows."""
    inputs = network.inputs
    for i in range(len(inputs)):
        inputs[i] = 0.0
    features(state, seat, inputs)
    pass_on(inputs, network.first_weights[which], network.first)
    keep_positive(network.first)
    pass_on(network.first, network.second_weights[which], network.second)
    keep_positive(network.second)
    pass_on(network.second, network.last_weights[which], network.outputs)


@kernel
def pass_on(inputs: Any, weights: Any, outputs: Any) -> None:
    """One layer. Half of all inputs are 0: they are left out, and the others taken by fours.

    Each sum is added up in the order of the inputs, but fetched and stored once for four of them.
    """
    for j in range(len(outputs)):
        outputs[j] = entry(weights, len(inputs), j)
    a = next_input(inputs, 0)
    while a < len(inputs):
        b = next_input(inputs, a + 1)
        c = next_input(inputs, b + 1)
        d = next_input(inputs, c + 1)
        if d < len(inputs):
            p, q, r, s = inputs[a], inputs[b], inputs[c], inputs[d]
            for j in range(len(outputs)):
                half = outputs[j] + p * entry(weights, a, j) + q * entry(weights, b, j)
                outputs[j] = half + r * entry(weights, c, j) + s * entry(weights, d, j)
            a = next_input(inputs, d + 1)
        else:
            value = inputs[a]
            for j in range(len(outputs)):
                outputs[j] += value * entry(weights, a, j)
            a = b


@inline
def next_input(inputs: Any, i: int) -> int:
    """The next place with an input that is not 0, or one behind the last."""
    while i < len(inputs) and inputs[i] == 0.0:
        i += 1
    return i


@kernel
def keep_positive(numbers: Any) -> None:
    for i in range(len(numbers)):
        if numbers[i] < 0.0:
            numbers[i] = 0.0
