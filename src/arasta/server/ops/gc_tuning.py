"""When Python looks for objects that only point to each other, while everybody waits.

Nothing that a choice makes goes round in circles, and of a socket that has closed only uvicorn's parser does: 28
objects. Left to itself, Python looks when there are some thousand objects more than before, and each time through all
that is new. With a thousand tables that is what each of them shows: a tenth of a second and more, several times a
minute. So it looks by the clock, and otherwise only when very many have come at once.
"""

import gc

from arasta.server.ops.periodic import Sweep

SECONDS = 1800.0  # with 4,000 sockets at 1,000 tables it takes a second
MANY = 200_000  # objects more than before: so many come with some 800 sockets


def rubbish_sweep() -> Sweep:
    """Looks again and again."""
    return Sweep("rubbish", SECONDS, look)


async def look() -> None:
    """For all of it."""
    gc.collect()


def look_seldom() -> None:
    """From now on Python hardly looks by itself. What there is already stays, so nobody need look through it again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(MANY)
