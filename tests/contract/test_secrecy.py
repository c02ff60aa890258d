"""Nobody can see what they may not (clauses INFO-1 to INFO-6)."""

import numpy as np
import pytest

from arasta.core.machine import CHANCE, is_over, to_act
from arasta.core.stream import random_word
from arasta.play.narration import narrate
from arasta.rules.engine import begin, random_option, step
from arasta.rules.istanbul import Istanbul
from arasta.rules.observe import SPECTATOR, imagine, observe
from arasta.rules.state import PlainState, new_states
from arasta.rules.view import view
from tests.contract.combinations import MIXES, mix_name

RULES = Istanbul()


def states_of_a_random_game(options, key, every, limit=2500):
    """Some states along a random game."""
    states = new_states(1)
    s = PlainState(states)
    begin(s, *options.setup)
    for made in range(limit):
        if is_over(s):
            break
        if made % every == 0:
            yield states.copy()
        step(s, random_option(s, random_word(key, made)))


@pytest.mark.parametrize("options", MIXES, ids=mix_name)
def test_dealing_anew_what_a_seat_cannot_see_changes_no_byte_of_its_view(options):
    """INFO-2, INFO-3"""
    hands_differ = False
    for i, states in enumerate(states_of_a_random_game(options, 3, every=101)):
        for seat in (SPECTATOR, *range(options.players)):
            imagined = states.copy()
            imagine(PlainState(imagined), seat, 1000 + i)
            assert observe(imagined, 0, seat).tobytes() == observe(states, 0, seat).tobytes()
            assert view(observe(imagined, 0, seat)) == view(observe(states, 0, seat))
            hands_differ |= bool((imagined["hand"] != states["hand"]).any())
    assert hands_differ


def test_the_log_of_a_draw_is_the_same_whatever_others_draw():
    """INFO-2, INFO-6"""
    compared = 0
    for states in states_of_a_random_game(MIXES[0], 5, every=1, limit=400):
        s = PlainState(states)
        if to_act(s) != CHANCE or RULES.decision(s) != "card_drawn":
            continue
        receiver = RULES.subject(s)
        told = {seat: set() for seat in (None, 0, 1)}
        for action in RULES.legal(s):
            after = states.copy()
            RULES.step(PlainState(after), action)
            for seat in told:
                told[seat].add(tuple(narrate(RULES, states, action, after, seat)))
        for seat, lines in told.items():
            assert len(lines) == (len(RULES.legal(s)) if seat == receiver else 1)
        compared += 1
    assert compared > 5


def test_an_imagined_game_keeps_what_the_seat_holds_and_every_count():
    """INFO-1, INFO-2"""
    for states in states_of_a_random_game(MIXES[-1], 9, every=50):
        imagined = states.copy()
        imagine(PlainState(imagined), 1, 77)
        assert (imagined["hand"][0, 1] == states["hand"][0, 1]).all()
        assert (imagined["hand"].sum(axis=2) == imagined["cards"]).all()
        assert np.array_equal(
            imagined["deck"] + imagined["hand"].sum(axis=1), states["deck"] + states["hand"].sum(axis=1)
        )
