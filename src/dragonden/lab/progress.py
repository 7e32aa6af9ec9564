"""Progress bars for work that takes long."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator

from rich.console import Console
from rich.progress import MofNCompleteColumn, SpinnerColumn, TimeRemainingColumn
from rich.progress import Progress as Bar

from dragonden.engine.progress import Progress


@contextlib.contextmanager
def progress_bar(title: str, quiet: bool) -> Iterator[Progress]:
    """A progress bar on the terminal, if there is one; gives the function that moves it."""
    with build_bar(quiet) as bar:
        task = bar.add_task(f"Preparing {title}", total=None)

        def watch(done: int, of: int) -> None:
            bar.update(task, description=title, completed=done, total=of)

        yield watch


@contextlib.contextmanager
def stage_bars(quiet: bool) -> Iterator[Callable[[str], Progress]]:
    """A progress bar for each stage of some work; gives the function that begins one by name."""
    with build_bar(quiet) as bar:

        def begin(name: str) -> Progress:
            task = bar.add_task(name, total=None)

            def watch(done: int, of: int) -> None:
                bar.update(task, completed=done, total=of)

            return watch

        yield begin


def build_bar(quiet: bool) -> Bar:
    """Bars that vanish in the end, and are not shown at all where nobody would see them."""
    console = Console(stderr=True)
    columns = (
        SpinnerColumn(),
        *Bar.get_default_columns()[:2],
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    hidden = quiet or not console.is_terminal
    return Bar(*columns, console=console, transient=True, disable=hidden)
