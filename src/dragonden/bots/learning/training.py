"""Training a network in PyTorch, on the processor."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from dragonden.engine.extras import require
from dragonden.engine.plan import Course
from dragonden.engine.progress import Progress
from dragonden.engine.worth import ALL, COLUMNS, HUNDREDTHS

from .teacher import Rows

BATCH = 2048
LEARNING_RATE = 2e-3
WEIGHTS_OF_COLUMNS = (1.0, 0.3, 0.3)  # in the loss: worth is what decides
SMALLEST_SPREAD = 0.05  # features that hardly vary are not blown up more than this
HELD_OUT = 20  # of so many games, one shows how good the network is


class Trained(NamedTuple):
    """A network and how good it is."""

    weights: Any  # as `network.Network` lays them out
    loss: float  # on games it was not trained on: the mean square, 1 being that of a constant
    worth: float  # how much of the variance of worth is explained there


def train(rows: Rows, course: Course, before: Any | None, seed: int, watch: Progress) -> Trained:
    """Train a network on rows, beginning with the weights of another or anew."""
    with require("learn", "To teach a game"):
        import torch
    torch.manual_seed(seed)
    torch.set_num_threads(1)  # two would wait for each other on a busy machine
    torch.use_deterministic_algorithms(True)
    held = rows.numbers % HELD_OUT == 0
    scale = find_scale(rows.inputs[~held])
    aim = scale_targets(rows.targets)
    middle, spread = aim[~held].mean(0), np.maximum(aim[~held].std(0), 1e-3)
    layers = (rows.inputs.shape[1], course.first, course.second)
    net = torch.nn.Sequential(
        torch.nn.Linear(layers[0], layers[1]),
        torch.nn.ReLU(),
        torch.nn.Linear(layers[1], layers[2]),
        torch.nn.ReLU(),
        torch.nn.Linear(layers[2], COLUMNS),
    )
    if before is not None:
        unfold(net, before, scale, (middle, spread))
    inputs, targets = (
        torch.from_numpy(rows.inputs[~held]),
        torch.from_numpy(((aim[~held] - middle) / spread).astype(np.float32)),
    )
    fit(net, inputs, targets, scale, course, watch)
    loss, worth = validate(net, rows.inputs[held], (aim[held] - middle) / spread, scale)
    return Trained(fold(net, scale, (middle, spread)), loss, worth)


def fit(net: Any, inputs: Any, targets: Any, scale: Any, course: Course, watch: Progress) -> None:
    """Go through all rows a few times, in any order, with smaller and smaller steps."""
    import torch

    shift, width = (torch.from_numpy(part) for part in scale)
    columns = torch.tensor(WEIGHTS_OF_COLUMNS)
    n, steps = len(inputs), course.epochs * -(-len(inputs) // BATCH)
    optimizer = torch.optim.AdamW(net.parameters(), LEARNING_RATE, weight_decay=course.decay)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, LEARNING_RATE, total_steps=steps)
    for epoch in range(course.epochs):
        order = torch.randperm(n)
        for at in range(0, n, BATCH):
            some = order[at : at + BATCH]
            told = net((inputs[some].float() - shift) / width)
            loss = (((told - targets[some]) ** 2) * columns).mean()
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            schedule.step()
        watch(epoch + 1, course.epochs)


def validate(net: Any, inputs: Any, targets: Any, scale: Any) -> tuple[float, float]:
    """The mean square error over all columns, and the explained part of worth."""
    import torch

    with torch.no_grad():
        told = net(torch.from_numpy((inputs.astype(np.float32) - scale[0]) / scale[1])).numpy()
    errors = ((told - targets) ** 2).mean(0)
    return float(errors.mean()), float(1.0 - errors[0] / max(targets[:, 0].var(), 1e-9))


def find_scale(inputs: Any) -> tuple[Any, Any]:
    """What is taken from features and what they are divided by, to make them alike."""
    some = inputs[: 1 << 18].astype(np.float32)
    return some.mean(0), np.maximum(some.std(0), SMALLEST_SPREAD)


def scale_targets(targets: Any) -> Any:
    """The columns as a network tells them."""
    return targets.astype(np.float32) / np.array([ALL, ALL, HUNDREDTHS], np.float32)


# -- weights as a kernel wants them: on features and columns as they are ---------------------------


def fold(net: Any, scale: tuple[Any, Any], aim: tuple[Any, Any]) -> Any:
    """The weights, layer after layer, with all scaling put into them."""
    first, second, last = (
        (net[i].weight.detach().numpy().T.copy(), net[i].bias.detach().numpy().copy())
        for i in (0, 2, 4)
    )
    shift, width = scale
    middle, spread = aim
    weights = first[0] / width[:, None]
    parts = [weights, first[1] - shift @ weights, *second, last[0] * spread]
    parts.append(last[1] * spread + middle)
    return np.concatenate([part.reshape(-1) for part in parts]).astype(np.float32)


def unfold(net: Any, weights: Any, scale: tuple[Any, Any], aim: tuple[Any, Any]) -> None:
    """Put folded weights back into a network whose inputs and targets are scaled."""
    import torch

    shift, width = scale
    middle, spread = aim
    at = 0
    for i in (0, 2, 4):
        outputs, inputs = net[i].weight.shape
        rows = weights[at : at + inputs * outputs].reshape(inputs, outputs).copy()
        at += inputs * outputs
        bias = weights[at : at + outputs].copy()
        at += outputs
        if i == 0:
            bias = bias + shift @ rows
            rows = rows * width[:, None]
        if i == 4:
            rows, bias = rows / spread, (bias - middle) / spread
        with torch.no_grad():
            net[i].weight.copy_(torch.from_numpy(rows.T.astype(np.float32)))
            net[i].bias.copy_(torch.from_numpy(bias.astype(np.float32)))
