"""The games there are. This is the one list of them: what else a game has is found from its name."""

from importlib import import_module
from typing import Any

from arasta.core.agenda_game import AgendaGame
from arasta.dice.game import DiceGame
from arasta.istanbul.game import Istanbul

GAMES: dict[str, AgendaGame] = {rules.name: rules for rules in (Istanbul(), DiceGame())}


def part_of(game: str, layer: str, part: str) -> Any:
    """A game's own file in a layer: it has a folder of its name there, with files of the same names as other games."""
    return import_module(f"arasta.{layer}.{game}.{part}")
