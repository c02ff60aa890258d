"""Who the bots at a table are: people of the bazaar, each with a name, a face and a sentence. Of the level of each, a
badge tells: anybody may play at any. Faces are in the sprite of the page (portrait-elif), sentences in its texts
(web-character-elif).
"""

import hashlib
from collections.abc import Collection, Mapping

CHARACTERS: Mapping[str, str] = {
    "elif": "Elif",
    "emre": "Emre",
    "defne": "Defne",
    "burak": "Burak",
    "zehra": "Zehra",
    "yusuf": "Yusuf",
    "lale": "Lale",
    "kerem": "Kerem",
    "suna": "Suna",
    "tekin": "Tekin",
    "meltem": "Meltem",
    "halil": "Halil",
    "nermin": "Nermin",
    "okan": "Okan",
    "ipek": "İpek",
    "riza": "Rıza",
}


def given_name(key: str, taken: Collection[str]) -> str:
    """The name of the next bot at a table where these names are taken; the same key, such as the id of the table or
    the seed of its game, always gives the same names in the same order.
    """
    known = {name.casefold() for name in taken}
    return min((name for name in CHARACTERS.values() if name.casefold() not in known), key=lambda name: lot(key, name))


def lot(key: str, name: str) -> bytes:
    """What a name has drawn."""
    return hashlib.sha256(f"{key} {name}".encode()).digest()


def character_of(name: str) -> str | None:
    """The word of the one who is called so; None if nobody in the bazaar is."""
    return next((word for word, called in CHARACTERS.items() if called == name), None)
