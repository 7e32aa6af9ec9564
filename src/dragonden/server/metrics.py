"""What the server counts, in the text form that Prometheus reads."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable

STEPS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)  # seconds

COUNTS = {
    "events": "Events stored, by kind.",
    "refused": "Requests that were not allowed.",
    "requests": "HTTP requests, by status.",
    "closed": "Sockets closed by the server, by code.",
    "unstored": "Events that the database did not take.",
}
TIMES = {
    "store_seconds": "From asking to store an event until it is safe.",
    "thinking_seconds": "From asking a bot until it has decided.",
}


class Metrics:
    """Counters, and times sorted into steps."""

    def __init__(self) -> None:
        self.counts: dict[str, Counter[str]] = {name: Counter() for name in COUNTS}
        self.times: dict[str, list[int]] = {name: [0] * (len(STEPS) + 1) for name in TIMES}
        self.sums: Counter[str] = Counter()
        self.gauges: dict[str, tuple[str, Callable[[], int]]] = {}

    def count(self, name: str, kind: str = "") -> None:
        self.counts[name][kind] += 1

    def time(self, name: str, since: float) -> None:
        """Record how long something took that began at this `time.perf_counter()`."""
        seconds = time.perf_counter() - since
        steps = self.times[name]
        steps[next((n for n, step in enumerate(STEPS) if seconds <= step), len(STEPS))] += 1
        self.sums[name] += seconds  # type: ignore[assignment]

    def format(self) -> str:
        """Format everything for Prometheus."""
        lines: list[str] = []
        for name, (meaning, gauge) in self.gauges.items():
            lines += [*format_head(name, meaning, "gauge"), f"dragonden_{name} {gauge()}"]
        for name, meaning in COUNTS.items():
            lines += format_head(f"{name}_total", meaning, "counter")
            for kind, n in sorted(self.counts[name].items()) or [("", 0)]:
                label = f'{{kind="{kind}"}}' if kind else ""
                lines.append(f"dragonden_{name}_total{label} {n}")
        for name, meaning in TIMES.items():
            lines += format_head(name, meaning, "histogram")
            total = 0
            for step, n in zip((*STEPS, "+Inf"), self.times[name], strict=True):
                total += n
                lines.append(f'dragonden_{name}_bucket{{le="{step}"}} {total}')
            lines += [f"dragonden_{name}_sum {self.sums[name]}", f"dragonden_{name}_count {total}"]
        return "\n".join(lines) + "\n"


def format_head(name: str, meaning: str, kind: str) -> list[str]:
    return [f"# HELP dragonden_{name} {meaning}", f"# TYPE dragonden_{name} {kind}"]
