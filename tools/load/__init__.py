"""How much the table server carries, and boardgame.io beside it: `scripts/bench server`."""
