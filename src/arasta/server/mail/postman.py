"""Telling people by mail that a table waits for them, if they are not there: once a turn, and not too often; and only
whoever has confirmed that the address is theirs.

Whom to tell stands in the database, so that a restart forgets nobody, and of several processes one tells them.
"""

import asyncio
import logging
import time
from collections.abc import Callable
from email.message import EmailMessage

from arasta.server.live.broadcast import Rooms
from arasta.server.mail.smtp import MailServer, check_mail_settings, confirmation_mail, turn_mail
from arasta.server.ops.metrics import Metrics
from arasta.server.ops.periodic import Sweep
from arasta.server.settings import Settings
from arasta.server.store.addresses import Addresses, ConfirmationMail, TurnMail

SWEEP_SECONDS = 20.0
AWAY_SECONDS = 60.0  # who comes back within so many needs no mail; longer than two sweeps, see `look`
REST_SECONDS = 600.0  # between two mails to one address
ASK_SECONDS = 7 * 86_400.0  # between two questions to one recipient whether an address is theirs
TIDY_SECONDS = 3600.0
KEPT_SECONDS = 30 * 86_400.0  # that an address is kept after the last game

log = logging.getLogger(__name__)


class Postman:
    """Looks for people to be told."""

    def __init__(self, server: MailServer, settings: Settings, addresses: Addresses, rooms: Rooms, metrics: Metrics):
        self.server = server
        self.sender, self.site = settings.mail_from, settings.site.rstrip("/")
        self.addresses = addresses
        self.rooms = rooms
        self.metrics = metrics
        self.now: Callable[[], float] = time.time
        self.sweeps = [
            Sweep("mail", SWEEP_SECONDS, self.look),
            Sweep("old addresses", TIDY_SECONDS, self.tidy),
        ]

    def start(self) -> None:
        """Begin to look."""
        for sweep in self.sweeps:
            sweep.start()

    async def stop(self) -> None:
        """Look no more."""
        for sweep in self.sweeps:
            await sweep.stop()

    async def look(self) -> None:
        """Tell those who are due. The process that somebody is connected to says so before any other may tell them."""
        now = self.now()
        for asked in await self.addresses.unasked(now - ASK_SECONDS):
            if await self.addresses.claim_asking(asked, now, now - ASK_SECONDS):
                await self.ask(asked)
        rested = now - REST_SECONDS
        for due in await self.addresses.due(now - SWEEP_SECONDS, rested):
            if self.rooms.is_here(due.game, due.seat):
                await self.addresses.saw(due.token_hash, now)
            elif due.changed <= now - AWAY_SECONDS and await self.addresses.claim(due, now, now - AWAY_SECONDS, rested):
                await self.tell(due)

    async def ask(self, asked: ConfirmationMail) -> None:
        """Ask somebody whether the address is theirs."""
        if not await self.is_sent(confirmation_mail(asked, self.sender, self.site)):
            await self.addresses.unclaim_asking(asked)

    async def tell(self, due: TurnMail) -> None:
        """Tell somebody of their turn."""
        if not await self.is_sent(turn_mail(due, self.sender, self.site)):
            await self.addresses.unclaim(due)

    async def is_sent(self, mail: EmailMessage) -> bool:
        """Send one mail; the log has no address."""
        try:
            await asyncio.to_thread(self.server.send, mail)
        except OSError as error:
            log.warning("mail_failed", extra={"problem": type(error).__name__})
            self.metrics.mails.labels("failed").inc()
            return False
        self.metrics.mails.labels("sent").inc()
        return True

    async def tidy(self) -> None:
        """Forget addresses that are not needed any more."""
        await self.addresses.forget(self.now() - KEPT_SECONDS)


def postman_of(settings: Settings, addresses: Addresses, rooms: Rooms, metrics: Metrics) -> Postman | None:
    """The postman of a server; None where no mail server is set."""
    if not settings.smtp:
        return None
    check_mail_settings(settings)
    return Postman(MailServer.of(settings.smtp), settings, addresses, rooms, metrics)
