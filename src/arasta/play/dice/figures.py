"""The numbers of the dice game's component tables that texts mention."""

from arasta.dice.components.summary import TRADES
from arasta.dice.components.values import NUMBERS, VALUE
from arasta.dice.words import Resource


def figure(slug: str) -> str:
    """The name of a number of the tables in texts."""
    return slug.replace("_", "-").replace(" ", "-")


WORTH = {"token-worth": int(VALUE[Resource.RED]), "crystal-worth": int(VALUE[Resource.CRYSTAL])}  # in lira
FIGURES = (
    {figure(row.slug): row.number for row in NUMBERS}
    | {f"{figure(trade.slug)}-goods": trade.goods for trade in TRADES}
    | WORTH
)
