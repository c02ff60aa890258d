"""A copy of all games in one file, from SQLite or PostgreSQL and into either.

The file is a zip: what it is (`arasta.json`), and for each table of the database a text with one row of JSON a line.
Rows are copied as they are, whatever tables the version that wrote them had; restoring makes those tables first, and
then brings them up to date. It holds secrets (the keys of dice, hashes of tokens, addresses), so only its owner may
read it.
"""

import base64
import json
import os
import time
import zipfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from itertools import islice
from pathlib import Path
from typing import Any

from sqlalchemy import JSON, Connection, LargeBinary, MetaData, Select, Table, false, func, insert, inspect, select

from arasta.server.store.database import (
    IMMEDIATE,
    connected,
    is_missing,
    is_postgresql,
    revision_of,
    revisions,
    upgrade,
)
from arasta.server.store.schema import METADATA

FORMAT = 1
ABOUT = "arasta.json"
REVISIONS = "alembic_version"
TOGETHER = 500  # rows

Progress = Callable[[str, int], None]  # told the table and how many of its rows are done


NOTHING = "There are no games of Arasta in this database."


class NoBackup(Exception):
    """A copy that cannot be made or used; the message says why."""


def back_up(url: str, file: Path, progress: Progress, only: Sequence[str] | None = None) -> int:
    """Copy all games of a database, which may be in use, to a file, or some of them, without addresses; how many there
    are. One transaction reads them all, so the copy is of one moment.
    """
    if is_missing(url):
        raise NoBackup(NOTHING)
    engine = connected(url)
    if is_postgresql(engine):
        engine = engine.execution_options(isolation_level="REPEATABLE READ")
    part = file.with_name(f"{file.name}.part")
    try:
        with engine.connect() as connection:
            revision = revision_of(connection)
            if revision is None:
                raise NoBackup(NOTHING)
            with open(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as target:
                games = write(connection, revision, target, progress, only)
        part.replace(file)
    except OSError as error:
        raise NoBackup(f"{file} cannot be written: {error.strerror}.") from None
    finally:
        engine.dispose()
        with suppress(OSError):
            part.unlink(missing_ok=True)
    return games


def write(
    connection: Connection, revision: str, target: Any, progress: Progress, only: Sequence[str] | None = None
) -> int:
    """All tables into an open file; the number of games."""
    games = 0
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as archive:
        about = {"format": FORMAT, "revision": revision, "made": time.time()}
        archive.writestr(ABOUT, json.dumps(about))
        for table in tables_of(connection):
            done = 0
            with archive.open(f"{table.name}.jsonl", "w", force_zip64=True) as lines:
                for row in connection.execution_options(yield_per=TOGETHER).execute(rows_of(table, only)).mappings():
                    lines.write(packed(table, dict(row)) + b"\n")
                    done += 1
                    progress(table.name, done)
            games = done if table.name == "game" else games
    return games


def rows_of(table: Table, only: Sequence[str] | None) -> Select[Any]:
    """The rows of a table that belong to some games, or all."""
    if only is None:
        return select(table)
    own = [column for column in table.columns if column.name == ("id" if table.name == "game" else "game")]
    return select(table).where(own[0].in_(only) if own and table.name != "recipient" else false())


def restore(url: str, file: Path, progress: Progress) -> int:
    """Put all games of a copy into an empty database; how many there are. All or nothing, in one transaction."""
    engine = connected(url)
    try:
        with (
            zipfile.ZipFile(file) as archive,
            engine.connect().execution_options(**{IMMEDIATE: True}) as connection,
            connection.begin(),
        ):
            about = described(archive)
            make_empty(connection)
            upgrade(connection, about["revision"])
            games = read(connection, archive, progress)
            upgrade(connection)
        return games
    except (zipfile.BadZipFile, KeyError, json.JSONDecodeError, UnicodeDecodeError):
        raise NoBackup(f"{file} is no copy of games made by `arasta backup`, or it is damaged.") from None
    except OSError as error:
        raise NoBackup(f"{file} cannot be read: {error.strerror}.") from None
    finally:
        engine.dispose()


def described(archive: zipfile.ZipFile) -> dict[str, Any]:
    """What a copy says of itself, if this version can read it."""
    about: dict[str, Any] = json.loads(archive.read(ABOUT))
    if about["format"] != FORMAT or about["revision"] not in revisions():
        raise NoBackup(
            "The copy was made by a newer version of Arasta. Install that one, or a later one, to restore it."
        )
    return about


def make_empty(connection: Connection) -> None:
    """Take away the tables of a database without games, for the copy may have others; refuse one with games."""
    found = tables_of(connection)
    for table in found:
        if connection.execute(select(func.count()).select_from(table)).scalar():
            raise NoBackup("There are games in this database. A copy is restored into an empty one only.")
    everything = MetaData()
    everything.reflect(connection, only=[table.name for table in found] + existing(connection, REVISIONS))
    everything.drop_all(connection)


def read(connection: Connection, archive: zipfile.ZipFile, progress: Progress) -> int:
    """All rows into the tables; the number of games."""
    games = 0
    for table in tables_of(connection):
        done = 0
        lines = lines_of(archive, table)
        while rows := list(islice(lines, TOGETHER)):
            connection.execute(insert(table), rows)
            done += len(rows)
            progress(table.name, done)
        games = done if table.name == "game" else games
    return games


def lines_of(archive: zipfile.ZipFile, table: Table) -> Iterator[dict[str, Any]]:
    """The rows of a table in a copy."""
    with archive.open(f"{table.name}.jsonl") as lines:
        for line in lines:
            yield unpacked(table, json.loads(line))


def tables_of(connection: Connection) -> list[Table]:
    """The tables of Arasta in a database as they are there, those that others point to first."""
    found = MetaData()
    found.reflect(connection, only=existing(connection, *METADATA.tables))
    for table in found.sorted_tables:
        for column in table.columns:
            if isinstance(column.type, JSON):
                column.type.none_as_null = True
    return list(found.sorted_tables)


def existing(connection: Connection, *names: str) -> list[str]:
    """Those of some tables that there are."""
    return [name for name in names if inspect(connection).has_table(name)]


def packed(table: Table, row: dict[str, Any]) -> bytes:
    """A row as JSON; bytes as text."""
    for word in bytes_of(table):
        row[word] = base64.b64encode(row[word]).decode()
    return json.dumps(row).encode()


def unpacked(table: Table, row: dict[str, Any]) -> dict[str, Any]:
    """The other way."""
    for word in bytes_of(table):
        row[word] = base64.b64decode(row[word])
    return row


def bytes_of(table: Table) -> list[str]:
    """The columns that hold bytes."""
    return [column.name for column in table.columns if isinstance(column.type, LargeBinary)]
