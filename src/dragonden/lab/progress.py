"""A progress bar for work that takes long."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

from rich.console import Console
from rich.progress import MofNCompleteColumn, SpinnerColumn, TimeRemainingColumn
from rich.progress import Progress as Bar

from dragonden.engine.progress import Progress


@contextlib.contextmanager
def progress_bar(title: str, quiet: bool) -> Iterator[Progress]:
    """A progress bar on the terminal, if there is one; gives the function that moves it."""
    console = Console(stderr=True)
    columns = (
        SpinnerColumn(),
        *Bar.get_default_columns()[:2],
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    hidden = quiet or not console.is_terminal
    with Bar(*columns, console=console, transient=True, disable=hidden) as bar:
        task = bar.add_task(f"Preparing {title}", total=None)

        def watch(done: int, of: int) -> None:
            bar.update(task, description=title, completed=done, total=of)

        yield watch
