"""All games for OpenSpiel, as `dragonden_dragons(players=5,bluff=True)` and so on.

Chance is in the history: the first nodes draw the seed of the game, and all that follows is
determined by it. An action is an index among the offered moves. The information state is the
knowledge of a seat. `resample_from_infostate` guesses what is hidden, so that searches of OpenSpiel
for information sets play these games.
"""

from __future__ import annotations

import functools
import hashlib
from typing import Any, NamedTuple

from dragonden.engine import verbs
from dragonden.engine.errors import InputError
from dragonden.engine.extras import require
from dragonden.engine.game import Game
from dragonden.engine.notation import format_move
from dragonden.engine.observation import Observation
from dragonden.engine.options import Value, complete_options
from dragonden.engine.state import SPECTATOR
from dragonden.games import all_games, find_game

from .batch import Batch
from .formats import Format
from .pictures import render_text
from .stepping import EVERYBODY, SHOW

with require("spiel", "For OpenSpiel"):
    import pyspiel

PREFIX = "dragonden_"
DRAWS, OUTCOMES = 4, 256  # chance nodes at the beginning, and what each can draw
LONGEST = 10_000  # moves; no game comes near

Setting = tuple[str, tuple[tuple[str, Value], ...]]  # the name of a game, and its options


class Position(NamedTuple):
    """A game between two moves."""

    state: Any
    offers: list[int]
    seat: int
    ended: bool
    returns: list[float]


@functools.cache
def find_batch(setting: Setting) -> Batch:
    """Where the games of a setting are played, one move at a time."""
    return Batch(find_game(setting[0]), dict(setting[1]), 1, record=True)


@functools.cache
def find_format(name: str) -> Format:
    return Format(find_game(name), "flat", offers=False)


def load_position(batch: Batch, position: Position) -> None:
    """Take up a game where it was left."""
    episode = batch.arrays.episodes[0]
    batch.arrays.states[0] = position.state
    episode.count, episode.seat, episode.learner = len(position.offers), position.seat, EVERYBODY
    episode.ended, episode.waiting, episode.done = int(position.ended), 0, 0
    for k, action in enumerate(position.offers):
        episode.offers[k] = action


def save_position(batch: Batch) -> Position:
    """A copy of the game as it is."""
    return Position(
        batch.backend.copy(batch.arrays.states[0]),
        batch.offered(0),
        int(batch["seat"][0]),
        bool(batch["ended"][0]),
        [float(reward) for reward in batch["rewards"][0]],
    )


# OpenSpiel copies every attribute of a state, so it never holds the game.
class SpielState(pyspiel.State):  # type: ignore[misc]
    """One position."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.setting = game.setting
        self.draws: list[int] = []
        self.moves: list[int] = []  # actions
        self.position: Position | None = None

    @property
    def batch(self) -> Batch:
        return find_batch(self.setting)

    def current_player(self) -> int:
        if self.position is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.position.ended else self.position.seat

    def is_terminal(self) -> bool:
        return self.position is not None and self.position.ended

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(outcome, 1 / OUTCOMES) for outcome in range(OUTCOMES)]

    def _legal_actions(self, player: int) -> list[int]:
        position = self.position
        if position is None or position.ended or player != position.seat:
            return []
        return list(range(len(position.offers)))

    def _apply_action(self, action: int) -> None:
        if self.position is None:
            self.draws.append(action)
            if len(self.draws) == DRAWS:
                self.batch.reset([int.from_bytes(bytes(self.draws), "big")])
                self.position = save_position(self.batch)
            return
        self.moves.append(self.position.offers[action])
        load_position(self.batch, self.position)
        self.batch.step([action])
        self.position = save_position(self.batch)

    def move_of(self, action: int) -> Any:
        """The struct of an offered move."""
        assert self.position is not None
        return self.batch.game.decode(self.position.offers[action])

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"seed {action}"
        return format_move(self.move_of(action))

    def returns(self) -> list[float]:
        if self.position is None or not self.position.ended:
            return [0.0] * self.batch.players
        return self.position.returns

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """A state that the player cannot tell from this one, with other luck to come."""
        other: SpielState = self.clone()
        if self.position is not None:
            load_position(self.batch, self.position)
            guess = self.batch.knowledge(0, player)
            verbs.determinize(guess, player, int(sampler() * (1 << 62)))
            state = self.batch.backend.load_states(guess, 1)[0]
            other.position = self.position._replace(state=state)
        return other

    def __str__(self) -> str:
        game = find_game(self.setting[0])
        moves = [format_move(game.decode(action)) for action in self.moves]
        return " ".join([f"seed {'.'.join(map(str, self.draws))}", *moves])


class Observer:
    """What a player knows: a row of numbers, the same by name, and a text.

    What is public is told as a text alone; what is private only together with what is public.
    """

    def __init__(self, game: SpielGame, kind: Any) -> None:
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise InputError("Nobody observes what all players know.")
        self.is_public = kind.private_info == pyspiel.PrivateInfoType.NONE
        self.perfect_recall = kind.perfect_recall
        self.format = find_format(game.setting[0])
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        if not self.is_public:
            self.make_tensor(game.game.observation)

    def make_tensor(self, observation: Observation) -> None:
        self.tensor = self.format.largest * 0
        scalars = observation.scalar_parts.size
        self.dict["scalars"] = self.tensor[-scalars:]
        if observation.area:
            shape = observation.rows, observation.columns, observation.plane_parts.size
            self.dict["planes"] = self.tensor[:-scalars].reshape(shape)

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what a player knows; before the deal, nothing."""
        if self.tensor is not None:
            self.tensor.fill(0)
            if state.position is not None:
                self.tensor[:] = self.format.read(show_position(state, player))[0]

    def string_from(self, state: SpielState, player: int) -> str:
        """What identifies an information state, or what is seen."""
        seat, batch = SPECTATOR if self.is_public else player, state.batch
        if state.position is None:
            return f"player {seat} before the deal, {len(state.draws)}"
        if self.perfect_recall and not self.is_public:
            known = show_position(state, player).record.tobytes()
            digest = hashlib.sha256(known).hexdigest()
            return f"player {seat} after {len(state.moves)} moves: {digest}"
        load_position(batch, state.position)
        return render_text(batch.game, batch.knowledge(0, seat), seat, batch.players)


def show_position(state: SpielState, player: int) -> Batch:
    """The batch, after it has told what a player knows of a state."""
    assert state.position is not None
    load_position(state.batch, state.position._replace(seat=player))
    state.batch.order([SHOW])
    state.batch.run()
    return state.batch


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game of Dragonden with its options; the classes of the games follow from it."""

    name = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        self.game = find_game(self.name)
        options = complete_options(self.game.options, dict(params or {}))
        self.setting: Setting = (self.name, tuple(options.items()))
        together = bool(find_batch(self.setting).plan.together)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.game.most_offers,
            max_chance_outcomes=OUTCOMES,
            num_players=int(options["players"]),
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None if together else 0.0,
            max_game_length=LONGEST,
        )
        super().__init__(describe_type(self.game, together), info, dict(params or {}))

    def new_initial_state(self, *given: Any) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> Observer:
        if params:
            raise InputError(f"An observer has no settings, not {params}.")
        return Observer(self, kind or pyspiel.IIGObservationType(perfect_recall=False))


def describe_type(game: Game, together: bool) -> Any:
    """What OpenSpiel wants to know about a game."""
    kind = pyspiel.GameType
    utility = kind.Utility.IDENTICAL if together else kind.Utility.ZERO_SUM
    return kind(
        short_name=PREFIX + game.name,
        long_name=game.title,
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=game.players[1],
        min_num_players=game.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={option.name: option.default for option in game.options},
    )


@functools.cache
def register() -> tuple[str, ...]:
    """Show all games to OpenSpiel; returns their names there."""
    names = []
    for game in all_games():
        # A pickle finds the class of a game by its name in this module.
        name = f"{game.title.replace(' ', '')}Spiel"
        made = type(name, (SpielGame,), {"name": game.name, "__module__": __name__})
        globals()[name] = made
        pyspiel.register_game(describe_type(game, together=False), made)
        names.append(PREFIX + game.name)
    return tuple(names)
