"""The Post Office's fields (docs/rules/components.md, section 6; clause P05-1). Printed.

A marker covers the field it lies on; the other field of its column pays.
"""

import numpy as np

from arasta.istanbul.base.words import Good

NO_GOOD = -1
#                           I            II         III            IV
UPPER_GOODS = np.array([Good.RED,   NO_GOOD, Good.BLUE,   NO_GOOD], np.int64)  # fmt: skip
UPPER_LIRA = np.array([0,           2,       0,           2], np.int64)  # fmt: skip
LOWER_GOODS = np.array([Good.GREEN, NO_GOOD, Good.YELLOW, NO_GOOD], np.int64)  # fmt: skip
LOWER_LIRA = np.array([0,           1,       0,           1], np.int64)  # fmt: skip
COLUMNS = len(UPPER_GOODS)
