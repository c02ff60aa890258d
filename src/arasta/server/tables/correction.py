"""A real table: one wrong entry is corrected alone, and what was entered after it is checked."""

from typing import NamedTuple

from arasta.core.refusal import Refusal
from arasta.server.errors import Refused, wrong
from arasta.server.tables.permissions import Caller, check_undo
from arasta.server.tables.registry import Change, Tables
from arasta.server.tables.table import Table


class Correction(NamedTuple):
    """What is entered instead from a step on, and what was entered after it that does not fit any more."""

    steps: list[str]
    lost: list[str]


def correction_at(table: Table, step: int, entry: str) -> Correction:
    """Another entry at a step, and of the following ones as many as are still possible. An entry that was not possible
    there raises.
    """
    following = table.steps_since(step + 1)
    game = table.the_game.copy()
    game.undo_to(step)
    game.play(entry)
    steps = [entry]
    for name in following:
        try:
            game.play(name)
        except Refusal:
            break
        steps.append(name)
    return Correction(steps, following[len(steps) - 1 :])


async def correct(tables: Tables, game: str, caller: Caller, step: int, entry: str, drop: bool) -> int:
    """Correct an entry. Where entries after it do not fit any more, that is refused with the first of them, unless they
    are to be dropped.
    """
    table = await tables.table(game)
    check_undo(table, caller)
    if not table.agreed.by_hand:
        raise Refused("cannot_undo")
    if caller.n != table.n or step >= table.step:
        raise Refused("stale")
    try:
        made = correction_at(table, step, entry)
    except Refusal as refused:
        raise Refused("illegal", refused) from None
    if made.lost and not drop:
        raise wrong("wrong-correction", entry=made.lost[0], n=len(made.lost))
    n = await tables.undo(game, caller, step)

    def change(now: Table) -> Change:
        return Change(now.replayed(made.steps), "play", {"steps": made.steps})

    return await tables.enter(game, Caller(caller.seat, n), change)
