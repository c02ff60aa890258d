"""The champion and its levels: what they choose, and that each is stronger than the next."""

import subprocess
import sys

import numpy as np
import pytest

import arasta
from arasta.bots.champion import PATIENCE
from arasta.bots.levels import Easy, Normal
from arasta.bots.net import Net
from arasta.bots.position import Position
from arasta.bots.registry import make

GAMES = pytest.mark.parametrize("game", arasta.GAMES)
MODES = pytest.mark.parametrize(
    ("game", "expansions"), [("istanbul", ()), ("istanbul", ("mocha", "letters")), ("dice", None)]
)


def share_of_wins(one, others, n, game, **settings):
    """How often one bot wins against others in all other seats, every seat in turn."""
    batch = arasta.batch(game, n, seed=4, auto_reset=False, **settings)
    seats = np.arange(n) % settings["players"]
    wins, step = np.zeros(n), 0
    while (batch.to_act >= 0).any():
        actions = np.zeros(n, np.int64)
        for bot, is_own in ((one, True), (others, False)):
            if len(games := np.flatnonzero((batch.to_act >= 0) & ((batch.to_act == seats) == is_own))):
                actions[games] = bot.choose_many(batch.imagine(games, batch.to_act[games], step))
        batch.step(actions)
        wins = np.maximum(wins, batch.reward[np.arange(n), seats])
        step += 1
    return wins.mean()


@GAMES
def test_it_takes_what_the_net_holds_best_in_one_game_and_in_many(game):
    batch, champion = arasta.batch(game, 30, players=4, seed=1), make("champion", game, 1)
    for key in range(20):
        imagined = batch.imagine(None, batch.to_act, key)
        chosen = champion.choose_many(imagined)
        best = Net.load(game).evaluate(batch.observation, batch.mask)[0].argmax(axis=1)
        assert (chosen == best).all()
        here = Position(batch.rules, imagined.states[:1].copy(), int(batch.to_act[0]))
        assert champion.choose(here) == batch.rules.actions[chosen[0]].name
        batch.step(chosen)


@MODES
def test_it_beats_random_play_always(game, expansions):
    settings = {"players": 2} if expansions is None else {"players": 2, "expansions": expansions}
    assert share_of_wins(make("champion", game, 1), make("random", game, 2), 10, game, **settings) == 1


@pytest.mark.parametrize(("one", "others"), [("hard", "normal"), ("normal", "easy")])
def test_a_level_is_stronger_than_the_one_below(one, others):
    """Half of all games are won against three; a quarter would be equal. This many games are clear of chance."""
    assert share_of_wins(make(one, "dice", 1), make(others, "dice", 2), 120, "dice", players=4) > 0.37


@GAMES
def test_the_easiest_level_still_beats_random_play(game):
    assert share_of_wins(make("easy", game, 1), make("random", game, 2), 10, game, players=2) == 1


@pytest.mark.parametrize("level", [Easy, Normal])
def test_a_level_never_chooses_what_the_net_holds_a_blunder(level):
    bot = level("dice", 1)
    policy = np.tile(np.array([0.0, level.least / 2, 0.8, level.least * 2, 0.1], np.float32), (2000, 1))
    assert set(bot.pick(policy, np.ones(2000)).tolist()) == {2, 3, 4}


def test_in_a_long_game_it_does_not_go_to_and_fro_for_ever():
    policy = np.tile(np.array([0.9, 0.1, 0.0], np.float32), (100, 1))
    champion = make("champion", "istanbul", 1)
    assert (champion.pick(policy, np.full(100, PATIENCE)) == 0).all()
    assert set(champion.pick(policy, np.full(100, PATIENCE + 1)).tolist()) == {0, 1}


def test_the_same_seed_chooses_alike_and_another_does_not():
    here = Position.of(arasta.new("dice", players=2, seed=1), 1)
    one, again, other = ([bot.choose(here) for _ in range(40)] for bot in (Easy("dice", s) for s in (1, 1, 2)))
    assert one == again != other


def test_nobody_waits_for_a_compiler_to_play_against_it():
    script = """
import arasta
from arasta.bots.position import Position
from arasta.bots.registry import make
from arasta.core.compiling import ENTRIES
game = arasta.new(players=3, seed=1)
for name in ("champion", "easy", "hard"):
    game.play(make(name, "istanbul", 1).choose(Position.of(game, 1)))
assert not any(entry.signatures for entry in ENTRIES.values())
"""
    subprocess.run([sys.executable, "-c", script], check=True)
