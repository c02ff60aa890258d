"""Bots at tables: one that breaks, is too slow or cheats is replaced, and the game goes on."""

import asyncio
import os
from contextlib import asynccontextmanager
from functools import partial

import pytest

import arasta
from arasta.bots import registry
from arasta.bots.limits import TooLarge, can_limit_memory
from arasta.bots.position import Position
from arasta.play.text.language import say
from arasta.server.live.payloads import seat_part
from arasta.server.ops.metrics import Metrics
from arasta.server.protocol.requests import NewGame
from arasta.server.settings import Settings
from arasta.server.store.store import Store
from arasta.server.tables import restore
from arasta.server.tables.creation import new_table
from arasta.server.tables.registry import Tables
from arasta.server.workers import bot_worker, bots, pool
from arasta.server.workers.bot_worker import think
from arasta.server.workers.bots import Bots
from tests.arena.with_strangers import strangers
from tests.server.thinking import (
    ODD,
    Broken,
    think_in_turn,
    think_long_if_an_expert,
    think_oddly,
    think_unluckily,
)

__all__ = ["strangers"]


@pytest.mark.skipif(not can_limit_memory(), reason="only Linux limits the memory of a process")
def test_a_bot_of_another_package_has_so_much_memory_in_its_process(strangers, monkeypatch):
    """Issue 27: and is made anew, so that it does not fail for ever."""
    monkeypatch.setattr(bot_worker, "ALLOWED", [])
    bot_worker.begin(60)
    position = Position.of(arasta.new("dice", players=2, seed=1), 1)
    for _ in range(2):
        assert bot_worker.think("hungry", position) == position.legal[-1]
        with pytest.raises(TooLarge, match="The bot “hungry” cannot go on: it took more than 60 MB of memory"):
            bot_worker.think("hungry", position)


@asynccontextmanager
async def bots_at_tables(path, thinking=think, metrics=None, **settings):
    """Bots that are asked whenever a table of a store waits for one."""
    store = Store(f"sqlite:///{path}/games")
    tables = Tables(store, 100)
    asking = Bots(tables, Settings(workers=1, **settings), metrics or Metrics(), thinking)
    try:
        yield tables, asking
    finally:
        await asking.stop()
        await asyncio.gather(*tables.tasks, return_exceptions=True)
        await asyncio.to_thread(store.close)


async def table_of(tables, *bots, **wanted):
    """A table of the dice game, by name of a bot or None for Ayşe."""
    seats = [{"kind": "bot", "bot": bot} if bot else {"kind": "person", "name": "Ayşe"} for bot in bots]
    table, _ = await new_table(tables, NewGame.model_validate({"game": "dice", "seats": seats, "pace": 0} | wanted), 0)
    return table


def after(tables, entries, table=None):
    """When a table, or any, has so many entries."""
    reached = asyncio.Event()

    def entered(entered, entry, since):
        if entered.n >= entries and (table is None or entered.agreed.id == table.agreed.id):
            reached.set()

    tables.listeners.append(entered)
    return asyncio.wait_for(reached.wait(), 60)


async def first_entries(path, bot, entries, thinking=think, seconds=60.0):
    """A table of two such bots after so many entries, and how often they failed."""
    metrics = Metrics()
    async with bots_at_tables(path, thinking, metrics, bot_seconds=seconds) as (tables, _):
        reached = after(tables, entries)
        table = await table_of(tables, bot, bot)
        await reached
        return await tables.table(table.agreed.id), metrics.bot_failures.labels(bot)._value.get()


def test_two_bots_play_by_themselves(tmp_path):
    table, failures = asyncio.run(first_entries(tmp_path, "random", 12))
    assert (table.n >= 12, failures) == (True, 0)


@pytest.mark.parametrize("bot", ["broken", "dead", "cheating"])
def test_for_a_bot_that_fails_each_time_the_simplest_one_chooses_and_the_log_says_so(tmp_path, monkeypatch, bot):
    monkeypatch.setattr(registry, "OWN", registry.OWN | ODD)
    monkeypatch.setattr(pool, "FIRST_WAIT", 0.01)
    table, failures = asyncio.run(first_entries(tmp_path, bot, 2, think_oddly))
    assert failures >= bots.ATTEMPTS
    assert table.n >= 2
    sentences = [say("server-substitute", player=chair.name, bot="random") for chair in table.chairs]
    assert set(sentences) & set(log_of(table))


def test_a_bot_whose_process_is_killed_while_it_thinks_is_asked_again(tmp_path):
    thinking = partial(think_unluckily, tmp_path / "mark")
    table, failures = asyncio.run(first_entries(tmp_path, "champion", 4, thinking))
    assert (failures, table.substitutes) == (1, {})


def log_of(table):
    """All sentences of a table's log, as everybody reads them."""
    return [line for step in seat_part(table, None, 0, "en")["log"] for line in step["lines"]]


def test_who_chose_instead_is_told_as_well_when_the_table_is_opened_again(tmp_path, monkeypatch):
    """By a snapshot and the entries after it."""
    monkeypatch.setattr(registry, "OWN", registry.OWN | ODD)
    monkeypatch.setattr(pool, "FIRST_WAIT", 0.01)
    monkeypatch.setattr(restore, "EVERY", 4)
    table, _ = asyncio.run(first_entries(tmp_path, "broken", 6, think_oddly))

    async def opened_again():
        store = Store(f"sqlite:///{tmp_path}/games")
        try:
            return await Tables(store, 10).table(table.agreed.id)
        finally:
            await asyncio.to_thread(store.close)

    assert len(table.substitutes) == table.n - 1
    again = asyncio.run(opened_again())
    assert again.n == table.n
    assert log_of(again) == log_of(table)


def test_a_bot_that_is_too_slow_loses_its_process(tmp_path, monkeypatch):
    monkeypatch.setattr(registry, "OWN", registry.OWN | ODD)
    table, failures = asyncio.run(first_entries(tmp_path, "slow", 2, think_oddly, seconds=0.5))
    assert (table.n >= 2, failures >= bots.ATTEMPTS) == (True, True)


def test_however_many_tables_of_bots_an_address_has_the_bot_of_another_is_asked_in_turn(tmp_path, monkeypatch):
    monkeypatch.setattr(registry, "OWN", registry.OWN | {"greedy_one": Broken, "honest_one": Broken})
    log = tmp_path / "log"

    async def play():
        async with bots_at_tables(tmp_path, partial(think_in_turn, log)) as (tables, asking):
            for i in range(21):
                bot = "honest_one" if i == 20 else "greedy_one"
                table = await table_of(tables, bot, bot)
                asking.charge_to(table.agreed.id, bot)
            await after(tables, 12, table)

    asyncio.run(play())
    names = log.read_text().split()
    later = names[names.index("honest_one") :]
    assert later.count("greedy_one") < 4 * later.count("honest_one")


def test_a_bot_that_answers_at_once_never_waits_for_one_that_searches(tmp_path):
    """Issue 23: however many tables of experts there are, they have processes of their own."""

    async def played():
        async with bots_at_tables(tmp_path, think_long_if_an_expert, bot_seconds=600) as (tables, _):
            experts = [await table_of(tables, "expert", "expert") for _ in range(5)]
            quick = await table_of(tables, "champion", "champion")
            await after(tables, 6, quick)
            return [(await tables.table(table.agreed.id)).n for table in experts], [table.n for table in experts]

    now, before = asyncio.run(played())
    assert now == before


@pytest.mark.skipif(not hasattr(os, "nice"), reason="this system has no such priorities")
def test_a_bot_that_searches_leaves_the_processor_to_those_that_answer_at_once(tmp_path):
    async def priorities():
        async with bots_at_tables(tmp_path) as (_, asking):
            return [await pool.do(os.nice, 0, seconds=60) for pool in (asking.quick, asking.searching)]

    quick, searching = asyncio.run(priorities())
    assert searching == quick + bots.BEHIND_QUICK


LONG = 600.0  # seconds that no test waits


@pytest.mark.parametrize("once", [False, True], ids=["at another pace", "until a person is asked"])
def test_bots_hurry_as_soon_as_somebody_wants_them_to(tmp_path, once):
    """Issue 24: also those that wait for their pace already."""

    async def played():
        async with bots_at_tables(tmp_path) as (tables, asking):
            table = await table_of(tables, "random", None, pace=5, draw=False)
            asking.pace(table.agreed.id, LONG, False)
            asked = asyncio.Event()
            tables.listeners.append(lambda table, entry, since: asked.set() if table.waits.seat == 1 else None)
            asking.pace(table.agreed.id, 0, once)
            await asyncio.wait_for(asked.wait(), 60)
            return table.agreed.id in asking.hurried, asking.pace_of(table)

    is_hurried, pace = asyncio.run(played())
    assert (is_hurried, pace) == (False, LONG if once else 0)
