"""Guild cards 12 to 16, 19 and 20: actions, tiles and rubies of places."""

import pytest

from arasta.core.agenda import top_argument
from arasta.core.bits import numbers_in
from arasta.istanbul.mocha.arguments import TAVERN_USE
from tests.istanbul.mocha.mocha_table import TAVERN_TILES, MochaTable


def holder(number, goods="", lira=0, coffee=0, cards=(), extensions=0):
    """The first player holds a guild card and is to begin a turn."""
    table = MochaTable().deal_guild(0, number).purse(0, lira).pour(0, coffee)
    table.s.extensions[0] = extensions
    return table.load(0, goods).give(0, *cards)


def is_playable(table):
    return "guild card" in table.legal


def test_guild_12_carries_out_the_action_of_any_place_where_it_is_available():
    """GUILD-12, ACT-2: no lira, goods, coffee or cards, but the family member on 12."""
    table = holder(12).guild(12)
    assert table.legal == {f"use {place}" for place in (2, 3, 4, 5, 6, 7, 8, 9, 12, 18)}
    assert table.play("use 3").goods(0) == "R0 G2 Y0 B0"
    assert (table.s.family[0], table.to_act) == (12, 1)


def test_after_guild_12_the_family_member_goes_home_without_a_reward():
    """GUILD-12, EX-21"""
    table = holder(12)
    table.s.family[0] = 9
    table.ready().guild(12, "use 4")
    assert (table.s.family[0], table.goods(0)) == (12, "R0 G0 Y2 B0")
    assert (table.s.lira[0], table.s.cards[0]) == (0, 0)


def test_guild_12_needs_no_family_member_away_from_home():
    """GUILD-12, EX-21"""
    assert is_playable(holder(12))


def test_guild_12_on_the_police_station_needs_the_family_member_there():
    """GUILD-12, P12-1, TABLE-2"""
    table = holder(12)
    table.s.family[0] = 9
    assert "use 12" not in table.ready().guild(12).legal


def test_guild_12_on_the_police_station_acts_and_the_family_member_returns():
    """GUILD-12, TABLE-2"""
    table = holder(12).guild(12, "use 12", "send 4", "act")
    assert (table.s.family[0], table.goods(0)) == (12, "R0 G0 Y2 B0")


def test_guild_12_pays_nobody_and_meets_nobody():
    """GUILD-12, ACT-5, PAY-8"""
    table = holder(12, lira=6).at(4, p=1)
    table.s.token[1] = 4
    table.s.family[2] = 4
    table.ready().guild(12, "use 4")
    assert list(table.s.lira)[:2] == [6, 3]
    assert (table.s.family[2], table.assistants(0), table.to_act) == (4, set(), 1)


def test_guild_12_on_the_black_market_with_red_tile_and_die_to_6():
    """GUILD-12, GTURN-3, ROLL-3, EX-117"""
    table = holder(12, cards=["die_to_6"]).own(0, "red").guild(12, "use 8", "roll 2 4")
    assert table.legal == {"keep", "six 2", "six 4"}
    table.play("six 2", "take red")
    assert table.goods(0) == "R1 G0 Y0 B2"


def test_guild_12_on_the_fountain_returns_assistants_to_the_stack():
    """GUILD-12, P07-4, TABLE-2"""
    table = holder(12).at(20).send_out(0, 4, 9).guild(12, "use 7", "return 4", "return 9")
    assert (table.s.stack[0], table.s.merchant[0]) == (4, 20)


def test_guild_12_on_the_caravansary_makes_the_caravan_leader():
    """GUILD-12, VAR-CL-3, VAR-CL-4"""
    table = MochaTable(variants=["caravan_leader"]).deal_guild(0, 12)
    table.guild(12, "use 6", "draw stay", "draw corner", "discard stay", "done")
    assert (table.s.caravan_leader, table.s.coffee[0]) == (0, 1)


def test_guild_13_takes_the_next_ruby_of_the_palace_for_any_six_goods():
    """GUILD-13"""
    table = holder(13, goods="R4 G1 B3", extensions=3).guild(13)
    assert table.legal == {"give red", "give green", "give blue"}
    table.play(*["give blue", "give red"] * 3)
    assert table.goods(0) == "R1 G1 Y0 B0"
    assert (table.s.rubies[0], table.s.rubies_on[13]) == (1, 6)


@pytest.mark.parametrize("goods", ["R5", "R2 G1 Y1 B1"])
def test_guild_13_needs_six_goods(goods):
    """GUILD-13, GTURN-4"""
    assert not is_playable(holder(13, goods=goods, extensions=3, coffee=9))


def test_guild_14_takes_a_red_or_green_tile_for_one_good_whatever_the_tile_requires():
    """GUILD-14, EX-22"""
    table = holder(14, goods="R1 G1").guild(14)
    assert table.legal == {"tile red", "tile green"}
    table.play("tile red")
    assert table.goods(0) == "R0 G1 Y0 B0"
    assert (table.s.mosque_tiles[0], table.s.mosque_tiles_left[0], table.s.rubies[0]) == (0b0001, 3, 0)


def test_guild_15_takes_a_blue_or_yellow_tile_and_blue_brings_the_fifth_assistant():
    """GUILD-15, P14-4, MOSQ-3"""
    table = holder(15, goods="Y1 B1").guild(15)
    assert table.legal == {"tile yellow", "tile blue"}
    table.play("tile blue")
    assert table.goods(0) == "R0 G0 Y1 B0"
    assert (table.s.stack[0], table.s.aside[0]) == (5, 0)


@pytest.mark.parametrize(("number", "goods", "owned", "mosque"), [(14, "G1", "red", 14), (15, "Y1", "blue", 15)])
def test_the_second_tile_of_a_mosque_by_a_guild_card_brings_the_ruby(number, goods, owned, mosque):
    """GUILD-14, GUILD-15, P14-5"""
    table = holder(number, goods=goods).own(0, owned).guild(number)
    assert (table.s.rubies[0], table.s.rubies_on[mosque]) == (1, 3)


@pytest.mark.parametrize(
    ("number", "goods", "owned"), [(14, "Y2 B2", []), (14, "R2", ["red"]), (15, "R2 G2", []), (15, "B2", ["blue"])]
)
def test_guild_14_and_15_need_a_good_of_a_colour_whose_tile_the_player_lacks(number, goods, owned):
    """GUILD-14, GUILD-15, GTURN-4"""
    assert not is_playable(holder(number, goods=goods).own(0, *owned))


def test_guild_14_needs_a_tile_left():
    """GUILD-14, DECK-9"""
    table = holder(14, goods="R1")
    table.s.mosque_tiles_left[0] = 0
    assert not is_playable(table.ready())


def test_guild_16_takes_the_next_ruby_of_the_dealer_for_15_lira_and_coffee_for_every_ruby():
    """GUILD-16, EX-17: whatever the Dealer's price."""
    for on_track in (12, 1):
        table = holder(16, lira=15)
        table.s.rubies[0], table.s.rubies_on[16] = 2, on_track
        table.ready().guild(16)
        assert (table.s.lira[0], table.s.rubies[0], table.s.coffee[0]) == (0, 3, 3)


def test_guild_16_needs_15_lira():
    """GUILD-16, GTURN-4"""
    assert not is_playable(holder(16, lira=14))


def test_guild_19_takes_a_tile_and_sets_the_barrier_for_one_coffee_less():
    """GUILD-19, EX-23: the top movement tile costs 2; 3 coffee instead of 4."""
    table = holder(19, coffee=3).own_tavern(1, "movement")
    table.guild(19, "movement tile", "set barrier", "barrier a2 a3", "use 2")
    assert (table.s.coffee[0], table.tavern_tiles(0)) == (0, {"movement"})
    assert (set(table.s.barrier), table.goods(0)) == ({8, 2}, "R2 G0 Y0 B0")


def test_guild_19_gives_the_discount_on_the_first_option_only():
    """GUILD-19"""
    table = holder(19, coffee=9, goods="Y3", extensions=1).guild(19)
    assert table.legal == {*TAVERN_TILES, "set barrier", "baksheesh"}
    assert table.play("baksheesh", "ruby 16").s.coffee[0] == 6
    assert table.legal == {*TAVERN_TILES, "set barrier", "done"}
    assert table.play("set barrier").s.coffee[0] == 4


@pytest.mark.parametrize(
    ("choices", "used"),
    [(["movement tile"], [0]), (["set barrier", "barrier a2 a3", "use 2"], [1]), (["baksheesh", "ruby 16"], [2])],
)
def test_guild_19_shows_which_offer_has_been_used(choices, used):
    """GUILD-19: as the types of views say, 0 is a tile, 1 the barrier, 2 baksheesh."""
    table = holder(19, coffee=9, goods="Y3", extensions=1).guild(19, *choices)
    assert numbers_in(TAVERN_USE.named(top_argument(table.s))["used"]) == used


def test_guild_19_may_stop_after_one_option():
    """GUILD-19"""
    table = holder(19, coffee=9).guild(19, "movement tile", "done")
    assert (table.s.coffee[0], table.to_act) == (9, 1)


def test_guild_19_two_tavern_tiles_are_the_same_option():
    """GUILD-19"""
    table = holder(19, coffee=9, goods="Y3", extensions=1).guild(19, "encounter tile")
    assert table.legal == {"set barrier", "baksheesh", "done"}


def test_guild_19_coffee_gained_through_the_first_option_pays_the_second():
    """GUILD-19: one coffee for the barrier, two lira for two coffee at the Roasting Plant, then a tile."""
    table = holder(19, coffee=1, lira=2).guild(19, "set barrier", "barrier c2 d2", "use 17")
    assert table.legal == {*TAVERN_TILES, "done"}
    assert table.play("movement tile").s.coffee[0] == 1


def test_guild_19_a_tavern_action_through_the_barrier_is_not_discounted():
    """GUILD-19, P19-5"""
    table = holder(19, coffee=2).guild(19, "set barrier", "barrier b3 c3", "use 19")
    assert table.s.coffee[0] == 1
    assert table.legal == TAVERN_TILES
    table.play("movement tile")
    assert table.s.coffee[0] == 0


def test_guild_19_is_playable_without_coffee_while_a_top_tile_costs_one():
    """GUILD-19, GTURN-4"""
    table = holder(19).guild(19)
    assert table.legal == TAVERN_TILES
    table.play("encounter tile")
    assert table.tavern_tiles(0) == {"encounter"}
    assert not is_playable(holder(19).own_tavern(1, *(tile.removesuffix(" tile") for tile in TAVERN_TILES)))


@pytest.mark.parametrize(("rubies", "half"), [(5, 3), (4, 4), (3, 4), (2, 5), (1, 5)])
def test_guild_20_takes_the_next_ruby_of_the_coffee_house_for_half_its_price_rounded_up(rubies, half):
    """GUILD-20, EX-111"""
    for coffee in (half - 1, half):
        table = holder(20, coffee=coffee)
        table.s.rubies_on[20] = rubies
        assert is_playable(table.ready()) == (coffee == half)
    table.guild(20)
    assert (table.s.coffee[0], table.s.rubies[0]) == (0, 1)
