"""Advice at tables: hints, win chances, and games looked back at. It is worked out in processes of its own.

Bots are asked elsewhere, for to look back at a game takes long. Whoever asks the same once more while it is worked
out, or soon after, gets the same answer.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from concurrent.futures import Future
from multiprocessing.sharedctypes import RawArray
from typing import Any, NamedTuple, cast

from pebble import ProcessPool

from arasta.analysis.chances import imagined_by
from arasta.analysis.choices import KEY
from arasta.analysis.findings import Analysis
from arasta.analysis.hints import Hint
from arasta.bots.position import Position
from arasta.core.refusal import Refusal
from arasta.server.advising import begin, chances_in, hints_for, looked_back_at, make_ready
from arasta.server.processes import processes
from arasta.server.refusals import Refused
from arasta.server.settings import Settings
from arasta.server.store.reviews import Reviews
from arasta.server.table import NO_HELP, PLAYING, Table

SECONDS = 180.0  # for a hint: the first one may have to compile the rules
LONGEST = 900.0  # for a whole game
MOST_KEPT = 64  # answers
UNTIL_READY = 3.0  # seconds after somebody has come: first their page opens
MOST_WAITING = 32  # questions that nobody has answered yet

log = logging.getLogger(__name__)
Question = tuple[Any, ...]


class Looking(NamedTuple):
    """How far a game has been looked back at; `found` in the end."""

    done: int
    of: int
    found: Analysis | None = None


class Advisers:
    """Asks a process, and keeps the latest answers."""

    def __init__(self, settings: Settings, reviews: Reviews) -> None:
        self.reviews = reviews
        self.slots = RawArray("i", 2 * (MOST_WAITING + 1))
        self.quick = processes(settings.advisers)  # apart from the patient: short questions never wait for long ones
        self.patient = processes(settings.advisers, begin, [self.slots])
        self.asked: OrderedDict[Question, asyncio.Task[Any]] = OrderedDict()
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
            pool.stop()  # type: ignore[no-untyped-call]
            await asyncio.to_thread(pool.join)

    def get_ready(self, table: Table) -> None:
        """Somebody has come who may soon ask for a hint: a process begins, and loads what such games need."""
        kind = table.agreed.kind
        if table.agreed.help == NO_HELP or table.status != PLAYING or kind in self.readying:
            return
        question = ("ready", kind)
        begin = asyncio.get_running_loop().call_later
        self.readying[kind] = begin(UNTIL_READY, self.ask, question, self.quick, make_ready, kind)

    async def hints(self, table: Table, seat: int, lang: str) -> list[Hint]:
        """The best choices of the seat that is to act, by what it may know."""
        question = ("hints", table.agreed.id, table.n, seat, lang)
        if question not in self.asked:
            game = table.the_game
            self.ask(question, self.quick, hints_for, Position.of(game, KEY), lang, game.names)
        return cast(list[Hint], await self.answer(question))

    async def chances(self, table: Table, seat: int | None) -> tuple[float, ...]:
        """By seat how likely it is to win, by what one of them may know, or a spectator."""
        game, question = table.the_game, ("chances", table.agreed.id, table.n, seat)
        if question not in self.asked:
            self.ask(question, self.quick, chances_in, game.rules, imagined_by(game, seat))
        return cast(tuple[float, ...], await self.answer(question))

    async def look_back(self, table: Table) -> Looking:
        """How far a game that is over has been looked back at; whoever asks first begins it."""
        question = ("back", table.agreed.id, table.n)
        kept = None if question in self.asked else await self.reviews.find(table)
        if kept is not None:
            return Looking(0, 0, kept)
        if question not in self.asked:
            self.begin_to_look(question, table)
        if self.asked[question].done():
            return Looking(0, 0, await self.answer(question))
        slot = self.looking[question]
        return Looking(*self.slots[2 * slot : 2 * slot + 2])

    def begin_to_look(self, question: Question, table: Table) -> None:
        """In a slot that no other game has."""
        slot = next(slot for slot in range(MOST_WAITING + 1) if slot not in self.looking.values())
        self.slots[2 * slot : 2 * slot + 2] = [0, 0]
        self.ask(question, self.patient, looked_back_at, table.the_game, slot)
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

    def ask(self, question: Question, pool: ProcessPool, function: Callable[..., Any], *values: Any) -> None:
        """Put a question; if too many wait already, it is refused. The oldest answers are forgotten."""
        answered = [old for old, task in self.asked.items() if task.done()]
        if len(self.asked) - len(answered) >= MOST_WAITING:
            raise Refused("too_fast")
        for old in answered[: max(0, len(self.asked) - MOST_KEPT)]:
            del self.asked[old]
        seconds = LONGEST if pool is self.patient else SECONDS
        thought = pool.schedule(function, args=values, timeout=seconds)
        self.asked[question] = heard(asyncio.wrap_future(cast("Future[Any]", thought)))

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
