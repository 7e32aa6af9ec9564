"""Proofs run over every game in games/, on the backend that DRAGONDEN_BACKEND names."""

import gc
import os
import signal

import hypothesis

# Whoever runs tests in the background makes them deaf to Ctrl-C, and all processes they start.
signal.signal(signal.SIGINT, signal.default_int_handler)

# Runs of pytest that tests start elsewhere need not import these plugins either (pyproject.toml).
os.environ.setdefault("PYTEST_ADDOPTS", "-p no:schemathesis -p no:faker")

# The same examples each time: a failure must be the same on every machine.
hypothesis.settings.register_profile(
    "dragonden",
    derandomize=True,
    deadline=None,
    database=None,
    suppress_health_check=list(hypothesis.HealthCheck),
)
hypothesis.settings.load_profile("dragonden")


def pytest_collection_finish() -> None:
    """Thousands of tests that are looked through for garbage take a tenth of their time."""
    gc.freeze()
    gc.set_threshold(20_000)
