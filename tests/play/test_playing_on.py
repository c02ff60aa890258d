"""Playing on by a small net: the same lines plain and compiled, the same chance for all lines of a game."""

import numpy as np
import pytest

import arasta
from arasta.bots.knowledge import Knowledge
from arasta.bots.net import Net, layers_of, small_net
from arasta.bots.net_file import APPRENTICE, write_layers
from arasta.core.compiling import record_at
from arasta.core.options import options_in
from arasta.core.playing_on import drawer, player_on, think
from arasta.core.stream import first_key
from arasta.play.batch.batch import PLAYERS, played_on
from arasta.play.batch.rollout import room_for
from tests.bots.test_net import in_the_middle, small_weights

WAYS = [("istanbul", {"players": 5, "expansions": ("mocha", "letters")}), ("istanbul", {}), ("dice", {})]
EACH_WAY = pytest.mark.parametrize(("game", "settings"), WAYS)
MOODS = 400


@pytest.fixture
def nets(game, tmp_path):
    """The same random weights as a net of the bots, and as compiled code reads them."""
    weights = small_weights(game, width=16)
    for name in (game, f"{game}-{APPRENTICE}"):
        write_layers(tmp_path, name, Knowledge.of(arasta.GAMES[game]), layers_of(weights))
    return Net.load(game, tmp_path), small_net(game, tmp_path)


def first_actions(batch):
    """A legal action of each game."""
    return batch.mask.argmax(axis=1)


def a_round_later(batch):
    """For each game the number of its turns when everybody has had one more."""
    return batch.states["turns"] + batch.states["players"].astype(np.int64)


@EACH_WAY
def test_lines_are_the_same_plain_and_compiled(game, settings, nets):
    batch, net = in_the_middle(game, n=3, **settings), nets[1]
    batch.auto_reset = False
    games, until = np.arange(len(batch)), a_round_later(batch)
    compiled = played_on(batch, games, first_actions(batch), until, net, 5)

    rules, plain = batch.rules, batch.copy()
    play_on = player_on(rules.playout.go_on, rules.layout.encode, rules.vocabulary.by_option)
    plain._take_down(first_actions(plain), False)
    states, courses, moods = plain.states, plain._games.courses, PLAYERS | first_key(5)
    keys = games + batch._stream, games + moods
    play_on(rules.go_on_at, states, courses, *keys, until, net, room_for(rules, net), batch.features)
    assert states.tobytes() == compiled.states.tobytes()
    assert (compiled.states["turns"] > batch.states["turns"]).any()


@EACH_WAY
def test_a_small_net_chooses_as_likely_as_the_net_of_the_same_weights(game, settings, nets):
    net, small = nets
    batch = in_the_middle(game, n=4, **settings)
    drawn, room = drawer(batch.rules.vocabulary.by_option), room_for(batch.rules, small)
    policy, _ = net.evaluate(batch.observation, batch.mask)
    for i in range(len(batch)):
        s = record_at(batch.states, i)
        room.row[: batch.layout.size] = batch.observation[i]
        think(small, room, batch.features)
        assert not room.row.any()
        chosen = [drawn(s, small, room, (k + 0.5) / MOODS) for k in range(MOODS)]
        actions = batch.rules.vocabulary.by_option[batch.effect[i], options_in(s)]
        shares = [chosen.count(option) / MOODS for option in options_in(s)]
        assert np.allclose(shares, policy[i, actions], atol=2 / MOODS)


@EACH_WAY
def test_lines_of_a_game_meet_the_same_chance_and_the_same_moods(game, settings, nets):
    batch = in_the_middle(game, n=6, **settings)
    twice, actions, until = np.repeat(np.arange(6), 2), first_actions(batch), a_round_later(batch)
    lines = played_on(batch, twice, actions[twice], until[twice], nets[1], 5)
    assert (lines.states[0::2] == lines.states[1::2]).all()
    other = played_on(batch, twice, actions[twice], until[twice], small_net(game), 6)
    again = played_on(batch, twice, actions[twice], until[twice], small_net(game), 7)
    assert (other.states != again.states).any()


@EACH_WAY
def test_a_line_ends_when_its_turns_are_over_or_its_game_is(game, settings, nets):
    batch = in_the_middle(game, n=30, **settings)
    before, until = batch.states.tobytes(), a_round_later(batch)
    lines = played_on(batch, np.arange(30), first_actions(batch), until, nets[1], 5)
    assert ((lines.states["turns"] == until) | (lines.done != 0)).all()
    assert batch.states.tobytes() == before
    assert (lines.mask.any(axis=1) == (lines.done == 0)).all()


@pytest.mark.parametrize("game", arasta.GAMES)
def test_the_number_of_threads_changes_nothing(game, nets):
    found = []
    for threads in (1, 3):
        batch = in_the_middle(game, n=20, threads=threads)
        until = a_round_later(batch)
        found.append(played_on(batch, np.arange(20), first_actions(batch), until, nets[1], 5).states.tobytes())
    assert found[0] == found[1]
