"""`arasta forget`: show, export and delete abandoned tables, or what is kept of a person."""

import argparse
import asyncio
import json
import os
import time
from pathlib import Path
from typing import TYPE_CHECKING

from arasta.cli.arguments import whole_number
from arasta.cli.errors import UsageError
from arasta.cli.language import said
from arasta.cli.progress import show_rows
from arasta.cli.server_extra import add_database, check_packages, settings_of

if TYPE_CHECKING:
    from arasta.server.store.store import Store

USUAL_DAYS = 365
OWNER_ONLY = 0o600


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What to forget, and whose."""
    parser.add_argument("what", choices=("tables", "person"), help=said("help-forget-what"))
    parser.add_argument(
        "--days", type=whole_number(1), default=USUAL_DAYS, help=said("help-forget-days", usual=USUAL_DAYS)
    )
    parser.add_argument("--token", action="append", default=[], help=said("help-forget-token"))
    parser.add_argument("--address", action="append", default=[], help=said("help-forget-address"))
    parser.add_argument("--table", metavar="CODE", help=said("help-forget-table"))
    parser.add_argument("--seat", type=whole_number(1, 8), help=said("help-forget-seat"))
    parser.add_argument("--export", metavar="FILE", help=said("help-forget-export"))
    parser.add_argument("--yes", action="store_true", help=said("help-forget-yes"))
    add_database(parser)


def run(arguments: argparse.Namespace) -> int:
    """Say what there is; export and delete it if that is wanted."""
    check_packages()
    from arasta.server.errors import Refused
    from arasta.server.store.backup import NOTHING, NoBackup
    from arasta.server.store.database import NoDatabase, is_missing
    from arasta.server.store.store import Store

    try:
        url = settings_of(arguments).database_url
        if is_missing(url):
            raise UsageError(NOTHING)
        store = Store(url)
        try:
            asyncio.run((forget_tables if arguments.what == "tables" else forget_person)(arguments, store))
        finally:
            store.close()
    except (NoBackup, NoDatabase, Refused) as error:
        raise UsageError(str(error)) from None
    return 0


async def forget_tables(arguments: argparse.Namespace, store: "Store") -> None:
    """Tables whose game is not over, and at which nothing has happened for so long."""
    from arasta.server.store.backup import back_up
    from arasta.server.store.forgetting import DAY, abandoned, delete_tables

    games = abandoned(store, time.time() - arguments.days * DAY)
    print(said("told-abandoned", tables=len(games), days=arguments.days))
    if arguments.export and games:
        back_up(store.url, Path(arguments.export), show_rows, games)
        show_rows("", 0)
        print(said("told-tables-kept", file=arguments.export))
    if arguments.yes:
        await delete_tables(store, games)
    say_end(arguments.yes)


async def forget_person(arguments: argparse.Namespace, store: "Store") -> None:
    """Whoever holds these seats."""
    from arasta.server.store.forgetting import data_of, forget_person, seats_of
    from arasta.server.tables.registry import Tables

    if bool(arguments.table) != bool(arguments.seat) or not (arguments.token or arguments.address or arguments.table):
        raise UsageError(said("usage-person"))
    tokens = [given.rpartition("#")[2] for given in arguments.token]
    seat = (arguments.table, arguments.seat - 1) if arguments.table else None
    seats, tables = seats_of(store, tokens, arguments.address, seat), Tables(store, 1)
    print(said("told-seats", seats=len(seats)))
    if arguments.export:
        write_private(
            Path(arguments.export), json.dumps(await data_of(store, tables, seats), indent=1, ensure_ascii=False)
        )
        print(said("told-person-kept", file=arguments.export))
    if arguments.yes:
        await forget_person(store, tables, seats, arguments.address)
    say_end(arguments.yes)


def write_private(file: Path, text: str) -> None:
    """A new file that only its owner may read."""
    try:
        with open(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, OWNER_ONLY), "w", encoding="utf-8") as target:
            target.write(text + "\n")
    except OSError as error:
        raise UsageError(said("usage-not-written", file=file, problem=error.strerror)) from None


def say_end(deleted: bool) -> None:
    """Whether anything has changed."""
    print(said("told-deleted" if deleted else "told-not-deleted"))
