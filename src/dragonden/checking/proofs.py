"""The proofs that every game takes part in, ours and those of other packages."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from . import decisions, evenness, lessons, observations, presentation, refereed, rulings, words


class Proof(NamedTuple):
    """Something that must hold for every game: its check raises Violation where it does not."""

    sentence: str
    check: Callable[..., None]  # of a game, and of a variant if it goes by these
    by_variant: bool = False


DECLARED = (
    Proof("The rows of RULES.md have ids, and the code names no others.", rulings.check_ids),
    Proof("Every ruling has a function that names it.", rulings.check_functions),
    Proof("Every ruling has a test of its name.", rulings.check_tests),
    Proof("Every ruling is told in every language.", rulings.check_translations),
    Proof("Words are complete in every language, and all are used.", words.check_words),
    Proof("There are not too many actions.", decisions.check_actions),
    Proof("Every kind of move answers a decision and says what it is.", decisions.check_kinds),
    Proof("Moves of an option are refused without it.", decisions.check_variants_not_played),
    Proof("Lessons can be finished, and explain what is wrong.", lessons.check_lessons),
)
PLAYED = (
    Proof("Whole games pass the referee, and replay.", refereed.check_whole_games, True),
    Proof("Games with another box pass the referee.", refereed.check_other_boxes),
)
PRESENTED = (
    Proof("All is said in every language, and can be sent.", presentation.check_lines, True),
    Proof("Pictures fit the page and hide what is hidden.", presentation.check_pictures, True),
    Proof("Nothing is shown or said that is not so.", presentation.check_truth, True),
    Proof("Views can be sent.", presentation.check_views, True),
    Proof("Moves can be written, read and sent.", presentation.check_notation, True),
)
OBSERVED = (
    Proof("Every declared part of an observation tells something.", observations.check_parts),
    Proof("Every feature tells something.", observations.check_features),
    Proof("A seat observes itself first.", observations.check_seats),
    Proof("Offers can be told apart by what is observed of them.", observations.check_offers),
    Proof("What observe writes to is no part of what it reads.", observations.check_buffers),
)
COMPILED = (
    Proof("No field of the state has a name of NumPy's.", decisions.check_fields),
    Proof("Compiled games are the same, bit for bit.", refereed.check_backends_agree, True),
    Proof("So are compiled games with another box.", refereed.check_boxes_agree),
    Proof("Every verb agrees, compiled and interpreted.", refereed.check_verbs_agree, True),
)
EVEN = Proof("Guesses draw what is hidden evenly.", evenness.check_guesses, True)
