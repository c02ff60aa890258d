"""When the time of a seat is up: the bot that the table chose plays on.

What is due stands in the database, so that a restart forgets no clock, and any process may see to it.
"""

import logging
from dataclasses import replace

from arasta.server.errors import Refused
from arasta.server.ops.periodic import Sweep
from arasta.server.tables.permissions import Caller
from arasta.server.tables.registry import Change, Tables
from arasta.server.tables.table import Table

SWEEP_SECONDS = 1.0  # so late a clock may be; never too early
BROKEN_SECONDS = 300.0  # until a table that could not be opened is tried again

log = logging.getLogger(__name__)


class Timekeeper:
    """Looks for clocks that have run out."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.broken: dict[str, float] = {}  # tables that could not be opened, and when they are tried again
        self.sweep = Sweep("clocks", SWEEP_SECONDS, self.look)

    async def look(self) -> None:
        """Hand over every seat whose time is up; a table that is broken keeps no other waiting."""
        now = self.tables.now()
        self.broken = {game: until for game, until in self.broken.items() if until > now}
        for game in await self.tables.store.out_of_time(now, self.broken):
            try:
                table = await self.tables.table(game)
                await self.tables.enter(game, Caller(table.clocked), self.hand_over)
            except Refused as refused:  # it cannot be opened; or the person, or another process, was faster
                if refused.why == "no_such":
                    self.broken[game] = now + BROKEN_SECONDS
            except Exception as error:  # whatever is wrong with one table
                self.broken[game] = now + BROKEN_SECONDS
                log.error("clock_stopped", exc_info=error)

    def hand_over(self, table: Table) -> Change:
        """The bot sits down; the person can come back for the next turn if time is counted by turns."""
        seat, due = table.clocked, table.time_up
        if seat is None or due is None or due > self.tables.now():
            raise Refused("not_asked")
        chair = replace(table.chairs[seat], bot=table.agreed.the_clock.bot)
        return Change(table.seated(chair), "time", {}, chair)
