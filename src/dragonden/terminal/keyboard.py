"""Lines typed by people, or piped in by a script."""

from __future__ import annotations

import sys

try:
    import readline  # gives `input` its history and editing keys; absent on Windows
except ImportError:
    readline = None  # type: ignore[assignment]

WIPE = "\033[H\033[2J\033[3J"  # go to the corner, clear the screen, clear what scrolled off it


class Keyboard:
    """Reads lines; a script's lines are echoed, so that its output can be read as a dialogue."""

    def __init__(self) -> None:
        self.live = sys.stdin.isatty() and sys.stdout.isatty()

    def line(self, prompt: str) -> str:
        """The next line, without control characters and without blanks around it."""
        typed = input(prompt)
        text = "".join(letter if letter.isprintable() else " " for letter in typed).strip()
        if not self.live:
            print(text)
        return text

    def wipe(self) -> None:
        """Leave nothing for the next person to read, on the screen or by the arrow keys."""
        print(WIPE, end="", flush=True)
        if hasattr(readline, "clear_history"):
            readline.clear_history()
