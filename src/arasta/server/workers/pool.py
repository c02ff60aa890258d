"""Processes in which bots and advisers think, and pools of them that mend themselves.

Each worker has a process and a pipe of its own: one that dies, freezes or is too slow takes nobody with it, and is
replaced by a new process. Whatever the server waits for has a time, after which the process is killed, so that a pipe
to a process that no longer moves cannot block for ever.
"""

import asyncio
import logging
import multiprocessing
import os
import pickle
import signal
import threading
import time
import traceback
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from multiprocessing.connection import Connection
from typing import Any

from arasta.server.workers.queue import FairQueue, Job

ONE_THREAD = {"OPENBLAS_NUM_THREADS": "1"}  # a net is small: threads that wait for each other take four times as much
BEGIN_SECONDS = 60.0  # until a new process is ready
TAKE_SECONDS = 10.0  # until one that has nothing else to do takes up a job; then it is frozen
END_SECONDS = 5.0  # until a killed process is gone
TRIED_SECONDS = 30.0  # so long an answer shows that a pool can give some
FIRST_WAIT, LONGEST_WAIT = 1.0, 8.0  # seconds between attempts
READY, TAKEN = "begun", "taken the job"  # what a process says of itself, before it answers
BROKEN_PIPE = (EOFError, OSError)

log = logging.getLogger(__name__)
Begin = Callable[..., None]


class Unavailable(Exception):
    """No process could be begun, or none took the job up. That is never the fault of the job."""


class Lost(Exception):
    """A process has taken up the job and died of it, or of something else."""


class TooSlow(Lost):
    """A process has taken up the job and not answered in time."""


class Failed(Exception):
    """What the job itself has raised."""


def waits() -> Iterator[float]:
    """How long to wait before each attempt, in seconds: not at all, then longer and longer."""
    yield 0.0
    wait = FIRST_WAIT
    while True:
        yield wait
        wait = min(2 * wait, LONGEST_WAIT)


class Worker(threading.Thread):
    """A thread of the server that hands one job after the other to a process of its own."""

    def __init__(self, name: str, jobs: FairQueue, begin: Begin | None, values: Sequence[Any], nice: int) -> None:
        super().__init__(name=name, daemon=True)
        self.jobs = jobs
        self.begin = begin
        self.values = values
        self.nice = nice
        self.process: multiprocessing.process.BaseProcess | None = None
        self.pipe: Connection | None = None
        self.lock = threading.Lock()  # between beginning a process and ending it for good
        self.stopped = False
        self.is_late = False  # whether the process was killed because it took too long

    def run(self) -> None:
        """Until there is no more to do."""
        while (job := self.jobs.get()) is not None:
            if job.answer.set_running_or_notify_cancel():
                try:
                    job.answer.set_result(self.answer(job))
                except BaseException as error:
                    job.answer.set_exception(error)
        self.discard()

    def answer(self, job: Job) -> Any:
        """What the process answers."""
        self.hand_over(pickle.dumps((job.function, job.values)))
        begun = time.monotonic()
        try:
            with self.limited(job.seconds):
                is_answer, answer = self.receive()
        except BROKEN_PIPE:
            self.discard()
            if self.is_late:
                raise TooSlow(f"no answer within {job.seconds:g} seconds") from None
            raise Lost("the process died") from None
        finally:
            self.jobs.charge(job, time.monotonic() - begun)
        if not is_answer:
            raise Failed(answer)
        return answer

    def hand_over(self, job: bytes) -> None:
        """Until a process has taken the job up. One that died or froze while it had nothing to do is replaced."""
        if self.process is not None:
            try:
                return self.taken(job)
            except BROKEN_PIPE:
                log.warning("worker_replaced", extra={"worker": self.name})
                self.discard()
        try:
            self.start_process()
            self.taken(job)
        except Exception as error:  # whatever the system, or a process that ends at once, may say
            self.discard()
            raise Unavailable(f"no process begins: {error!r}") from error

    def start_process(self) -> None:
        """A new process. A fork of one with threads is not safe, so each begins anew, with this one's environment."""
        context = multiprocessing.get_context("spawn")
        with self.lock:
            if self.stopped:
                raise RuntimeError("the server stops")
            self.pipe, theirs = context.Pipe()
            with theirs:
                values = (theirs, self.begin, self.values, self.nice)
                process = context.Process(target=work, args=values, name=self.name, daemon=True)
                process.start()
                self.process = process
        with self.limited(BEGIN_SECONDS):
            self.expect(READY)

    def taken(self, job: bytes) -> None:
        """The process has the job."""
        with self.limited(TAKE_SECONDS):
            self.the_pipe.send_bytes(job)
            self.expect(TAKEN)

    def expect(self, word: str) -> None:
        """The process says a word."""
        if self.receive() != word:
            raise EOFError(f"the process did not say that it has {word}")

    def receive(self) -> Any:
        """What the process says next; what cannot be read is as good as nothing."""
        message = self.the_pipe.recv_bytes()
        try:
            return pickle.loads(message)
        except Exception as error:
            return False, f"unreadable answer: {error!r}"

    @contextmanager
    def limited(self, seconds: float) -> Iterator[None]:
        """Something that the process does in time; else it is killed, and whoever waits for its pipe sees the end."""
        self.is_late = False
        timer = threading.Timer(seconds, self.kill_late)
        timer.daemon = True
        timer.start()
        try:
            yield
        finally:
            timer.cancel()

    def kill_late(self) -> None:
        """The time is up."""
        self.is_late = True
        self.kill()

    @property
    def the_pipe(self) -> Connection:
        """The pipe to the process that there is."""
        if self.pipe is None:
            raise EOFError("there is no process")
        return self.pipe

    def kill(self) -> None:
        """End the process, frozen or not."""
        if self.process is not None:
            self.process.kill()

    def discard(self) -> None:
        """Forget the process; the next job begins a new one."""
        self.kill()
        if self.process is not None:
            self.process.join(END_SECONDS)
        if self.pipe is not None:
            self.pipe.close()
        self.process = self.pipe = None

    def stop(self) -> None:
        """Whatever it is at, it ends, and begins nothing more."""
        with self.lock:
            self.stopped = True
            self.kill()


class Pool:
    """So many workers, whose processes begin when something is asked of them.

    `problem` says why nothing could be worked out the last time; it is empty if all is well. From then on the pool
    tries `trial`, a job as real ones are, until one is answered: so whoever asks after its health hears the truth,
    and nobody need ask for advice to make it well. It is tried as well when a job raises something, for that may be
    the fault of the job or of all that is installed here. The system gives the processor to `nice` ones last.
    """

    def __init__(
        self, name: str, n: int, trial: Callable[[], Any], begin: Begin | None = None, *values: Any, nice: int = 0
    ) -> None:
        for word, value in ONE_THREAD.items():
            os.environ.setdefault(word, value)
        self.name = name
        self.trial = trial
        self.jobs = FairQueue()
        self.workers = [Worker(f"arasta-{name}-{i}", self.jobs, begin, values, nice) for i in range(max(1, n))]
        self.is_begun = False
        self.problem = ""
        self.is_broken = False  # whether the trial itself has failed: only another one shows that all is well
        self.is_doubted = False  # whether it has to be tried
        self.answered = -TRIED_SECONDS  # when something was worked out the last time
        self.mending: asyncio.Task[None] | None = None

    async def do(
        self, function: Callable[..., Any], *values: Any, seconds: float, account: str = "", is_urgent: bool = True
    ) -> Any:
        """What a function makes of values, in a process. Whoever no longer waits for a job that has begun lets it go
        on: to end a process and begin another takes longer than most jobs. Jobs are charged to an account, and what
        is urgent goes first.
        """
        if not self.is_begun:
            self.is_begun = True
            for worker in self.workers:
                worker.start()
        job = Job(function, values, seconds, account, is_urgent)
        self.jobs.put(job)
        try:
            answer = await asyncio.wrap_future(job.answer)
        except (Unavailable, Lost) as error:
            self.is_unwell(str(error), seconds)
            raise
        except Failed:
            self.doubt(seconds)
            raise
        if not self.is_broken:
            self.is_well()
        return answer

    def is_well(self) -> None:
        """Something was worked out."""
        if self.problem:
            log.warning("workers_well_again", extra={"pool": self.name})
        self.problem = ""
        self.answered = time.monotonic()

    def is_unwell(self, problem: str, seconds: float) -> None:
        """Something could not be worked out. It is told once, until all is well again."""
        if not self.problem:
            log.error("workers_unwell", extra={"pool": self.name, "problem": problem})
        self.problem = problem
        self.doubt(seconds)

    def look_after(self, seconds: float) -> None:
        """Somebody asks whether all is well: if nothing was worked out for a while, it is tried."""
        if self.is_begun and time.monotonic() - self.answered > TRIED_SECONDS:
            self.doubt(seconds)

    def doubt(self, seconds: float) -> None:
        """Whether anything can be worked out is to be tried."""
        self.is_doubted = True
        if self.mending is None or self.mending.done():
            self.mending = asyncio.create_task(self.mend(seconds))

    async def mend(self, seconds: float) -> None:
        """Try until something is worked out."""
        for wait in waits():
            await asyncio.sleep(max(wait, FIRST_WAIT))
            if not self.problem and not self.is_doubted:
                return
            try:
                await self.do(self.trial, seconds=seconds, account=self.name)
            except Failed as error:
                self.is_broken = True
                self.is_unwell(str(error).strip().splitlines()[-1], seconds)
            except (Unavailable, Lost):
                continue
            else:
                self.is_broken = self.is_doubted = False
                self.is_well()
                return

    async def stop(self) -> None:
        """Let go of whatever is worked out."""
        if self.mending is not None:
            self.mending.cancel()
        for worker in self.workers:
            worker.stop()
        self.jobs.close()
        if self.is_begun:
            await asyncio.to_thread(self.join)

    def join(self) -> None:
        """Until all workers have ended."""
        for worker in self.workers:
            worker.join()


def work(pipe: Connection, begin: Begin | None, values: Sequence[Any], nice: int) -> None:
    """What runs in the process: one job after the other, until the server closes the pipe."""
    if hasattr(os, "nice"):
        os.nice(nice)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends its workers
    threading.Thread(target=end_with_server, daemon=True).start()
    if begin is not None:
        begin(*values)
    try:
        pipe.send(READY)
        while True:
            job = pipe.recv_bytes()
            pipe.send(TAKEN)
            pipe.send_bytes(worked_out(job))
    except BROKEN_PIPE:
        return


def end_with_server() -> None:
    """Whatever this process works out, nobody wants it once the server has been killed."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(1)


def worked_out(job: bytes) -> bytes:
    """Whether a job is answered, and the answer; or what went wrong, for the log."""
    try:
        function, values = pickle.loads(job)
        return pickle.dumps((True, function(*values)))
    except Exception:
        return pickle.dumps((False, traceback.format_exc()))
