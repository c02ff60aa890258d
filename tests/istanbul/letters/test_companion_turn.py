"""A companion turn: what it may use, whom it meets, what it does on the Fountain."""

import pytest

from tests.istanbul.letters.post import (
    COURIER,
    ENCOUNTER_TILE,
    GOVERNOR,
    MOVEMENT_TILE,
    PERSONAL_SUPPLY,
    SMUGGLER,
    delivered,
    grand_bazaar,
    hold,
    letters_table,
    undelivered,
)


def companion_at(place, *cards, table=None):
    """The first player's companion stands on a place."""
    table = (table or letters_table()).give(0, *cards)
    table.s.companion[0] = place
    return table.ready()


def test_the_companion_meets_as_a_merchant_does():
    """COMP-6, MEET-14, MEET-3: on its own place, not on the merchant's."""
    table = companion_at(1)
    table.s.token[SMUGGLER], table.s.token[GOVERNOR], table.s.family[1] = 4, 7, 4
    table.ready().play("companion", "step 4", "skip")
    assert table.legal == {"meet smuggler", "meet family 2"}
    table.play("meet family 2", "reward lira")
    assert (table.s.family[1], table.legal) == (12, {"meet smuggler", "done"})


def test_the_encounter_tile_works_for_the_companion():
    """COMP-8, TAV-4"""
    table = companion_at(1, table=grand_bazaar())
    table.s.tavern_tiles[0], table.s.token[COURIER] = ENCOUNTER_TILE, 2
    table.ready().play("companion", "step 2", "skip", "meet courier", "draw letter 9", "roll 1 3")
    assert (undelivered(table, 0), table.s.lira[0]) == ([9], 2)


def test_the_movement_tile_does_not_work_for_the_companion():
    """COMP-8, TAV-3, CARD-5"""
    table = companion_at(1, table=grand_bazaar())
    table.s.tavern_tiles[0] = MOVEMENT_TILE
    assert table.ready().play("companion").legal == {"step 2", "step 6"}


@pytest.mark.parametrize("card", ["stay", "move_3_4", "join_merchant", "anywhere_3_lira"])
def test_move_cards_move_the_merchant_and_never_the_companion(card):
    """COMP-8, CARD-5, TABLE-1"""
    table = companion_at(24, card)
    table.s.lira[0], table.s.merchant[1] = 9, 5
    table.ready().play(f"card {card}")
    if table.decision in ("walk", "to_merchant", "to_anywhere"):
        table.play(min(table.legal))
    assert (table.s.companion[0], table.s.acting) == (24, 1)


def test_once_the_companion_walks_no_card_is_played_for_its_move():
    """COMP-8, MOVE-8, TABLE-1"""
    table = companion_at(24, "stay", "move_3_4", "companion_2", "five_lira").play("companion")
    assert not [name for name in table.legal if name.startswith("card")]


def test_the_companion_acts_with_repeat_cards():
    """COMP-8, TABLE-1, BONUS-04"""
    table = companion_at(14, "post_again").play("companion", "step 5", "act")
    assert table.legal == {"done", "card post_again"}
    table.play("card post_again")
    assert table.goods(0) == "R1 G1 Y2 B0"
    assert table.s.lira[0] == 2 + 2 + 2


def test_the_companion_acts_with_the_red_and_the_green_tile():
    """COMP-8, TABLE-1"""
    table = companion_at(1).own(0, "red").play("companion", "step 9", "act", "call 9", "roll 1 6")
    assert {"reroll", "turn 1"} <= table.legal
    table = companion_at(1).own(0, "green").play("companion", "step 4", "act")
    assert {"take red", "decline"} <= table.legal


def test_the_companion_sells_any_goods_with_the_card_for_the_small_market():
    """COMP-8, TABLE-1, BONUS-07"""
    table = companion_at(21, "small_market_any").load(0, "R2").play("companion", "step 11", "act")
    assert "card small_market_any" in table.legal


def test_free_cards_and_the_yellow_tile_are_used_in_a_companion_turn():
    """COMP-8, TABLE-1, MOSQ-4"""
    table = companion_at(1, "five_lira").own(0, "yellow").send_out(0, 9).play("companion", "step 4")
    assert {"card five_lira", "tile yellow", "skip", "act"} == table.legal
    table.play("tile yellow")
    assert (table.s.stack[0], table.assistants(0)) == (4, set())


def test_return_assistant_serves_the_merchants_stack_in_a_companion_turn():
    """COMP-8, BONUS-10, TABLE-1"""
    table = companion_at(1, "return_assistant").send_out(0, 9).play("card return_assistant")
    table.play("companion", "step 4", "act")
    assert (table.s.stack[0], table.s.companion[0], table.s.turn_of) == (4, 4, 1)


def test_after_the_step_return_assistant_can_no_longer_be_played():
    """BONUS-10, COMP-6: there is no D2."""
    table = companion_at(1, "return_assistant").send_out(0, 9).play("companion", "step 4")
    assert table.legal == {"skip", "act"}


def test_acting_on_the_fountain_it_returns_assistants_to_the_merchants_stack():
    """COMP-9, TABLE-2, P07-1"""
    table = companion_at(4).send_out(0, 9, 5)
    table.s.merchant[0] = 16
    table.ready().play("companion", "step 7", "act", "return 5", "done", "leave companion")
    assert (table.s.stack[0], table.assistants(0), table.s.merchant[0], table.s.companion[0]) == (3, {9}, 16, 7)


def test_recalled_on_the_fountain_it_meets_nobody():
    """COMP-9, MEET-1, P07-2"""
    for choice, meets in (("recall companion", False), ("leave companion", True)):
        table = companion_at(4)
        table.s.token[GOVERNOR] = 7
        table.ready().play("companion", "step 7", "act", choice)
        assert ("meet governor" in table.legal) == meets
        assert table.s.companion[0] == (7 if meets else PERSONAL_SUPPLY)


def test_a_merchant_that_recalls_the_companion_still_meets():
    """MEET-1, P07-2: the acting piece has not left."""
    table = companion_at(7)
    table.s.token[GOVERNOR] = 7
    table.ready().go(7).play("act", "recall companion")
    assert table.legal == {"meet governor", "done"}


def test_recalled_in_one_turn_it_is_placed_in_the_next():
    """COMP-2, COMP-4, COMP-1"""
    table = companion_at(4).play("companion", "step 7", "act", "recall companion").idle(3)
    assert table.play("place companion").s.companion[0] == 7


def test_the_companion_acts_at_the_police_station():
    """TABLE-2, P12-1"""
    table = companion_at(24).play("companion", "step 12", "act", "send 2", "act")
    assert (table.s.family[0], table.goods(0)) == (2, "R2 G0 Y0 B0")


def test_leader_rules_apply_to_the_companion_on_the_caravansary():
    """TABLE-2, VAR-CL-3"""
    table = companion_at(24, table=letters_table(variants=["caravan_leader"]))
    table.play("companion", "step 6", "act", "draw stay", "draw five_lira", "discard stay", "done")
    assert table.s.caravan_leader == 0


def test_the_companion_on_a_place_delivers_letters_drawn_later():
    """LETTER-2, COMP-3"""
    table = hold(companion_at(16), 0, 9).go(21).play("act", "draw letter 16", "draw letter 1")
    assert (delivered(table, 0), undelivered(table, 0)) == ([16], [1, 9])
