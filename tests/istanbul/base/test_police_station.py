"""Police Station, place 12."""

from tests.table import Table


def at_police_station(*cards):
    """The first player stands on the Police Station."""
    return Table().give(0, *cards).go(12)


def test_the_family_member_is_sent_to_any_other_place():
    """P12-1, P12-3"""
    table = at_police_station().play("act")
    assert table.legal == {f"send {place}" for place in range(1, 17) if place != 12}


def test_the_action_of_its_place_may_then_be_carried_out():
    """P12-1"""
    table = at_police_station().play("act", "send 2", "act")
    assert table.goods(0) == "R2 G0 Y0 B0"
    assert table.s.family[0] == 2
    assert table.s.merchant[0] == 12


def test_the_action_of_its_place_may_be_skipped():
    """P12-1, P12-2"""
    table = at_police_station().play("act", "send 2")
    assert table.legal == {"skip", "act"}
    table.play("skip")
    assert table.goods(0) == "R0 G0 Y0 B0"
    assert table.s.family[0] == 2


def test_it_may_be_sent_where_the_action_is_impossible():
    """P12-2: the Dealer asks for 12 lira, the player has 2."""
    table = at_police_station().play("act", "send 16")
    assert table.s.family[0] == 16
    assert table.to_act == 1


def test_while_it_is_away_the_action_is_not_available():
    """P12-1"""
    table = Table().give(0, "post_again")
    table.s.family[0] = 5
    assert table.go(12).legal == {"skip"}


def test_other_family_members_on_the_place_do_not_help():
    """P12-1: all others are at home."""
    table = Table().give(0, "post_again")
    table.s.family[0] = 12
    assert table.go(12).legal == {"skip", "act"}
    table.s.family[0] = 1
    assert table.ready().legal == {"skip"}


def test_the_family_member_needs_no_assistant_pays_nobody_and_meets_nobody():
    """P12-1, FAM-4, EX-12: it fills green on 3, where another merchant and the Governor stand."""
    table = Table().give(0, "stay")
    table.s.merchant[1] = 3
    table.s.token[0] = 3
    table.go(12).play("act", "send 3", "act")
    assert table.goods(0) == "R0 G2 Y0 B0"
    assert list(table.s.lira[:2]) == [2, 3]
    assert table.legal == {"done"}
    assert table.assistants(0) == {12}


def test_another_merchant_who_ends_there_sends_it_home_for_a_reward():
    """P12-1, FAM-2, EX-12"""
    table = Table().go(12).play("act", "send 3", "act").idle(2)
    table.s.merchant[3] = 7
    table.ready().play("move 3", "leave", "skip")
    assert table.legal == {"reward card", "reward lira"}
    table.play("reward lira")
    assert table.s.family[0] == 12
    assert table.s.lira[3] == 8
