"""Environments: the games in the shapes that libraries for learning agents know.

| | |
|---|---|
| `SeatEnv` | Gymnasium: one seat at a table, bots at the others; `gymnasium.make("arasta/Istanbul-v0")` |
| `SeatVectorEnv` | the same for many tables at once; `gymnasium.make_vec("arasta/Istanbul-v0", 256)` |
| `stable_baselines.SeatVecEnv` | stable-baselines3: the same as its `VecEnv` |
| `TableEnv` | PettingZoo: all seats of a table, one after the other; `pettingzoo.make("aec", "arasta/Istanbul-v0")` |
| `IstanbulGame`, `DiceGame` | OpenSpiel: `import arasta.envs.openspiel_games` makes them known to `pyspiel.load_game` |

The batched environment itself is `arasta.batch`: all of these are thin layers over it. Each needs its library, which
is an extra of the package; what is offered here is loaded when it is first asked for.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from arasta.envs.ids import register_all

if TYPE_CHECKING:
    from arasta.envs.gymnasium_env import SeatEnv
    from arasta.envs.gymnasium_vector import SeatVectorEnv
    from arasta.envs.openspiel_games import DiceGame, IstanbulGame
    from arasta.envs.pettingzoo_env import TableEnv
    from arasta.play.extras import MissingExtra

__all__ = ["DiceGame", "IstanbulGame", "MissingExtra", "SeatEnv", "SeatVectorEnv", "TableEnv"]

_HOMES = {
    "MissingExtra": "arasta.play.extras",
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


register_all()  # a library knows an environment once the package of the environment is imported
