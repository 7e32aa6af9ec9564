"""A course: rounds of games, training and contests, kept in a folder and gone on with."""

from __future__ import annotations

import math
import random
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue
from typing import Any, NamedTuple, TypeVar

import msgspec
import numpy as np

from dragonden.engine.backends import compiled_backend
from dragonden.engine.chance import game_seed
from dragonden.engine.errors import InputError
from dragonden.engine.game import Game
from dragonden.engine.options import complete_options
from dragonden.engine.plan import Course
from dragonden.engine.progress import Progress
from dragonden.engine.worth import ALL, CHANCE

from ..learned import look_of
from ..network import count_weights
from ..weights import Weights, pack_weights, read_weights, write_weights
from .games import GREEDY
from .teacher import CHUNK, Rows, Teacher, draw_variant, join_rows
from .training import train

PARTS = 8  # of a round, each kept in a file when it is played
CONTEST = 10  # chunks of games in which a new network meets greedy players
LOOKS = (10, 20, 40)  # chunks after which it is asked whether it beats the last
WITH_GREEDY = 4  # of so many chunks, in one a greedy player sits at the table
SURE = 2.58  # standard errors to either side: 99 %
FIRST, SECOND = range(2)  # of two networks that meet

T = TypeVar("T")
Stages = Callable[[str], Progress]  # is told what begins, and gives who is told how far it is


class Share(NamedTuple):
    """What a player has won of games, and how far from the truth that may be."""

    mean: float
    within: float

    def __str__(self) -> str:
        return f"{self.mean:.1%} ± {self.within:.1%}"


@dataclass
class Trainer:
    """Teaches one game, by a course and a seed; what is finished lies in a folder."""

    game: Game
    course: Course
    seed: int
    folder: Path
    threads: int
    begin: Stages

    def __post_init__(self) -> None:
        if self.game.features is None:
            raise InputError(f"{self.game.title} has no features.py: there is nothing to learn by.")
        compiled_backend()
        self.layers = (self.game.features.size, self.course.first, self.course.second)
        self.look = look_of(self.game)._replace(guesses=1)  # there are many games
        self.folder.mkdir(parents=True, exist_ok=True)
        self.check_setting()

    def check_setting(self) -> None:
        """Refuse to go on with a course that was begun otherwise."""
        assert self.game.features
        setting = {
            "seed": self.seed,
            "course": self.course._asdict(),
            "look": self.look._asdict(),
            "rules": self.game.version,
            "features": self.game.features.digest,
        }
        file = self.folder / "setting.json"
        if not file.exists():
            file.write_bytes(msgspec.json.encode(setting))
        elif msgspec.json.decode(file.read_bytes()) != setting:
            raise InputError(
                f"{self.folder} has a course that was begun with other settings or features: "
                "go on with those, or remove the folder."
            )

    def teach(self) -> Iterator[Weights]:
        """All rounds, as far as they are not finished yet; after each, the best network so far."""
        best: Weights | None = None
        for number in range(self.course.rounds):
            file = self.folder / f"network-{number}.json"
            if not file.exists():
                write_weights(file, self.teach_round(number, best))
            best = read_weights(file)
            yield best

    def teach_round(self, number: int, best: Weights | None) -> Weights:
        """Play, train and compare; the network that is better by then."""
        start = time.process_time()
        before = np.array(best.unpack(), np.float32) if best else None
        rows = self.gather(number, before)
        seed = game_seed(self.seed, number)
        watch = self.begin(f"round {number}: training")
        trained = train(rows, self.course, before, seed & 0x7FFFFFFF, watch)
        again = np.zeros_like(trained.weights) if before is None else before
        pair = [trained.weights, again]
        told = {
            "round": number,
            "rows": rows.size,
            "loss": round(trained.loss, 4),
            "explained": round(trained.worth, 4),
            "against greedy": str(self.meet(f"round {number}: greedy", pair, GREEDY, seed)),
        }
        is_better = True
        if best:
            share = self.meet(f"round {number}: the last", pair, SECOND, seed, LOOKS)
            told["against the last"] = str(share)
            is_better = share.mean - share.within > self.equality
        told["kept"] = is_better
        told["minutes"] = round((time.process_time() - start) / 60, 1)
        record = best.record if best else {"seed": self.seed, **self.course._asdict()}
        record = {**record, "rounds taught": [*record.get("rounds taught", []), told]}
        return self.build_weights(trained.weights if is_better else again, record)

    def build_weights(self, numbers: Any, record: dict[str, Any]) -> Weights:
        game = self.game
        assert game.features
        return Weights(
            game.name,
            game.version,
            game.features.digest,
            self.layers,
            record,
            pack_weights(numbers.tolist()),
        )

    # -- games -----------------------------------------------------------------------------------

    def gather(self, number: int, before: Any | None) -> Rows:
        """The rows of a round; where networks play, those of all rounds in which they did."""
        games = self.course.games if number else self.course.greedy
        chunks = range(-(-games // CHUNK))
        parts = []
        for part in range(min(PARTS, len(chunks))):
            file = self.folder / f"round-{number}-{part}.npz"
            if not file.exists():
                save_rows(file, self.play_part(number, before, chunks[part::PARTS], part))
            parts.append(load_rows(file))
        for earlier in range(1, number):
            parts += map(load_rows, sorted(self.folder.glob(f"round-{earlier}-*.npz")))
        return join_rows(parts)

    def play_part(self, number: int, before: Any | None, chunks: range, part: int) -> Rows:
        """Play some chunks of games, each of any variant."""
        seed = game_seed(self.seed, 1000 + number)
        weights = np.zeros(count_weights(*self.layers)) if before is None else before

        def play(teacher: Teacher, chunk: int) -> Rows:
            luck = random.Random(f"{seed} {chunk}")
            options = draw_variant(self.game, luck, self.course.few)
            ring = [GREEDY if before is None else FIRST] * int(options["players"])
            if chunk % WITH_GREEDY == 0:
                ring[0] = GREEDY
            return teacher.teach(options, ring, seed, chunk * CHUNK)

        title = f"round {number}: games, part {part + 1} of {PARTS}"
        return join_rows(list(self.share_out(title, [weights], play, chunks)))

    @property
    def equality(self) -> float:
        """The share of a player who is as good as the others."""
        return 1 / self.game.players[0]

    def meet(
        self,
        title: str,
        pair: Sequence[Any],
        other: int,
        seed: int,
        looks: Sequence[int] = (CONTEST,),
    ) -> Share:
        """What the first of two networks wins against others, as few as the game allows.

        They play on until a look shows that they differ, or there are no more looks.
        """
        players = self.game.players[0]
        options = complete_options(self.game.options, {"players": players})

        def play(teacher: Teacher, chunk: int) -> Any:
            ring = [FIRST] + [other] * (players - 1)
            return teacher.contest(options, ring, seed, chunk * CHUNK)

        found: list[Any] = []
        for look in looks:
            found += self.share_out(title, pair, play, range(len(found), look))
            share = estimate_share(np.concatenate(found), players)
            if abs(share.mean - self.equality) > share.within:
                break
        return share

    def share_out(
        self,
        title: str,
        networks: Sequence[Any],
        play: Callable[[Teacher, int], T],
        chunks: Iterable[int],
    ) -> Iterator[T]:
        """Have chunks played by threads; results in the order of the chunks."""
        free: SimpleQueue[Teacher] = SimpleQueue()
        for _ in range(self.threads):
            free.put(Teacher(self.game, self.course, self.look, networks))

        def work(chunk: int) -> T:
            teacher = free.get()
            try:
                return play(teacher, chunk)
            finally:
                free.put(teacher)

        wanted, watch = list(chunks), self.begin(title)
        pool = ThreadPoolExecutor(self.threads)
        try:
            for done, found in enumerate(pool.map(work, wanted), start=1):
                yield found
                watch(done, len(wanted))
        finally:
            pool.shutdown(cancel_futures=True)


def estimate_share(results: Any, players: int) -> Share:
    """What the first player wins; the games of a deal, one for each seat, count as one."""
    by_deal = results[:, CHANCE].reshape(-1, players).mean(1) / ALL
    return Share(float(by_deal.mean()), SURE * float(by_deal.std()) / math.sqrt(len(by_deal)))


def save_rows(file: Path, rows: Rows) -> None:
    """Keep rows; a file that is there is whole."""
    scratch = file.with_suffix(".tmp.npz")
    np.savez(scratch, **rows._asdict())
    scratch.replace(file)


def load_rows(file: Path) -> Rows:
    with np.load(file) as found:
        return Rows(found["inputs"], found["targets"], found["numbers"])
