"""The names by which Gymnasium and PettingZoo make our environments."""

from importlib.util import find_spec
from typing import get_args

from arasta.play.types import GameName


def environment_id(game: str) -> str:
    """The name of a game among a library's environments. Its version grows when results can no longer be compared."""
    return f"arasta/{game.capitalize()}-v0"


def register_all() -> None:
    """Make the games known to the libraries that are installed; PettingZoo needs Gymnasium."""
    if find_spec("gymnasium"):
        for game in get_args(GameName):
            register_in_gymnasium(game)
            if find_spec("pettingzoo"):
                register_in_pettingzoo(game)


def register_in_gymnasium(game: str) -> None:
    """For `gymnasium.make` and `gymnasium.make_vec`."""
    import gymnasium

    gymnasium.register(
        environment_id(game),
        entry_point="arasta.envs.gymnasium_env:SeatEnv",
        vector_entry_point="arasta.envs.gymnasium_vector:SeatVectorEnv",
        kwargs={"game": game},
    )


def register_in_pettingzoo(game: str) -> None:
    """For `pettingzoo.make`."""
    import pettingzoo

    pettingzoo.register("aec", environment_id(game), "arasta.envs.pettingzoo_env:TableEnv", kwargs={"game": game})
