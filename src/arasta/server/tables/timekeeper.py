"""When the time of a seat is up: the bot that the table chose plays on.

What is due stands in the database, so that a restart forgets no clock, and any process may see to it.
"""

from dataclasses import replace

from arasta.server.asking import Asked
from arasta.server.refusals import Refused
from arasta.server.sweeping import Sweep
from arasta.server.table import Table
from arasta.server.tables import Made, Tables

SWEEP_SECONDS = 1.0  # so late a clock may be; never too early


class Timekeeper:
    """Looks for clocks that have run out."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.sweep = Sweep("clocks", SWEEP_SECONDS, self.look)

    async def look(self) -> None:
        """Hand over every seat whose time is up."""
        for game in await self.tables.store.out_of_time(self.tables.now()):
            table = await self.tables.table(game)
            try:
                await self.tables.enter(game, Asked(table.clocked), self.hand_over)
            except Refused:  # the person, or another process, was faster
                continue

    def hand_over(self, table: Table) -> Made:
        """The bot sits down; the person can come back for the next turn if time is counted by turns."""
        seat, due = table.clocked, table.time_up
        if seat is None or due is None or due > self.tables.now():
            raise Refused("not_asked")
        chair = replace(table.chairs[seat], bot=table.agreed.the_clock.bot)
        return Made(table.seated(chair), "time", {}, chair)
