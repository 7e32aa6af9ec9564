"""Honest people play while others do all they can to spoil it: `python -m tests.siege`."""
