"""Dragonden in a terminal: play at one keyboard, list the games, step through a record."""
