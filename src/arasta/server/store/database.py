"""Opening a database by its URL: SQLite in a file, or PostgreSQL. The migrations run by themselves."""

from pathlib import Path
from typing import Any

import psycopg
from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.exc import ArgumentError, OperationalError, SQLAlchemyError

BUSY_SECONDS = 10
MIGRATION_LOCK = 7_229_143  # any number: processes that start at the same time migrate one after the other
IMMEDIATE = "begin_immediate"
NEWEST = "head"
SQLITE, POSTGRESQL = "sqlite", "postgresql"


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
        given = given.set(drivername=f"{POSTGRESQL}+psycopg")
        engine = create_engine(given, pool_pre_ping=True, hide_parameters=True)
    else:
        engine = create_engine(given, connect_args={"timeout": BUSY_SECONDS}, hide_parameters=True)
        event.listen(engine, "connect", set_up_sqlite)
        event.listen(engine, "begin", begin_sqlite)
    try:
        engine.connect().close()
    except OperationalError as error:
        raise NoDatabase(f"The database cannot be opened: {' '.join(str(error.orig).split())}") from None
    return engine


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
    cause = getattr(error, "orig", None)
    said = cause.diag.message_primary if isinstance(cause, psycopg.Error) else cause
    return f"{type(cause or error).__name__}: {said or ''}".removesuffix(": ")


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
