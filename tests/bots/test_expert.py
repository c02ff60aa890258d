"""The expert: what it searches, and that it is right where the net is not."""

import numpy as np
import pytest

import arasta
from arasta.bots.expert import LONGEST, Expert
from arasta.bots.net import Net
from arasta.bots.playouts import NO_OPTION, played_on
from arasta.bots.position import Position
from arasta.bots.search import MOST_OPTIONS, PLAUSIBLE, Question, plausible, search

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
def test_the_same_option_is_worth_the_same_in_every_column(game):
    """All options see the same imagined games, chance and moods: only the option makes a difference."""
    roots, options = in_doubt(game)
    games = np.repeat(np.arange(len(roots)), 5)
    table = np.array([[options[i][0], options[i][0], options[i][1]] for i in games])
    values = played_on(Net.load(game), roots, games, table, np.random.default_rng(1), never)
    assert (values[:, 0] == values[:, 1]).all()
    assert (values[:, 0] != values[:, 2]).any()
    assert len(set(values[:, 0])) > 1  # no two imagined games are alike


@GAMES
def test_where_there_is_no_option_nothing_is_played(game):
    roots, options = in_doubt(game, n=2)
    games, table = np.repeat([0, 1], 30), np.array([[options[0][0], NO_OPTION], [options[1][0], options[1][1]]])
    values = played_on(Net.load(game), roots, games, table[games], np.random.default_rng(1), never)
    assert (values[games == 0, 1] == 0).all()
    assert (values[games == 1].sum(axis=0) > 0).all()


@GAMES
def test_a_search_keeps_what_is_worth_most_when_played_on(game):
    """With other imagined games than those that say here what is worth most."""
    roots, options = in_doubt(game, n=3)
    net, pairs = Net.load(game), [each[:2] for each in options]
    games = np.repeat(np.arange(3), 60)
    values = played_on(net, roots, games, np.repeat(pairs, 60, axis=0), np.random.default_rng(9), never)
    worth = values.reshape(3, 60, 2).mean(axis=1)
    clearest = int(np.abs(worth[:, 0] - worth[:, 1]).argmax())
    found = search(net, roots, pairs, 60, np.random.default_rng(1), never)
    assert found[clearest] == pairs[clearest][int(worth[clearest].argmax())]


@GAMES
def test_without_time_it_plays_as_the_net_would(game):
    roots, options = in_doubt(game)
    found = search(Net.load(game), roots, options, 100, np.random.default_rng(1), at_once)
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
