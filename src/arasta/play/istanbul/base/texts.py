"""What the base game adds to texts: its effects in words, and what its questions may name."""

from collections.abc import Sequence

from arasta.istanbul.base.places.black_market import BLUE_GOODS
from arasta.istanbul.base.words import Effect, Place
from arasta.istanbul.tables import TOKEN_TABLE
from arasta.play.istanbul.effects import totals_text
from arasta.play.presentation import View
from arasta.play.text.names import Values, named
from arasta.play.text.refusals import listed

IN_OTHER_WORDS = {
    (Effect.CHANGE_DICE, 0): "change-dice-by-card",
    (Effect.CALL_NUMBER, 2): "call-number-for-more",
}
LISTS = {Effect.PAY_BLACK_MARKET: lambda argument, language: totals_text(BLUE_GOODS, language)}

PILES = (Place.LARGE_MARKET, Place.SMALL_MARKET)  # of demand tiles


def place_value(value: int, language: str) -> Values:
    """A place."""
    return named("place", "place", str(value), language)


def permitted_value(goods: Sequence[str], language: str) -> Values:
    """Goods of which one may be chosen."""
    return listed("permitted", "good", goods, language)


ARGUMENTS = {
    "place": place_value,
    "mosque": place_value,
    "market": place_value,
    "pile": lambda pile, language: place_value(PILES[pile], language),
    "permitted": permitted_value,
}
ROLLS = {
    "token": lambda view, token, language: named("token", "token", TOKEN_TABLE[token].slug, language),
    "merchant": lambda view, merchant, language: place_value(view["neutral_merchants"][merchant], language),
    "number": lambda view, number, language: {"number": number},
}


def own_place(view: View, language: str, people: Sequence[str]) -> Values:
    """Where the merchant of the one to act stands."""
    return place_value(view["players"][view["to_act"]]["merchant"], language)


def place_of_turn(view: View, language: str, people: Sequence[str]) -> Values:
    """Where the turn takes place."""
    return place_value(view["here"], language)


def top_card(view: View, language: str, people: Sequence[str]) -> Values:
    """The card on top of the discard pile."""
    return named("card", "card", view["discard"][-1], language)


def sold(view: View, language: str, people: Sequence[str]) -> Values:
    """How many goods are laid out."""
    return {"sold": sum(view["sold"].values())}


def rolled(view: View, language: str, people: Sequence[str]) -> Values:
    """What the dice show."""
    return {"dice": " ".join(str(face) for face in view["dice"] if face)}


DECISIONS = {
    "move": own_place,
    "assistant": place_of_turn,
    "pay_merchants": place_of_turn,
    "encounters": place_of_turn,
    "take_card": top_card,
    "sell": sold,
    "change_dice": rolled,
}
