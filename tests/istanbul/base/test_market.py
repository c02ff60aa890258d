"""Large and Small Market, places 10 and 11."""

import pytest

from tests.every_set import every_set, parts
from tests.table import Table

# The first tiles on top of the piles: L1 wants R2 G1 B2, S1 wants R1 G1 Y2 B1.
EVERYTHING = "R5 G5 Y5 B5"


def at_market(market, goods, *cards):
    """The first player stands on the market with no lira and these goods."""
    table = Table().give(0, *cards)
    table.s.lira[0] = 0
    table.s.extensions[0] = 3
    return table.load(0, goods).go(market)


@pytest.mark.parametrize(
    ("market", "sold", "lira"),
    [
        (10, "red", 3),
        (10, "red green", 7),
        (10, "red red blue", 12),
        (10, "red red blue blue", 18),
        (10, "red red green blue blue", 25),
        (11, "blue", 2),
        (11, "yellow yellow", 5),
        (11, "red green blue", 9),
        (11, "red yellow yellow blue", 14),
        (11, "red green yellow yellow blue", 20),
    ],
)
def test_the_price_grows_with_the_number_of_goods_sold(market, sold, lira):
    """P10-2, P00-1, P00-2"""
    table = at_market(market, EVERYTHING).play("act", *[f"sell {good}" for good in sold.split()])
    if "done" in table.legal:
        table.play("done")
    assert table.s.lira[0] == lira


@pytest.mark.parametrize(
    ("market", "choices", "left"),
    [
        (10, ["sell red", "sell red", "sell green", "sell blue", "sell blue"], "R3 G4 Y5 B3"),
        (11, ["sell red", "sell green", "sell yellow", "sell yellow", "sell blue"], "R4 G4 Y3 B4"),
    ],
)
def test_every_symbol_of_the_top_tile_takes_one_good(market, choices, left):
    """P10-1, P00-1"""
    table = at_market(market, EVERYTHING).play("act", *choices)
    assert table.goods(0) == left
    assert table.to_act < 0, "nothing more is wanted, so the sale is over and the next tile comes up"


def test_a_good_without_a_symbol_is_not_sold():
    """P10-1"""
    table = at_market(10, EVERYTHING).play("act")
    assert table.legal == {"sell red", "sell green", "sell blue"}
    assert table.play("sell red", "sell red").legal == {"sell green", "sell blue", "done"}


def test_at_least_one_good_is_sold_and_then_the_sale_may_be_closed():
    """P10-1"""
    table = at_market(11, EVERYTHING).play("act")
    assert "done" not in table.legal
    table.play("sell yellow", "done")
    assert table.s.lira[0] == 2
    assert table.goods(0) == "R5 G5 Y4 B5"


def test_goods_are_laid_out_in_any_order_and_none_forfeits_another():
    """P10-1: yellow first, and three goods are sold for 9 lira all the same."""
    table = at_market(11, "R1 G1 Y1").play("act", "sell yellow", "sell red", "sell green")
    assert (table.goods(0), table.s.lira[0]) == ("R0 G0 Y0 B0", 9)


@pytest.mark.parametrize(
    ("market", "goods", "card", "most"),
    [(10, (2, 1, 2, 1), (), (2, 1, 0, 1)), (11, (5, 0, 1, 2), (), (1, 0, 1, 1)),
     (11, (5, 0, 1, 2), ("small_market_any",), (5, 0, 1, 2))],
)  # fmt: skip
def test_every_sale_of_one_to_five_wanted_goods_can_be_made_and_no_other(market, goods, card, most):
    """P10-1, P11-1: by brute force; L1 wants R2 G1 B2, S1 wants R1 G1 Y2 B1, with the card any goods are wanted."""
    table = at_market(market, " ".join(f"{letter}{n}" for letter, n in zip("RGYB", goods, strict=True)), *card)
    table.play("act", *(f"card {slug}" for slug in card))
    sets = every_set(table, "sell", lambda table: tuple(goods[i] - table.s.goods[0, i] for i in range(4)))
    assert sets == {sold for sold in parts(most) if 1 <= sum(sold) <= 5}


@pytest.mark.parametrize(("market", "goods"), [(10, "Y5"), (10, ""), (11, "")])
def test_without_a_matching_good_the_action_is_not_available(market, goods):
    """P10-1, P00-1"""
    assert at_market(market, goods, "stay").legal - {"card stay"} == {"skip"}


def test_fourteen_lira_for_four_goods_at_the_small_market():
    """P10-1, P10-2, P10-3, EX-11: tile B1 R1 G1 Y2; R1 G1 Y2 are sold, and the tile goes to the bottom."""
    table = at_market(11, "R1 G1 Y2 B1")
    table.play("act", "sell red", "sell green", "sell yellow", "sell yellow", "done")
    assert table.s.lira[0] == 14
    assert table.goods(0) == "R0 G0 Y0 B1"
    assert table.legal == {"demand S2", "demand S3", "demand S4", "demand S5"}


def test_the_next_tile_decides_the_next_sale():
    """P10-3: L4 wants R1 Y1 B3."""
    table = at_market(10, "R1").play("act", "demand L4")
    table.s.extensions[1] = 3
    table.s.merchant[0] = 7
    table.load(1, EVERYTHING).go(10).play("act")
    assert table.legal == {"sell red", "sell yellow", "sell blue"}


@pytest.mark.parametrize(
    ("market", "tiles", "first"),
    [
        (10, ["L5", "L3", "L2", "L4"], {"sell red", "sell green", "sell blue"}),
        (11, ["S5", "S3", "S2", "S4"], {"sell red", "sell green", "sell yellow", "sell blue"}),
    ],
)
def test_a_used_tile_goes_to_the_bottom_so_that_the_order_repeats(market, tiles, first):
    """P10-3, P00-1: after five sales the first tile is back on top, and nothing is drawn."""
    table = Table(players=5)
    for tile in [*tiles, None]:
        p = table.to_act
        table.load(p, "B1" if market == 10 else "G1").go(market).play("act")
        table.s.merchant[p] = 7
        table.ready()
        if tile:
            table.play(f"demand {tile}")
    assert table.to_act == 0
    table.s.extensions[0] = 3
    table.load(0, EVERYTHING).go(market).play("act")
    assert table.legal == first


def test_the_card_lifts_the_demand_of_the_small_market():
    """P11-1, BONUS-07: S1 wants one blue good only; up to five are sold, at the same prices."""
    table = at_market(11, "B5", "small_market_any", "stay").play("act")
    assert table.legal == {"sell blue", "card small_market_any"}
    table.play("card small_market_any")
    assert table.legal == {"sell blue"}, "at least one good must now be sold"
    table.play("sell blue", "sell blue", "sell blue", "sell blue", "sell blue")
    assert table.s.lira[0] == 20
    assert table.pile() == ["small_market_any"]


@pytest.mark.parametrize(("number", "lira"), [(1, 2), (2, 5), (3, 9), (4, 14)])
def test_with_the_card_the_number_of_goods_stays_free(number, lira):
    """P11-1"""
    table = at_market(11, "G5", "small_market_any", "stay").play("act", "card small_market_any")
    table.play(*["sell green"] * number, "done")
    assert table.s.lira[0] == lira


def test_with_the_card_no_more_than_five_goods_are_sold():
    """P11-1"""
    table = at_market(11, "R3 G5", "small_market_any").play("act", "card small_market_any")
    table.play("sell red", "sell red", "sell red", "sell green", "sell green")
    assert table.goods(0) == "R0 G3 Y0 B0"
    assert table.s.lira[0] == 20


def test_after_a_sale_with_the_card_the_tile_goes_to_the_bottom():
    """P11-1, P10-3"""
    table = at_market(11, "B2", "small_market_any", "stay")
    table.play("act", "card small_market_any", "sell blue", "sell blue")
    assert table.legal == {"demand S2", "demand S3", "demand S4", "demand S5"}


def test_the_card_opens_the_small_market_to_goods_that_nobody_wants():
    """P11-1: S4 wants no blue."""
    table = at_market(11, "B1", "small_market_any")
    table.s.demand[1, 0] = 8
    assert table.ready().legal == {"skip", "act"}
    assert table.play("act").legal == {"card small_market_any"}


def test_the_card_is_played_only_when_the_sale_starts():
    """P11-1, BONUS-07"""
    table = at_market(11, "R2 G2", "small_market_any").play("act", "sell red")
    assert table.legal == {"sell green", "done"}


def test_the_card_does_not_help_at_the_large_market():
    """P11-1, BONUS-07"""
    table = at_market(10, "R1 Y5", "small_market_any").play("act")
    assert table.legal == {"sell red"}
