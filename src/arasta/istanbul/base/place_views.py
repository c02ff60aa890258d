"""What changes on some places of the base game, as everybody sees it. Built from an observation."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from arasta.istanbul.base.components.markets import DEMAND_TILES, MARKET_PRICES
from arasta.istanbul.base.components.mosque_tiles import MOSQUE_STACKS
from arasta.istanbul.base.components.players import EXTENSIONS
from arasta.istanbul.base.components.post import COLUMNS, LOWER_GOODS, LOWER_LIRA, NO_GOOD, UPPER_GOODS, UPPER_LIRA
from arasta.istanbul.base.components.tracks import ANY, DEALER_SPACES, PALACE_SPACES
from arasta.istanbul.base.places.dealer import dealer_price
from arasta.istanbul.base.places.mosques import requirement
from arasta.istanbul.base.places.palace import palace_goods_due
from arasta.istanbul.base.words import Good, Place

Json = dict[str, Any]
GOODS = tuple(good.name.lower() for good in Good)
PALACE_TRACK = ["any" if colour == ANY else GOODS[colour] for colour in PALACE_SPACES]
DEALER_TRACK = DEALER_SPACES.tolist()
STACKS = {mosque: [stack.colour.value for stack in MOSQUE_STACKS if stack.mosque == mosque]
          for mosque in (Place.SMALL_MOSQUE, Place.GREAT_MOSQUE)}  # fmt: skip
PRICES = MARKET_PRICES[:, 1:].tolist()  # by market


def goods_view(counts: Sequence[int]) -> Json:
    """Goods by their colours."""
    return dict(zip(GOODS, counts))


def post_field(column: int, is_down: bool) -> str:
    """What a column of the Post Office pays with its marker up or down."""
    good = (UPPER_GOODS if is_down else LOWER_GOODS)[column]
    lira = (UPPER_LIRA if is_down else LOWER_LIRA)[column]
    return f"{lira} lira" if good == NO_GOOD else GOODS[good]


POST_PAYS = [[post_field(column, column < down) for column in range(COLUMNS)] for down in range(COLUMNS + 1)]


def post_view(o: Any, place: int) -> Json:
    """The four fields that pay now."""
    return {"markers_down": o.post_markers_down, "pays": POST_PAYS[o.post_markers_down][:]}


def wainwright_view(o: Any, place: int) -> Json:
    """The extensions that are left."""
    return {"extensions": EXTENSIONS * o.players - sum(o.extensions)}


def market_view(o: Any, place: int) -> Json:
    """The demand tile on top, unless it is still to be drawn, those that are known to follow, and the prices."""
    i = 0 if place == Place.LARGE_MARKET else 1
    seen = [DEMAND_TILES[o.demand[i, k]] for k in range(o.demand_seen[i])]
    top = seen[o.demand_top[i]] if o.demand_top[i] < len(seen) else None
    return {
        "demand": goods_view(top[2:]) if top else None,
        "demand_tile": top.slug if top else None,
        "demand_seen": [tile.slug for tile in seen],
        "prices": PRICES[i][:],
    }


def mosque_view(o: Any, place: int) -> Json:
    """The stacks: tiles left and what the top one asks."""
    return {
        "stacks": {
            GOODS[colour]: {"left": o.mosque_tiles_left[colour], "requires": int(requirement(o, colour)) or None}
            for colour in STACKS[place]
        }
    }


def palace_view(o: Any, place: int) -> Json:
    """The track, and how many of its spaces are uncovered: the price."""
    return {"track": PALACE_TRACK[:], "price": palace_goods_due(o) if o.rubies_on[place] else None}


def dealer_view(o: Any, place: int) -> Json:
    """The track, and the highest uncovered number: the price."""
    return {"track": DEALER_TRACK[:], "price": int(dealer_price(o)) if o.rubies_on[place] else None}


PLACE_VIEWS: Mapping[int, Callable[[Any, int], Json]] = {
    Place.WAINWRIGHT: wainwright_view,
    Place.POST_OFFICE: post_view,
    Place.LARGE_MARKET: market_view,
    Place.SMALL_MARKET: market_view,
    Place.PALACE: palace_view,
    Place.SMALL_MOSQUE: mosque_view,
    Place.GREAT_MOSQUE: mosque_view,
    Place.DEALER: dealer_view,
}
