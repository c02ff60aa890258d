"""How much one client may ask for: a bucket of credits that fills again with time."""

import math
import time
from collections import OrderedDict
from collections.abc import Callable

from arasta.server.errors import Refused

MOST_KEPT = 20_000  # addresses; those that were not seen for longest begin with a full bucket again


class Bucket:
    """So many credits at once, and so many more each second."""

    def __init__(self, per_second: float, most: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.per_second = per_second
        self.most = most
        self.clock = clock
        self.credits = most
        self.seen = clock()

    def take(self) -> bool:
        """Take one credit, if there is one."""
        now = self.clock()
        self.credits = min(self.most, self.credits + (now - self.seen) * self.per_second)
        self.seen = now
        if self.credits < 1:
            return False
        self.credits -= 1
        return True

    @property
    def wait(self) -> float:
        """The seconds until there is a credit again, when there was none."""
        return (1 - self.credits) / self.per_second if self.per_second else math.inf


class Buckets:
    """A bucket for each address."""

    def __init__(self, per_minute: float) -> None:
        self.per_minute = per_minute
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> None:
        """Take one credit of an address; if it has none, it is refused, and told when it has one again."""
        bucket = self.buckets.setdefault(address, Bucket(self.per_minute / 60, self.per_minute))
        self.buckets.move_to_end(address)
        if len(self.buckets) > MOST_KEPT:
            self.buckets.popitem(last=False)
        if not bucket.take():
            refused = Refused("too_fast")
            refused.wait = bucket.wait
            raise refused
