"""The names by which Gymnasium makes our environments."""

from typing import get_args

import gymnasium

from arasta.play.given import GameName


def gymnasium_id(game: str) -> str:
    """The name of a game among Gymnasium's environments. Its version grows when results can no longer be compared."""
    return f"arasta/{game.capitalize()}-v0"


def register() -> None:
    """Make the games known to Gymnasium; once more does no harm."""
    for game in get_args(GameName):
        if gymnasium_id(game) not in gymnasium.registry:
            gymnasium.register(
                gymnasium_id(game),
                entry_point="arasta.envs.gymnasium_env:SeatEnv",
                vector_entry_point="arasta.envs.gymnasium_vector:SeatVectorEnv",
                kwargs={"game": game},
            )
