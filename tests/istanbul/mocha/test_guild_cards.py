"""Guild cards 1 to 11, 17 and 18: gains, sales, rolls."""

import pytest

from tests.istanbul.mocha.mocha_table import BOTH, MochaTable


def holder(number, goods="", lira=0, cards=(), extensions=0):
    """The first player holds a guild card and is to begin a turn."""
    table = MochaTable().deal_guild(0, number).purse(0, lira)
    table.s.extensions[0] = extensions
    return table.load(0, goods).give(0, *cards)


def is_playable(table):
    return "guild card" in table.legal


def test_guild_1_gives_an_extension_free():
    """GUILD-01"""
    table = holder(1).guild(1)
    assert (table.s.extensions[0], table.s.lira[0], table.s.rubies[0]) == (1, 0, 0)


def test_the_third_extension_by_guild_1_brings_the_ruby():
    """GUILD-01, P01-3"""
    table = holder(1, extensions=2).guild(1)
    assert (table.s.extensions[0], table.s.rubies[0], table.s.rubies_on[1]) == (3, 1, 3)


def test_guild_1_needs_fewer_than_three_extensions():
    """GUILD-01, GTURN-4"""
    assert not is_playable(holder(1, extensions=3))


@pytest.mark.parametrize(
    ("number", "goods"),
    [(2, "R3 G1 Y1 B1"), (3, "R1 G3 Y1 B1"), (4, "R1 G1 Y3 B1")],
)
def test_guild_2_to_4_fill_a_row_and_give_one_of_each_other_good(number, goods):
    """GUILD-02, GUILD-03, GUILD-04"""
    assert holder(number, extensions=1).guild(number).goods(0) == goods


@pytest.mark.parametrize(
    ("number", "goods"),
    [(2, "R2 G2 Y2 B1"), (3, "R1 G2 Y2 B1"), (4, "R1 G2 Y2 B1")],
)
def test_guild_2_to_4_are_cut_by_the_cart(number, goods):
    """GUILD-02, GUILD-03, GUILD-04, CART-2"""
    assert holder(number, goods="G2 Y1").guild(number).goods(0) == goods


def test_guild_5_gives_four_lira_and_one_of_each_good():
    """GUILD-05"""
    table = holder(5, goods="R2 B1", lira=3).guild(5)
    assert (table.s.lira[0], table.goods(0)) == (7, "R2 G1 Y1 B2")


def test_guild_6_draws_three_bonus_cards():
    """GUILD-06"""
    table = holder(6).guild(6, "draw stay", "draw corner", "draw stay")
    assert table.hand(0) == ["stay", "stay", "corner"]


def test_guild_6_needs_three_drawable_cards():
    """GUILD-06, GTURN-4: in the deck and on the discard pile."""
    assert not is_playable(holder(6).keep_in_deck("stay", "corner"))
    assert is_playable(holder(6).keep_in_deck("stay", "corner", "corner"))
    table = holder(6).discard("five_lira").keep_in_deck("stay", "corner").guild(6, "draw stay", "draw corner")
    assert table.legal == {"draw five_lira"}


def test_guild_7_brings_stack_and_assistants_to_the_fountain():
    """GUILD-07, MOVE-7, ASSIST-9, ASSIST-10"""
    table = holder(7).at(20).send_out(0, 4, 9).guild(7)
    assert table.legal == {"done", "return 4", "return 9"}
    table.play("return 9")  # none is left beyond 9, so nothing more is asked
    assert (table.s.merchant[0], table.s.stack[0], table.assistants(0)) == (7, 3, {4})


def test_guild_7_gives_one_extra_turn():
    """GUILD-07, TURN-6, TURN-7"""
    table = holder(7).at(20).guild(7)
    assert (table.to_act, table.decision) == (0, "move")
    assert table.idle().to_act == 1


def test_guild_7_is_playable_with_the_stack_on_the_fountain():
    """GUILD-07"""
    table = holder(7).guild(7)
    assert (table.to_act, table.s.merchant[0]) == (0, 7)


def test_guild_7_pays_nobody_and_meets_nobody():
    """GUILD-07, PAY-8, GTURN-1"""
    table = holder(7, lira=5).at(20)
    table.s.token[1] = 7
    table.ready().guild(7)
    assert (table.s.lira[0], table.decision) == (5, "move")


def test_guild_7_is_not_the_action_of_the_fountain():
    """GUILD-07: the companion is not recalled."""
    table = MochaTable(expansions=BOTH).deal_guild(0, 7).at(20)
    table.s.companion[0] = 4
    table.ready().guild(7)
    assert (table.decision, table.s.companion[0], table.s.merchant[0]) == ("move", 4, 7)


@pytest.mark.parametrize(
    ("roll", "blue"),
    [("1 1", 0), ("1 2", 0), ("2 2", 1), ("1 5", 1), ("3 4", 3), ("4 4", 3), ("5 5", 3), ("6 6", 3)],
)
def test_guild_8_gives_two_goods_of_one_colour_and_blue_ones_by_the_roll(roll, blue):
    """GUILD-08"""
    table = holder(8, extensions=3).guild(8)
    assert table.legal == {"take red", "take green", "take yellow"}
    assert table.play("take green", f"roll {roll}").goods(0) == f"R0 G2 Y0 B{blue}"


def test_guild_8_is_cut_by_the_cart():
    """GUILD-08, CART-2, CART-3"""
    table = holder(8, goods="R2 G1 B1").guild(8)
    assert table.legal == {"take green", "take yellow"}
    assert table.play("take green", "roll 6 6").goods(0) == "R2 G2 Y0 B2"
    table = holder(8, goods="R2 G2 Y2").guild(8)
    assert table.play("roll 6 6").goods(0) == "R2 G2 Y2 B2"


def test_guild_8_is_changed_by_a_die_turned_to_6_but_not_by_the_red_tile():
    """GUILD-08, ROLL-2, ROLL-3, GTURN-3, BONUS-16"""
    table = holder(8, cards=["die_to_6"], extensions=3).own(0, "red").guild(8, "take red", "roll 1 2")
    assert table.legal == {"keep", "six 1", "six 2"}
    assert table.play("six 2").goods(0) == "R2 G0 Y0 B3"


@pytest.mark.parametrize(("roll", "lira"), [("2 3", 4), ("3 4", 14), ("6 6", 14)])
def test_guild_9_is_the_tea_house_with_doubled_gain(roll, lira):
    """GUILD-09, EX-20"""
    table = holder(9).guild(9)
    assert table.legal == {f"call {n}" for n in range(3, 13)}
    assert table.play("call 7", f"roll {roll}").s.lira[0] == lira


def test_guild_9_is_changed_by_a_die_turned_to_6_but_not_by_the_red_tile():
    """GUILD-09, ROLL-2, ROLL-3, GTURN-3, BONUS-16"""
    table = holder(9, cards=["die_to_6"]).own(0, "red").guild(9, "call 11", "roll 5 2")
    assert table.legal == {"keep", "six 5", "six 2"}
    assert table.play("six 2").s.lira[0] == 22


@pytest.mark.parametrize(
    ("number", "goods", "lira", "left"),
    [(10, "R1 G2 Y1 B1", 15, "R0 G1 Y0 B1"), (11, "R1 G2 Y1 B1", 20, "R0 G1 Y1 B0")],
)
def test_guild_10_and_11_sell_three_goods(number, goods, lira, left):
    """GUILD-10, GUILD-11"""
    table = holder(number, goods=goods, lira=1).guild(number)
    assert (table.s.lira[0], table.goods(0)) == (1 + lira, left)


@pytest.mark.parametrize(
    ("number", "goods"),
    [(10, "R1 G1 B2"), (10, "R2 Y2"), (10, "G1 Y1 B1"), (11, "R1 G1 Y2"), (11, "B1 R2"), (11, "B2 G2")],
)
def test_guild_10_and_11_need_all_three_goods(number, goods):
    """GUILD-10, GUILD-11, GTURN-4"""
    assert not is_playable(holder(number, goods=goods))


def test_guild_17_gives_five_coffee():
    """GUILD-17"""
    assert holder(17).pour(0, 2).guild(17).s.coffee[0] == 7


def test_guild_18_gives_a_coffee_and_two_guild_cards_without_a_discard():
    """GUILD-18"""
    table = holder(18).guild(18, "draw guild 4", "draw guild 9")
    assert (table.s.coffee[0], table.guild_hand(0), table.guild_pile()) == (1, [4, 9], [18])


def test_guild_18_needs_two_drawable_cards():
    """GUILD-18, GTURN-4, TABLE-3: itself not counted."""
    assert not is_playable(holder(18).keep_in_guild_deck())
    assert not is_playable(holder(18).keep_in_guild_deck(4))
    assert is_playable(holder(18).keep_in_guild_deck(4, 9))
    assert is_playable(holder(18).discard_guild(4).keep_in_guild_deck(9))
