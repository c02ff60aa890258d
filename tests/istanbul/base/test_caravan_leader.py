"""Variant: the caravan leader."""

from arasta.core.machine import NOBODY
from tests.table import Table


def with_caravan(*cards):
    """The variant; the first player holds these cards."""
    return Table(variants=["caravan_leader"]).give(0, *cards)


def use_caravansary(table):
    """The seat to act takes two cards at the Caravansary and leaves it."""
    p = table.to_act
    table.go(6).play("act", "draw five_lira", "draw one_good")
    if "discard one_good" in table.legal:
        table.play("discard one_good")
    table.play("done")
    table.s.merchant[p] = 7
    return table.ready()


def test_nobody_is_the_leader_at_the_start():
    """VAR-CL-1"""
    assert with_caravan().s.caravan_leader == NOBODY


def test_the_leader_stays_leader_until_another_takes_the_tile():
    """VAR-CL-1, VAR-CL-3"""
    table = use_caravansary(with_caravan())
    assert table.s.caravan_leader == 0
    table.idle(1)
    assert table.s.caravan_leader == 0
    table.go(6).play("act", "from discard", "draw stay", "discard stay", "done")
    assert table.s.caravan_leader == 2


def test_without_the_variant_there_is_no_leader():
    """VAR-CL-1"""
    assert use_caravansary(Table()).s.caravan_leader == NOBODY


def test_the_leader_keeps_both_cards():
    """VAR-CL-2"""
    table = with_caravan()
    table.s.caravan_leader = 0
    table.go(6).play("act", "draw five_lira", "draw stay")
    assert table.hand(0) == ["five_lira", "stay"]
    assert table.legal == {"card five_lira", "done"}


def test_who_is_not_the_leader_discards():
    """VAR-CL-2"""
    table = with_caravan()
    table.s.caravan_leader = 1
    table.go(6).play("act", "draw five_lira", "draw stay")
    assert table.legal == {"discard five_lira", "discard stay"}


def test_the_tile_is_taken_at_the_end_of_the_turn():
    """VAR-CL-3: the discard of the same action is still due."""
    table = with_caravan().go(6).play("act", "draw five_lira", "draw stay")
    assert table.s.caravan_leader == NOBODY
    assert table.legal == {"discard five_lira", "discard stay"}
    table.play("discard stay", "done")
    assert table.s.caravan_leader == 0


def test_a_visit_without_the_action_does_not_bring_the_tile():
    """VAR-CL-3"""
    assert with_caravan().go(6).play("skip").s.caravan_leader == NOBODY


def test_the_family_member_takes_the_tile_and_enjoys_it():
    """VAR-CL-4"""
    table = with_caravan().go(12).play("act", "send 6", "act", "draw five_lira", "draw stay")
    table.play("discard stay", "done")
    assert table.s.caravan_leader == 0
    table.idle(3).s.family[0] = 12
    table.go(12).play("act", "send 6", "act", "from deck", "draw stay", "from deck", "draw one_good")
    assert table.hand(0) == ["one_good", "five_lira", "stay"]
