"""The one thread that writes: whatever waits goes into one transaction; nobody is answered before it is committed."""

import asyncio
import logging
import time
from collections.abc import Callable
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from arasta.server.errors import Refused
from arasta.server.store.database import IMMEDIATE, problem_of

Answer = TypeVar("Answer")
Work = Callable[[Connection], Any]
MOST_TOGETHER = 64  # pieces of work in one transaction: many commits in one cost little more than one

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class PendingWrite:
    """Something to be written, and where the answer is awaited."""

    work: Work
    loop: asyncio.AbstractEventLoop
    future: "asyncio.Future[Any]"

    def answer(self, value: Any) -> None:
        """It is committed."""
        self.loop.call_soon_threadsafe(settle, self.future, value)


def settle(future: "asyncio.Future[Any]", value: Any) -> None:
    """Hand over the answer, unless nobody waits for it any more."""
    if future.cancelled():
        return
    if isinstance(value, Exception):
        future.set_exception(value)
    else:
        future.set_result(value)


def refusal_of(error: Exception) -> Exception:
    """What whoever asked is told: of trouble with the database no more than that there is some."""
    if not isinstance(error, SQLAlchemyError):
        return error
    log.error("store_failed", extra={"problem": problem_of(error)})
    refused = Refused("busy")
    refused.__cause__ = error
    return refused


class Writer:
    """Takes work from a queue. `close` ends it when all that was asked for is written."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine.execution_options(**{IMMEDIATE: True})
        self.committed: Callable[[int, float], None] = lambda jobs, seconds: None  # told of every transaction
        self.queue: SimpleQueue[PendingWrite | None] = SimpleQueue()
        self.thread = Thread(target=self.run, name="arasta-writer", daemon=True)
        self.thread.start()

    async def do(self, work: Callable[[Connection], Answer]) -> Answer:
        """Carry out some work in a transaction; returns when that is committed, and raises `busy` if it cannot be."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Answer] = loop.create_future()
        self.queue.put(PendingWrite(work, loop, future))
        return await future

    def close(self) -> None:
        """Write what waits, then end."""
        self.queue.put(None)
        self.thread.join()

    def run(self) -> None:
        """Until it is closed."""
        while (first := self.queue.get()) is not None:
            jobs, goes_on = self.waiting(first)
            self.commit(jobs)
            if not goes_on:
                return

    def waiting(self, first: PendingWrite) -> tuple[list[PendingWrite], bool]:
        """All that waits, up to a limit; and whether more may come."""
        jobs = [first]
        while len(jobs) < MOST_TOGETHER:
            try:
                job = self.queue.get_nowait()
            except Empty:
                break
            if job is None:
                return jobs, False
            jobs.append(job)
        return jobs, True

    def commit(self, jobs: list[PendingWrite]) -> None:
        """In one transaction; if that fails, each in its own, so that one cannot spoil the others."""
        begun = time.monotonic()
        try:
            answers = self.transaction(jobs)
        except Exception as error:  # also of wrong work: whoever asked for it is told, and the writer goes on
            if len(jobs) > 1:
                for job in jobs:
                    self.commit([job])
            else:
                jobs[0].answer(refusal_of(error))
            return
        for job, answer in zip(jobs, answers, strict=True):
            job.answer(answer)
        self.committed(len(jobs), time.monotonic() - begun)

    def transaction(self, jobs: list[PendingWrite]) -> list[Any]:
        """Everything or nothing."""
        with self.engine.begin() as connection:
            return [job.work(connection) for job in jobs]
