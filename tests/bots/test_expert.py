"""The expert: what it searches, and that it is right where the net is not."""

import os
import subprocess
import sys

import numpy as np
import pytest

import arasta
from arasta.bots.expert import LONGEST, Clock, Expert
from arasta.bots.net import Net
from arasta.bots.playouts import Nets, values, worth_of
from arasta.bots.position import Position
from arasta.bots.search import MOST_OPTIONS, PLAUSIBLE, Question, plausible, search
from arasta.bots.warm_up import get_ready, is_ready
from arasta.core.compiling import MODE

ROUNDING = 1e-6  # the last digits of a sum depend on how many rows a processor multiplies at once

GAMES = pytest.mark.parametrize("game", arasta.GAMES)


def at_once():
    """It is late already."""
    return True


def never():
    """There is all the time in the world."""
    return False


def in_doubt(game, n=4):
    """Games at decisions in which the net holds several options plausible, and those options."""
    batch, net = arasta.batch(game, 60, players=3, seed=3, auto_reset=False), Net.load(game)
    for step in range(30):
        options = plausible(net, batch)
        batch.step([found[step % len(found)] for found in options])
    options = plausible(net, batch)
    games = [i for i, found in enumerate(options) if len(found) > 1][:n]
    return batch.imagine(games, batch.to_act[games], 1), [options[i] for i in games]


@GAMES
def test_what_is_plausible_is_what_the_net_may_choose_its_best_first(game):
    batch = arasta.batch(game, 50, players=3, seed=1)
    policy = Net.load(game).evaluate(batch.observation, batch.mask)[0]
    for found, row in zip(plausible(Net.load(game), batch), policy, strict=True):
        assert found[0] == row.argmax()
        assert len(found) == min((row >= PLAUSIBLE).sum(), MOST_OPTIONS)
        assert list(row[found]) == sorted(row[found], reverse=True)


def test_a_stage_may_be_dealt_in_parts():
    """The clock is looked at in between; what is kept in the end is the same."""
    values = np.random.default_rng(1).random((300, 5))
    kept = []
    for most in (8, 300):
        question, used = Question(0, [10, 11, 12, 13, 14], 300), 0
        while question.is_open:
            deals = min(question.deals, most)
            question.learn(values[used : used + deals, question.options - 10])
            used += deals
        kept.append((list(question.options), used))
    assert kept[0] == kept[1]


def test_the_clock_says_when_another_round_might_end_too_late(monkeypatch):
    now = iter([10.0, 10.0, 10.2, 10.4, 10.7])
    monkeypatch.setattr("arasta.bots.expert.perf_counter", lambda: next(now))
    clock = Clock(end=11)
    assert [clock.is_late() for _ in range(4)] == [False, False, False, True]


def test_better_halves_are_tried_more_often_until_one_is_left():
    question, tried = Question(0, [10, 11, 12, 13, 14], 300), []
    while question.is_open:
        tried.append((len(question.options), question.deals))
        question.learn(np.tile(question.options * 0.01, (question.deals, 1)))
    assert [options for options, _ in tried] == [5, 3, 2]
    assert [deals for _, deals in tried] == sorted(deals for _, deals in tried)
    assert 250 < sum(options * deals for options, deals in tried) <= 300
    assert list(question.options) == [14]


@GAMES
def test_the_same_option_is_worth_the_same_every_time(game):
    """All options see the same imagined games, chance and moods: only the option makes a difference."""
    roots, options = in_doubt(game)
    games = np.repeat(np.arange(len(roots)), 5)
    tried = [[options[i][0], options[i][0], options[i][1]] for i in games]
    values = worth_of(Nets.load(game), roots, games, tried, np.random.default_rng(1)).reshape(-1, 3)
    assert values[:, 0] == pytest.approx(values[:, 1], abs=ROUNDING)
    assert values[:, 0] != pytest.approx(values[:, 2], abs=ROUNDING)
    assert len(set(values[:, 0])) > 1  # no two imagined games are alike


@GAMES
def test_games_may_have_different_numbers_of_options(game):
    roots, options = in_doubt(game, n=2)
    nets, games = Nets.load(game), np.repeat([0, 1], 5)
    tried = [options[i][: i + 1] for i in games]
    both = worth_of(nets, roots, games, tried, np.random.default_rng(1))
    first = worth_of(nets, roots, games, [each[:1] for each in tried], np.random.default_rng(1))
    assert len(both) == 5 + 10
    assert both[:5] == pytest.approx(first[:5], abs=ROUNDING)
    assert both[5::2] == pytest.approx(first[5:], abs=ROUNDING)


@GAMES
def test_a_game_that_has_ended_is_worth_what_it_has_brought(game):
    batch = arasta.batch(game, 30, players=2, seed=3, auto_reset=False)
    while (batch.done == 0).any():
        ended = batch.done.copy()
        batch.step(batch.random_actions(int(batch.states["turns"].max())))
        if (new := (batch.done != 0) & ~ended).any():
            break
    found = [values(Net.load(game), batch, np.full(30, seat)) for seat in range(2)]
    assert {0.0, 1.0} >= {float(each[i]) for each in found for i in np.flatnonzero(new)}
    assert all(found[0][i] + found[1][i] == 1 for i in np.flatnonzero(new))
    assert len({float(found[0][i]) for i in np.flatnonzero(batch.done == 0)}) > 2


@GAMES
def test_a_search_keeps_what_is_worth_most_when_played_on(game):
    """With other imagined games than those that say here what is worth most."""
    roots, options = in_doubt(game, n=12)
    nets, pairs, games = Nets.load(game), [each[:2] for each in options], np.repeat(np.arange(len(roots)), 100)
    worth = worth_of(nets, roots, games, [pairs[i] for i in games], np.random.default_rng(9)).reshape(-1, 100, 2)
    better = worth[:, :, 0] - worth[:, :, 1]
    clearest = int(np.abs(better.mean(axis=1) / (better.std(axis=1) + 1e-9)).argmax())
    found = search(nets, roots, pairs, 200, np.random.default_rng(1), never)
    assert found[clearest] == pairs[clearest][0 if better[clearest].mean() > 0 else 1]


@GAMES
def test_without_time_it_plays_as_the_net_would(game):
    roots, options = in_doubt(game)
    found = search(Nets.load(game), roots, options, 100, np.random.default_rng(1), at_once)
    assert list(found) == [each[0] for each in options]


@GAMES
def test_counted_playouts_choose_alike(game):
    roots, _ = in_doubt(game)
    one, again = (Expert(game, 5, playouts=24).choose_many(roots) for _ in range(2))
    assert (one == again).all()
    assert roots.mask[np.arange(len(roots)), one].all()


def test_it_plays_a_game_by_the_clock():
    game, expert = arasta.new("dice", players=2, seed=2), Expert("dice", 1, seconds=0.01)
    while not game.over:
        game.play(expert.choose(Position.of(game, game.step)))
    assert game.result


def test_time_that_clear_decisions_do_not_need_is_saved_but_not_without_end():
    batch, expert = arasta.batch("istanbul", 60, players=2, seed=1), Expert("istanbul", 1, seconds=1000)
    games = [i for i, found in enumerate(plausible(expert.net, batch)) if len(found) == 1]
    assert games
    clear = batch.imagine(games, batch.to_act[games], 1)
    for times in (1, 2, 3, 4, 5, 6):
        expert.choose_many(clear)
        assert expert.saved == min(times, LONGEST) * expert.seconds * len(clear)


BEFORE_ANYTHING_IS_COMPILED = """
import os, sys
import arasta
from arasta.bots.champion import Champion
from arasta.bots.expert import Expert
from arasta.bots.warm_up import is_ready
from arasta.bots.position import Position

game = arasta.new("dice", players=2, seed=2)
while len(game.legal) < 3:
    game.play(game.legal[0])
position = Position.of(game, 1)
assert Expert("dice", 1).choose(position) == Champion("dice", 1).choose(position)
assert not is_ready(game.rules)
print("answered")
sys.stdout.flush()
os._exit(0)
"""


@pytest.mark.skipif(MODE == "plain", reason="nothing is compiled")
def test_nobody_waits_until_the_rules_are_compiled(tmp_path):
    """At a table on a new machine it plays as the champion at first."""
    environment = os.environ | {"ARASTA_CACHE": str(tmp_path)}
    command = [sys.executable, "-c", BEFORE_ANYTHING_IS_COMPILED]
    done = subprocess.run(command, env=environment, capture_output=True, text=True)
    assert done.stdout == "answered\n", done.stderr


@GAMES
def test_what_got_ready_looks_ahead_at_once(game):
    get_ready(arasta.GAMES[game])
    assert is_ready(arasta.GAMES[game])
