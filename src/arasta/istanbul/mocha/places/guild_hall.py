"""Guild Hall, place 18 (clauses P18-1, P18-2).

All of it stands in the table of places: coffee (`items.py`), two guild cards drawn and one discarded (`guild_deck.py`).
"""
