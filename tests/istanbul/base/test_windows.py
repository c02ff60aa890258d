"""Open windows: which cards and tiles may be used when."""

import pytest

from arasta.core.machine import CHANCE
from tests.table import IN_THE_BOX, Table

BASE_CARDS = [*IN_THE_BOX["base"]]
FREE = {"card one_good", "card five_lira", "card family_home", "tile yellow"}

# A turn on place 2 with everything in it: another merchant, an action, the Smuggler. Choices that lead to each window.
WAY_TO = {
    "move": (),
    "assistant": ("move 2",),
    "pay_merchants": ("move 2", "leave"),
    "action": ("move 2", "leave", "pay"),
    "after_action": ("move 2", "leave", "pay", "act"),
    "encounters": ("move 2", "leave", "pay", "act", "done"),
    "end_turn": ("move 2", "leave", "pay", "act", "done", "meet smuggler", "take blue", "pay", "roll 1 2"),
}
WINDOWS = list(WAY_TO)


def equipped(*cards, mosque_tiles=0b0100):
    """The first player is to move, with a family member on 9, an assistant on 14, 20 lira, and the yellow tile.

    Another merchant and the Smuggler are on place 2.
    """
    table = Table()
    table.s.merchant[1] = 2
    table.s.token[1] = 2
    table.s.family[0] = 9
    table.s.assistants_on[0] = 1 << 14
    table.s.stack[0] = 3
    table.s.lira[0] = 20
    table.s.mosque_tiles[0] = mosque_tiles
    return table.give(0, *cards)


def aids(table):
    """The cards and tiles that may be used now."""
    return {name for name in table.legal if name.startswith(("card", "tile"))}


@pytest.mark.parametrize("window", WINDOWS)
def test_free_cards_and_the_yellow_tile_may_be_used_in_every_window(window):
    """WIN-2, WIN-3, WIN-4, WIN-5, TABLE-4"""
    table = equipped(*BASE_CARDS).play(*WAY_TO[window])
    assert table.decision == window
    phase_1 = {
        "move": {"card stay", "card move_3_4", "card return_assistant"},
        "assistant": {"card return_assistant"},
    }
    assert aids(table) == FREE | phase_1.get(window, set())


@pytest.mark.parametrize("window", WINDOWS)
def test_a_window_stays_open_after_a_free_card(window):
    """WIN-2"""
    table = equipped("five_lira", "five_lira", "one_good", "stay").play(*WAY_TO[window])
    before = table.legal
    lira = table.s.lira[0]
    table.play("card five_lira", "card five_lira")
    assert table.s.lira[0] == lira + 10
    assert table.decision == window
    assert table.legal == before - {"card five_lira"}


def test_the_yellow_tile_is_used_once_per_turn():
    """WIN-2, MOSQ-4"""
    table = equipped()
    table.s.assistants_on[0] = 1 << 14 | 1 << 5
    table.ready().play("tile yellow", "return 14")
    assert table.assistants(0) == {5}
    table.play("move 3")
    assert "tile yellow" not in table.legal


def test_the_yellow_tile_between_an_action_and_its_repetition_does_not_close_the_repeat_card():
    """CARD-6, MOSQ-4"""
    table = equipped("post_again").go(5).play("act", "tile yellow")
    assert table.legal == {"done", "card post_again"}


def test_nothing_is_played_while_an_action_is_carried_out():
    """WIN-1"""
    table = equipped(*BASE_CARDS)
    table.ready().play("move 9", "leave", "act")
    assert table.legal == {f"call {n}" for n in range(3, 13)}
    table = equipped(*BASE_CARDS).play("move 6", "leave", "act", "draw one_good", "draw one_good")
    assert {name.split()[0] for name in table.legal} == {"discard"}


def test_nothing_is_played_after_a_roll():
    """WIN-1"""
    table = equipped(*BASE_CARDS, mosque_tiles=0b0101).play("move 9", "leave", "act", "call 8", "roll 1 2")
    assert table.legal == {"keep", "reroll", "turn 1", "turn 2"}


def test_nothing_is_played_during_an_encounter():
    """WIN-1"""
    table = equipped(*BASE_CARDS).play(*WAY_TO["encounters"], "meet smuggler")
    assert table.legal == {"take green", "take yellow", "take blue"}  # the row of red goods is full
    table.play("take blue")
    assert table.legal == {"pay", "give red", "give blue"}
    assert table.play("pay").to_act == CHANCE


def test_nothing_is_played_while_the_governor_is_paid():
    """WIN-1"""
    table = equipped("five_lira", "one_good", "stay")
    table.s.token[0], table.s.token[1] = 2, 0
    table.ready().play(*WAY_TO["encounters"], "meet governor", "draw move_3_4")
    assert table.legal == {"pay", "discard five_lira", "discard one_good", "discard stay", "discard move_3_4"}


def test_nothing_is_played_while_another_card_is_resolved():
    """WIN-1"""
    assert equipped(*BASE_CARDS).play("card one_good").legal == {"take red", "take green", "take yellow", "take blue"}
    assert equipped(*BASE_CARDS).play("card family_home").legal == {"reward card", "reward lira"}
    assert {name.split()[0] for name in equipped(*BASE_CARDS).play("card move_3_4").legal} == {"move"}


def test_nothing_is_played_between_the_rolls_of_neutral_merchants():
    """WIN-1, PAY-3"""
    table = Table(players=2).give(0, "five_lira", "one_good")
    table.s.neutral_merchant[1] = 14
    table.s.lira[0] = 4
    table.ready().play("move 14", "leave", "pay")
    assert table.to_act == CHANCE
    assert table.play("roll 1 1").to_act == CHANCE
    assert table.play("roll 1 2").decision == "action"


@pytest.mark.parametrize("card", ["stay", "move_3_4"])
def test_a_move_card_is_the_turns_one_move(card):
    """WIN-3, MOVE-8"""
    table = equipped(card, "stay", "move_3_4", "return_assistant")
    table.s.merchant[0] = 3
    table.ready().play(f"card {card}", *["move 6"] * (card == "move_3_4"))
    assert table.decision == "assistant"
    assert not {"card stay", "card move_3_4"} & table.legal


@pytest.mark.parametrize("window", ["move", "assistant"])
def test_return_assistant_does_not_replace_the_move(window):
    """WIN-3, BONUS-10"""
    table = equipped("return_assistant", "one_good").play(*WAY_TO[window], "card return_assistant")
    assert table.assistants(0) == set()
    assert table.s.stack[0] == 4
    assert table.decision == window


def test_small_market_any_is_played_when_an_action_of_the_small_market_starts():
    """WIN-4, BONUS-07"""
    table = equipped("small_market_any", "one_good").load(0, "R2 B1").play("move 11", "leave")
    assert "card small_market_any" not in table.legal
    table.play("act")
    assert table.legal == {"sell red", "sell blue", "card small_market_any"}
    table.play("sell red")
    assert table.legal == {"sell blue", "done"}


def test_small_market_any_is_not_played_at_the_large_market():
    """WIN-4, BONUS-07"""
    table = equipped("small_market_any")
    table.s.merchant[0] = 11
    table.load(0, "R2 B1").play("move 10", "leave", "act")
    assert table.legal == {"sell red", "sell blue"}


def test_the_green_tile_works_inside_a_warehouse_action_only():
    """WIN-4, P02-2"""
    table = equipped("one_good", mosque_tiles=0b0010).play(*WAY_TO["action"])
    assert aids(table) == {"card one_good"}
    table.play("act")
    assert table.legal == {"take green", "take yellow", "take blue", "decline"}
    table.play("take blue")
    assert table.goods(0) == "R2 G0 Y0 B1"
    assert aids(table) == {"card one_good"}


def test_the_red_tile_works_after_a_roll_only():
    """WIN-4, ROLL-3"""
    table = equipped("one_good", mosque_tiles=0b0001).play("move 9", "leave")
    assert aids(table) == {"card one_good"}
    assert table.play("act", "call 12").to_act == CHANCE
    assert table.play("roll 3 3").legal == {"keep", "reroll", "turn 3"}


@pytest.mark.parametrize(
    ("card", "place", "start"), [("post_again", 5, 7), ("dealer_again", 16, 11), ("palace_again", 13, 6)]
)
def test_a_repeat_card_is_played_after_the_action_of_its_place_only(card, place, start):
    """WIN-5, CARD-6"""
    table = equipped("post_again", "dealer_again", "palace_again", "stay")
    table.s.extensions[0] = 3
    table.s.merchant[0] = start
    table.s.token[1] = place
    table.s.lira[0] = 99
    table.s.mosque_tiles[0] = 0
    table.load(0, "R5 G5 Y5 B5").play(f"move {place}", "leave")
    assert aids(table) == set()
    table.play("act")
    assert aids(table) == {f"card {card}"}
    table.play("done")
    assert (table.decision, aids(table)) == ("encounters", set())
    table.play("meet smuggler", *["take green"] * (place == 13), "pay", "roll 1 1")
    assert (table.decision, aids(table)) == ("end_turn", set())


def test_a_repeat_card_is_not_played_when_the_action_was_skipped():
    """WIN-5"""
    table = equipped("post_again").play("move 5", "leave", "skip")
    assert table.to_act == 1
    assert table.hand(0) == ["post_again"]


def test_the_last_window_is_the_end_of_the_turn():
    """WIN-6"""
    table = equipped("five_lira", "one_good").play(*WAY_TO["end_turn"], "card five_lira", "done")
    assert (table.to_act, table.decision) == (1, "move")
    assert table.hand(0) == ["one_good"]


def test_outside_the_own_turn_no_card_is_played_and_no_tile_used():
    """WIN-6"""
    table = equipped(mosque_tiles=0)
    table.give(1, "five_lira", "one_good", "return_assistant")
    table.s.mosque_tiles[1] = 0b1111
    table.s.assistants_on[1] = 1 << 14
    table.s.lira[1] = 20
    for choice in ("move 2", "leave", "pay", "act", "meet smuggler", "take blue", "pay", "roll 1 2"):
        assert table.to_act in (0, CHANCE)
        assert aids(table) == set()
        table.play(choice)
    assert table.to_act == 1
    assert aids(table) == {"card five_lira", "card one_good", "card return_assistant", "tile yellow"}


def test_five_lira_are_played_to_be_able_to_pay_merchants():
    """WIN-7"""
    table = equipped("five_lira", mosque_tiles=0)
    table.s.lira[0] = 1
    table.ready().play("move 2", "leave")
    assert table.legal == {"decline", "card five_lira"}
    table.play("card five_lira", "pay")
    assert table.s.lira[0] == 4


@pytest.mark.parametrize("aid", ["tile yellow", "card return_assistant"])
def test_an_assistant_is_returned_to_be_left_at_once(aid):
    """WIN-7"""
    table = equipped("return_assistant")
    table.s.stack[0] = 0
    table.ready().play("move 3")
    assert table.legal == {"decline", "tile yellow", "card return_assistant"}
    table.play(aid)
    assert "leave" in table.legal
    table.play("leave", "act")
    assert table.assistants(0) == {3}
    assert table.goods(0) == "R0 G2 Y0 B0"


def test_a_good_is_gained_between_an_action_and_its_repetition():
    """WIN-7"""
    table = Table().give(0, "one_good", "palace_again")
    table.s.merchant[0] = 6
    table.s.extensions[0] = 1
    table.load(0, "R2 G2 Y2 B2").play("move 13", "leave", "act")
    # Left are R1 G1 Y1 B1, and the next ruby costs five goods.
    assert table.legal == {"done", "card one_good"}
    table.play("card one_good", "take red", "card palace_again")
    assert table.goods(0) == "R0 G0 Y0 B0"
    assert table.s.rubies[0] == 2


def test_a_family_member_called_home_is_sent_out_again_in_the_same_turn():
    """WIN-7"""
    table = equipped("family_home", mosque_tiles=0).play("move 12", "leave")
    assert table.legal == {"skip", "card family_home"}
    table.play("card family_home", "reward lira", "act", "send 4", "act")
    assert table.s.family[0] == 4
    assert table.goods(0) == "R0 G0 Y2 B0"
