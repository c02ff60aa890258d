"""Cards of Letters & Seals that are the turn's move: family step, join, two steps, anywhere."""

import pytest

from tests.istanbul.letters.post import (
    GOVERNOR,
    SMUGGLER,
    delivered,
    grand_bazaar,
    hold,
    letters_table,
)


def stepping(place, *cards, table=None):
    """The first player holds family_step; the family member is on a place."""
    table = (table or letters_table()).give(0, "family_step", *cards)
    table.s.family[0] = place
    return table.ready()


def test_the_family_member_steps_to_a_neighbouring_place_other_than_12():
    """BONUS-25, MOVE-9: from 24 to 6, 13 or 2, not to 12."""
    table = stepping(24).play("card family_step")
    assert table.legal == {"step 6", "step 13", "step 2"}


def test_family_step_is_not_playable_with_the_family_member_on_12():
    """BONUS-25, CARD-2"""
    assert "card family_step" not in stepping(12).legal


def test_the_barrier_binds_the_family_member():
    """BONUS-25, MOVE-9, BARRIER-2"""
    table = stepping(19, table=grand_bazaar())
    table.s.barrier[0], table.s.barrier[1], table.s.barrier_keeper = 18, 19, 1
    assert table.ready().play("card family_step").legal == {"step 14", "step 20", "step 24"}


def test_then_its_action_may_be_carried_out_and_nobody_is_paid_or_met():
    """BONUS-25, ACT-5, TURN-2, TURN-8"""
    table = stepping(24)
    table.s.merchant[1], table.s.token[GOVERNOR], table.s.family[2] = 2, 2, 2
    table.ready().play("card family_step", "step 2")
    assert table.legal == {"skip", "act"}
    table.play("act")
    assert (table.goods(0), table.s.lira[0], table.s.family[2], table.s.turn_of) == ("R2 G0 Y0 B0", 2, 2, 1)
    assert (table.s.merchant[0], table.s.stack[0], table.s.family[0]) == (7, 4, 2)


def test_its_action_is_optional():
    """BONUS-25, ACT-6"""
    table = stepping(24).play("card family_step", "step 2", "skip")
    assert (table.goods(0), table.s.turn_of) == ("R0 G0 Y0 B0", 1)


def test_neither_merchant_nor_companion_moves_in_a_family_step_turn():
    """BONUS-25, TURN-2, MOVE-8, TABLE-1"""
    table = stepping(24, "five_lira", "stay", "move_3_4")
    table.s.companion[0] = 9
    table.ready().play("card family_step", "step 2")
    assert table.legal == {"skip", "act", "card five_lira"}
    assert table.play("act").legal == {"done", "card five_lira"}
    table.play("done")
    assert (table.s.merchant[0], table.s.companion[0], table.s.turn_of) == (7, 9, 1)


def test_repeat_cards_and_mosque_tiles_work_in_a_family_step_turn():
    """BONUS-25, ACT-7, TABLE-1, WIN-5"""
    table = stepping(14, "post_again").play("card family_step", "step 5", "act")
    assert table.legal == {"done", "card post_again"}
    table = stepping(1).own(0, "red").play("card family_step", "step 9", "act", "call 12", "roll 1 1")
    assert "reroll" in table.legal
    table = stepping(1).own(0, "green").play("card family_step", "step 4", "act")
    assert "take blue" in table.legal


def test_return_assistant_may_be_played_before_the_family_step():
    """BONUS-10, BONUS-25, TABLE-1"""
    table = stepping(24, "return_assistant").send_out(0, 9).play("card return_assistant", "card family_step", "step 2")
    assert (table.s.stack[0], table.s.family[0]) == (4, 2)


def test_a_family_step_delivers_a_letter():
    """BONUS-25, LETTER-3"""
    assert delivered(hold(stepping(24), 0, 2).play("card family_step", "step 2"), 0) == [2]


def joining(*others, table=None):
    """The first player holds join_merchant; the others' merchants stand on places."""
    table = (table or letters_table()).give(0, "join_merchant")
    for p, place in enumerate(others, 1):
        table.s.merchant[p] = place
    return table.ready()


def test_join_merchant_goes_to_another_players_merchant():
    """BONUS-26, MOVE-7, MOVE-4: however far, but not one on the same place."""
    table = joining(16, 7, 10).play("card join_merchant")
    assert table.legal == {"join 2", "join 4"}
    table.play("join 4")
    assert (table.s.merchant[0], table.decision) == (10, "assistant")


def test_join_merchant_is_not_playable_if_all_stand_together():
    """BONUS-26, CARD-2, MOVE-4"""
    assert "card join_merchant" not in letters_table().give(0, "join_merchant").legal


def test_neutral_merchants_cannot_be_joined():
    """BONUS-26: they stand on 14, 15, 16; the other player's merchant is on 7 too."""
    assert "card join_merchant" not in letters_table(2).give(0, "join_merchant").legal


def test_the_merchant_joined_is_not_paid():
    """PAY-7, BONUS-26"""
    table = joining(16, 9, 9).play("card join_merchant", "join 2", "leave")
    assert (table.s.lira[1], table.s.turn_of) == (3, 1), "12 lira at the Dealer are not there, so nothing was asked"


def test_everybody_else_there_is_paid():
    """PAY-7: another merchant, and the companion of the owner joined."""
    table = joining(16, 16, 9)
    table.s.companion[1], table.s.lira[0] = 16, 4
    table.ready().play("card join_merchant", "join 2", "leave", "pay")
    assert list(table.s.lira)[:4] == [0, 3 + 2, 4 + 2, 5]


def test_after_joining_all_phases_follow():
    """BONUS-26, WIN-3"""
    table = joining(2, 9, 9)
    table.s.token[SMUGGLER] = 2
    table.ready().play("card join_merchant", "join 2", "leave", "act")
    assert (table.goods(0), table.legal) == ("R2 G0 Y0 B0", {"meet smuggler", "done"})


def test_companion_2_moves_the_companion_two_steps():
    """BONUS-27, MOVE-9, COMP-6: exactly two."""
    table = letters_table().give(0, "companion_2")
    table.s.companion[0] = 9
    table.ready().play("card companion_2")
    assert table.legal == {"step 4", "step 6", "step 13"}
    table.play("step 4", "act")
    assert (table.s.companion[0], table.s.merchant[0], table.goods(0)) == (4, 7, "R0 G0 Y2 B0")


@pytest.mark.parametrize("place", [0, -1])
def test_companion_2_is_not_playable_with_the_companion_in_a_supply(place):
    """BONUS-27, CARD-2"""
    table = letters_table().give(0, "companion_2")
    table.s.companion[0] = place
    assert "card companion_2" not in table.ready().legal


def test_companion_2_may_follow_the_placing_of_the_companion():
    """BONUS-27, COMP-4"""
    table = letters_table().give(0, "companion_2")
    table.s.companion[0] = -1
    table.ready().play("place companion", "card companion_2", "step 24")
    assert table.s.companion[0] == 24


def test_the_barrier_lengthens_the_companions_way():
    """BONUS-27, MOVE-9, BARRIER-2: from 1 to 7 by 6 only; 3 lies behind the barrier."""
    table = grand_bazaar().give(0, "companion_2")
    table.s.companion[0] = 1
    table.s.barrier[0], table.s.barrier[1], table.s.barrier_keeper = 1, 2, 1
    assert table.ready().play("card companion_2").legal == {"step 7", "step 11"}


def test_anywhere_3_lira_goes_to_any_other_place():
    """BONUS-31, MOVE-4, MOVE-7"""
    table = letters_table().give(0, "anywhere_3_lira")
    table.s.lira[0] = 3
    table.ready().play("card anywhere_3_lira")
    assert table.legal == {f"move {place}" for place in [*range(1, 17), *range(21, 25)] if place != 7}
    table.play("move 16")
    assert (table.s.lira[0], table.s.merchant[0], table.legal) == (0, 16, {"leave", "decline"})


def test_anywhere_3_lira_needs_three_lira():
    """BONUS-31, CARD-2"""
    assert "card anywhere_3_lira" not in letters_table().give(0, "anywhere_3_lira").legal


def test_after_anywhere_3_lira_merchants_are_paid_as_after_any_move():
    """BONUS-31, PAY-8"""
    table = letters_table().give(0, "anywhere_3_lira")
    table.s.lira[0], table.s.merchant[1] = 5, 2
    table.ready().play("card anywhere_3_lira", "move 2", "leave", "pay", "act")
    assert (table.s.lira[0], table.s.lira[1], table.goods(0)) == (0, 5, "R2 G0 Y0 B0")


@pytest.mark.parametrize("card", ["family_step", "join_merchant", "companion_2", "anywhere_3_lira"])
def test_a_move_card_is_played_before_the_move_only(card):
    """WIN-3, MOVE-8, TABLE-4"""
    table = stepping(24) if card == "family_step" else letters_table().give(0, card)
    table.s.companion[0], table.s.merchant[1], table.s.lira[0] = 9, 16, 9
    assert f"card {card}" in table.ready().legal
    for choice in ("move 4", "leave", "act"):
        assert f"card {card}" not in table.play(choice).legal
