"""What the base game tells nets beyond the fields of its state (clauses INFO-1 to INFO-4)."""

import numpy as np

from arasta.core.compiling import int64, rule, unsigned
from arasta.core.encoding import tell_eight
from arasta.istanbul.base.board import STEPS
from arasta.istanbul.base.components.layouts import PITCH
from arasta.istanbul.base.components.markets import DEMAND, TILES_PER_MARKET
from arasta.istanbul.base.components.players import NEUTRAL_MERCHANTS, SEATS
from arasta.istanbul.base.components.tracks import ANY, PALACE_SPACES
from arasta.istanbul.base.places.dealer import dealer_price
from arasta.istanbul.base.places.mosques import requirement
from arasta.istanbul.base.places.palace import palace_goods_due
from arasta.istanbul.base.turn.end import is_last_round
from arasta.istanbul.base.words import GOODS, Place
from arasta.istanbul.tables import CARDS

FAR = 4  # steps: what is farther is told as this
STEPS_TOLD = np.minimum(STEPS, FAR).astype(np.uint16)  # a kernel on a GPU has room for 64 KB of constants
ROWS, COLUMNS = 1 + np.array(np.divmod(np.arange(PITCH * PITCH), PITCH), np.uint16)  # by cell, from 1
LIES = COLUMNS | ROWS << 8  # both in one number: they stand side by side, so that it takes one store to tell them
WHERE_LABELS = (*(f"{steps} steps" for steps in range(FAR + 1)), "column", "row")
WHERE = len(WHERE_LABELS)
EIGHTS = CARDS - CARDS % 8  # kinds of bonus card that are told eight at a time


@rule
def tell_last_round(s, seat, out, at):
    """END-1: whether the last round is on."""
    if is_last_round(s):
        out[at] = 1


@rule
def tell_requirements(s, seat, out, at):
    """P14-2: the goods that the top tile of each stack asks for; 0 if there is none."""
    for colour in range(GOODS):
        out[at + colour] = requirement(s, colour)


@rule
def tell_palace(s, seat, out, at):
    """P13-1: the goods due by colour, then those of any; none if no ruby is left."""
    if s.rubies_on[Place.PALACE] > 0:
        for space in range(palace_goods_due(s)):
            colour = PALACE_SPACES[space]
            out[at + (GOODS if colour == ANY else colour)] += 1


@rule
def tell_dealer(s, seat, out, at):
    """P16-1: the price; none if no ruby is left."""
    if s.rubies_on[Place.DEALER] > 0:
        out[at] = dealer_price(s)


@rule
def tell_demand(s, seat, out, at):
    """P10-1, P11-1: what the tile on top of each market asks for."""
    for market in range(2):
        if s.demand_top[market] < s.demand_seen[market]:
            tile = s.demand[market, s.demand_top[market]]
            for good in range(GOODS):
                out[at + GOODS * market + good] = DEMAND[tile, good]


@rule
def tell_demand_tiles(s, seat, out, at):
    """DECK-8, INFO-4: which tile lies on top of each market, and which are known to follow it."""
    for market in range(2):
        top, seen = s.demand_top[market], s.demand_seen[market]
        for i in range(TILES_PER_MARKET):  # a constant is quicker than `seen`
            if i < seen:
                depth = i - top if i >= top else i - top + TILES_PER_MARKET
                tile = s.demand[market, i] - TILES_PER_MARKET * market
                out[at + unsigned((market * TILES_PER_MARKET + depth) * TILES_PER_MARKET + tile)] = 1


@rule
def tell_cells(s, seat, out, at):
    """LAYOUT-1, MOVE-2: where each place that is laid lies, and how far it is from the own merchant."""
    standing = s.merchant[seat] > 0 and s.cell[s.merchant[seat]] >= 0
    here = s.cell[s.merchant[seat]] if standing else 0
    for place in range(1, s.last_place + 1):
        cell = s.cell[place]
        if cell >= 0:
            first = at + WHERE * place
            lies = int64(LIES[cell])
            out[first + FAR + 1] = lies & 255
            out[first + FAR + 2] = lies >> 8
            if standing:
                out[first + STEPS_TOLD[here, cell]] = 1


@rule
def tell_neutral_merchants(s, seat, out, at):
    """PAY-3: how many neutral merchants stand on each place."""
    for i in range(NEUTRAL_MERCHANTS):
        if s.neutral_merchant[i] > 0:
            out[at + s.neutral_merchant[i]] += 1


@rule
def tell_hand(s, seat, out, at):
    """INFO-2: the own bonus cards."""
    for first in range(0, EIGHTS, 8):
        eight = 0
        for i in range(8):
            eight |= (s.hand[seat, first + i] & 255) << 8 * i
        tell_eight(eight, out, at + first)
    for card in range(EIGHTS, CARDS):
        out[at + card] = s.hand[seat, card]


@rule
def tell_unseen(s, seat, out, at):
    """INFO-3: the bonus cards in the deck and in the other hands together."""
    for card in range(s.card_kinds):
        unseen = s.deck[card] - s.hand[seat, card]
        for p in range(SEATS):  # a constant is quicker than `players`; empty seats have no cards
            unseen += s.hand[p, card]
        out[at + card] = unseen


@rule
def tell_top_discard(s, seat, out, at):
    """P06-2: the card on top of the discard pile."""
    if s.discard_size > 0:
        out[at + s.discard[s.discard_size - 1]] = 1


@rule
def tell_first(s, p, out, at):
    """END-2: who began, for a round ends before that seat's turn."""
    out[at] = p == 0
