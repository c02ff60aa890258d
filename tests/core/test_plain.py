"""Records in plain Python: fields as attributes, read and written in place."""

import numpy as np
import pytest

from arasta.core.plain import plain_record

KIND = np.dtype(
    [("few", np.int8, (3,)), ("one", np.int16), ("grid", np.int16, (2, 2)), ("big", np.int64), ("odd", np.int32)],
    align=True,
)
Record = plain_record("Record", KIND)


def test_a_record_is_read_and_written_in_its_array():
    records = np.zeros(3, KIND)
    record = Record(records, 1)
    record.one, record.big, record.odd = -7, 1 << 40, -(1 << 20)
    record.few[2], record.grid[1, 0] = 5, 300
    assert records["one"].tolist() == [0, -7, 0]
    assert (records["big"][1], records["odd"][1]) == (1 << 40, -(1 << 20))
    assert records["few"][1].tolist() == [0, 0, 5]
    assert records["grid"][1].tolist() == [[0, 0], [300, 0]]
    records["one"][1], records["few"][1, 0] = 9, 4
    assert (record.one, record.few[0], type(record.one)) == (9, 4, int)


def test_an_index_or_a_number_out_of_bounds_is_an_error():
    record = Record(np.zeros(1, KIND))
    with pytest.raises(IndexError):
        record.few[3]
    with pytest.raises(ValueError, match="invalid value"):
        record.few[0] = 128
    with pytest.raises(ValueError, match="invalid value"):
        record.one = 1 << 15


def test_a_record_of_some_fields_has_no_others():
    some = plain_record("Some", KIND, ["one", "few"])(np.zeros(1, KIND))
    assert (some.one, list(some.few)) == (0, [0, 0, 0])
    for field in ("grid", "big"):
        with pytest.raises(AttributeError):
            getattr(some, field)
