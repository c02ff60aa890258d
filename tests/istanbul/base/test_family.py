"""The family member."""

import pytest

from tests.table import Table


def with_family_on(place, *cards):
    """The first player's family member stands on the place."""
    table = Table().give(0, *cards)
    table.s.family[0] = place
    return table.ready()


def test_each_player_has_one_on_the_police_station():
    """FAM-1"""
    assert list(Table(players=5).s.family) == [12, 12, 12, 12, 12]


def test_on_the_police_station_it_is_safe():
    """FAM-1: another merchant on 12 meets nobody."""
    table = Table(players=3).give(0, "stay").go(12).play("skip")
    assert table.to_act == 1
    assert list(table.s.family[:3]) == [12, 12, 12]


def test_elsewhere_it_is_not_safe():
    """FAM-1, FAM-2"""
    table = with_family_on(9).idle()
    table.go(9).play("skip", "reward lira")
    assert table.s.family[0] == 12


def test_it_leaves_the_police_station_by_its_action_only():
    """FAM-2: skipped, it stays."""
    assert Table().go(12).play("skip").s.family[0] == 12
    assert Table().go(12).play("act", "send 9", "skip").s.family[0] == 9


def test_the_card_calls_it_home():
    """FAM-2"""
    assert with_family_on(9, "family_home").play("card family_home", "reward lira").s.family[0] == 12


@pytest.mark.parametrize("card", ["family_home", None])
def test_being_sent_home_triggers_no_action(card):
    """FAM-3: neither called home nor caught does it act on 12."""
    table = with_family_on(9, "family_home")
    if card:
        table.play("card family_home", "reward lira")
        assert table.decision == "move"
    else:
        table.idle().go(9).play("skip", "reward lira")
        assert table.to_act == 2
    assert table.s.family[0] == 12


def test_it_is_not_paid_for():
    """FAM-4: the others' family members on 9 cost nothing; the merchant acts at once."""
    table = Table()
    table.s.family[1] = table.s.family[2] = 9
    table.play("move 9", "leave")
    assert table.legal == {"skip", "act"}
    assert table.s.lira[0] == 2


def test_it_blocks_nobody():
    """FAM-4: with family members on every side the merchant walks where it likes."""
    table = Table()
    free = table.legal
    table.s.family[1], table.s.family[2], table.s.family[3] = 2, 3, 11
    assert table.ready().legal == free


def test_it_needs_no_assistant():
    """FAM-4: the only assistant in the stack was left on 12."""
    table = Table().send_out(0, 1, 5, 10).go(12)
    assert table.s.stack[0] == 0
    table.play("act", "send 2", "act")
    assert table.goods(0) == "R2 G0 Y0 B0"


def test_it_meets_neither_tokens_nor_family_members():
    """FAM-4"""
    table = Table().give(0, "stay")
    table.s.token[0] = table.s.token[1] = 2
    table.s.family[1] = 2
    table.go(12).play("act", "send 2", "act")
    assert table.legal == {"done"}
    assert table.s.family[1] == 2


def test_after_acting_it_stays():
    """FAM-5"""
    table = Table().go(12).play("act", "send 2", "act").idle(4)
    assert table.s.family[0] == 2


def test_the_own_merchant_does_not_send_it_home():
    """FAM-5"""
    table = with_family_on(2).go(2).play("act")
    assert table.to_act == 1
    assert table.s.family[0] == 2
