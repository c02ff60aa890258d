"""Doing something again and again, as long as the server runs."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable

from arasta.server.errors import Refused

log = logging.getLogger(__name__)


class Sweep:
    """Calls some work, so many seconds after it has ended the last time. What goes wrong is logged, and the next time
    may go well.
    """

    def __init__(self, name: str, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        self.name = name
        self.seconds = seconds
        self.work = work
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin."""
        self.task = asyncio.create_task(self.run())

    async def stop(self) -> None:
        """End."""
        if self.task is not None:
            self.task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.task

    async def run(self) -> None:
        """Until it is stopped."""
        while True:
            try:
                await self.work()
            except Refused as refused:
                log.warning("sweep_refused", extra={"sweep": self.name, "why": refused.why})
            except Exception as error:  # one that ends here would be missed by nobody until it is too late
                log.error("sweep_failed", extra={"sweep": self.name}, exc_info=error)
            await asyncio.sleep(self.seconds)
