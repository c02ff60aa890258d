"""Texts in the player's language, through Project Fluent. A language is a folder in `texts`, with a file a game.

What a language does not say is said in English: here, and nowhere else. No text is ever a reason to stop. What is
missing or wrong is a warning, which tests make an error, and `tools/texts.py` lists it.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, lru_cache
from typing import Any
from warnings import warn

from babel.core import Locale
from babel.localedata import exists
from babel.numbers import format_decimal
from fluent.runtime import FluentBundle, FluentResource

from arasta.play.text.figures import FIGURES
from arasta.play.text.folders import DEFAULT, best_language, languages, sources_of
from arasta.play.text.tags import looked_up, shorter

__all__ = ["DEFAULT", "best_language", "languages"]

MOST_REMEMBERED = 10_000  # texts, with their values
PLAIN = (str, int)  # values that are the same text whenever they are equal: true and 1 are equal, but not the same
NAMED = re.compile(r"\{\s*(-?[a-z][\w-]*)")
UNKNOWN = re.compile(r"^Unknown external: ([\w-]+)$")
MINUS = "\N{MINUS SIGN}"


class UnknownLanguage(ValueError):
    """A language without texts; the message lists those there are."""


class TextWarning(UserWarning):
    """A text that is missing or cannot be set."""


class Texts:
    """The texts of one language. Each is read when it is first asked for: to read all takes a second."""

    def __init__(self, tag: str, sources: Mapping[str, str]) -> None:
        self.tag = tag
        self.sources = dict(sources)
        self.unread = set(sources)
        self.with_figures: set[str] = set()  # the texts that were found to name a figure
        self.bundle = FluentBundle([tag], use_isolating=False)

    @property
    def customs(self) -> Locale:
        """How numbers are written in the language."""
        return Locale.parse(
            next(tag for tag in [*shorter(self.tag), DEFAULT] if exists(tag.replace("-", "_"))), sep="-"
        )

    def has(self, key: str) -> bool:
        """Whether there is a text under this key."""
        return key in self.sources

    def message(self, key: str) -> Any:
        """A text, with its attributes."""
        self.read(key)
        return self.bundle.get_message(key) if self.bundle.has_message(key) else None

    def read(self, key: str) -> None:
        """A text, and those that it is made of."""
        if key in self.unread:
            self.unread.discard(key)
            self.bundle.add_resource(FluentResource(self.sources[key]))
            for other in NAMED.findall(self.sources[key]):
                self.read(other)

    def set_in(self, pattern: Any, key: str, values: Mapping[str, Any]) -> tuple[str, str]:
        """A pattern with its values and the figures of the rules, and what is wrong with it, if anything.

        Fluent converts all that it is given, and few texts name a figure: the others are set without them, which is
        faster. A form that a name does not have is the name as it is.
        """
        figures = FIGURES if key in self.with_figures else {}
        text, errors = self.bundle.format_pattern(pattern, {**figures, **values})
        if errors:
            forms = {word: values[of] for error in errors for word, of in form_of(str(error), values)}
            self.with_figures.add(key)
            text, errors = self.bundle.format_pattern(pattern, {**FIGURES, **forms, **values})
        return str(text), str(errors[0]) if errors else ""


def form_of(error: str, values: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """The form that a text asks for and the name does not have, and the value that is this name."""
    found = UNKNOWN.match(error)
    if found and (of := found[1].rpartition("-")[0]) in values:
        yield found[1], of


@cache
def texts_of(tag: str) -> Texts:
    """The texts in the folder of a language."""
    return Texts(tag, sources_of(tag))


@lru_cache(MOST_REMEMBERED)
def chain(language: str) -> tuple[Texts, ...]:
    """The texts that serve a language: its own, those of the language that it is a kind of, English."""
    own = list(dict.fromkeys(found for tag in shorter(language) if (found := looked_up(tag, languages()))))
    if not own:
        raise UnknownLanguage(f"There are no texts in {language!r}; there are {', '.join(languages())}.")
    return tuple(texts_of(tag) for tag in dict.fromkeys([*own, DEFAULT]))


def has_text(key: str, language: str = DEFAULT) -> bool:
    """Whether there is a text under this key, if need be in English."""
    return any(texts.has(key) for texts in chain(language))


def has_beside(key: str, twin: str, language: str = DEFAULT) -> bool:
    """Whether there is another text, such as a shorter one, in the language in which there is this one."""
    return any(texts.has(twin) for texts in [texts for texts in chain(language) if texts.has(key)][:1])


def best_key(keys: Sequence[str], language: str = DEFAULT) -> str:
    """The first of these keys with a text, the more special ones before the general one, which is the last.

    English is asked only where the language has no text for any: it may do without those that English tells apart.
    """
    return next((key for texts in chain(language) for key in keys if texts.has(key)), keys[-1])


def say(key: str, language: str = DEFAULT, /, **values: Any) -> str:
    """The text under a key, with its values set in. A server says the same few thousand things again and again."""
    if is_plain(values):
        return remembered_text(key, language, tuple(values.items()))
    return formatted(key, language, values)


def is_plain(values: Mapping[str, Any]) -> bool:
    """Whether a text with these values can be remembered."""
    return all(type(value) in PLAIN for value in values.values())


@lru_cache(MOST_REMEMBERED)
def remembered_text(key: str, language: str, values: tuple[tuple[str, str | int], ...]) -> str:
    """A text that is remembered."""
    return formatted(key, language, dict(values))


def formatted(key: str, language: str, values: Mapping[str, Any]) -> str:
    """A text, worked out: in the language, or else in English; a key without any is said as it is."""
    said = key
    for texts in chain(language):
        message = texts.message(key)
        if message is None or message.value is None:
            continue
        said, problem = texts.set_in(message.value, key, values)
        if not problem:
            return said
        warn(f"The text {key!r} in {texts.tag!r} could not be set: {problem}", TextWarning, stacklevel=3)
    if said == key:
        warn(f"There is no text {key!r} in {language!r}.", TextWarning, stacklevel=3)
    return said


def forms(key: str, language: str = DEFAULT, /, **values: Any) -> dict[str, str]:
    """The further forms of a name: its attributes, whatever a language declares there."""
    texts = next((texts for texts in chain(language) if texts.has(key)), None)
    if texts is None:
        return {}
    attributes = texts.message(key).attributes
    return {form: texts.set_in(pattern, f"{key}.{form}", values)[0] for form, pattern in attributes.items()}


def source_of(language: str, prefix: str = "") -> str:
    """The texts as they are written, those whose keys begin so; what the language lacks, in English."""
    sources: dict[str, str] = {}
    for texts in reversed(chain(language)):
        sources |= texts.sources
    return "\n".join(source for key, source in sources.items() if key.startswith(prefix))


def own_source(language: str) -> str:
    """The texts that a language has itself, as they are written."""
    return "\n".join(chain(language)[0].sources.values())


def number(value: float, language: str = DEFAULT, form: str = "#,##0.###") -> str:
    """A number as the language writes it, by a form of Unicode's: “+0.0” has a sign and one digit after its point."""
    return format_decimal(value, form, chain(language)[0].customs).replace("-", MINUS)
