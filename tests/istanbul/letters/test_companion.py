"""The companion: its supplies, its place on the board, its turn."""

import pytest

from tests.istanbul.letters.post import (
    GENERAL_SUPPLY,
    GOVERNOR,
    PERSONAL_SUPPLY,
    deal_guild_card,
    grand_bazaar,
    hold,
    letters_table,
    undelivered,
)


def with_companion(place, table=None):
    """The first player's companion is on a place or in a supply."""
    table = table or letters_table()
    table.s.companion[0] = place
    return table.ready()


def steps(table):
    """Where the companion can go."""
    return {name for name in table.legal if name.startswith("step ")}


def test_every_companion_begins_in_the_general_supply():
    """COMP-1, SETUP-15"""
    table = letters_table(5)
    assert list(table.s.companion) == [GENERAL_SUPPLY] * 5
    assert not {"companion", "place companion"} & table.legal


def test_the_fountain_action_may_take_the_companion_into_the_personal_supply():
    """COMP-2, P07-2: or not."""
    table = letters_table().go(7).play("act")
    assert table.legal == {"leave companion", "recall companion"}
    before = table.states.copy()
    assert table.play("leave companion").s.companion[0] == GENERAL_SUPPLY
    table.states[:] = before
    assert table.play("recall companion").s.companion[0] == PERSONAL_SUPPLY


def test_it_can_be_made_up_at_a_later_fountain_action():
    """COMP-2, P07-2"""
    table = letters_table().go(7).play("act", "leave companion").idle(3)
    assert table.go(7).play("act", "recall companion").s.companion[0] == PERSONAL_SUPPLY


def test_the_fountain_takes_the_companion_from_the_board_too():
    """COMP-2, P07-2, COMP-1"""
    table = with_companion(16).go(7).play("act", "recall companion")
    assert table.s.companion[0] == PERSONAL_SUPPLY


def test_assistants_and_the_companion_come_back_in_the_same_action():
    """P07-2, P07-1"""
    table = with_companion(16).send_out(0, 9, 5).go(7).play("act", "return 5", "return 9", "recall companion")
    assert (table.s.stack[0], table.s.companion[0]) == (4, PERSONAL_SUPPLY)


def test_a_companion_in_the_personal_supply_is_not_asked_for():
    """P07-2"""
    table = with_companion(PERSONAL_SUPPLY).go(7).play("act")
    assert (table.to_act, table.s.companion[0]) == (1, PERSONAL_SUPPLY)


def test_a_fountain_action_of_the_family_member_takes_the_companion():
    """P07-2, P07-4, TABLE-2"""
    table = letters_table().go(12).play("act", "send 7", "act", "done", "recall companion")
    assert table.s.companion[0] == PERSONAL_SUPPLY


@pytest.mark.parametrize("supply", [GENERAL_SUPPLY, PERSONAL_SUPPLY])
def test_in_a_supply_it_is_nowhere(supply):
    """COMP-3: it is not paid for and delivers nothing."""
    table = letters_table()
    table.s.companion[1] = supply
    hold(table, 1, 4).play("move 4", "leave")
    assert (table.decision, undelivered(table, 1)) == ("action", [4])


def test_at_the_start_of_a_turn_it_is_placed_on_the_merchants_place():
    """COMP-4: free, nobody is paid or met; and it may be moved in the same turn."""
    table = letters_table()
    table.s.merchant[0] = table.s.merchant[1] = 4
    table.s.token[GOVERNOR], table.s.family[2] = 4, 4
    with_companion(PERSONAL_SUPPLY, table).play("place companion")
    assert (table.s.companion[0], table.s.lira[0], table.s.family[2], table.decision) == (4, 2, 4, "move")
    assert {"companion", "move 7"} <= table.legal
    assert "place companion" not in table.legal
    assert steps(table.play("companion")) == {"step 1", "step 21", "step 7"}


def test_after_placing_it_the_merchant_may_move_instead():
    """COMP-4, COMP-5"""
    table = with_companion(PERSONAL_SUPPLY).play("place companion", "move 4", "leave", "act")
    assert (table.s.companion[0], table.s.merchant[0], table.to_act) == (7, 4, 1)


def test_it_is_placed_at_the_start_of_a_turn_only():
    """COMP-4, TABLE-4, WIN-3: free cards may come before it, a phase-1 card closes it."""
    table = with_companion(PERSONAL_SUPPLY).give(0, "five_lira", "return_assistant", "stay").send_out(0, 9)
    assert "place companion" in table.play("card five_lira").legal
    assert "place companion" not in table.play("card return_assistant").legal
    assert "place companion" not in table.play("move 4").legal
    assert "place companion" not in table.play("leave").legal
    assert "place companion" not in table.play("act").legal


def test_it_may_be_placed_before_a_guild_card():
    """COMP-4, GTURN-3"""
    table = deal_guild_card(with_companion(PERSONAL_SUPPLY, grand_bazaar()), 0, 17)
    table.play("place companion", "guild card", "guild 17")
    assert (table.s.companion[0], table.s.coffee[0], table.s.turn_of) == (7, 5, 1)


def test_a_companion_in_the_general_supply_cannot_be_placed():
    """COMP-1, COMP-4"""
    assert "place companion" not in with_companion(GENERAL_SUPPLY).legal


def test_on_the_board_it_moves_one_step_instead_of_the_merchant():
    """EX-26, COMP-5, COMP-6, MOVE-9: exactly one step; the merchant stays."""
    table = with_companion(24)
    assert {"companion", "move 4"} <= table.legal
    assert steps(table.play("companion")) == {"step 6", "step 13", "step 12", "step 2"}
    table.play("step 2", "act")
    assert (table.goods(0), table.s.merchant[0], table.s.companion[0], table.to_act) == ("R2 G0 Y0 B0", 7, 2, 1)


def test_the_merchant_may_move_and_the_companion_then_stays():
    """EX-26, COMP-5"""
    table = with_companion(24).play("move 4", "leave", "act")
    assert (table.s.companion[0], table.s.turn_of) == (24, 1)


def test_the_barrier_binds_the_companion():
    """MOVE-9, BARRIER-2"""
    table = with_companion(18, grand_bazaar())
    table.s.barrier[0], table.s.barrier[1], table.s.barrier_keeper = 18, 19, 1
    assert steps(table.ready().play("companion")) == {"step 13", "step 17", "step 23"}
    table = with_companion(18, grand_bazaar())
    table.s.barrier[0], table.s.barrier[1], table.s.barrier_keeper = 18, 19, 0
    assert steps(table.ready().play("companion")) == {"step 13", "step 17", "step 19", "step 23"}


def test_the_companion_needs_no_assistant():
    """COMP-6, ASSIST-1: none is left, none is picked up."""
    table = with_companion(1).send_out(0, 4).play("companion", "step 4")
    assert (table.decision, table.assistants(0), table.s.stack[0]) == ("action", {4}, 3)


def test_the_companion_pays_merchants_and_companions_on_arrival():
    """COMP-6, PAY-1, PAY-4"""
    table = with_companion(1)
    table.s.merchant[1] = table.s.companion[1] = table.s.companion[2] = 4
    table.s.lira[0] = 7
    table.ready().play("companion", "step 4", "pay", "act")
    assert list(table.s.lira)[:4] == [1, 3 + 4, 4 + 2, 5]
    assert table.goods(0) == "R0 G0 Y2 B0"


def test_a_companion_that_cannot_or_will_not_pay_ends_the_turn():
    """COMP-6, PAY-4"""
    table = with_companion(1)
    table.s.companion[1], table.s.lira[0] = 4, 1
    table.ready().play("companion", "step 4")
    assert (table.goods(0), table.s.turn_of, table.s.companion[0]) == ("R0 G0 Y0 B0", 1, 4)


def test_the_own_merchant_is_free_for_the_companion():
    """PAY-1, COMP-6: and the companion for the merchant."""
    table = with_companion(1)
    table.s.merchant[0] = 4
    assert table.ready().play("companion", "step 4").decision == "action"
    assert with_companion(4).play("move 4", "leave").decision == "action"


def test_a_player_with_both_pieces_on_the_place_gets_four_lira():
    """EX-122, PAY-1, COMP-7"""
    table = letters_table()
    table.s.merchant[1] = table.s.companion[1] = 16
    table.s.lira[0] = 4
    table.ready().go(16).play("pay")
    assert (table.s.lira[0], table.s.lira[1]) == (0, 3 + 4)


def test_on_the_fountain_no_companion_is_paid():
    """EX-122, PAY-2"""
    table = letters_table()
    table.s.companion[1] = 7
    assert table.ready().go(7).decision == "action"
    assert with_companion(4, table=letters_table()).play("companion", "step 7").decision == "action"


def test_a_companion_alone_is_paid_for_and_all_or_nothing_holds():
    """COMP-7, PAY-1, PAY-4"""
    table = letters_table()
    table.s.companion[1], table.s.lira[0] = 4, 1
    table.ready().play("move 4", "leave")
    assert (table.s.turn_of, table.s.lira[1]) == (1, 3)


def test_the_companion_pays_neutral_merchants_who_then_roll():
    """PAY-6, PAY-3"""
    table = with_companion(12, letters_table(2)).play("companion", "step 14", "pay", "roll 4 5")
    assert (table.s.lira[0], list(table.s.neutral_merchant)) == (0, [9, 15, 16])


def test_neutral_colours_have_no_companion():
    """PAY-6"""
    table = letters_table(2)
    assert list(table.s.companion)[2:] == [GENERAL_SUPPLY] * 3
    table.ready().play("move 14", "leave", "pay", "roll 1 1")
    assert table.s.lira[0] == 0
