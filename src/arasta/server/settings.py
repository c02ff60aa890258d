"""How a server is set up. Everything has a usual value, so that a household needs to say nothing."""

from pathlib import Path
from typing import Annotated, Any
from urllib.parse import urlsplit

from pydantic import Field, ValidationError
from pydantic_settings import BaseSettings, SettingsConfigDict

from arasta.core.user_folders import user_folder

PREFIX = "ARASTA_"
FILE = "arasta.sqlite"

Count = Annotated[int, Field(ge=0)]
Amount = Annotated[float, Field(ge=0)]


class WrongSetting(ValueError):
    """A setting that cannot be understood; the message says what it may be."""


class Settings(BaseSettings):
    """What the person who runs the server decides. Each can be given as an environment variable, `ARASTA_` and the
    word in capitals; the command line goes first.
    """

    model_config = SettingsConfigDict(env_prefix=PREFIX, env_ignore_empty=True, frozen=True, extra="forbid")

    database: str = Field(default="", repr=False)  # a URL of SQLAlchemy; empty: a SQLite file in the data folder
    data: str = ""  # the data folder; empty: the user's own
    origins: str = ""  # other origins whose pages may talk to this server, with spaces between
    hosts: str = ""  # names under which this server is found, with spaces between; `*` for any
    proxies: Count = 0  # of ours before this server: so many addresses of X-Forwarded-For are true
    workers: Count = 1  # processes in which bots think
    bot_seconds: Amount = 20.0  # after which a bot that still thinks is replaced
    bot_megabytes: Count = 4096  # of memory for a bot of another package; 0: as much as there is
    advisers: Count = 1  # processes for hints and win chances, and as many to look back at games
    advice_per_minute: Count = 120  # hints, win chances and looks at games that one address may ask for
    warm_up: bool = True  # whether bots and advisers get ready when the server starts, or when they are asked first
    pace: Amount = 1.0  # the usual least time of a bot's choice
    live_games: Count = 256  # games that are kept open in memory
    requests_per_minute: Count = 600  # of one address over HTTP
    tables_per_minute: Count = 20  # that one address may make
    lines_per_minute: Count = 30  # of chat, and reactions, of one seat
    addresses_per_minute: Count = 5  # for mail, that one address of the network may leave
    messages_per_second: Amount = 10.0  # of one socket, after a burst of as many seconds' worth
    sockets_per_address: Count = 200
    open_tables: bool = True  # whether tables may be listed for everybody
    connections_per_address: Count = 400  # of which sockets are a part; 0: as many as come
    headers_seconds: Amount = 10.0  # until the headers of a request have come
    body_seconds: Amount = 30.0  # until its body has
    reading_seconds: Amount = 20.0  # until somebody has read what they were sent
    body_bytes: Count = 16_384
    record_bytes: Count = 400_000  # of a record that is uploaded; that of a long game has a quarter
    message_bytes: Count = 8_192
    forget_days: Count = 0  # after which a table whose game is not over is deleted if nothing happens there; 0: never
    smtp: str = Field(default="", repr=False)  # smtp://user:password@host:port, or smtps://…; empty: no mail is sent
    mail_from: str = ""  # the address that mail comes from
    site: str = ""  # where browsers find this server, as https://istanbul.example; for the links in mail

    def __init__(self, **given: Any) -> None:
        try:
            super().__init__(**{word: value for word, value in given.items() if value is not None})
        except ValidationError as error:
            wrong = error.errors()[0]
            name = PREFIX + str(wrong["loc"][0]).upper()
            allowed = "yes or no" if wrong["type"].startswith("bool") else "a number from 0 up"
            raise WrongSetting(f"{name} is {wrong['input']!r}, but must be {allowed}.") from None

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
    def known_hosts(self) -> frozenset[str]:
        """The names under which the server is found, besides those that are always known."""
        places = [self.site, *self.allowed_origins]
        named = {urlsplit(place).hostname or "" for place in places}
        return frozenset(self.hosts.lower().split()) | (named - {""})

    @property
    def allowed_origins(self) -> frozenset[str]:
        """The other origins."""
        return frozenset(self.origins.split())
