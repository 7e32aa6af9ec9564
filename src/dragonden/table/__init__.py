"""A game being played: seats, offers, undo, log, clock and store; no sockets."""
