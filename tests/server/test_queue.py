"""Whose job is next, by a clock that the test moves."""

from threading import Timer

import pytest

from arasta.server.workers import queue
from arasta.server.workers.queue import FairQueue, Job


class Turns:
    """A queue of which one job after the other is taken and done."""

    def __init__(self):
        self.now = 0.0
        self.queue = FairQueue(lambda: self.now)

    def put(self, account, seconds, times=1, is_urgent=True):
        """Jobs of an account, of so many seconds each."""
        for _ in range(times):
            self.queue.put(Job(None, (), seconds, account, is_urgent))

    def next(self):
        """The account of the job that is done next; time goes by meanwhile."""
        job = self.queue.get()
        self.now += job.seconds
        self.queue.charge(job, job.seconds)
        return job.account


@pytest.fixture
def turns():
    return Turns()


def test_who_has_asked_for_much_is_one_of_two_and_no_more(turns):
    turns.put("greedy", 0.2, 20)
    turns.put("honest", 0.2, 3)
    assert [turns.next() for _ in range(8)].count("honest") == 3


def test_who_asks_for_little_waits_for_the_job_at_work_and_no_other(turns):
    """Twenty-one tables of experts, and one bot that answers at once."""
    turns.put("greedy", 0.2, 21)
    for _ in range(10):
        assert turns.next() == "greedy"  # is at work
        turns.put("honest", 0.01)
        turns.put("greedy", 0.2)
        assert turns.next() == "honest"


def test_a_bot_that_asks_again_at_once_goes_before_what_others_have_many_of(turns, monkeypatch):
    """A turn of the champion is several choices: else each would wait for an expert of somebody else."""
    monkeypatch.setattr(queue, "COURTESY", 60.0)
    turns.put("greedy", 0.2, 20)
    assert turns.next() == "greedy"
    turns.put("honest", 0.01)
    assert turns.next() == "honest"
    soon = Timer(0.05, turns.put, ("honest", 0.01))
    soon.start()
    assert turns.next() == "honest"
    soon.join()


def test_who_has_little_waiting_is_not_kept_waiting_for_what_may_come(turns, monkeypatch):
    monkeypatch.setattr(queue, "COURTESY", 60.0)
    turns.put("one", 0.1)
    turns.put("two", 0.1, queue.MANY - 1)
    assert [turns.next(), turns.next()] == ["one", "two"]


def test_nobody_saves_time_up_by_asking_for_nothing(turns):
    turns.put("busy", 1, 100)
    for _ in range(50):
        turns.next()
    turns.put("late", 1, 50)
    assert [turns.next() for _ in range(20)].count("busy") == 10


def test_people_go_before_tables_of_bots_alone(turns):
    turns.put("one", 0.1, 3, is_urgent=False)
    turns.put("two", 0.1, 3)
    turns.put("one", 0.1, 1)
    assert sorted(turns.next() for _ in range(4)) == ["one", "two", "two", "two"]
    assert {turns.next() for _ in range(3)} == {"one"}


def test_tables_of_bots_alone_do_not_wait_for_ever(turns):
    turns.put("bots", 0.1, is_urgent=False)
    turns.put("people", queue.PATIENCE, 5)
    assert [turns.next(), turns.next()] == ["people", "bots"]


def test_accounts_are_forgotten_before_they_fill_the_memory(turns, monkeypatch):
    monkeypatch.setattr(queue, "MOST_ACCOUNTS", 10)
    turns.put("waiting", 0.1)
    for i in range(100):
        turns.put(str(i), 0.1)
        turns.queue.get()
    assert len(turns.queue.used) <= 12


def test_a_queue_that_is_closed_hands_nothing_out(turns):
    turns.put("one", 1)
    turns.queue.close()
    assert turns.queue.get() is None
