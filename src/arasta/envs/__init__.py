"""Environments: the games in the shapes that libraries for learning agents know.

| | |
|---|---|
| `SeatEnv` | Gymnasium: one seat at a table, bots at the others; `gymnasium.make("arasta/Istanbul-v0")` |
| `SeatVectorEnv` | the same for many tables at once; `gymnasium.make_vec("arasta/Istanbul-v0", 256)` |
| `TableEnv` | PettingZoo: all seats of a table, one after the other (AEC) |
| `IstanbulGame`, `DiceGame` | OpenSpiel: `pyspiel.load_game("python_arasta_istanbul")`, once `arasta.envs.openspiel_games` is imported |

The batched environment itself is `arasta.batch`: all of these are thin layers over it. Each needs its library, which
is an extra of the package; what is offered here is loaded when it is first asked for.
"""

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from arasta.envs.extras import MissingExtra
    from arasta.envs.gymnasium_env import SeatEnv
    from arasta.envs.gymnasium_vector import SeatVectorEnv
    from arasta.envs.openspiel_games import DiceGame, IstanbulGame
    from arasta.envs.pettingzoo_env import TableEnv

__all__ = ["DiceGame", "IstanbulGame", "MissingExtra", "SeatEnv", "SeatVectorEnv", "TableEnv"]

_HOMES = {
    "MissingExtra": "arasta.envs.extras",
    "SeatEnv": "arasta.envs.gymnasium_env",
    "SeatVectorEnv": "arasta.envs.gymnasium_vector",
    "TableEnv": "arasta.envs.pettingzoo_env",
    "IstanbulGame": "arasta.envs.openspiel_games",
    "DiceGame": "arasta.envs.openspiel_games",
}


def __dir__() -> list[str]:
    return sorted(__all__)


if not TYPE_CHECKING:  # to a type checker it would be a promise to have whatever is asked for

    def __getattr__(name: str) -> Any:
        if name not in _HOMES:
            raise AttributeError(f"module 'arasta.envs' has no attribute {name!r}; it has {', '.join(__all__)}.")
        return getattr(import_module(_HOMES[name]), name)


if find_spec("gymnasium") is not None:  # Gymnasium knows an environment once its package is imported
    import_module("arasta.envs.gymnasium_ids").register()
