"""Adds an option to a new game, part by part, as its author would: the most that may be taken."""

from __future__ import annotations

from pathlib import Path

OPTIONS = "own_options=(count("
FEWER = """            if less >= state.most:  # R5: nobody takes more
                break
            out[n] = actions.Take("""
REFUSED = """    if move.counters > state.most:
        return refuse("R5", "most", most=state.most)
    if state.counters[move.heap] >="""
ROW = (
    "| R5 | Nobody takes more than `most` counters at once. | ruling "
    "| rules.legal_take refusals.refuse_take | test_R5_nobody_takes_more_than_the_most |\n"
)
TEST = """

def test_R5_nobody_takes_more_than_the_most():
    match = new(GAME, heaps=1, most=2)
    match.live.counters[0] = 7
    assert match.offered() == [Take(0, 1), Take(0, 2)]
    with pytest.raises(Refused, match="R5"):
        match.play(Take(0, 3))
"""
CODE = [
    ("__init__.py", OPTIONS, f'{OPTIONS}"most", 1, MOST_COUNTERS, MOST_COUNTERS), count('),
    ("state.py", "    counters:", "    most: int = number()  # option\n    counters:"),
    ("rules.py", "            out[n] = actions.Take(", FEWER),
    ("refusals.py", "    if state.counters[move.heap] >=", REFUSED),
    ("RULES.md", "", ROW),
]
ENGLISH = [
    ("words/en.ftl", "", "option-most = The most that may be taken at once.\n"),
    ("words/en.ftl", "", "refused-most = Nobody may take more than { $most } at once.\n"),
]
OTHERS = [
    ("words/de.ftl", "", "option-most = Wie viele man höchstens nehmen darf.\n"),
    ("words/de.ftl", "", "refused-most = Niemand darf mehr als { $most } nehmen.\n"),
    ("words/rules.de.md", "", "| R5 | Niemand nimmt mehr als `most` Steine auf einmal. |\n"),
    ("words/fr.ftl", "", "option-most = Le plus qu'on peut prendre à la fois.\n"),
    ("words/fr.ftl", "", "refused-most = On ne prend pas plus de { $most } à la fois.\n"),
    ("words/rules.fr.md", "", "| R5 | On ne prend pas plus de `most` jetons à la fois. |\n"),
]
PARTS = [CODE, ENGLISH, OTHERS, [("tests/test_rules.py", "", TEST)]]


def add_option(game: Path, parts: int = len(PARTS)) -> None:
    """Do the first parts of the work: code, English words, other languages, a test."""
    for part in PARTS[:parts]:
        for file, old, new in part:
            edit(game / file, old, new)


def edit(path: Path, old: str, new: str) -> None:
    """Replace a text that is there, or add one at the end."""
    text = path.read_text("utf-8")
    assert old in text, f"{path.name} has no {old!r}"
    path.write_text(text.replace(old, new) if old else text + new, "utf-8")
