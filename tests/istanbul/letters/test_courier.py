"""The Courier."""

import pytest

from tests.istanbul.letters.post import (
    COURIER,
    ENCOUNTER_TILE,
    SMUGGLER,
    delivered,
    discarded_letters,
    grand_bazaar,
    hold,
    letters_table,
    undelivered,
    without_letters,
)


def meet(*waiting, lira=2, done=()):
    """The first player has reached the Courier on 4 and used it."""
    table = hold(letters_table(), 0, *waiting, delivered=done)
    table.s.token[COURIER], table.s.lira[0] = 4, lira
    return table.ready().play("move 4", "leave", "skip", "meet courier")


def test_the_courier_gives_a_letter_for_two_lira():
    """MEET-8, MEET-11"""
    table = meet().play("draw letter 9")
    assert (table.to_act, table.legal) == (0, {"pay", "letter 9"})
    table.play("pay", "roll 2 3")
    assert (table.s.lira[0], undelivered(table, 0), table.s.token[COURIER]) == (0, [9], 5)


@pytest.mark.parametrize(
    ("letter", "waiting", "done"), [("letter 9", [5], [2]), ("letter 5", [9], [2]), ("letter delivered", [5, 9], [])]
)
def test_the_courier_takes_a_letter_in_whatever_state_instead(letter, waiting, done):
    """MEET-8, MEET-9: the one just drawn, or any other."""
    table = meet(5, done=[2]).play("draw letter 9")
    assert table.legal == {"pay", "letter 5", "letter 9", "letter delivered"}
    table.play(letter)
    assert (undelivered(table, 0), delivered(table, 0), table.s.lira[0]) == (waiting, done, 2)
    assert len(discarded_letters(table)) == 1


def test_a_letter_for_the_place_of_the_meeting_is_delivered_at_once():
    """MEET-8, LETTER-2"""
    table = meet().play("draw letter 4")
    assert table.legal == {"pay", "letter delivered"}


def test_with_no_lira_the_letter_just_drawn_is_the_payment():
    """MEET-9"""
    table = meet(lira=1).play("draw letter 9", "roll 1 1")
    assert (undelivered(table, 0), discarded_letters(table), table.s.token[COURIER]) == ([], [9], 2)


def test_the_courier_may_be_left_alone():
    """MEET-8, MEET-11"""
    table = letters_table()
    table.s.token[COURIER] = 4
    table.ready().play("move 4", "leave", "skip")
    assert table.legal == {"meet courier", "done"}
    assert table.play("done").s.token[COURIER] == 4


def test_the_courier_cannot_be_used_when_no_letter_can_be_drawn():
    """MEET-10, TABLE-3: the Smuggler can."""
    table = without_letters(letters_table())
    table.s.token[COURIER] = table.s.token[SMUGGLER] = 4
    assert table.ready().play("move 4", "leave", "skip").legal == {"meet smuggler", "done"}


def test_the_courier_can_be_used_when_there_are_discarded_letters_only():
    """MEET-10, DECK-4"""
    table = without_letters(letters_table())
    table.s.delivered[3, 9] -= 1
    table.s.letter_discard[9], table.s.letter_discard_size = 1, 1
    table.s.token[COURIER] = 4
    assert table.ready().play("move 4", "leave", "skip", "meet courier").legal == {"draw letter 9"}


def test_the_courier_is_met_once_per_turn():
    """MEET-13"""
    table = meet().play("draw letter 9", "pay", "roll 2 2")
    assert (table.s.token[COURIER], table.s.turn_of) == (4, 1)


def test_the_companion_meets_the_courier():
    """MEET-14, MEET-8"""
    table = letters_table()
    table.s.companion[0], table.s.token[COURIER] = 1, 4
    table.ready().play("companion", "step 4", "skip")
    assert table.legal == {"meet courier", "done"}


def on_2_with_the_encounter_tile():
    """Grand Bazaar: the first player owns the encounter tile and reaches the Courier on 2."""
    table = grand_bazaar()
    table.s.tavern_tiles[0] = ENCOUNTER_TILE
    table.s.tavern_tiles_left[1] -= 1
    table.s.token[COURIER] = 2
    return table.ready().play("move 2", "leave", "skip")


def test_the_encounter_tile_drops_the_payment_of_the_courier_but_not_its_roll():
    """TAV-4, MEET-12, VAR-GB-1"""
    table = on_2_with_the_encounter_tile().play("meet courier", "draw letter 9", "roll 1 3")
    assert (undelivered(table, 0), table.s.lira[0], table.s.token[COURIER]) == ([9], 2, 4)
    assert table.s.turn_of == 1
