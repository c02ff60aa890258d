"""Component tables of the dice game: every cell as section 15 says, with its provenance."""

import pytest

from arasta.core.action import NO_ACTION
from arasta.core.options import WORD
from arasta.core.provenance import DERIVED, PRINTED, RECONSTRUCTED
from arasta.dice import menu
from arasta.dice.actions import ACTIONS
from arasta.dice.components import values
from arasta.dice.components.board import EMPTY_SPOTS, GOALS, MAX_PLAYERS, MIN_PLAYERS, PRICE, ROWS, SPOTS_OF
from arasta.dice.components.cards import CARD_TABLE
from arasta.dice.components.tiles import TILE_COPIES, TILE_KINDS, TILES
from arasta.dice.components.values import NUMBER, RESOURCE_TABLE, VALUE
from arasta.dice.effects import EFFECTS
from arasta.dice.words import Area, Effect, Face, Price, Resource, TileKind

COLOURS = ["red", "yellow", "green", "blue"]
LEFT, RIGHT = Area.LEFT_CARPET, Area.RIGHT_CARPET


def rows(players):
    """The rows of a board, without the column that is the same for all."""
    return [tuple(row)[1:] for row in ROWS if row.players == players]


def prices(players, area):
    """The prices of the rubies that lie on an area at set-up."""
    return PRICE[players, area, EMPTY_SPOTS[players, area] : SPOTS_OF[players, area]].tolist()


def rubies(players):
    """All rubies on the board at set-up."""
    mosque = next(goal.mosque_rubies for goal in GOALS if goal.players == players)
    return sum(len(prices(players, area)) for area in Area) + mosque


def test_the_board_of_three_players():
    """DB3-1, DB3-2, DB3-3, DB3-4"""
    assert rows(3) == [
        (None, (4, 5, 6), 0, PRINTED),
        (LEFT, (0, 1, 2, 3, 4), 0, RECONSTRUCTED),
        (RIGHT, (10, 12, 14, 16, 18, 20), 0, PRINTED),
    ]
    for colour in (Area.RED, Area.YELLOW, Area.GREEN, Area.BLUE):
        assert prices(3, colour) == [4, 5, 6]
    assert prices(3, LEFT) == [0, 1, 2, 3, 4]
    assert prices(3, RIGHT) == [10, 12, 14, 16, 18, 20]


def test_the_board_of_two_players_leaves_the_first_spot_of_each_carpet_empty():
    """DB2-1, DB2-2, DB2-3"""
    assert rows(2) == [
        (None, (4, 5, 6), 0, RECONSTRUCTED),
        (LEFT, (0, 1, 2, 3, 4), 1, RECONSTRUCTED),
        (RIGHT, (10, 12, 14, 16, 18, 20), 1, RECONSTRUCTED),
    ]
    for colour in (Area.RED, Area.YELLOW, Area.GREEN, Area.BLUE):
        assert prices(2, colour) == [4, 5, 6]
    assert prices(2, LEFT) == [1, 2, 3, 4]
    assert prices(2, RIGHT) == [12, 14, 16, 18, 20]


def test_the_board_of_four_players():
    """DB4-1, DB4-2, DB4-3"""
    assert rows(4) == [
        (None, (4, 5, 6, 7), 0, RECONSTRUCTED),
        (LEFT, (0, 1, 2, 3, 4), 0, RECONSTRUCTED),
        (RIGHT, (10, 12, 14, 16, 18, 20), 0, RECONSTRUCTED),
    ]
    for colour in (Area.RED, Area.YELLOW, Area.GREEN, Area.BLUE):
        assert prices(4, colour) == [4, 5, 6, 7]
    assert prices(4, LEFT) == [0, 1, 2, 3, 4]
    assert prices(4, RIGHT) == [10, 12, 14, 16, 18, 20]


def test_the_left_carpet_asks_for_as_many_more_goods_as_spots_are_empty():
    """DB3-2, DRUBY-4: the price of a spot is its place in the row."""
    assert len(ROWS) == 9
    for row in ROWS:
        if row.area == LEFT:
            assert row.prices == tuple(range(len(row.prices)))


def test_goals_and_rubies_of_the_mosque():
    """DB3-5, DB2-4, DB4-4"""
    assert [tuple(goal) for goal in GOALS] == [
        # players, rubies to end, tiles for the mosque, rubies of the mosque
        (2, 6, 5, 2, DERIVED),
        (3, 6, 5, 3, DERIVED),
        (4, 5, 4, 4, DERIVED),
    ]
    assert (MIN_PLAYERS, MAX_PLAYERS) == (2, 4)


@pytest.mark.parametrize(("players", "number"), [(2, 23), (3, 26), (4, 31)])
def test_the_sum_of_the_rubies(players, number):
    """DB3-6, DB2-5, DB4-5, DN-9: 31 are all there are."""
    assert rubies(players) == number <= 31


def test_nine_dice_of_six_faces():
    """DN-1, DN-2, DN-3, DV-7: five common ones and four for the DIE tiles."""
    assert (values.COMMON_DICE, values.SPARE_DICE) == (5, 4)
    assert values.COMMON_DICE + values.SPARE_DICE == menu.MOST_CARDS == 9
    assert TILE_COPIES[TILES.index(next(tile for tile in TILES if tile.slug == "die"))] == values.SPARE_DICE
    assert [face.name for face in Face] == ["RED", "YELLOW", "GREEN", "BLUE", "COIN", "CARD"]


def test_the_numbers_and_values_of_the_resources():
    """DN-4, DN-5, DN-7, DN-8, DV-1, DV-2"""
    assert [tuple(row) for row in RESOURCE_TABLE] == [
        (Resource.RED, 8, 3, PRINTED, PRINTED),
        (Resource.YELLOW, 8, 3, PRINTED, PRINTED),
        (Resource.GREEN, 8, 3, PRINTED, PRINTED),
        (Resource.BLUE, 8, 3, PRINTED, PRINTED),
        (Resource.BROWN, 10, 3, PRINTED, DERIVED),
        (Resource.CRYSTAL, 12, 2, PRINTED, PRINTED),
        (Resource.LIRA, 87, 1, DERIVED, PRINTED),
    ]
    assert [row.resource for row in RESOURCE_TABLE] == list(Resource)
    assert (NUMBER.tolist(), VALUE.tolist()) == ([8, 8, 8, 8, 10, 12, 87], [3, 3, 3, 3, 3, 2, 1])
    assert NUMBER[:5].sum() == 42


def test_the_further_numbers_and_where_they_come_from():
    """DN-2, DV-3, DV-5, DV-6, DV-7"""
    assert {row.slug: (row.number, row.provenance) for row in values.NUMBERS} == {
        "common_dice": (5, PRINTED),
        "spare_dice": (4, DERIVED),
        "actions": (2, PRINTED),
        "starting_crystals": (1, PRINTED),
        "reroll_crystals": (1, PRINTED),
        "coin_lira": (2, PRINTED),
        "fallback_lira": (1, PRINTED),
        "market_tiles": (6, PRINTED),
    }


def test_the_coins_are_87_lira():
    """DN-6, DN-7, DOBJ-6"""
    assert NUMBER[Resource.LIRA] == 27 * 1 + 6 * 5 + 3 * 10


def test_every_player_has_a_summary_card():
    """DN-12: it says what the rules say, and does nothing."""
    assert MAX_PLAYERS == 4


def test_the_printed_values():
    """DV-3, DV-5, DV-6, DV-7, DTURN-6"""
    assert (values.LIRA_OF_COIN_DIE, values.FALLBACK_LIRA, values.MARKET_TILES) == (2, 1, 6)
    assert (values.ACTIONS, values.STARTING_CRYSTALS, values.REROLL_CRYSTALS) == (2, 1, 1)


def test_the_kinds_of_mosque_tile():
    """DT-LIRA, DT-CRYSTAL, DT-CARD, DT-ACTION, DT-MERCHANT, DT-DIE, DTILE-7"""
    cells = [
        (row.kind.name, row.coloured, row.price, row.goods, row.copies, row.price_from, row.copies_from)
        for row in TILE_KINDS
    ]
    assert cells == [
        ("LIRA", True, Price.SAME, 3, 1, PRINTED, RECONSTRUCTED),
        ("CRYSTAL", True, Price.SAME, 3, 1, PRINTED, RECONSTRUCTED),
        ("CARD", True, Price.SAME, 3, 1, PRINTED, RECONSTRUCTED),
        ("ACTION", True, Price.SAME, 3, 1, PRINTED, RECONSTRUCTED),
        ("MERCHANT", True, Price.SAME, 3, 1, DERIVED, RECONSTRUCTED),
        ("DIE", False, Price.DIFFERENT, 4, 4, PRINTED, DERIVED),
    ]
    assert [row.kind for row in TILE_KINDS] == list(TileKind)


def test_24_mosque_tiles_have_21_faces():
    """DT-SUM, DN-10"""
    kinds = ["lira", "crystal", "card", "action", "merchant"]
    faces = [(f"{kind}_{colour}", i) for kind in kinds for i, colour in enumerate(COLOURS)]
    assert [(tile.slug, tile.colour) for tile in TILES] == [*faces, ("die", 0)]
    assert TILE_COPIES.tolist() == [1] * 20 + [4]
    assert TILE_COPIES.sum() == 24


def test_the_33_bazaar_cards_of_the_box_have_28_faces():
    """DN-11, DCARD-A1a, DCARD-A1b, DCARD-A2, DCARD-A3, DCARD-A4: copies; of each other card there is one. Whoever plays
    with a further card adds a row at the end, which has its own test.
    """
    two_or_more = {"a1a": 2, "a1b": 2, "a4": 4}
    family_a = ["a1a", "a1b", *(f"a2_{colour}" for colour in COLOURS), *(f"a3_{colour}" for colour in COLOURS), "a4"]
    family_b = [*("b1a", "b1b", "b1c"), *("b2a", "b2b", "b2c", "b2d"), *("b3a", "b3b", "b3c")]
    family_b += [f"b4{letter}" for letter in "abcdefg"]
    copies = [(slug, two_or_more.get(slug, 1)) for slug in family_a + family_b]
    in_the_box = CARD_TABLE[: len(copies)]
    assert [(row.slug, row.copies) for row in in_the_box] == copies
    assert sum(row.copies for row in in_the_box[: len(family_a)]) == 16
    assert sum(row.copies for row in in_the_box[len(family_a) :]) == 17
    assert len(in_the_box) == 28
    assert {row.slug for row in in_the_box if row.fallback} == set(family_b)
    assert {row.slug for row in in_the_box if row.others} == set(family_a)


def test_only_cards_whose_amounts_the_book_names_are_printed():
    """DCARD-A2, DCARD-A3: all but their copies; the rest of all other rows is reconstructed."""
    printed = {f"{row}_{colour}" for row in ("a2", "a3") for colour in COLOURS}
    assert {row.slug for row in CARD_TABLE if row.amounts_from == PRINTED} == printed
    assert {row.amounts_from for row in CARD_TABLE} == {PRINTED, RECONSTRUCTED}
    assert {row.copies_from for row in CARD_TABLE} == {RECONSTRUCTED}


def test_the_menu_has_45_names():
    """DACT-5 to DACT-14 and `stop`: section 14."""
    words = ["stop", "crystal", "brown", "two tokens", "lira"]
    words += [f"token {colour}" for colour in COLOURS] + [f"cards {m}" for m in range(1, 10)]
    words += [f"tile {tile.slug}" for tile in TILES] + [f"ruby {area}" for area in [*COLOURS, "carpet", "lira"]]
    assert sorted(action.name for action in EFFECTS.names[Effect.ACTION].values()) == sorted(words)
    assert len(words) == 45


def test_every_action_has_a_name_of_its_own_and_is_found_by_it():
    """DACT-3, DINFO-1: what is chosen is said in the game's own words."""
    assert len(ACTIONS.ids) == len(ACTIONS.actions)
    for effect, options in EFFECTS.names.items():
        assert max(options) < WORD == 63
        for option, action in options.items():
            assert ACTIONS.option_of(effect, ACTIONS.ids[action.name]) == option
        assert (ACTIONS.by_option[effect] != NO_ACTION).sum() == len(options)
    assert set(EFFECTS.names) == {effect for effect in Effect.all().values() if effect >= 100}
