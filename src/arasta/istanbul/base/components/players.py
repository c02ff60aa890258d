"""What depends on the number of players (docs/rules/components.md, section 3)."""

import numpy as np

MIN_PLAYERS, MAX_PLAYERS = 2, 5
SEATS = MAX_PLAYERS  # seats of the record; a game uses the first `players` of them

# By number of players:       -  -  2  3   4   5
TARGET = np.array([0, 0, 6, 5, 5, 5], np.int64)  # rubies that bring the last round; printed
TARGET_WITH_EXPANSIONS = 6  # with any, whatever the number of players; printed
MOSQUE_TILES = np.array([0, 0, 2, 3, 4, 4], np.int64)  # per colour; printed
MOSQUE_RUBIES = np.array([0, 0, 2, 3, 4, 4], np.int64)  # on each mosque; printed
PALACE_RUBIES = np.array([0, 0, 6, 6, 7, 7], np.int64)  # derived
DEALER_RUBIES = np.array([0, 0, 9, 10, 12, 12], np.int64)  # derived

FIRST_LIRA = 2  # of the first seat, each further one has one more; printed
STACK = 4  # assistants under the merchant at the start; printed
OWN_ASSISTANTS = 5
EXTENSIONS = 3  # per player; printed
BASE_CAPACITY = 2  # goods per row without extensions; printed
NEUTRAL_MERCHANTS = 3  # in a two-player game; printed
