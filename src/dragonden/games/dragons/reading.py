"""Dragons in sentences, for those who hear it: the piles, the hands, and what each player has."""

from __future__ import annotations

from dragonden.engine.reading import Section, list_aloud
from dragonden.engine.words import Words

from .pieces import FEW
from .text import PAD, format_hunger, format_points
from .view import Pile, Player, View

SIGN = " · "  # what parts the cards of a treasure where they are read by eye


def read_view(view: View, words: Words, names: list[str], seat: int | None = None) -> list[Section]:
    """The year, the piles, and the players, oneself first."""
    mine = view.actor if seat is None else seat
    seats = sorted(range(len(view.players)), key=lambda other: other != mine)
    sections = [] if view.phase == "over" else [read_piles(view, words, names)]
    sections += [Section(names[other], read_player(view, other, words, names)) for other in seats]
    hunger = "animals" if len(view.players) <= FEW else "kinds"
    return [*sections, Section(words("read-counts"), [words("text-aid", hunger=hunger)])]


def read_piles(view: View, words: Words, names: list[str]) -> Section:
    """The deck and each pile, with its dragon and the cards that are seen."""
    sentences = [words("text-year", year=view.year, years=view.years)]
    sentences.append(words("text-deck", deck=view.deck.size))
    sentences += [read_pile(pile, words, names) for pile in view.piles]
    if view.card and view.actor is not None:
        sentences.append(words("text-drawn", seat=names[view.actor], card=view.card))
    return Section(words("read-piles"), sentences)


def read_pile(pile: Pile, words: Words, names: list[str]) -> str:
    assert pile.top is not None
    text = words("read-pile", pile=pile.name.upper(), size=pile.size, card=pile.top)
    if pile.cards is not None and len(pile.cards) > 1:
        cards = [words("card-name", card=card) for card in pile.cards]
        text += " " + list_aloud(words, words("read-upwards"), cards)
    if pile.dragon is not None:
        text += " " + words("read-guarded", seat=names[pile.dragon])
    return text


def read_player(view: View, seat: int, words: Words, names: list[str]) -> list[str]:
    """A player's points and hunger, treasure and hand."""
    player = view.players[seat]
    sentences = [words("read-points", points=format_points(player.sheet.total, words))]
    if player.hunger:
        over = "yes" if view.phase == "over" else "no"
        sentences.append(words("read-hunger", over=over, hunger=format_hunger(player, words)))
    sentences.append(read_treasure(player, words))
    if player.hand:
        sentences.append(words("text-hand", seat=names[seat], card=player.hand))
    elif player.in_hand:
        sentences.append(words("text-hand-unseen", seat=names[seat], count=player.in_hand))
    return sentences


def read_treasure(player: Player, words: Words) -> str:
    """All cards that a player has laid out, by kind."""
    counts = {card: player.treasure[card] for cards in PAD.values() for card in cards}
    if not any(counts.values()):
        return words("read-no-treasure")
    cards = words("cards-by-kind", **counts).split(SIGN)[1:]
    return list_aloud(words, words("read-treasure"), cards)
