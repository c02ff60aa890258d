"""Nobody can see what they may not (clauses INFO-1 to INFO-6, DINFO-1 to DINFO-3)."""

import numpy as np
import pytest

from arasta.core.machine import CHANCE, to_act
from arasta.core.protocol import SPECTATOR
from arasta.istanbul.game import Istanbul
from arasta.play.game.events import as_seen, event_of, moment
from arasta.play.game.log import narrate
from arasta.play.istanbul.presentation import PRESENTATION
from tests.contract.combinations import DICE, MIXES, copied, mix_name
from tests.contract.random_game import states_of_a_random_game

RULES = Istanbul()
GRAND_BAZAAR = [mix for mix in MIXES if mix.rules is not DICE][-1]


@pytest.mark.parametrize("mix", MIXES, ids=mix_name)
def test_dealing_anew_what_a_seat_cannot_see_changes_no_byte_of_its_view(mix):
    """INFO-2, INFO-3, DINFO-3: and in the dice game nothing is hidden from anybody."""
    anything_differs = False
    for i, states in enumerate(states_of_a_random_game(mix, 3, every=101)):
        for seat in (SPECTATOR, *range(mix.settings.players)):
            imagined = copied(states)
            mix.rules.imagine(mix.rules.open(imagined), seat, 1000 + i)
            seen = mix.rules.observe(imagined, 0, seat)
            assert seen.tobytes() == mix.rules.observe(states, 0, seat).tobytes()
            looking = None if seat == SPECTATOR else seat
            assert mix.rules.view(imagined, looking) == mix.rules.view(states, looking)
            anything_differs |= imagined.tobytes() != states.tobytes()
    assert anything_differs == (mix.rules is not DICE)


def test_the_log_of_a_draw_is_the_same_whatever_others_draw():
    """INFO-2, INFO-6"""
    compared = 0
    for states in states_of_a_random_game(MIXES[0], 5, every=1, limit=800):
        s = RULES.open(states)
        if to_act(s) != CHANCE or RULES.decision(s) != "card_drawn":
            continue
        receiver = RULES.subject(s)
        told = {seat: set() for seat in (None, 0, 1)}
        for action in RULES.legal(s):
            after = copied(states)
            RULES.step(RULES.open(after), action)
            for seat in told:
                told[seat].add(tuple(log_lines(states, action, after, seat)))
        for seat, lines in told.items():
            assert len(lines) == (len(RULES.legal(s)) if seat == receiver else 1)
        compared += 1
    assert compared > 5


def log_lines(states, action, after, seat):
    """What a seat reads about a step."""
    event = event_of(RULES, PRESENTATION, 0, states, action, moment(RULES, states), moment(RULES, after))
    return narrate(as_seen(event, RULES.seen(RULES.open(states), action, seat)), PRESENTATION).step


def test_an_imagined_game_keeps_what_the_seat_holds_and_every_count():
    """INFO-1, INFO-2"""
    for states in states_of_a_random_game(GRAND_BAZAAR, 9, every=50):
        imagined = copied(states)
        RULES.imagine(RULES.open(imagined), 1, 77)
        assert (imagined["hand"][0, 1] == states["hand"][0, 1]).all()
        assert (imagined["hand"].sum(axis=2) == imagined["cards"]).all()
        assert np.array_equal(
            imagined["deck"] + imagined["hand"].sum(axis=1), states["deck"] + states["hand"].sum(axis=1)
        )
