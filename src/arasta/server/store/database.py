"""Opening a database by its URL: SQLite in a file, or PostgreSQL. The migrations run by themselves."""

import os
from contextlib import suppress
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, Engine, create_engine, event, inspect, make_url, text
from sqlalchemy.exc import ArgumentError, DatabaseError, OperationalError, SQLAlchemyError

from arasta.play.extras import needed
from arasta.server.store.schema import METADATA

BUSY_SECONDS = 10
MIGRATION_LOCK = 7_229_143  # any number: processes that start at the same time migrate one after the other
IMMEDIATE = "begin_immediate"
NEWEST = "head"
SQLITE, POSTGRESQL = "sqlite", "postgresql"
DRIVER = "psycopg"
OWNER_ONLY = 0o600
BESIDE = ("", "-wal", "-shm")  # what SQLite writes beside a database takes the rights of the database


class NoDatabase(Exception):
    """A database that cannot be opened; the message says why, without the password."""


def opened(url: str) -> Engine:
    """The database, with all its tables."""
    engine = connected(url)
    migrate(engine)
    return engine


def connected(url: str) -> Engine:
    """The database as it is. What goes wrong with it later is told without the values of rows: some are secrets."""
    given = address_of(url)
    if given.get_backend_name() == POSTGRESQL:
        needed(DRIVER, "server")
        given = given.set(drivername=f"{POSTGRESQL}+{DRIVER}")
        engine = create_engine(given, pool_pre_ping=True, hide_parameters=True)
    else:
        keep_to_owner(given.database or "")
        engine = create_engine(given, connect_args={"timeout": BUSY_SECONDS}, hide_parameters=True)
        event.listen(engine, "connect", set_up_sqlite)
        event.listen(engine, "begin", begin_sqlite)
    try:
        with engine.connect() as connection:
            check_made_by_us(connection)
    except OperationalError as error:
        raise NoDatabase(f"The database cannot be opened: {' '.join(str(error.orig).split())}") from None
    except DatabaseError:
        raise NoDatabase(
            f"{given.database} is no database of SQLite, or it is damaged. Name another with --database, or put a copy "
            "in its place: arasta restore."
        ) from None
    except NoDatabase:
        engine.dispose()
        raise
    return engine


def keep_to_owner(file: str) -> None:
    """Make the file of a database such that only its owner may read it: it holds keys of dice and addresses. Whoever
    does not own it leaves it as it is, and opening it tells what is wrong with a file that cannot be made.
    """
    if file in ("", ":memory:"):
        return
    with suppress(OSError):
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, OWNER_ONLY))
    for ending in BESIDE:
        with suppress(OSError):
            os.chmod(file + ending, OWNER_ONLY)


def check_made_by_us(connection: Connection) -> None:
    """Refuse a database that a newer version has made, or that holds something else under our names."""
    revision = revision_of(connection)
    if revision is None:
        taken = [name for name in METADATA.tables if inspect(connection).has_table(name)]
        if taken:
            raise NoDatabase(
                f"This database is of another program: it has a table {taken[0]!r} that Arasta did not make. Name "
                "another database with --database."
            )
    elif revision not in revisions():
        raise NoDatabase(
            "This database was made by a newer version of Arasta. Install that one, or a later one, or name another "
            "database with --database."
        )


def address_of(url: str) -> URL:
    """A URL, if it names one of the two databases."""
    try:
        given = make_url(url)
        if given.get_backend_name() in (SQLITE, POSTGRESQL):
            return given
    except ArgumentError:
        pass
    raise NoDatabase("The database must be given as postgresql://user:password@host/name or sqlite:///file.")


def is_missing(url: str) -> bool:
    """Whether a database is a file that is not there; opening it would make one."""
    given = address_of(url)
    return given.get_backend_name() == SQLITE and not Path(given.database or "").is_file()


def problem_of(error: SQLAlchemyError) -> str:
    """What went wrong, for the log: PostgreSQL adds the values of the row, and those stay out."""
    cause: Any = getattr(error, "orig", None)
    said = cause.diag.message_primary if is_of_postgresql(cause) else cause
    return f"{type(cause or error).__name__}: {said or ''}".removesuffix(": ")


def is_of_postgresql(error: Any) -> bool:
    """Whether its driver has raised it, which is not there where nobody needs it."""
    return type(error).__module__.partition(".")[0] == DRIVER


POSTGRESQL_ILLNESSES = {"25006": "read-only", "53100": "full", "57P03": "gone", "": "gone"}
SQLITE_ILLNESSES = {"FULL": "full", "READONLY": "read-only", "CANTOPEN": "gone", "BUSY": "locked"}


def illness_of(error: BaseException | None) -> str:
    """What keeps a database from storing anything, in a word: gone, full, read-only, locked, or that it has failed."""
    cause: Any = getattr(error, "orig", None)
    if is_of_postgresql(cause):
        return POSTGRESQL_ILLNESSES.get(cause.sqlstate or "", "failed")
    name = getattr(cause, "sqlite_errorname", "").removeprefix("SQLITE_").partition("_")[0]
    return SQLITE_ILLNESSES.get(name, "failed")


def is_postgresql(engine: Engine) -> bool:
    """Whether several processes may share it, and hear of each other."""
    return engine.dialect.name == POSTGRESQL


def set_up_sqlite(connection: Any, record: Any) -> None:
    """Readers never wait for the writer (WAL), and what is committed survives a power cut (FULL)."""
    connection.isolation_level = None  # the driver begins nothing by itself: `begin_sqlite` does
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("PRAGMA foreign_keys=ON")


def begin_sqlite(connection: Connection) -> None:
    """Whoever will write takes the lock at once: a reader that turned writer would fail without waiting."""
    immediate = connection.get_execution_options().get(IMMEDIATE, False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if immediate else "BEGIN")


def migrate(engine: Engine) -> None:
    """Bring the tables up to date; the migrations are part of the package."""
    with engine.connect().execution_options(**{IMMEDIATE: True}) as connection, connection.begin():
        upgrade(connection)


def upgrade(connection: Connection, revision: str = NEWEST) -> None:
    """Bring the tables to a revision, in the transaction at hand."""
    if is_postgresql(connection.engine):
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATION_LOCK})
    config = configuration()
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def revision_of(connection: Connection) -> str | None:
    """The revision of the tables in a database; None where there are none."""
    return MigrationContext.configure(connection).get_current_revision()


def revisions() -> set[str]:
    """All that this version knows."""
    return {script.revision for script in ScriptDirectory.from_config(configuration()).walk_revisions()}


def configuration() -> Config:
    """Where the migrations are."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    return config
