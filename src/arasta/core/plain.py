"""Records in plain Python: the same fields as attributes, so that one source of rules serves plain and compiled runs.

A memory view hands out Python's own integers. It is faster than NumPy's record type and free of its traps: an index
out of bounds or a number too large for its field is an error here.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np


def plain_record(name: str, dtype: np.dtype, fields: Sequence[str] | None = None) -> Any:
    """A class that opens one record of an array of this type, to be read and written in place.

    It has the named fields and no others; if none are named, all.
    """
    named = fields if fields is not None else dtype.names or ()
    scalars = {field: scalar(dtype, field) for field in named if dtype[field].shape == ()}
    several = {field: Several(dtype, field) for field in named if field not in scalars}
    codes: list[Any] = sorted({dtype[field].char for field in scalars})

    def open_record(self: Any, records: np.ndarray, i: int = 0) -> None:
        whole = records[i : i + 1].view(np.uint8).data
        self.__dict__["_whole"] = whole
        for code in codes:
            self.__dict__["_" + code] = whole.cast(code)

    doc = f"One record: {', '.join(named)}."
    return type(name, (), {"__init__": open_record, "__doc__": doc} | scalars | several)


def place_of(dtype: np.dtype, field: str) -> tuple[np.dtype, int]:
    """The type of a field, and where it begins in the record."""
    assert dtype.fields is not None, "a record has fields"
    return dtype.fields[field][:2]


class Several:
    """A field of several numbers, opened when it is first asked for: most users of a record need few of them."""

    def __init__(self, dtype: np.dtype, field: str) -> None:
        kind, first = place_of(dtype, field)
        self.field, self.code, self.shape = field, kind.base.char, kind.shape
        self.where = slice(first, first + kind.itemsize)

    def __get__(self, record: Any, owner: type) -> memoryview:
        opened: memoryview = record._whole[self.where].cast(self.code, self.shape)
        record.__dict__[self.field] = opened  # goes before this from now on
        return opened


def scalar(dtype: np.dtype, field: str) -> property:
    """A field that is one number: in an aligned record it is one of all numbers of its kind."""
    kind, first = place_of(dtype, field)
    slot, i = "_" + kind.char, first // kind.itemsize

    def read(record: Any) -> int:
        numbers: memoryview = record.__dict__[slot]
        return numbers[i]

    def write(record: Any, value: int) -> None:
        record.__dict__[slot][i] = value

    return property(read, write)
