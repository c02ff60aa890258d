"""The bonus cards of Mocha & Baksheesh."""

import pytest

from tests.istanbul.mocha.mocha_table import SMUGGLER, MochaTable


def holder(*cards, coffee=0, goods="", lira=0, extensions=0):
    """The first player holds these cards and is to begin a turn."""
    table = MochaTable().pour(0, coffee).purse(0, lira)
    table.s.extensions[0] = extensions
    return table.load(0, goods).give(0, *cards)


def last_cards(*cards, coffee=0, goods=""):
    """The last round is over; the first player may still play cards that give goods or lira."""
    table = MochaTable(players=2).pour(0, coffee).purse(0, 0).load(0, goods).give(0, *cards)
    table.s.rubies[1] = 6
    return table.ready().idle(2)


def test_two_coffee():
    """BONUS-11"""
    table = holder("two_coffee", coffee=1).play("card two_coffee")
    assert (table.s.coffee[0], table.pile()) == (3, ["two_coffee"])


def test_coffee_for_guild():
    """BONUS-12"""
    table = holder("coffee_for_guild", coffee=3).play("card coffee_for_guild", "draw guild 9")
    assert (table.s.coffee[0], table.guild_hand(0)) == (1, [9])
    assert table.decision == "move"


def test_a_guild_card_drawn_by_a_card_can_be_played_in_the_same_turn():
    """BONUS-12, GTURN-3"""
    table = holder("coffee_for_guild", coffee=2).play("card coffee_for_guild", "draw guild 17").guild(17)
    assert table.s.coffee[0] == 5


def test_coffee_for_guild_needs_two_coffee_and_a_card_to_draw():
    """BONUS-12, CARD-2, TABLE-3"""
    assert "card coffee_for_guild" not in holder("coffee_for_guild", coffee=1).legal
    assert "card coffee_for_guild" not in holder("coffee_for_guild", coffee=9).keep_in_guild_deck().legal
    table = holder("coffee_for_guild", coffee=2).discard_guild(6).keep_in_guild_deck()
    assert table.play("card coffee_for_guild").legal == {"draw guild 6"}


def test_coffee_for_8():
    """BONUS-13"""
    table = holder("coffee_for_8", coffee=1, lira=1).play("card coffee_for_8")
    assert (table.s.coffee[0], table.s.lira[0]) == (0, 9)
    assert "card coffee_for_8" not in holder("coffee_for_8").legal


@pytest.mark.parametrize(
    ("roll", "coffee", "lira", "goods"),
    [
        ("1 2", 0, 0, "R0 G1 Y1 B0"),
        ("3 4", 1, 0, "R1 G0 Y0 B0"),
        ("5 6", 0, 3, "R0 G0 Y0 B1"),
        ("4 4", 2, 0, "R0 G0 Y0 B0"),
        ("6 6", 0, 0, "R0 G0 Y0 B2"),
    ],
)
def test_dice_mocha_gives_the_reward_of_each_die(roll, coffee, lira, goods):
    """BONUS-15"""
    table = holder("dice_mocha").play("card dice_mocha", f"roll {roll}")
    assert (table.s.coffee[0], table.s.lira[0], table.goods(0)) == (coffee, lira, goods)


def test_a_reward_that_does_not_fit_is_lost():
    """BONUS-15, CART-2"""
    table = holder("dice_mocha", goods="B1").play("card dice_mocha", "roll 6 6")
    assert table.goods(0) == "R0 G0 Y0 B2"


def test_a_reward_die_is_turned_to_6():
    """BONUS-15, BONUS-16, ROLL-2, ROLL-6"""
    table = holder("dice_mocha", "die_to_6").own(0, "red").play("card dice_mocha", "roll 1 5")
    assert table.legal == {"keep", "six 1", "six 5"}  # no red tile here
    table.play("six 1")
    assert (table.goods(0), table.s.lira[0]) == ("R0 G0 Y0 B1", 3)
    assert table.pile() == ["dice_mocha", "die_to_6"]


def test_die_to_6_at_the_black_market():
    """BONUS-16, ROLL-3"""
    table = holder("die_to_6").go(8).play("act", "roll 2 5", "six 2", "take red")
    assert table.goods(0) == "R1 G0 Y0 B2"  # 6 + 5 = 11: three blue, two fit


def test_any_number_of_dice_is_turned_to_6():
    """BONUS-16, ROLL-3"""
    table = holder("die_to_6", "die_to_6", "stay").go(9).play("act", "call 12", "roll 1 2", "six 1")
    assert table.legal == {"keep", "six 2"}
    table.play("six 2", "keep")
    assert (table.s.lira[0], table.pile()) == (12, ["die_to_6", "die_to_6"])


def test_a_die_that_shows_6_is_not_turned():
    """BONUS-16, CARD-2"""
    table = holder("die_to_6").go(9).play("act", "call 12", "roll 6 6")
    assert table.legal == {"keep"}


def test_after_the_reroll_of_the_red_tile_a_die_is_turned_to_6():
    """ROLL-3, ROLL-4, EX-106"""
    table = holder("die_to_6").own(0, "red").go(9).play("act", "call 9", "roll 1 2")
    assert table.legal == {"keep", "reroll", "turn 1", "turn 2", "six 1", "six 2"}
    table.play("reroll", "roll 3 1")
    assert table.legal == {"keep", "six 3", "six 1"}
    assert table.play("six 1").s.lira[0] == 9


def test_a_reroll_undoes_a_die_turned_to_6():
    """ROLL-4, EX-106"""
    table = holder("die_to_6").own(0, "red").go(9).play("act", "call 9", "roll 1 2", "six 1")
    assert table.play("reroll", "roll 3 1").s.lira[0] == 2


def test_both_modifiers_on_one_roll():
    """ROLL-3, ROLL-4: the 1 to 4, the 2 to 6."""
    table = holder("die_to_6").own(0, "red").go(9).play("act", "call 10", "roll 1 2", "turn 1", "six 2")
    assert table.s.lira[0] == 10


def test_token_rolls_are_not_changed():
    """ROLL-2, ROLL-6"""
    table = holder("die_to_6", lira=2)
    table.s.token[SMUGGLER] = 2
    table.go(2).play("skip", "meet smuggler", "take red", "pay", "roll 1 2")
    assert table.s.token[SMUGGLER] == 3
    assert table.hand(0) == ["die_to_6"]


def test_die_to_6_is_played_in_no_window():
    """BONUS-16, WIN-4, TABLE-4"""
    table = holder("die_to_6").own(0, "red")
    for choice in ("move 19", "leave"):
        assert "card die_to_6" not in table.legal
        table.play(choice)
    assert table.legal == {"skip"}


@pytest.mark.parametrize(("at", "corners"), [(7, {16, 10, 20, 13}), (16, {10, 20, 13}), (13, {16, 10, 20})])
def test_corner_goes_to_another_corner_place(at, corners):
    """BONUS-17, MOVE-4, MOVE-7, LAYOUT-4"""
    assert holder("corner").at(at).play("card corner").moves() == corners


def test_corner_is_the_turns_one_move_with_all_phases():
    """BONUS-17, MOVE-8, PAY-8: the stack arrives, leaves an assistant and pays."""
    table = holder("corner", "stay", lira=5).at(20, p=1).play("card corner", "move 20")
    assert table.legal == {"leave", "decline"}
    table.play("leave", "pay")
    assert (table.s.merchant[0], table.assistants(0), list(table.s.lira)[:2]) == (20, {20}, [3, 5])


def test_wainwright_again():
    """BONUS-18, CARD-6"""
    table = holder("wainwright_again", lira=14).go(1).play("act")
    assert table.legal == {"done", "card wainwright_again"}
    table.play("card wainwright_again")
    assert (table.s.extensions[0], table.s.lira[0]) == (2, 0)


def test_wainwright_again_needs_the_price_and_a_missing_extension():
    """BONUS-18, CARD-6, P01-2"""
    assert holder("wainwright_again", lira=13).go(1).play("act").legal == {"done"}
    assert holder("wainwright_again", lira=21, extensions=2).go(1).play("act").legal == {"done"}
    assert "card wainwright_again" not in holder("wainwright_again", lira=21).go(5).play("act").legal


def test_coffee_house_again():
    """BONUS-19, CARD-6, RUBY-3: at the cost then valid."""
    assert holder("coffee_house_again", coffee=12).go(20).play("act").legal == {"done"}
    table = holder("coffee_house_again", coffee=13).go(20).play("act", "card coffee_house_again")
    assert (table.s.coffee[0], table.s.rubies[0]) == (0, 2)


def test_coffee_house_again_after_an_action_through_the_barrier():
    """BONUS-19, ACT-7, CARD-7"""
    table = holder("coffee_house_again", coffee=15).go(19).play("act", "set barrier", "barrier a4 b4", "use 20")
    assert table.legal == {"done", "card coffee_house_again"}


def test_after_the_end_cards_that_give_goods_or_lira_are_played():
    """END-6: BONUS-13, 14 and 15, but neither coffee nor guild cards, and no die is turned."""
    cards = ("two_coffee", "coffee_for_guild", "coffee_for_8", "swap_3", "dice_mocha", "die_to_6", "corner")
    table = last_cards(*cards, coffee=4)
    assert table.legal == {"done", "card coffee_for_8", "card swap_3", "card dice_mocha"}
    table.play("card coffee_for_8", "card dice_mocha", "roll 1 5")
    assert (table.s.lira[0], table.goods(0)) == (8 + 3, "R0 G0 Y1 B0")
    assert table.decision == "last_cards"


def test_after_the_end_no_guild_card_is_played():
    """END-6"""
    table = last_cards("five_lira").deal_guild(0, 5)
    assert table.legal == {"done", "card five_lira"}
