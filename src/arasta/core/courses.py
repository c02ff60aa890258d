"""The course of a game in a batch: what is chosen, how far its chance is used, what is shown, how it ended."""

import numpy as np

from arasta.core.options import NO_CHOICE

ENDLESS = 1 << 62  # instead of a limit of random decisions
NO_DECISION = -1  # instead of an effect: nothing is shown, or the game is over


def course_type(seats: int, option_words: int) -> np.dtype:
    """The record of a game's course, for so many seats at most and so many words of options."""
    return np.dtype(
        [
            ("option", np.int64),  # to be carried out; afterwards the last one that was, or NO_CHOICE
            ("counter", np.int64),  # numbers of its random stream that are used up
            ("made", np.int64),  # random decisions of the last call
            ("start", np.int64),  # the start that it began from
            ("ended", np.int64),  # whether a game has ended in the last call
            ("effect", np.int64),  # the decision that was shown
            ("options", np.int64, (option_words,)),  # and its legal options
            ("to_act", np.int64),  # and who is to take it
            ("reward", np.float32, (seats,)),  # of the game that has ended
            ("ranks", np.int8, (seats,)),  # in that game; 0 if none has ended
            ("done", np.bool_),  # whether one has ended, or the game is over
        ],
        align=True,
    )


def new_courses(n: int, kind: np.dtype) -> np.ndarray:
    """The courses of n games in which nothing is chosen and nothing shown."""
    courses = np.zeros(n, kind)
    nothing_chosen(courses)
    return courses


def nothing_chosen(courses: np.ndarray) -> None:
    """Nothing is chosen, and nothing shown."""
    courses["option"] = NO_CHOICE
    courses["effect"] = NO_DECISION
