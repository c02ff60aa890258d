"""The agenda: what comes last is done first."""

from types import SimpleNamespace

import numpy as np

from arasta.core.agenda import (
    FIRST_CHANCE,
    FIRST_DECISION,
    pop,
    pop_decision,
    push,
    top_argument,
    top_effect,
    top_player,
)
from arasta.core.machine import CHANCE, NOBODY, to_act


def agenda():
    return SimpleNamespace(agenda=np.zeros((4, 3), np.int16), agenda_height=0)


def top(s):
    return top_effect(s), top_player(s), top_argument(s)


def test_what_is_pushed_last_is_on_top():
    s = agenda()
    push(s, 5, 1, 2)
    push(s, 6, 3, 4)
    assert top(s) == (6, 3, 4)
    pop(s)
    assert (top(s), s.agenda_height) == ((5, 1, 2), 1)


def test_of_a_decision_that_is_made_the_argument_leaves_no_trace():
    """In which order the things of a set were chosen is forgotten; what stands below is as it was."""
    s = agenda()
    push(s, 5, 1, 2)
    push(s, 6, 3, 4)
    pop_decision(s)
    assert (top(s), s.agenda_height) == ((5, 1, 2), 1)
    assert s.agenda[1].tolist() == [6, 3, 0]


def test_chance_and_nobody_are_told_from_the_seats_by_numbers_that_stay():
    """Programs that step batches compare with them."""
    s = agenda()
    assert to_act(s) == NOBODY == -2
    push(s, FIRST_DECISION, 1, 0)
    assert to_act(s) == 1
    push(s, FIRST_CHANCE, 1, 0)
    assert to_act(s) == CHANCE == -1
