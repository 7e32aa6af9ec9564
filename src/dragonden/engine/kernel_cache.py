"""Compiled code on disk: a file for each kernel and game, in the user's cache folder.

A file is named by a digest of everything that its code was made from, so what is found is never out
of date, whoever has written it: checkouts and environments share what they have in common.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import sys
import tempfile
from pathlib import Path

ROOM = 300_000_000  # bytes: some twelve times what all five games take
SUFFIX = ".kernel"
CHECKSUM = hashlib.sha256().digest_size


def find_folder() -> Path | None:
    """Where compiled code is kept: in DRAGONDEN_CACHE, or in the cache folder of the user.

    Users without a home have none.
    """
    if named := os.environ.get("DRAGONDEN_CACHE"):
        return Path(named)
    with contextlib.suppress(RuntimeError):
        if sys.platform == "win32":
            local = os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local"
            return Path(local) / "dragonden" / "cache"
        home = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
        return Path(home) / "dragonden"
    return None


def load_code(name: str) -> bytes | None:
    """The code kept under a name, or None if there is none or it is damaged."""
    if (folder := find_folder()) is None:
        return None
    path = folder / f"{name}{SUFFIX}"
    try:
        content = path.read_bytes()
    except OSError:
        return None
    with contextlib.suppress(OSError):  # it may be somebody else's
        os.utime(path)  # used today: what nobody uses goes first
    checksum, code = content[:CHECKSUM], content[CHECKSUM:]
    return code if hashlib.sha256(code).digest() == checksum else None


def save_code(name: str, code: bytes, room: int = ROOM) -> None:
    """Keep code under a name; where nothing can be written it is made again next time."""
    if (folder := find_folder()) is None:
        return
    with contextlib.suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)  # whoever writes here runs code
        handle, temporary = tempfile.mkstemp(dir=folder)
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(hashlib.sha256(code).digest() + code)
            os.replace(temporary, folder / f"{name}{SUFFIX}")
        except OSError:
            os.unlink(temporary)
            raise
        remove_oldest(folder, room)


def remove_oldest(folder: Path, room: int) -> None:
    """Remove what has not been used for longest, until the rest has room."""
    found = []
    for path in folder.glob(f"*{SUFFIX}"):
        with contextlib.suppress(FileNotFoundError):  # another process removes as well
            status = path.stat()
            found.append((status.st_mtime, status.st_size, path))
    for _, size, path in sorted(found, reverse=True):
        room -= size
        if room < 0:
            path.unlink(missing_ok=True)
