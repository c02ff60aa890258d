"""Deleting tables that were abandoned for as long as the host has set; usually none is."""

import asyncio
import logging

from arasta.server.ops.periodic import Sweep
from arasta.server.store.forgetting import DAY, abandoned, delete_tables
from arasta.server.tables.registry import Tables

SWEEP_SECONDS = 3600.0

log = logging.getLogger(__name__)


class Abandoned:
    """Looks for such tables; with 0 days for none."""

    def __init__(self, tables: Tables, days: int) -> None:
        self.tables = tables
        self.days = days
        self.sweep = Sweep("abandoned tables", SWEEP_SECONDS, self.look)

    async def look(self) -> None:
        """Delete those that are due."""
        if not self.days:
            return
        games = await asyncio.to_thread(abandoned, self.tables.store, self.tables.now() - self.days * DAY)
        if games:
            await delete_tables(self.tables.store, games)
            for game in games:
                self.tables.held.pop(game, None)
            log.info("tables_forgotten", extra={"tables": len(games)})
