"""The numbers that texts may use, of all games: they share one set of names, as texts share one set of keys."""

from arasta.play.games import GAMES, part_of

FIGURES: dict[str, int] = {word: n for game in GAMES for word, n in part_of(game, "play", "figures").FIGURES.items()}
