"""Games looked back at. That takes long, so what was found is kept."""

import hashlib
import zlib
from dataclasses import replace

from pydantic import TypeAdapter
from sqlalchemy import Connection, delete, insert, select

from arasta.analysis.findings import Analysis
from arasta.server.store.schema import REVIEW
from arasta.server.store.store import Store
from arasta.server.tables.table import Table

ANALYSIS = TypeAdapter(Analysis)  # to JSON and back


class Reviews:
    """What was found, in a store."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def find(self, table: Table) -> Analysis | None:
        """What was found in the game of a table; None if nobody has looked back at it as it stands."""
        kept = select(REVIEW.c.found).where(REVIEW.c.game == table.agreed.id, REVIEW.c.of == steps_of(table))
        found = await self.store.read(lambda connection: connection.execute(kept).scalar())
        if found is None:
            return None
        return replace(ANALYSIS.validate_json(zlib.decompress(found)), names=table.the_game.names)

    async def keep(self, table: Table, found: Analysis) -> None:
        """In place of what was kept before."""
        packed = zlib.compress(ANALYSIS.dump_json(found))
        row = {"game": table.agreed.id, "of": steps_of(table), "found": packed}

        def work(connection: Connection) -> None:
            connection.execute(delete(REVIEW).where(REVIEW.c.game == table.agreed.id))
            connection.execute(insert(REVIEW), row)

        await self.store.writer.do(work)


def steps_of(table: Table) -> str:
    """All steps of a game in one hash: those of a real table can be corrected when it is over."""
    return hashlib.sha256("\n".join(table.steps_since(0)).encode()).hexdigest()
