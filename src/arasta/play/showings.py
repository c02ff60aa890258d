"""How each game is shown, by its name."""

from arasta.play.games import GAMES, part_of
from arasta.play.showing import Showing

SHOWN: dict[str, Showing] = {game: part_of(game, "play", "showing").SHOWING for game in GAMES}
