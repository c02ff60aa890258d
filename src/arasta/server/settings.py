"""How a server is set up. Everything has a usual value, so that a household needs to say nothing."""

import os
from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from typing import Any, get_type_hints

from arasta.core.user_folders import user_folder

PREFIX = "ARASTA_"
FILE = "arasta.sqlite"


class WrongSetting(ValueError):
    """An environment variable that cannot be understood; the message says what it may be."""


@dataclass(frozen=True)
class Settings:
    """What the person who runs the server decides. Each can be given as an environment variable, `ARASTA_` and the
    word in capitals; the command line goes first.
    """

    database: str = field(default="", repr=False)  # a URL of SQLAlchemy; empty: a SQLite file in the data folder
    data: str = ""  # the data folder; empty: the user's own
    origins: str = ""  # other origins whose pages may talk to this server, with spaces between
    proxies: int = 0  # of ours before this server: so many addresses of X-Forwarded-For are true
    workers: int = 1  # processes in which bots think
    bot_seconds: float = 20.0  # after which a bot that still thinks is replaced
    advisers: int = 1  # processes for hints and win chances, and as many to look back at games
    advice_per_minute: int = 120  # hints, win chances and looks at games that one address may ask for
    pace: float = 1.0  # the usual least time of a bot's choice
    live_games: int = 256  # games that are kept open in memory
    requests_per_minute: int = 600  # of one address over HTTP
    tables_per_minute: int = 20  # that one address may make
    messages_per_second: float = 10.0  # of one socket, after a burst of as many seconds' worth
    sockets_per_address: int = 200
    body_bytes: int = 16_384
    record_bytes: int = 400_000  # of a record that is uploaded; that of a long game has a quarter
    message_bytes: int = 8_192
    smtp: str = field(default="", repr=False)  # smtp://user:password@host:port, or smtps://…; empty: no mail is sent
    mail_from: str = ""  # the address that mail comes from
    site: str = ""  # where browsers find this server, as https://istanbul.example; for the links in mail

    @classmethod
    def of_environment(cls, environment: Mapping[str, str] = os.environ, **given: Any) -> "Settings":
        """What the environment says, and over it what is given."""
        kinds = get_type_hints(cls)
        found: dict[str, Any] = {}
        for part in fields(cls):
            name = PREFIX + part.name.upper()
            if environment.get(name):
                found[part.name] = read(name, environment[name], kinds[part.name])
        return replace(cls(**found), **{word: value for word, value in given.items() if value is not None})

    @property
    def folder(self) -> Path:
        """The data folder; it is made if need be."""
        folder = Path(self.data) if self.data else user_folder("data")
        if folder is None:
            raise WrongSetting(f"There is no home folder to keep games in; {PREFIX}DATA names another.")
        folder.mkdir(parents=True, exist_ok=True)
        return folder

    @property
    def database_url(self) -> str:
        """Where the games are kept."""
        return self.database or f"sqlite:///{self.folder / FILE}"

    @property
    def allowed_origins(self) -> frozenset[str]:
        """The other origins."""
        return frozenset(self.origins.split())


def read(name: str, text: str, kind: type) -> Any:
    """The value of an environment variable."""
    if kind is str:
        return text
    try:
        value = kind(text)
    except ValueError:
        value = -1
    if value < 0:
        raise WrongSetting(f"{name} is {text!r}, but must be a number from 0 up.")
    return value
