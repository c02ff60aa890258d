"""Opening a table from what was kept, and when something is to be kept to open it by."""

from dataclasses import replace

from arasta.play.game.game import Game
from arasta.server.store.rows import Loaded
from arasta.server.tables.table import OVER, Table

EVERY = 50  # entries between two snapshots: so many at most are replayed


def table_of(loaded: Loaded) -> Table:
    """A table as it was kept."""
    game = None if loaded.snapshot is None else Game.restore(loaded.snapshot)
    table = Table(loaded.agreed, loaded.chairs, 0, game, 0, loaded.next_table, substitutes=loaded.substitutes)
    for entry in loaded.entries:
        is_in_snapshot = game is not None and entry.n <= loaded.snapshot_n
        table = table.with_entry(entry._replace(kind="seat") if is_in_snapshot else entry)
    return replace(table, times=loaded.times, words_due=loaded.words_due, stopped=loaded.stopped)


def is_due(old: Table, new: Table, kind: str) -> bool:
    """Whether a snapshot is to be kept: now and then, at the beginning, and at the end."""
    return kind == "begin" or new.n % EVERY == 0 or (new.status == OVER and old.status != OVER)
