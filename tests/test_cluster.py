"""Studies and arenas on a real Ray of several local nodes, one of which is killed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

pytest.importorskip("ray", reason="Ray is an extra of its own: pip install ray")
pytestmark = pytest.mark.filterwarnings("default")  # Ray's own are none of our business

import dragonden  # noqa: E402
from dragonden.engine.errors import InputError  # noqa: E402
from dragonden.lab import cluster  # noqa: E402
from dragonden.lab.studies import api  # noqa: E402

GAMES = 48


@pytest.fixture(scope="module")
def nodes() -> Iterator[Any]:
    """Three nodes with a processor each."""
    from ray.cluster_utils import Cluster

    found = Cluster()
    for _ in range(3):
        found.add_node(num_cpus=1, object_store_memory=80_000_000, include_dashboard=False)
    yield found
    found.shutdown()


def test_a_killed_node_changes_no_game(nodes: Any) -> None:
    asked: dict[str, Any] = {"by": "random", "games": GAMES, "seed": 1, "quick": True}
    alone = api.study("dragons(players=3)", threads=1, **asked)
    killed = []

    def stage(name: str) -> Any:
        def watch(done: int, of: int) -> None:
            if done and not killed:
                victim = next(iter(nodes.worker_nodes))
                killed.append(victim)
                nodes.remove_node(victim, allow_graceful=False)

        return watch

    together = api.study("dragons(players=3)", ray=nodes.address, stage=stage, **asked)
    assert killed
    ours, theirs = alone.columns(), together.columns()
    assert all((ours[name] == theirs[name]).all() for name in ours)
    assert alone.findings() == together.findings()


def test_an_arena_on_a_cluster_is_the_same_arena(nodes: Any) -> None:
    asked: dict[str, Any] = {"games": 6, "seed": 1, "players": 3}
    alone = dragonden.arena("dragons", ["greedy", "random", "random"], processes=1, **asked)
    bots = ["greedy", "random", "random"]
    together = dragonden.arena("dragons", bots, ray=nodes.address, **asked)
    ours, theirs = ([(r.player, r.wins) for r in found.results] for found in (alone, together))
    assert ours == theirs


def test_nobody_at_the_address_gets_a_sentence() -> None:
    with pytest.raises(InputError, match="There is no Ray at"), cluster.connect("127.0.0.1:1"):
        pass
