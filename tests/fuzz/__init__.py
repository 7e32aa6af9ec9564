"""Send malformed, oversized, replayed, out-of-turn and foreign frames by the hundred thousand."""
