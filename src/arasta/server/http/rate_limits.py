"""How much one client may ask for: a bucket of credits that fills again with time."""

import math
import time
from collections import OrderedDict
from collections.abc import Callable

from arasta.server.errors import Refused

MOST_KEPT = 20_000  # addresses; those that were not seen for longest begin with a full bucket again
BURST_SECONDS = 4.0  # whose messages over a socket are answered at once
SOCKETS_IN_FULL = 10  # of one address, that may send as fast as one alone


def burst(rate: float) -> int:
    """How many messages over a socket are answered at once."""
    return max(1, int(rate * BURST_SECONDS))


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
        self.fill()
        if self.credits < 1:
            return False
        self.credits -= 1
        return True

    def reserve(self) -> float:
        """Take one credit, if there is none one of those that are to come; the seconds until then."""
        self.fill()
        self.credits -= 1
        if self.credits >= 0:
            return 0.0
        return -self.credits / self.per_second if self.per_second else math.inf

    def fill(self) -> None:
        """What has come since it was asked last."""
        now = self.clock()
        self.credits = min(self.most, self.credits + (now - self.seen) * self.per_second)
        self.seen = now

    @property
    def wait(self) -> float:
        """The seconds until there is a credit again, when there was none."""
        return (1 - self.credits) / self.per_second if self.per_second else math.inf


class Buckets:
    """A bucket for each address; `most` credits at once, usually those of a minute."""

    def __init__(self, per_minute: float, most: float | None = None) -> None:
        self.per_minute = per_minute
        self.most = per_minute if most is None else most
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> None:
        """Take one credit of an address; if it has none, it is refused, and told when it has one again."""
        bucket = self.of(address)
        if not bucket.take():
            refused = Refused("too_fast")
            refused.wait = bucket.wait
            raise refused

    def reserve(self, address: str) -> float:
        """Take one credit of an address, perhaps one that is to come; the seconds until then."""
        return self.of(address).reserve()

    def of(self, address: str) -> Bucket:
        """The bucket of an address."""
        bucket = self.buckets.setdefault(address, Bucket(self.per_minute / 60, self.most))
        self.buckets.move_to_end(address)
        if len(self.buckets) > MOST_KEPT:
            self.buckets.popitem(last=False)
        return bucket


def message_buckets(rate: float) -> Buckets:
    """For what comes over all sockets of an address, of which each may send at a rate."""
    return Buckets(60 * rate * SOCKETS_IN_FULL, burst(rate) * SOCKETS_IN_FULL)
