"""Records in plain Python: the same fields as attributes, so that one source of rules serves plain and compiled runs.

A memory view hands out Python's own integers. It is faster than NumPy's record type and free of its traps: an index
out of bounds or a number too large for its field is an error here.
"""

from typing import Any

import numpy as np


def plain_record(name: str, dtype: np.dtype) -> Any:
    """A class that opens one record of an array of this type, to be read and written in place."""
    fields = dtype.names or ()
    scalars = {field: scalar("_" + field) for field in fields if dtype[field].shape == ()}

    def open_record(self: Any, records: np.ndarray, i: int = 0) -> None:
        for field in fields:
            if field in scalars:
                self.__dict__["_" + field] = records[field][i : i + 1].data
            else:
                self.__dict__[field] = records[field][i].data

    return type(name, (), {"__init__": open_record, "__doc__": f"One record: {', '.join(fields)}."} | scalars)


def scalar(slot: str) -> property:
    """A field that is one number: a view of length 1 behind an attribute."""

    def read(record: Any) -> int:
        view: memoryview = record.__dict__[slot]
        return view[0]

    def write(record: Any, value: int) -> None:
        record.__dict__[slot][0] = value

    return property(read, write)
