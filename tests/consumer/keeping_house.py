"""A program of somebody who looks after a house: opened, backed up, checked and tidied."""

from __future__ import annotations

import sys
from pathlib import Path

from dragonden import house
from dragonden.house import Ban, Checked, Damage, Summary


def look_around(data: Path) -> list[str]:
    """The ids of the tables that people play at."""
    found: list[Summary] = house.list_tables("running", data=data)
    shown: Summary = house.show_table(found[0].id[:8], data=data)
    assert shown.id == found[0].id
    return [summary.id for summary in found]


def keep_safe(data: Path, folder: Path) -> None:
    """A backup, restored elsewhere and checked there."""
    events: int = house.back_up(folder / "backup.db", data=data)
    assert house.restore(folder / "backup.db", data=folder / "copy") == events
    checked: Checked = house.check(data=folder / "copy")
    damages: list[Damage] = checked.damages
    assert not damages


def tidy(data: Path, folder: Path) -> None:
    """Tables closed and deleted, people shut out and let in again."""
    first, second, *_ = look_around(data)
    house.close_table(first, data=data)
    house.delete_table(second, data=data)
    house.ban("192.0.2.0/24", "30d", "noise", data=data)
    bans: list[Ban] = house.list_bans(data=data)
    assert [ban.note for ban in bans] == ["noise"]
    house.unban("192.0.2.0/24", data=data)
    assert house.export(folder / "games", data=data) == 1
    assert house.find_untouched("1d", data=data) == []
    assert house.prune("1d", data=data) == 0


def main() -> None:
    match sys.argv[1:]:
        case ["serve", data]:
            house.serve(data=data, port=0, warm=False, limits={"sweep": 0.05})
        case [data, folder]:
            keep_safe(Path(data), Path(folder))
            tidy(Path(data), Path(folder))


if __name__ == "__main__":
    main()
