"""The course of a game: what is to be carried out next, how far its stream of chance is used, how it ended."""

import numpy as np

from arasta.core.options import NO_CHOICE


def course_type(seats: int) -> np.dtype:
    """The record of a game's course, for a game with so many seats at most."""
    return np.dtype(
        [
            ("option", np.int64),  # to be carried out; afterwards the last one that was, or NO_CHOICE
            ("counter", np.int64),  # numbers of its random stream that are used up
            ("made", np.int64),  # random decisions of the last call
            ("start", np.int64),  # the start that it began from
            ("ended", np.int64),  # whether a game has ended in the last call
            ("ranks", np.int64, (seats,)),  # of the game that has ended; 0 if none has
        ],
        align=True,
    )


def new_courses(n: int, kind: np.dtype) -> np.ndarray:
    """The courses of n games in which nothing is chosen."""
    courses = np.zeros(n, kind)
    courses["option"] = NO_CHOICE
    return courses
