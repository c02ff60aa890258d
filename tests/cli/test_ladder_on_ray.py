"""The ladder on a Ray cluster, in a process of its own: what Ray starts is gone with it."""

import json
from contextlib import contextmanager

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
        "arasta: There is no Ray cluster at nowhere, or its token is not the one that is here:"
        " Invalid address format: nowhere."
        " --ray alone starts one on this machine.\n"
    )


@contextmanager
def two_nodes():
    """A cluster of two nodes, of one core each; its address."""
    from ray.cluster_utils import Cluster

    cluster = Cluster()
    try:
        for _ in range(2):
            cluster.add_node(num_cpus=1, include_dashboard=False)
        cluster.wait_for_nodes()
        yield cluster.address
    finally:
        cluster.shutdown()


def test_two_nodes_play_the_same_games_as_this_process(arasta, monkeypatch):
    """Issue 27: by address and with the cluster's token; without it there is a sentence."""
    monkeypatch.setenv("RAY_AUTH_MODE", "token")
    monkeypatch.setenv("RAY_AUTH_TOKEN", "of-the-cluster")
    with two_nodes() as address:
        on_ray = process(*LADDER, "--ray", address)
        monkeypatch.setenv("RAY_AUTH_TOKEN", "of-another-one")
        refused = process(*LADDER, "--ray", address)
    assert (on_ray.returncode, on_ray.stderr) == (0, "")
    assert json.loads(on_ray.stdout) == json.loads(arasta(*LADDER).out)
    assert refused.returncode == 2
    told = f"arasta: There is no Ray cluster at {address}, or its token is not the one that is here: "
    assert refused.stderr.splitlines()[-1].startswith(told)


def test_where_a_token_is_wanted_and_there_is_none_it_says_where_it_belongs(monkeypatch, tmp_path):
    monkeypatch.setenv("RAY_AUTH_MODE", "token")
    monkeypatch.setenv("RAY_AUTH_TOKEN_PATH", str(tmp_path / "nothing"))
    monkeypatch.delenv("RAY_AUTH_TOKEN", raising=False)
    done = process(*LADDER, "--ray", "127.0.0.1:1")
    assert done.returncode == 2
    assert done.stderr.splitlines()[-1].endswith("or into RAY_AUTH_TOKEN.")
