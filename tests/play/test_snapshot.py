"""Copies, pickles and snapshots: a game of its own that goes on as the first one would."""

import copy
import pickle
import random

import pytest

import arasta
from arasta.play.records import snapshot
from tests.play.games import MIX_NAMES, MIXES, at_random, by_hand, play

MIX = pytest.mark.parametrize("mix", MIXES, ids=MIX_NAMES)
WAYS = {
    "copy": lambda game: game.copy(),
    "copy.copy": copy.copy,
    "copy.deepcopy": copy.deepcopy,
    "pickle": lambda game: pickle.loads(pickle.dumps(game)),
    "snapshot": lambda game: arasta.Game.restore(game.snapshot()),
}
EVERY_WAY = pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)


def go_on(game, decisions, seed=5):
    chooser = random.Random(seed)
    for _ in range(decisions):
        if not game.over:
            game.play(chooser.choice([choice.name for choice in game.legal]))
    return game


@EVERY_WAY
@MIX
def test_another_one_goes_on_as_the_first_would_and_leaves_it_alone(mix, way):
    game = at_random(70, seed=4, names=["Ayşe", "Ben"], **mix)
    other = way(game)
    before = game.record()
    assert (other.record(), other.state_bytes(), other.step) == (before, game.state_bytes(), game.step)
    assert (other.names, other.seed, other.chance) == (game.names, game.seed, game.chance)
    go_on(other, 30)
    assert game.record() == before
    assert go_on(game, 30).record() == other.record()


@EVERY_WAY
def test_another_one_can_be_looked_back_at_and_taken_back(way):
    game = play(by_hand(), "move 9", "leave", "act", "call 8", "roll 3 5", "done", "move 3", "leave")
    other = way(game)
    assert other.log(0) == game.log(0)
    assert [other.view(1, at=i) for i in range(other.step)] == [game.view(1, at=i) for i in range(game.step)]
    other.undo_to(3)
    assert (other.step, game.step) == (3, 14)
    game.undo_to(3)
    assert other.record() == game.record()


def test_a_long_game_is_opened_without_being_replayed():
    """Only the states to which the game can go back are in a snapshot; the others are worked out when asked for."""
    game = at_random(400, seed=9, players=4)
    opened = arasta.Game.restore(game.snapshot())
    assert sum(made.before is not None for made in opened.history) <= 20
    assert opened.view(2, at=3) == game.view(2, at=3)
    assert all(made.before is not None for made in opened.history)
    assert len(game.snapshot()) < 12_000


def test_a_snapshot_of_a_long_game_by_hand_is_small_too():
    """All of it can be corrected; yet the states before the last ones are worked out only if somebody asks."""
    game = arasta.load(at_random(400, seed=9, players=4).record(), chance="manual")
    opened = arasta.Game.restore(game.snapshot())
    assert len(game.snapshot()) < 12_000
    opened.undo_to(5)
    game.undo_to(5)
    assert opened.record() == game.record()


def test_a_snapshot_of_other_rules_is_replayed(monkeypatch):
    game = at_random(120, seed=3, players=3)
    data = game.snapshot()
    monkeypatch.setattr(snapshot, "fingerprint", lambda name: "other")
    opened = arasta.Game.restore(data)
    assert opened.record() == game.record()
    assert opened.state_bytes() == game.state_bytes()
    assert all(made.before is not None for made in opened.history)


def test_a_damaged_snapshot_is_refused():
    data = at_random(20, seed=1).snapshot()
    chooser = random.Random(1)
    for i in chooser.sample(range(len(data)), 60):
        damaged = data[:i] + bytes([data[i] ^ (1 << chooser.randrange(8))]) + data[i + 1 :]
        with pytest.raises(arasta.SnapshotError):
            arasta.Game.restore(damaged)
    for cut in (0, 5, 20, len(data) - 1):
        with pytest.raises(arasta.SnapshotError):
            arasta.Game.restore(data[:cut])
    for nonsense in (None, "text", 7):
        with pytest.raises(arasta.SnapshotError, match="no snapshot of a game"):
            arasta.Game.restore(nonsense)
