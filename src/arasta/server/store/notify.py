"""Hearing what other processes have stored: LISTEN on a PostgreSQL connection of its own."""

import logging
from collections.abc import Awaitable, Callable

from arasta.server.ops.periodic import Sweep
from arasta.server.store.store import ENTRIES, HERE, SAID, Store

AGAIN_SECONDS = 1.0

log = logging.getLogger(__name__)


class Listener:
    """Calls `heard` for each notice, and `lost` whenever it has begun to listen again: it may have missed some."""

    def __init__(
        self,
        store: Store,
        heard: Callable[[str, str], Awaitable[None]],
        lost: Callable[[], Awaitable[None]],
    ) -> None:
        url = store.engine.url.set(drivername="postgresql")
        self.address = url.render_as_string(hide_password=False)
        self.heard = heard
        self.lost = lost
        self.sweep = Sweep("listener", AGAIN_SECONDS, self.listen)

    async def listen(self) -> None:
        """Until the connection is lost; what has to be done then is to listen again."""
        import psycopg  # it is there wherever there is PostgreSQL

        try:
            await self.hear_all()
        except psycopg.Error as error:
            log.warning("listener_lost", extra={"problem": type(error).__name__})

    async def hear_all(self) -> None:
        """What comes over one connection."""
        import psycopg

        async with await psycopg.AsyncConnection.connect(self.address, autocommit=True) as connection:
            for channel in (ENTRIES, SAID, HERE):
                await connection.execute(f"LISTEN {channel}")
            await self.lost()
            async for notice in connection.notifies():
                try:
                    await self.heard(notice.channel, notice.payload)
                except Exception as error:  # one bad table must not make this process deaf to all others
                    log.error("notice_not_heard", exc_info=error)
