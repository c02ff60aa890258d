from collections import Counter

import numpy as np

import arasta
from arasta.bots.position import Position
from arasta.bots.random_bot import RandomBot


def test_it_chooses_what_is_legal():
    game = arasta.new(players=2, seed=1)
    bots = [RandomBot("istanbul", 1), RandomBot("istanbul", 2)]
    for step in range(300):
        game.play(bots[game.to_act].choose(Position.of(game, step)))


def test_every_choice_comes_up_about_as_often():
    bot, here = RandomBot("istanbul", 5), Position.of(arasta.new(players=2, seed=1), 1)
    counts = Counter(bot.choose(here) for _ in range(1000 * len(here.legal)))
    assert all(850 < counts[name] < 1150 for name in here.legal)


def test_the_same_seed_chooses_alike_and_another_does_not():
    here = Position.of(arasta.new(players=2, seed=1), 1)
    one, again, other = ([bot.choose(here) for _ in range(30)] for bot in (RandomBot("istanbul", s) for s in (1, 1, 2)))
    assert one == again != other


def test_many_games_at_once_are_played_by_legal_choices():
    batch, bot = arasta.batch("dice", 50, players=3, seed=1), RandomBot("dice", 1)
    for _ in range(30):
        batch.step(bot.choose_many(batch))
    assert len(np.unique(batch.observation, axis=0)) == 50
