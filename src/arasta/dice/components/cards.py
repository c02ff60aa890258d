"""The bazaar cards (docs/rules/dice.md, section 15.6; clauses DCARD-A1a to DCARD-B4g).

The kinds of effect and the amounts the book names are printed; everything else, the copies included, is reconstructed.
Whoever owns the game corrects a row here, and nothing else. A program that begins with a payment is an exchange
(DCARD-6), one that begins with what must be owned or done a condition (DCARD-7).
"""

from typing import NamedTuple

import numpy as np

from arasta.core.program import Program
from arasta.core.provenance import PRINTED, RECONSTRUCTED, Provenance
from arasta.dice.arguments import amount, either
from arasta.dice.words import COLOUR_WORDS, Effect, Resource

E, R = Effect, Resource


class CardRow(NamedTuple):
    """A bazaar card: what it brings the active player, with what it asks first; what each other player; copies.

    With `fallback` the active player may take one lira instead (DCARD-8): family B.
    """

    slug: str
    copies: int
    active: Program
    others: Program = ()
    fallback: bool = False
    amounts_from: Provenance = RECONSTRUCTED  # of all that is not named in the book
    copies_from: Provenance = RECONSTRUCTED
    edition: int = 1  # a card that joins the game later has a later one: older records replay without it


def gain(n: int, resource: Resource) -> tuple[int, int]:
    """Gain so many of a resource."""
    return E.GAIN, amount(n, resource)


def pay(n: int, resource: Resource) -> tuple[int, int]:
    """Give so many of a resource."""
    return E.PAY, amount(n, resource)


def own(n: int, resource: Resource) -> tuple[int, int]:
    """Own so many of a resource, and keep them."""
    return E.OWN, amount(n, resource)


TWO_CARD_DICE = (E.USE_CARD_DICE, 2)
CRYSTAL_OR_LIRA = (E.TAKE_EITHER, either(amount(1, R.CRYSTAL), amount(3, R.LIRA)))

CARD_TABLE = (
    CardRow("a1a", 2, (gain(4, R.LIRA),), (pay(1, R.CRYSTAL), gain(3, R.LIRA))),
    CardRow("a1b", 2, (gain(4, R.LIRA),), ((E.GIVE_TOKEN, 1), gain(4, R.LIRA))),
    *(CardRow(f"a2_{word}", 1, (gain(1, R.BROWN),), (gain(1, R[word.upper()]),), amounts_from=PRINTED)
      for word in COLOUR_WORDS),
    *(CardRow(f"a3_{word}", 1, (gain(1, R[word.upper()]),), (pay(2, R.LIRA), gain(1, R[word.upper()])),
              amounts_from=PRINTED)
      for word in COLOUR_WORDS),
    CardRow("a4", 4, (gain(1, R.CRYSTAL), gain(3, R.LIRA)), (CRYSTAL_OR_LIRA,)),
    CardRow("b1a", 1, (pay(2, R.BROWN), pay(4, R.LIRA), (E.CHOOSE_RUBY, 0)), fallback=True),
    CardRow("b1b", 1, (pay(3, R.CRYSTAL), pay(4, R.LIRA), (E.CHOOSE_RUBY, 0)), fallback=True),
    CardRow("b1c", 1, (pay(12, R.LIRA), (E.CHOOSE_RUBY, 0)), fallback=True),
    CardRow("b2a", 1, (TWO_CARD_DICE, gain(7, R.LIRA)), fallback=True),
    CardRow("b2b", 1, (TWO_CARD_DICE, gain(3, R.CRYSTAL)), fallback=True),
    CardRow("b2c", 1, (TWO_CARD_DICE, gain(2, R.BROWN)), fallback=True),
    CardRow("b2d", 1, (TWO_CARD_DICE, (E.TAKE_TOKENS, 0)), fallback=True),
    CardRow("b3a", 1, (own(1, R.BROWN), gain(5, R.LIRA)), fallback=True),
    CardRow("b3b", 1, (own(2, R.BROWN), gain(1, R.BROWN), gain(3, R.LIRA)), fallback=True),
    CardRow("b3c", 1, (own(3, R.BROWN), (E.TAKE_TOKENS, 0), gain(3, R.LIRA)), fallback=True),
    CardRow("b4a", 1, ((E.GIVE_TILE, 0), gain(2, R.BROWN), gain(4, R.LIRA)), fallback=True),
    CardRow("b4b", 1, ((E.GIVE_TILE, 0), (E.TAKE_TILE, 0), gain(4, R.LIRA)), fallback=True),
    CardRow("b4c", 1, (pay(6, R.LIRA), (E.TAKE_TILE, 0)), fallback=True),
    CardRow("b4d", 1, (pay(3, R.CRYSTAL), (E.TAKE_TILE, 0)), fallback=True),
    CardRow("b4e", 1, (pay(2, R.LIRA), gain(2, R.CRYSTAL)), fallback=True),
    CardRow("b4f", 1, (pay(1, R.CRYSTAL), (E.TAKE_TOKENS, 0)), fallback=True),
    CardRow("b4g", 1, ((E.GIVE_TOKEN, 0), gain(1, R.BROWN), gain(3, R.LIRA)), fallback=True),
)  # fmt: skip

CARDS = len(CARD_TABLE)
CARD_COPIES = np.array([row.copies for row in CARD_TABLE], np.int64)
HAS_FALLBACK = np.array([row.fallback for row in CARD_TABLE])
SERVES_OTHERS = np.array([bool(row.others) for row in CARD_TABLE])
PAYMENTS = (E.PAY, E.GIVE_TOKEN, E.GIVE_TILE)
OTHERS_EXCHANGE = np.array([any(effect in PAYMENTS for effect, _ in row.others) for row in CARD_TABLE])
