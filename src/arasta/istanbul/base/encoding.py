"""The base game's features for nets: what a seat may know of it (clauses INFO-1 to INFO-4)."""

import numpy as np

from arasta.core.compiling import rule
from arasta.core.encoding import MOST, ByRule, Members, Numbers, OneOf, Seat
from arasta.istanbul.base.board import PITCH, STEPS
from arasta.istanbul.base.components.markets import DEMAND, TILES_PER_MARKET
from arasta.istanbul.base.components.players import MAX_PLAYERS, NEUTRAL_MERCHANTS, OWN_ASSISTANTS, SEATS
from arasta.istanbul.base.components.post import COLUMNS
from arasta.istanbul.base.components.tracks import ANY, PALACE_SPACES
from arasta.istanbul.base.places.dealer import dealer_price
from arasta.istanbul.base.places.mosques import requirement
from arasta.istanbul.base.places.palace import palace_goods_due
from arasta.istanbul.base.turn.end import is_last_round
from arasta.istanbul.base.words import GOODS, Good, Place, Variant
from arasta.istanbul.tables import CARD_TABLE, CARDS, PIECE_WORDS, PLACE_TABLE, PLACES, TOKEN_TABLE

COLUMN, ROW = (1 + np.array(np.divmod(np.arange(PITCH * PITCH), PITCH)))[::-1].copy()  # by cell, from 1
FAR = 4  # steps: what is farther is told as this
STEPS_TOLD = np.minimum(STEPS, FAR)

GOOD_LABELS = tuple(good.name.lower() for good in Good)
PLACE_LABELS = ("nowhere", *(row.slug for row in sorted(PLACE_TABLE, key=lambda row: row.place)))
CARD_LABELS = tuple(row.slug for row in CARD_TABLE)
PIECE_LABELS = tuple(word.lower() for word in sorted(PIECE_WORDS, key=lambda word: PIECE_WORDS[word]))
TOKEN_LABELS = tuple(row.slug for row in sorted(TOKEN_TABLE, key=lambda row: row.token))

WHERE_LABELS = (*(f"{steps} steps" for steps in range(FAR + 1)), "column", "row")
WHERE = len(WHERE_LABELS)


def counted(last: int) -> tuple[str, ...]:
    """Labels for the numbers from 0 to the last."""
    return tuple(map(str, range(last + 1)))


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
        top = s.demand_top[market]
        for i in range(s.demand_seen[market]):
            depth = i - top if i >= top else i - top + TILES_PER_MARKET
            tile = s.demand[market, i] - TILES_PER_MARKET * market
            out[at + (market * TILES_PER_MARKET + depth) * TILES_PER_MARKET + tile] = 1


@rule
def tell_cells(s, seat, out, at):
    """LAYOUT-1, MOVE-2: where each place that is laid lies, and how far it is from the own merchant."""
    standing = s.merchant[seat] > 0 and s.cell[s.merchant[seat]] >= 0
    here = s.cell[s.merchant[seat]] if standing else 0
    for place in range(1, s.last_place + 1):
        cell = s.cell[place]
        if cell >= 0:
            first = at + WHERE * place
            out[first + FAR + 1] = COLUMN[cell]
            out[first + FAR + 2] = ROW[cell]
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
    for card in range(CARDS):
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
    if p == 0:
        out[at] = 1


BLOCKS = (
    OneOf(name="table.players", tells="how many play", labels=counted(MAX_PLAYERS)),
    Members(name="table.variants", tells="variants", labels=tuple(word.name.lower() for word in Variant)),
    Numbers(name="table.target", tells="rubies that bring the last round", scale=1 / 6),
    Numbers(name="table.round", tells="rounds begun", scale=1 / 20, most=MOST),
    ByRule(name="table.last_round", tells="1 in the last round", rule=tell_last_round, axes=(1,)),
    Numbers(name="table.ended", tells="1 when only cards may still be played"),
    Numbers(name="table.ruby_supply", tells="rubies on no place", scale=1 / 10),
    OneOf(name="table.post_markers_down", tells="markers down at the Post Office", labels=counted(COLUMNS)),
    Numbers(name="mosques.mosque_tiles_left", tells="tiles left by colour", labels=GOOD_LABELS, scale=1 / 4),
    ByRule(
        name="mosques.requires",
        tells="goods that the top tile asks for",
        labels=GOOD_LABELS,
        scale=1 / 4,
        rule=tell_requirements,
    ),
    ByRule(
        name="palace.price",
        tells="goods that the next ruby costs, by colour and of any",
        labels=(*GOOD_LABELS, "any"),
        scale=1 / 2,
        rule=tell_palace,
    ),
    ByRule(name="dealer.price", tells="lira that the next ruby costs", scale=1 / 20, rule=tell_dealer, axes=(1,)),
    ByRule(
        name="markets.demand",
        tells="what the Large and the Small Market ask for",
        axes=(2,),
        labels=GOOD_LABELS,
        scale=1 / 2,
        rule=tell_demand,
    ),
    ByRule(
        name="markets.tiles",
        tells="which demand tile lies how deep, 0 on top, as far as it is known",
        axes=(2, TILES_PER_MARKET),
        labels=counted(TILES_PER_MARKET - 1),
        rule=tell_demand_tiles,
    ),
    Numbers(name="markets.sold", tells="goods laid out in the sale at hand", labels=GOOD_LABELS, scale=1 / 2),
    OneOf(name="board.token", tells="where each token stands", labels=PLACE_LABELS),
    ByRule(name="cards.hand", tells="own bonus cards", labels=CARD_LABELS, own=True, rule=tell_hand),
    ByRule(
        name="cards.unseen",
        tells="bonus cards in the deck and in other hands",
        labels=CARD_LABELS,
        own=True,
        scale=1 / 2,
        rule=tell_unseen,
    ),
    ByRule(name="cards.top", tells="the top of the discard pile", labels=CARD_LABELS, rule=tell_top_discard),
    Numbers(name="cards.deck_size", tells="bonus cards in the deck", scale=1 / 20),
    Numbers(name="cards.discard_size", tells="bonus cards in the discard pile", scale=1 / 20),
    Numbers(name="turn.extra_turns", tells="extra turns owed to the player in turn"),
    OneOf(name="turn.acting", tells="the acting piece", labels=PIECE_LABELS),
    OneOf(name="turn.here", tells="where the acting piece ended its move", labels=PLACE_LABELS),
    OneOf(name="turn.last_action", tells="the place whose action was carried out last", labels=PLACE_LABELS),
    Numbers(name="turn.indirect", tells="1 if the action is not carried out by the acting piece"),
    Numbers(name="turn.aids_barred", tells="1 if aids of the place are barred"),
    Numbers(name="turn.phase_1", tells="1 if a card has entered phase 1"),
    Numbers(name="turn.caravansary_used", tells="1 if the Caravansary was used"),
    Numbers(name="turn.window_left", tells="1 if a window was left and nothing has happened since"),
    Members(name="turn.tiles_used", tells="mosque tiles used", labels=GOOD_LABELS),
    Members(name="turn.tokens_met", tells="tokens met", labels=TOKEN_LABELS),
    Numbers(name="turn.dice", tells="the dice as they lie", scale=1 / 6),
    ByRule(name="players.first", tells="who began the game", rule=tell_first),
    Seat(name="players.turn_of", tells="who is in turn"),
    Seat(name="players.joined", tells="whose merchant is not paid in this turn"),
    Seat(name="players.caravan_leader", tells="who is the caravan leader"),
    Numbers(name="players.lira", tells="lira", scale=1 / 15, most=MOST),
    Numbers(name="players.goods", tells="goods", labels=GOOD_LABELS, scale=1 / 3),
    Numbers(name="players.extensions", tells="wheelbarrow extensions", scale=1 / 3),
    Numbers(name="players.rubies", tells="rubies", scale=1 / 3),
    Members(name="players.mosque_tiles", tells="mosque tiles", labels=GOOD_LABELS),
    Numbers(name="players.cards", tells="number of bonus cards", scale=1 / 3),
    Numbers(name="players.stack", tells="assistants under the merchant", scale=1 / 4),
    Members(
        name="players.stack_neutral",
        tells="neutral ones in the stack, by position from the bottom",
        labels=counted(OWN_ASSISTANTS + SEATS - 1),
    ),
    Numbers(name="players.aside", tells="1 while the fifth assistant is not in the game"),
    OneOf(name="players.merchant", tells="where the merchant stands", labels=PLACE_LABELS),
    OneOf(name="players.family", tells="where the family member stands", labels=PLACE_LABELS),
    Members(name="players.assistants_on", tells="where own assistants stand", labels=PLACE_LABELS),
    ByRule(
        name="places.where",
        tells=f"steps from the own merchant, what is farther as {FAR}; column and row, from 1; 0 while it is not laid",
        axes=(PLACES,),
        labels=WHERE_LABELS,
        own=True,
        scale=(*(1.0,) * (FAR + 1), 1 / 5, 1 / 5),
        rule=tell_cells,
    ),
    Numbers(name="places.rubies_on", tells="rubies on each place", labels=PLACE_LABELS, scale=1 / 4),
    ByRule(
        name="places.neutral_merchants",
        tells="neutral merchants on each place",
        labels=PLACE_LABELS,
        rule=tell_neutral_merchants,
    ),
    Numbers(name="places.neutral_assistants_on", tells="neutral assistants on each place", labels=PLACE_LABELS),
)
