"""A player who is good enough to finish a game: takes what brings most, by what the options tell."""

WORTH = {"rubies": 100, "capacity": 20, "mosque_tiles": 25, "cards": 1, "lira": 1, "stack": 1, "coffee": 1, "tiles": 25}
GOODS = 2
LOST_TURN = -5


def worth(amounts):
    """What amounts are worth to somebody who wants rubies."""
    return sum(n * worth_of_one(word) for word, n in amounts.items())


def worth_of_one(word):
    """What one thing is worth: `mosque_tiles.red` by its kind, `goods.red` as any good."""
    return WORTH.get(word.partition(".")[0], GOODS if "." in word else 0)


def best(options, chooser):
    """The option that brings most; of equal ones any."""
    return max(options, key=lambda option: (value(option), chooser.random()))


def value(option):
    """What an option brings."""
    lost = LOST_TURN if option["then"] == "turn" and not option["gain"] else 0
    return worth(option["gain"]) - worth(option["cost"]) + lost
