from collections import Counter

import arasta
from arasta.bots.random_bot import RandomBot


def test_it_chooses_what_is_legal_by_the_view_alone():
    game = arasta.new(players=2, seed=1)
    bots = [RandomBot(1), RandomBot(2)]
    for _ in range(300):
        game.play(bots[game.to_act].choose(game.view(game.to_act)))


def test_every_choice_comes_up_about_as_often():
    bot = RandomBot(5)
    counts = Counter(bot.choose({"legal": ["move 1", "move 2", "pay"]}) for _ in range(3000))
    assert all(900 < counts[name] < 1100 for name in ("move 1", "move 2", "pay"))


def test_the_same_seed_chooses_alike_and_another_does_not():
    view = {"legal": [f"call {n}" for n in range(3, 13)]}
    one, again, other = ([bot.choose(view) for _ in range(30)] for bot in (RandomBot(1), RandomBot(1), RandomBot(2)))
    assert one == again != other
