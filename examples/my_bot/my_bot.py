"""A bot for Arasta: it tries every choice in imagined games, plays on at random, and counts its rubies."""

from arasta.bots.bot import Bot
from arasta.bots.position import Position

IMAGINED, STEPS = 32, 12


class Hasty(Bot):
    """Takes what brings it the most rubies within a few steps."""

    def choose(self, position: Position) -> str:
        """The best of all legal actions."""
        return max(position.legal, key=lambda name: self.worth(position, name))

    def worth(self, position: Position, name: str) -> float:
        """Its rubies, on average, some steps after an action."""
        games = position.imagine(IMAGINED, key=self.seed)  # never the true game: what is hidden is dealt anew
        games.step([position.rules.ids[name]] * IMAGINED)
        for step in range(STEPS):
            games.step(games.random_actions(step))
        return float(games.states["rubies"][:, position.seat].mean())
