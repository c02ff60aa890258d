"""The thread in which games are read: one thing after the other, and who reads much keeps nobody waiting."""

import asyncio
import threading

import pytest

from arasta.server.errors import Refused
from arasta.server.workers import reader as readers
from arasta.server.workers.reader import AT_ONCE, MOST_WAITING, SHARE, Reader

PATIENCE = 60


class Shelf:
    """What is read, and in which order; nothing is while it is shut."""

    def __init__(self):
        self.opened = threading.Event()
        self.order = []
        self.reading, self.at_once = 0, 0

    def read(self, name):
        """One reading."""
        self.reading += 1
        self.at_once = max(self.at_once, self.reading)
        assert self.opened.wait(PATIENCE)
        self.order.append(name)
        self.reading -= 1
        return name


def with_reader(work):
    """What comes of some work with a reader and a shelf."""

    async def run():
        reader = Reader()
        try:
            return await asyncio.wait_for(work(reader, Shelf()), PATIENCE)
        finally:
            reader.stop()

    return asyncio.run(run())


def asked(reader, shelf, name, times=1):
    """So many readings of somebody, put at once."""
    return [asyncio.ensure_future(reader.read(name, shelf.read, name)) for _ in range(times)]


def test_who_reads_little_waits_for_one_reading_and_one_thing_is_read_at_a_time():
    async def work(reader, shelf):
        much = asked(reader, shelf, "much", MOST_WAITING)
        await asyncio.sleep(0)
        little = asked(reader, shelf, "little")
        await asyncio.sleep(0)
        shelf.opened.set()
        assert await little[0] == "little"
        await asyncio.gather(*much)
        return shelf

    shelf = with_reader(work)
    assert shelf.order.index("little") <= 1
    assert (shelf.order.count("much"), shelf.at_once) == (MOST_WAITING, 1)


def test_an_address_has_so_many_readings_waiting_and_takes_none_from_others():
    async def work(reader, shelf):
        much = asked(reader, shelf, "much", MOST_WAITING)
        await asyncio.sleep(0)
        with pytest.raises(Refused) as refused:
            await reader.read("much", shelf.read, "much")
        assert (refused.value.why, "Retry-After" in refused.value.headers) == ("too_fast", True)
        others = asked(reader, shelf, "other")
        shelf.opened.set()
        await asyncio.gather(*much, *others)
        assert await reader.read("much", shelf.read, "much") == "much"

    with_reader(work)


def test_what_goes_wrong_is_told_to_whoever_asks_and_the_next_is_read():
    async def work(reader, shelf):
        with pytest.raises(ZeroDivisionError):
            await reader.read("somebody", divmod, 1, 0)
        return await reader.read("somebody", divmod, 7, 2)

    assert with_reader(work) == (3, 1)


def test_an_address_that_reads_very_much_has_its_share_of_the_time_and_no_more():
    now = 1000.0
    reader = Reader(lambda: now)
    reader.charge("much", now - AT_ONCE, now)
    assert reader.wait("much") == 0  # so much at once, as somebody does who opens a long game
    reader.charge("much", now, now + 1)
    now += 1
    assert reader.wait("much") == pytest.approx(1 / SHARE - 1)
    assert reader.wait("little") == 0
    now += reader.wait("much")
    assert reader.wait("much") == 0
    reader.stop()


def test_addresses_are_forgotten_before_they_fill_the_memory(monkeypatch):
    monkeypatch.setattr(readers, "MOST_KEPT", 10)
    reader = Reader()
    for i in range(100):
        reader.charge(str(i), float(i), i + 0.1)
    assert len(reader.even) <= 10
    reader.stop()
