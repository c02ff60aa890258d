"""Whose job is next: nobody who asks for much keeps others waiting.

Each job is charged to an account, that of the address that asks. People go before what nobody waits for, such as tables
of bots alone, unless that has waited for long; and of several accounts the one that has used the least time lately is
next. So an account that has asked for little waits for the job that is at work just then, and for no more: a bot asks
again as soon as its choice is made, so for a moment nothing begins that others have many of.
"""

import threading
import time
from collections import OrderedDict, deque
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, field
from typing import Any

PATIENCE = 2.0  # seconds after which what nobody waits for counts as much as what somebody does
COURTESY = 0.03  # seconds after a job in which the next one of that account may come
MANY = 3  # jobs of an account that wait: it loses nothing by letting somebody else go first
MOST_ACCOUNTS = 20_000  # that are remembered; of those that have nothing waiting the oldest are forgotten


@dataclass(eq=False)
class Job:
    """Something to be worked out, and who waits for it."""

    function: Callable[..., Any]
    values: Sequence[Any]
    seconds: float  # that it may take
    account: str = ""
    is_urgent: bool = True  # whether somebody waits for it
    answer: "Future[Any]" = field(default_factory=Future)
    since: float = 0.0  # when it was put into the queue


class FairQueue:
    """Jobs that wait, for several threads. `clock` counts seconds."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.ready = threading.Condition()
        self.waiting: dict[tuple[str, bool], deque[Job]] = {}  # by account and urgency
        self.used: OrderedDict[str, float] = OrderedDict()  # by account the time that it has had
        self.now = 0.0  # the time that the account had which was served last: who comes new begins there
        self.served: tuple[str, float] | None = None  # the account whose urgent job has just ended, and when
        self.is_closed = False

    def put(self, job: Job) -> None:
        """Let a job wait."""
        with self.ready:
            job.since = self.clock()
            if not any(account == job.account for account, _ in self.waiting):
                self.used[job.account] = max(self.used.get(job.account, 0.0), self.now)
                self.used.move_to_end(job.account)
                self.forget()
            self.waiting.setdefault((job.account, job.is_urgent), deque()).append(job)
            self.ready.notify()

    def get(self) -> Job | None:
        """The next job, as soon as there is one; None when there will be no more."""
        with self.ready:
            while not self.is_closed:
                if not self.waiting:
                    self.ready.wait()
                elif (moment := self.moment()) > 0:
                    self.ready.wait(moment)
                else:
                    return self.take()
            return None

    def moment(self) -> float:
        """How long to keep the next job waiting for one that may come at once; asked again, not at all."""
        served, self.served = self.served, None
        if served is None:
            return 0.0
        (account, ended), (chosen, is_urgent) = served, self.chosen()
        many = sum(len(jobs) for (whose, _), jobs in self.waiting.items() if whose == chosen) >= MANY
        return ended + COURTESY - self.clock() if chosen != account and (many or not is_urgent) else 0.0

    def chosen(self) -> tuple[str, bool]:
        """Of which account and urgency the next job is."""
        latest = self.clock() - PATIENCE

        def order(queue: tuple[str, bool]) -> tuple[bool, float, float]:
            first = self.waiting[queue][0]
            return not (first.is_urgent or first.since <= latest), self.used[first.account], first.since

        return min(self.waiting, key=order)

    def take(self) -> Job:
        """The next of those that wait."""
        chosen = self.chosen()
        jobs = self.waiting[chosen]
        job = jobs.popleft()
        if not jobs:
            del self.waiting[chosen]
        self.now = max(self.now, self.used[job.account])
        return job

    def charge(self, job: Job, seconds: float) -> None:
        """So long a job has taken."""
        with self.ready:
            self.used[job.account] = self.used.get(job.account, self.now) + seconds
            self.served = (job.account, self.clock()) if job.is_urgent else None

    def forget(self) -> None:
        """The oldest accounts, if there are too many."""
        busy = {account for account, _ in self.waiting}
        for account in list(self.used)[: max(0, len(self.used) - MOST_ACCOUNTS)]:
            if account not in busy:
                del self.used[account]

    def close(self) -> None:
        """No more jobs are handed out."""
        with self.ready:
            self.is_closed = True
            self.ready.notify_all()
