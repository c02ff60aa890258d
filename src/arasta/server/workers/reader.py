"""One thread in which games are read for whoever asks: logs, records, figures, what chance may bring.

The sentences of a long game take a quarter of a second, in which the server itself has only half of Python. So one
thing is read at a time, one of each address after the other, and who reads very much has a share of the time and no
more.
"""

import asyncio
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from arasta.server.errors import Refused

MOST_WAITING = 64  # readings of one address that are not done yet: a club may be one
AGAIN_SECONDS = 5.0  # after which whoever has too many may ask again
SHARE = 0.25  # of the time, for one address
AT_ONCE = 4.0  # seconds of reading before an address is held to its share
AHEAD = AT_ONCE * (1 / SHARE - 1)  # seconds that it may be ahead of its share
MOST_KEPT = 20_000  # addresses

Read = TypeVar("Read")


class Reader:
    """Reads one thing after the other. `clock` counts seconds."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.thread = ThreadPoolExecutor(1, "arasta-reader")
        self.turns: dict[str, asyncio.Lock] = {}  # by address: one of its readings at a time
        self.waiting: Counter[str] = Counter()  # by address
        self.even: dict[str, float] = {}  # by address when it will have had its share; written by the thread alone

    async def read(self, address: str, function: Callable[..., Read], *values: object) -> Read:
        """What a function makes of values, for somebody at an address; if too many of theirs wait, it is refused."""
        if self.waiting[address] >= MOST_WAITING:
            refused = Refused("too_fast")
            refused.wait = AGAIN_SECONDS
            raise refused
        self.waiting[address] += 1
        try:
            async with self.turns.setdefault(address, asyncio.Lock()):
                await asyncio.sleep(self.wait(address))
                loop = asyncio.get_running_loop()
                return await loop.run_in_executor(self.thread, self.charged, address, function, *values)
        finally:
            self.waiting[address] -= 1
            if not self.waiting[address]:
                del self.waiting[address], self.turns[address]

    def wait(self, address: str) -> float:
        """The seconds until an address may have something read again."""
        return max(0.0, self.even.get(address, 0.0) - self.clock() - AHEAD)

    def charged(self, address: str, function: Callable[..., Read], *values: object) -> Read:
        """One reading, which is charged to its address."""
        begun = self.clock()
        try:
            return function(*values)
        finally:
            self.charge(address, begun, self.clock())

    def charge(self, address: str, begun: float, ended: float) -> None:
        """An address has had the thread for a while."""
        self.even[address] = max(begun, self.even.get(address, begun)) + (ended - begun) / SHARE
        if len(self.even) > MOST_KEPT:
            self.even = {other: until for other, until in self.even.items() if until > ended}

    def stop(self) -> None:
        """Nothing more is read."""
        self.thread.shutdown(wait=False, cancel_futures=True)
