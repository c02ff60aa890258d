"""What Letters & Seals adds to the features for nets. All of it is public (INFO-1)."""

from arasta.core.bits import has
from arasta.core.compiling import rule
from arasta.core.encoding import MOST, Members, Numbers, OneOf, Seat, Seats
from arasta.istanbul.base.encoding import PLACE_LABELS
from arasta.istanbul.letters.companion import PERSONAL_SUPPLY
from arasta.istanbul.letters.components.kiosk_tiles import KIOSK_TABLE
from arasta.istanbul.letters.words import LETTERS

KIOSK_LABELS = ("none", *(f"kiosk_{tile.number}" for tile in KIOSK_TABLE))
COMPANION_LABELS = ("personal supply", "general supply", *PLACE_LABELS[1:])


@rule
def is_present(s):
    """MODE-1."""
    return has(s.modules, LETTERS)


BLOCKS = (
    Numbers(name="letters.letter_supply", tells="letters in the supply, by place", labels=PLACE_LABELS),
    Numbers(name="letters.letter_discard", tells="letters in the discard pile, by place", labels=PLACE_LABELS),
    Numbers(name="letters.letter_supply_size", tells="letters in the supply", scale=1 / 20),
    Numbers(name="letters.letter_discard_size", tells="letters in the discard pile", scale=1 / 20),
    Numbers(name="society.societies", tells="completions of the Secret Society", scale=1 / 3),
    Members(name="kiosk.kiosk_open", tells="kiosk tiles that lie open", labels=KIOSK_LABELS),
    Members(name="kiosk.kiosk_supply", tells="kiosk tiles in the supply", labels=KIOSK_LABELS),
    Members(name="kiosk.kiosk_discard", tells="kiosk tiles in the discard pile", labels=KIOSK_LABELS),
    Numbers(name="auction.bid", tells="the highest bid", scale=1 / 10, most=MOST),
    Seat(name="players.bidder", tells="who has made it"),
    OneOf(name="players.companion", tells="where the companion is", labels=COMPANION_LABELS, first=PERSONAL_SUPPLY),
    Seats(name="players.double_turns", tells="who has bought a double turn in this round"),
    Numbers(name="players.letters", tells="undelivered letters by place", labels=PLACE_LABELS),
    Numbers(name="players.delivered", tells="delivered letters by place", labels=PLACE_LABELS),
)
