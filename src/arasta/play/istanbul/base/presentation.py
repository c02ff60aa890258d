"""What of the base game logs, previews and lists of choices look at."""

AMOUNTS = {"lira", "capacity", "rubies", "cards"}  # of a player's view: their changes are told
HANDS = {"card": "hand"}  # by kind of hidden card: the hand of a view it is in
OF_SEATS = {"seat", "family"}  # kinds of thing that belong to a seat
EXPLAINED = {"place"}  # kinds of thing that the board explains
SILENT = {"lay", "done", "from deck"}  # verbs worth a line in the log only if something changed
IDLE = {"decline", "skip", "done", "keep"}  # actions by which nothing is done
ABSENT = {  # reasons against an action that say its thing is not there at all
    "not-now",
    "not-in-hand",
    "not-in-game",
    "place-not-in-game",
    "token-not-in-game",
    "no-such-seat",
    "no-assistant-at",
    "no-tile",
}
