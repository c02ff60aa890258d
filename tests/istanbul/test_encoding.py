import numpy as np

from arasta.core.bits import has
from arasta.core.compiling import record_at, row_at
from arasta.core.layout import Layout, Part
from arasta.istanbul.base.components.markets import DEMAND
from arasta.istanbul.base.encoding import BLOCKS
from arasta.istanbul.base.place_views import dealer_view, palace_view
from arasta.istanbul.base.telling import FAR
from arasta.istanbul.encoding import LAYOUT
from arasta.istanbul.game import Istanbul
from arasta.istanbul.state import PUBLIC
from arasta.istanbul.words import Card, Place

RULES = Istanbul()


def table(**settings):
    """A game at its first decision, and its record."""
    states = np.zeros(1, RULES.dtype)
    RULES.begin(states, RULES.settings(**settings))
    s = RULES.open(states)
    while RULES.to_act(s) < 0:
        RULES.step(s, RULES.legal(s)[0])
    return states, s


def told(states, seat, name):
    """A block of features as the seat is told."""
    row = np.zeros((1, LAYOUT.size), np.int8)
    LAYOUT.encode(record_at(states, 0), seat, row_at(row, 0))
    return LAYOUT.block(row[0], name)


def test_a_seat_is_told_its_own_hand_and_what_it_has_not_seen():
    """INFO-2, INFO-3"""
    states, s = table(players=3)
    s.hand[1, Card.ONE_GOOD] += 1
    s.deck[Card.ONE_GOOD] -= 1
    own, unseen = told(states, 1, "cards.hand"), told(states, 1, "cards.unseen")
    assert np.array_equal(own, states["hand"][0, 1])
    assert np.array_equal(unseen, states["deck"][0] + states["hand"][0].sum(axis=0) - states["hand"][0, 1])
    assert told(states, 0, "cards.hand")[Card.ONE_GOOD] == states["hand"][0, 0, Card.ONE_GOOD]


def test_places_are_told_by_steps_from_the_own_merchant():
    """MOVE-2: on the layout short 7 is in the third column of the second row, 4 in the first one."""
    states, _ = table(players=2, layout="short")
    where = told(states, 0, "places.where")
    merchant = states["merchant"][0, 0]
    assert merchant == Place.FOUNTAIN
    assert list(where[Place.FOUNTAIN]) == [1, 0, 0, 0, 0, 3, 2]
    assert list(where[Place.FRUIT_WAREHOUSE]) == [0, 0, 1, 0, 0, 1, 2]
    assert where[Place.PALACE, FAR] == 1  # four steps away: column 1, row 4
    assert not where[Place.PALACE + 4 :].any()


def test_prices_are_told_as_the_view_shows_them():
    """P13-1, P16-1"""
    states, s = table(players=4)
    assert told(states, 0, "palace.price").sum() == palace_view(s, Place.PALACE)["price"]
    assert told(states, 0, "dealer.price") == [dealer_view(s, Place.DEALER)["price"]]
    s.rubies_on[Place.PALACE] = s.rubies_on[Place.DEALER] = 0
    assert not told(states, 0, "palace.price").any()
    assert not told(states, 0, "dealer.price").any()


def test_demand_tiles_are_told_as_far_as_they_were_seen():
    """INFO-4: the tile on top, and once all were seen those that follow."""
    states, s = table(players=2)
    tiles = told(states, 0, "markets.tiles")
    top = s.demand[0, 0]
    assert np.argwhere(tiles[0]).tolist() == [[0, top]]
    assert list(told(states, 0, "markets.demand")[0]) == list(DEMAND[top])
    order = [tile for tile in range(5) if tile != top]
    for i, tile in enumerate(order):
        s.demand[0, i + 1] = tile
    s.demand_seen[0], s.demand_top[0] = 5, 2
    following = [order[1], order[2], order[3], top, order[0]]
    assert np.argwhere(told(states, 0, "markets.tiles")[0]).tolist() == [[i, tile] for i, tile in enumerate(following)]


def test_an_expansion_that_is_not_in_the_game_tells_nothing():
    """MODE-1"""
    states, s = table(players=2, expansions=("mocha",))
    mocha, letters = (slice(LAYOUT.of(part)[0].first, LAYOUT.of(part)[-1].end) for part in ("mocha", "letters"))
    row = np.zeros((1, LAYOUT.size), np.int8)
    LAYOUT.encode(s, 0, row_at(row, 0))
    assert row[0, mocha].any()
    assert not row[0, letters].any()
    held = [card for card in range(1, 21) if has(s.guild_hand[0], card)]
    assert list(np.flatnonzero(told(states, 0, "guild.hand"))) == held


def test_the_version_tells_layouts_apart():
    same, fewer = (Layout([Part("base", blocks)], PUBLIC, 5) for blocks in (BLOCKS, BLOCKS[1:]))
    assert same.version == Layout([Part("base", BLOCKS)], PUBLIC, 5).version
    assert len({LAYOUT.version, same.version, fewer.version}) == 3
