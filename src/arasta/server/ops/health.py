"""Whether the server is ready: a write, a bot and an adviser work."""

import asyncio
import time
from collections.abc import Callable, Sequence

from arasta.core.refusal import Refusal
from arasta.server.errors import Refused
from arasta.server.store.store import Store
from arasta.server.workers.pool import Pool

KEPT_SECONDS = 1.0  # however often somebody asks, the database is asked no more often
DATABASE_SECONDS = 5.0  # one that takes longer is not well
TRIAL_SECONDS = 60.0  # for a bot or an adviser that is tried


class Health:
    """Looks after the store and the pools."""

    def __init__(self, store: Store, pools: Sequence[Pool], is_warming: Callable[[], bool]) -> None:
        self.store = store
        self.pools = pools
        self.is_warming = is_warming
        self.writing: asyncio.Task[None] | None = None
        self.begun = 0.0

    async def check(self) -> None:
        """Refuse if something does not work, in a sentence that whoever runs the server can act upon."""
        now = time.monotonic()
        if self.writing is None or (self.writing.done() and now - self.begun > KEPT_SECONDS):
            self.writing, self.begun = asyncio.create_task(self.write()), now
        await asyncio.shield(self.writing)
        for pool in self.pools:
            pool.look_after(TRIAL_SECONDS)
            if pool.problem:
                raise Refused("busy", Refusal("workers-unwell", pool=pool.name, problem=pool.problem))
        if self.is_warming():
            raise Refused("busy", Refusal("workers-warming"))

    async def write(self) -> None:
        """Whether the database takes what is written."""
        try:
            await asyncio.wait_for(self.store.check(), DATABASE_SECONDS)
        except TimeoutError:
            raise Refused("busy", Refusal("database-unwell", problem="slow")) from None
