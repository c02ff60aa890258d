"""The ruby tracks (docs/rules/components.md, section 5; clauses RUBY-3, RUBY-4). Spaces and marks are printed.

A track's last space carries the ruby symbol. Rubies fill it from there back to the mark for the number of players,
so the spaces uncovered are all spaces less the rubies lying on the track.
"""

import numpy as np

from arasta.istanbul.base.words import Good

RUBIES = 42  # in all; derived

ANY = -1
PALACE_SPACES = np.array(
    [Good.BLUE, Good.RED, Good.GREEN, Good.YELLOW, ANY, Good.BLUE, Good.RED, Good.GREEN, Good.YELLOW, ANY], np.int64
)  # then the ruby symbol
DEALER_SPACES = np.array([12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23], np.int64)  # then the ruby symbol
