"""Amounts and things in words, as the object of a sentence: “2 lira, spice and fruit”."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from arasta.play.text.language import MOST_REMEMBERED, has_text, say
from arasta.play.text.marks import SEAT, marked
from arasta.play.text.names import WRITTEN, Names, Values, named, seat_name
from arasta.play.text.refusals import joined


def amount_key(holding: str) -> str:
    """The key of the text for some of a holding."""
    return f"some-{holding.replace('.', '-').replace('_', '-')}"


def amount_texts(amounts: Mapping[str, int], language: str) -> tuple[str, ...]:
    """Each amount in words, marked; what has no text is not told."""
    return remembered_texts(tuple(amounts.items()), language)


@lru_cache(MOST_REMEMBERED)
def remembered_texts(amounts: tuple[tuple[str, int], ...], language: str) -> tuple[str, ...]:
    """Amounts in words, remembered: the same few come again and again."""
    keys = {holding: (amount_key(holding), abs(n)) for holding, n in amounts if n}
    return tuple(
        marked(holding, n, say(key, language, n=n)) for holding, (key, n) in keys.items() if has_text(key, language)
    )


def values_of(
    about: Mapping[str, Any], language: str, names: Names = WRITTEN, people: Sequence[str] = ()
) -> dict[str, Any]:
    """What an event is about, as values for a text: things by their names, amounts as a list, numbers as they are."""
    values: dict[str, Any] = {}
    for word, value in about.items():
        if isinstance(value, dict) and "amounts" in value:
            values[word] = joined(amount_texts(value["amounts"], language), "list-and", language)
        elif isinstance(value, dict):
            values |= thing_values(word, value["kind"], value["word"], language, names, people)
        elif word == "player":
            values[word] = player_text(value, language, people)
        else:
            values[word] = value
    return values


def thing_values(
    variable: str, kind: str, word: str, language: str, names: Names = WRITTEN, people: Sequence[str] = ()
) -> Values:
    """The name of a thing in all its forms, marked; numbers stay numbers, so that texts can choose by them."""
    found = named(variable, kind, word, language, names, people)
    return {form: marked(kind, word, text) if isinstance(text, str) else text for form, text in found.items()}


def player_text(seat: int, language: str, people: Sequence[str] = ()) -> str:
    """Who sits at a seat, marked."""
    return marked(SEAT, seat, seat_name(seat, language, people))
