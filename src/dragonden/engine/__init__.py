"""What is true of every game; names no game."""
