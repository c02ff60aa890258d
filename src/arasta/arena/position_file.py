"""Positions in a Parquet file. docs/export.md says what each column holds; the file itself says which game it is of.

An observation is as many bytes as the game has features: lists of numbers would take ten times as long to write.
"""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import version
from pathlib import Path
from typing import Any

import numpy as np

from arasta.arena.positions import Positions
from arasta.arena.self_play import SelfPlay
from arasta.core.refusal import Refusal
from arasta.play.extras import needed

KEY = "arasta"  # of what the file says about itself
WRITTEN = {
    "compression": "zstd",
    "compression_level": 1,
    "use_dictionary": False,
    "write_statistics": ["game", "decision"],
}


class CannotExport(Refusal):
    """A file that cannot be written."""


def about(play: SelfPlay) -> dict[str, Any]:
    """What a file is of: game, settings and seed, by which it can be played again; what features and actions mean."""
    rules = play.rules
    return {
        "arasta": version("arasta"),
        "game": play.game,
        "settings": rules.schema.plain(play.agreed),
        "seed": play.seed,
        "bot": play.bot,
        "limit": play.limit,
        "layout": rules.layout.version,
        "features": rules.layout.describe(),
        "actions": [action.name for action in rules.actions],
    }


class PositionFile:
    """A file that is written while games are played, beside the one whose place it takes in the end, if anything was
    written. `played` and `rows` are the games and positions that are in it.
    """

    def __init__(self, path: Path, play: SelfPlay) -> None:
        self.arrow, parquet = needed("pyarrow", "export"), needed("pyarrow.parquet", "export")
        self.path, self.beside = path, path.with_name(f".{path.name}.new")
        self.played = self.rows = 0
        self.features = play.rules.layout.size
        self.schema = self.columns().with_metadata({KEY: json.dumps(about(play))})
        with self.told():
            self.file = self.beside.open("wb")
            self.writer = parquet.ParquetWriter(self.file, self.schema, **WRITTEN)

    def __enter__(self) -> "PositionFile":
        return self

    def __exit__(self, *_: Any) -> None:
        """Whatever has ended it: what was written is a whole file."""
        try:
            with self.told(), self.file:
                self.writer.close()
            if self.rows:
                self.beside.replace(self.path)
        finally:
            self.beside.unlink(missing_ok=True)

    @contextmanager
    def told(self) -> Iterator[None]:
        """If it cannot be written, a sentence says why."""
        try:
            yield
        except OSError as error:
            problem = error.strerror or str(error)
            raise CannotExport("usage-not-written", file=str(self.path), problem=problem) from None

    def columns(self) -> Any:
        """Their names and kinds."""
        arrow = self.arrow
        return arrow.schema(
            [
                ("game", arrow.int32()),
                ("decision", arrow.int32()),
                ("seat", arrow.int8()),
                ("observation", arrow.binary(self.features)),
                ("legal", arrow.list_(arrow.int16())),
                ("choice", arrow.int16()),
                ("values", arrow.list_(arrow.float32())),
                ("results", arrow.list_(arrow.float32())),
                ("ranks", arrow.list_(arrow.int8())),
            ]
        )

    def write(self, found: Positions) -> None:
        """Some positions more, as a group of rows."""
        arrow, rows = self.arrow, len(found)
        unfinished = found.ranks[:, 0] == 0
        columns = {
            "game": found.game,
            "decision": found.decision,
            "seat": found.seat,
            "observation": self.bytes_of(found.observation),
            "legal": self.legal(found.mask),
            "choice": found.choice,
            "values": arrow.nulls(rows) if found.values is None else self.by_seat(found.values),
            "results": self.by_seat(found.results, unfinished),
            "ranks": self.by_seat(found.ranks, unfinished),
        }
        with self.told():
            self.writer.write_table(arrow.table(columns, schema=self.schema), row_group_size=rows)
        self.played += int((found.decision == 0).sum())
        self.rows += rows

    def bytes_of(self, observation: np.ndarray) -> Any:
        """Each row as bytes; nothing is copied."""
        kind, content = self.arrow.binary(self.features), self.arrow.py_buffer(observation)
        return self.arrow.FixedSizeBinaryArray.from_buffers(kind, len(observation), [None, content])

    def legal(self, mask: np.ndarray) -> Any:
        """By row the ids of the legal actions."""
        ends = np.concatenate([[0], np.cumsum(mask.sum(axis=1))]).astype(np.int32)
        return self.arrow.ListArray.from_arrays(ends, mask.nonzero()[1].astype(np.int16))

    def by_seat(self, rows: np.ndarray, missing: np.ndarray | None = None) -> Any:
        """Rows of equal length as lists; some may be missing."""
        ends = np.arange(len(rows) + 1, dtype=np.int32) * rows.shape[1]
        nothing = None if missing is None or not missing.any() else self.arrow.array(missing)
        return self.arrow.ListArray.from_arrays(ends, rows.ravel(), mask=nothing)
