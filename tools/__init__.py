"""What only developers run: measuring speed, and comparing the levels of bots. Not shipped."""
