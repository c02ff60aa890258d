"""Large and Small Market, places 10 and 11 (clauses P10, P11, DECK-8, BONUS-07).

Goods are laid out one by one, in any order. BONUS-07 lifts the demand for the whole sale.
"""

from arasta.core.action import Action, words
from arasta.core.agenda import push
from arasta.core.bits import bit
from arasta.core.compiling import rule
from arasta.core.effects import Chance, Decision, Happening
from arasta.istanbul.base.arguments import SALE
from arasta.istanbul.base.cart import gain_lira, goods_owned
from arasta.istanbul.base.components.markets import DEMAND, DEMAND_TILES, MARKET_PRICES, MOST_SOLD, TILES_PER_MARKET
from arasta.istanbul.base.deck import discard_card
from arasta.istanbul.base.questions import holds
from arasta.istanbul.base.silence import is_hand_empty
from arasta.istanbul.base.words import GOODS, Effect, Good, Place
from arasta.istanbul.option_names import cards, goods
from arasta.istanbul.tables import Card

DONE, FIRST_GOOD = 0, 1  # options of SELL
PLAY_ANY_GOODS = FIRST_GOOD + len(Good)
pack_sale, market_of, is_lifted = SALE.pack, SALE.number["market"], SALE.number["any_goods"]


@rule
def market_index(sale):
    """0 for the Large Market, 1 for the Small one."""
    return 1 if market_of(sale) == Place.SMALL_MARKET else 0


@rule
def demand_tile(s, sale):
    """The tile on top of the market's pile."""
    i = market_index(sale)
    return s.demand[i, s.demand_top[i]]


@rule
def sold_total(s):
    """Goods laid out in this sale."""
    return s.sold[0] + s.sold[1] + s.sold[2] + s.sold[3]


@rule
def sellable(s, p, sale):
    """P10-1, P11-1: the goods that may be laid out next, as options."""
    options = 0
    if sold_total(s) == MOST_SOLD:
        return options
    tile = demand_tile(s, sale)
    for good in range(GOODS):
        wanted = is_lifted(sale) != 0 or s.sold[good] < DEMAND[tile, good]
        if s.goods[p, good] > 0 and wanted:
            options |= bit(FIRST_GOOD + good)
    return options


@rule
def may_lift_demand(s, p, sale):
    """BONUS-07: before the first good is sold at the Small Market, with at least one good to sell."""
    is_open = market_index(sale) == 1 and not is_lifted(sale) and sold_total(s) == 0 and not s.aids_barred
    return is_open and goods_owned(s, p) != 0


@rule
def can_sell(s, p, sale):
    """P10-1: not available if nothing can be sold."""
    return sellable(s, p, sale) != 0 or (may_lift_demand(s, p, sale) and holds(s, p, Card.SMALL_MARKET_ANY))


@rule
def sell_options(s, p, sale):
    """P10-1, WIN-4: sell one more good, be done after at least one, or play BONUS-07 at the start."""
    options = sellable(s, p, sale)
    if sold_total(s) > 0:
        options |= bit(DONE)
    elif s.hand[p, Card.SMALL_MARKET_ANY] > 0 and may_lift_demand(s, p, sale):
        options |= bit(PLAY_ANY_GOODS)
    return options


@rule
def lift_demand(s, p, sale, card):
    """BONUS-07: the card is laid down, and the sale goes on without a demand."""
    discard_card(s, p, card)
    push(s, Effect.SELL, p, pack_sale(1, market_of(sale)))


@rule
def sell(s, p, sale, option):
    """P10-1, P11-1: lay out one good, lift the demand, or close the sale."""
    if option == PLAY_ANY_GOODS:
        lift_demand(s, p, sale, Card.SMALL_MARKET_ANY)
    elif option == DONE:
        close_sale(s, p, sale)
    else:
        s.goods[p, option - FIRST_GOOD] -= 1
        s.sold[option - FIRST_GOOD] += 1
        if sellable(s, p, sale) != 0:
            push(s, Effect.SELL, p, sale)
        else:
            close_sale(s, p, sale)


@rule
def close_sale(s, p, sale):
    """P10-2, P10-3: the lira for all goods sold; the tile goes to the bottom."""
    i = market_index(sale)
    gain_lira(s, p, MARKET_PRICES[i, sold_total(s)])
    for good in range(GOODS):
        s.sold[good] = 0
    s.demand_top[i] = (s.demand_top[i] + 1) % TILES_PER_MARKET
    push(s, Effect.REVEAL_DEMAND, p, i)


@rule
def reveal_demand(s, p, i):
    """DECK-8, INFO-4: a tile that was never on top is drawn; after five the order repeats."""
    if s.demand_top[i] == s.demand_seen[i]:
        push(s, Effect.DEMAND_DRAWN, 0, i)


@rule
def demand_drawn_options(s, p, i):
    """The tiles of the market that nobody has seen yet."""
    options = 0
    for tile in range(i * TILES_PER_MARKET, (i + 1) * TILES_PER_MARKET):
        seen = False
        for k in range(s.demand_seen[i]):
            if s.demand[i, k] == tile:
                seen = True
        if not seen:
            options |= bit(tile)
    return options


@rule
def demand_drawn(s, p, i, tile):
    """The new tile lies on top."""
    s.demand[i, s.demand_seen[i]] = tile
    s.demand_seen[i] += 1


SELLING = words(done=DONE) | goods("sell", FIRST_GOOD) | {PLAY_ANY_GOODS: cards("card")[Card.SMALL_MARKET_ANY]}
TILES = {i: Action("demand", "demand", tile.slug, i) for i, tile in enumerate(DEMAND_TILES)}
EFFECTS = {
    Effect.SELL: Decision(
        sell_options,
        sell,
        SELLING,
        needs=can_sell,
        why="nothing-sells",
        silent=is_hand_empty,
        argument=SALE,
        many=frozenset(goods("sell", FIRST_GOOD)),
        closed_by=DONE,
    ),
    Effect.REVEAL_DEMAND: Happening(reveal_demand, argument="pile"),
    Effect.DEMAND_DRAWN: Chance(demand_drawn_options, demand_drawn, TILES, argument="pile"),
}
