"""What is different between two positions: found by the server, made good by clients.

A change is JSON, as is what it is applied to. An object leads to the parts that are different, an
array is an instruction, by its length:

    {"deck": …, "piles": {"2": …}}   these fields of an object, or items of a list, have changed
    []                               there is no such field any more
    [value]                          it is this now
    ["rows", [[count, {…}], …]]      it is a list of objects now, so many with these fields, then …
    [start, count, items, …]         of a list: from `start` on, these replace so many items;
                                     three more do the same in what has come of it, and so on

The fields of rows are columns: the list of all values, or `{"of": values, "at": indices}`, or
`{"of": value}` where all have the same. A number never becomes a truth value, or the reverse:
types of fields are fixed.
"""

from __future__ import annotations

import functools
import itertools
from collections.abc import Callable, Iterator
from typing import Any

from msgspec import Struct
from msgspec.structs import astuple

Change = dict[str, Any] | list[Any]
Comparison = Callable[[Any, Any], dict[str, Any]]

PLAIN = {int, str, bool, float, type(None)}
MANY = 6  # objects from which on rows are shorter
FEW = 4  # items that are put into a list, or taken out, in one place


def find_change(old: Any, new: Any) -> Change | None:
    """What to do with the old to get the new; None if they are the same."""
    if old is new or old == new:
        return None
    return describe_change(old, new)


def describe_change(old: Any, new: Any) -> Change:
    """What to do with the old to get the new, which is different."""
    kind = type(new)
    if kind in PLAIN:
        return [new]
    if kind is not type(old):
        return replace(new)
    if kind is list or kind is tuple:
        return find_list_change(old, new)
    if kind is dict:
        return find_dict_change(old, new)
    if issubclass(kind, Struct):
        return find_struct_change(old, new)
    return replace(new)


def find_struct_change(old: Struct, new: Struct) -> Change:
    """The fields that differ."""
    kind = type(new)
    return build_comparison(kind, kind.__struct_fields__)(old, new)


@functools.cache
def build_comparison(kind: type[Struct], fields: tuple[str, ...]) -> Comparison:
    """The function that finds which of these fields of two structs differ, and how.

    It is written out field by field: asking for each by its name takes twice as long.
    """
    sent_names = dict(zip(kind.__struct_fields__, kind.__struct_encode_fields__, strict=True))
    lines = ["def compare(old, new):", "change = {}"]
    for field in fields:
        lines += [
            f"before, now = old.{field}, new.{field}",
            "if before is not now and before != now:",
            f"    change[{sent_names[field]!r}] = describe_change(before, now)",
        ]
    names: dict[str, Any] = {"describe_change": describe_change}
    exec("\n    ".join([*lines, "return change"]), names)
    comparison: Comparison = names["compare"]
    return comparison


def find_dict_change(old: dict[str, Any], new: dict[str, Any]) -> Change:
    """The fields that differ, are new or are gone."""
    change: dict[str, Any] = {name: [] for name in old if name not in new}
    for name, value in new.items():
        if name not in old:
            change[name] = replace(value)
        elif old[name] is not value and old[name] != value:
            change[name] = describe_change(old[name], value)
    return change


def find_list_change(old: Any, new: Any) -> Change:
    """The items that differ, or where others were put in or taken out."""
    if len(old) == len(new):
        changed = {
            str(n): describe_change(a, b)
            for n, (a, b) in enumerate(zip(old, new, strict=True))
            if a is not b and a != b
        }
        whole = 2 * len(changed) > len(new) and not isinstance(new[0], Struct | dict | list | tuple)
        return replace(new) if whole else changed
    if abs(len(old) - len(new)) > FEW or not shares_an_end(old, new):
        return replace(new)
    change: list[Any] = []
    written = 0
    for start, count, items in find_splices(old, new):
        change += [start, count, items]
        written += len(items)
    return replace(new) if 2 * written > len(new) else change


def shares_an_end(old: Any, new: Any) -> bool:
    """Whether two lists begin or end alike: others have seldom much in common."""
    return bool(old and new and (old[0] == new[0] or old[-1] == new[-1]))


def find_splices(old: Any, new: Any) -> Iterator[tuple[int, int, Any]]:
    """Where items were put in or taken out, from left to right, a few at a time."""
    pairs = enumerate(zip(old, new, strict=False))
    at = next((n for n, (a, b) in pairs if a is not b and a != b), min(len(old), len(new)))
    wanted = at  # in the new list, as `at` is in the old one
    while old[at:] != new[wanted:]:
        begun = at, wanted
        while (at < len(old) or wanted < len(new)) and not is_same(old, at, new, wanted):
            near = range(1, FEW + 1)
            more = next((n for n in near if is_same(old, at, new, wanted + n)), 0)
            less = 0 if more else next((n for n in near if is_same(old, at + n, new, wanted)), 0)
            at = min(len(old), at + (less or not more))
            wanted = min(len(new), wanted + (more or not less))
        if (at, wanted) != begun:
            yield begun[1], at - begun[0], new[begun[1] : wanted]
        at, wanted = at + 1, wanted + 1


def is_same(old: Any, at: int, new: Any, wanted: int) -> bool:
    """Whether two lists have the same item at these places."""
    return at < len(old) and wanted < len(new) and bool(old[at] == new[wanted])


def replace(new: Any) -> Change:
    """Replace all; a long list of objects is written in rows."""
    if isinstance(new, list) and len(new) >= MANY and are_objects(new):
        return ["rows", [write_rows(run) for run in group_by_shape(new)]]
    return [new]


def are_objects(items: list[Any]) -> bool:
    """Whether there is nothing else among them, as what is hidden in a hand."""
    return all(issubclass(kind, Struct | dict) for kind in set(map(type, items)))


def group_by_shape(items: list[Any]) -> list[list[Any]]:
    """Items in their order, apart where another shape begins; most lists have only one."""
    if len(set(map(type, items))) == 1:
        distinct = dict(zip(map(id, items), items, strict=True)).values()
        if not isinstance(items[0], dict) or len(set(map(tuple, distinct))) == 1:
            return [items]
    return [list(run) for _, run in itertools.groupby(items, get_shape)]


def get_shape(item: Any) -> Any:
    """What objects have in common that can stand in one group of rows."""
    return tuple(item) if isinstance(item, dict) else type(item)


def write_rows(items: list[Any]) -> list[Any]:
    """Objects of one shape, field by field."""
    if isinstance(items[0], dict):
        columns = zip(*[item.values() for item in items], strict=True)
        return [len(items), dict(zip(items[0], map(write_column, columns), strict=True))]
    config, names = items[0].__struct_config__, items[0].__struct_encode_fields__
    tag = {config.tag_field: {"of": config.tag}} if config.tag is not None else {}
    columns = zip(*map(astuple, items), strict=True)
    return [len(items), tag | dict(zip(names, map(write_column, columns), strict=False))]


def write_column(values: tuple[Any, ...]) -> Any:
    """The values of one field: what stands there often is written once."""
    if values.count(values[0]) == len(values):
        return {"of": values[0]}
    if isinstance(values[0], int):
        return values
    keys: Any = values if all(isinstance(value, str) for value in values) else [*map(id, values)]
    distinct = dict(zip(keys, values, strict=True))
    if 2 * len(distinct) > len(values):
        return values
    index = {key: n for n, key in enumerate(distinct)}
    return {"of": [*distinct.values()], "at": [*map(index.__getitem__, keys)]}


# -- what clients do -----------------------------------------------------------------------------


def apply_change(old: Any, change: Change) -> Any:
    """Make the new from the old, which stays as it is."""
    if isinstance(change, dict):
        new: Any = old.copy()
        for name, part in change.items():
            if part == []:
                del new[name]
            elif isinstance(new, list):
                new[int(name)] = apply_change(new[int(name)], part)
            else:
                new[name] = apply_change(new.get(name), part)
        return new
    match change:
        case [value]:
            return value
        case [_, groups]:
            return [row for count, columns in groups for row in read_rows(count, columns)]
    new = old.copy()
    for start, count, items in zip(*[iter(change)] * 3, strict=True):
        new[start : start + count] = items
    return new


def read_rows(count: int, columns: dict[str, Any]) -> list[Any]:
    """The objects of some rows."""
    return [{name: read_cell(column, n) for name, column in columns.items()} for n in range(count)]


def read_cell(column: Any, row: int) -> Any:
    if isinstance(column, list):
        return column[row]
    return column["of"][column["at"][row]] if "at" in column else column["of"]
