"""Auction House, place 23 (clauses P23-1 to P23-6)."""

from typing import Any

from arasta.core.action import numbers, words
from arasta.core.agenda import push
from arasta.core.bits import bit
from arasta.core.compiling import rule
from arasta.core.effects import Decision, Happening
from arasta.core.machine import NOBODY
from arasta.core.options import WORD
from arasta.core.protocol import Reason
from arasta.istanbul.base.cart import gain_lira, lira
from arasta.istanbul.base.deck import can_draw, draw_cards
from arasta.istanbul.letters.components.places import AUCTION_CARDS
from arasta.istanbul.letters.words import Effect
from arasta.istanbul.state import OPTION_WORDS

PASS = 0  # the other options of BID are bids
HIGHEST_BID = WORD * OPTION_WORDS - 1  # as far as options go: more than anybody has ever owned in an auction
CLOSING = 1  # argument of the active player's second bid


@rule
def can_open_auction(s, p):
    """P23-1: with at least 1 lira."""
    return s.lira[p] > 0


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
def bids_in_word(s, p, closing, word):
    """P23-3, P23-4: above the highest bid and at most what the bidder owns. P23-6: nobody closes an own bid."""
    options = 0
    if not (closing and s.bidder == p):
        for bid in range(max(s.bid + 1, word * WORD), min(s.lira[p] + 1, (word + 1) * WORD)):
            options |= bit(bid - word * WORD)
    return options


@rule
def low_bids(s, p, closing):
    """P23-3: a bid, or to pass once somebody has bid."""
    options = bids_in_word(s, p, closing, 0)
    if s.bidder != NOBODY and not (closing and s.bidder == p):
        options |= bit(PASS)
    return options


@rule
def high_bids(s, p, closing):
    """Bids in the second word of options."""
    return bids_in_word(s, p, closing, 1)


@rule
def highest_bids(s, p, closing):
    """Bids in the third word of options."""
    return bids_in_word(s, p, closing, 2)


@rule
def make_bid(s, p, bid):
    """P23-3: a bid, or a pass."""
    if bid != PASS:
        s.bid = bid
        s.bidder = p


@rule
def close_auction(s, p):
    """P23-5: the winner draws 2 bonus cards and pays the active player, who pays the supply."""
    winner = s.bidder
    s.lira[winner] -= s.bid
    if winner != p:
        gain_lira(s, p, s.bid)
    draw_cards(s, winner, AUCTION_CARDS)
    s.bid = 0
    s.bidder = NOBODY


def no_lira(s: Any, p: int, argument: int) -> Reason:
    """P23-1: nothing to bid with."""
    return lira(s, p, 1)


EFFECTS = {
    Effect.OPEN_AUCTION: Happening(open_auction, needs=can_open_auction, why=no_lira),
    Effect.BID: Decision(
        (low_bids, high_bids, highest_bids),
        make_bid,
        words(**{"pass": PASS}) | numbers("bid", range(1, HIGHEST_BID + 1)),
        argument="closing",
    ),
    Effect.CLOSE_AUCTION: Happening(close_auction),
}
