"""Guild Hall, place 18, and the guild deck."""

import numpy as np

from arasta.core.bits import has
from arasta.core.machine import CHANCE
from arasta.core.protocol import SPECTATOR
from arasta.istanbul.engine import chance_weight
from arasta.istanbul.observe import observe
from tests.istanbul.mocha.mocha_table import MochaTable


def at_guild_hall(table):
    """The first player has reached the Guild Hall and started its action."""
    return table.go(18).play("act")


def test_one_coffee_two_guild_cards_and_one_discarded():
    """P18-1"""
    table = at_guild_hall(MochaTable())
    assert (table.to_act, table.s.coffee[0]) == (CHANCE, 1)
    assert table.legal == {f"draw guild {n}" for n in range(1, 21)}
    table.play("draw guild 3", "draw guild 12")
    assert (table.to_act, table.legal) == (0, {"discard guild 3", "discard guild 12"})
    table.play("discard guild 12")
    assert table.guild_hand(0) == [3]
    assert (table.s.guild_deck_size, table.s.coffee[0]) == (18, 1)


def test_the_card_discarded_may_be_one_held_before():
    """P18-1"""
    table = at_guild_hall(MochaTable().deal_guild(0, 7)).play("draw guild 3", "draw guild 12")
    assert table.legal == {"discard guild 3", "discard guild 7", "discard guild 12"}
    table.play("discard guild 7")
    assert table.guild_hand(0) == [3, 12]


def test_it_is_discarded_without_effect():
    """P18-1, CARD-4"""
    table = at_guild_hall(MochaTable()).play("draw guild 5", "draw guild 17", "discard guild 17")
    assert table.s.coffee[0] == 1
    assert table.s.extra_turns == 0


def test_a_bonus_card_cannot_be_discarded_instead():
    """P18-1"""
    table = at_guild_hall(MochaTable().give(0, "stay")).play("draw guild 5", "draw guild 17")
    assert table.legal == {"discard guild 5", "discard guild 17"}


def test_guild_cards_are_discarded_face_up_in_order():
    """P18-2, INFO-1"""
    table = at_guild_hall(MochaTable().discard_guild(9, 2)).play("draw guild 5", "draw guild 17", "discard guild 5")
    assert table.guild_pile() == [9, 2, 5]
    for seat in (0, 1, SPECTATOR):
        seen = observe(table.states, 0, seat)
        assert list(seen["guild_discard"][0][:3]) == [9, 2, 5]
        assert seen["guild_deck_size"][0] == 16


def test_with_one_card_left_it_is_drawn_and_one_is_discarded():
    """P18-3, DECK-5"""
    table = at_guild_hall(MochaTable().deal_guild(0, 7).keep_in_guild_deck(4)).play("draw guild 4")
    assert table.legal == {"discard guild 4", "discard guild 7"}
    assert table.s.coffee[0] == 1


def test_with_no_card_left_the_discard_is_still_due():
    """P18-3, DECK-5"""
    table = at_guild_hall(MochaTable().deal_guild(0, 7, 8).keep_in_guild_deck())
    assert table.legal == {"discard guild 7", "discard guild 8"}


def test_with_no_card_at_all_the_guild_hall_gives_coffee_only():
    """P18-3, TABLE-3"""
    table = at_guild_hall(MochaTable().keep_in_guild_deck())
    assert (table.s.coffee[0], table.s.guild_cards[0]) == (1, 0)
    assert table.guild_pile() == []
    assert table.to_act == 1


def test_the_deck_is_reshuffled_when_a_card_is_to_be_drawn_and_none_is_left():
    """DECK-4, TABLE-3"""
    table = at_guild_hall(MochaTable().discard_guild(9, 2).keep_in_guild_deck(4)).play("draw guild 4")
    assert table.legal == {"draw guild 2", "draw guild 9"}
    assert table.guild_pile() == []
    assert table.play("draw guild 9").s.guild_deck_size == 1


def test_the_discards_stay_while_nothing_is_to_be_drawn():
    """DECK-4: not at once when the last card leaves, as with bonus cards."""
    table = at_guild_hall(MochaTable().discard_guild(9, 2).keep_in_guild_deck(4, 6)).play(
        "draw guild 4", "draw guild 6"
    )
    assert table.s.guild_deck_size == 0
    assert table.guild_pile() == [9, 2]


def test_each_card_of_the_guild_deck_is_equally_likely():
    """INFO-3, CHANCE-1"""
    table = at_guild_hall(MochaTable())
    assert {chance_weight(table.s, number) for number in range(1, 21)} == {1}


def test_guild_cards_in_hand_are_private_and_their_number_is_public():
    """INFO-1, INFO-2"""
    one, other = MochaTable().deal_guild(1, 3, 12), MochaTable().deal_guild(1, 4, 20)
    seen = observe(one.states, 0, 1)
    assert [n for n in range(1, 21) if has(seen["own_guild_hand"][0], n)] == [3, 12]
    for seat in (0, 2, 3, SPECTATOR):
        assert observe(one.states, 0, seat).tobytes() == observe(other.states, 0, seat).tobytes()
        assert list(observe(one.states, 0, seat)["guild_cards"][0]) == [0, 2, 0, 0, 0]


def test_which_guild_card_was_drawn_is_seen_by_its_owner_only():
    """INFO-2, INFO-3"""
    tables = [at_guild_hall(MochaTable()).play(f"draw guild {n}", "draw guild 20", "discard guild 20") for n in (3, 12)]
    one, other = (table.states for table in tables)
    assert not np.array_equal(observe(one, 0, 0), observe(other, 0, 0))
    for seat in (1, 2, 3, SPECTATOR):
        assert np.array_equal(observe(one, 0, seat), observe(other, 0, seat))


def test_there_is_no_limit_on_guild_cards_in_hand():
    """DECK-6"""
    table = at_guild_hall(MochaTable().deal_guild(0, *range(1, 17)))
    table.play("draw guild 17", "draw guild 18", "discard guild 1")
    assert table.s.guild_cards[0] == 17
