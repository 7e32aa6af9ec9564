"""A pytest plugin: Hypothesis tries new examples in each run, and they are counted.

`pytest -p tests.prove.seeded --hypothesis-profile=prove --hypothesis-seed=7 tests/test_engine.py`
"""

from __future__ import annotations

from typing import Any

import hypothesis
import pytest
from hypothesis import core

from tests.asked import print_asked

hypothesis.settings.register_profile(
    "prove",
    derandomize=False,
    deadline=None,
    database=None,
    suppress_health_check=list(hypothesis.HealthCheck),
)
tried = 0
note = core.note_statistics


def count(statistics: Any) -> None:
    """Count what Hypothesis has tried in one test."""
    global tried
    tried += len(statistics.get("generate-phase", {}).get("test-cases", []))
    note(statistics)


core.note_statistics = count


@pytest.hookimpl(trylast=True)
def pytest_unconfigure() -> None:
    """As the very last lines."""
    print_asked()
    print(f"proved: {tried} examples")
