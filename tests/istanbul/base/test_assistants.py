"""Assistants: picking up, leaving, declining, and the ways back to the stack."""

import pytest

from tests.table import Table


def on_turn(*cards, stack=4, lying=(), lira=2, **options):
    """The first player is to move from the fountain; `lying` are the places of own assistants."""
    table = Table(**options).give(0, *cards)
    table.s.stack[0] = stack
    table.s.assistants_on[0] = sum(1 << place for place in lying)
    table.s.lira[0] = lira
    return table.ready()


def test_there_is_no_assistant_step_on_the_fountain():
    """ASSIST-1, ASSIST-7"""
    table = on_turn()
    table.s.merchant[0] = 3
    table.ready().play("move 7")
    assert table.legal == {"act", "skip"}
    assert table.s.stack[0] == 4


def test_exactly_one_thing_is_done_with_assistants():
    """ASSIST-1"""
    table = on_turn(lying=[2], stack=3).play("move 2", "pick up")
    assert table.legal == {"act", "skip"}
    table = on_turn().play("move 2", "leave")
    assert table.legal == {"act", "skip"}


def test_an_own_assistant_is_picked_up_and_travels_on():
    """ASSIST-2, EX-2, WORD-4"""
    table = on_turn(stack=3, lying=[2]).play("move 2", "pick up", "skip").idle(3)
    assert table.s.stack[0] == 4
    assert table.assistants(0) == set()
    table.play("move 5", "decline")
    assert (table.s.merchant[0], table.s.stack[0]) == (5, 4)
    assert table.assistants(0) == set()


def test_an_assistant_is_left_and_stays_at_the_next_move():
    """ASSIST-3, EX-3, WORD-4"""
    table = on_turn().play("move 2", "leave", "skip").idle(3)
    assert table.s.stack[0] == 3
    assert table.assistants(0) == {2}
    table.play("move 5", "decline")
    assert (table.s.merchant[0], table.s.stack[0]) == (5, 3)
    assert table.assistants(0) == {2}


def test_without_an_own_assistant_on_the_place_none_can_be_picked_up():
    """ASSIST-2, ASSIST-3"""
    table = on_turn(lying=[3], stack=3)
    table.s.assistants_on[1] = 1 << 2  # another player's
    assert table.ready().play("move 2").legal == {"leave", "decline"}


def test_the_bottom_assistant_is_left_first():
    """WORD-4, ASSIST-3, VAR-NA-4"""
    table = on_turn(variants=["neutral_assistants"]).play("move 2", "leave", "skip").idle(3)
    assert table.s.neutral_assistants_on[2] == 1
    table.play("move 5", "leave")
    assert table.s.neutral_assistants_on[5] == 0
    assert table.assistants(0) == {5}


def test_an_assistant_joins_at_the_bottom_of_the_stack():
    """WORD-4, ASSIST-9, VAR-NA-4"""
    # A neutral assistant at the bottom; the own one picked up goes under it and is left next.
    table = on_turn(stack=3, lying=[2], variants=["neutral_assistants"])
    table.play("move 2", "pick up", "skip").idle(3).play("move 5", "leave", "skip").idle(3)
    assert table.assistants(0) == {5}
    table.play("move 2", "leave")
    assert table.s.neutral_assistants_on[2] == 1


def test_neutral_assistants_belong_to_nobody():
    """WORD-9, VAR-NA-5"""
    table = on_turn(lying=[3], stack=3, variants=["neutral_assistants"])
    table.s.neutral_assistants_on[2] = 1
    table.s.merchant[0] = 3
    table.ready().play("move 7", "act")
    assert table.legal == {"return 3", "done"}


def test_another_players_assistant_is_not_returned():
    """WORD-9"""
    table = on_turn(lying=[3], stack=3)
    table.s.assistants_on[1] = 1 << 5
    table.s.merchant[0] = 3
    table.ready().play("move 7", "act")
    assert table.legal == {"return 3", "done"}


@pytest.mark.parametrize(("lying", "stack"), [([], 4), ([2], 3)])
def test_to_decline_ends_the_turn_at_once(lying, stack):
    """ASSIST-4, TURN-4"""
    table = on_turn("five_lira", lying=lying, stack=stack)
    table.s.token[1] = 2
    table.ready().play("move 2", "decline")
    assert table.to_act == 1
    assert table.s.stack[0] == stack
    assert table.assistants(0) == set(lying)
    assert table.goods(0) == "R0 G0 Y0 B0"


def test_if_neither_is_possible_the_turn_ends_at_once():
    """ASSIST-4, ASSIST-6"""
    table = on_turn(stack=0)
    table.s.token[1] = 2
    table.ready().play("move 2")
    assert table.to_act == 1
    assert table.s.merchant[0] == 2


def test_with_an_own_assistant_present_no_second_one_is_left():
    """ASSIST-5"""
    assert on_turn(stack=3, lying=[2]).play("move 2").legal == {"pick up", "decline"}


def test_assistants_of_other_players_do_not_prevent_leaving():
    """ASSIST-5"""
    table = on_turn()
    for p in (1, 2, 3):
        table.s.assistants_on[p] = 1 << 2
    table.ready().play("move 2", "leave")
    assert table.assistants(0) == {2}


def test_a_merchant_without_assistants_acts_where_it_picks_one_up():
    """ASSIST-6"""
    table = on_turn(stack=0, lying=[2]).play("move 2", "pick up", "act")
    assert table.goods(0) == "R2 G0 Y0 B0"
    assert table.s.stack[0] == 1


def test_a_merchant_without_assistants_acts_on_the_fountain():
    """ASSIST-6, ASSIST-7"""
    table = on_turn(stack=0, lying=[2, 3])
    table.s.merchant[0] = 3
    table.ready().play("move 7", "act", "return 2", "done")
    assert table.assistants(0) == {3}
    assert table.s.stack[0] == 1


def test_the_yellow_tile_brings_an_assistant_that_is_then_left():
    """ASSIST-6, EX-118, MOSQ-4"""
    table = on_turn(stack=0, lying=[14], lira=2)
    table.s.mosque_tiles[0] = 0b0100
    table.ready().play("move 3")
    assert table.legal == {"tile yellow", "decline"}
    table.play("tile yellow")
    assert (table.s.stack[0], table.s.lira[0]) == (1, 0)
    table.play("leave", "act")
    assert table.assistants(0) == {3}
    assert table.goods(0) == "R0 G2 Y0 B0"


def test_an_assistant_stays_left_if_the_player_declines_to_pay():
    """ASSIST-8"""
    table = on_turn()
    table.s.merchant[1] = 2
    table.ready().play("move 2", "leave", "decline")
    assert table.assistants(0) == {2}
    assert table.s.stack[0] == 3


def test_an_assistant_stays_picked_up_if_the_player_declines_to_pay():
    """ASSIST-8"""
    table = on_turn(stack=3, lying=[2])
    table.s.merchant[1] = 2
    table.ready().play("move 2", "pick up", "decline")
    assert table.assistants(0) == set()
    assert table.s.stack[0] == 4


@pytest.mark.parametrize(("lying", "stack", "choice"), [([], 4, "leave"), ([2], 3, "pick up")])
def test_an_assistant_left_or_picked_up_stays_so_if_the_player_does_not_act(lying, stack, choice):
    """ASSIST-8"""
    table = on_turn(stack=stack, lying=lying).play("move 2", choice, "skip")
    assert table.to_act == 1
    assert table.assistants(0) == ({2} if choice == "leave" else set())
    assert table.s.stack[0] == (3 if choice == "leave" else 4)


def test_an_assistant_comes_back_to_the_stack_wherever_it_stands():
    """ASSIST-9"""
    # The fountain's action, carried out by the family member while the merchant stands on 12.
    table = on_turn(stack=2, lying=[14, 16]).play("move 12", "leave", "act", "send 7", "act", "return 16")
    assert table.s.merchant[0] == 12
    assert table.s.stack[0] == 2
    assert table.assistants(0) == {12, 14}


@pytest.mark.parametrize("way", ["tile yellow", "card return_assistant"])
def test_the_tile_and_the_card_bring_an_assistant_back(way):
    """ASSIST-9"""
    table = on_turn("return_assistant", stack=3, lying=[16])
    table.s.mosque_tiles[0] = 0b0100
    table.ready().play(way)
    assert table.s.stack[0] == 4
    assert table.assistants(0) == set()


def test_assistants_come_back_by_the_fountain_from_any_places():
    """ASSIST-9, P07-1"""
    table = on_turn(stack=1, lying=[3, 13, 16])
    table.s.merchant[0] = 3
    table.ready().play("move 7", "act", "return 13", "return 16")
    assert table.s.stack[0] == 3
    assert table.assistants(0) == {3}
