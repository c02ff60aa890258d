"""The ladder on a Ray cluster, in a process of its own: what Ray starts is gone with it."""

import json

from tests.cli.command import process

LADDER = ("ladder", "--game", "dice", "--players", 2, "--seed", 5, "--limit", 300, "--games", 4, "--part", 1, "--json")


def test_a_cluster_plays_the_same_games_as_this_machine():
    command = (*LADDER, "--pair", "random:random", "--jobs", 1)
    on_ray, here = process(*command, "--ray"), process(*command)
    assert (on_ray.returncode, on_ray.stderr) == (0, "")
    assert json.loads(on_ray.stdout) == json.loads(here.stdout)
