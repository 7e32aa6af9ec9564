"""Studies of many games: the same whatever the threads, and the same as playing them one by one."""

from __future__ import annotations

import contextlib
import random
from collections import Counter
from collections.abc import Callable, Iterator

import msgspec
import pytest
import scipy.stats
import typer
from typer.testing import CliRunner

from dragonden.engine import verbs
from dragonden.engine.backends import default_backend
from dragonden.engine.chance import PLAYERS, game_seed, threefry
from dragonden.engine.errors import InputError
from dragonden.engine.game import Game
from dragonden.engine.match import Match
from dragonden.engine.options import complete_options
from dragonden.games import all_games, game_names
from dragonden.lab import commands, study
from dragonden.lab.distribution import describe_counts, draw_histograms, flip_signs
from dragonden.lab.inference import chi_square, p_value, wilson_interval
from dragonden.lab.players import Style
from dragonden.lab.playing import DECISIONS, OFFERED, POINTS, WINNERS
from dragonden.lab.report import Report, build_report, compare_seats
from dragonden.lab.simulation import Setting, Simulator, Totals, play_study

SEED = 12
every_game = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
every_style = pytest.mark.parametrize("style", Style)


def setting_of(game: Game, style: Style = Style.random, **given: object) -> Setting:
    return Setting(game, complete_options(game.options, given), SEED, style, default_backend())


# -- playing -------------------------------------------------------------------------------------


@every_game
@every_style
def test_threads_do_not_change_the_result(game: Game, style: Style) -> None:
    setting = setting_of(game, style)
    one, two = play_study(setting, 12, threads=1), play_study(setting, 12, threads=2)
    assert one.games == two.games == 12
    assert one.columns == two.columns


@every_game
def test_another_seed_gives_other_games(game: Game) -> None:
    setting = setting_of(game)
    other = Setting(game, setting.options, SEED + 1, setting.style, setting.backend)
    assert play_study(setting, 12, 1).columns != play_study(other, 12, 1).columns


@every_game
@every_style
def test_totals_agree_with_matches_played_one_by_one(game: Game, style: Style) -> None:
    setting = setting_of(game, style, players=game.players[1])
    expected = Totals()
    for number in range(3):
        expected.add(1, played_as_match(setting, game_seed(SEED, number)))
    found = play_study(setting, 3, threads=1)
    for column, counts in expected.columns.items():
        assert found.columns[column] == counts


def played_as_match(setting: Setting, seed: int) -> dict[int, Counter[int]]:
    """The results of one game, by column, as the public way of playing gives them."""
    match = Match(setting.game, setting.options, seed, setting.backend)
    offered = 0
    while match.actor is not None:
        actions = match.legal()
        offered += len(actions)
        word, _ = threefry(seed, PLAYERS + len(match.plies))
        match.carry_out(CHOICES[setting.style](match, actions, word))
    assert match.outcome is not None
    points = [row[setting.game.points] for row in match.standing]
    return {
        DECISIONS: Counter([len(match.plies)]),
        OFFERED: Counter([offered]),
        WINNERS: Counter([sum(1 << seat for seat in match.outcome.winners)]),
        **{POINTS + seat: Counter([score]) for seat, score in enumerate(points)},
    }


def uniform(match: Match, actions: list[int], word: int) -> int:
    return actions[word * len(actions) >> 32]


def patient(match: Match, actions: list[int], word: int) -> int:
    bag = [action for action in actions for _ in range(verbs.patience(match.state, action))]
    return uniform(match, bag, word)


def stubborn(match: Match, actions: list[int], word: int) -> int:
    return best(match, {action: verbs.patience(match.state, action) for action in actions}, word)


def greedy(match: Match, actions: list[int], word: int) -> int:
    known = match.knowledge(match.actor)
    return best(match, {action: verbs.appraise(known, action) for action in actions}, word)


def best(match: Match, worth: dict[int, int], word: int) -> int:
    most = max(worth.values())
    return uniform(match, [action for action in worth if worth[action] == most], word)


CHOICES: dict[Style, Callable[[Match, list[int], int], int]] = {
    Style.random: uniform,
    Style.patient: patient,
    Style.stubborn: stubborn,
    Style.greedy: greedy,
}


# -- stopping ------------------------------------------------------------------------------------


def interrupt(*_: object) -> None:
    raise KeyboardInterrupt


@every_game
def test_an_interrupted_study_keeps_whole_games(game: Game) -> None:
    setting = setting_of(game)
    found = play_study(setting, 10**12, 2, interrupt, return_early=True)
    assert 0 < found.games < 10**12
    assert found.columns == play_study(setting, found.games, 1).columns


def test_an_error_in_one_thread_ends_all(monkeypatch: pytest.MonkeyPatch) -> None:
    setting, play = setting_of(all_games()[0]), Simulator.play
    mistakes, later = [ZeroDivisionError()], list[int]()

    def failing(simulator: Simulator, first: int, count: int) -> None:
        if first and mistakes:
            raise mistakes.pop()
        if not mistakes:
            later.append(first)
            assert len(later) < 50
        play(simulator, first, count)

    monkeypatch.setattr(Simulator, "play", failing)
    with pytest.raises(ZeroDivisionError):
        play_study(setting, 10**12, 2)
    assert len(later) < 50, "the other thread goes on"


# -- reckoning -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("wins", "of"), [(0, 7), (1, 1), (3, 10), (250, 1000), (99_999, 100_000)])
def test_wilson_agrees_with_scipy(wins: int, of: int) -> None:
    expected = scipy.stats.binomtest(wins, of).proportion_ci(method="wilson")
    assert wilson_interval(wins, of) == pytest.approx((expected.low, expected.high), abs=1e-12)


@pytest.mark.parametrize("freedom", range(1, 9))
def test_p_values_agree_with_scipy(freedom: int) -> None:
    for statistic in (0.0, 1e-6, 0.3, 1.0, 3.84, 17.2, 90.0, 1600.0):
        expected = scipy.stats.chi2.sf(statistic, freedom)
        assert p_value(statistic, freedom) == pytest.approx(expected, rel=1e-9, abs=1e-300)


def test_without_ties_chi_square_is_pearsons() -> None:
    wins = [251, 230, 262, 257]
    expected = scipy.stats.chisquare(wins).statistic
    assert chi_square(wins, 1000, 1000) == pytest.approx(expected)


def test_with_ties_chi_square_still_averages_its_degrees_of_freedom() -> None:
    chance = random.Random(SEED)
    total = 0.0
    for _ in range(1000):
        shares = [0.0] * 3
        for winners in [1, 2, 2, 3] * 25:
            for seat in chance.sample(range(3), winners):
                shares[seat] += 1 / winners
        total += chi_square(shares, 100, 25 * (1 + 1 / 2 + 1 / 2 + 1 / 3))
    assert total / 1000 == pytest.approx(2, abs=0.25)  # four standard errors


def winners(**games_won: int) -> Totals:
    """A totals of games by winning seats: `s01` stands for a win shared by seats 0 and 1."""
    bits = {sum(1 << int(seat) for seat in key[1:]): n for key, n in games_won.items()}
    return Totals(sum(games_won.values()), {WINNERS: Counter(bits)})


@pytest.mark.parametrize(
    ("totals", "sentence"),
    [
        (winners(s0=52, s1=48), "Seats do not differ significantly (χ² = 0.16, 1 degree of"),
        (winners(s0=30, s1=50, s01=40), "Seats differ significantly (χ² = 5.00, 1 degree of"),
        (winners(s0=9, s1=0), "Too few games to tell whether seats win equally often."),
        (winners(s01=100), "All seats shared every game."),
    ],
)
def test_the_sentence_says_whether_seats_differ(totals: Totals, sentence: str) -> None:
    assert compare_seats(totals, 2).sentence.startswith(sentence)


def test_scores_stay_exact_fractions_of_their_unit() -> None:
    found = describe_counts(Counter({-1: 1, 3: 1, 7: 1, 8: 1}), unit=2)
    ranks = (found.min, found.lower_quartile, found.median, found.upper_quartile, found.max)
    assert ranks == ("-1/2", "-1/2", "3/2", "7/2", 4)
    assert found.counts == [("-1/2", 1), ("3/2", 1), ("7/2", 1), (4, 1)]
    assert (found.mean, found.sd) == pytest.approx(
        (2.125, scipy.stats.tstd([-0.5, 1.5, 3.5, 4], ddof=0))
    )


def test_where_fewest_points_win_scores_are_told_with_their_own_sign() -> None:
    found = describe_counts(flip_signs(Counter({-30: 3, 50: 1}), lowest_wins=True))
    assert (found.min, found.median, found.max, found.mean) == (-50, 30, 30, 10)
    assert found.counts == [(-50, 1), (30, 3)]


def test_pictures_share_one_scale() -> None:
    assert draw_histograms([Counter({0: 8, 1: 4}), Counter({3: 1})]) == (["█▄  ", "   ▁"], 0, 3)


def test_a_wide_scale_is_drawn_in_few_bars() -> None:
    rows, least, greatest = draw_histograms([Counter(range(-500, 501))])
    assert (len(rows[0]), least, greatest) == (24, -500, 500)


# -- the command ---------------------------------------------------------------------------------

app = typer.Typer()
app.command()(commands.simulate)


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch) -> Callable[..., tuple[int, str, str]]:
    """Run the command; gives exit code, output and complaints."""
    monkeypatch.setattr(study, "compiled_backend", default_backend)

    def result(*arguments: str) -> tuple[int, str, str]:
        done = CliRunner().invoke(app, arguments)
        assert not done.exception or isinstance(done.exception, SystemExit), done.exception
        return done.exit_code, done.stdout, done.stderr

    return result


Run = Callable[..., tuple[int, str, str]]


@every_game
def test_json_tells_everything(game: Game, run: Run) -> None:
    code, out, complaints = run(game.name, "--games", "20", "--seed", "5", "--json")
    report = msgspec.json.decode(out, type=Report)
    assert (code, complaints) == (0, "")
    assert (report.game, report.seed, report.games, report.asked) == (game.name, 5, 20, 20)
    assert len(report.seats) == report.options["players"]
    assert sum(seat.wins.share for seat in report.seats) == pytest.approx(1)
    for seat in report.seats:
        assert sum(n for _, n in seat.score.counts) == 20
        assert seat.wins.low <= seat.wins.share <= seat.wins.high
    assert report.decisions == sum(
        int(length) * n for length, n in report.decisions_per_game.counts
    )
    assert 1 <= report.legal_moves.mean <= report.legal_moves.most


@every_game
def test_people_get_a_page_of_text(game: Game, run: Run) -> None:
    code, out, _ = run(game.name, "--games", "40", "--seed", "5", "--option", "first=0")
    assert code == 0
    assert f"{game.name}(players={game.default_players}, first=0" in out
    for words in ("games/s", "decisions/s", "legal moves", "Scores", "Wins"):
        assert words in out
    assert max(map(len, out.splitlines())) <= 80


@every_game
def test_the_text_form_gives_the_same_study(game: Game, run: Run) -> None:
    low = str(game.players[0])
    common = ("--games", "10", "--seed", "5", "--json")
    text = run(f"{game.name}(players={low}, first=1)", *common)[1]
    flags = run(game.name, "--players", low, "--option", "first=1", *common)[1]
    one, other = (msgspec.json.decode(out) for out in (text, flags))
    assert one | {"speed": None} == other | {"speed": None}


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["chess"], "There is no game 'chess'; there are "),
        (["GAME", "--players", "99"], "players can be "),
        (["GAME(players=2)", "--players", "2"], "The option players is given twice."),
        (["GAME", "-o", "first=0", "-o", "first=1"], "The option first is given twice."),
        (["GAME(first=0, first=1)"], "The option first is given twice."),
        (["GAME", "--option", "players"], "Write an option as name=value, not 'players'."),
        (["GAME", "--option", "colour=red"], "There is no option colour; there are players, "),
        (["GAME", "--games", "0"], "Play at least one game, not 0."),
        (["GAME", "--threads", "0"], "Play on at least one thread, not 0."),
        (["GAME", "--seed=-1"], "A seed is a whole number from 0 to "),
    ],
)
def test_a_mistake_is_told_in_a_sentence(arguments: list[str], sentence: str, run: Run) -> None:
    name = game_names()[0]
    code, out, complaint = run(*(argument.replace("GAME", name) for argument in arguments))
    assert (code, out) == (2, "")
    assert complaint.startswith(f"dragonden: {sentence}")


def test_an_interrupted_command_prints_what_it_has(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    @contextlib.contextmanager
    def progress(*_: object, **__: object) -> Iterator[Callable[..., None]]:
        yield interrupt

    monkeypatch.setattr(commands, "progress_bar", progress)
    code, out, _ = run(game_names()[0], "--games", "1000000000")
    assert code == 130
    assert "Interrupted after " in out
    assert "Wins" in out


def test_a_command_interrupted_too_early_says_so(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(study, "play_study", interrupt)
    code, out, complaint = run(game_names()[0])
    assert (code, out) == (130, "")
    assert complaint == "dragonden: Interrupted before any game was over.\n"


def test_unknown_figures_are_not_invented() -> None:
    setting = setting_of(all_games()[0])
    report = build_report(setting, play_study(setting, 1, 1), 1, 1)
    assert (report.difference.p, report.difference.significant) == (None, False)


def test_mistakes_are_raised_before_anything_is_played() -> None:
    with pytest.raises(InputError):
        play_study(setting_of(all_games()[0]), 0)
