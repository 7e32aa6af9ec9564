"""The settings of a server: from the command line to every worker process."""

from __future__ import annotations

import contextlib
import os
import secrets
from pathlib import Path
from typing import Literal
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct

from dragonden.engine.errors import InputError

VARIABLE = "DRAGONDEN_SETTINGS"  # passes them to worker processes
SECRET = "DRAGONDEN_SECRET"  # for hosts that share a database, else a file of its own
SHORTEST_SECRET = 32  # letters


class Limits(Struct, frozen=True, forbid_unknown_fields=True):
    """Limits: amounts per second, and how many may come at once."""

    messages: float = 10  # of one guest, on all sockets together
    messages_at_once: float = 40
    address_messages: float = 50  # of one address: a family, or a class
    address_messages_at_once: float = 200
    requests: float = 20  # of one address, over HTTP
    requests_at_once: float = 100
    checks: float = 5  # of one address, at /health and /metrics
    checks_at_once: float = 50
    files: float = 50  # of pages, fetched by one address: a class may come at once
    files_at_once: float = 1000
    tables: float = 1 / 30  # set up by one address
    tables_at_once: float = 20
    replays: float = 1 / 2  # pages asked for by one address: each is the work of many moves
    replays_at_once: float = 15
    replay_page: int = 200  # positions of a replay that are sent at once
    readings: float = 10  # of a position in words, asked for by one address
    readings_at_once: float = 50
    hints: float = 1 / 2  # asked for by one address: a bot thinks as long as for a move
    hints_at_once: float = 10
    analyses: float = 1 / 30  # begun or taken up by one address: a bot thinks about a whole game
    analyses_at_once: float = 5
    analyses_at_work: int = 10  # of everybody
    address_analyses: int = 3  # at work for one address
    analyses_kept: int = 100  # in memory: some 100 kB each
    decisions: int = 1000  # of a game to be analysed, several times what any usually has
    analysis_patience: float = 15  # seconds until an analysis pauses that nobody polls
    chats: float = 1 / 2  # of one guest: they are stored for good
    chats_at_once: float = 10
    address_chats: float = 2  # of one address
    address_chats_at_once: float = 30
    table_chats: int = 2000  # that a table keeps
    log_page: int = 200  # entries of the log that are sent at once
    connections: int = 300  # of one address at a time, also those that have said nothing yet
    receive: float = 10  # seconds until a request must have arrived
    head: int = 16_384  # bytes of a request before its body
    sockets: int = 100  # of one address at a time
    frames: float = 50  # of one socket: messages, but also pings and fragments
    frames_at_once: float = 200
    waiting: int = 100  # frames that wait for one slow reader
    waiting_bytes: int = 500_000  # the same in bytes
    send: float = 10  # seconds until a frame must have left
    slowest: int = 1000  # bytes a second that a client has to read of an answer
    hello: float = 10  # seconds until a client must have said hello
    body: int = 16_384  # bytes of a request or a message
    listed: int = 500  # public tables in the list that wait, and as many that are played
    waiting_listed: float = 600  # seconds that a waiting table is listed when nobody looks at it
    waiting_kept: float = 14 * 24 * 3600  # seconds until such a table is removed
    address_waiting: int = 10  # public tables of one address that wait for players at a time
    idle: float = 60  # seconds that a table stays in memory without need
    thinking: int = 2  # processes in which bots may think for one address at a time
    unattended: float = 60  # seconds that bots go on where nobody of the players is connected
    pace: float = 0.25  # seconds that a bot takes at least: people can follow its moves
    bot_answer: float = 600  # seconds after which a bot's process is replaced: it hangs
    plugin_answer: float = 60  # the same for bots of other packages: then another one decides
    plugin_tries: int = 3  # of them in a row may take too long before they rest
    plugin_rest: float = 600  # seconds for which such a bot is not asked
    judge_answer: float = 3600  # the same for analyses, which may wait for the compiler
    gone: float = 60  # seconds after which somebody counts as gone
    lease: float = 30  # seconds that a process has for a bot's turn before another takes it over
    sweep: float = 5  # seconds between looks for tables to close, or to care for
    presence_delay: float = 0.1  # seconds in which comings and goings are sent together
    retry_delay: float = 1.0  # seconds until something that went wrong is tried again
    store_delay: float = 0.3  # seconds that summaries and snapshots wait to be stored together
    events: int = 10_000  # of a table without its chat: the longest games have a thousand
    addresses: int = 20_000  # whose requests are counted at a time


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that can be set."""

    data: str  # the folder of the database and the secret
    database: str  # its address: sqlite:///a/file or postgresql://user@host/name
    origins: tuple[str, ...] = ()  # pages other than our own that may use the server
    proxies: tuple[str, ...] = ("127.0.0.1", "::1")  # whose X-Forwarded-For is believed
    https: bool = False  # people come by HTTPS, through a proxy
    bot_processes: int = 1  # processes in which bots look ahead, for each worker
    warm: bool = False  # compile what they need at the start, not when it is first asked for
    bots: dict[str, str] = {}  # of other packages, by name: `offered_bots.find_offered`
    adviser: str = "dragon"  # the level that gives hints
    durable: bool = True  # what is stored in a file survives a power cut
    host: str = "127.0.0.1"  # the address to listen at; 0.0.0.0 for everybody
    port: int = 8000  # the port to listen at; 0 for any free one
    workers: int = 1  # processes that serve; more than one needs PostgreSQL
    address: str = ""  # what people type, as https://example.org/games/; its path is the prefix
    tls_certificate: str = ""  # a file: then the server itself speaks HTTPS
    tls_key: str = ""  # the file with the certificate's key
    log: Literal["text", "json"] = "text"  # the form of the log's lines
    prune_after: float = 0  # days after which tables that nobody touches are deleted; 0: never
    limits: Limits = Limits()

    @property
    def prefix(self) -> str:
        """The path under which the house is found: empty, or as `/games`."""
        return urlsplit(self.address).path.rstrip("/")

    @property
    def is_secure(self) -> bool:
        """Whether people come by HTTPS."""
        return self.https or bool(self.tls_certificate) or self.address.startswith("https:")


def load_settings() -> Settings:
    """Load the settings that the parent process has put into the environment."""
    return msgspec.json.decode(os.environ[VARIABLE], type=Settings)


def load_secret(settings: Settings) -> bytes:
    """Load the key that signs cookies; the first start creates it, readable by nobody else."""
    given = os.environ.get(SECRET)
    if given is not None:
        if len(given) < SHORTEST_SECRET:
            raise InputError(f"{SECRET} needs at least {SHORTEST_SECRET} letters.")
        return given.encode()
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
    draft = write_draft(path, secrets.token_urlsafe(48).encode())
    try:
        os.link(draft, path)
    except FileExistsError:
        pass
    finally:
        draft.unlink()
    sync_folder(path.parent)
    return path.read_bytes()


def store_secret(path: Path, secret: bytes) -> None:
    """Put a secret from a backup in the place of whatever is there."""
    write_draft(path, secret).replace(path)
    sync_folder(path.parent)


def write_draft(path: Path, secret: bytes) -> Path:
    """A secret in a file beside, readable by nobody else."""
    draft = path.with_name(f".secret-{secrets.token_hex(8)}")
    handle = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with open(handle, "wb") as file:
        file.write(secret)
        file.flush()
        os.fsync(handle)  # a power cut must not leave an empty file
    return draft


def sync_folder(folder: Path) -> None:
    """Let a power cut not lose the name of a new file; Windows does so by itself."""
    with contextlib.suppress(PermissionError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
