"""Large and Small Market, places 10 and 11 (clauses P10, P11, DECK-8, BONUS-07).

Goods are laid out one at a time in the order of the rows, so that no sale is offered twice. The argument of SELL is
the market, plus ANY_GOODS once BONUS-07 has lifted the demand.
"""

from arasta.core.agenda import push
from arasta.core.bits import bit
from arasta.core.compiling import rule
from arasta.istanbul.cart import goods_owned
from arasta.istanbul.components.markets import DEMAND, MARKET_PRICES, MOST_SOLD, TILES_PER_MARKET
from arasta.istanbul.deck import discard_card
from arasta.istanbul.effects import Effect
from arasta.istanbul.names import Card, Place
from arasta.istanbul.seams import COPYING_CARD, copies_top, holds

DONE, FIRST_GOOD, PLAY_ANY_GOODS, COPY_ANY_GOODS = 0, 1, 5, 6  # options of SELL
ANY_GOODS = 32


@rule
def market_index(market):
    """0 for the Large Market, 1 for the Small one."""
    return 1 if market % ANY_GOODS == Place.SMALL_MARKET else 0


@rule
def demand_tile(s, market):
    """The tile on top of the market's pile."""
    i = market_index(market)
    return s.demand[i, s.demand_top[i]]


@rule
def sold_total(s):
    """Goods laid out in this sale."""
    return s.sold[0] + s.sold[1] + s.sold[2] + s.sold[3]


@rule
def sellable(s, p, market):
    """P10-1, P11-1: the goods that may be laid out next, as options."""
    options = 0
    if sold_total(s) == MOST_SOLD:
        return options
    tile = demand_tile(s, market)
    for good in range(3, -1, -1):
        wanted = market >= ANY_GOODS or s.sold[good] < DEMAND[tile, good]
        if s.goods[p, good] > 0 and wanted:
            options |= bit(FIRST_GOOD + good)
        if s.sold[good] > 0:  # goods of rows further up would repeat a sale in another order
            break
    return options


@rule
def can_lift_demand(s, p, market):
    """BONUS-07: at the Small Market, with at least one good to sell."""
    may = market == Place.SMALL_MARKET and not s.aids_barred
    return may and holds(s, p, Card.SMALL_MARKET_ANY) and goods_owned(s, p) != 0


@rule
def can_sell(s, p, market):
    """P10-1: not available if nothing can be sold."""
    return sellable(s, p, market) != 0 or can_lift_demand(s, p, market)


@rule
def sell_options(s, p, market):
    """P10-1, WIN-4: sell one more good, be done after at least one, or play BONUS-07 at the start."""
    options = sellable(s, p, market)
    if sold_total(s) > 0:
        options |= bit(DONE)
    elif can_lift_demand(s, p, market):
        if s.hand[p, Card.SMALL_MARKET_ANY] > 0:
            options |= bit(PLAY_ANY_GOODS)
        if copies_top(s, p, Card.SMALL_MARKET_ANY):
            options |= bit(COPY_ANY_GOODS)
    return options


@rule
def sell(s, p, market, option):
    """P10-1, P11-1: lay out one good, lift the demand, or close the sale."""
    if option in (PLAY_ANY_GOODS, COPY_ANY_GOODS):
        discard_card(s, p, Card.SMALL_MARKET_ANY if option == PLAY_ANY_GOODS else COPYING_CARD)
        push(s, Effect.SELL, p, market + ANY_GOODS)
    elif option == DONE:
        close_sale(s, p, market)
    else:
        s.goods[p, option - FIRST_GOOD] -= 1
        s.sold[option - FIRST_GOOD] += 1
        if sellable(s, p, market) != 0:
            push(s, Effect.SELL, p, market)
        else:
            close_sale(s, p, market)


@rule
def close_sale(s, p, market):
    """P10-2, P10-3: the lira for all goods sold; the tile goes to the bottom."""
    i = market_index(market)
    s.lira[p] += MARKET_PRICES[i, sold_total(s)]
    for good in range(4):
        s.sold[good] = 0
    s.demand_top[i] = (s.demand_top[i] + 1) % TILES_PER_MARKET
    push(s, Effect.REVEAL_DEMAND, p, i)


@rule
def reveal_demand(s, i):
    """DECK-8, INFO-4: a tile that was never on top is drawn; after five the order repeats."""
    if s.demand_top[i] == s.demand_seen[i]:
        push(s, Effect.DEMAND_DRAWN, 0, i)


@rule
def demand_drawn_options(s, i):
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
def demand_drawn(s, i, tile):
    """The new tile lies on top."""
    s.demand[i, s.demand_seen[i]] = tile
    s.demand_seen[i] += 1
