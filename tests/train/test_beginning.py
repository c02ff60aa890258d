"""The weights that a training begins with, of nets that know less than there is today; PyTorch is not needed for it."""

import numpy as np
import pytest

from arasta.bots.knowledge import Knowledge
from arasta.bots.net import Net, layers_of
from arasta.bots.net_file import FOLDER, NoNet, read_arrays, write_arrays
from arasta.play.games import GAMES
from arasta.train.beginning import of_a_training, of_the_champion
from tests.bots.test_net import small_weights
from tests.bots.test_widening import LETTERS, RULES, narrower


def test_a_training_begins_with_a_champion_that_has_not_seen_all(tmp_path):
    write_arrays(tmp_path, "istanbul", narrower(read_arrays(FOLDER, "istanbul"), LETTERS))
    weights = of_the_champion(RULES, tmp_path)
    assert weights["first.weight"].shape == (1024, RULES.layout.size)
    found, net = layers_of(weights), Net.load("istanbul", tmp_path)
    assert np.allclose(found["first"][0], net.first, rtol=1e-5)
    assert np.array_equal(found["policy"][0], net.policy)


@pytest.mark.parametrize("with_all_it_knows", [True, False])
def test_a_training_begins_with_the_net_of_another_one_before_an_action_was_there(tmp_path, with_all_it_knows):
    rules, weights = GAMES["dice"], small_weights("dice")
    known, before = Knowledge.of(rules), len(rules.actions) - 1
    fewer = {word: weights[word][:before] for word in ("policy.weight", "policy.bias")}
    kept = known._replace(actions=known.actions[:before]).arrays() if with_all_it_knows else {"version": known.version}
    np.savez(tmp_path / "dice-champion.npz", **{**weights, **fewer, **kept})
    found = of_a_training(tmp_path / "dice-champion.npz", rules)
    assert found["policy.weight"].shape == weights["policy.weight"].shape
    assert np.array_equal(found["policy.weight"][:before], fewer["policy.weight"])
    for word in ("first.weight", "value.weight", "scales"):
        assert np.allclose(found[word], weights[word], rtol=1e-3)


def test_a_training_of_other_features_is_refused(tmp_path):
    np.savez(tmp_path / "dice-champion.npz", version="0-old", **small_weights("dice"))
    with pytest.raises(NoNet, match="trained with the features 0-old"):
        of_a_training(tmp_path / "dice-champion.npz", GAMES["dice"])
