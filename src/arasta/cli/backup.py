"""`arasta backup`: copy all games of a server into one file."""

import argparse
from pathlib import Path

from arasta.cli.errors import UsageError
from arasta.cli.language import said
from arasta.cli.progress import show_rows
from arasta.cli.server_extra import add_database, check_packages, settings_of


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The file and the database."""
    parser.add_argument("file", help=said("help-backup-file"))
    add_database(parser)


def run(arguments: argparse.Namespace) -> int:
    """The file to be written."""
    check_packages()
    from arasta.server.store.backup import NoBackup, back_up
    from arasta.server.store.database import NoDatabase

    try:
        games = back_up(settings_of(arguments).database_url, Path(arguments.file), show_rows)
    except (NoBackup, NoDatabase) as error:
        raise UsageError(str(error)) from None
    show_rows("", 0)
    print(said("told-backup", file=arguments.file, games=games))
    return 0
