"""Clocks: counted by a hand that the test moves, on both databases."""

import asyncio
import random
from dataclasses import replace

import pytest
from sqlalchemy import delete, update

from arasta.server.errors import Refused
from arasta.server.live.payloads import clock_part
from arasta.server.protocol.requests import NewGame, SeatBody
from arasta.server.store.schema import ENTRY, SNAPSHOT
from arasta.server.store.store import Store
from arasta.server.tables.clock import PER_GAME, PER_TURN, Clock
from arasta.server.tables.creation import new_table
from arasta.server.tables.membership import change_seat
from arasta.server.tables.permissions import Caller
from arasta.server.tables.registry import Tables
from arasta.server.tables.table import END
from arasta.server.tables.timekeeper import Timekeeper
from arasta.server.tables.votes import rematch

START = 1_794_785_400.0
FIRST = {"kind": "person", "name": "Ayşe", "confirm": False}
SECOND = {"kind": "person", "name": "Ben", "confirm": False}


class Hand:
    """The hand of a clock."""

    def __init__(self):
        self.now = START

    def __call__(self):
        """What it shows."""
        return self.now


class Clocked:
    """Tables whose time the test moves; `restarted` are others on the same database."""

    def __init__(self, store):
        self.store = store
        self.hand = Hand()
        self.restarted()

    def restarted(self):
        """As a new process finds them."""
        self.tables = Tables(self.store, 10, self.hand)
        self.timekeeper = Timekeeper(self.tables)

    async def new(self, first=FIRST, **clock):
        """A table of two with a clock."""
        wanted = {"game": "istanbul", "seats": [first, SECOND], "draw": False, "clock": {"seconds": 60} | clock}
        table, _ = await new_table(self.tables, NewGame.model_validate(wanted), 0)
        self.game = table.agreed.id

    async def table(self):
        """The table as it stands."""
        return await self.tables.table(self.game)

    async def play(self, is_bot=False):
        """One choice, which ends a turn as soon as it can."""
        table = await self.table()
        names = [choice.name for choice in table.the_game.legal]
        name = next(name for name in ("decline", "move 3", names[0]) if name in names)
        await self.tables.play(self.game, Caller(table.waits.seat, table.n, is_bot=is_bot), [name])

    async def hand_over(self):
        """The rest of a turn."""
        seat = (await self.table()).waits.seat
        while (await self.table()).waits.seat == seat:
            await self.play()

    async def left(self):
        """What each seat has left."""
        return clock_part(await self.table(), self.hand.now)["left"]

    async def pass_by(self, seconds):
        """Time goes by, and the timekeeper looks."""
        self.hand.now += seconds
        await self.timekeeper.look()

    async def bots(self):
        """By seat the bot, or nothing."""
        return [chair.bot for chair in (await self.table()).chairs]


@pytest.fixture
def clocked(database):
    """Runs work with tables on a database."""

    def run(work):
        async def with_store():
            store = Store(database)
            try:
                await work(Clocked(store))
            finally:
                await asyncio.to_thread(store.close)

        asyncio.run(with_store())

    return run


def test_a_clock_by_turns_begins_anew_with_each_turn(clocked):
    async def work(here):
        await here.new(per=PER_TURN)
        here.hand.now += 20
        assert await here.left() == [40, 60]
        await here.play()
        here.hand.now += 15
        assert await here.left() == [25, 60]
        await here.hand_over()
        here.hand.now += 5
        assert await here.left() == [60, 55]

    clocked(work)


def test_a_clock_for_the_game_only_runs_down(clocked):
    async def work(here):
        await here.new(per=PER_GAME)
        here.hand.now += 20
        await here.hand_over()
        here.hand.now += 7
        await here.hand_over()
        here.hand.now += 1
        assert await here.left() == [39, 53]

    clocked(work)


def test_when_time_is_up_the_bot_takes_over_and_not_before(clocked):
    async def work(here):
        await here.new(per=PER_TURN, bot="random")
        await here.pass_by(59.9)
        assert await here.bots() == ["", ""]
        await here.pass_by(0.1)
        assert await here.bots() == ["random", ""]
        (entry,) = await here.store.entries_after(here.game, (await here.table()).n - 1)
        assert (entry.kind, entry.seat) == ("time", 0)

    clocked(work)


def test_without_a_bot_the_table_waits_and_shows_it(clocked):
    async def work(here):
        await here.new(per=PER_TURN)
        before = await here.table()
        await here.pass_by(10 * 86_400)
        assert await here.table() is before
        assert await here.left() == [0, 60]
        await here.play()

    clocked(work)


def test_a_choice_in_the_last_moment_keeps_the_seat(clocked):
    async def work(here):
        await here.new(per=PER_TURN, bot="random")
        here.hand.now += 59
        await here.hand_over()
        await here.pass_by(59)
        assert await here.bots() == ["", ""]

    clocked(work)


def test_a_clock_survives_a_restart(clocked):
    async def work(here):
        await here.new(per=PER_GAME, bot="random")
        here.hand.now += 20
        await here.hand_over()
        here.hand.now += 30
        before, left = await here.table(), await here.left()
        here.restarted()
        assert (await here.table()).times == before.times
        assert await here.left() == left == [40, 30]
        here.restarted()
        await here.pass_by(30)
        assert await here.bots() == ["", "random"]

    clocked(work)


def test_another_process_that_hears_of_a_choice_has_the_same_clock(clocked):
    async def work(here):
        await here.new(per=PER_GAME)
        there = Tables(here.store, 10, here.hand)
        await there.table(here.game)
        here.hand.now += 20
        await here.hand_over()
        newest = await here.table()
        here.hand.now += 9
        await there.hear(here.game, newest.n)
        assert (await there.table(here.game)).times == newest.times

    clocked(work)


def test_two_processes_hand_a_seat_over_once(clocked):
    async def work(here):
        await here.new(per=PER_TURN, bot="random")
        there = Timekeeper(Tables(here.store, 10, here.hand))
        await there.tables.table(here.game)
        await here.table()
        here.hand.now += 61
        await asyncio.gather(here.timekeeper.look(), there.look())
        kinds = [entry.kind for entry in await here.store.entries_after(here.game, 0)]
        assert kinds.count("time") == 1

    clocked(work)


def test_the_clock_runs_until_the_turn_is_ended_and_then_ends_it(clocked):
    async def work(here):
        await here.new(FIRST | {"confirm": True}, per=PER_TURN, bot="random")
        for _ in range(2):
            await here.play()
        assert (await here.table()).waits == (0, END)
        await here.pass_by(60)
        assert (await here.table()).waits.seat == 1

    clocked(work)


def test_a_seat_that_a_bot_plays_loses_no_time(clocked):
    async def work(here):
        await here.new(per=PER_GAME, bot="random")
        await change_seat(here.tables, here.game, Caller(0), SeatBody(bot="random"))
        await here.pass_by(1000)
        await change_seat(here.tables, here.game, Caller(0), SeatBody(bot=None))
        assert await here.left() == [60, 60]
        assert await here.bots() == ["", ""]

    clocked(work)


def test_a_turn_that_is_lost_to_the_clock_stays_lost_but_not_the_next(clocked):
    async def work(here):
        await here.new(per=PER_TURN, bot="random")
        await here.pass_by(60)
        with pytest.raises(Refused, match="a bot plays this turn"):
            await change_seat(here.tables, here.game, Caller(0), SeatBody(bot=None))
        for _ in range(2):
            await here.play(is_bot=True)
        await change_seat(here.tables, here.game, Caller(0), SeatBody(bot=None))
        assert await here.bots() == ["", ""]

    clocked(work)


def test_a_game_that_is_lost_to_the_clock_stays_with_the_bot(clocked):
    async def work(here):
        await here.new(per=PER_GAME, bot="random")
        await here.pass_by(60)
        with pytest.raises(Refused, match="to the end"):
            await change_seat(here.tables, here.game, Caller(0), SeatBody(bot=None))

    clocked(work)


def test_a_rematch_has_the_same_clock_wound_up(clocked):
    async def work(here):
        await here.new(per=PER_GAME, bot="random")
        held = await here.tables.opened(here.game)
        here.hand.now += 30
        game, chooser = held.table.game.copy(), random.Random(1)
        while not game.over:
            game.play(chooser.choice(game.legal).name)
        held.table = replace(held.table, game=game)
        here.game, _ = await rematch(here.tables, here.game, [0, 1])
        assert (await here.table()).agreed.clock == Clock(PER_GAME, 60, "random")
        assert await here.left() == [60, 60]

    clocked(work)


def test_time_that_is_used_up_is_none_and_never_less(clocked):
    async def work(here):
        await here.new(per=PER_GAME)
        here.hand.now += 100
        await here.hand_over()
        assert await here.left() == [0, 60]
        assert (await here.table()).is_out_of_time(0)
        assert (await here.table()).times.left[0] == 0

    clocked(work)


def test_a_server_whose_clock_is_set_back_gives_nobody_more_time(clocked):
    async def work(here):
        await here.new(per=PER_GAME)
        here.hand.now += 20
        await here.play()
        here.hand.now -= 3600
        await here.play()
        assert (await here.left())[0] == 40

    clocked(work)


def test_a_table_that_cannot_be_opened_stops_no_other_clock(clocked):
    async def work(here):
        await here.new(per=PER_TURN, bot="random")
        damaged = here.game
        here.hand.now += 1
        await here.new(per=PER_TURN, bot="random")
        damage = update(SNAPSHOT).where(SNAPSHOT.c.game == damaged).values(state=b"damaged")
        await here.store.writer.do(lambda connection: connection.execute(damage))
        here.restarted()
        with pytest.raises(Refused, match="no snapshot"):
            await here.tables.table(damaged)
        await here.pass_by(60)
        assert await here.bots() == ["random", ""]

    clocked(work)


def test_clocks_go_on_though_tables_are_broken_in_ways_that_nobody_foresaw(clocked, monkeypatch):
    """Not even as many as are looked at in one go keep the others waiting."""
    monkeypatch.setattr("arasta.server.store.store.MOST_LISTED", 1)

    async def work(here):
        await here.new(per=PER_TURN, bot="random")
        damaged = here.game
        here.hand.now += 1
        await here.new(per=PER_TURN, bot="random")
        damage = [
            update(ENTRY).where(ENTRY.c.game == damaged).values(kind="play", body={}),
            delete(SNAPSHOT).where(SNAPSHOT.c.game == damaged),
        ]
        await here.store.writer.do(lambda connection: [connection.execute(each) for each in damage] and None)
        here.restarted()
        with pytest.raises(KeyError, match="steps"):
            await here.tables.table(damaged)
        await here.pass_by(60)
        await here.pass_by(1)
        assert await here.bots() == ["random", ""]

    clocked(work)


def test_usually_there_is_no_clock(server):
    game, tokens = server.new("Ayşe", "Ben")
    assert server.look(game, tokens[0])["table"]["clock"] is None


def test_a_clock_is_agreed_over_http_and_shown_to_all(server):
    game, _ = server.new("Ayşe", "Ben", clock={"per": "game", "seconds": 600})
    clock = server.look(game)["table"]["clock"]
    assert (clock["per"], clock["seconds"], clock["bot"], clock["runs"]) == ("game", 600, None, 0)
    assert clock["left"][1] == 600


@pytest.mark.parametrize(
    "clock",
    [
        {"per": "week", "seconds": 60},
        {"per": "turn"},
        {"per": "turn", "seconds": 1},
        {"per": "turn", "seconds": 10**9},
        {"per": "turn", "seconds": 60, "bot": "nobody"},
    ],
)
def test_a_clock_that_cannot_be_is_refused(server, clock):
    body = {"game": "istanbul", "seats": [{"kind": "free"}] * 2, "clock": clock}
    assert server.post("/api/games", body).status_code in (400, 422)
