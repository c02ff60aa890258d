"""How the options of decisions are numbered and called.

A decision has three words of options: its own; those that are bonus cards in an open window or beside other things to
give; and what else a window offers. So a window has room for 63 places, 63 kinds of card and 63 other things.
"""

from arasta.core.action import Action, Names
from arasta.core.options import WORD
from arasta.istanbul.base.components.layouts import PITCH
from arasta.istanbul.base.components.players import SEATS
from arasta.istanbul.base.words import Good
from arasta.istanbul.tables import CARD_TABLE, PLACES, TOKEN_TABLE

FIRST_CARD = WORD
FIRST_FURTHER = 2 * WORD
COLUMN_NAMES = "abcde"[:PITCH]


def places(verb: str, first: int = 0) -> Names:
    """Options that name a place."""
    return Names({first + place: Action(verb, "place", str(place), place) for place in range(1, PLACES)})


def goods(verb: str, first: int = 0) -> Names:
    """Options that name a good."""
    return Names({first + good: Action(verb, "good", good.name.lower(), int(good)) for good in Good})


def cards(verb: str, first: int = 0) -> Names:
    """Options that name a kind of bonus card."""
    return Names({first + card: Action(verb, "card", row.slug, card) for card, row in enumerate(CARD_TABLE)})


def tokens(verb: str, first: int = 0) -> Names:
    """Options that name a token."""
    return Names({first + row.token: Action(verb, "token", row.slug, row.token) for row in TOKEN_TABLE})


def seats(verb: str, kind: str, word: str, first: int = 0) -> Names:
    """Options that name a seat, by a word with its number from 1."""
    return Names({first + seat: Action(verb, kind, word.format(seat + 1), seat) for seat in range(SEATS)})


def cell_name(cell: int) -> str:
    """A cell as on a chessboard, rows counted from the top: a1 is the upper left one."""
    return f"{COLUMN_NAMES[cell % PITCH]}{cell // PITCH + 1}"
