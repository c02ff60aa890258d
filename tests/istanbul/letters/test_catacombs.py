"""Catacombs, place 25, which only Grand Bazaar has."""

from tests.istanbul.letters.post import (
    COURIER,
    GOVERNOR,
    SMUGGLER,
    deal_guild_card,
    delivered,
    grand_bazaar,
    hold,
)

ITEMS = {"take red", "take green", "take yellow", "take blue", "take coffee"}


def everywhere_but(place):
    """The ways to all other places."""
    return {f"move {other}" for other in range(1, 26) if other != place}


def test_an_item_of_choice_comes_first():
    """P25-1"""
    table = grand_bazaar().load(0, "R2").go(25).play("act")
    assert table.legal == ITEMS - {"take red"}
    assert table.play("take coffee").s.coffee[0] == 1


def test_with_a_full_cart_only_coffee_is_left():
    """P25-1, CART-3"""
    table = grand_bazaar().load(0, "R2 G2 Y2 B2").go(25).play("act")
    assert (table.s.coffee[0], table.decision) == (1, "relocate")


def test_then_the_merchant_goes_with_its_whole_stack_to_any_other_place():
    """P25-1, MOVE-4, MOVE-7"""
    table = grand_bazaar().go(25).play("act", "take blue")
    assert table.legal == everywhere_but(25)
    table.play("move 1")
    assert (table.s.merchant[0], table.s.stack[0], table.assistants(0)) == (1, 3, {25})


def test_neither_distance_nor_barrier_matters():
    """MOVE-7, BARRIER-3, P25-1"""
    table = grand_bazaar()
    table.s.barrier[0], table.s.barrier[1], table.s.barrier_keeper = 20, 25, 3
    table.s.merchant[0] = 24
    table.ready().play("move 25", "leave", "act", "take blue")
    assert table.legal == everywhere_but(25)


def test_nothing_happens_at_the_arrival_but_letters_are_delivered():
    """P25-2, ASSIST-10, PAY-8, MEET-1"""
    table = hold(grand_bazaar(), 0, 10).send_out(0, 10)
    table.s.merchant[1], table.s.family[2] = 10, 10
    table.s.token[GOVERNOR] = table.s.token[SMUGGLER] = 10
    table.go(25).play("act", "take blue", "move 10")
    assert delivered(table, 0) == [10]
    assert (table.s.turn_of, table.assistants(0), table.s.stack[0]) == (1, {10, 25}, 2)
    assert (table.s.lira[0], table.s.lira[1], table.s.family[2]) == (2, 3, 10)


def test_the_way_out_spares_the_meetings_on_the_catacombs():
    """EX-115, MEET-1, P25-2"""
    table = grand_bazaar()
    table.s.family[1] = 25
    table.go(25).play("act", "take blue", "move 10")
    assert (table.s.merchant[0], table.s.family[1], table.s.turn_of) == (10, 25, 1)


def test_who_skips_the_action_meets_the_family_member():
    """EX-115, MEET-3"""
    table = grand_bazaar()
    table.s.family[1] = 25
    table.go(25).play("skip", "reward lira")
    assert (table.s.family[1], table.s.lira[0]) == (12, 5)


def test_the_companion_moves_itself():
    """COMP-10, P25-1, TABLE-2"""
    table = hold(grand_bazaar(), 0, 1)
    table.s.companion[0], table.s.token[COURIER] = 24, 25
    table.ready().play("companion", "step 25", "act", "take blue")
    assert table.legal == everywhere_but(25)
    table.play("move 1")
    assert (table.s.companion[0], table.s.merchant[0], table.s.turn_of) == (1, 7, 1)
    assert delivered(table, 0) == [1]


def test_with_the_family_member_there_the_merchants_stack_moves():
    """P25-3, TABLE-2, MEET-1: the merchant has left 12, so it meets nobody there."""
    table = grand_bazaar()
    table.s.token[GOVERNOR] = 12
    table.go(12).play("act", "send 25", "act", "take coffee")
    assert table.legal == everywhere_but(12)
    table.play("move 1")
    assert (table.s.merchant[0], table.s.family[0], table.s.stack[0], table.s.turn_of) == (1, 25, 3, 1)


def test_with_the_family_member_of_an_acting_companion_the_merchants_stack_moves_too():
    """P25-3, TABLE-2, MEET-1: the companion stays on 12 and meets the Governor."""
    table = grand_bazaar()
    table.s.companion[0], table.s.token[GOVERNOR] = 11, 12
    table.ready().play("companion", "step 12", "act", "send 25", "act", "take coffee", "move 1")
    assert (table.s.merchant[0], table.s.companion[0]) == (1, 12)
    assert table.legal == {"meet governor", "done"}


def test_a_family_step_to_the_catacombs_moves_the_merchants_stack():
    """P25-3, BONUS-25"""
    table = grand_bazaar().give(0, "family_step")
    table.s.family[0] = 24
    table.ready().play("card family_step", "step 25", "act", "take blue")
    assert table.legal == everywhere_but(7)
    assert table.play("move 25").s.merchant[0] == 25
    assert table.s.family[0] == 25


def test_a_guild_card_that_acts_there_moves_the_merchants_stack():
    """P25-3, GUILD-12, TABLE-2"""
    table = deal_guild_card(grand_bazaar(), 0, 12).play("guild card", "guild 12", "use 25", "take blue", "move 1")
    assert (table.s.merchant[0], table.s.stack[0], table.s.turn_of) == (1, 4, 1)


def test_the_barrier_beside_the_catacombs_moves_the_merchants_stack():
    """P25-3, P19-3, TABLE-2: from the Tavern, whose own meetings it then leaves."""
    table = grand_bazaar()
    table.s.coffee[0], table.s.token[GOVERNOR] = 2, 19
    table.go(19).play("act", "set barrier", "barrier e4 e5", "use 25", "take blue", "move 1")
    assert (table.s.merchant[0], table.s.turn_of) == (1, 1)


def test_the_barrier_of_an_acting_companion_moves_the_merchants_stack():
    """P25-3, TABLE-2, MEET-1: the companion stays at the Tavern and meets the Governor."""
    table = grand_bazaar()
    table.s.coffee[0], table.s.token[GOVERNOR], table.s.companion[0] = 2, 19, 18
    table.ready().play("companion", "step 19", "act", "set barrier", "barrier e4 e5", "use 25", "take blue", "move 1")
    assert (table.s.merchant[0], table.s.companion[0]) == (1, 19)
    assert table.legal == {"meet governor", "done"}
