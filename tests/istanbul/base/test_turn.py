"""The turn: its kinds, phases, decision points and end."""

import pytest

from arasta.core.machine import CHANCE
from tests.table import Table

MOVES_FROM_7 = {f"move {place}" for place in (1, 2, 3, 4, 5, 6, 9, 11, 12, 14)}

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


def full_place(*cards, lira=10):
    """Another merchant and the Smuggler are on place 2; the first player is to move, with these cards."""
    table = Table().give(0, *cards)
    table.s.merchant[1] = 2
    table.s.token[1] = 2
    table.s.lira[0] = lira
    return table.ready()


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_players_take_turns_clockwise_from_the_first_seat(players):
    """TURN-1"""
    table = Table(players=players)
    seats = []
    for _ in range(2 * players + 1):
        seats.append(table.to_act)
        table.idle()
    assert seats == [*range(players), *range(players), 0]


def test_passing_is_impossible():
    """TURN-2, MOVE-1"""
    assert Table().legal == MOVES_FROM_7


def test_a_turn_is_a_merchant_turn_also_when_the_merchant_is_kept_in_place():
    """TURN-2, WORD-5"""
    table = full_place("stay")
    table.s.merchant[0] = 2
    table.ready().play("card stay")
    assert table.legal == {"leave", "decline"}
    table.play("leave", "pay", "act", "done")
    assert table.goods(0) == "R2 G0 Y0 B0"
    assert table.to_act == 1


def test_the_acting_piece_is_the_merchant_of_the_player_whose_turn_it_is():
    """WORD-5"""
    table = Table()
    table.s.merchant[1] = 3
    table.ready().play("move 2", "leave", "act")
    assert table.goods(0) == "R2 G0 Y0 B0"
    assert table.goods(1) == "R0 G0 Y0 B0"
    assert (table.s.turn_of, table.to_act) == (1, 1)
    table.play("move 9", "leave", "skip")
    assert list(table.s.merchant)[:4] == [2, 9, 7, 7]


def test_the_phases_run_in_order():
    """TURN-3, TURN-8"""
    table = full_place("five_lira")
    windows = []
    for choice in ("move 2", "leave", "pay", "act", "done", "meet smuggler"):
        windows.append(table.decision)
        table.play(choice)
    table.play("take blue", "pay", "roll 1 2")
    windows.append(table.decision)
    assert windows == list(WAY_TO)
    assert table.play("done").to_act == 1


def test_phases_without_content_are_skipped():
    """TURN-3"""
    table = Table().play("move 2")
    assert table.decision == "assistant"
    table.play("leave")
    assert table.decision == "action"  # nobody is to be paid
    table.play("act")
    assert table.to_act == 1  # nobody is to be met


def test_on_the_fountain_the_action_follows_the_move():
    """TURN-3, TURN-8"""
    table = Table().give(0, "five_lira")
    table.s.merchant[0] = 3
    assert table.ready().play("move 7").decision == "action"


@pytest.mark.parametrize("choices", [("decline",), ("leave", "decline")])
def test_a_turn_that_ends_at_once_has_no_action_and_no_encounter(choices):
    """TURN-4"""
    table = full_place("five_lira").play("move 2", *choices)
    assert table.to_act == 1
    assert table.goods(0) == "R0 G0 Y0 B0"
    assert table.s.token[1] == 2
    assert table.s.lira[0] == 10


def test_what_was_done_before_a_turn_ended_at_once_stands():
    """TURN-4"""
    table = full_place("five_lira").play("card five_lira", "move 2", "leave", "decline")
    assert table.s.lira[0] == 15
    assert table.pile() == ["five_lira"]
    assert table.assistants(0) == {2}
    assert table.s.merchant[0] == 2


@pytest.mark.parametrize(
    ("window", "choices"),
    [
        ("move", MOVES_FROM_7),
        ("assistant", {"leave", "decline"}),
        ("pay_merchants", {"pay", "decline"}),
        ("action", {"act", "skip"}),
        ("after_action", {"done"}),
        ("encounters", {"meet smuggler", "done"}),
        ("end_turn", {"done"}),
    ],
)
def test_each_decision_point_has_its_choices(window, choices):
    """TURN-5"""
    table = full_place("five_lira").play(*WAY_TO[window])
    assert table.decision == window
    assert table.to_act == 0
    assert table.legal == choices | {"card five_lira"}


def test_an_assistant_that_lies_on_the_place_can_be_picked_up():
    """TURN-5"""
    table = full_place()
    table.s.assistants_on[0] = 1 << 2
    assert table.ready().play("move 2").legal == {"pick up", "decline"}


def test_the_decision_after_an_action_comes_after_each_action():
    """TURN-5, TURN-8"""
    table = Table().give(0, "post_again", "post_again").play("move 5", "leave")
    for choice in ("act", "card post_again"):
        table.play(choice)
        assert table.decision == "after_action"
        assert table.legal == {"card post_again", "done"}


def test_encounters_go_on_until_none_is_open_or_the_player_finishes():
    """TURN-5, TURN-8"""
    table = full_place()
    table.s.token[0] = 2
    table.ready().play("move 2", "leave", "pay", "skip")
    assert table.legal == {"meet governor", "meet smuggler", "done"}
    table.play("meet smuggler", "take blue", "pay", "roll 5 5")
    assert table.legal == {"meet governor", "done"}
    assert table.play("done").to_act == 1


def test_the_encounters_cannot_be_finished_while_one_is_compulsory():
    """TURN-5"""
    table = full_place()
    table.s.family[2] = 2
    table.ready().play("move 2", "leave", "pay", "skip")
    assert table.legal == {"meet family 3", "meet smuggler"}


def test_the_end_step_has_an_open_window_before_the_next_seats_turn():
    """TURN-6"""
    table = full_place("five_lira").play(*WAY_TO["end_turn"], "card five_lira")
    assert table.s.lira[0] == 10 - 2 - 2 + 5
    assert table.to_act == 1


def test_the_caravan_tile_is_taken_before_the_last_window():
    """TURN-6, VAR-CL-3"""
    table = Table(variants=["caravan_leader"]).give(0, "five_lira")
    table.s.token[0] = 6
    table.ready().play("move 6", "leave", "act", "draw stay", "draw stay", "discard stay", "done")
    table.play("meet governor", "draw one_good", "pay", "roll 1 1")
    assert (table.to_act, table.decision) == (0, "end_turn")
    assert table.s.caravan_leader == 0


def test_after_a_turn_that_ended_at_once_the_next_seat_plays():
    """TURN-6, TURN-4"""
    table = full_place().play("move 2", "decline")
    assert (table.to_act, table.decision) == (1, "move")


def test_limits_of_once_per_turn_are_fresh_in_the_next_turn():
    """TURN-6, MOSQ-4"""
    table = Table(players=2)
    table.s.mosque_tiles[0] = 0b0100
    table.s.lira[0] = 9
    table.s.assistants_on[0] = 1 << 14 | 1 << 5
    table.s.stack[0] = 2
    table.ready().play("tile yellow", "return 5")
    assert "tile yellow" not in table.legal
    table.idle(2)
    assert "tile yellow" in table.legal


def test_a_round_runs_from_the_first_seats_turn_to_the_last_seats():
    """WORD-10"""
    table = Table(players=3)
    rounds = []
    for _ in range(7):
        rounds.append((table.s.round, table.to_act))
        table.idle()
    assert rounds == [(1, 0), (1, 1), (1, 2), (2, 0), (2, 1), (2, 2), (3, 0)]


def test_chance_and_players_act_in_turn_and_nobody_else():
    """TURN-8"""
    table = full_place().play("move 2", "leave", "pay", "skip", "meet smuggler", "take blue", "pay")
    assert table.to_act == CHANCE
    assert table.play("roll 1 2").to_act == 1
