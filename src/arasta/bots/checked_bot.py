"""A bot at a table, where nobody can go on if it answers with anything but a legal action."""

from collections.abc import Iterator
from contextlib import contextmanager

import numpy as np

from arasta.bots.answers import BotFault, illegal, is_legal, legal_name, whole_numbers
from arasta.bots.bot import Bot
from arasta.bots.limits import NO_LIMITS, Limits, Memory, limited
from arasta.bots.position import Position
from arasta.bots.registry import OWN, make
from arasta.play.batch.batch import Batch


class CheckedBot(Bot):
    """The bot of a name. What it answers is legal; if it is not, one sentence says who answered what, and what was.

    With limits a bot of another package that takes longer, or more memory, is told in the same way.
    """

    def __init__(self, name: str, game: str, seed: int, limits: Limits = NO_LIMITS) -> None:
        super().__init__(game, seed)
        self.name = name
        self.limits = NO_LIMITS if name in OWN else limits
        self.memory = Memory(self.limits.megabytes)
        self.bot = make(name, game, seed)

    def prepare(self) -> None:
        """As the bot does."""
        self.bot.prepare()

    def choose(self, position: Position) -> str:
        """As the bot does."""
        with self.named(), limited(self.limits.seconds, self.memory):
            return legal_name(self.bot.choose(position), position)

    def choose_many(self, batch: Batch) -> np.ndarray:
        """As the bot does."""
        with self.named(), limited(self.limits.seconds, self.memory, len(batch)):
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
            raise type(fault)("bot-fault", name=self.name, problem=fault) from None
