"""Bots at tables: one that breaks, is too slow or cheats is replaced, and the game goes on."""

import asyncio
import time

import pytest

from arasta.bots import registry
from arasta.bots.bot import Bot
from arasta.server import bots
from arasta.server.bodies import NewGame
from arasta.server.bots import Bots
from arasta.server.creating import new_table
from arasta.server.metrics import Metrics
from arasta.server.settings import Settings
from arasta.server.store.store import Store
from arasta.server.tables import Tables
from arasta.server.thinking import think


class Broken(Bot):
    """Raises."""

    def choose(self, position):  # noqa: D102
        raise RuntimeError("I am broken.")


class Dead(Bot):
    """Takes its process with it."""

    def choose(self, position):  # noqa: D102
        import os

        os._exit(1)


class Slow(Bot):
    """Never answers."""

    def choose(self, position):  # noqa: D102
        time.sleep(600)


class Cheating(Bot):
    """Chooses what is not legal."""

    def choose(self, position):  # noqa: D102
        return "move 1" if "move 1" not in position.legal else "sell red"


ODD = {"broken": Broken, "dead": Dead, "slow": Slow, "cheating": Cheating}


def think_oddly(name, position):
    """In the worker's process, which imports this file: a bot that the registry does not have."""
    return ODD[name](position.rules.name, 1).choose(position)


async def first_entries(database, bot, entries, thinking=think, seconds=5.0):
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
def test_after_two_failures_the_simplest_bot_moves(tmp_path, monkeypatch, bot):
    monkeypatch.setattr(registry, "OWN", registry.OWN | ODD)
    table, failures = asyncio.run(first_entries(f"sqlite:///{tmp_path}/games", bot, 2, think_oddly))
    assert failures >= bots.ATTEMPTS
    assert table.n >= 2


def test_a_bot_that_is_too_slow_loses_its_process(tmp_path, monkeypatch):
    monkeypatch.setattr(registry, "OWN", registry.OWN | ODD)
    table, failures = asyncio.run(first_entries(f"sqlite:///{tmp_path}/games", "slow", 2, think_oddly, seconds=0.5))
    assert (table.n >= 2, failures >= bots.ATTEMPTS) == (True, True)
