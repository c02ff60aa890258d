"""The features of every game in every mix: what they tell, to whom, and that all ways to run agree on them."""

import json

import numpy as np
import pytest

from arasta import GAMES
from arasta.core.compiling import record_at, row_at
from arasta.core.encoding import MOST, ByRule, Numbers
from arasta.core.machine import CHANCE, NOBODY
from arasta.play.batch.batch import Batch
from tests.contract.combinations import MIXES

STEPS = 240
SAMPLES = 8  # times in those steps that everything is compared


@pytest.fixture(scope="module", params=GAMES)
def samples(request):
    """Batches of every mix at several times of random games; chance is stepped, so that its decisions are seen too."""
    rules = GAMES[request.param]
    mixes = [mix.settings for mix in MIXES if mix.rules.name == rules.name]
    batch = Batch(rules, mixes, max(len(mixes), 60), seed=5, chance="explicit")
    found = []
    for made in range(STEPS):
        batch.step(batch.random_actions(made))
        if made % (STEPS // SAMPLES) == 0:
            found.append(batch.copy())
    return found


def looking(batch, k):
    """A seat of every game, another one for each k."""
    return k % batch.states["players"].astype(np.int64)


def test_dealing_anew_what_a_seat_cannot_know_changes_no_feature(samples):
    """INFO-2, INFO-3, DINFO-3"""
    anything_differs = False
    for key, batch in enumerate(samples):
        for k in range(batch.rules.seats):
            seats = looking(batch, k)
            imagined = batch.imagine(None, seats, key)
            assert np.array_equal(imagined.encode(seats), batch.encode(seats))
            anything_differs |= imagined.states.tobytes() != batch.states.tobytes()
    assert anything_differs == (batch.rules.name == "istanbul")


def test_plain_and_compiled_features_are_equal(samples):
    """A number too large for its feature would be an error in the plain run."""
    for k, batch in enumerate(samples[::2]):
        seats = looking(batch, k)
        compiled = batch.encode(seats)
        for i in range(k, len(batch), 3):
            plain = np.zeros((1, batch.layout.size), np.int8)
            batch.layout.encode(record_at(batch.states, i), int(seats[i]), row_at(plain, 0))
            assert np.array_equal(plain[0], compiled[i])


def test_seats_are_told_from_the_one_who_looks(samples):
    for batch in samples[1::3]:
        players = batch.states["players"].astype(np.int64)
        first, second = batch.encode(0), batch.encode(1)
        for found in batch.layout.placed:
            one, other = (batch.layout.block(rows, found.block.name) for rows in (first, second))
            for i, n in enumerate(players):
                if found.block.by_seat:
                    assert np.array_equal(np.roll(one[i, :n], -1, axis=0), other[i, :n]), found.block.name
                    assert not one[i, n:].any()
                elif not found.block.own:
                    assert np.array_equal(one[i], other[i]), found.block.name


def test_numbers_are_told_as_they_are_up_to_the_documented_limit(samples):
    for batch in samples[1::3]:
        rows, players = batch.encode(0), batch.states["players"]
        for found in batch.layout.placed:
            if isinstance(found.block, Numbers):
                told = batch.layout.block(rows, found.block.name)
                there = batch.states[found.block.field].astype(np.int64)
                if found.part in ("mocha", "letters"):
                    there = there * batch.layout.block(rows, f"{found.part}.in_game").reshape(
                        -1, *[1] * (there.ndim - 1)
                    )
                if found.block.by_seat:
                    seats = np.arange(told.shape[1]) < players[:, None]
                    there = there * seats.reshape(*seats.shape, *[1] * (there.ndim - 2))
                most = MOST if found.block.most is None else found.block.most
                assert found.block.most is not None or there.max() <= MOST, found.block.name
                assert np.array_equal(told, np.minimum(there, most)), found.block.name


def test_the_decision_is_told_with_its_argument_by_its_words(samples):
    for batch in samples:
        rules, layout, rows = batch.rules, batch.layout, batch.encode(0)
        kinds = layout.by_name["decision.kind"].block.labels
        words = layout.by_name["decision.number"].block.labels
        for i in range(len(batch)):
            height = batch.states["agenda_height"][i]
            effect, player, argument = (int(number) for number in batch.states["agenda"][i, height - 1])
            assert np.flatnonzero(layout.block(rows[i], "decision.kind")) == [kinds.index(rules.effects.words[effect])]
            decides = np.flatnonzero(layout.block(rows[i], "players.decides"))
            assert list(decides) == ([player] if player >= 0 else [])
            told = dict(zip(words, layout.block(rows[i], "decision.number"), strict=True))
            for word, number in flat(rules.effects.declared[effect].named_argument(argument)).items():
                if isinstance(number, int):
                    assert told[word] == number
            assert layout.block(rows[i], "decision.to_follow").sum() == height - 1


def flat(named):
    """The numbers of an argument; those that are packed in their turn under both words."""
    found = {}
    for word, number in named.items():
        inner = flat(number) if isinstance(number, dict) else {}
        found |= {f"{word}_{name}": value for name, value in inner.items()} or {word: number}
    return found


@pytest.mark.parametrize("game", GAMES)
def test_the_layout_describes_every_feature_once(game):
    layout = GAMES[game].layout
    described = layout.describe()
    assert json.loads(json.dumps(described)) == described
    ends = [found.end for found in layout.placed]
    assert [block["first"] for block in described] == [0, *ends[:-1]]
    assert ends[-1] == layout.size == len(layout.scales)
    assert all(block["tells"] for block in described)
    for found in layout.placed:
        assert not found.block.labels or found.shape[-1] == len(found.block.labels)
        assert isinstance(found.block, ByRule) or found.block.field in GAMES[game].dtype.names
    rubies = layout.by_name["players.rubies"]
    assert layout["players.rubies"] == slice(rubies.first, rubies.end)
    with pytest.raises(KeyError, match=r"no block of features 'players\.gold'; there are decision\.kind"):
        layout["players.gold"]


def test_a_game_that_is_over_has_no_decision_to_tell(samples):
    batch = samples[-1].copy()
    batch.states["agenda_height"] = 0
    rows = batch.encode(0)
    for name in ("decision.kind", "players.decides", "decision.argument", "decision.number", "decision.to_follow"):
        assert not batch.layout.block(rows, name).any()


def test_chance_and_players_are_both_among_the_samples(samples):
    acting = {int(seat) for batch in samples for seat in batch.to_act}
    assert {CHANCE, 0, 1} <= acting
    assert NOBODY not in acting
