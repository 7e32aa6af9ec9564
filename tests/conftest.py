"""Proofs run over every game in games/, in the way that DRAGONDEN_WAY names."""

import hypothesis

# The same examples each time: a failure must be the same on every machine.
hypothesis.settings.register_profile(
    "dragonden",
    derandomize=True,
    deadline=None,
    database=None,
    suppress_health_check=list(hypothesis.HealthCheck),
)
hypothesis.settings.load_profile("dragonden")
