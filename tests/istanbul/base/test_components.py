"""Component tables: totals and numbers as printed (docs/rules/components.md), and the action table."""

import numpy as np
import pytest

from arasta.core.action import NO_ACTION
from arasta.core.provenance import DERIVED, PRINTED, RECONSTRUCTED
from arasta.istanbul import tables
from arasta.istanbul.actions import ACTIONS
from arasta.istanbul.base.components import CARD_TABLE, PLACE_TABLE, TOKEN_TABLE
from arasta.istanbul.base.components.layouts import RANDOM_DISTANCE
from arasta.istanbul.base.components.markets import DEMAND, DEMAND_TILES, MARKET_PRICES, MOST_SOLD
from arasta.istanbul.base.components.mosque_tiles import (
    MOSQUE_COLOURS,
    MOSQUE_STACKS,
    RED_TILE_FACE,
    REQUIREMENTS,
    YELLOW_TILE_PRICE,
)
from arasta.istanbul.base.components.places import EXTENSION_PRICE, WAREHOUSE_EXTRA_PRICE
from arasta.istanbul.base.components.players import (
    BASE_CAPACITY,
    EXTENSIONS,
    MAX_PLAYERS,
    MIN_PLAYERS,
    OWN_ASSISTANTS,
    STACK,
)
from arasta.istanbul.base.components.post import LOWER_GOODS, LOWER_LIRA, UPPER_GOODS, UPPER_LIRA
from arasta.istanbul.base.components.tokens import MERCHANT_PRICE, REWARD_LIRA, TOKEN_PRICE
from arasta.istanbul.base.components.tracks import DEALER_SPACES, PALACE_SPACES, RUBIES
from arasta.istanbul.base.places.black_market import BLUE_GOODS
from arasta.istanbul.base.places.dealer import dealer_price
from arasta.istanbul.base.places.palace import palace_goods_due
from arasta.istanbul.base.words import Good
from arasta.istanbul.effects import EFFECTS
from arasta.istanbul.tables import LAYOUTS
from arasta.istanbul.words import Card, Effect, Place, Token
from tests.table import IN_THE_BOX, Table, deck_of

RED, GREEN, YELLOW, BLUE = Good


def test_the_goods_are_red_green_yellow_and_blue():
    """WORD-1"""
    assert [good.name for good in Good] == ["RED", "GREEN", "YELLOW", "BLUE"]


def test_every_place_has_one_row_under_its_printed_number():
    """MODE-1, P00-2"""
    assert [(row.place, row.slug) for row in PLACE_TABLE] == [
        (1, "wainwright"),
        (2, "fabric"),
        (3, "spice"),
        (4, "fruit"),
        (5, "post"),
        (6, "caravansary"),
        (7, "fountain"),
        (8, "black_market"),
        (9, "tea_house"),
        (10, "large_market"),
        (11, "small_market"),
        (12, "police"),
        (13, "palace"),
        (14, "small_mosque"),
        (15, "great_mosque"),
        (16, "dealer"),
    ]
    assert [row.place for row in tables.PLACE_TABLE] == list(Place.all().values())
    assert all(row.action for row in tables.PLACE_TABLE)


def test_the_26_bonus_cards_of_the_box_are_of_ten_kinds():
    """MODE-1, SETUP-10: whoever plays with a further card adds a row, which has its own test."""
    assert (len(IN_THE_BOX["base"]), sum(IN_THE_BOX["base"].values())) == (10, 26)
    assert deck_of("base") | IN_THE_BOX["base"] == deck_of("base")
    assert [row.slug.upper() for row in tables.CARD_TABLE] == list(Card.all())


def test_the_copies_of_cards_are_derived_and_not_printed():
    """The tags of docs/rules/components.md, section 9."""
    assert {row.copies_from for row in CARD_TABLE} == {DERIVED}
    assert [tag.value for tag in (PRINTED, DERIVED, RECONSTRUCTED)] == ["printed", "derived", "reconstructed"]


def test_repeat_cards_name_their_place_and_two_cards_are_moves():
    """WIN-3, WIN-5"""
    assert {row.slug: row.repeats for row in CARD_TABLE if row.repeats} == {
        "palace_again": (13,),
        "post_again": (5,),
        "dealer_again": (16,),
    }
    assert {row.slug for row in CARD_TABLE if row.is_move} == {"stay", "move_3_4"}


def test_every_token_has_one_row():
    """WORD-6"""
    assert [(row.token, row.slug) for row in TOKEN_TABLE] == [(0, "governor"), (1, "smuggler")]
    assert [row.token for row in tables.TOKEN_TABLE] == list(Token.all().values())


def test_each_market_has_five_demand_tiles_with_five_symbols():
    """DECK-8, SETUP-8"""
    assert [tuple(tile) for tile in DEMAND_TILES] == [
        # slug, market, red, green, yellow, blue
        ("L1", 10, 2, 1, 0, 2),
        ("L2", 10, 1, 1, 0, 3),
        ("L3", 10, 2, 0, 1, 2),
        ("L4", 10, 1, 0, 1, 3),
        ("L5", 10, 1, 1, 1, 2),
        ("S1", 11, 1, 1, 2, 1),
        ("S2", 11, 1, 2, 1, 1),
        ("S3", 11, 1, 3, 1, 0),
        ("S4", 11, 1, 2, 2, 0),
        ("S5", 11, 0, 2, 2, 1),
    ]
    assert DEMAND.sum(axis=1).tolist() == [5] * 10


def test_a_market_pays_for_one_to_five_goods():
    """P10-2"""
    assert MARKET_PRICES.tolist() == [[0, 3, 7, 12, 18, 25], [0, 2, 5, 9, 14, 20]]
    assert MOST_SOLD == 5


def test_every_colour_of_mosque_tile_has_one_stack():
    """SETUP-3, DECK-9"""
    assert [(stack.colour, stack.mosque) for stack in MOSQUE_STACKS] == [
        (RED, 14),
        (GREEN, 14),
        (YELLOW, 15),
        (BLUE, 15),
    ]
    assert [stack.colour for stack in MOSQUE_STACKS] == list(Good)
    assert (MOSQUE_COLOURS[14], MOSQUE_COLOURS[15]) == (0b0011, 0b1100)


@pytest.mark.parametrize(("players", "tiles"), [(2, [2, 4]), (3, [2, 3, 4]), (4, [2, 3, 4, 5]), (5, [2, 3, 4, 5])])
def test_the_requirements_of_mosque_tiles_rise_from_top_to_bottom(players, tiles):
    """SETUP-3, DECK-9"""
    assert [n for n in REQUIREMENTS[players].tolist() if n] == tiles
    assert list(Table(players=players).s.mosque_tiles_left) == [len(tiles)] * 4


@pytest.mark.parametrize(
    ("players", "on_1", "on_mosques", "on_13", "on_16", "placed", "supply"),
    [(2, 2, 2, 6, 9, 21, 21), (3, 3, 3, 6, 10, 25, 17), (4, 4, 4, 7, 12, 31, 11), (5, 5, 4, 7, 12, 32, 10)],
)
def test_rubies_are_placed_by_the_number_of_players(players, on_1, on_mosques, on_13, on_16, placed, supply):
    """RUBY-1, SETUP-4, SETUP-5, SETUP-6"""
    s = Table(players=players).s
    rubies = [s.rubies_on[place] for place in range(17)]
    assert rubies == [0, on_1, *[0] * 11, on_13, on_mosques, on_mosques, on_16]
    assert (sum(rubies), s.ruby_supply) == (placed, supply)
    assert RUBIES == 42


def test_the_spaces_of_the_ruby_tracks():
    """RUBY-3"""
    any_good = -1
    row = [BLUE, RED, GREEN, YELLOW, any_good]
    assert PALACE_SPACES.tolist() == row + row
    assert DEALER_SPACES.tolist() == [12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23]


@pytest.mark.parametrize(
    ("players", "prices"),
    [
        (2, [15, 16, 17, 18, 19, 20, 21, 22, 23]),
        (3, [14, 15, 16, 17, 18, 19, 20, 21, 22, 23]),
        (4, [12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23]),
        (5, [12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23]),
    ],
)
def test_the_prices_of_the_dealer_from_the_first_ruby_to_the_last(players, prices):
    """RUBY-3, SETUP-6"""
    s = Table(players=players).s
    found = []
    while s.rubies_on[16] > 0:
        found.append(dealer_price(s))
        s.rubies_on[16] -= 1
    assert found == prices


@pytest.mark.parametrize(
    ("players", "goods_due"),
    [(2, [5, 6, 7, 8, 9, 10]), (3, [5, 6, 7, 8, 9, 10]), (4, [4, 5, 6, 7, 8, 9, 10]), (5, [4, 5, 6, 7, 8, 9, 10])],
)
def test_the_prices_of_the_palace_from_the_first_ruby_to_the_last(players, goods_due):
    """RUBY-3, SETUP-6"""
    s = Table(players=players).s
    found = []
    while s.rubies_on[13] > 0:
        found.append(palace_goods_due(s))
        s.rubies_on[13] -= 1
    assert found == goods_due


def test_the_fields_of_the_post_office():
    """P05-1"""
    nothing = -1
    assert UPPER_GOODS.tolist() == [RED, nothing, BLUE, nothing]
    assert UPPER_LIRA.tolist() == [0, 2, 0, 2]
    assert LOWER_GOODS.tolist() == [GREEN, nothing, YELLOW, nothing]
    assert LOWER_LIRA.tolist() == [0, 1, 0, 1]


def test_the_blue_goods_of_the_black_market_by_total():
    """P08-1"""
    assert BLUE_GOODS[2:].tolist() == [0, 0, 0, 0, 0, 1, 1, 2, 2, 3, 3]


def test_prices_and_rewards_in_lira():
    """P01-1, P02-2, PAY-1, MEET-5, MEET-6, WORD-8, MOSQ-4"""
    assert EXTENSION_PRICE == 7
    assert WAREHOUSE_EXTRA_PRICE == 2
    assert MERCHANT_PRICE == 2
    assert TOKEN_PRICE == 2
    assert REWARD_LIRA == 3
    assert YELLOW_TILE_PRICE == 2
    assert RED_TILE_FACE == 4


def test_the_pieces_of_a_player():
    """MODE-2, CART-1, CART-5, SETUP-11"""
    assert (MIN_PLAYERS, MAX_PLAYERS) == (2, 5)
    assert (BASE_CAPACITY, EXTENSIONS) == (2, 3)
    assert (STACK, OWN_ASSISTANTS) == (4, 5)


PLACES = {
    (): [*range(1, 17)],
    ("mocha",): [*range(1, 21)],
    ("letters",): [*range(1, 17), *range(21, 25)],
}


@pytest.mark.parametrize("layout", LAYOUTS, ids=lambda layout: "-".join([layout.slug, *layout.expansions]))
def test_a_printed_layout_is_a_permutation_of_the_places(layout):
    """LAYOUT-2, LAYOUT-3, MODE-1: on a grid of 4 x 4, or 5 x 4 with an expansion."""
    columns = 5 if layout.expansions else 4
    assert [len(row) for row in layout.rows] == [columns] * 4
    assert sorted(place for row in layout.rows for place in row) == PLACES[layout.expansions]


def test_three_layouts_are_printed_for_the_base_game_and_one_for_each_expansion():
    """LAYOUT-2"""
    assert [(layout.slug, layout.expansions) for layout in LAYOUTS] == [
        ("short", ()),
        ("long", ()),
        ("order", ()),
        ("first", ("mocha",)),
        ("first", ("letters",)),
    ]
    assert RANDOM_DISTANCE == 3


def test_every_action_name_is_unique_and_parsed_back():
    """House rule: one stable, readable name for one action."""
    names = [action.name for action in ACTIONS.actions]
    assert len(set(names)) == len(names)
    assert [ACTIONS.ids[name] for name in names] == list(range(len(ACTIONS.actions)))


@pytest.mark.parametrize("effect", EFFECTS.names, ids=EFFECTS.words.get)
def test_every_option_of_a_decision_has_a_name_of_its_own_that_leads_back_to_it(effect):
    """House rule: records and bots name choices, the rules number them."""
    named = {option: action for option, action in enumerate(ACTIONS.by_option[effect]) if action != NO_ACTION}
    assert named.keys() == EFFECTS.names[effect].keys()
    for option, action_id in named.items():
        assert ACTIONS.actions[action_id] == EFFECTS.names[effect][option]
        assert ACTIONS.option_of(effect, action_id) == option


def test_an_action_of_another_decision_is_no_option():
    """House rule: a name is looked up within the decision at hand."""
    assert ACTIONS.option_of(Effect.CALL_NUMBER, ACTIONS.ids["act"]) is None
    assert np.all(ACTIONS.by_option[Effect.START_TURN] == NO_ACTION)
