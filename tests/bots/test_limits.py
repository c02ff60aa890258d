"""What a stranger's bot may take (issue 27): the time is tested with the matches, in which it is waited for."""

import pytest

from arasta.bots import limits
from arasta.bots.limits import MEGABYTE, Memory, TooLarge, can_limit_memory

linux = pytest.mark.skipif(not can_limit_memory(), reason="only Linux limits the memory of a process")


def take(memory, megabytes):
    """What a bot takes under its limit."""
    with memory.limited():
        return bytearray(megabytes * MEGABYTE)


@linux
def test_a_bot_that_takes_too_much_memory_is_told_and_the_process_goes_on():
    memory = Memory(200)
    take(memory, 20)
    with pytest.raises(TooLarge, match=r"^it took more than 200 MB of memory; --memory gives bots more$"):
        take(memory, 400)
    bytearray(400 * MEGABYTE)


@linux
def test_what_a_bot_keeps_from_choice_to_choice_counts_together():
    memory = Memory(200)
    kept = [take(memory, 60) for _ in range(2)]
    with pytest.raises(TooLarge):
        kept += [take(memory, 60) for _ in range(3)]


def test_without_a_limit_there_is_none():
    with Memory(0).limited():
        bytearray(100 * MEGABYTE)


def test_where_the_system_limits_no_memory_bots_play_all_the_same(monkeypatch):
    monkeypatch.setattr(limits, "resource", None)
    assert not can_limit_memory()
    with Memory(1).limited():
        bytearray(100 * MEGABYTE)
