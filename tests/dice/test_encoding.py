import numpy as np
import pytest

from arasta.core.compiling import row_at
from arasta.dice.components.board import GOAL, THRESHOLD
from arasta.dice.encoding import LAYOUT
from arasta.dice.game import DiceGame
from tests.dice.dice_table import DiceTable

RULES = DiceGame()


def table(players):
    """A game at its first decision, and its record."""
    states = np.zeros(1, RULES.dtype)
    RULES.begin(states, RULES.settings(players=players))
    s = RULES.open(states)
    while RULES.to_act(s) < 0:
        RULES.step(s, RULES.legal(s)[0])
    return states, s


def told(s, seat, name):
    """A block of features as the seat is told."""
    row = np.zeros((1, LAYOUT.size), np.int8)
    LAYOUT.encode(s, seat, row_at(row, 0))
    return LAYOUT.block(row, name)[0]


def test_the_goal_is_told():
    """DEND-1, DRUBY-6"""
    for players in (2, 3, 4):
        _, s = table(players)
        assert list(told(s, 0, "table.goal")) == [GOAL[players], THRESHOLD[players]]


def test_the_price_of_the_next_ruby_is_told_with_1_added():
    """DRUBY-2: the first ruby of the right carpet costs 10 lira with four players."""
    _, s = table(4)
    assert told(s, 0, "rubies.price")[-1] == 11
    s.empty_spots[5] = 6
    assert told(s, 0, "rubies.price")[-1] == 0


def test_everybody_sees_what_a_player_owns():
    """DINFO-1"""
    states, s = table(3)
    s.owned[2, 6] = 9
    assert told(s, 1, "players.owned")[1, 6] == 9
    assert told(s, 2, "players.owned")[0, 6] == 9
    assert np.array_equal(told(s, 0, "turn.dice"), states["dice"][0])


PAYMENT = ("payment.price_goods", "payment.paid_dice", "payment.paid_tokens", "payment.paid_brown")


@pytest.mark.parametrize("choices", [["pay"], ["die red", "give brown"], ["give red", "give brown"]])
def test_nothing_is_told_of_a_price_that_is_paid(choices):
    """DPAY-8: the whole of it is paid at once, and nothing is due or laid out then."""
    table = DiceTable().dice("red", "coin").own(0, red=1, brown=2).play("token red")
    assert told(table.s, 0, "payment.price_goods") == 2
    table.play(*choices[:-1])
    assert sum(told(table.s, 0, block).sum() for block in PAYMENT[1:]) == len(choices) - 1
    table.play(choices[-1])
    assert table.decision == "action"
    assert [block for block in PAYMENT if told(table.s, 0, block).any()] == []
