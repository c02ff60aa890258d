"""The state of a game: one flat record of the fields of all modules.

`PUBLIC` is the whitelist of what every seat may see (INFO-1). Of the fields in `OWN` each seat sees its own row; what
is in neither is seen by nobody.
"""

from itertools import chain
from typing import Any

import numpy as np

from arasta.istanbul.modules import parts

AGENDA_DEPTH = 32
OPTION_WORDS = 3  # of 63 options each; see `option_names.py`


def fields(name: str) -> list[Any]:
    """The fields of all modules, of one kind."""
    return list(chain.from_iterable(getattr(part, name, []) for part in parts("fields").values()))


PUBLIC = [
    ("agenda", np.int16, (AGENDA_DEPTH, 3)),  # what is still to resolve, next on top: effect, player, argument
    ("agenda_height", np.int16),
    *fields("PUBLIC"),
]
OWN = fields("OWN")
OPTIONS = ("options", np.int64, (OPTION_WORDS,))  # the legal options of the decision on top, 63 to a word
STATE = np.dtype([*PUBLIC, *fields("SECRET"), *OWN, OPTIONS], align=True)


def new_states(n: int) -> np.ndarray:
    """Room for n games, not yet set up."""
    return np.zeros(n, STATE)
