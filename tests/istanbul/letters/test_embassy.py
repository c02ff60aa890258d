"""Embassy, place 21."""

from tests.istanbul.letters.post import delivered, hold, letters_table, undelivered


def test_two_letters_are_drawn():
    """P21-1"""
    table = letters_table().go(21).play("act", "draw letter 9")
    assert "draw letter 9" in table.legal
    table.play("draw letter 9")
    assert undelivered(table, 0) == [9, 9]
    assert table.to_act == 1


def test_they_cost_nothing_and_bring_nothing_else():
    """P21-1"""
    table = letters_table().go(21).play("act", "draw letter 9", "draw letter 13")
    assert (table.s.lira[0], table.goods(0), table.s.cards[0]) == (2, "R0 G0 Y0 B0", 0)


def test_the_letters_are_added_to_those_the_player_has():
    """P21-1, DECK-6"""
    table = hold(letters_table(), 0, 5, delivered=[2]).go(21).play("act", "draw letter 13", "draw letter 21")
    assert (undelivered(table, 0), delivered(table, 0)) == ([5, 13], [2, 21])


def test_the_action_may_be_skipped():
    """P21-1, ACT-1"""
    table = letters_table().go(21).play("skip")
    assert (undelivered(table, 0), table.to_act) == ([], 1)


def test_the_family_member_draws_two_letters_for_its_player():
    """P21-1, TABLE-2: the letter for 21 is delivered by the member that stands there."""
    table = letters_table().go(12).play("act", "send 21", "act", "draw letter 21", "draw letter 9")
    assert (undelivered(table, 0), delivered(table, 0)) == ([9], [21])


def test_the_companion_draws_two_letters():
    """P21-1, TABLE-2"""
    table = letters_table()
    table.s.companion[0] = 4
    table.ready().play("companion", "step 21", "act", "draw letter 9", "draw letter 13")
    assert undelivered(table, 0) == [9, 13]
