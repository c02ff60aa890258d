"""What is stored is all there is, on SQLite and on PostgreSQL."""

import asyncio
import json
import stat
import time
from dataclasses import replace
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine

from arasta.analysis.findings import Analysis, Decision, Fall, Turn, ValuedChoice
from arasta.server.errors import Refused
from arasta.server.live.broadcast import Rooms
from arasta.server.live.connection import Connection
from arasta.server.protocol.requests import NewGame, Upload
from arasta.server.store.database import opened
from arasta.server.store.reviews import Reviews
from arasta.server.store.rows import Commit
from arasta.server.store.schema import METADATA
from arasta.server.store.store import Store
from arasta.server.store.writer import Writer
from arasta.server.tables.creation import new_table, upload
from arasta.server.tables.permissions import Caller
from arasta.server.tables.registry import Tables, in_use
from arasta.server.tables.table import OVER, Entry

FINISHED = Path(__file__).parents[1] / "records/dice/two.txt"
PEOPLE = [{"kind": "person", "name": "Ayşe", "confirm": False}, {"kind": "person", "name": "Ben", "confirm": False}]


def with_store(database, work):
    """Do some asynchronous work with a store, and close it."""

    async def run():
        store = Store(database)
        try:
            return await work(store)
        finally:
            await asyncio.to_thread(store.close)

    return asyncio.run(run())


async def made(tables, **more):
    """A table of two people."""
    table, _ = await new_table(tables, NewGame.model_validate({"game": "istanbul", "seats": PEOPLE} | more), 0)
    return table.agreed.id


async def play_some(tables, game, choices):
    """So many choices, always the last that is legal."""
    for _ in range(choices):
        table = await tables.table(game)
        name = table.the_game.legal[-1].name
        await tables.play(game, Caller(table.waits.seat, table.n, f"r{table.n}"), [name])


def test_the_migrations_make_the_tables_that_the_code_uses(database):
    engine = opened(database)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    engine.dispose()


def test_a_database_is_opened_twice(database):
    opened(database).dispose()
    opened(database).dispose()


def test_only_its_owner_may_read_the_file_of_a_database(tmp_path):
    """Also what SQLite writes beside it, and a file that an older version left open to all."""
    file = tmp_path / "games.sqlite"

    async def work(store):
        await made(Tables(store, 10))
        return {path.name: stat.S_IMODE(path.stat().st_mode) for path in tmp_path.iterdir()}

    names = [file.name, f"{file.name}-wal", f"{file.name}-shm"]
    assert with_store(f"sqlite:///{file}", work) == dict.fromkeys(names, 0o600)
    file.chmod(0o644)
    assert with_store(f"sqlite:///{file}", work) == dict.fromkeys(names, 0o600)


def test_a_table_is_opened_again_as_it_was(database):
    async def work(store):
        tables = Tables(store, 10)
        game = await made(tables)
        await play_some(tables, game, 120)
        left, again = await tables.table(game), await Tables(store, 10).table(game)
        assert again.the_game.state_bytes() == left.the_game.state_bytes()
        assert again.steps_since(0) == left.steps_since(0)
        assert (again.n, again.final, again.waits, again.chairs, again.agreed) == (
            left.n,
            left.final,
            left.waits,
            left.chairs,
            left.agreed,
        )
        again_loaded = await store.load(game)
        assert again_loaded.snapshot_n == 100
        assert len(again_loaded.entries) == left.n - 99

    with_store(database, work)


def test_an_undo_is_replayed(database):
    async def work(store):
        tables = Tables(store, 10)
        game = await made(tables)
        table = await tables.table(game)
        await tables.play(game, Caller(0, table.n, "a"), [table.the_game.legal[0].name])
        table = await tables.table(game)
        await tables.undo(game, Caller(0, table.n, "b"), table.undo_to(0))
        left, again = await tables.table(game), await Tables(store, 10).table(game)
        assert again.the_game.state_bytes() == left.the_game.state_bytes()
        assert (again.n, again.step) == (left.n, left.step)

    with_store(database, work)


def test_who_chose_instead_of_a_bot_is_kept_unless_it_is_taken_back(database, monkeypatch):
    """Also in a snapshot, which has the game alone."""
    monkeypatch.setattr("arasta.server.tables.restore.EVERY", 3)

    async def work(store):
        tables = Tables(store, 10)
        game = await made(tables, draw=False)
        for do, substitute in (("move 3", "random"), ("leave", "greedy")):
            n = (await tables.table(game)).n
            await tables.play(game, Caller(0, n), [do], substitute)
        first = await tables.table(game)
        await tables.undo(game, Caller(0, first.n), first.undo_to(0) + 1)
        left, again = await tables.table(game), await Tables(store, 10).table(game)
        assert (len(first.substitutes), list(left.substitutes.values())) == (2, ["random"])
        assert again.substitutes == left.substitutes

    with_store(database, work)


def test_an_entry_that_is_heard_of_again_is_not_told_again(database):
    """A process hears of its own entries too, and may have let go of the table by then."""

    async def work(store):
        tables = Tables(store, 0)
        rooms = Rooms(tables)
        game = await made(tables)
        table = await tables.table(game)
        connection = Connection(game, table.chairs[:1], "en")
        rooms.enter(table, None, [], {}, connection)
        await play_some(tables, game, 1)
        await tables.hear(game, table.n + 1)
        await tables.hear(game, table.n + 1)
        sent = [json.loads(connection.outbox.get_nowait()) for _ in range(connection.outbox.qsize())]
        assert [message["n"] for message in sent if message["t"] == "entry"] == [table.n + 1]

    with_store(database, work)


def test_a_table_that_somebody_changes_stays_in_memory_until_they_are_done(database):
    async def work(store):
        tables = Tables(store, 1)
        first, second, third = [await made(tables) for _ in range(3)]
        held = await tables.opened(first)
        async with in_use(held):
            await tables.opened(second)
            assert await tables.opened(first) is held
        await tables.opened(third)
        assert list(tables.held) == [third]

    with_store(database, work)


def test_of_two_who_append_the_same_entry_one_wins(database):
    async def work(store):
        tables = Tables(store, 10)
        game = await made(tables)
        table = await tables.table(game)
        first, second = (table.played(choice.name, 0) for choice in table.the_game.legal[:2])

        def change(new):
            entry = Entry(new.n, 0, "play", {"steps": new.steps_since(table.step)}, new.step, new.final)
            return Commit(entry, new, None, None, None, time.time())

        won = await asyncio.gather(store.append(change(first)), store.append(change(second)))
        assert sorted(won) == [False, True]
        again = await Tables(store, 10).table(game)
        assert again.the_game.state_bytes() == (first if won[0] else second).the_game.state_bytes()

    with_store(database, work)


def test_who_loses_a_race_sees_what_happened_and_is_refused(database):
    async def work(store):
        here, there = Tables(store, 10), Tables(store, 10)
        game = await made(here)
        table = await here.table(game)
        await there.table(game)
        await here.play(game, Caller(0, table.n, "here"), [table.the_game.legal[0].name])
        with pytest.raises(Refused) as refused:
            await there.play(game, Caller(0, table.n, "there"), [table.the_game.legal[1].name])
        assert (refused.value.why, refused.value.n) == ("stale", table.n + 1)
        assert (await there.table(game)).steps_since(0) == (await here.table(game)).steps_since(0)

    with_store(database, work)


def test_a_repeated_request_gets_its_first_answer_from_another_process_too(database):
    async def work(store):
        here, there = Tables(store, 10), Tables(store, 10)
        game = await made(here)
        table = await here.table(game)
        await there.table(game)
        asked, do = Caller(0, table.n, "once"), [table.the_game.legal[0].name]
        assert await here.play(game, asked, do) == table.n + 1
        assert await here.play(game, asked, do) == table.n + 1
        assert await there.play(game, asked, do) == table.n + 1
        assert (await there.table(game)).n == table.n + 1

    with_store(database, work)


def test_only_so_many_tables_are_kept_in_memory_and_none_is_lost(database):
    async def work(store):
        tables = Tables(store, 2)
        games = [await made(tables, seed=i) for i in range(5)]
        for game in games * 2:
            await play_some(tables, game, 3)
        assert len(tables.held) == 2
        for game in games:
            assert (await tables.table(game)).n == 7

    with_store(database, work)


def test_what_cannot_be_stored_is_refused_and_has_not_happened(database):
    async def work(store):
        tables = Tables(store, 10)
        game = await made(tables)
        table = await tables.table(game)
        await asyncio.to_thread(store.writer.close)
        store.writer = Writer(create_engine("sqlite:////nowhere/at/all.sqlite"))
        with pytest.raises(Refused) as refused:
            await tables.play(game, Caller(0, table.n, "a"), [table.the_game.legal[0].name])
        assert refused.value.why == "busy"
        assert (await tables.table(game)) is table

    with_store(database, work)


def test_a_thousand_finished_games_are_stored_and_reopened(tmp_path):
    async def work(store):
        tables = Tables(store, 10)
        first, _ = await upload(tables, Upload(record=FINISHED.read_text(encoding="utf-8")), 0)
        ids = [f"table-{i}" for i in range(1000)]
        copies = [replace(first, agreed=replace(first.agreed, id=game, code=game)) for game in ids]
        await asyncio.gather(*(tables.create(table) for table in copies))
        again = Tables(store, 10)
        for game in ids:
            table = await again.table(game)
            assert table.status == OVER
            assert table.the_game.state_bytes() == first.the_game.state_bytes()
        assert len(again.held) == 10

    with_store(f"sqlite:///{tmp_path / 'games.sqlite'}", work)


def test_what_was_found_in_a_game_is_kept_until_the_game_is_another(database):
    choice = ValuedChoice("move 3", 0.5, 0.25)
    found = Analysis(
        game="istanbul",
        names=("Ayşe", "Ben"),
        players=2,
        over=True,
        unseen=0,
        turns=(Turn("setup", None, 0, 4, (0.5, 0.5)),),
        decisions=(Decision(4, "1.1", 0, "move", "move 3", (choice,)),),
        falls=(Fall(1, "setup", 0, "roll", ("roll 3 4",), -0.01),),
    )

    async def work(store):
        tables, reviews = Tables(store, 10), Reviews(store)
        game = await made(tables)
        table = await tables.table(game)
        assert await reviews.find(table) is None
        for kept in (found, replace(found, unseen=1)):
            await reviews.keep(table, kept)
            assert await reviews.find(table) == replace(kept, names=table.the_game.names)
        await play_some(tables, game, 1)
        assert await reviews.find(await tables.table(game)) is None

    with_store(database, work)
