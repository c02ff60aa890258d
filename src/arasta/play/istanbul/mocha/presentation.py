"""What of Mocha & Baksheesh logs, previews and lists of choices look at."""

AMOUNTS = {"coffee", "guild_cards"}
HANDS = {"guild": "guild_hand"}
CODED = {"guild"}
SILENT = {"guild card"}  # the next step names it
