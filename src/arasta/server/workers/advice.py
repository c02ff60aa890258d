"""Advice at tables: hints, win chances, and games looked back at. It is worked out in processes of its own.

Bots are asked elsewhere, for to look back at a game takes long. Whoever asks the same once more while it is worked
out, or soon after, gets the same answer.
"""

import asyncio
import logging
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable
from functools import partial
from multiprocessing.sharedctypes import RawArray
from typing import Any, NamedTuple, cast

from arasta.analysis.chances import imagined_by
from arasta.analysis.choices import KEY
from arasta.analysis.findings import Analysis
from arasta.analysis.hints import Hint
from arasta.bots.position import Position
from arasta.core.refusal import Refusal
from arasta.server.errors import Refused
from arasta.server.settings import Settings
from arasta.server.store.reviews import Reviews
from arasta.server.tables.table import NO_HELP, PLAYING, Table
from arasta.server.workers.advice_worker import TRIED, begin, chances_in, hints_for, looked_back_at, make_ready
from arasta.server.workers.pool import Lost, Pool, TooSlow, Unavailable, waits

SECONDS = 180.0  # for a hint
LONGEST = 900.0  # for a whole game
BEHIND_ALL = 19  # who looks back at games lets everybody else go first
MOST_KEPT = 64  # answers
UNTIL_READY = 3.0  # seconds after somebody has come: first their page opens
MOST_WAITING = 16  # questions of one address that nobody has answered yet: hints and win chances, or games
ALL_WAITING = 256  # of all addresses
AGAIN_SECONDS = 5.0  # after which whoever has too many may ask again
COMPILING = (
    900.0  # seconds to get ready for a game: the first time its rules are compiled, on a machine that may be busy
)
ATTEMPTS = 2  # a process may die by accident

READY = "ready"  # the question that nobody has asked
SERVER = "the server itself"

log = logging.getLogger(__name__)
Question = tuple[Any, ...]


class ReviewProgress(NamedTuple):
    """How far a game has been looked back at; `found` in the end."""

    done: int
    of: int
    found: Analysis | None = None


class Advisers:
    """Asks a process, and keeps the latest answers."""

    def __init__(self, settings: Settings, reviews: Reviews) -> None:
        self.reviews = reviews
        self.slots = RawArray("i", 2 * (ALL_WAITING + 1))
        trial = partial(make_ready, TRIED)
        self.quick = Pool("hints", settings.advisers, trial)  # apart from the patient: they never wait for long ones
        self.patient = Pool("reviews", settings.advisers, trial, begin, self.slots, nice=BEHIND_ALL)
        self.asked: OrderedDict[Question, asyncio.Task[Any]] = OrderedDict()
        self.waiting: Counter[tuple[str, str]] = Counter()  # by pool and address the questions that are not answered
        self.looking: dict[Question, int] = {}  # the slot in which the progress with a game stands
        self.readying: dict[str, asyncio.TimerHandle] = {}  # by kind of game

    async def stop(self) -> None:
        """Let go of whatever is being worked out."""
        for waiting in self.readying.values():
            waiting.cancel()
        for task in self.asked.values():
            task.cancel()
        await asyncio.gather(*self.asked.values(), return_exceptions=True)
        for pool in (self.quick, self.patient):
            await pool.stop()

    def get_ready(self, table: Table) -> None:
        """Somebody has come who may soon ask for a hint: a process begins, and loads what such games need."""
        kind = table.agreed.kind
        if table.agreed.help == NO_HELP or table.status != PLAYING or kind in self.readying:
            return
        self.readying[kind] = asyncio.get_running_loop().call_later(UNTIL_READY, self.warm_up, kind)

    def warm_up(self, kind: str) -> "asyncio.Task[Any]":
        """Load all that advice in a game needs; whoever asks for some meanwhile waits for that. The first time on a
        machine the rules are compiled, and what was compiled is kept: no limit for a hint throws it away.
        """
        question = (READY, kind)
        task = self.asked.get(question)
        if task is None or (task.done() and (task.cancelled() or task.exception() is not None)):
            job = self.quick.do(make_ready, kind, seconds=COMPILING, account=SERVER)
            self.asked[question] = task = heard(job)
        return task

    async def be_ready(self, kind: str) -> None:
        """Until advice in a game can be given."""
        try:
            await asyncio.shield(self.warm_up(kind))
        except Exception as error:  # whatever the death of a process may raise
            log.warning("advisers_not_ready", extra={"problem": repr(error)})
            raise Refused("busy", Refusal("advice-failed")) from error

    async def hints(self, table: Table, seat: int, lang: str, address: str = "") -> list[Hint]:
        """The best choices of the seat that is to act, by what it may know."""
        question = ("hints", table.agreed.id, table.n, seat, lang)
        await self.be_ready(table.agreed.kind)
        if question not in self.asked:
            game = table.the_game
            self.ask(question, self.quick, hints_for, Position.of(game, KEY), lang, game.names, address=address)
        return cast(list[Hint], await self.answer(question))

    async def chances(self, table: Table, seat: int | None, address: str = "") -> tuple[float, ...]:
        """By seat how likely it is to win, by what one of them may know, or a spectator."""
        game, question = table.the_game, ("chances", table.agreed.id, table.n, seat)
        await self.be_ready(table.agreed.kind)
        if question not in self.asked:
            self.ask(question, self.quick, chances_in, game.rules, imagined_by(game, seat), address=address)
        return cast(tuple[float, ...], await self.answer(question))

    async def look_back(self, table: Table, address: str = "") -> ReviewProgress:
        """How far a game that is over has been looked back at; whoever asks first begins it."""
        question = ("back", table.agreed.id, table.n)
        kept = None if question in self.asked else await self.reviews.find(table)
        if kept is not None:
            return ReviewProgress(0, 0, kept)
        if question not in self.asked:
            self.begin_to_look(question, table, address)
        if self.asked[question].done():
            return ReviewProgress(0, 0, await self.answer(question))
        slot = self.looking[question]
        return ReviewProgress(*self.slots[2 * slot : 2 * slot + 2])

    def begin_to_look(self, question: Question, table: Table, address: str) -> None:
        """In a slot that no other game has."""
        slot = next(slot for slot in range(ALL_WAITING + 1) if slot not in self.looking.values())
        self.slots[2 * slot : 2 * slot + 2] = [0, 0]
        self.ask(question, self.patient, looked_back_at, table.the_game, slot, address=address)
        self.looking[question] = slot
        self.asked[question] = heard(self.kept(table, self.asked[question]))
        self.asked[question].add_done_callback(lambda done: self.looking.pop(question, None))

    async def kept(self, table: Table, looking: "asyncio.Task[Any]") -> Analysis:
        """What is found in the end. It is kept, whether anybody still waits for it or not."""
        found = cast(Analysis, await looking)
        try:
            await self.reviews.keep(table, found)
        except Refused as refused:  # it is told all the same
            log.warning("review_not_kept", extra={"why": refused.why})
        return found

    def ask(
        self, question: Question, pool: Pool, function: Callable[..., Any], *values: Any, address: str = ""
    ) -> None:
        """Put a question; if too many of the address wait already, it is refused. The oldest answers are forgotten."""
        account = (pool.name, address)
        in_all = sum(number for (name, _), number in self.waiting.items() if name == pool.name)
        if self.waiting[account] >= MOST_WAITING or in_all >= ALL_WAITING:
            refused = Refused("too_fast")
            refused.wait = AGAIN_SECONDS
            raise refused
        answered = [old for old, task in self.asked.items() if task.done() and old[0] != READY]
        for old in answered[: max(0, len(self.asked) - MOST_KEPT)]:
            del self.asked[old]
        self.waiting[account] += 1
        self.asked[question] = heard(self.worked_out(pool, address, function, *values))
        self.asked[question].add_done_callback(lambda done: self.answered(account))

    def answered(self, account: tuple[str, str]) -> None:
        """A question less."""
        self.waiting[account] -= 1
        if not self.waiting[account]:
            del self.waiting[account]

    async def worked_out(self, pool: Pool, address: str, function: Callable[..., Any], *values: Any) -> Any:
        """What a process answers; one that has died is no answer yet."""
        seconds = LONGEST if pool is self.patient else SECONDS
        for attempt, wait in enumerate(waits(), 1):
            await asyncio.sleep(wait)
            try:
                return await pool.do(function, *values, seconds=seconds, account=address)
            except (Unavailable, Lost) as error:
                if attempt == ATTEMPTS or isinstance(error, TooSlow):
                    raise

    async def answer(self, question: Question) -> Any:
        """What was found; who stops waiting keeps nobody else from it. What failed may be asked again."""
        try:
            return await asyncio.shield(self.asked[question])
        except Exception as error:  # whatever the death of a process may raise
            log.warning("advice_failed", extra={"problem": repr(error)})
            self.asked.pop(question, None)
            raise Refused("busy", Refusal("advice-failed")) from error


def heard(work: Awaitable[Any]) -> "asyncio.Task[Any]":
    """A task whose failure is heard, if by nobody else."""
    task = asyncio.ensure_future(work)
    task.add_done_callback(lambda done: done.cancelled() or done.exception())
    return task
