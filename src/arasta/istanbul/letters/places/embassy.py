"""Embassy, place 21 (clause P21-1).

All of it stands in the table of places: two letters are drawn (`letters.py`).
"""
