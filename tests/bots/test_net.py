"""The net: what it tells of a position, and files that are refused."""

import shutil

import numpy as np
import pytest
from publish_net import publish

import arasta
from arasta.bots.champion import Champion
from arasta.bots.knowledge import Knowledge
from arasta.bots.net import Net, layers_of, small_net
from arasta.bots.net_file import (
    APPRENTICE,
    FOLDER,
    SUMS,
    NoNet,
    in_bytes,
    layers_in,
    read_arrays,
    sum_of,
    sums,
    write_arrays,
    write_layers,
)
from arasta.bots.position import Position
from arasta.bots.registry import make
from arasta.bots.widening import read_net

GAMES = pytest.mark.parametrize("game", arasta.GAMES)
MOST_MEGABYTES = 12


def in_the_middle(game, n=40, steps=25, **settings):
    """Games that were played on for a while."""
    batch = arasta.batch(game, n, seed=2, **(settings or {"players": 3}))
    for step in range(steps):
        batch.step(batch.random_actions(step))
    return batch


def small_weights(game, width=4):
    """A net of random weights, as a training leaves it."""
    rules, random = arasta.GAMES[game], np.random.default_rng(1)
    inputs = {"first": rules.layout.size} | dict.fromkeys(("inner.0", "inner.1", "policy", "value"), width)
    outputs = dict.fromkeys(inputs, width) | {"policy": len(rules.actions), "value": rules.seats}
    weights = {"scales": rules.layout.scales.astype(np.float16)}
    for name in inputs:
        weights[f"{name}.weight"] = random.normal(size=(outputs[name], inputs[name])).astype(np.float16)
        weights[f"{name}.bias"] = random.normal(size=outputs[name]).astype(np.float16)
    return weights


def by_the_book(weights, observation):
    """Logits and values of a net, all features and all actions, as the training works them out."""
    full = {name: value.astype(np.float64) for name, value in weights.items()}
    x = np.maximum(observation * full["scales"] @ full["first.weight"].T + full["first.bias"], 0)
    for name in ("inner.0", "inner.1"):
        x = x + np.maximum(x @ full[f"{name}.weight"].T + full[f"{name}.bias"], 0)
    return tuple(x @ full[f"{name}.weight"].T + full[f"{name}.bias"] for name in ("policy", "value"))


@GAMES
def test_the_policy_is_a_distribution_over_the_legal_actions(game):
    batch = in_the_middle(game)
    policy, values = Net.load(game).evaluate(batch.observation, batch.mask)
    assert policy.shape == batch.mask.shape
    assert (policy[~batch.mask] == 0).all()
    assert np.allclose(policy.sum(axis=1), 1)
    assert values.shape == (len(batch), batch.rules.seats)


def between_champions(game, n=20, steps=60, **settings):
    """Games of champions among themselves; without new ones, until the first is over."""
    batch, champion = arasta.batch(game, n, seed=2, **settings), Champion(game, 1)
    for _ in range(steps):
        if (batch.to_act != arasta.NOBODY).all():
            batch.step(champion.choose_many(batch))
    return batch


@pytest.mark.parametrize("played", [in_the_middle, between_champions])
@GAMES
def test_chances_to_win_are_shared_among_those_who_play(game, played):
    seats = arasta.GAMES[game].seats
    batch = played(game, mix=[{"players": n} for n in range(2, seats + 1)])
    chances = Net.load(game).evaluate(batch.observation, batch.mask)[1]
    plays = np.arange(seats) < batch.states["players"][:, None]
    assert np.allclose(chances.sum(axis=1), 1)
    assert ((chances[plays] > 0) & (chances[plays] < 1)).all()
    assert (chances[~plays] == 0).all()  # nobody sits there


@GAMES
def test_games_that_are_over_have_chances_and_no_choice(game):
    batch = between_champions(game, n=3, steps=1000, players=2, auto_reset=False)
    over = batch.to_act == arasta.NOBODY
    assert over.any()
    policy, chances = Net.load(game).evaluate(batch.observation[over], batch.mask[over])
    assert policy.shape == batch.mask[over].shape
    assert not policy.any()
    assert np.allclose(chances[:, :2].sum(axis=1), 1)


@GAMES
def test_a_game_that_is_over_takes_nothing_from_those_that_go_on(game):
    batch, net = in_the_middle(game, n=2), Net.load(game)
    mask = batch.mask.copy()
    mask[0] = False
    policy, _ = net.evaluate(batch.observation, mask)
    assert not policy[0].any()
    assert np.allclose(policy[1], net.evaluate(batch.observation, batch.mask)[0][1])


@GAMES
def test_about_no_games_a_net_says_nothing(game):
    batch = in_the_middle(game, n=1)
    policy, chances = Net.load(game).evaluate(batch.observation[:0], batch.mask[:0])
    assert (policy.shape, chances.shape) == ((0, len(batch.rules.actions)), (0, batch.rules.seats))


@GAMES
def test_leaving_out_what_is_not_used_changes_nothing(game):
    batch, weights = in_the_middle(game), small_weights(game)
    found = Net(layers_of(weights), batch.layout).consider(batch.observation, batch.mask)
    logits, values = by_the_book(weights, batch.observation)
    likely = np.where(batch.mask, np.exp(logits - logits.max(axis=1, keepdims=True, where=batch.mask, initial=-99)), 0)
    assert np.allclose(found.policy, (likely / likely.sum(axis=1, keepdims=True))[:, found.actions], atol=1e-3)
    assert np.allclose(found.values, values.clip(0, 1), atol=1e-3)


@GAMES
def test_a_game_alone_is_valued_as_among_others(game):
    batch, net = in_the_middle(game), Net.load(game)
    together = net.evaluate(batch.observation, batch.mask)
    for i in range(0, len(batch), 9):
        alone = net.evaluate(batch.observation[i : i + 1], batch.mask[i : i + 1])
        assert all(np.allclose(one[0], many[i], atol=1e-4) for one, many in zip(alone, together, strict=True))


def test_whoever_is_about_to_win_is_held_to():
    game = arasta.new(players=2, seed=1)
    states = game.states_at(game.step)
    states["rubies"][0, 0] = states["target"][0] - 1
    here = Position(game.rules, states, game.to_act)
    values = Net.load("istanbul").evaluate(here.observation[None], here.mask[None])[1][0]
    assert values[0] > 0.9 > 0.1 > values[1]


def test_a_byte_is_worth_what_its_row_needs():
    weight = np.array([[-1.0, 0.5, 0.0], [100.0, -3.0, 7.0], [0.0, 0.0, 0.0]], np.float32)
    numbers, scale = in_bytes(weight)
    assert numbers.dtype == np.int8
    assert (np.abs(numbers * scale - weight) <= scale / 2).all()


@GAMES
def test_a_net_comes_back_from_its_file(game, tmp_path):
    layers = layers_of(small_weights(game))
    write_layers(tmp_path, game, Knowledge.of(arasta.GAMES[game]), layers)
    found = read_net(arasta.GAMES[game], game, tmp_path)
    assert set(found) == set(layers)
    for name, (weight, bias) in layers.items():
        assert np.allclose(found[name][0], weight, atol=np.abs(weight).max() / 200)
        assert np.array_equal(found[name][1], bias)


def test_all_nets_are_there_sound_and_small():
    names = {f"{net}.npz" for game in arasta.GAMES for net in (game, f"{game}-{APPRENTICE}")}
    assert set(sums(FOLDER)) == {path.name for path in FOLDER.glob("*.npz")} == names
    assert all(Net.load(game) and small_net(game) for game in arasta.GAMES)
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) < MOST_MEGABYTES * 1e6


def test_a_damaged_file_is_refused(tmp_path):
    shutil.copytree(FOLDER, tmp_path, dirs_exist_ok=True)
    path = tmp_path / "dice.npz"
    content = bytearray(path.read_bytes())
    content[len(content) // 2] ^= 1
    path.write_bytes(content)
    with pytest.raises(NoNet, match=r"dice\.npz is damaged\. Install arasta again"):
        Net.load("dice", tmp_path)


def test_a_file_that_is_no_net_is_refused(tmp_path):
    (tmp_path / "dice.npz").write_bytes(b"no net")
    (tmp_path / SUMS).write_text(f"{sum_of(tmp_path / 'dice.npz')}  dice.npz\n")
    with pytest.raises(NoNet, match="damaged"):
        Net.load("dice", tmp_path)


def test_a_missing_file_is_named(tmp_path):
    with pytest.raises(NoNet, match=r"no net “dice”.*dice\.npz is not there"):
        Net.load("dice", tmp_path)


@GAMES
def test_an_older_file_without_what_its_net_knows_opens_if_the_version_is_of_today(game, tmp_path):
    arrays = read_arrays(FOLDER, game)
    del arrays["known"]
    write_arrays(tmp_path, game, arrays)
    found, expected = read_net(arasta.GAMES[game], game, tmp_path), layers_in(read_weights(game))
    for name, layer in expected.items():
        assert all(map(np.array_equal, found[name], layer))


def read_weights(game):
    """The arrays of a net's weights alone."""
    return {word: array for word, array in read_arrays(FOLDER, game).items() if "." in word}


def test_an_older_file_of_other_features_is_refused(tmp_path):
    write_arrays(tmp_path, "dice", read_weights("dice") | {"version": np.array("0-old")})
    with pytest.raises(NoNet, match="trained with the features 0-old, but this arasta has 1-"):
        Net.load("dice", tmp_path)


@pytest.mark.parametrize("kind", ["trained", "published"])
def test_a_champion_plays_by_the_net_of_a_file(kind, tmp_path):
    """Without a sum beside it, which only the nets of the package have."""
    path, weights, known = tmp_path / "some.npz", small_weights("dice"), Knowledge.of(arasta.GAMES["dice"])
    if kind == "trained":
        np.savez(path, **known.arrays(), **weights)
    else:
        write_layers(tmp_path, "some", known, layers_of(weights))
        (tmp_path / SUMS).unlink()
    batch = in_the_middle("dice")
    policy = Net(layers_of(weights), batch.layout).evaluate(batch.observation, batch.mask)[0]
    bot = make(f"net={path}", "dice", 1)
    found = bot.net.evaluate(batch.observation, batch.mask)[0]
    assert np.allclose(found, policy, atol=0.02)  # a byte is not half precision
    assert np.array_equal(bot.choose_many(batch), found.argmax(axis=1))


@pytest.mark.parametrize("content", [None, b"no net", "no weights"])
def test_a_file_without_a_net_is_told_to_be_one(content, tmp_path):
    path = tmp_path / "some.npz"
    if content == "no weights":
        np.savez(path, weights=np.zeros(3))
    elif content:
        path.write_bytes(content)
    with pytest.raises(NoNet, match=r"There is no net in .*some\.npz\. A bot net=FILE plays by"):
        make(f"net={path}", "dice", 1)


def test_what_a_training_leaves_can_be_published(tmp_path):
    version = arasta.GAMES["dice"].layout.version
    np.savez(tmp_path / "dice-champion.npz", version=version, **small_weights("dice"))
    assert "is now the net dice:" in publish(tmp_path / "dice-champion.npz", tmp_path)
    assert Net.load("dice", tmp_path).policy.shape == (len(arasta.GAMES["dice"].actions), 4)
    np.savez(tmp_path / "dice-apprentice.npz", version=version, **small_weights("dice", width=16))
    assert "is now the net dice-apprentice:" in publish(tmp_path / "dice-apprentice.npz", tmp_path)
    assert len(small_net("dice", tmp_path).first_bias) == 16
    for width in (20, 1040):
        np.savez(tmp_path / "dice-apprentice.npz", version=version, **small_weights("dice", width=width))
        with pytest.raises(SystemExit, match=f"has the width {width}, but compiled code wants a multiple of 16, "):
            publish(tmp_path / "dice-apprentice.npz", tmp_path)
    np.savez(tmp_path / "dice-champion.npz", version="0-old", **small_weights("dice"))
    with pytest.raises(SystemExit, match="trained with the features 0-old"):
        publish(tmp_path / "dice-champion.npz", tmp_path)


@GAMES
def test_what_is_read_row_by_row_lies_so_in_memory(game):
    """It was the other way round once, and to choose took twice as long."""
    net = Net.load(game)
    assert all(weights.flags.c_contiguous for weights in (net.first, net.policy, *(each for each, _ in net.inner)))


@GAMES
@pytest.mark.parametrize("by", ["random", "champion"])
def test_the_chances_of_the_seats_that_play_add_up_to_one_and_nobody_else_has_any(game, by):
    net, most = Net.load(game), arasta.GAMES[game].seats
    for players in range(2, most + 1):
        batch = arasta.batch(game, 20, players=players, seed=players)
        for key in range(25):
            found = batch.random_actions(key) if by == "random" else make(by, game, 1).choose_many(batch)
            batch.step(found)
            chances = net.evaluate(batch.observation, batch.mask)[1]
            assert chances.sum(axis=1) == pytest.approx(1, abs=1e-5)
            assert (chances[:, :players] > 0).all()
            assert not chances[:, players:].any()
