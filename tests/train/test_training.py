"""Training, small and on the processor.

It needs PyTorch, which `make test` does not install: with its libraries it has five gigabytes. Where
`pip install 'arasta[train]'` was run, these tests run too.
"""

import json

import numpy as np
import pytest

torch = pytest.importorskip("torch", reason="training needs PyTorch: pip install 'arasta[train]'")
pytestmark = pytest.mark.usefixtures("one_thread")

import arasta  # noqa: E402
from arasta.bots.net import Net  # noqa: E402
from arasta.envs.tensor_batch import CUT, CpuBatch  # noqa: E402
from arasta.play.games import GAMES  # noqa: E402
from arasta.train.beginning import WrongWeights, of_a_training, of_the_champion  # noqa: E402
from arasta.train.choosing import IMPOSSIBLE, Options, by_seat, from_actor, sampled  # noqa: E402
from arasta.train.iteration import Iteration  # noqa: E402
from arasta.train.matches import share_of_wins  # noqa: E402
from arasta.train.progress import Progress  # noqa: E402
from arasta.train.recipe import Recipe, mixed_settings  # noqa: E402
from arasta.train.training import Training  # noqa: E402

SMALL = Recipe(game="dice", decisions=8192, width=32, games=64, steps=16, minibatch=512, keep_at=(0.5,))


def trained(folder, recipe=SMALL):
    """A training to its end."""
    folder.mkdir(exist_ok=True)
    training = Training(recipe, folder, "cpu")
    lines = list(training.run())
    assert lines
    return training


def weights(training):
    """All of a net, to compare."""
    return torch.cat([value.flatten() for value in training.net.state_dict().values()])


def test_the_same_seed_trains_the_same_net(tmp_path):
    one, again = (trained(tmp_path / name) for name in ("one", "again"))
    assert torch.equal(weights(one), weights(again))


def test_a_training_goes_on_from_its_checkpoint(tmp_path):
    first = trained(tmp_path)
    longer = Training(Recipe(**{**vars(SMALL), "decisions": 2 * SMALL.decisions}), tmp_path, "cpu")
    longer.resume()
    assert torch.equal(weights(longer), weights(first))
    list(longer.run())
    decisions = [point["decisions"] for point in longer.curve.points()]
    assert decisions == sorted(decisions)
    assert decisions[-1] == 2 * SMALL.decisions


def test_a_training_may_be_given_seconds_instead_of_decisions(tmp_path):
    hardly = trained(tmp_path / "hardly", Recipe(**{**vars(SMALL), "seconds": 1e-6}))
    assert (hardly.iteration, hardly.done) == (1, 1)
    for_hours = Training(Recipe(**{**vars(SMALL), "decisions": 1, "seconds": 36_000.0}), tmp_path, "cpu")
    lines = for_hours.run()
    next(lines)
    assert for_hours.iteration > 1
    assert 0 < for_hours.done < 1


def test_a_training_begins_with_the_weights_of_another(tmp_path):
    first = trained(tmp_path)
    next_one = Training(SMALL, tmp_path, "cpu")
    next_one.begin_with(of_a_training(tmp_path / "dice-champion.npz", next_one.rules))
    assert torch.allclose(weights(next_one), weights(first), atol=1e-2)  # they were kept in half precision
    assert next_one.invited() is not None  # the one that it began with
    wider = Training(Recipe(**{**vars(SMALL), "width": 64}), tmp_path, "cpu")
    with pytest.raises(WrongWeights, match="another game or width than 64"):
        wider.begin_with(of_a_training(tmp_path / "dice-champion.npz", wider.rules))


def test_a_checkpoint_of_another_net_is_refused_with_what_to_do(tmp_path):
    trained(tmp_path)
    wider = Training(Recipe(**{**vars(SMALL), "width": 64}), tmp_path, "cpu")
    with pytest.raises(WrongWeights, match=r"another width or other features .* --begin-with .*dice-champion\.npz"):
        wider.resume()


@pytest.mark.parametrize("wrong", [b"", b"weights", b"PK\x03\x04", None])
def test_what_is_no_file_of_weights_is_refused(tmp_path, wrong):
    path = tmp_path / "dice-champion.npz"
    if wrong is None:
        np.savez(path, weights=np.zeros(3))
    else:
        path.write_bytes(wrong)
    with pytest.raises(WrongWeights, match="no weights that a training has left"):
        of_a_training(path, GAMES["dice"])


def test_a_training_begins_with_the_champion_and_plays_as_it_does(tmp_path):
    rules = GAMES["dice"]
    weights = of_the_champion(rules)
    training = Training(Recipe(game="dice", width=len(weights["first.bias"])), tmp_path, "cpu")
    training.begin_with(weights)
    batch = arasta.batch("dice", 64, players=4, seed=1)
    with torch.no_grad(), torch.autocast("cpu", torch.bfloat16):
        logits = training.net(torch.from_numpy(batch.observation))[0].float()
    policy = torch.softmax(logits.masked_fill(torch.from_numpy(~batch.mask), IMPOSSIBLE), 1)
    expected, _ = Net.load("dice").evaluate(batch.observation, batch.mask)
    assert torch.allclose(policy, torch.from_numpy(expected), atol=0.05)  # bfloat16 has eight bits


def test_what_is_learnt_from_wins_against_what_learnt_nothing(tmp_path):
    training = trained(tmp_path, Recipe(**{**vars(SMALL), "decisions": 30_000, "width": 64}))
    share, played = share_of_wins(training, training.net, training.new_net(), {"players": 4}, 256)
    assert played > 200
    assert share > 0.5


def test_weights_for_players_have_the_version_of_the_features(tmp_path):
    trained(tmp_path)
    with np.load(tmp_path / "dice-champion.npz") as found:
        assert str(found["version"]) == GAMES["dice"].layout.version
        assert found["first.weight"].dtype == np.float16
    assert json.loads((tmp_path / "dice.json").read_text())["learnt_from"] == SMALL.decisions


def test_a_game_that_does_not_end_is_cut_and_another_begins():
    rules = GAMES["dice"]
    games, options = CpuBatch(rules, mixed_settings(rules), 64, 1, most_rounds=3), Options(rules, "cpu")
    ended = set()
    for _ in range(400):
        rows = options.rows(torch.zeros((64, len(rules.actions))), games.effect, games.options)
        games.step(sampled(rows))
        ended |= set(games.ended.tolist())
        assert (games.batch.states["round"] <= 4).all()
    assert CUT in ended


def test_values_by_seat_and_from_the_one_who_looks_are_the_same_turned():
    values, actor, players = torch.rand((50, 5)), torch.arange(50) % 3, torch.full((50,), 3)
    values[:, 3:] = 0
    assert torch.equal(from_actor(by_seat(values, actor, players), actor, players), values)
    assert torch.equal(by_seat(values, actor, players)[range(50), actor], values[:, 0])


def test_progress_is_what_each_seat_has_whoever_looks():
    """Three extensions, three mosque tiles, six delivered or twelve other letters count as a ruby does."""
    rules = GAMES["istanbul"]
    games = CpuBatch(rules, [rules.settings(players=3, expansions="letters")], 1, 1, most_rounds=90)
    states = games.batch.states
    states["rubies"][0, :3], states["extensions"][0, :3] = (0, 2, 1), (0, 1, 3)
    states["letters"][0, 0, 7:10], states["delivered"][0, 0, 7] = 1, 1
    states["mosque_tiles"][0, 2] = 0b101  # two of them
    for seat in range(3):
        games.to_act[0] = seat
        games.observation[:] = torch.from_numpy(games.batch.encode(np.array([seat])))
        assert torch.allclose(Progress(rules, "cpu").of(games)[0, :3], torch.tensor([5 / 12, 2 + 1 / 3, 1 + 1 + 2 / 3]))


def test_of_a_game_with_guests_only_the_own_decisions_are_learnt_from(tmp_path):
    training = Training(SMALL, tmp_path, "cpu")
    rules = training.rules
    games = CpuBatch(rules, mixed_settings(rules), SMALL.games, 1, SMALL.most_rounds)
    played = Iteration(SMALL, games, training.options)
    played.play(training.net, training.new_net(), 0.0)
    learns, to_act, players = (played.numbers[word].long() for word in ("learns", "to_act", "players"))
    with_guests = torch.arange(SMALL.games) < SMALL.guests * SMALL.games
    own = to_act == torch.arange(SMALL.games) % players
    assert torch.equal(learns == 1, own | ~with_guests)
    assert 0 < (learns == 0).sum() < with_guests.sum() * SMALL.steps
