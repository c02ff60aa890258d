"""Teaching an apprentice, small and on the processor. It needs PyTorch, as `test_training.py` does."""

import pytest

torch = pytest.importorskip("torch", reason="teaching needs PyTorch: pip install 'arasta[train]'")
pytestmark = pytest.mark.usefixtures("one_thread")

import arasta  # noqa: E402
from arasta.bots.knowledge import Knowledge  # noqa: E402
from arasta.bots.net import layers_of, small_net  # noqa: E402
from arasta.bots.net_file import APPRENTICE, write_layers  # noqa: E402
from arasta.play.games import GAMES  # noqa: E402
from arasta.train.apprentice import Apprentice  # noqa: E402
from arasta.train.beginning import of_a_training  # noqa: E402
from arasta.train.recipe import Lessons  # noqa: E402

LESSONS = Lessons(game="dice", decisions=60_000, width=32, games=256, learning_rate=3e-3)


def taught(folder, lessons=LESSONS):
    """An apprentice after all lessons."""
    folder.mkdir(exist_ok=True)
    apprentice = Apprentice(lessons, folder, "cpu")
    assert list(apprentice.learn())
    return apprentice


def test_an_apprentice_comes_to_choose_as_the_champion_does(tmp_path):
    points = taught(tmp_path).curve.points()
    assert points[-1]["apart"] < 0.75 * points[0]["apart"]
    assert points[-1]["agrees"] > points[0]["agrees"] + 0.1
    assert points[-1]["decisions"] >= LESSONS.decisions


def test_the_same_seed_teaches_the_same_apprentice(tmp_path):
    one, again = (taught(tmp_path / name, Lessons("dice", 2000, width=32, games=64)) for name in ("one", "again"))
    for value, same in zip(one.net.state_dict().values(), again.net.state_dict().values(), strict=True):
        assert torch.equal(value, same)


def test_what_it_leaves_is_read_as_a_small_net(tmp_path):
    taught(tmp_path, Lessons("dice", 2000, width=32, games=64))
    rules = GAMES["dice"]
    weights = of_a_training(tmp_path / f"dice-{APPRENTICE}.npz", rules)
    write_layers(tmp_path, f"dice-{APPRENTICE}", Knowledge.of(rules), layers_of(weights))
    found = small_net("dice", tmp_path)
    assert found.first.shape == (rules.layout.size, 32)
    assert found.inner.shape == (2, 32, 32)
    assert found.policy.shape == (len(arasta.GAMES["dice"].actions), 32)
