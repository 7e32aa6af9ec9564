"""A study: its games are played, looked at closely, and told in a report."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
from msgspec import Struct

from dragonden.bots.players import find_kind, split_players
from dragonden.engine.backends import INTERPRETED, Backend, compiled_backend
from dragonden.engine.errors import InputError
from dragonden.engine.game import Game
from dragonden.engine.match import Match
from dragonden.engine.options import Value, format_setting, parse_setting
from dragonden.engine.progress import Progress, ignore_progress
from dragonden.engine.verbs import RULES, forget_nothing
from dragonden.games import find_game

from ..ledger import check_setting
from ..players import GREEDY, Style
from ..simulation import count_cores
from . import noting
from .choosing import NO_KIND
from .coverage import RuleUse, cover_rules
from .findings import Finding, find_all
from .insides import (
    Drama,
    Restriction,
    Rung,
    Sight,
    describe_choices,
    describe_drama,
    describe_luck,
    describe_moves,
    describe_places,
    describe_rules,
    find_curves,
    swing_of,
)
from .learned import is_quick
from .pieces import describe_pieces
from .playing import Player, Recorder, Setting, given_players, same_players
from .results import (
    Level,
    describe_leader,
    describe_length,
    describe_scores,
    describe_seats,
    margins,
)
from .rows import Rows, load_rows, merge_rows, save_rows
from .running import Runner, is_style, play_enough, play_foreseeing, work_off
from .statistics import CONFIDENCE, estimate_mean, estimate_share
from .texts import Say, Section, name_move, say

DEFAULT_LEVELS = ("random", "greedy")
DEFAULT_GAMES = 20_000
DEFAULT_LEARNED_GAMES = 2_000
DEFAULT_BOT_GAMES = 200
SHARE_OF_OTHERS = 5  # games with another number of players, and of ladders, are so many times fewer
MOST_RESTRICTED = 2_000  # games with each handicap: slow games have a dozen of them
GUESSES, WEIGHED = 32, 7  # of a judged position; one decision in so many is weighed
JUDGED = {"random": 96, "greedy": 32}
JUDGED_BOTS = 24
COVERED = 40  # games in which rules are counted
FORESEEN = 120  # games in which somebody looks ahead, by what is known and seeing everything

Stage = Callable[[str], Progress]  # begins a stage by its name; gives what tells its progress


class OddGame(Struct, frozen=True):
    """A game that stands out, with the record that replays it."""

    why: Say
    level: str
    number: int
    record: str


class Report(Struct, frozen=True):
    """All that a study has found."""

    game: str
    title: str
    options: dict[str, Value]
    version: int  # of the rules
    seed: int
    levels: list[str]
    games: dict[str, int]  # by table
    complete: bool
    confidence: float
    findings: list[Finding]
    sections: list[Section]
    odd: list[OddGame]


@dataclass
class Survey:
    """What is asked, and all that is known so far."""

    game: Game
    options: dict[str, Value]
    seed: int
    levels: tuple[str, ...]
    games: int | None
    precision: float | None
    counts: tuple[int, ...]  # other numbers of players
    backend: Backend
    threads: int | None = None
    shard: tuple[int, int] = (0, 1)
    file: Path | None = None
    ray: str | None = None  # the address of a cluster
    judged: dict[str, int] = field(default_factory=lambda: dict(JUDGED))  # games, by level
    guesses: int = GUESSES
    covered: int = COVERED
    foreseen: int = FORESEEN
    tables: dict[str, Rows] = field(default_factory=dict)
    dramas: dict[str, Drama] = field(default_factory=dict)
    restrictions: list[Restriction] = field(default_factory=list)
    sight: Sight | None = None
    rules: list[RuleUse] = field(default_factory=list)
    complete: bool = False

    @property
    def seats(self) -> int:
        return int(self.options["players"])

    def facts(self) -> dict[str, Any]:
        """What the games of a study depend on, to be compared with that of others."""
        return {
            "game": format_setting(self.game.name, self.options),
            "rules": self.game.version,
            "seed": self.seed,
        }

    def setting(self, seats: int | None = None, players: tuple[Player, ...] = ()) -> Setting:
        options = {**self.options, "players": seats or self.seats}
        return Setting(self.game, options, self.seed, players, self.backend)

    # -- playing ---------------------------------------------------------------------------------

    def load(self) -> None:
        """Go on from the file, if there is one."""
        if self.file and self.file.exists():
            self.tables, before = load_rows(self.file)
            before.pop("levels", None)
            check_setting(self.file, before, self.facts())

    def save(self) -> None:
        if self.file:
            save_rows(self.file, self.tables, {**self.facts(), "levels": self.levels})

    def play(self, stage: Stage) -> None:
        """Play all tables: every level, other numbers of players, and the ladder."""
        jobs: list[tuple[str, int, tuple[str, ...]]] = [
            (level, self.seats, (level,) * self.seats) for level in self.levels
        ]
        jobs += [(self.levels[-1], n, (self.levels[-1],) * n) for n in self.counts]
        jobs += [
            (f"{strong} and {weak}", self.seats, (strong, *[weak] * (self.seats - 1)))
            for weak, strong in zip(self.levels, self.levels[1:], strict=False)
            if not self.is_cooperative
        ]
        for name, seats, ring in jobs:
            is_main = seats == self.seats and len(set(ring)) == 1
            self.play_table(name, seats, ring, is_main, stage(f"{name}, {seats}"))

    @property
    def is_cooperative(self) -> bool:
        match = Match(self.game, self.options, 0, INTERPRETED)
        return self.game.is_cooperative(match.state)

    def play_table(
        self, name: str, seats: int, ring: tuple[str, ...], is_main: bool, watch: Progress
    ) -> None:
        rows = self.tables.setdefault(f"{name} {seats}", Rows(seats))
        are_styles = all(map(is_style, ring))
        players = tuple(Player(Style(one).number) for one in ring) if are_styles else ()
        runner = Runner(self.setting(seats, players), ring, self.threads, self.ray)
        games, precision = self.games, self.precision
        if games is None and precision is None:
            games = default_games(ring)
        if not is_main:
            games = max((games or DEFAULT_GAMES) // SHARE_OF_OTHERS, min(games or 400, 400))
            precision = None
        try:
            play_enough(runner, rows, games, precision, watch, self.shard, self.save)
        finally:
            if len(rows):
                rows.put_together()
                self.save()

    # -- looking closely -------------------------------------------------------------------------

    def look(self, stage: Stage) -> None:
        """Judge decisions, try restrictions, see which rules come up."""
        for level in self.levels:
            self.judge(level, stage(f"{level}: chances"))
        if not self.is_cooperative:
            self.restrict(stage("restricted play"))
            self.foresee(stage("sees everything"))
        greedy = self.levels[-1] != "random"
        self.rules = cover_rules(
            self.game, self.options, self.seed, self.covered, greedy, stage("rules")
        )

    def judge(self, level: str, watch: Progress) -> None:
        rows = self.tables[f"{level} {self.seats}"]
        wanted = self.judged.get(level, JUDGED_BOTS)
        numbers = rows.numbers[: min(wanted, len(rows))]
        style = Style(level).number if is_style(level) else GREEDY
        found: list[Any] = []

        def judge(games: range) -> Any:
            recorder = self.recorder(level, rows)
            for number in games:
                recorder.give(rows.actions.get(number, []))
            return recorder.judge(games.start, len(games), self.guesses, WEIGHED, style)

        def keep(judged: Any) -> None:
            found.append(judged)
            watch(len(found), len(numbers))

        if len(numbers):
            judge(range(int(numbers[0]), int(numbers[0]) + 1))  # compiled before threads start
        threads = self.threads or count_cores()
        work_off(threads, judge, (range(int(n), int(n) + 1) for n in numbers), keep)
        if found:
            judged = np.concatenate(found)
            order = np.lexsort((judged[:, 1], judged[:, 0]))
            by_number = dict(zip(rows.numbers.tolist(), rows.shares, strict=True))
            self.dramas[level] = Drama(judged[order], by_number)

    def recorder(self, level: str, rows: Rows) -> Recorder:
        """Plays games of a level again."""
        if is_style(level):
            return Recorder(self.setting(None, same_players(level, self.seats)))
        return Recorder(self.setting(None, given_players(self.seats)), given=1 << 14)

    def restrict(self, watch: Progress) -> None:
        """One greedy player who never does something, or forgets, among greedy players."""
        rows = self.tables[f"{self.levels[-1]} {self.seats}"]
        games = min(MOST_RESTRICTED, max(len(rows), 400))
        cases: list[tuple[Say, Player]] = []
        for kind, struct in enumerate(self.game.kinds):
            offered, taken = (int(n) for n in rows.sums["kinds"][kind])
            if 0 < taken < offered:  # there is a choice
                name = say("study-never", move=name_move(self.game, struct))
                cases.append((name, Player(GREEDY, kind)))
        if RULES[self.game.state]["forget"] is not forget_nothing:
            cases.append((say("study-forgets"), Player(GREEDY, NO_KIND, 0)))
        for i, (name, player) in enumerate(cases):
            ring = (player, *[Player(GREEDY)] * (self.seats - 1))
            found = Rows(self.seats)
            runner = Runner(self.setting(None, ring), ("greedy",) * self.seats, self.threads)
            play_enough(runner, found, games, None)
            won = found.shares[np.arange(len(found)), (-found.numbers) % self.seats]
            wins = estimate_share(won, found.deals)
            self.restrictions.append(Restriction(name, wins, 1 / self.seats))
            watch(i + 1, len(cases))

    def foresee(self, watch: Progress) -> None:
        """One player who looks ahead, by what it knows and seeing all that is hidden."""
        setting = self.setting(None, same_players("greedy", self.seats))
        shares = play_foreseeing(setting, self.foreseen // self.seats + 1, self.threads, watch)
        deals = np.arange(shares.shape[1]) // self.seats
        knowing, seeing = (estimate_share(row, deals) for row in shares)
        self.sight = Sight(knowing, seeing, estimate_mean(shares[1] - shares[0], deals))
        for name, wins in (("study-looks-ahead", knowing), ("study-sees", seeing)):
            self.restrictions.append(Restriction(say(name), wins, 1 / self.seats, False))

    # -- telling ---------------------------------------------------------------------------------

    def report(self) -> Report:
        levels = [
            Level(name, self.tables[key])
            for name in self.levels
            if len(self.tables.get(key := f"{name} {self.seats}", ())) >= self.seats * 2
        ]
        if not levels:
            raise KeyboardInterrupt("enough games were over")
        others = [
            Level(self.levels[-1], rows)
            for n in self.counts
            if (rows := self.tables.get(f"{self.levels[-1]} {n}")) and len(rows) >= 2 * n
        ]
        rungs = list(self.find_rungs())
        findings = find_all(
            self.game,
            levels,
            others,
            rungs,
            self.dramas,
            self.restrictions,
            self.sight,
            self.rules,
        )
        sections = [
            describe_seats(levels, others),
            describe_length(self.game, levels),
            describe_scores(self.game, levels),
            describe_luck(levels, rungs),
            describe_drama(self.game, levels, self.dramas),
            describe_leader(levels),
            describe_choices(self.game, levels, self.dramas),
            describe_pieces(self.game, levels),
            describe_moves(self.game, levels, self.restrictions),
            describe_rules(self.game, self.rules),
            describe_places(self.game, levels),
        ]
        told = [section for section in sections if section.charts or section.tables]
        return msgspec.structs.replace(
            self.blank_report(), findings=findings, sections=told, odd=list(self.find_odd(levels))
        )

    def blank_report(self) -> Report:
        """What was asked, before anything is told."""
        return Report(
            self.game.name,
            self.game.title,
            self.options,
            self.game.version,
            self.seed,
            list(self.levels),
            {name: len(rows) for name, rows in self.tables.items()},
            self.complete,
            CONFIDENCE,
            [],
            [],
            [],
        )

    def find_rungs(self) -> Iterator[Rung]:
        for weak, strong in zip(self.levels, self.levels[1:], strict=False):
            rows = self.tables.get(f"{strong} and {weak} {self.seats}")
            if rows and len(rows) >= 2 * self.seats:
                ring = (strong, *[weak] * (self.seats - 1))
                runner = Runner(self.setting(), ring, self.threads)
                yield Rung(weak, strong, rows, runner.seats_of_first(rows.numbers))

    def find_odd(self, levels: Sequence[Level]) -> Iterator[OddGame]:
        """The games of the strongest players that stand out, with their records."""
        level = levels[-1]
        rows = level.rows
        length, margin = rows.rows[:, noting.LENGTH], margins(rows, self.game.unit)
        cases = {
            "longest": int(length.argmax()),
            "shortest": int(length.argmin()),
            "blowout": int(margin.argmax()),
            "comeback": int(rows.rows[:, noting.BEHIND].argmax()),
        }
        numbers = {why: int(rows.numbers[at]) for why, at in cases.items()}
        if drama := self.dramas.get(level.name):
            curves = find_curves(drama, rows.seats)
            numbers["swing"] = max(curves, key=lambda curve: swing_of(curve[1]))[0]
        for why, number in numbers.items():
            record = self.replay(level, number)
            yield OddGame(say(f"odd-{why}"), level.name, number, record)

    def replay(self, level: Level, number: int) -> str:
        """The record of one game."""
        setting = self.setting()
        actions = level.rows.actions.get(number)
        if actions is None:
            actions = self.recorder(level.name, level.rows).find_actions(number)
        match = Match(self.game, self.options, setting.seed_of(number), INTERPRETED)
        for action in actions:
            match.carry_out(action)
        return match.record()


def default_games(ring: Sequence[str]) -> int:
    """How many games are played, if nobody says: more of those that are played quickly."""
    if all(map(is_style, ring)):
        return DEFAULT_GAMES
    return DEFAULT_LEARNED_GAMES if all(map(is_quick, ring)) else DEFAULT_BOT_GAMES


def begin_survey(
    game: str,
    options: Mapping[str, object],
    by: Sequence[str] | str = DEFAULT_LEVELS,
    games: int | None = None,
    precision: float | None = None,
    seed: int | None = None,
    threads: int | None = None,
    shard: tuple[int, int] = (0, 1),
    file: Path | None = None,
    ray: str | None = None,
) -> Survey:
    """Check what is asked, and go on from the file if there is one."""
    name, given = parse_setting(game)
    given = {"first": 0, **given, **options}
    found = find_game(name)
    if seed is None and file and file.exists():
        seed = load_rows(file)[1].get("seed")
    if seed is None and shard != (0, 1):
        raise InputError("All shards play by the same seed, or nothing can merge them: name one.")
    match = Match(found, given, seed, INTERPRETED)
    levels = tuple(dict.fromkeys(split_players(by) if isinstance(by, str) else by))
    for level in levels:
        if not is_style(level):
            find_kind(level)
    if games is not None and games < 1:
        raise InputError(f"Play at least one game, not {games}.")
    if precision is not None and not 0.0005 <= precision <= 0.5:
        raise InputError("A precision is from 0.05% to 50%.")
    if games is not None and precision is not None:
        raise InputError("Say how many games, or how precisely; not both.")
    low, high = found.players
    counts = () if "players" in {**given} else tuple(range(low, high + 1))
    seats = int(match.options["players"])
    counts = tuple(n for n in counts if n != seats and can_play(match, n))
    survey = Survey(
        found,
        match.options,
        match.seed,
        levels,
        games,
        precision,
        counts,
        choose_backend(),
        threads,
        shard,
        file,
        ray,
    )
    survey.load()
    return survey


def can_play(match: Match, seats: int) -> bool:
    """Whether the box has enough for so many players."""
    try:
        match.game.settle_options({**match.options, "players": seats, "first": 0})
    except InputError:
        return False
    return True


def merge_surveys(files: Sequence[Path], threads: int | None = None) -> Survey:
    """The study whose shards are in these files."""
    found = [(path, *load_rows(path)) for path in files]
    if not found:
        raise InputError("Name the files of the shards.")
    _, _, first = found[0]
    levels = first.pop("levels")
    tables: dict[str, list[Rows]] = {}
    for path, parts, setting in found:
        setting.pop("levels", None)
        check_setting(path, setting, first)
        for name, rows in parts.items():
            tables.setdefault(name, []).append(rows)
    survey = begin_survey(first["game"], {}, levels, seed=first["seed"], threads=threads)
    survey.tables = {name: merge_rows(parts) for name, parts in tables.items()}
    low, high = survey.game.players
    names = {f"{survey.levels[-1]} {n}": n for n in range(low, high + 1) if n != survey.seats}
    survey.counts = tuple(n for name, n in names.items() if name in survey.tables)
    return survey


def choose_backend() -> Backend:
    """Compiled, unless somebody insists on interpreted rules."""
    insists = os.environ.get("DRAGONDEN_BACKEND") == INTERPRETED.name
    return INTERPRETED if insists else compiled_backend()


def ignore_stages(name: str) -> Progress:
    """For whoever does not want to know."""
    return ignore_progress


def run_survey(
    survey: Survey,
    stage: Stage = ignore_stages,
    return_early: bool = False,
    quick: bool = False,
    play: bool = True,
) -> Report:
    """Play, unless that is done, and unless it is to be quick look closely.

    Ctrl-C ends it, and with `return_early` tells what is known by then.
    """
    with contextlib.suppress(*[KeyboardInterrupt] if return_early else []):
        if play:
            survey.play(stage)
        if not quick and survey.shard == (0, 1):
            survey.look(stage)
        survey.complete = True
    return survey.report()
