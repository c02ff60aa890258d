"""Words for the dice that come after the commitment was seen; and games that begin without those that never came.

What is due stands in the database, so that a restart forgets no table, and any process may see to it.
"""

import logging

from arasta.server.errors import Refused, wrong
from arasta.server.ops.periodic import Sweep
from arasta.server.tables.membership import sit_down, tidy_word
from arasta.server.tables.permissions import Caller
from arasta.server.tables.registry import Change, Tables
from arasta.server.tables.start import begun_if_full
from arasta.server.tables.table import Table

SWEEP_SECONDS = 1.0

log = logging.getLogger(__name__)


async def give_word(tables: Tables, game: str, caller: Caller, given: str) -> int:
    """The word of a seat; with the last one the game begins. The same word again is the same answer."""
    word = tidy_word(given)
    if not word:
        raise Refused("malformed", problem="word")

    def change(table: Table) -> Change:
        chair = table.chairs[caller.player]
        if chair.seat not in table.awaited:
            raise wrong("wrong-word-given" if chair.word else "wrong-word-not-awaited")
        return sit_down(table, chair.with_word(word), "word")

    table = await tables.table(game)
    if table.chairs[caller.player].word == word:
        return table.n
    return await tables.enter(game, caller, change)


class WordKeeper:
    """Looks for tables that have waited for words long enough."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.sweep = Sweep("words", SWEEP_SECONDS, self.look)

    async def look(self) -> None:
        """Begin every game that is due."""
        for game in await self.tables.store.without_words(self.tables.now()):
            try:
                await self.tables.enter(game, Caller(None), self.begin)
            except Refused:  # the last word, or another process, was faster; or the table cannot be opened
                continue
            except Exception as error:  # one table must not keep the others waiting
                log.error("words_failed", extra={"game": game}, exc_info=error)

    def begin(self, table: Table) -> Change:
        """The game begins without the words that are missing."""
        if table.words_due is None or table.words_due > self.tables.now():
            raise Refused("not_asked")
        return Change(begun_if_full(table, without_words=True), "begin", {})
