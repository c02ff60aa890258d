"""Variant: neutral assistants."""

import pytest

from arasta.istanbul.observe import observe
from tests.table import Table


def with_neutrals(*places, players=4):
    """The variant; besides, one neutral assistant lies on each of these places."""
    table = Table(players, variants=["neutral_assistants"])
    for place in places:
        table.s.neutral_assistants_on[place] += 1
    return table.ready()


def neutrals(table):
    """The places of neutral assistants, with their numbers."""
    return {place: table.s.neutral_assistants_on[place] for place in range(17) if table.s.neutral_assistants_on[place]}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_assistant_of_each_stack_is_neutral(players):
    """VAR-NA-1: of four in the stack the bottom one; the fifth is own and aside."""
    table = with_neutrals(players=players)
    for p in range(players):
        assert table.s.stack[p] == 4
        assert table.s.stack_neutral[p] == 0b0001
        assert table.s.aside[p] == 1


def test_the_fifth_assistant_is_own():
    """VAR-NA-1: the blue tile's assistant, left next, is of the player's colour."""
    table = with_neutrals().load(0, "B2").go(15).play("act")
    assert neutrals(table) == {15: 1}
    table.idle(3).play("move 4", "leave")
    assert table.assistants(0) == {4}


def test_a_neutral_assistant_is_picked_up_as_if_it_were_own():
    """VAR-NA-2"""
    table = with_neutrals(2).play("move 2")
    assert table.legal == {"pick up neutral", "leave", "decline"}
    table.play("pick up neutral", "act")
    assert neutrals(table) == {}
    assert table.s.stack[0] == 5
    assert table.goods(0) == "R2 G0 Y0 B0"


@pytest.mark.parametrize(("choice", "own", "neutral"), [("pick up", set(), {2: 1}), ("pick up neutral", {2}, {})])
def test_of_own_and_neutral_ones_the_player_picks_up_only_one(choice, own, neutral):
    """VAR-NA-2"""
    table = with_neutrals(2).send_out(0, 2).play("move 2")
    assert table.legal == {"pick up", "pick up neutral", "decline"}
    table.play(choice)
    assert table.legal == {"skip", "act"}
    assert table.assistants(0) == own
    assert neutrals(table) == neutral


def test_beside_a_neutral_assistant_one_may_be_left():
    """VAR-NA-3: several neutral ones may lie on a place."""
    table = with_neutrals(2, 2).play("move 2", "leave")
    assert neutrals(table) == {2: 3}


def test_a_merchant_without_assistants_cannot_leave_one():
    """VAR-NA-3"""
    table = with_neutrals(2)
    table.s.stack[0] = table.s.stack_neutral[0] = 0
    assert table.ready().play("move 2").legal == {"pick up neutral", "decline"}


def test_the_bottom_assistant_is_left_first():
    """VAR-NA-4, EX-119: from the bottom neutral, own, own, own."""
    table = with_neutrals().play("move 2", "leave", "skip").idle(3)
    assert neutrals(table) == {2: 1}
    table.play("move 5", "leave", "skip").idle(3).play("move 15", "leave")
    assert neutrals(table) == {2: 1}
    assert table.assistants(0) == {5, 15}


def test_an_assistant_picked_up_is_the_next_to_be_left():
    """VAR-NA-4"""
    table = with_neutrals(2).send_out(0, 5)
    table.play("move 2", "pick up neutral", "skip").idle(3).play("move 5", "pick up", "skip").idle(3)
    table.play("move 12", "leave", "skip").idle(3).play("move 6", "leave")
    assert table.assistants(0) == {12}
    assert neutrals(table) == {6: 1}


def test_the_order_of_the_stack_is_public():
    """VAR-NA-4"""
    table = with_neutrals().go(2)
    assert list(observe(table.states, 0, 3)["stack_neutral"][0][:4]) == [0, 1, 1, 1]


def test_the_fountain_returns_own_assistants_only():
    """VAR-NA-5"""
    table = with_neutrals(2, 9).send_out(0, 5).go(7).play("act")
    assert table.legal == {"return 5", "done"}


def test_the_yellow_tile_and_the_card_return_own_assistants_only():
    """VAR-NA-5"""
    table = with_neutrals(2, 9).own(0, "yellow").give(0, "return_assistant")
    assert not table.legal & {"tile yellow", "card return_assistant"}
    table.send_out(0, 9, 5).play("card return_assistant")
    assert table.legal == {"return 5", "return 9"}
    table.play("return 9")
    assert neutrals(table) == {2: 1, 9: 1}


def test_neutral_assistants_travel_with_the_stack():
    """VAR-NA-5"""
    table = with_neutrals().go(7).play("skip")
    assert table.s.stack[0] == 4
    assert table.s.stack_neutral[0] == 0b0001


def test_a_stack_may_hold_any_number_of_neutral_assistants():
    """VAR-NA-6"""
    table = with_neutrals(2, 2, 2).play("move 2", "pick up neutral", "skip").idle(3).give(0, "stay", "stay")
    table.play("card stay", "pick up neutral", "skip").idle(3).play("card stay", "pick up neutral", "skip")
    assert table.s.stack[0] == 7
    assert table.s.stack_neutral[0] == 0b1111
