"""Letters: drawn, delivered, discarded, run out."""

import pytest

from arasta.core.machine import CHANCE
from arasta.core.protocol import SPECTATOR
from arasta.istanbul.engine import chance_weight
from arasta.istanbul.observe import observe
from tests.istanbul.letters.post import (
    COURIER,
    delivered,
    discarded_letters,
    hold,
    letters_left,
    letters_table,
    undelivered,
    without_letters,
)


def test_a_drawn_letter_lies_open_before_its_owner():
    """LETTER-1, P21-1"""
    table = letters_table().go(21).play("act", "draw letter 9", "draw letter 13")
    assert undelivered(table, 0) == [9, 13]
    for seat in (0, 1, SPECTATOR):
        seen = observe(table.states, 0, seat)[0]
        assert [seen["letters"][0, 9], seen["letters"][0, 13], seen["letters"][0].sum()] == [1, 1, 2]


def test_an_undelivered_letter_is_worth_one_seal_and_a_delivered_one_two():
    """LETTER-1, LETTER-2: the double turn costs three."""
    assert "double turn" not in hold(letters_table(), 0, 9, 13).give(0, "stay").play("move 4", "decline").legal
    assert "double turn" in hold(letters_table(), 0, 9, delivered=[13]).play("move 4", "decline").legal


@pytest.mark.parametrize("assistant", ["leave", "decline"])
def test_the_merchant_delivers_a_letter_as_soon_as_it_arrives(assistant):
    """LETTER-2, LETTER-4: before anything else, and whether or not the turn goes on."""
    table = hold(letters_table(), 0, 4, 9).play("move 4")
    assert (table.decision, delivered(table, 0), undelivered(table, 0)) == ("assistant", [4], [9])
    table.play(assistant)
    assert delivered(table, 0) == [4]


def test_the_companion_delivers_a_letter():
    """LETTER-2"""
    table = hold(letters_table(), 0, 1)
    table.s.companion[0] = 9
    table.ready().play("companion", "step 1")
    assert delivered(table, 0) == [1]


def test_the_family_member_delivers_a_letter_though_its_action_is_not_used():
    """LETTER-2, LETTER-3"""
    table = hold(letters_table(), 0, 9).go(12).play("act", "send 9")
    assert delivered(table, 0) == [9]
    assert table.play("skip").s.delivered[0, 9] == 1


@pytest.mark.parametrize("piece", ["merchant", "companion", "family"])
def test_a_letter_for_a_place_where_an_own_piece_stands_is_delivered_when_drawn(piece):
    """LETTER-2, INV-8"""
    table = letters_table().go(21)
    if piece != "merchant":
        getattr(table.s, piece)[0] = 16
    number = 21 if piece == "merchant" else 16
    table.play("act", f"draw letter {number}", "draw letter 1")
    assert (delivered(table, 0), undelivered(table, 0)) == ([number], [1])


def test_a_letter_for_the_embassy_drawn_there_is_at_once_worth_two_seals():
    """EX-109, LETTER-2: with one more undelivered letter they pay the double turn."""
    table = letters_table().go(21).play("act", "draw letter 21", "draw letter 9")
    assert (delivered(table, 0), undelivered(table, 0)) == ([21], [9])
    assert table.legal == {"double turn", "done"}


def test_the_family_member_at_home_delivers_a_letter_for_the_police_station():
    """LETTER-2, LETTER-3"""
    table = letters_table().go(21).play("act", "draw letter 12", "draw letter 12")
    assert delivered(table, 0) == [12, 12]


def test_places_merely_passed_do_not_count():
    """LETTER-3: 11 lies between 7 and 22, the only way of two steps."""
    table = hold(letters_table(), 0, 11).play("move 22")
    assert (delivered(table, 0), undelivered(table, 0)) == ([], [11])


def test_pieces_of_other_players_deliver_nothing():
    """LETTER-2"""
    table = hold(letters_table(), 1, 4).play("move 4", "leave", "act")
    assert (delivered(table, 1), undelivered(table, 1)) == ([], [4])


def test_a_captured_family_member_delivers_a_letter_in_another_players_turn():
    """EX-107, FAM-3, LETTER-2, LETTER-3"""
    table = letters_table()
    table.s.family[1] = 9
    hold(table, 1, 12).go(9).play("skip")
    assert table.s.turn_of == 0
    assert (delivered(table, 1), undelivered(table, 1)) == ([12], [])
    assert table.legal == {"reward card", "reward lira"}


def test_a_family_member_called_home_by_a_card_delivers_a_letter():
    """FAM-3, LETTER-3, BONUS-06"""
    table = letters_table().give(0, "family_home")
    table.s.family[0] = 9
    hold(table, 0, 12).play("card family_home")
    assert delivered(table, 0) == [12]


def test_two_letters_for_one_place_are_delivered_together():
    """LETTER-5"""
    table = hold(letters_table(), 0, 4, 4).play("move 4")
    assert (delivered(table, 0), undelivered(table, 0)) == ([4, 4], [])


def test_a_delivered_letter_stays_delivered_when_the_piece_goes_on():
    """LETTER-2"""
    table = hold(letters_table(), 0, 4).play("move 4", "decline").idle(3).play("move 1")
    assert delivered(table, 0) == [4]


def test_delivering_is_free_and_asks_nobody():
    """LETTER-2, LETTER-4"""
    table = hold(letters_table(), 0, 4).play("move 4")
    assert (table.to_act, table.s.lira[0]) == (0, 2)
    assert table.legal == {"leave", "decline"}


def at_the_courier(**letters):
    """The first player has met the Courier on 4 and drawn a letter for 13; the payment is due."""
    table = hold(letters_table(), 0, *letters.get("waiting", ()), delivered=letters.get("done", ()))
    table.s.token[COURIER] = 4
    return table.ready().play("move 4", "leave", "skip", "meet courier", "draw letter 13")


def test_a_delivered_letter_is_chosen_as_such_and_an_undelivered_one_by_its_number():
    """LETTER-6"""
    assert at_the_courier(waiting=[5], done=[9, 2]).legal == {"pay", "letter delivered", "letter 5", "letter 13"}


def test_of_several_delivered_letters_the_lowest_number_is_discarded():
    """LETTER-6"""
    table = at_the_courier(done=[9, 2, 10]).play("letter delivered")
    assert discarded_letters(table) == [2]
    assert (delivered(table, 0), undelivered(table, 0)) == ([9, 10], [13])


def test_an_undelivered_letter_is_discarded_by_its_number():
    """LETTER-6"""
    table = at_the_courier(waiting=[5], done=[5]).play("letter 5")
    assert discarded_letters(table) == [5]
    assert (delivered(table, 0), undelivered(table, 0)) == ([5], [13])


def test_all_letters_are_one_supply_and_each_copy_is_equally_likely():
    """DECK-7, INFO-3: 1 to 16 twice, 21 to 24 once; none for 17 to 20."""
    table = letters_table().go(21).play("act")
    assert table.to_act == CHANCE
    assert table.legal == {f"draw letter {place}" for place in [*range(1, 17), *range(21, 25)]}
    assert [chance_weight(table.s, place) for place in (1, 16, 21, 24)] == [2, 2, 1, 1]
    table.play("draw letter 9")
    assert chance_weight(table.s, 9) == 1
    assert "draw letter 9" not in table.play("draw letter 9").legal


def test_the_discards_become_the_supply_when_a_letter_is_to_be_drawn_and_none_is_left():
    """DECK-4: not before."""
    table = without_letters(letters_table(), 9)
    for place in (3, 14):
        table.s.delivered[3, place] -= 1
        table.s.letter_discard[place] += 1
        table.s.letter_discard_size += 1
    table.go(22).play("act", "draw letter 9")
    assert (letters_left(table), discarded_letters(table)) == ([], [3, 14])
    table = without_letters(letters_table(), 9)
    table.s.delivered[3, 3] -= 1
    table.s.letter_discard[3], table.s.letter_discard_size = 1, 1
    assert table.go(21).play("act", "draw letter 9").legal == {"draw letter 3"}
    assert discarded_letters(table) == []


def test_with_one_letter_left_the_second_is_forfeited():
    """DECK-5, TABLE-3"""
    table = without_letters(letters_table(), 9).go(21).play("act", "draw letter 9")
    assert undelivered(table, 0) == [9]
    assert table.to_act == 1


def test_with_no_letter_left_the_embassy_gives_none():
    """DECK-5, TABLE-3: its action is available all the same."""
    table = without_letters(letters_table()).go(21)
    assert table.legal == {"act", "skip"}
    table.play("act")
    assert (undelivered(table, 0), table.to_act) == ([], 1)


def test_there_is_no_limit_on_letters():
    """DECK-6"""
    table = without_letters(letters_table(), 1, 2, holder=0).go(21).play("act", "draw letter 1", "draw letter 2")
    assert len(delivered(table, 0)) + len(undelivered(table, 0)) == 36
