"""The base game in the evaluation: what a seat owns, and what each place would bring."""

import numpy as np

from arasta.bots.istanbul.seat_states import SeatStates
from arasta.bots.istanbul.weights import CARDS, Weights, on_the_way
from arasta.istanbul.base.components.markets import DEMAND, MARKET_PRICES
from arasta.istanbul.base.components.mosque_tiles import MOSQUE_STACKS, REQUIREMENTS
from arasta.istanbul.base.components.places import EXTENSION_PRICE
from arasta.istanbul.base.components.players import EXTENSIONS, MOSQUE_TILES
from arasta.istanbul.base.components.post import COLUMNS, LOWER_GOODS, LOWER_LIRA, UPPER_GOODS, UPPER_LIRA
from arasta.istanbul.base.components.tracks import ANY, DEALER_SPACES, PALACE_SPACES
from arasta.istanbul.base.dice import FACES
from arasta.istanbul.base.places.black_market import BLUE_GOODS
from arasta.istanbul.base.words import GOODS, Good, Place
from arasta.istanbul.tables import CARD_TABLE

WAREHOUSES = (
    (Place.FABRIC_WAREHOUSE, Good.RED),
    (Place.SPICE_WAREHOUSE, Good.GREEN),
    (Place.FRUIT_WAREHOUSE, Good.YELLOW),
)
MARKETS = (Place.LARGE_MARKET, Place.SMALL_MARKET)
OTHER_TILE = {stack.colour: other.colour for stack in MOSQUE_STACKS for other in MOSQUE_STACKS
              if other.mosque == stack.mosque and other is not stack}  # fmt: skip
# By uncovered spaces of the Palace: the goods due of each colour, and those of any.
PALACE_DUE = np.array([[np.sum(PALACE_SPACES[:spaces] == good) for good in (*Good, ANY)]
                       for spaces in range(len(PALACE_SPACES) + 1)])  # fmt: skip
_faces = np.arange(1, FACES + 1)
BLUE_EXPECTED = BLUE_GOODS[_faces[:, None] + _faces].mean()
# By markers that are down: the goods of each colour and the lira of the Post Office.
_down = np.arange(COLUMNS) < np.arange(COLUMNS + 1)[:, None]
POST_GOODS = (np.where(_down, UPPER_GOODS, LOWER_GOODS)[:, :, None] == np.array(Good)).sum(axis=1)
POST_LIRA = np.where(_down, UPPER_LIRA, LOWER_LIRA).sum(axis=1)


def owned(eyes: SeatStates, weights: Weights, lasting: np.ndarray) -> np.ndarray:
    """Rubies, lira, goods, cards and pieces of the seat."""
    worth = weights.ruby * eyes.own("rubies") + weights.lira * eyes.lira
    worth += weights.victory * (eyes.own("rubies") >= eyes.table("target"))
    worth += (eyes.goods + eyes.laid_out) @ np.array(weights.goods)
    worth += lasting * (eyes.tiles @ np.array(weights.mosque_tile))
    worth += lasting * sums(weights.extension)[eyes.own("extensions").astype(np.int64)]
    cards = eyes.own("hand") @ np.array([CARDS.get(row.slug, weights.unknown_card) for row in CARD_TABLE])
    worth += cards * (eyes.table("ended") == 0)
    worth += lasting * assistants(eyes, weights)
    worth += weights.family_out * (eyes.own("family") != Place.POLICE_STATION)
    return worth


def sums(each: tuple[float, ...]) -> np.ndarray:
    """What the first 0, 1, 2 and so on of the things are worth together."""
    return np.cumsum([0, *each])


def assistants(eyes: SeatStates, weights: Weights) -> np.ndarray:
    """Those under the merchant, the first most; and those that it can pick up next."""
    table = sums(weights.assistant)
    in_stack = table[np.minimum(eyes.own("stack"), len(table) - 1).astype(np.int64)]
    found: np.ndarray = in_stack + weights.assistant_out * (eyes.assistants_out & (eyes.turns_to == 1)).sum(axis=1)
    return found


def add_gains(eyes: SeatStates, weights: Weights, lasting: np.ndarray, gains: np.ndarray) -> None:
    """What the action of each place would bring more than it costs."""
    good = np.array(weights.goods)
    gains[:, Place.DEALER] = dealer(eyes, weights)
    gains[:, Place.PALACE] = palace(eyes, weights)
    gains[:, Place.WAINWRIGHT] = wainwright(eyes, weights, lasting)
    for stack in MOSQUE_STACKS:
        tile = mosque_tile(eyes, weights, lasting, stack.colour)
        gains[:, stack.mosque] = np.maximum(gains[:, stack.mosque], tile)
    for place, colour in WAREHOUSES:
        gains[:, place] = eyes.room[:, colour] * good[colour]
    for i, place in enumerate(MARKETS):
        gains[:, place] = sale(eyes, weights, i)
    blue = np.minimum(eyes.room[:, Good.BLUE], BLUE_EXPECTED)
    gains[:, Place.BLACK_MARKET] = good[Good.BLUE] * blue + (good * (eyes.room > 0))[:, : Good.BLUE].max(axis=1)
    down = eyes.table("post_markers_down")
    gains[:, Place.POST_OFFICE] = np.minimum(eyes.room, POST_GOODS[down]) @ good + weights.lira * POST_LIRA[down]
    gains[:, Place.TEA_HOUSE], gains[:, Place.CARAVANSARY] = weights.tea_house, weights.caravansary
    gains[:, Place.FOUNTAIN] = lasting * fountain(eyes, weights)


def dealer(eyes: SeatStates, weights: Weights) -> np.ndarray:
    """A ruby for lira."""
    rubies = eyes.table("rubies_on")[:, Place.DEALER]
    price = DEALER_SPACES[np.minimum(len(DEALER_SPACES) - rubies, len(DEALER_SPACES) - 1)]
    worth = np.where(eyes.lira >= price, weights.ruby - weights.lira * price, on_the_way(weights, eyes.lira, price))
    return worth * (rubies > 0)


def palace(eyes: SeatStates, weights: Weights) -> np.ndarray:
    """A ruby for goods of the colours shown, and of any."""
    rubies = eyes.table("rubies_on")[:, Place.PALACE]
    due = PALACE_DUE[np.minimum(len(PALACE_SPACES) + 1 - rubies, len(PALACE_SPACES))]
    given = np.minimum(eyes.goods, due[:, :GOODS])
    given_any = np.minimum(eyes.goods.sum(axis=1) - given.sum(axis=1), due[:, GOODS])
    have, need = given.sum(axis=1) + given_any, due.sum(axis=1)
    cost = given @ np.array(weights.goods) + given_any * min(weights.goods)
    return np.where(have == need, weights.ruby - cost, on_the_way(weights, have, need)) * (rubies > 0)


def wainwright(eyes: SeatStates, weights: Weights, lasting: np.ndarray) -> np.ndarray:
    """An extension for lira; the last one brings a ruby."""
    extensions = eyes.own("extensions").astype(np.int64)
    worth = lasting * np.array([*weights.extension, 0])[extensions] + weights.ruby * (extensions == EXTENSIONS - 1)
    can = (extensions < EXTENSIONS) & (eyes.lira >= EXTENSION_PRICE)
    return np.where(can, worth - weights.lira * EXTENSION_PRICE, 0)


def mosque_tile(eyes: SeatStates, weights: Weights, lasting: np.ndarray, colour: Good) -> np.ndarray:
    """A tile for one of the goods shown; the second of a mosque brings a ruby."""
    players = eyes.table("players")
    need = REQUIREMENTS[players, MOSQUE_TILES[players] - eyes.table("mosque_tiles_left")[:, colour]]
    have = eyes.goods[:, colour]
    worth = lasting * weights.mosque_tile[colour] + weights.ruby * eyes.tiles[:, OTHER_TILE[colour]]
    found = np.where(have >= need, worth - weights.goods[colour], on_the_way(weights, have, need))
    result: np.ndarray = found * ((need > 0) & ~eyes.tiles[:, colour])
    return result


def sale(eyes: SeatStates, weights: Weights, market: int) -> np.ndarray:
    """Lira for the goods that the tile on top asks for."""
    tile = eyes.table("demand")[eyes.rows, market, eyes.table("demand_top")[:, market]]
    sold = np.minimum(eyes.goods, DEMAND[tile])
    lira = MARKET_PRICES[market, sold.sum(axis=1).astype(np.int64)]
    found: np.ndarray = np.maximum(weights.lira * lira - sold @ np.array(weights.goods), 0)
    return found


def fountain(eyes: SeatStates, weights: Weights) -> np.ndarray:
    """All assistants come back under the merchant."""
    table, stack = sums(weights.assistant), eyes.own("stack")
    both = np.minimum(stack + eyes.assistants_out.sum(axis=1), len(table) - 1).astype(np.int64)
    found: np.ndarray = table[both] - table[np.minimum(stack, len(table) - 1).astype(np.int64)]
    return found
