"""Secret Society, place 24."""

import pytest

from tests.istanbul.letters.post import delivered, grand_bazaar, hold, letters_table

SIX_SEALS = (1, 2, 3)


def at_the_society(table, p=0):
    """The player to act has three delivered letters and has reached 24."""
    return hold(table, p, delivered=SIX_SEALS).go(24)


def test_six_seals_bring_a_ruby_of_the_palace_or_the_dealer():
    """P24-1"""
    table = at_the_society(letters_table()).play("act")
    assert delivered(table, 0) == []
    assert (table.to_act, table.legal) == (0, {"ruby 13", "ruby 16"})


def test_with_both_expansions_the_coffee_house_may_be_chosen_too():
    """P24-1"""
    table = at_the_society(grand_bazaar()).play("act")
    assert table.legal == {"ruby 13", "ruby 16", "ruby 20"}
    table.play("ruby 20")
    assert (table.s.rubies[0], table.s.rubies_on[20], table.s.coffee[0]) == (1, 4, 0)


@pytest.mark.parametrize(("track", "before"), [(13, 7), (16, 12)])
def test_the_next_ruby_of_the_track_is_taken_without_its_price(track, before):
    """P24-1, RUBY-3, WORD-7"""
    table = at_the_society(letters_table()).play("act", f"ruby {track}")
    assert table.s.rubies_on[track] == before - 1
    assert (table.s.rubies[0], table.s.lira[0], table.goods(0)) == (1, 2 + 3, "R0 G0 Y0 B0")


def test_the_symbol_space_is_filled_up_again():
    """P24-1, RUBY-4"""
    table = at_the_society(letters_table())
    table.s.rubies_on[13] = 1
    table.ready().play("act", "ruby 13")
    assert (table.s.rubies_on[13], table.s.ruby_supply) == (1, 10)


def test_a_track_without_a_ruby_cannot_be_chosen():
    """P24-1, RUBY-5"""
    table = at_the_society(letters_table())
    table.s.rubies_on[13] = 0
    table.ready().play("act")
    assert (table.s.rubies[0], table.s.rubies_on[16]) == (1, 11), "the only ruby left to choose was not asked for"


def test_without_any_ruby_on_the_tracks_the_action_is_not_available():
    """P24-1, RUBY-5, TABLE-3"""
    table = at_the_society(letters_table().give(0, "stay"))
    table.s.rubies_on[13] = table.s.rubies_on[16] = 0
    assert "act" not in table.ready().legal


def test_the_first_three_completions_bring_three_two_and_one_lira_and_later_ones_nothing():
    """P24-2"""
    table = letters_table(5)
    gained = []
    for p in range(5):
        before = table.s.lira[p]
        if p == 4:
            hold(table, p, delivered=(6, 8, 10))
        else:
            hold(table, p, delivered=[(1, 2, 3), (1, 2, 3), (4, 5, 6), (4, 5, 9)][p])
        table.s.assistants_on[p] = 0
        table.go(24).play("act", "ruby 16")
        gained.append(table.s.lira[p] - before)
        table.s.merchant[p] = 7
        table.ready()
    assert gained == [3, 2, 1, 0, 0]


def test_completions_are_counted_and_not_players():
    """P24-2: the second completion of the same player brings two lira."""
    table = at_the_society(hold(letters_table(), 0, delivered=(4, 5, 6)).give(0, "society_again"))
    table.play("act", "ruby 16", "card society_again", "ruby 16")
    assert (table.s.rubies[0], table.s.lira[0]) == (2, 2 + 3 + 2)


def test_fewer_than_six_seals_are_not_enough():
    """P24-1, LETTER-8"""
    table = hold(letters_table().give(0, "stay"), 0, 9, delivered=(1, 2)).go(24)
    assert "act" not in table.legal


def test_the_family_member_completes_it_for_its_player():
    """TABLE-2"""
    table = hold(letters_table(), 0, delivered=SIX_SEALS).go(12).play("act", "send 24", "act", "ruby 13")
    assert (table.s.rubies[0], delivered(table, 0), table.s.societies) == (1, [], 1)


def test_the_sixth_ruby_taken_there_brings_the_last_round():
    """P24-1, END-1, MODE-1"""
    table = at_the_society(letters_table(2))
    table.s.rubies[0] = 5
    table.ready().play("act", "ruby 16").idle()
    assert (table.s.rubies[0], table.s.ended) == (6, 1)
