"""Takes away what Windows does not have, from every Python that finds this folder first.

What the standard library itself uses on this system to start processes has to stay.
"""

from __future__ import annotations

import importlib.abc
import os
import signal
import sys
from collections.abc import Sequence
from importlib.machinery import ModuleSpec
from types import ModuleType

MODULES = ("fcntl", "grp", "pwd", "readline", "resource", "termios", "tty", "uvloop")
FUNCTIONS = (
    *("fork", "getpgid", "getpriority", "getuid", "geteuid", "killpg", "nice"),
    *("sched_getaffinity", "setpgid", "setpriority", "setsid", "wait3", "wait4"),
)
SIGNALS = ("SIGALRM", "SIGCHLD", "SIGHUP", "SIGPIPE", "SIGQUIT", "SIGUSR1", "SIGUSR2")


class Missing(importlib.abc.MetaPathFinder):
    """Finds that there are no such modules."""

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if name in MODULES:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
        return None


sys.meta_path.insert(0, Missing())
for module in MODULES:
    sys.modules.pop(module, None)
for function in FUNCTIONS:
    delattr(os, function)
for number in SIGNALS:
    delattr(signal, number)
