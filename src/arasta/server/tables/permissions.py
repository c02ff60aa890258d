"""Who asks for something, and whether the table waits for that."""

from typing import NamedTuple

from arasta.server.errors import Refused
from arasta.server.tables.table import CHOICE, FALL, OPEN, OVER, Table, Waits


class Caller(NamedTuple):
    """Who asks for a change; at which entry, if that matters; and the request's own id."""

    seat: int | None
    n: int | None = None
    request: str | None = None
    is_bot: bool = False  # the bot of the seat, not the person

    @property
    def player(self) -> int:
        """The seat that asks; a spectator may not."""
        if self.seat is None:
            raise Refused("not_yours")
        return self.seat


def check_going(table: Table) -> None:
    """Refuse before the game and after it."""
    if table.status == OPEN:
        raise Refused("not_begun")
    if table.status == OVER:
        raise Refused("over")


def check_over(table: Table) -> None:
    """Refuse what would tell of the future, or of what is hidden, until the game is over."""
    if table.status != OVER:
        raise Refused("not_over")


def check_waited_for(table: Table, caller: Caller, what: str) -> None:
    """Refuse what the table does not wait for."""
    check_own(table, caller)
    if table.waits != Waits(caller.player, what):
        raise Refused("not_asked")


def check_play(table: Table, caller: Caller) -> None:
    """Refuse a choice, or an outcome of chance, that the table does not wait for."""
    waits = table.waits
    if waits is None or waits.what != FALL:
        check_waited_for(table, caller, CHOICE)
    elif waits.seat != caller.player or caller.is_bot:  # whoever left the seat to a bot still has hands for the dice
        raise Refused("not_asked")


def check_undo(table: Table, caller: Caller) -> None:
    """Refuse taking back for somebody else; what was entered by hand, everybody at the table may correct."""
    if not table.agreed.by_hand or caller.is_bot:
        check_own(table, caller)


def check_own(table: Table, caller: Caller) -> None:
    """Refuse a seat that somebody else plays: a person's seat is the bot's while it is left to one."""
    check_going(table)
    if bool(table.chairs[caller.player].bot) != caller.is_bot:
        raise Refused("not_yours")
