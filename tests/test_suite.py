"""The suite: stages wait for what they need, go on when others fail, and none is left behind."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from .local_server import wait_until
from .skip_report import FOLDER, find_never_run
from .stages import PYTEST, STAGES, Stage
from .suite import Suite, parse_arguments, read_summaries, repeat_stages, stop


def shell(name: str, command: str, *needs: str) -> Stage:
    return Stage(name, ("sh", "-c", command), needs)


def test_a_stage_begins_when_what_it_needs_is_done(tmp_path: Path) -> None:
    log = tmp_path / "log"
    stages = [
        shell("last", f"echo last >> {log}", "first", "second"),
        shell("second", f"echo second >> {log}", "first"),
        shell("first", f"sleep 0.1; echo first >> {log}"),
    ]
    assert Suite(stages, lanes=3).run()
    assert log.read_text().split() == ["first", "second", "last"]


def test_what_a_failed_stage_printed_is_shown_and_the_others_go_on(
    capsys: pytest.CaptureFixture[str],
) -> None:
    stages = [
        shell("broken", "echo the reason; exit 3"),
        shell("after it", "echo never", "broken"),
        shell("beside it", "echo hidden; echo 7 passed in 1.00s"),
    ]
    suite = Suite(stages, lanes=1)
    assert not suite.run()
    output = capsys.readouterr().out
    assert "the reason\n" in output
    assert "again: sh -c 'echo the reason; exit 3'" in output
    assert "after it: left out, as broken failed" in output
    assert "beside it: done" in output
    assert "hidden" not in output
    assert "never" not in output
    assert suite.failed == ["broken", "after it"]
    assert suite.passed == 7


def test_no_more_stages_run_at_a_time_than_there_are_lanes(tmp_path: Path) -> None:
    busy = f"mkdir {tmp_path}/busy && sleep 0.05 && rmdir {tmp_path}/busy"
    assert Suite([shell(str(n), busy) for n in range(4)], lanes=1).run()


def test_a_heartbeat_tells_how_far_a_stage_is(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command = f"printf '....[  4%%]\\n....[ 44%%]\\n..'; touch {tmp_path}/told; sleep 1000"
    suite = Suite([shell("long", command)], lanes=1)
    suite.start_ready()
    wait_until((tmp_path / "told").exists)
    suite.print_running()
    assert re.search(r"\[0/1\] … long \(\d+ s, 44%\)", capsys.readouterr().out)
    for run in suite.running.values():
        stop(run)
        assert run.process.returncode == -signal.SIGTERM


@pytest.mark.parametrize(
    ("line", "counts"),
    [
        ("\x1b[32m12 passed\x1b[0m, 3 skipped in 4.56s", [(12, 0)]),
        ("1 failed, 2541 passed, 6 skipped, 2 errors in 824.71s (0:13:44)", [(2541, 3)]),
        ("      Tests  104 passed (104)", [(104, 0)]),
        ("the test said that 9 passed", []),
    ],
)
def test_tests_are_counted_by_closing_lines(line: str, counts: list[tuple[int, int]]) -> None:
    assert list(read_summaries(f"something\n{line}\n")) == counts


def test_who_interrupts_leaves_nothing_running(tmp_path: Path) -> None:
    code = f"""
import signal, tests.suite as suite
from tests.stages import Stage
signal.signal(signal.SIGINT, signal.default_int_handler)
deep = "sh -c 'echo $$ > {tmp_path}/pid; sleep 1000'; true"
suite.STAGES = [Stage("endless", ("sh", "-c", deep))]
raise SystemExit(suite.main())
"""
    process = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True)
    noted = tmp_path / "pid"
    wait_until(lambda: noted.exists() and noted.read_text())
    process.send_signal(signal.SIGINT)
    output, _ = process.communicate()
    assert process.returncode == 130
    assert "Interrupted." in output
    wait_until(lambda: not alive(int(noted.read_text())))


def test_who_interrupts_while_a_stage_starts_leaves_it_not_running_bug(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A stage that had begun was not known yet, and went on."""
    begun: list[subprocess.Popen[bytes]] = []

    class Interrupted(subprocess.Popen[bytes]):
        def __init__(self, *args: Any, **facts: Any) -> None:
            super().__init__(*args, **facts)
            begun.append(self)
            signal.raise_signal(signal.SIGINT)

    monkeypatch.setattr(subprocess, "Popen", Interrupted)
    with pytest.raises(KeyboardInterrupt):
        Suite([shell("endless", "sleep 1000")], lanes=1).run()
    (process,) = begun
    assert process.poll() == -signal.SIGTERM


def test_a_stage_is_repeated_after_all_it_needs() -> None:
    stages = [
        *(shell("pages", "true"), shell("compile", "true", "pages"), shell("else", "true")),
        *(shell("games", "true", "compile"), shell("faults", "true")),
    ]
    repeated = repeat_stages(stages, ["faults", "games"], 2)
    runs = ["games, run 1", "faults, run 1", "games, run 2", "faults, run 2"]
    assert [stage.name for stage in repeated] == ["pages", "compile", *runs]
    assert repeated[2].needs == ("compile",)


@pytest.mark.parametrize(
    "arguments", [["--repeat", "3"], ["--repeat", "3", "nothing"], ["compile"]]
)
def test_what_cannot_be_repeated_is_told(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        parse_arguments(arguments)
    output = capsys.readouterr().err
    assert "there is no stage 'nothing'" in output or "takes a number and the stages" in output


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    time.sleep(0.01)
    return True


def test_every_test_file_belongs_to_a_stage() -> None:
    tests = Path(__file__).parent
    root = tests.parent
    run = {part for stage in STAGES for part in stage.command}
    games = {"src"}
    for path in [*tests.rglob("test_*.py"), *root.glob("src/**/test_*.py")]:
        places = {str(p) for p in [path.relative_to(root), *path.relative_to(root).parents]}
        assert places & (run | games), f"{path} is never run"


def test_every_need_is_a_stage_that_comes_from_somewhere() -> None:
    names = [stage.name for stage in STAGES]
    assert len(names) == len(set(names))
    assert {need for stage in STAGES for need in stage.needs} <= set(names)


def test_what_every_stage_leaves_out_is_found(tmp_path: Path) -> None:
    (tmp_path / "1").write_text("run\ta\nleft out\tb\nleft out\tc\n")
    (tmp_path / "2").write_text("left out\tb\nrun\tc\n")
    assert find_never_run(tmp_path) == ["b"]


def test_a_stage_notes_what_it_runs_and_leaves_out(tmp_path: Path) -> None:
    tests = tmp_path / "test_some.py"
    tests.write_text(
        "import pytest\n"
        "def test_run(): pass\n"
        "def test_nothing_to_do(): pytest.skip('here')\n"
        "@pytest.mark.skipif(True, reason='elsewhere')\n"
        "def test_left_out(): pass\n"
    )
    notes = tmp_path / "notes"
    notes.mkdir()
    command = [sys.executable, "-m", *PYTEST, "--rootdir", str(tmp_path), str(tests)]
    subprocess.run(command, env={**os.environ, FOLDER: str(notes)}, check=True, capture_output=True)
    assert find_never_run(notes) == ["test_some.py::test_left_out"]
