"""The settings of a server: from the command line to every worker process."""

from __future__ import annotations

import os
import secrets
from pathlib import Path

import msgspec
from msgspec import Struct

from dragonden.engine.errors import InputError

VARIABLE = "DRAGONDEN_SETTINGS"  # passes them to worker processes
SECRET = "DRAGONDEN_SECRET"  # for hosts that share a database, else a file of its own
SHORTEST_SECRET = 32  # letters


class Limits(Struct, frozen=True):
    """Limits: amounts per second, and how many may come at once."""

    messages: float = 10  # of one socket
    messages_at_once: float = 40
    requests: float = 20  # of one address, over HTTP
    requests_at_once: float = 100
    tables: float = 1 / 30  # set up by one address
    tables_at_once: float = 20
    replays: float = 1 / 5  # asked for by one address: each is the work of many moves
    replays_at_once: float = 10
    hints: float = 1 / 2  # asked for by one address: a bot thinks as long as for a move
    hints_at_once: float = 10
    analyses: float = 1 / 30  # begun or taken up by one address: a bot thinks about a whole game
    analyses_at_once: float = 5
    analyses_at_work: int = 10  # of everybody
    analyses_kept: int = 100  # in memory: some 100 kB each
    decisions: int = 1000  # of a game to be analysed, several times what any usually has
    analysis_patience: float = 15  # seconds until an analysis pauses that nobody polls
    chats: float = 1 / 2  # of one socket: they are stored for good
    chats_at_once: float = 10
    sockets: int = 100  # of one address at a time
    waiting: int = 100  # frames that wait for one slow reader
    send: float = 10  # seconds until a frame must have left
    hello: float = 10  # seconds until a client must have said hello
    body: int = 16_384  # bytes of a request or a message
    idle: float = 60  # seconds that a table stays in memory without need
    pace: float = 0.25  # seconds that a bot takes at least: people can follow its moves
    bot_answer: float = 600  # seconds after which a bot's process is replaced: it hangs
    plugin_answer: float = 60  # the same for bots of other packages: then another one decides
    judge_answer: float = 3600  # the same for analyses, which may wait for the compiler
    gone: float = 60  # seconds after which somebody counts as gone
    lease: float = 30  # seconds that a process has for a bot's turn before another takes it over
    sweep: float = 5  # seconds between looks for tables to close, or to care for
    presence_delay: float = 0.1  # seconds in which comings and goings are sent together
    retry_delay: float = 1.0  # seconds until something that went wrong is tried again
    store_delay: float = 0.3  # seconds that summaries and snapshots wait to be stored together
    events: int = 10_000  # of a table: the longest games have a thousand
    addresses: int = 20_000  # whose requests are counted at a time


class Settings(Struct, frozen=True):
    """Everything that can be set."""

    data: str  # the folder of the database and the secret
    database: str  # its address
    origins: tuple[str, ...] = ()  # pages other than our own that may use the server
    https: bool = False  # people come by HTTPS, through a proxy
    bot_processes: int = 1  # processes in which bots look ahead
    warm: bool = False  # compile what they need at the start, not when it is first asked for
    bots: dict[str, str] = {}  # of other packages, by name: `offered_bots.find_offered`
    adviser: str = "dragon"  # the level that gives hints
    durable: bool = True  # what is stored in a file survives a power cut
    limits: Limits = Limits()


def load_settings() -> Settings:
    """Load the settings that the parent process has put into the environment."""
    return msgspec.json.decode(os.environ[VARIABLE], type=Settings)


def load_secret(settings: Settings) -> bytes:
    """Load the key that signs cookies; the first start creates it, readable by nobody else."""
    told = os.environ.get(SECRET)
    if told is not None:
        if len(told) < SHORTEST_SECRET:
            raise InputError(f"{SECRET} needs at least {SHORTEST_SECRET} letters.")
        return told.encode()
    path = Path(settings.data) / "secret"
    try:
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        secret = create_secret(path) if not path.exists() else path.read_bytes()
    except OSError as error:
        raise InputError(f"Cannot keep a secret in {path}: {error.strerror}.") from error
    if len(secret) < SHORTEST_SECRET:  # cookies could be forged
        raise InputError(
            f"The secret in {path} is damaged. Restore it from a backup, or delete the file: then "
            "a new one is created, and everybody loses their seats."
        )
    return secret


def create_secret(path: Path) -> bytes:
    """Create a secret in a file; if two processes do so at once, the first one counts."""
    draft = path.with_name(f".secret-{secrets.token_hex(8)}")
    handle = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with open(handle, "wb") as file:
        file.write(secrets.token_urlsafe(48).encode())
        file.flush()
        os.fsync(handle)  # a power cut must not leave an empty file
    try:
        os.link(draft, path)
    except FileExistsError:
        pass
    finally:
        draft.unlink()
    return path.read_bytes()
