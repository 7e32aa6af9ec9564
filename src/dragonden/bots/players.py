"""Which bots there are: built in, from other packages, from a file, and searches by hand.

A package offers bots by entry points of the group `dragonden.bots`: a name, and the class or
function that makes a bot.
"""

from __future__ import annotations

import functools
import hashlib
import inspect
import re
from collections.abc import Callable
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Any, NamedTuple

from dragonden.engine.errors import InputError

from .bot import Bot, Seed
from .learned import LearnedBot
from .levels import FORMER, LEVELS, SEARCHING, LevelBot
from .loading import load_object
from .plans import EXAMPLE, parse_search
from .search_bot import Effort, SearchBot
from .simple import GreedyBot, RandomBot

GROUP = "dragonden.bots"
LEARNED = "learned"

Factory = Callable[[Seed], Bot]
Player = str | Bot | Callable[..., Bot]  # a bot by its name; itself; or what makes one

BOTS: dict[str, Factory] = {  # built in
    "random": RandomBot,
    "greedy": GreedyBot,
    LEARNED: LearnedBot,
    **{name: functools.partial(LevelBot, level) for name, level in (LEVELS | FORMER).items()},
}


class Kind(NamedTuple):
    """A kind of bot: what it is called, and how one is made."""

    name: str
    create: Factory
    effort: Effort | None = None  # of a search put together by hand
    code: str | None = None  # a digest of the file that a bot is written in

    @property
    def searches(self) -> bool:
        """Whether it looks ahead by the game's search, which should be compiled then."""
        return self.effort is not None or self.name in (LEARNED, *SEARCHING, *FORMER)


def names() -> list[str]:
    """The names of all bots, built in and from other packages.

    >>> names()[:3]
    ['random', 'greedy', 'learned']
    """
    return list(dict.fromkeys([*BOTS, *find_plugins()]))


@functools.cache
def find_plugins() -> dict[str, EntryPoint]:
    """The bots of other packages; nothing is imported before one is used."""
    found = entry_points(group=GROUP)
    return {entry.name: entry for entry in sorted(found, key=lambda entry: entry.name)}


def is_bot(text: str) -> bool:
    """Whether this text is meant for a bot: a name, a search, or a file with a class."""
    return text in names() or ":" in text or parse_search(text) is not None


def find_kind(player: Player) -> Kind:
    """The kind of bot that a name, a bot or a class stands for; an InputError if there is none."""
    if not isinstance(player, str):
        return kind_of(player, getattr(player, "__name__", type(player).__name__))
    if player in BOTS:
        return Kind(player, BOTS[player])
    if player in find_plugins():
        return load_plugin(find_plugins()[player])
    if search := parse_search(player):
        name, effort = search
        return Kind(name, lambda seed: SearchBot(seed, effort), effort)
    if ":" in player:
        return kind_of(load_object(player), player)
    raise InputError(
        f"There is no bot {player!r}; there are {', '.join(names())}, {EXAMPLE}, and those in a "
        "file: mybot.py:Name."
    )


def load_plugin(entry: EntryPoint) -> Kind:
    """A bot of another package; a package that is broken is named."""
    try:
        return kind_of(entry.load(), entry.name)
    except Exception as error:
        package = entry.dist.name if entry.dist else entry.value
        reason = error if isinstance(error, InputError) else f"{type(error).__name__}: {error}"
        raise InputError(f"The bot {entry.name} of {package} cannot be used: {reason}") from error


def kind_of(made_by: Any, name: str) -> Kind:
    """The kind of bots that a class or function makes, or that is this one bot."""
    if not callable(getattr(made_by, "decide", None)) and (
        inspect.isclass(made_by) or not callable(made_by)
    ):
        raise InputError(f"{name} is no bot: it has no method decide(knowledge, actions).")
    is_made = not inspect.isclass(made_by) and hasattr(made_by, "decide")

    def create(seed: Seed) -> Bot:
        made = made_by if is_made else made_by(seed) if takes_seed(made_by) else made_by()
        if not isinstance(made, Bot):
            raise InputError(f"{name} is no bot: it has no method decide(knowledge, actions).")
        return made

    return Kind(name, create, code=digest_of(made_by))


def takes_seed(function: Callable[..., Any]) -> bool:
    """Whether a class or function wants to know the seed."""
    try:
        parameters = inspect.signature(function).parameters.values()
    except ValueError:  # written in C
        return False
    return any(p.kind in (p.POSITIONAL_ONLY, p.POSITIONAL_OR_KEYWORD) for p in parameters)


def digest_of(made_by: Any) -> str | None:
    """A digest of the file in which a bot is written, if it is in one."""
    try:
        file = inspect.getfile(made_by if hasattr(made_by, "__name__") else type(made_by))
        return hashlib.sha256(Path(file).read_bytes()).hexdigest()[:16]
    except (TypeError, OSError):
        return None


def create_bot(player: Player, seed: Seed = None) -> Bot:
    """A new bot for one seat of one match.

    `player` is a name (`names()` lists them), a search with settings of its own, a class in a file
    (`mybot.py:Cautious`), the class itself, or a bot, which is returned as it is. What bots leave
    to chance follows from the seed.

    >>> create_bot("random", seed=1).decide(None, [10, 20, 30]).action
    10
    >>> create_bot("search(budget=100, horizon=20)", seed=1).effort.plan
    (('budget', 100), ('horizon', 20))
    >>> create_bot("search(depth=x)")
    Traceback (most recent call last):
    dragonden.engine.errors.InputError: depth is a whole number from 1 to 1,000,000, not 'x'.
    """
    return find_kind(player).create(seed)


def split_players(text: str) -> list[str]:
    """The players in a list; commas inside parentheses do not separate.

    >>> split_players("dragon, search(budget=9, depth=1),greedy")
    ['dragon', 'search(budget=9, depth=1)', 'greedy']
    """
    return [part.strip() for part in re.split(r",(?![^()]*\))", text)]
