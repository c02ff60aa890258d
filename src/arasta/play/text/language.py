"""Texts in the player's language, through Project Fluent. A language is a folder in `texts`, with a file a game."""

from collections.abc import Mapping
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from arasta.play.text.figures import FIGURES

DEFAULT = "en"
MOST_REMEMBERED = 10_000  # texts, with their values
PLAIN = (str, int)  # values that are the same text whenever they are equal: true and 1 are equal, but not the same
WITH_FIGURES: set[tuple[str, str]] = set()  # the texts, by language and key, that were found to name a figure


class UnknownLanguage(ValueError):
    """A language without texts; the message lists those there are."""


@cache
def languages() -> list[str]:
    """The languages there are texts for."""
    return sorted(folder.name for folder in files("arasta.play").joinpath("texts").iterdir())


@cache
def bundle(language: str) -> FluentBundle:
    """The texts of one language."""
    if language not in languages():
        raise UnknownLanguage(f"There are no texts in {language!r}; there are {', '.join(languages())}.")
    loaded = FluentBundle([language], use_isolating=False)
    for file in files("arasta.play").joinpath("texts", language).iterdir():
        loaded.add_resource(FluentResource(file.read_text("utf-8")))
    return loaded


def has_text(key: str, language: str = DEFAULT) -> bool:
    """Whether there is a text under this key."""
    return bool(bundle(language).has_message(key))


def say(key: str, language: str = DEFAULT, /, **values: Any) -> str:
    """The text under a key, with its values set in. A server says the same few thousand things again and again."""
    if is_plain(values):
        return said_before(key, language, tuple(values.items()))
    return put(key, language, values)


def is_plain(values: Mapping[str, Any]) -> bool:
    """Whether a text with these values can be remembered."""
    return all(type(value) in PLAIN for value in values.values())


@lru_cache(MOST_REMEMBERED)
def said_before(key: str, language: str, values: tuple[tuple[str, str | int], ...]) -> str:
    """A text that is remembered."""
    return put(key, language, dict(values))


def put(key: str, language: str, values: Mapping[str, Any]) -> str:
    """A text, worked out."""
    if not has_text(key, language):
        raise LookupError(f"There is no text {key!r} in {language!r}.")
    message = bundle(language).get_message(key)
    if message.value is None:
        raise LookupError(f"The text {key!r} is empty in {language!r}.")
    return set_in(message.value, key, language, values)


def forms(key: str, language: str = DEFAULT, /, **values: Any) -> dict[str, str]:
    """The further forms of a name: its attributes, whatever a language declares there."""
    attributes = bundle(language).get_message(key).attributes
    return {form: set_in(pattern, f"{key}.{form}", language, values) for form, pattern in attributes.items()}


def set_in(pattern: Any, key: str, language: str, values: Mapping[str, Any]) -> str:
    """A pattern with its values and the figures of the rules.

    Fluent converts all that it is given, and few texts name a figure: the others are set without them, which is faster.
    """
    is_plain = (language, key) not in WITH_FIGURES
    text, errors = bundle(language).format_pattern(pattern, {**({} if is_plain else FIGURES), **values})
    if errors and is_plain:
        WITH_FIGURES.add((language, key))
        return set_in(pattern, key, language, values)
    if errors:
        raise LookupError(f"The text {key!r} in {language!r} could not be set: {errors[0]}")
    return str(text)
