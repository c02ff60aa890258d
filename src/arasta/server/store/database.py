"""Opening a database by its URL: SQLite in a file, or PostgreSQL. The migrations run by themselves."""

from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event, make_url, text

BUSY_SECONDS = 10
MIGRATION_LOCK = 7_229_143  # any number: processes that start at the same time migrate one after the other
IMMEDIATE = "begin_immediate"


def opened(url: str) -> Engine:
    """The database, with all its tables."""
    given = make_url(url)
    if given.get_backend_name() == "postgresql":
        engine = create_engine(given.set(drivername="postgresql+psycopg"), pool_pre_ping=True)
    else:
        engine = create_engine(given, connect_args={"timeout": BUSY_SECONDS})
        event.listen(engine, "connect", set_up_sqlite)
        event.listen(engine, "begin", begin_sqlite)
    migrate(engine)
    return engine


def is_postgresql(engine: Engine) -> bool:
    """Whether several processes may share it, and hear of each other."""
    return engine.dialect.name == "postgresql"


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
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    with engine.connect().execution_options(**{IMMEDIATE: True}) as connection, connection.begin():
        if is_postgresql(engine):
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATION_LOCK})
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
