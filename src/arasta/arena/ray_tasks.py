"""Parts as tasks of a Ray cluster: one that runs already, or one of this machine alone for as long as it takes.

The machines of a cluster need the same version of Arasta, and the bots.
"""

from collections.abc import Iterable, Iterator
from typing import Any

from arasta.arena.matches import play_part
from arasta.arena.parts import Part, Played
from arasta.arena.processes import died
from arasta.core.refusal import Refusal
from arasta.play.batch.threads import THREADS
from arasta.play.extras import needed

LOCAL = "local"  # the address that stands for a cluster of this machine alone
QUIETLY = {"log_to_driver": False, "logging_level": "error"}


class NoCluster(Refusal):
    """A cluster that cannot be reached."""


def play_on_ray(parts: Iterable[Part], address: str, jobs: int) -> Iterator[tuple[Part, Played]]:
    """As tasks of one core each, in the order in which they are done. A task whose machine is lost is played again."""
    ray = needed("ray", "ray")
    connect(ray, address, jobs)
    try:
        task = ray.remote(play_part)
        running = {task.remote(part): part for part in parts}
        while running:
            for reference in ray.wait(list(running))[0]:
                part = running.pop(reference)
                yield part, result_of(ray, reference, part)
    finally:
        ray.shutdown()


def connect(ray: Any, address: str, jobs: int) -> None:
    """Reach a cluster, or start one of so many tasks at once on this machine; a task has one thread."""
    local = {"num_cpus": jobs, "include_dashboard": False} if address == LOCAL else {}
    try:
        ray.init(address, runtime_env={"env_vars": {THREADS: "1"}}, **QUIETLY, **local)
    except ray.exceptions.AuthenticationError:
        raise NoCluster("ray-token", address=address) from None
    except (ConnectionError, ValueError) as error:
        problem = str(error).partition(". ")[0]
        raise NoCluster("ray-unreachable", address=address, problem=problem) from None


def result_of(ray: Any, reference: Any, part: Part) -> Played:
    """What came of a part, or that even repeated tasks have died of it."""
    try:
        found: Played = ray.get(reference)
    except ray.exceptions.RayError as error:
        raise died(part, type(error).__name__) from error
    return found
