"""Parts as tasks of a Ray cluster: one that runs already, or one of this machine alone for as long as it takes.

The machines of a cluster need the same version of Arasta, and the bots.
"""

from collections.abc import Iterable, Iterator
from typing import Any

from arasta.arena.matches import play_part
from arasta.arena.needing import needed
from arasta.arena.parts import Part, Played
from arasta.play.blocks import THREADS

LOCAL = "local"  # the address that stands for a cluster of this machine alone
QUIETLY = {"log_to_driver": False, "logging_level": "error"}


def play_on_ray(parts: Iterable[Part], address: str, jobs: int) -> Iterator[tuple[Part, Played]]:
    """As tasks of one core each, in the order in which they are done. A task whose machine is lost is played again."""
    ray = needed("ray", "ray")
    ray.init(**cluster(address, jobs), **QUIETLY, runtime_env={"env_vars": {THREADS: "1"}})
    try:
        task = ray.remote(play_part)
        running = {task.remote(part): part for part in parts}
        while running:
            for reference in ray.wait(list(running))[0]:
                yield running.pop(reference), ray.get(reference)
    finally:
        ray.shutdown()


def cluster(address: str, jobs: int) -> dict[str, Any]:
    """How to reach a cluster, or to start one of so many tasks at once on this machine."""
    if address != LOCAL:
        return {"address": address}
    return {"address": LOCAL, "num_cpus": jobs, "include_dashboard": False}
