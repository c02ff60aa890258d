"""The double turn, extra turns, and the round they belong to."""

import pytest

from tests.istanbul.letters.post import (
    PERSONAL_SUPPLY,
    SMUGGLER,
    deal_guild_card,
    delivered,
    grand_bazaar,
    hold,
    letters_table,
)

TWO, FOUR = (1, 2), (1, 2, 3, 5)


def end_early(table):
    """A turn that is ended at once."""
    move = min(name for name in table.legal - {"move 7"} if name.startswith("move "))
    return table.play(move, "decline")


def test_three_seals_bring_the_same_player_one_more_turn():
    """LETTER-9, TURN-6, TURN-7"""
    table = end_early(hold(letters_table(), 0, delivered=TWO))
    assert (table.to_act, table.legal) == (0, {"double turn", "done"})
    table.play("double turn")
    assert delivered(table, 0) == []
    assert (table.s.turn_of, table.s.turns, table.decision) == (0, 2, "move")
    assert end_early(table).s.turn_of == 1


def test_the_double_turn_may_be_declined():
    """LETTER-9"""
    table = end_early(hold(letters_table(), 0, delivered=TWO)).play("done")
    assert (table.s.turn_of, delivered(table, 0)) == (1, [1, 2])


def test_the_double_turn_is_for_sale_at_the_end_of_the_turn_only():
    """LETTER-9, TURN-5, TABLE-4"""
    table = hold(letters_table(), 0, delivered=TWO).give(0, "stay")
    table.s.merchant[1], table.s.token[SMUGGLER] = 4, 4
    table.ready()
    windows = []
    for choice in ("move 4", "leave", "pay", "act", "done", "done"):
        windows.append((table.decision, "double turn" in table.legal))
        table.play(choice)
    names = ["move", "assistant", "pay_merchants", "action", "after_action", "encounters"]
    assert windows == [(name, False) for name in names]
    assert (table.decision, "double turn" in table.legal) == ("end_turn", True)


def test_it_is_sold_once_per_round():
    """LETTER-9, LETTER-10: an extra turn never brings a second one."""
    table = end_early(hold(letters_table(), 0, delivered=FOUR)).play("double turn")
    assert end_early(table).s.turn_of == 1
    assert delivered(table, 0) == [3, 5]


def test_it_is_sold_again_in_the_next_round():
    """LETTER-9, WORD-10"""
    table = end_early(hold(letters_table(), 0, delivered=FOUR)).play("double turn")
    end_early(table).idle(3)
    assert (table.s.turn_of, table.s.round) == (0, 2)
    assert end_early(table).legal == {"double turn", "done"}


def test_each_player_may_buy_one_in_the_same_round():
    """LETTER-9"""
    table = hold(hold(letters_table(), 0, delivered=TWO), 1, delivered=(3, 5))
    end_early(table).play("double turn")
    end_early(end_early(table)).play("double turn")
    assert (table.s.turn_of, table.s.round) == (1, 1)


def test_an_extra_turn_opens_no_new_round():
    """WORD-10: it belongs to the seat that takes it, be it the first."""
    table = end_early(hold(letters_table(), 0, delivered=TWO)).play("double turn")
    assert (table.s.turn_of, table.s.round) == (0, 1)


def test_it_is_for_sale_at_the_end_of_a_guild_turn_and_of_a_family_step_turn():
    """LETTER-10, TURN-6, TABLE-1, TURN-8"""
    table = deal_guild_card(hold(grand_bazaar(), 0, delivered=TWO), 0, 17).play("guild card", "guild 17")
    assert (table.s.coffee[0], table.legal) == (5, {"double turn", "done"})
    table = hold(letters_table(), 0, delivered=TWO).give(0, "family_step")
    table.s.family[0] = 1
    assert table.ready().play("card family_step", "step 4", "skip").legal == {"double turn", "done"}


def test_it_is_for_sale_at_the_end_of_a_companion_turn():
    """LETTER-10, TABLE-1"""
    table = hold(letters_table(), 0, delivered=TWO)
    table.s.companion[0] = 9
    assert table.ready().play("companion", "step 1").legal == {"double turn", "done"}


def test_several_extra_turns_are_taken_one_after_the_other():
    """TURN-7, LETTER-10, GUILD-07: one by the guild card, one bought at the end of the guild turn."""
    table = deal_guild_card(hold(grand_bazaar(), 0, delivered=FOUR), 0, 7).play("guild card", "guild 7", "double turn")
    assert (table.s.turn_of, table.s.turns) == (0, 2)
    assert (end_early(table).s.turn_of, table.s.turns) == (0, 3)
    assert (end_early(table).s.turn_of, table.s.turns) == (1, 4)
    assert delivered(table, 0) == [3, 5], "the second pair was not asked for again"


def test_it_can_be_bought_in_the_extra_turn_if_not_before():
    """LETTER-10"""
    table = deal_guild_card(hold(grand_bazaar(), 0, delivered=TWO), 0, 7).play("guild card", "guild 7", "done")
    assert (table.s.turn_of, table.s.turns) == (0, 2)
    assert end_early(table).legal == {"double turn", "done"}


def test_an_extra_turn_begins_with_the_companion_and_fresh_limits():
    """TURN-7, COMP-4, MOSQ-4: the yellow tile works again."""
    table = hold(letters_table(), 0, delivered=TWO).own(0, "yellow").send_out(0, 9, 5)
    table.s.lira[0], table.s.companion[0] = 9, PERSONAL_SUPPLY
    table.ready().play("tile yellow", "return 9", "move 4")
    assert "tile yellow" not in table.legal
    table.play("decline", "double turn")
    assert {"tile yellow", "place companion"} <= table.legal


def test_a_token_is_met_again_in_an_extra_turn():
    """TURN-7, MEET-13"""
    table = hold(letters_table(), 0, delivered=TWO).give(0, "stay")
    table.s.token[SMUGGLER], table.s.lira[0] = 4, 9
    table.ready().play("move 4", "leave", "skip", "meet smuggler", "take red", "pay", "roll 2 2")
    table.play("double turn", "done", "card stay", "pick up", "skip")
    assert table.legal == {"meet smuggler", "done"}


def test_the_last_window_stays_open_after_the_purchase():
    """TURN-6, WIN-6: a free card may still be played, before and after."""
    table = end_early(hold(letters_table(), 0, delivered=TWO).give(0, "five_lira", "five_lira"))
    table.play("card five_lira", "double turn", "card five_lira")
    assert (table.s.lira[0], table.s.turn_of, table.s.turns) == (12, 0, 2)


def test_the_caravan_tile_is_taken_before_the_extra_turn():
    """EX-120, TURN-6, VAR-CL-2, VAR-CL-3"""
    table = hold(letters_table(variants=["caravan_leader"]), 0, delivered=TWO).give(0, "stay")
    table.play("move 6", "leave", "act", "draw one_good", "draw five_lira", "discard one_good", "done")
    assert (table.decision, table.s.caravan_leader) == ("end_turn", 0)
    table.play("double turn", "done", "card stay", "pick up", "act")
    table.play("from deck", "draw move_3_4", "from deck", "draw move_3_4")
    assert table.hand(0) == ["five_lira", "move_3_4", "move_3_4"]
    assert table.pile() == ["one_good", "stay"]


def last_round(seat, players=3):
    """The last round of a game in which a seat is to play and holds letters for a double turn."""
    table = letters_table(players)
    table.s.rubies[0] = 6
    return hold(table.idle(seat), seat, delivered=TWO)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_double_turn_may_be_bought_in_the_last_round(seat):
    """LETTER-11, END-3: by seats still to play or playing."""
    table = end_early(last_round(seat)).play("double turn")
    assert (table.s.turn_of, table.s.ended) == (seat, 0)


def test_extra_turns_of_the_last_round_are_taken_and_then_the_game_ends():
    """END-3, END-5, END-2: the first seat gets no further turn."""
    table = end_early(end_early(last_round(2)).play("double turn"))
    assert (table.s.ended, table.s.round, table.s.turns) == (1, 1, 4)


def test_a_ruby_gained_in_an_extra_turn_ends_the_game_in_the_same_round():
    """END-5, END-1: the last seat reaches six rubies in its extra turn."""
    table = letters_table(3).idle(2)
    table.s.rubies[2], table.s.lira[2] = 5, 30
    end_early(hold(table, 2, delivered=TWO)).play("double turn")
    table.go(16).play("act")
    assert table.s.rubies[2] == 6
    assert (table.s.ended, table.s.round) == (1, 1)
