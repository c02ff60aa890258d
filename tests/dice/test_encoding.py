import numpy as np

from arasta.core.compiling import row_at
from arasta.dice.components.board import GOAL, THRESHOLD
from arasta.dice.encoding import LAYOUT
from arasta.dice.game import DiceGame

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
    return LAYOUT.block(row[0], name)


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
