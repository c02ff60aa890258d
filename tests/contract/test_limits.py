"""No field overflows: what may grow without end stops at the most its field holds."""

import numpy as np
import pytest

from arasta import GAMES
from arasta.core.limits import MOST_COUNTED, MOST_HELD, more_of, next_of
from arasta.core.machine import is_over
from arasta.core.stream import random_word
from tests.contract.combinations import MIXES, mix_name

DECISIONS = 600


def test_a_count_stays_at_the_most_that_its_field_holds():
    assert [more_of(MOST_HELD - 2, gained) for gained in (1, 2, 3, 25)] == [MOST_HELD - 1, *[MOST_HELD] * 3]
    assert [next_of(MOST_COUNTED - 1), next_of(MOST_COUNTED)] == [MOST_COUNTED] * 2
    for game, fields in (("istanbul", ("lira", "coffee")), ("dice", ())):
        for field in fields:
            assert np.iinfo(GAMES[game].dtype[field].base).max == MOST_HELD
        for field in ("turns", "round"):
            assert np.iinfo(GAMES[game].dtype[field].base).max == MOST_COUNTED


@pytest.mark.parametrize("mix", MIXES, ids=mix_name)
def test_a_game_goes_on_when_its_counts_have_reached_their_limits(mix):
    """WORD-3: plain runs would stop at a number too large for its field, and compiled ones would wrap around."""
    rules = mix.rules
    plain, compiled = np.zeros(1, rules.dtype), np.zeros(1, rules.dtype)
    rules.begin(plain, mix.settings)
    s = rules.open(plain)
    plain["turns"] = plain["round"] = MOST_COUNTED - 2
    for made in range(DECISIONS):
        if is_over(s):
            break
        for field in {"lira", "coffee"} & set(plain.dtype.names):
            plain[field] = MOST_HELD  # before every decision: so every gain goes beyond it
        compiled[:] = plain
        option = rules.random_option(s, random_word(9, made))
        rules.run(s, option)
        rules.step_games(compiled, np.array([option]))
        assert plain.tobytes() == compiled.tobytes()
    assert s.turns == s.round == MOST_COUNTED
