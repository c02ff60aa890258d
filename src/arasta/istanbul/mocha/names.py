"""The words of Mocha & Baksheesh that no table has."""

from enum import IntEnum


class TavernTile(IntEnum):
    """TAV-3, TAV-4: the two types of tavern tile."""

    MOVEMENT = 0
    ENCOUNTER = 1
