import pytest

import arasta
from arasta.play.batch.single import OneGame


@pytest.mark.parametrize("game", arasta.GAMES)
def test_it_plays_as_a_batch_of_one_steps(game):
    rules = arasta.GAMES[game]
    one, batch = OneGame(rules, rules.settings(players=3), seed=5), arasta.batch(game, 1, players=3, seed=5)
    for seed in (5, 6):
        one.reset(seed)
        batch.reset(seed)
        for key in range(300):
            action = int(batch.random_actions(key)[0])
            one.play(action)
            batch.step([action])
            for name in ("states", "to_act", "mask", "observation", "reward", "done", "ranks"):
                assert getattr(one, name).tobytes() == getattr(batch, name).tobytes(), name


def test_an_illegal_action_is_refused_and_changes_nothing():
    rules = arasta.GAMES["istanbul"]
    one = OneGame(rules, rules.settings(players=2, layout="short"), seed=1)
    before = one.states.tobytes()
    with pytest.raises(arasta.IllegalAction, match="“move 7” is not legal; legal are"):
        one.play(rules.ids["move 7"])
    with pytest.raises(arasta.IllegalAction, match="“action -1” is not legal"):
        one.play(-1)
    assert one.states.tobytes() == before
