"""The numbers of the component tables of Letters & Seals that texts mention."""

from arasta.istanbul.letters.components.places import AUCTION_CARDS, DOUBLE_TURN_SEALS, SOCIETY_SEALS

FIGURES = {
    "auction-cards": AUCTION_CARDS,
    "double-turn-seals": DOUBLE_TURN_SEALS,
    "society-seals": SOCIETY_SEALS,
}
