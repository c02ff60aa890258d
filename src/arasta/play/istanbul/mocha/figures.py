"""The numbers of the component tables of Mocha & Baksheesh that texts mention."""

from arasta.istanbul.mocha.components.cards import MOST_SWAPPED, SIX
from arasta.istanbul.mocha.components.places import ROAST_COFFEE, ROAST_LIRA
from arasta.istanbul.mocha.components.tavern import BAKSHEESH_AMOUNT, BAKSHEESH_COFFEE, BARRIER_PRICE, TAVERN_TILES

FIGURES = {
    "baksheesh-coffee": BAKSHEESH_COFFEE,
    "baksheesh-goods": BAKSHEESH_AMOUNT,
    "barrier-price": BARRIER_PRICE,
    "card-face": SIX,
    "most-swapped": MOST_SWAPPED,
    "roast-coffee": ROAST_COFFEE,
    "roast-lira": ROAST_LIRA,
    "tavern-tiles": TAVERN_TILES,
}
