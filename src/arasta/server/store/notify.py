"""Hearing what other processes have stored: LISTEN on a PostgreSQL connection of its own."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable

import psycopg

from arasta.server.store.store import ENTRIES, SAID, Store

AGAIN_SECONDS = 1.0

log = logging.getLogger(__name__)


class Listener:
    """Calls `heard` for each notice, and `lost` whenever it has begun to listen again: it may have missed some."""

    def __init__(
        self,
        store: Store,
        heard: Callable[[str, str, int], Awaitable[None]],
        lost: Callable[[], Awaitable[None]],
    ) -> None:
        url = store.engine.url.set(drivername="postgresql")
        self.address = url.render_as_string(hide_password=False)
        self.heard = heard
        self.lost = lost
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to listen."""
        self.task = asyncio.create_task(self.run())

    async def stop(self) -> None:
        """Listen no more."""
        if self.task is not None:
            self.task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.task

    async def run(self) -> None:
        """As long as the server runs, whatever happens to the connection."""
        while True:
            try:
                await self.listen()
            except psycopg.Error as error:
                log.warning("listener_lost", extra={"problem": type(error).__name__})
            await asyncio.sleep(AGAIN_SECONDS)

    async def listen(self) -> None:
        """On one connection, until it is lost."""
        async with await psycopg.AsyncConnection.connect(self.address, autocommit=True) as connection:
            for channel in (ENTRIES, SAID):
                await connection.execute(f"LISTEN {channel}")
            await self.lost()
            async for notice in connection.notifies():
                game, _, number = notice.payload.rpartition(" ")
                try:
                    await self.heard(notice.channel, game, int(number))
                except Exception as error:  # one bad table must not make this process deaf to all others
                    log.error("notice_not_heard", exc_info=error)
