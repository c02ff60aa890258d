"""The ladder on a Ray cluster, in a process of its own: what Ray starts is gone with it."""

import json

import pytest

from tests.cli.command import process

pytest.importorskip("ray", reason="Ray is an extra: pip install 'arasta[ray]'")

GAME = ("--game", "dice", "--players", 2, "--seed", 5, "--limit", 300)
LADDER = ("ladder", *GAME, "--pair", "random:random", "--games", 4, "--part", 1, "--jobs", 1, "--json")


def test_a_cluster_plays_the_same_games_as_this_process(arasta):
    on_ray, here = process(*LADDER, "--ray"), arasta(*LADDER)
    assert (on_ray.returncode, on_ray.stderr) == (0, "")
    assert json.loads(on_ray.stdout) == json.loads(here.out)


def test_a_cluster_that_is_not_there_is_told():
    done = process(*LADDER, "--ray", "nowhere")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == (
        "arasta: There is no Ray cluster at nowhere: Invalid address format: nowhere."
        " --ray alone starts one on this machine.\n"
    )
