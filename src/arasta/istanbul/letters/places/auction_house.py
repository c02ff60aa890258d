"""Auction House, place 23 (clauses P23-1 to P23-6).

A decision has at most 63 options, so bids above 61 are asked in a second step, up to 123 lira.
"""

from arasta.core.action import Action, Names, numbers
from arasta.core.agenda import push
from arasta.core.bits import bit
from arasta.core.compiling import rule
from arasta.core.effects import Decision, Happening
from arasta.core.machine import NOBODY
from arasta.istanbul.base.deck import can_draw, draw_cards
from arasta.istanbul.letters.components.places import AUCTION_CARDS
from arasta.istanbul.letters.words import Effect

PASS, HIGHEST_BID, MORE = 0, 61, 62  # options of BID: 1 to 61 are bids
HIGHEST_BID_OF_ALL = 123
CLOSING = 1  # argument of the active player's second bid


@rule
def open_auction(s, p):
    """P23-3, P23-6: the active player opens, each other follows once, the active player may close."""
    if not can_draw(s, 1):
        return
    s.bid = 0
    s.bidder = NOBODY
    push(s, Effect.CLOSE_AUCTION, p, 0)
    push(s, Effect.BID, p, CLOSING)
    for i in range(s.players - 1, -1, -1):
        push(s, Effect.BID, (p + i) % s.players, 0)


@rule
def bid_options(s, p, closing):
    """P23-3, P23-4: above the highest bid and at most what the bidder owns. P23-6: nobody closes an own bid."""
    if closing and s.bidder == p:
        return 0
    options = 0 if s.bidder == NOBODY else bit(PASS)
    for bid in range(s.bid + 1, min(s.lira[p], HIGHEST_BID) + 1):
        options |= bit(bid)
    if bid_more_options(s, p) != 0:
        options |= bit(MORE)
    return options


@rule
def bid_more_options(s, p):
    """P23-4: bids from 62 lira; option n is a bid of 61 + n."""
    options = 0
    for bid in range(max(s.bid, HIGHEST_BID) + 1, min(s.lira[p], HIGHEST_BID_OF_ALL) + 1):
        options |= bit(bid - HIGHEST_BID)
    return options


@rule
def make_bid(s, p, option):
    """P23-3: a bid, or a pass."""
    if option == MORE:
        push(s, Effect.BID_MORE, p, 0)
    elif option != PASS:
        raise_bid(s, p, option)


@rule
def raise_bid(s, p, bid):
    """The highest bid so far."""
    s.bid = bid
    s.bidder = p


@rule
def close_auction(s, p):
    """P23-5: the winner draws 2 bonus cards and pays the active player, who pays the supply."""
    winner = s.bidder
    s.lira[winner] -= s.bid
    if winner != p:
        s.lira[p] += s.bid
    draw_cards(s, winner, AUCTION_CARDS)
    s.bid = 0
    s.bidder = NOBODY


@rule
def raise_bid_more(s, p, option):
    """P23-3: a bid above 61 lira."""
    raise_bid(s, p, HIGHEST_BID + option)


@rule
def can_open_auction(s, p):
    """P23-1: with at least 1 lira."""
    return s.lira[p] > 0


BIDS = Names({PASS: Action("pass"), MORE: Action("bid more")}) | numbers("bid", range(1, HIGHEST_BID + 1))
EFFECTS = {
    Effect.OPEN_AUCTION: Happening(open_auction, needs=can_open_auction),
    Effect.BID: Decision(bid_options, make_bid, BIDS, argument="closing"),
    Effect.BID_MORE: Decision(
        bid_more_options,
        raise_bid_more,
        numbers("bid", range(HIGHEST_BID + 1, HIGHEST_BID + 63), first=-HIGHEST_BID),
    ),
    Effect.CLOSE_AUCTION: Happening(close_auction),
}
