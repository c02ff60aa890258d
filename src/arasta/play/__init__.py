"""Games at a table. With this layer come the texts, so from here on refusals are told in words."""

from arasta.core.refusal import Refusal


def in_words(refusal: Refusal, language: str) -> str:
    """The sentence of a refusal. The texts are loaded when they are first needed: stepping games needs none."""
    from arasta.play.text import refusals

    return refusals.in_words(refusal, language)


Refusal.teller = in_words
