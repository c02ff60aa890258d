"""The numbers of the dice game's component tables that texts mention."""

from arasta.dice.components.values import NUMBERS
from arasta.dice.menu import TOKEN_GOODS
from arasta.dice.reasons import DIFFERENT


def figure(slug: str) -> str:
    """The name of a number of the tables in texts."""
    return slug.replace("_", "-")


FIGURES = {figure(row.slug): row.number for row in NUMBERS} | {
    "brown-goods": DIFFERENT["brown"],
    "crystal-goods": DIFFERENT["crystal"],
    "token-goods": TOKEN_GOODS,
    "two-tokens-goods": DIFFERENT["two tokens"],
}
