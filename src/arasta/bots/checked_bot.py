"""A bot at a table, where nobody can go on if it answers with anything but a legal action."""

from collections.abc import Iterator
from contextlib import contextmanager

import numpy as np

from arasta.bots.answers import BotFault, illegal, is_legal, legal_name, whole_numbers
from arasta.bots.bot import Bot
from arasta.bots.position import Position
from arasta.bots.registry import make
from arasta.play.batch.batch import Batch


class CheckedBot(Bot):
    """The bot of a name. What it answers is legal; if it is not, one sentence says who answered what, and what was."""

    def __init__(self, name: str, game: str, seed: int) -> None:
        super().__init__(game, seed)
        self.name = name
        self.bot = make(name, game, seed)

    def choose(self, position: Position) -> str:
        """As the bot does."""
        with self.named():
            return legal_name(self.bot.choose(position), position)

    def choose_many(self, batch: Batch) -> np.ndarray:
        """As the bot does."""
        with self.named():
            chosen = whole_numbers(self.bot.choose_many(batch), len(batch))
            for game in np.flatnonzero(~is_legal(chosen, batch.mask)):
                raise illegal(batch, int(game), int(chosen[game]))
            return chosen

    @contextmanager
    def named(self) -> Iterator[None]:
        """A fault is told with the bot's name."""
        try:
            yield
        except BotFault as fault:
            raise BotFault("bot-fault", name=self.name, problem=fault) from None
