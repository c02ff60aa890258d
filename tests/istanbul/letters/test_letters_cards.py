"""Bonus cards of Letters & Seals that move no piece."""

import pytest

from tests.istanbul.letters.post import (
    COFFEE_TRADER,
    COURIER,
    ENCOUNTER_TILE,
    GOVERNOR,
    SMUGGLER,
    delivered,
    grand_bazaar,
    hold,
    letters_table,
    undelivered,
    without_letters,
)


def test_letter_draws_a_letter_in_any_open_window():
    """BONUS-20, WIN-2: at the start of the turn, and again after the move."""
    table = letters_table().give(0, "letter", "letter").play("card letter", "draw letter 9")
    assert table.decision == "move"
    table.play("move 4", "card letter", "draw letter 4")
    assert (table.decision, undelivered(table, 0), delivered(table, 0)) == ("assistant", [9], [4])


def test_letter_is_not_playable_without_a_drawable_letter():
    """BONUS-20, CARD-2, TABLE-3"""
    assert "card letter" not in without_letters(letters_table().give(0, "letter")).legal


@pytest.mark.parametrize(
    ("face", "goods", "lira"),
    [(1, "R0 G0 Y2 B0", 2), (2, "R0 G2 Y0 B0", 2), (3, "R2 G0 Y0 B0", 2), (5, "R0 G0 Y0 B0", 8), (6, "R0 G0 Y0 B2", 2)],
)
def test_dice_letters_gives_the_reward_of_each_die(face, goods, lira):
    """BONUS-21"""
    table = letters_table().give(0, "dice_letters").play("card dice_letters", f"roll {face} {face}")
    assert (table.goods(0), table.s.lira[0], table.decision) == (goods, lira, "move")


def test_a_four_of_dice_letters_is_a_letter():
    """BONUS-21: and the other die counts for itself."""
    table = letters_table().give(0, "dice_letters").play("card dice_letters", "roll 4 5", "draw letter 9")
    assert (undelivered(table, 0), table.s.lira[0], table.s.coffee[0]) == ([9], 5, 0)


def test_a_letter_of_dice_letters_is_forfeited_if_none_can_be_drawn():
    """BONUS-21, TABLE-3"""
    table = without_letters(letters_table().give(0, "dice_letters")).play("card dice_letters", "roll 4 6")
    assert (table.goods(0), undelivered(table, 0), table.decision) == ("R0 G0 Y0 B1", [], "move")


def test_die_to_6_works_on_dice_letters():
    """BONUS-21, ROLL-2, ROLL-6"""
    table = grand_bazaar().give(0, "dice_letters", "die_to_6").play("card dice_letters", "roll 1 5")
    assert table.legal == {"keep", "six 1", "six 5"}
    table.play("six 1")
    assert (table.goods(0), table.s.lira[0]) == ("R0 G0 Y0 B1", 5)


def test_item_for_7_takes_a_good():
    """BONUS-22, MODE-8"""
    table = letters_table().give(0, "item_for_7").load(0, "R1 B2").play("card item_for_7")
    assert table.legal == {"give red", "give blue"}
    assert (table.play("give blue").goods(0), table.s.lira[0]) == ("R1 G0 Y0 B1", 9)


def test_item_for_7_takes_coffee_where_coffee_is_in_play():
    """BONUS-22"""
    table = grand_bazaar().give(0, "item_for_7").load(0, "R1")
    table.s.coffee[0] = 1
    assert table.ready().play("card item_for_7").legal == {"give red", "give coffee"}
    assert (table.play("give coffee").s.coffee[0], table.s.lira[0]) == (0, 9)


def test_item_for_7_is_not_playable_without_an_item():
    """BONUS-22, CARD-2"""
    assert "card item_for_7" not in letters_table().give(0, "item_for_7").legal


@pytest.mark.parametrize(
    ("card", "goods"),
    [("red_and_3", "R1 G0 Y0 B0"), ("green_and_3", "R0 G1 Y0 B0"), ("yellow_and_3", "R0 G0 Y1 B0")],
)
def test_a_good_and_three_lira(card, goods):
    """BONUS-23"""
    table = letters_table().give(0, card).play(f"card {card}")
    assert (table.goods(0), table.s.lira[0]) == (goods, 5)


def test_without_room_the_three_lira_remain():
    """BONUS-23, CART-2, CARD-2"""
    table = letters_table().give(0, "red_and_3").load(0, "R2").play("card red_and_3")
    assert (table.goods(0), table.s.lira[0]) == ("R2 G0 Y0 B0", 5)


def with_tokens(*cards, table=None, **tokens):
    """The first player holds token_service; the tokens stand on places."""
    table = (table or letters_table()).give(0, "token_service", *cards)
    for token, place in {"governor": 9, "smuggler": 9, "courier": 9, **tokens}.items():
        number = {"governor": GOVERNOR, "smuggler": SMUGGLER, "courier": COURIER, "coffee_trader": COFFEE_TRADER}
        table.s.token[number[token]] = place
    return table.ready()


def test_token_service_uses_a_token_wherever_it_stands():
    """BONUS-28, MEET-8, MEET-11"""
    table = with_tokens().play("card token_service")
    assert table.legal == {"serve governor", "serve smuggler", "serve courier"}
    table.play("serve courier", "draw letter 13")
    assert table.legal == {"pay", "letter 13"}
    table.play("pay", "roll 6 6")
    assert (undelivered(table, 0), table.s.lira[0], table.s.token[COURIER]) == ([13], 0, 12)
    assert (table.decision, table.s.merchant[0]) == ("move", 7)


def test_the_governor_and_the_smuggler_serve_at_their_prices():
    """BONUS-28, MEET-5, MEET-6"""
    table = with_tokens().play("card token_service", "serve governor", "draw stay")
    assert table.legal == {"pay", "discard stay"}
    table = with_tokens().play("card token_service", "serve smuggler", "take blue")
    assert table.legal == {"pay", "give blue"}


def test_the_coffee_trader_serves_with_both_expansions_if_it_can_be_paid():
    """BONUS-28, MEET-7, MEET-9"""
    table = with_tokens(table=grand_bazaar(), coffee_trader=9)
    before = table.states.copy()
    table.play("card token_service", "serve coffee_trader", "roll 1 1")
    assert (table.s.coffee[0], table.s.lira[0], table.s.token[COFFEE_TRADER]) == (1, 0, 2)
    table.states[:] = before
    table.s.lira[0] = 1
    assert "serve coffee_trader" not in table.ready().play("card token_service").legal


def test_the_encounter_tile_does_not_help_the_service():
    """BONUS-28, MEET-12"""
    table = with_tokens(table=grand_bazaar(), coffee_trader=9)
    table.s.tavern_tiles[0] = ENCOUNTER_TILE
    table.ready().play("card token_service", "serve courier", "draw letter 9")
    assert table.legal == {"pay", "letter 9"}


def test_a_token_that_served_can_still_be_met():
    """BONUS-28, MEET-13: the Smuggler rolls the place of the acting piece before phase 4."""
    table = with_tokens("stay").play("move 4", "leave", "card token_service", "serve smuggler", "take red")
    table.play("pay", "roll 2 2", "skip")
    assert table.legal == {"meet smuggler", "done"}


def test_a_token_that_serves_during_phase_4_can_still_be_met():
    """BONUS-28, MEET-13"""
    table = with_tokens(courier=4).play("move 4", "leave", "skip", "card token_service", "serve smuggler", "take red")
    assert table.play("pay", "roll 2 2").legal == {"meet courier", "meet smuggler", "done"}


def test_a_token_that_was_met_can_still_serve_but_is_not_met_again():
    """BONUS-28, MEET-13"""
    table = with_tokens(smuggler=4).play("move 4", "leave", "skip", "meet smuggler", "take red", "give red", "roll 2 2")
    table.play("card token_service", "serve smuggler", "take blue", "pay", "roll 2 2")
    assert (table.s.token[SMUGGLER], table.s.turn_of) == (4, 1)


def test_the_courier_does_not_serve_without_a_drawable_letter():
    """BONUS-28, MEET-10, TABLE-3"""
    assert "serve courier" not in without_letters(with_tokens()).play("card token_service").legal


def test_mosque_again_takes_a_second_tile_of_the_same_mosque():
    """BONUS-29, P14-5, CARD-6"""
    table = letters_table().give(0, "mosque_again").load(0, "R2 G2 Y2 B2").go(14).play("act", "tile red")
    assert table.legal == {"done", "card mosque_again"}
    table.play("card mosque_again")
    assert (table.s.mosque_tiles[0], table.s.rubies[0], table.goods(0)) == (0b0011, 1, "R1 G1 Y2 B2")


def test_mosque_again_works_at_the_great_mosque_too():
    """BONUS-29"""
    table = letters_table().give(0, "mosque_again").load(0, "Y2 B2").go(15).play("act", "tile blue")
    table.play("card mosque_again")
    assert (table.s.mosque_tiles[0], table.s.rubies[0]) == (0b1100, 1)


def test_mosque_again_needs_another_tile_to_be_had():
    """BONUS-29, CARD-6, CARD-2"""
    table = letters_table().give(0, "mosque_again", "society_again").load(0, "R2 G1 Y2 B2").go(14).play("act")
    assert table.legal == {"done"}


def test_society_again_pays_seals_once_more():
    """BONUS-30, P24-1, P24-2"""
    table = hold(letters_table().give(0, "society_again", "mosque_again"), 0, delivered=(1, 2, 3, 4, 5, 6)).go(24)
    table.play("act", "ruby 16")
    assert table.legal == {"done", "card society_again"}
    table.play("card society_again", "ruby 13")
    assert (table.s.rubies[0], delivered(table, 0), table.s.lira[0]) == (2, [], 2 + 3 + 2)


def test_society_again_needs_six_seals_more():
    """BONUS-30, CARD-6"""
    table = hold(letters_table().give(0, "society_again"), 0, 9, delivered=(1, 2, 3, 4, 5)).go(24)
    assert table.play("act", "ruby 16").legal == {"done"}


@pytest.mark.parametrize("card", ["mosque_again", "society_again"])
def test_a_repeat_card_is_played_after_its_action_only(card):
    """BONUS-29, BONUS-30, WIN-5"""
    table = hold(letters_table().give(0, card), 0, delivered=(1, 2, 3)).load(0, "R2 G2 Y2 B2")
    assert f"card {card}" not in table.legal
    table.go(14 if card == "mosque_again" else 24)
    assert f"card {card}" not in table.legal
