"""The places of the base game and what their actions do (docs/rules/components.md, sections 1 and 6)."""

from arasta.core.bits import bits
from arasta.istanbul.base.arguments import SALE
from arasta.istanbul.base.components.rows import PlaceRow
from arasta.istanbul.base.words import Effect, Good, Place

E = Effect

COMMON_GOODS = bits((Good.RED, Good.GREEN, Good.YELLOW))
ANY_GOOD = bits(Good)

EXTENSION_PRICE = 7  # lira, printed
WAREHOUSE_EXTRA_PRICE = 2  # lira, with the green mosque tile; printed
EXTRA = (E.BUY_GOOD, WAREHOUSE_EXTRA_PRICE)
STAYING = (  # no place stands in for one where pieces or rubies begin, or which a random layout lays first (VAR-RL-1)
    Place.WAINWRIGHT, Place.FOUNTAIN, Place.BLACK_MARKET, Place.TEA_HOUSE, Place.POLICE_STATION, Place.PALACE,
    Place.SMALL_MOSQUE, Place.GREAT_MOSQUE, Place.DEALER,
)  # fmt: skip

PLACE_TABLE = (
    PlaceRow(Place.WAINWRIGHT, "wainwright", "P01-1", ((E.PAY_LIRA, EXTENSION_PRICE), (E.GAIN_EXTENSION, 0))),
    PlaceRow(Place.FABRIC_WAREHOUSE, "fabric", "P02-1", ((E.FILL_ROW, Good.RED), EXTRA)),
    PlaceRow(Place.SPICE_WAREHOUSE, "spice", "P02-1", ((E.FILL_ROW, Good.GREEN), EXTRA)),
    PlaceRow(Place.FRUIT_WAREHOUSE, "fruit", "P02-1", ((E.FILL_ROW, Good.YELLOW), EXTRA)),
    PlaceRow(Place.POST_OFFICE, "post", "P05-1", ((E.USE_POST_OFFICE, 0),)),
    PlaceRow(
        Place.CARAVANSARY,
        "caravansary",
        "P06-2",
        ((E.TAKE_CARD, 0), (E.TAKE_CARD, 0), (E.DISCARD_UNLESS_LEADER, 0)),
    ),
    PlaceRow(Place.FOUNTAIN, "fountain", "P07-1", ((E.RETURN_ASSISTANTS, 0),)),
    PlaceRow(
        Place.BLACK_MARKET,
        "black_market",
        "P08-1",
        ((E.ROLL_DICE, 0), (E.CHANGE_DICE, 1), (E.PAY_BLACK_MARKET, 0), (E.TAKE_GOOD, COMMON_GOODS)),
    ),
    PlaceRow(Place.TEA_HOUSE, "tea_house", "P09-1", ((E.CALL_NUMBER, 1),)),
    PlaceRow(Place.LARGE_MARKET, "large_market", "P10-1", ((E.SELL, SALE.pack(0, Place.LARGE_MARKET)),)),
    PlaceRow(Place.SMALL_MARKET, "small_market", "P10-1", ((E.SELL, SALE.pack(0, Place.SMALL_MARKET)),)),
    PlaceRow(Place.POLICE_STATION, "police", "P12-1", ((E.SEND_FAMILY, 0),)),
    PlaceRow(Place.PALACE, "palace", "P13-1", ((E.PAY_PALACE, 0), (E.TAKE_RUBY, Place.PALACE)), is_track=True),
    PlaceRow(Place.SMALL_MOSQUE, "small_mosque", "P14-1", ((E.MOSQUE_TILE, Place.SMALL_MOSQUE),)),
    PlaceRow(Place.GREAT_MOSQUE, "great_mosque", "P14-1", ((E.MOSQUE_TILE, Place.GREAT_MOSQUE),)),
    PlaceRow(Place.DEALER, "dealer", "P16-1", ((E.PAY_DEALER, 0), (E.TAKE_RUBY, Place.DEALER)), is_track=True),
)
