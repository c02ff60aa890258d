"""What the commands of the server share: its packages, which not everybody has, and its settings."""

import argparse
from typing import TYPE_CHECKING

from arasta.cli.errors import UsageError
from arasta.cli.language import said
from arasta.play.extras import needed

if TYPE_CHECKING:
    from arasta.server.settings import Settings


def check_packages() -> None:
    """Refuse where the server's packages are missing."""
    needed("fastapi", "server")


def add_database(parser: argparse.ArgumentParser) -> None:
    """Where the games are."""
    parser.add_argument("--database", metavar="URL", help=said("help-server-extra-database"))
    parser.add_argument("--data", metavar="FOLDER", help=said("help-server-extra-data"))


def settings_of(arguments: argparse.Namespace) -> "Settings":
    """The settings: what the environment says, and over it the arguments."""
    from arasta.server.settings import Settings, WrongSetting

    given = {word: value for word, value in vars(arguments).items() if word in Settings.model_fields}
    try:
        return Settings(**given)
    except WrongSetting as error:
        raise UsageError(str(error)) from None
