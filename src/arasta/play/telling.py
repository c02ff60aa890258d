"""Refusals in words: the text of the key, with the values set in."""

from typing import Any

from arasta.core.refusal import Refusal
from arasta.play.language import DEFAULT, say
from arasta.play.naming import game_key, has_name, named, seat_name

LONGEST = 200  # characters


def in_words(refusal: Refusal, language: str = DEFAULT) -> str:
    """A refusal as a sentence. What a value names is told by its name, and what tells itself in the language does."""
    from arasta.play.showings import SHOWN

    game = refusal.values.get("game", "")
    names = SHOWN[game].names if game in SHOWN else {}
    told: dict[str, Any] = {}
    for word, value in refusal.values.items():
        if word == "player":
            told[word] = seat_name(value, language)
        elif hasattr(value, "text"):
            told[word] = value.text(language)
        elif has_name(word, str(value), language, names):
            told |= named(word, word, str(value), language, names)
        else:
            told[word] = shortened(value) if isinstance(value, str) else value
    return say(game_key(refusal.key, game, language) if game else refusal.key, language, **told)


def shortened(text: str) -> str:
    """What was given is repeated only as far as anybody would read it."""
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"


Refusal.teller = staticmethod(in_words)
