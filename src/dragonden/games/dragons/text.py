"""Dragons in plain text: a picture to play from, and moves in a few words."""

from __future__ import annotations

from dragonden.engine.page import PAGE, clip, keep_together, wrap
from dragonden.engine.words import Fact, Words

from .moves import Draw, Move, Put
from .pieces import FEW, UNIT, CardName
from .view import Pile, Player, View

COLUMN = 9  # of these, for each player on the score pad
NONE = "–"  # on the score pad: no such card

# The score pad: what scores, in the order of the printed sheet, and the cards that count for it.
PAD: dict[str, tuple[CardName, ...]] = {
    "hunger": ("cow", "sheep"),
    "coins": ("gold1", "gold2", "gold3"),
    "blue": ("blue",),
    "pink": ("pink",),
    "ring": ("ring",),
    "armour": ("sword", "helmet", "shield", "breastplate"),
    "polish": ("polish",),
    "jewels": ("crown", "scepter", "bracelet", "necklace"),
}
SETS = ("hunger", "armour", "jewels")  # where it matters which cards there are of each


def render_view(view: View, words: Words, names: list[str], seat: int | None = None) -> str:
    """The piles, the cards in hand, and the score pad with all treasures."""
    if view.phase == "over":
        return "\n".join(score_pad(view, words, names))
    parts = [*year_lines(view, words), ""]
    parts += [words("text-open-piles")] if view.open_piles else []
    for pile in view.piles:
        parts += pile_lines(pile, words, names)
    hands = hand_lines(view, words, names, seat)
    parts += ["", *hands] if hands else []
    return "\n".join([*parts, "", *score_pad(view, words, names)])


def year_lines(view: View, words: Words) -> list[str]:
    text = words("text-year", year=view.year, years=view.years)
    deck = words("text-deck", deck=view.deck.size)
    later = ", ".join(str(deck.size) for deck in view.later)
    more = words("text-later", sizes=later) if later else words("text-last-year")
    return wrap(f"{text} {deck} {more}")


def pile_lines(pile: Pile, words: Words, names: list[str]) -> list[str]:
    """A pile in a line: its size and top card or, if it is open, all its cards."""
    assert pile.top is not None
    name = pile.name.upper()
    text = words("text-pile", pile=name, size=pile.size, card=pile.top)
    if pile.cards is not None:
        cards = [keep_together(words("card-name", card=card)) for card in pile.cards]
        text = words("text-open-pile", pile=name, size=pile.size, cards=", ".join(cards))
    if pile.dragon is not None:
        text += words("text-guarded", seat=names[pile.dragon])
    return wrap(text, "   ")


def hand_lines(view: View, words: Words, names: list[str], seat: int | None) -> list[str]:
    """With bluff every hand as far as it is known, one's own last, and the card that was drawn."""
    lines = []
    mine = view.actor if seat is None else seat
    for seat in sorted(range(len(view.players)), key=lambda seat: seat == mine):
        player = view.players[seat]
        if player.hand:
            lines.append(words("text-hand", seat=names[seat], card=player.hand))
        elif player.in_hand:
            lines.append(words("text-hand-unseen", seat=names[seat], count=player.in_hand))
    if view.card and view.actor is not None:
        lines.append(words("text-drawn", seat=names[view.actor], card=view.card))
    return lines


# -- the score pad -------------------------------------------------------------------------------


def score_pad(view: View, words: Words, names: list[str]) -> list[str]:
    """Every treasure by category with its points; until the end only what somebody has."""
    over = view.phase == "over"
    if not over and not any(any(player.treasure.values()) for player in view.players):
        return [words("text-no-treasure"), *player_aid(view, words)]
    title = words("text-pad" if over else "text-pad-so-far")
    rows = [format_row(title, [clip(name, COLUMN - 1) for name in names[: len(view.players)]])]
    for category, cards in PAD.items():
        held = [card for card in cards if any(player.treasure[card] for player in view.players)]
        if over or (held and category in SETS):
            rows += [card_row(view, words, card) for card in (cards if over else held)]
            rows.append(category_row(view, words, category))
        elif held:
            rows.append(short_row(view, words, category))
    totals = [format_points(player.sheet.total, words) for player in view.players]
    return [*rows, format_row(words("text-total"), totals)]


def player_aid(view: View, words: Words) -> list[str]:
    """What counts in the end, as long as no score pad tells it."""
    hunger = "animals" if len(view.players) <= FEW else "kinds"
    return wrap(words("text-aid", hunger=hunger))


def short_row(view: View, words: Words, category: str) -> str:
    """A category in one row that tells it all, so that piles and pad fit on one screen."""
    cells = [format_points(getattr(player.sheet, category), words) for player in view.players]
    if category != "coins":  # how those are spread over cards makes no difference
        counts = [player.treasure[PAD[category][0]] for player in view.players]
        cells = [f"{n} → {won}" if n else NONE for n, won in zip(counts, cells, strict=True)]
    return format_row(words("text-category", category=category), cells)


def card_row(view: View, words: Words, card: CardName) -> str:
    """How many of a card everybody has."""
    counts = [str(player.treasure[card] or NONE) for player in view.players]
    return format_row(words("card-name", card=card), counts)


def category_row(view: View, words: Words, category: str) -> str:
    """The points for a category or, for animals, who is eliminated and by which."""
    if category == "hunger":
        label = words("text-eliminated" if view.phase == "over" else "text-hungry")
        return format_row(f"  {label}", [format_hunger(player, words) for player in view.players])
    label = words("text-category", category=category)
    won = [format_points(getattr(player.sheet, category), words) for player in view.players]
    return format_row(f"  {label}", won)


def format_hunger(player: Player, words: Words) -> str:
    kind = "both" if len(player.hunger) > 1 else "".join(player.hunger) or "none"
    return words("text-hunger", hunger=kind)


def format_row(label: str, cells: list[str]) -> str:
    """A row of the pad: the label, then a right-aligned cell for each player."""
    return label.ljust(PAGE - COLUMN * 6) + "".join(cell.rjust(COLUMN) for cell in cells)


def format_points(fifths: int, words: Words) -> str:
    """A number of points, which five players may have divided."""
    whole, rest = divmod(fifths, UNIT)
    return words("text-points", whole=whole, tenths=10 // UNIT * rest)


# -- moves ---------------------------------------------------------------------------------------


def find_move_facts(move: Move, view: View) -> dict[str, Fact]:
    """The facts for the description of an offered move, besides its own fields."""
    if isinstance(move, Draw):
        return {"bluff": int(view.bluff)}
    name = move.pile.upper()
    if isinstance(move, Put):
        return {"pile": name}
    (pile,) = [pile for pile in view.piles if pile.name == move.pile]
    assert pile.top is not None
    return {"pile": name, "size": pile.size, "card": pile.top}
