"""The exchanges of family B (B4), and what card prices are paid with."""

import pytest

from tests.dice.test_bazaar_cards import ANY_PAIR, COLOURS, OPEN, RUBY_CARDS, is_done, using


def test_b4a_gives_two_brown_tokens_and_four_lira_for_a_tile():
    """DCARD-B4a, DCARD-15"""
    table = using("b4a", tiles=["lira_blue", "die"])
    assert table.legal == {"benefit", "one lira"}
    assert table.play("benefit").legal == {"give up lira_blue", "give up die"}
    table.play("give up die")
    assert (table.holding(0), table.tiles_of(0)) == ({"brown": 2, "lira": 4}, ["lira_blue"])
    assert is_done(table)


def test_b4b_gives_a_face_up_tile_and_four_lira_for_a_tile():
    """DCARD-B4b, DCARD-15: without its price."""
    table = using("b4b", tiles=["lira_blue", "card_blue"])
    assert table.legal == {"benefit", "one lira"}
    table.play("benefit", "give up lira_blue")
    assert table.legal == {f"take tile {tile}" for tile in OPEN}
    table.play("take tile merchant_red", "lay out card_green")
    assert (table.holding(0), table.tiles_of(0)) == ({"lira": 4}, ["card_blue", "merchant_red"])
    assert (table.tiles_of(0, fresh=True), is_done(table)) == (["merchant_red"], True)


@pytest.mark.parametrize(("card", "price"), [("b4c", {"lira": 6}), ("b4d", {"crystal": 3})])
def test_b4c_and_b4d_give_a_face_up_tile_for_their_price(card, price):
    """DCARD-B4c, DCARD-B4d, DCARD-15"""
    table = using(card, **price, brown=1)
    assert table.legal == {"benefit", "one lira"}
    assert table.play("benefit").legal == {f"take tile {tile}" for tile in OPEN}
    table.play("take tile die", "lay out die")
    assert (table.holding(0), table.tiles_of(0), is_done(table)) == ({"brown": 1}, ["die"], True)


def test_b4e_gives_two_crystals_for_two_lira():
    """DCARD-B4e"""
    table = using("b4e", lira=2)
    assert table.legal == {"benefit", "one lira"}
    assert (table.play("benefit").holding(0), is_done(table)) == ({"crystal": 2}, True)


def test_b4f_gives_two_tokens_of_choice_for_a_crystal():
    """DCARD-B4f, DCARD-16"""
    table = using("b4f", crystal=1)
    assert table.legal == {"benefit", "one lira"}
    assert table.play("benefit").legal == ANY_PAIR
    assert (table.play("gain green green").holding(0), is_done(table)) == ({"green": 2}, True)


@pytest.mark.parametrize("colour", COLOURS)
def test_b4g_gives_a_brown_token_and_three_lira_for_a_coloured_one(colour):
    """DCARD-B4g"""
    table = using("b4g", **{colour: 1})
    assert table.legal == {"benefit", "one lira"}
    assert (table.play("benefit").holding(0), is_done(table)) == ({"brown": 1, "lira": 3}, True)


def test_b4g_asks_which_coloured_token_is_given():
    """DCARD-B4g, DCARD-12: never a brown one."""
    table = using("b4g", red=1, green=2, brown=3).play("benefit")
    assert table.legal == {"give red", "give green"}
    assert table.play("give green").holding(0) == {"red": 1, "green": 1, "brown": 4, "lira": 3}


SHORT = [(card, short) for card, _, holdings in RUBY_CARDS for short in holdings] + [
    ("b4a", {"red": 8, "lira": 9}),
    ("b4b", {"red": 8, "lira": 9}),
    ("b4c", {"lira": 5, "crystal": 9}),
    ("b4d", {"crystal": 2, "lira": 9}),
    ("b4e", {"lira": 1, "crystal": 9}),
    ("b4f", {"lira": 9, "brown": 9}),
    ("b4g", {"brown": 9, "lira": 9}),
]


@pytest.mark.parametrize(("card", "owned"), SHORT)
def test_an_exchange_that_cannot_be_paid_in_full_is_impossible(card, owned):
    """DCARD-11, DCARD-9: the fallback comes by itself, and nothing is paid."""
    table = using(card, **owned)
    assert table.holding(0) == owned | {"lira": owned.get("lira", 0) + 1}
    assert is_done(table)


def test_dice_do_not_pay_the_price_of_a_card():
    """DCARD-12: neither goods nor coins."""
    table = using("b4g", left=["red", "red", "blue", "coin"])
    assert (table.holding(0), table.dice_left()) == ({"lira": 1}, {"red": 2, "blue": 1, "coin": 1})
    assert using("b4e", lira=1, left=["coin"] * 4).holding(0) == {"lira": 2}


def test_brown_does_not_replace_a_colour_nor_a_colour_brown_in_the_price_of_a_card():
    """DCARD-12"""
    assert using("b4g", brown=3).holding(0) == {"brown": 3, "lira": 1}
    table = using("b1a", brown=1, red=1, lira=4)
    assert table.holding(0) == {"brown": 1, "red": 1, "lira": 5}
