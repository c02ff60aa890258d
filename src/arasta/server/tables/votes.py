"""What those who stay at a table must agree on: to stop the game before its end, or to play another.

People agree one after the other, with an entry each, so that a restart forgets nobody. Whoever has left is not asked,
nor is somebody who was away and for whom the others let a bot play. So a vote may be carried by somebody's leaving.
"""

import time
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import replace
from functools import partial

from arasta.server.errors import Refused
from arasta.server.tables.permissions import Caller, check_going, check_over
from arasta.server.tables.registry import Change, Tables
from arasta.server.tables.seats import AGAIN, NOTHING, STOP, Want, new_code, new_id
from arasta.server.tables.start import begun_if_full, with_dice
from arasta.server.tables.table import OVER, PLAYING, Table


class LateVote(Refused):
    """Somebody else's vote was the last that was missing."""


async def stop(tables: Tables, game: str, seats: Iterable[int], agrees: bool) -> int:
    """Some seats of one person agree to stop the game, or no longer do; the newest entry then."""
    check_going(await tables.table(game))
    for seat in seats:
        if not (await tables.table(game)).stopped:  # at one screen the first vote may be enough
            await tables.enter(game, Caller(seat), partial(stop_vote, caller=Caller(seat), agrees=agrees))
    return (await tables.table(game)).n


def stop_vote(table: Table, caller: Caller, agrees: bool) -> Change:
    """The game stops with the vote of the last one who stays."""
    check_going(table)
    return voted(table, caller, STOP if agrees else NOTHING)


async def rematch(tables: Tables, game: str, seats: Iterable[int], agrees: bool = True) -> tuple[str, int]:
    """Some seats of one person agree to play again, or no longer do. The next table if there is one, and the newest
    entry of this one. When the last one who stays agrees, the next table is made with that entry: nobody can make two.
    """
    check_over(await tables.table(game))
    for seat in seats:
        if not (await tables.table(game)).next_table:
            with suppress(LateVote):
                await tables.enter(game, Caller(seat), partial(rematch_vote, caller=Caller(seat), agrees=agrees))
    table = await tables.table(game)
    return table.next_table, table.n


def rematch_vote(table: Table, caller: Caller, agrees: bool) -> Change:
    """Whoever agrees stays, though they had left before."""
    check_over(table)
    if table.next_table:
        raise LateVote("over")
    return voted(table, caller, AGAIN if agrees else NOTHING)


def voted(table: Table, caller: Caller, wants: Want) -> Change:
    """A seat agrees to something, or to nothing any more."""
    chair = table.chairs[caller.player]
    chair = replace(chair, wants=wants, left=chair.left and not wants)
    return carried(Change(table.seated(chair), "seat", {"wants": wants}, chair))


def carried(change: Change) -> Change:
    """A change of seats, with what all who stay agree on after it."""
    table = change.table
    if table.status == PLAYING and table.all_want(STOP):
        return change._replace(table=table.given_up(), kind="stop")
    if table.status == OVER and not table.next_table and table.all_want(AGAIN):
        following = next_table(table)
        body = change.body | {"game": following.agreed.id}
        table = replace(table, next_table=following.agreed.id)
        return change._replace(table=table, kind="rematch", body=body, next_table=following)
    return change


def next_table(table: Table) -> Table:
    """The table of the next game: the same people in the same seats, the same bots and settings, and other dice."""
    agreed = with_dice(replace(table.agreed, id=new_id(), code=new_code(), seed=None, made=time.time()))
    return begun_if_full(Table(agreed, tuple(chair.for_next_game() for chair in table.chairs)))
