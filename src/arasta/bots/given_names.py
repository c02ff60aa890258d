"""What bots are called at a table: given names as one hears them in Istanbul. Of the level each has, a badge tells."""

import hashlib
from collections.abc import Collection

GIVEN_NAMES = (
    *("Aylin", "Bahar", "Burak", "Defne", "Ece", "Elif", "Emre", "Esra", "Ferit", "Gizem", "Halil", "Handan"),
    *("İlker", "İpek", "Kadir", "Kerem", "Lale", "Levent", "Melike", "Meltem", "Mert", "Nazlı", "Nermin", "Okan"),
    *("Pelin", "Rıza", "Selim", "Sevgi", "Sibel", "Suna", "Tarık", "Tekin", "Umut", "Yusuf", "Zehra", "Zeynep"),
)


def given_name(key: str, taken: Collection[str]) -> str:
    """The name of the next bot at a table where these names are taken; the same key, such as the id of the table or
    the seed of its game, always gives the same names in the same order.
    """
    known = {name.casefold() for name in taken}
    return min((name for name in GIVEN_NAMES if name.casefold() not in known), key=lambda name: lot(key, name))


def lot(key: str, name: str) -> bytes:
    """What a name has drawn."""
    return hashlib.sha256(f"{key} {name}".encode()).digest()
