"""What Mocha & Baksheesh adds to texts: its effects in words, and what its questions may name."""

from collections.abc import Callable, Sequence

from arasta.istanbul.mocha.components.guild_cards import GUILD_BLUE_GOODS
from arasta.istanbul.mocha.words import MOCHA, Effect
from arasta.istanbul.modules import ALL_EXPANSIONS
from arasta.istanbul.tables import CARD_TABLE
from arasta.play.istanbul.effects import rewards_text, totals_text
from arasta.play.presentation import View
from arasta.play.text.descriptions import Expansions
from arasta.play.text.names import Values, named

IN_OTHER_WORDS = {
    (Effect.TAVERN, 1): "tavern-twice",
    (Effect.PAY_COFFEE_HOUSE, 2): "pay-coffee-house-half",
    (Effect.PAY_GUILD_BLACK_MARKET, 0): "pay-black-market",
}
WITHOUT = {Effect.TAKE_ITEM: "take-good", Effect.PAY_ITEM: "pay-any-good"}  # MODE-8: only the good remains
LISTS: dict[int, Callable[[int, str], str]] = {
    Effect.PAY_GUILD_BLACK_MARKET: lambda argument, language: totals_text(GUILD_BLUE_GOODS, language),
    Effect.REWARD_DICE: rewards_text,
}
REWARD_CARDS = {  # by row of rewards, the card whose dice bring them
    argument: row.slug for row in CARD_TABLE for effect, argument in row.effect if effect == Effect.REWARD_DICE
}
ROLLS = {"row": lambda view, row, language: named("card", "card", REWARD_CARDS[row], language)}


def has_coffee(expansions: Expansions) -> bool:
    """MODE-8: whether coffee is in the game; where no game is meant, it is told of."""
    return expansions is None or ALL_EXPANSIONS[MOCHA] in expansions


def sides_of_barrier(view: View, language: str, people: Sequence[str]) -> Values:
    """The places between which the barrier lies."""
    one, other = (str(place) for place in view["barrier"])
    return named("one", "place", one, language) | named("other", "place", other, language)


def coffee(view: View, language: str, people: Sequence[str]) -> Values:
    """Whether there is any."""
    return {"coffee": int(has_coffee(tuple(view["expansions"])))}


DECISIONS = {"act_beside": sides_of_barrier, "take_item": coffee, "pay_item": coffee}
