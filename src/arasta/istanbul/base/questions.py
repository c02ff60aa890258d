"""What the base game asks without knowing who answers: it has an answer of its own, and expansions have theirs."""

from arasta.core.questions import question
from arasta.istanbul.base.words import Piece

NO_CARD = -1


@question("chain")
def played_as(s, card):
    """The card whose effect and conditions count for a card in hand; NO_CARD if there is none."""
    return card


@question("any")
def holds(s, p, card):
    """Whether the player can carry out the effect of a card inside an action (WIN-4)."""
    return s.hand[p, card] > 0


@question("any")
def street_is_closed(s, p):
    """MOVE-2: whether some street between two places is closed to the player."""
    return False


@question("last")
def closed_street(s):
    """MOVE-2: the two places that the closed street would join."""
    return 0, 0


@question("any")
def walks_straight(s, p):
    """MOVE-6: whether the player's merchant may go any number of places in one row or column."""
    return False


@question("all")
def start_round(s):
    """A round begins: what may be done once per round may be done again."""


@question("all")
def stands_on(s, p, place):
    """A piece of the player has come to stand on a place, or has stood there already."""


@question("sum")
def pieces_to_pay(s, p, place):
    """PAY-1, PAY-7: the player's pieces on the place that others pay for on arrival."""
    return 1 if s.merchant[p] == place and s.joined != p else 0


@question("any")
def is_walking(s):
    """Whether the acting piece arrives on its place: then it pays and meets (TURN-2)."""
    return s.acting == Piece.MERCHANT


@question("any")
def meets_for_free(s, p):
    """MEET-12: whether the payment of an encounter is dropped."""
    return False


@question("all")
def set_up_expansion(s, edition):
    """SETUP-14, SETUP-15: what an expansion adds to the table, as far as it is of this edition or of one before."""


@question("chain")
def redeal_expansion(s, seat, key, dealt):
    """INFO-3: hidden things of an expansion are dealt anew; the answer is how far the stream has been used."""
    return dealt
