"""Learning from a search, small and on the processor. It needs PyTorch, as `test_training.py` does."""

import numpy as np
import pytest

torch = pytest.importorskip("torch", reason="training needs PyTorch: pip install 'arasta[train]'")
pytestmark = pytest.mark.usefixtures("one_thread")

from arasta.envs.tensor_batch import CpuBatch  # noqa: E402
from arasta.play.games import GAMES  # noqa: E402
from arasta.train.beginning import of_the_champion  # noqa: E402
from arasta.train.learning import UNLIKELY, losses  # noqa: E402
from arasta.train.matches import Yardstick  # noqa: E402
from arasta.train.recipe import Recipe, mixed_settings  # noqa: E402
from arasta.train.search import LEAST, Search  # noqa: E402
from arasta.train.training import Training  # noqa: E402

RULES = GAMES["dice"]
SMALL = Recipe(
    game="dice", decisions=1024, width=32, games=32, steps=16, epochs=0, searched=8, playouts=4, ahead=12, guests=0
)


@pytest.fixture
def training(tmp_path):
    """The dice game's champion, about to learn from a search."""
    weights = of_the_champion(RULES)
    found = Training(Recipe(**{**vars(SMALL), "width": len(weights["first.bias"])}), tmp_path, "cpu")
    found.begin_with(weights)
    return found


def searched(training, **given):
    """A search in games that have just begun."""
    games = CpuBatch(RULES, mixed_settings(RULES), SMALL.games, 1, SMALL.most_rounds)
    return Search(Recipe(**{**vars(training.recipe), **given}), training.options, games, training.apprentice())


def part_of(training, search):
    """What is learnt from it, all in one."""
    with torch.autocast("cpu", torch.bfloat16):
        return search.part(training.net)


def test_of_each_position_the_best_option_and_others_that_are_not_ruled_out_are_tried(training):
    search = searched(training)
    part = part_of(training, search)
    legal = (part.options[:, 0] >> part.option) & 1
    assert legal.all()
    log_p, counts = part.log_p.view(-1, SMALL.tried), part.learns.view(-1, SMALL.tried) == 1
    assert counts[:, 0].all()
    assert (log_p[:, :1] >= log_p).all()
    assert counts[:, 1:].any()
    assert (log_p[counts] > (log_p[:, :1] + np.log(LEAST)).expand_as(log_p)[counts]).all()
    options = part.option.view(-1, SMALL.tried)
    assert all(len(set(row[own].tolist())) == own.sum() for row, own in zip(options, counts, strict=True))


def test_a_search_leaves_the_games_as_they_are(training):
    search = searched(training)
    before = search.roots.batch.states.copy()
    part_of(training, search)
    assert (search.roots.batch.states == before).all()


def test_a_game_that_ends_while_it_is_played_on_is_worth_what_it_brought(training):
    search = searched(training, ahead=600, searched=2, playouts=2)
    with torch.no_grad(), torch.autocast("cpu", torch.bfloat16):
        logits = torch.zeros((SMALL.games, len(RULES.actions)))
        legal = search.choosing.rows(logits, search.roots.effect, search.roots.options).argmax(1, keepdim=True)
        worth = search.worth(training.net, torch.arange(2), legal[:2].expand(2, SMALL.tried))
    assert torch.allclose(worth.sum(2), torch.ones(2, 3))
    assert torch.allclose((worth * 12).round(), worth * 12, atol=1e-4)  # two games, each shared by at most three


def test_gains_are_above_what_the_policy_expects_of_the_options_tried(training):
    part = part_of(training, searched(training))
    log_p, counts = part.log_p.view(-1, SMALL.tried), part.learns.view(-1, SMALL.tried) == 1
    weights = torch.softmax(log_p.masked_fill(~counts, -1e9), 1)
    assert torch.allclose((weights * part.gain.view(-1, SMALL.tried)).sum(1), torch.zeros(len(log_p)), atol=1e-4)
    assert part.gain.abs().max() > 0.1


def gradient(training, found):
    """Of all weights, in one row."""
    return torch.cat([each.flatten() for each in torch.autograd.grad(found, training.net.policy.parameters())])


def push_of(training, part):
    """How the likelihood of the options tried changes by a step on this part."""
    with torch.autocast("cpu", torch.bfloat16):
        found = losses(training.net, training.options, part, 0.2).policy
        rows = training.options.rows(training.net(part.rows)[0], part.effect, part.options)
    likelier = torch.log_softmax(rows, 1).gather(1, part.option[:, None]).mean()
    return -(gradient(training, found) @ gradient(training, likelier)).item()


def test_what_turned_out_well_becomes_likelier_and_what_is_next_to_impossible_no_less_likely(training):
    """Else options that are never good would be pushed down for ever, and the net would be worn by it."""
    part = part_of(training, searched(training))
    ones = torch.ones_like(part.gain)
    part = part._replace(learns=ones, gain=ones)
    assert push_of(training, part) > 0
    assert push_of(training, part._replace(gain=-ones)) < 0
    impossible = torch.full_like(part.log_p, float(np.log(UNLIKELY / 2)))
    assert push_of(training, part._replace(gain=-ones, log_p=impossible)) == 0


def test_the_same_seed_learns_the_same_from_a_search(tmp_path):
    found = []
    for name in ("one", "again"):
        (tmp_path / name).mkdir()
        training = Training(Recipe(**{**vars(SMALL), "decisions": 2048}), tmp_path / name, "cpu")
        begun = torch.cat([value.flatten() for value in training.net.parameters()]).clone()
        assert list(training.run())
        found.append(torch.cat([value.flatten() for value in training.net.parameters()]))
        assert not torch.equal(begun, found[-1])
    assert torch.equal(*found)


def test_the_yardstick_keeps_the_net_whose_worst_mode_is_best(training):
    yardstick = Yardstick(training, [{}], 32)
    line = yardstick.measure()
    assert "base" in line
    best = training.folder / "dice-best.npz"
    kept = best.read_bytes()
    assert yardstick.curve.points()[-1]["base"] == pytest.approx(yardstick.best, abs=1e-4)
    with torch.no_grad():
        for value in training.net.parameters():
            value.zero_()  # one that knows nothing
    yardstick.measure()
    assert best.read_bytes() == kept
    yardstick.draw()
    assert (training.folder / "dice-yardstick.svg").exists()
