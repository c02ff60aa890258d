"""What Letters & Seals adds to texts: its effects in words, and what its questions may name."""

from collections.abc import Sequence

from arasta.istanbul.letters.components.places import SOCIETY_LIRA
from arasta.istanbul.letters.words import Effect
from arasta.play.presentation import View
from arasta.play.text.names import Values, named, seat_name
from arasta.play.text.refusals import in_a_row

LISTS = {
    Effect.SOCIETY_LIRA: lambda argument, language: in_a_row(
        [str(lira) for lira in SOCIETY_LIRA if lira], "list-more", language
    )
}
ARGUMENTS = {"tile": lambda tile, language: named("tile", "kiosk", str(tile), language)}


def highest_bid(view: View, language: str, people: Sequence[str]) -> Values:
    """The bid to beat, and whose it is."""
    bidder = "" if view["bidder"] is None else seat_name(view["bidder"], language, people)
    return {"bid": view["bid"] or 0, "bidder": bidder}


DECISIONS = {"bid": highest_bid}
