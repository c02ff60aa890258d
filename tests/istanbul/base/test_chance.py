"""What chance decides, and what it does not."""

import pytest

from arasta.core.machine import CHANCE, is_over
from arasta.core.options import options_in
from arasta.core.stream import random_word
from arasta.istanbul.engine import chance_weight, random_option, run
from tests.table import Table, deck_of


def weights(table):
    """How likely each outcome is in relation to the others."""
    return [chance_weight(table.s, option) for option in options_in(table.s)]


def test_setting_up_is_layout_demand_tokens_and_cards_in_this_order():
    """CHANCE-1"""
    table = Table(players=2, layout="random", dealt=False)
    events = []
    while table.to_act == CHANCE:
        events.append(table.decision)
        run(table.s, random_option(table.s, random_word(1, len(events))))
    assert events == ["place_laid"] * 16 + ["demand_drawn"] * 2 + ["roll_dice"] * 2 + ["card_drawn"] * 2


@pytest.mark.parametrize(
    ("way", "event"),
    [
        (["move 9", "leave", "act", "call 7"], "roll_dice"),
        (["card move_3_4", "move 8", "leave", "act"], "roll_dice"),
        (["move 11", "leave", "act", "sell red"], "demand_drawn"),
        (["move 6", "leave", "act"], "card_drawn"),
        (["move 3", "leave", "skip", "meet smuggler", "take blue", "pay"], "roll_dice"),
        (["move 2", "leave", "skip", "meet governor"], "card_drawn"),
    ],
)
def test_rolls_and_draws_are_left_to_chance(way, event):
    """CHANCE-1"""
    table = Table().load(0, "R1").give(0, "move_3_4")
    table.s.token[0], table.s.token[1] = 2, 3
    table.s.family[1] = 12
    table.ready().play(*way)
    assert table.to_act == CHANCE
    assert table.decision == event


def test_the_36_rolls_are_equally_likely():
    """CHANCE-1"""
    table = Table().go(8).play("act")
    assert table.legal == {f"roll {a} {b}" for a in range(1, 7) for b in range(1, 7)}
    assert set(weights(table)) == {1}


def test_a_card_is_drawn_as_often_as_the_deck_has_copies():
    """CHANCE-1, INFO-3: all copies, less those in hands and on the pile."""
    table = Table().give(1, "one_good", "stay", "stay").discard("five_lira").play("move 6", "leave", "act", "from deck")
    left = deck_of("base") | {"one_good": 3, "five_lira": 3, "stay": 0}
    assert weights(table) == [copies for copies in left.values() if copies]
    assert "draw stay" not in table.legal


def test_the_demand_tiles_not_yet_seen_are_equally_likely():
    """CHANCE-1"""
    table = Table().load(0, "R1").go(11).play("act")
    assert len(table.legal) == 4
    assert set(weights(table)) == {1}


@pytest.mark.parametrize(("players", "key"), [(2, 11), (4, 12)])
def test_every_other_step_is_determined_by_the_choices(players, key):
    """CHANCE-1: the same choice in the same state leads to the same state, and chance decides nothing else."""
    one, other = Table(players), Table(players)
    for i in range(1500):
        if is_over(one.s):
            break
        if one.to_act == CHANCE:
            assert one.decision in ("roll_dice", "card_drawn", "demand_drawn")
        option = random_option(one.s, random_word(key, i))
        run(one.s, option)
        run(other.s, option)
        assert one.states.tobytes() == other.states.tobytes()
