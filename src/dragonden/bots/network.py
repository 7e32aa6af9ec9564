"""A network of three layers, inside kernels: what a position is worth to a seat.

It tells the three columns of `engine.worth`: worth and chance from 0 to 1, and points. Inputs are
the game's features. Neurons of the inner layers pass on what is above 0.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from dragonden.engine.backends import Backend
from dragonden.engine.kernel import kernel
from dragonden.engine.verbs import features
from dragonden.engine.worth import COLUMNS


class Network(NamedTuple):
    """Weights, and room for what flows through: arrays of the backend on which it runs."""

    weights: Any  # [network][...]: layer after layer, the weights of each input, then the biases
    inputs: Any
    first: Any
    second: Any
    outputs: Any  # the columns of `engine.worth`


def count_weights(inputs: int, first: int, second: int) -> int:
    """How many weights a network has."""
    return (inputs + 1) * first + (first + 1) * second + (second + 1) * COLUMNS


def build_network(backend: Backend, layers: tuple[int, int, int], *weights: Any) -> Network:
    """Networks of the same layers, side by side."""
    rows = backend.reals(len(weights), count_weights(*layers))
    for row, numbers in zip(rows, weights, strict=True):
        row[:] = numbers
    return Network(rows, *(backend.reals(size) for size in (*layers, COLUMNS)))


def build_blank(backend: Backend, inputs: int) -> Network:
    """A network that knows nothing, where one is needed all the same."""
    layers = (inputs, 1, 1)
    return build_network(backend, layers, [0.0] * count_weights(*layers))


@kernel
def judge(state: Any, seat: int, network: Network, which: int) -> None:
    """Write what a position is worth to a seat to `network.outputs`, from what it knows."""
    inputs, weights = network.inputs, network.weights[which]
    for i in range(len(inputs)):
        inputs[i] = 0.0
    features(state, seat, inputs)
    at = pass_on(inputs, weights, 0, network.first)
    keep_positive(network.first)
    at = pass_on(network.first, weights, at, network.second)
    keep_positive(network.second)
    pass_on(network.second, weights, at, network.outputs)


@kernel
def pass_on(inputs: Any, weights: Any, at: int, outputs: Any) -> int:
    """One layer, whose weights begin at `at`; returns where those of the next do.

    Half of all inputs are 0: they are left out.
    """
    n = len(outputs)
    biases = at + len(inputs) * n
    for j in range(n):
        outputs[j] = weights[biases + j]
    for i in range(len(inputs)):
        value = inputs[i]
        if value != 0.0:
            row = at + i * n
            for j in range(n):
                outputs[j] += value * weights[row + j]
    return biases + n


@kernel
def keep_positive(numbers: Any) -> None:
    for i in range(len(numbers)):
        if numbers[i] < 0.0:
            numbers[i] = 0.0
