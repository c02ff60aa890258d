"""Copies of all games: from both databases, into both."""

import json
import sqlite3
import stat
import threading
import uuid
import zipfile
from contextlib import closing

import pytest
from sqlalchemy import insert, select

from arasta.cli.main import main
from arasta.server.store.addresses import Addresses
from arasta.server.store.backup import NoBackup, back_up, restore
from arasta.server.store.database import connected, opened, upgrade
from arasta.server.store.rows import ChatLine
from arasta.server.store.schema import GAME, METADATA
from arasta.server.tables.registry import Tables
from arasta.server.tables.seats import hash_of
from tests.server.postgresql import new_database
from tests.server.test_store import made, play_some, with_store


def quiet(table, rows):
    """Nobody looks at the progress."""


@pytest.fixture(params=["sqlite", "postgresql"])
def other(request, tmp_path):
    """The address of a second empty database, of both kinds."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'other.sqlite'}"
    return new_database(request.getfixturevalue("postgresql"), uuid.uuid4().hex)


def fill(database, games=2):
    """Some games, one with chat and an address; the ids."""

    async def work(store):
        tables = Tables(store, 10)
        found = [await made(tables, clock={"per": "game", "seconds": 90.5}) for _ in range(games)]
        for game in found:
            await play_some(tables, game, 55)
        await store.say(found[0], ChatLine(0, 0, "Ayşe", "Günaydın!", 1.5), "a")
        await Addresses(store).leave(hash_of("token"), "ayse@example.org", "en")
        return found

    return with_store(database, work)


def rows(database):
    """All that is in a database."""
    engine = connected(database)
    with engine.connect() as connection:
        found = {
            table.name: [tuple(row) for row in connection.execute(select(table).order_by(*table.primary_key))]
            for table in METADATA.sorted_tables
        }
    engine.dispose()
    return found


def test_a_copy_brings_everything_back_into_either_database(database, other, tmp_path):
    games = fill(database)
    assert back_up(database, tmp_path / "games.zip", quiet) == len(games)
    assert restore(other, tmp_path / "games.zip", quiet) == len(games)
    assert rows(other) == rows(database)

    async def goes_on(store):
        tables = Tables(store, 10)
        before = (await tables.table(games[0])).n
        await play_some(tables, games[0], 3)
        return (await tables.table(games[0])).n - before

    assert with_store(other, goes_on) == 3


def test_a_copy_is_of_one_moment_while_others_write(database, tmp_path):
    (game,) = fill(database, 1)
    stopped = threading.Event()

    async def write_on(store):
        tables = Tables(store, 10)
        while not stopped.is_set():
            await play_some(tables, game, 1)

    writing = threading.Thread(target=with_store, args=(database, write_on))
    writing.start()
    try:
        for i in range(3):
            back_up(database, tmp_path / f"{i}.zip", quiet)
    finally:
        stopped.set()
        writing.join()
    for i in range(3):
        with zipfile.ZipFile(tmp_path / f"{i}.zip") as archive:
            (row,) = map(json.loads, archive.read("game.jsonl").splitlines())
            entries = [json.loads(line)["n"] for line in archive.read("entry.jsonl").splitlines()]
        assert sorted(entries) == list(range(1, row["head"] + 1))


def test_a_copy_of_an_older_version_is_brought_up_to_date(database, tmp_path):
    old = connected(f"sqlite:///{tmp_path / 'old.sqlite'}")
    with old.connect() as connection, connection.begin():
        upgrade(connection, "0001")
        words = ("id", "code", "kind", "dice_key", "status", "next_table")
        row = dict.fromkeys(words, "x") | dict.fromkeys(("pace", "head", "made", "changed"), 1)
        connection.execute(insert(GAME), row | {"settings": {}, "public": False, "bot_due": False})
    old.dispose()
    back_up(f"sqlite:///{tmp_path / 'old.sqlite'}", tmp_path / "old.zip", quiet)
    opened(database).dispose()
    assert restore(database, tmp_path / "old.zip", quiet) == 1
    (game,) = rows(database)["game"]
    assert game[:2] == ("x", "x")
    opened(database).dispose()


def test_nothing_is_restored_over_games(database, tmp_path):
    fill(database, 1)
    back_up(database, tmp_path / "games.zip", quiet)
    before = rows(database)
    with pytest.raises(NoBackup, match="There are games in this database"):
        restore(database, tmp_path / "games.zip", quiet)
    assert rows(database) == before


def test_a_damaged_copy_restores_nothing(database, tmp_path):
    fill(database, 1)
    back_up(database, tmp_path / "games.zip", quiet)
    with zipfile.ZipFile(tmp_path / "games.zip") as whole, zipfile.ZipFile(tmp_path / "part.zip", "w") as part:
        for name in whole.namelist():
            if name != "seat.jsonl":
                part.writestr(name, whole.read(name))
    empty = f"sqlite:///{tmp_path / 'empty.sqlite'}"
    with pytest.raises(NoBackup, match="damaged"):
        restore(empty, tmp_path / "part.zip", quiet)
    opened(empty).dispose()
    assert not any(rows(empty).values())


@pytest.mark.parametrize(
    ("about", "said"),
    [
        (None, "no copy of games"),
        ('{"format": 9, "revision": "0001"}', "newer version"),
        ('{"format": 1, "revision": "9999"}', "newer version"),
        ("{}", "no copy of games"),
    ],
)
def test_what_is_no_copy_is_refused(tmp_path, about, said):
    with zipfile.ZipFile(tmp_path / "x.zip", "w") as archive:
        archive.writestr("x" if about is None else "arasta.json", about or "")
    with pytest.raises(NoBackup, match=said):
        restore(f"sqlite:///{tmp_path / 'x.sqlite'}", tmp_path / "x.zip", quiet)


def test_only_its_owner_may_read_a_copy(tmp_path):
    database = f"sqlite:///{tmp_path / 'games.sqlite'}"
    fill(database, 1)
    back_up(database, tmp_path / "games.zip", quiet)
    assert stat.S_IMODE((tmp_path / "games.zip").stat().st_mode) == 0o600
    assert not list(tmp_path.glob("*.part"))


def test_the_two_commands(tmp_path, capsys):
    fill(f"sqlite:///{tmp_path / 'arasta.sqlite'}", 1)
    copy = str(tmp_path / "games.zip")
    assert main(["backup", copy, "--data", str(tmp_path)]) == 0
    assert main(["restore", copy, "--database", f"sqlite:///{tmp_path / 'other.sqlite'}"]) == 0
    assert main(["restore", copy, "--data", str(tmp_path)]) == 2
    assert "into an empty one only" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["backup", "x.zip", "--database", "sqlite:///nowhere.sqlite"], "There are no games"),
        (["backup", "x.zip", "--database", "nonsense"], "must be given as"),
        (["backup", "x.zip", "--database", "oracle://x"], "must be given as"),
        (["backup", "x.zip", "--database", "postgresql://me:secret@127.0.0.1:1/x"], "cannot be opened"),
        (["restore", "x.zip", "--database", "sqlite:///y.sqlite"], "cannot be read: No such file"),
        (["serve", "--database", "nonsense"], "must be given as"),
        *[
            ([*command, "--database", f"sqlite:///{file}.sqlite"], told)
            for command in (["serve"], ["backup", "x.zip"], ["restore", "copy.zip"])
            for file, told in (("garbage", "is no database of SQLite"), ("foreign", "of another program"))
        ],
        (["serve", "--database", "sqlite:///newer.sqlite"], "made by a newer version of Arasta"),
    ],
)
def test_what_cannot_be_done_is_one_sentence(arguments, said, tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    make_unfit_databases(tmp_path)
    assert main(arguments) == 2
    error = capsys.readouterr().err
    assert said in error
    assert error.count("\n") == 1
    assert "secret" not in error


def make_unfit_databases(folder):
    """Files that a server may be pointed at by mistake, and a copy of games."""
    (folder / "garbage.sqlite").write_bytes(b"no database at all, but long enough to be one " * 100)
    with closing(sqlite3.connect(folder / "foreign.sqlite")) as foreign, foreign:
        foreign.execute("CREATE TABLE game (score INTEGER)")
    fill(f"sqlite:///{folder / 'newer.sqlite'}", 1)
    back_up(f"sqlite:///{folder / 'newer.sqlite'}", folder / "copy.zip", quiet)
    with closing(sqlite3.connect(folder / "newer.sqlite")) as newer, newer:
        newer.execute("UPDATE alembic_version SET version_num = '9999'")
