"""Somebody who is connected: the seats they hold, and what they are still to be sent."""

import asyncio
import time
from collections.abc import Sequence

from arasta.server.tables.seats import Chair

OUTBOX = 32  # messages that wait for a slow reader; one more and it has to connect again


class Connection:
    """Somebody at a table: the seats they hold, none for a spectator, and what they are still to be sent."""

    def __init__(self, game: str, chairs: Sequence[Chair], lang: str) -> None:
        self.game = game
        self.seats: tuple[int | None, ...] = tuple(chair.seat for chair in chairs) or (None,)
        self.keys = {chair.seat: chair.token_hash for chair in chairs}  # what opened them
        self.lang = lang
        self.n = -1  # the newest entry that they know
        self.outbox: asyncio.Queue[str] = asyncio.Queue(OUTBOX)
        self.unanswered = 0  # beats
        self.is_missed = False  # whether it no longer answers them
        self.heard = time.time()
        self.bye: asyncio.Future[str] = asyncio.get_running_loop().create_future()

    def send(self, message: str) -> None:
        """Put a message into the outbox."""
        try:
            self.outbox.put_nowait(message)
        except asyncio.QueueFull:
            self.close("slow")

    def lost_seat(self, chairs: Sequence[Chair]) -> str:
        """Why the connection must end, if another token opens one of its seats now, or none: its person has moved to
        another device, or has left the waiting room, and somebody else may sit there.
        """
        lost = [seat for seat, key in self.keys.items() if chairs[seat].token_hash != key]
        if not lost:
            return ""
        return "moved" if all(chairs[seat].token_hash for seat in lost) else "token"

    def close(self, why: str) -> None:
        """End the connection, with a reason."""
        if not self.bye.done():
            self.bye.set_result(why)
