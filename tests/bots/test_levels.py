"""Levels for people: what they do not see, and that they do not blunder."""

import numpy as np
import pytest

import arasta
from arasta.bots.champion import Champion
from arasta.bots.levels import Beginner, Easy, Hard, Normal, unseen_features
from arasta.bots.net import Net
from tests.bots.test_net import in_the_middle

GAMES = pytest.mark.parametrize("game", arasta.GAMES)
INATTENTIVE = pytest.mark.parametrize("level", [Normal, Easy, Beginner])


@GAMES
@INATTENTIVE
def test_what_a_level_does_not_see_changes_nothing(game, level):
    batch = in_the_middle(game, n=40)
    other = batch.observation.copy()
    other[:, level(game, 1).unseen] += 1
    chosen = [level(game, 1).chosen(rows, batch.mask, batch.states["round"]) for rows in (batch.observation, other)]
    assert (chosen[0] == chosen[1]).all()


@GAMES
def test_who_does_not_mind_others_sees_of_their_holdings_only_rubies(game):
    layout = arasta.GAMES[game].layout
    seen = np.ones(layout.size, np.bool_)
    seen[unseen_features(game, minds_others=False)] = False
    held = "players.lira" if game == "istanbul" else "players.owned"
    assert layout.block(seen, "players.rubies").all()
    assert layout.block(seen, held)[0].all()
    assert not layout.block(seen, held)[1:].any()


@GAMES
@INATTENTIVE
def test_a_level_takes_nothing_that_the_net_holds_a_blunder(game, level):
    batch, bot = in_the_middle(game, n=40), level(game, 1)
    seen = batch.observation.copy()
    seen[:, bot.unseen] = 0
    policy, _ = Net.load(game).evaluate(seen, batch.mask)
    chosen = bot.choose_many(batch)
    assert (policy[np.arange(len(batch)), chosen] >= level.least * policy.max(axis=1)).all()
    assert (chosen != policy.argmax(axis=1)).any()


@GAMES
def test_the_strongest_level_is_the_champion(game):
    batch = in_the_middle(game, n=40)
    assert (Hard(game, 1).choose_many(batch) == Champion(game, 1).choose_many(batch)).all()
