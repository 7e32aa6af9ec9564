"""TypeScript types of what the browser is sent, written from the structs: `scripts/types`."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path
from types import ModuleType, NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import NODEFAULT, Struct, UnsetType

from dragonden.engine.decisions import Decisions
from dragonden.engine.game import Game
from dragonden.games import all_games
from dragonden.server import api, protocol

PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null"}
HEAD = "// Written by scripts/types from the Python structs: change those, not this.\n"


class Types:
    """Declarations found by walking from one struct to the next, each written once."""

    def __init__(self) -> None:
        self.written: dict[str, str] = {}
        self.kinds: dict[str, object] = {}

    def of(self, kind: Any, home: ModuleType) -> str:
        """A type as TypeScript; structs and named literals met on the way are declared."""
        if kind in PLAIN:
            return PLAIN[kind]
        if isinstance(kind, type) and issubclass(kind, Struct):
            return self.struct(kind)
        origin, args = get_origin(kind), get_args(kind)
        if origin is Annotated and isinstance(args[1], Decisions):
            return self.literal(Literal[tuple(args[1].names)], home, "Phase")
        if origin is Annotated:
            return self.of(args[0], home)
        if origin is Literal:
            return self.literal(kind, home)
        if origin in (Union, UnionType):
            return " | ".join(self.of(arg, home) for arg in args if arg is not UnsetType)
        if origin is tuple and args[-1] is not Ellipsis:
            return f"[{', '.join(self.of(arg, home) for arg in args)}]"
        if origin in (list, tuple):
            item = self.of(args[0], home)
            return f"({item})[]" if " " in item else f"{item}[]"
        if origin in (dict, Mapping):
            key = self.of(args[0], home)
            return f"Record<{key}, {self.of(args[1], home)}>"
        if kind in (Any, msgspec.Raw, object):
            return "unknown"
        raise TypeError(f"{kind} has no TypeScript yet.")

    def literal(self, kind: Any, home: ModuleType, name: str = "") -> str:
        """Some words or numbers: by the name they have in their module, if they have one."""
        choices = " | ".join(msgspec.json.encode(arg).decode() for arg in get_args(kind))
        name = name or next((name for name, value in vars(home).items() if value == kind), "")
        if not name:
            return choices
        self.declare(name, kind, f"export type {name} = {choices}\n")
        return name

    def struct(self, kind: type[Struct]) -> str:
        name = kind.__name__
        if name in self.kinds:
            self.declare(name, kind, "")
            return name
        self.declare(name, kind, "")  # before its fields, which may mention it
        home = sys.modules[kind.__module__]
        config = kind.__struct_config__
        hints = get_type_hints(kind, include_extras=True)
        rows = [f"  {config.tag_field}: {msgspec.json.encode(config.tag).decode()}"] * bool(
            config.tag
        )
        for field in msgspec.structs.fields(kind):
            # What has a default may be left out where it is read, or is left out where written.
            empty = field.default_factory in (list, dict, set)  # what other functions make is sent
            given = field.default is NODEFAULT and not empty
            mark = "" if given or not may_lack(kind) else "?"
            rows.append(f"  {field.encode_name}{mark}: {self.of(hints[field.name], home)}")
        doc = (kind.__doc__ or "").strip().splitlines()[0]
        body = "\n".join(rows)
        self.written[name] = f"/** {doc} */\nexport interface {name} {{\n{body}\n}}\n"
        return name

    def declare(self, name: str, kind: object, text: str) -> None:
        if self.kinds.setdefault(name, kind) != kind:
            raise TypeError(f"Two things are called {name}: {kind} and {self.kinds[name]}.")
        self.written.setdefault(name, text)

    def union(self, name: str, kinds: tuple[type[Struct], ...]) -> None:
        """One name for all of some structs."""
        choices = " | ".join(self.struct(kind) for kind in kinds)
        self.declare(name, kinds, f"export type {name} = {choices}\n")

    def text(self) -> str:
        return "\n".join([HEAD, *self.written.values()])


def may_lack(kind: type[Struct]) -> bool:
    """Whether fields of a struct can be missing: in what a client says, and in small updates."""
    return kind.__struct_config__.omit_defaults or issubclass(kind, protocol.Said | api.Asking)


def protocol_types() -> str:
    """All that goes over the wire."""
    types = Types()
    types.union("ClientMessage", get_args(protocol.ClientMessage))
    types.union("ServerMessage", get_args(protocol.ServerMessage))
    kinds = (api.Problem, api.Offerings, api.GameWords, api.LessonText, api.SeatToken)
    for kind in (*kinds, api.Replay, api.Analysis):
        types.struct(kind)
    types.union("Asking", tuple(api.Asking.__subclasses__()))
    return f"{types.text()}\nexport const VERSION = {protocol.VERSION}\n"


def types_of(game: Game) -> str:
    """The view and the moves of a game."""
    types = Types()
    types.struct(game.view.View)
    types.union("AnyMove", game.kinds)
    return types.text()


def files() -> dict[Path, str]:
    """Every file of types with what it should say: one for each game that has a board."""
    shell = Path(__file__).parent.parent / "web" / "shell" / "protocol.ts"
    folders = {game.folder / "web": game for game in all_games()}
    boards = {
        folder / "types.ts": types_of(game) for folder, game in folders.items() if folder.exists()
    }
    return {shell: protocol_types(), **boards}


def main() -> None:
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
