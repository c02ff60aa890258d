"""Bots at tables: one that breaks, is too slow or cheats is replaced, and the game goes on."""

import asyncio
import os
import signal
import time
from functools import partial

import pytest

import arasta
from arasta.bots import registry
from arasta.bots.bot import Bot
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

__all__ = ["strangers"]


class Broken(Bot):
    """Raises."""

    def choose(self, position):
        raise RuntimeError("I am broken.")


class Dead(Bot):
    """Takes its process with it."""

    def choose(self, position):
        os._exit(1)


class Slow(Bot):
    """Never answers."""

    def choose(self, position):
        time.sleep(600)


class Cheating(Bot):
    """Chooses what is not legal."""

    def choose(self, position):
        return "move 1" if "move 1" not in position.legal else "sell red"


ODD = {"broken": Broken, "dead": Dead, "slow": Slow, "cheating": Cheating}


def think_oddly(name, position):
    """In the worker's process, which imports this file: a bot that the registry does not have."""
    return ODD[name](position.rules.name, 1).choose(position)


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


async def first_entries(database, bot, entries, thinking=think, seconds=60.0):
    """A table of two such bots after so many entries, and how often they failed."""
    store, metrics = Store(database), Metrics()
    tables = Tables(store, 10)
    asking = Bots(tables, Settings(bot_seconds=seconds, workers=1), metrics, thinking)
    reached = asyncio.Event()
    tables.listeners.append(lambda table, entry, since: reached.set() if table.n >= entries else None)
    try:
        wanted = NewGame.model_validate({"game": "dice", "seats": [{"kind": "bot", "bot": bot}] * 2, "pace": 0})
        table, _ = await new_table(tables, wanted, 0)
        await asyncio.wait_for(reached.wait(), 60)
        return await tables.table(table.agreed.id), metrics.bot_failures.labels(bot)._value.get()
    finally:
        await asking.stop()
        await asyncio.gather(*tables.tasks, return_exceptions=True)
        await asyncio.to_thread(store.close)


def test_two_bots_play_by_themselves(tmp_path):
    table, failures = asyncio.run(first_entries(f"sqlite:///{tmp_path}/games", "random", 12))
    assert (table.n >= 12, failures) == (True, 0)


@pytest.mark.parametrize("bot", ["broken", "dead", "cheating"])
def test_for_a_bot_that_fails_each_time_the_simplest_one_chooses_and_the_log_says_so(tmp_path, monkeypatch, bot):
    monkeypatch.setattr(registry, "OWN", registry.OWN | ODD)
    monkeypatch.setattr(pool, "FIRST_WAIT", 0.01)
    table, failures = asyncio.run(first_entries(f"sqlite:///{tmp_path}/games", bot, 2, think_oddly))
    assert failures >= bots.ATTEMPTS
    assert table.n >= 2
    sentences = [say("server-substitute", player=chair.name, bot="random") for chair in table.chairs]
    assert set(sentences) & set(log_of(table))


def think_unluckily(mark, name, position):
    """In the worker's process: the first time it is killed while it thinks."""
    if not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return think(name, position)


def test_a_bot_whose_process_is_killed_while_it_thinks_is_asked_again(tmp_path):
    thinking = partial(think_unluckily, tmp_path / "mark")
    table, failures = asyncio.run(first_entries(f"sqlite:///{tmp_path}/games", "champion", 4, thinking))
    assert (failures, table.substitutes) == (1, {})


def log_of(table):
    """All sentences of a table's log, as everybody reads them."""
    return [line for step in seat_part(table, None, 0, "en")["log"] for line in step["lines"]]


def test_who_chose_instead_is_told_as_well_when_the_table_is_opened_again(tmp_path, monkeypatch):
    """By a snapshot and the entries after it."""
    monkeypatch.setattr(registry, "OWN", registry.OWN | ODD)
    monkeypatch.setattr(pool, "FIRST_WAIT", 0.01)
    monkeypatch.setattr(restore, "EVERY", 4)
    database = f"sqlite:///{tmp_path}/games"
    table, _ = asyncio.run(first_entries(database, "broken", 6, think_oddly))

    async def opened_again():
        store = Store(database)
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
    table, failures = asyncio.run(first_entries(f"sqlite:///{tmp_path}/games", "slow", 2, think_oddly, seconds=0.5))
    assert (table.n >= 2, failures >= bots.ATTEMPTS) == (True, True)


def think_in_turn(log, name, position):
    """In the worker's process: notes whose turn it is."""
    time.sleep(0.02)
    with log.open("a") as file:
        file.write(f"{name}\n")
    return position.legal[0]


def test_however_many_tables_of_bots_an_address_has_the_bot_of_another_is_asked_in_turn(tmp_path, monkeypatch):
    monkeypatch.setattr(registry, "OWN", registry.OWN | {"greedy_one": Broken, "honest_one": Broken})
    log = tmp_path / "log"

    async def play():
        store = Store(f"sqlite:///{tmp_path}/games")
        tables = Tables(store, 100)
        asking = Bots(tables, Settings(workers=1), Metrics(), partial(think_in_turn, log))
        reached = asyncio.Event()
        try:
            for i in range(21):
                bot = "honest_one" if i == 20 else "greedy_one"
                seats = [{"kind": "bot", "bot": bot}] * 2
                wanted = NewGame.model_validate({"game": "dice", "seats": seats, "pace": 0})
                table, _ = await new_table(tables, wanted, 0)
                asking.charge_to(table.agreed.id, bot)
            honest = table.agreed.id
            tables.listeners.append(lambda table, *_: table.agreed.id == honest and table.n >= 12 and reached.set())
            await asyncio.wait_for(reached.wait(), 60)
        finally:
            await asking.stop()
            await asyncio.gather(*tables.tasks, return_exceptions=True)
            await asyncio.to_thread(store.close)

    asyncio.run(play())
    names = log.read_text().split()
    later = names[names.index("honest_one") :]
    assert later.count("greedy_one") < 4 * later.count("honest_one")


@pytest.mark.parametrize("once", [False, True], ids=["at another pace", "until a person is asked"])
def test_bots_hurry_as_soon_as_somebody_wants_them_to(tmp_path, once):
    """Issue 24: also those that wait for their pace already."""

    async def played():
        store = Store(f"sqlite:///{tmp_path}/games")
        tables = Tables(store, 10)
        asking = Bots(tables, Settings(workers=1), Metrics())
        asked = asyncio.Event()
        tables.listeners.append(lambda table, entry, since: asked.set() if table.waits.seat == 1 else None)
        try:
            seats = [{"kind": "bot", "bot": "random"}, {"kind": "person", "name": "Ayşe"}]
            wanted = NewGame.model_validate({"game": "dice", "seats": seats, "pace": 5, "draw": False})
            table, _ = await new_table(tables, wanted, 0)
            asking.pace(table.agreed.id, 0, once)
            begun = time.monotonic()
            await asyncio.wait_for(asked.wait(), 60)
            return time.monotonic() - begun, table.agreed.id in asking.hurried, asking.pace_of(table)
        finally:
            await asking.stop()
            await asyncio.gather(*tables.tasks, return_exceptions=True)
            await asyncio.to_thread(store.close)

    seconds, is_hurried, pace = asyncio.run(played())
    assert seconds < 5
    assert (is_hurried, pace) == (False, 5 if once else 0)
