"""The kinds of setting that a game can have: each knows what it may be, and how it is read and written."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import islice
from reprlib import Repr
from typing import Any, ClassVar

import numpy as np

from arasta.core.refusal import Refusal

FIRST_EDITION = 1
MOST_LISTED = 100  # of a collection, which may have no end; no setting has so many values
SHORTENED = Repr()
SHORTENED.maxstring = SHORTENED.maxother = SHORTENED.maxlong = 60
SHORTENED.maxlist = SHORTENED.maxtuple = SHORTENED.maxset = 25


class SettingError(Refusal):
    """A setting that a game does not have, or a value that it does not allow; the message says what is allowed."""

    def __init__(self, key: str, /, *, word: str, **values: Any) -> None:
        super().__init__(key, word=word, **values)

    @property
    def word(self) -> str:
        """The setting that would have to change."""
        return str(self.values["word"])


@dataclass(frozen=True)
class Setting:
    """One thing that is agreed before a game, under its word; the kinds are below."""

    word: str

    kind: ClassVar[str]
    is_offered: ClassVar[bool] = True  # in forms, on the command line

    @property
    def limits(self) -> dict[str, Any]:
        """What the text `allowed-…` of this kind speaks of when it says what the setting may be."""
        raise NotImplementedError

    @property
    def usual(self) -> tuple[Any, ...]:
        """What it is if nobody says: the first of these that the other settings allow."""
        raise NotImplementedError

    def check(self, value: Any) -> Any:
        """The value in its proper type, if it is allowed."""
        raise NotImplementedError

    def check_beside(self, value: Any, values: Mapping[str, Any]) -> None:
        """Refuse a value that does not go with those of the other settings."""

    def includes(self, value: Any, part: Any) -> bool:
        """Whether a value is or has this part."""
        return bool(value == part)

    def read(self, text: str) -> Any:
        """The value from a text; what cannot be read stays a text, for `check` to refuse."""
        return text

    def write(self, value: Any) -> str:
        """The value in a record; empty if it goes without saying."""
        return str(value)

    def plain(self, value: Any) -> Any:
        """The value for JSON."""
        return value

    def describe(self) -> dict[str, Any]:
        """What a form must know, for JSON."""
        return {"word": self.word, "kind": self.kind, "text": text_key(self.word)}

    def refusal(self, value: Any) -> SettingError:
        """The error about a value."""
        return SettingError(f"wrong-{self.kind}", word=self.word, value=shown(value), **self.limits)


@dataclass(frozen=True)
class Number(Setting):
    """A whole number within limits."""

    least: int
    most: int
    default: int

    kind = "number"

    @property
    def limits(self) -> dict[str, Any]:
        """The least and the most."""
        return {"least": self.least, "most": self.most}

    @property
    def usual(self) -> tuple[Any, ...]:
        """The default."""
        return (self.default,)

    def check(self, value: Any) -> int:
        """NumPy's numbers too."""
        if not is_whole(value) or not self.least <= value <= self.most:
            raise self.refusal(value)
        return int(value)

    def read(self, text: str) -> Any:
        """From its digits."""
        return int(text) if is_number(text) else text

    def describe(self) -> dict[str, Any]:
        """With the limits."""
        return super().describe() | self.limits


@dataclass(frozen=True)
class Edition(Number):
    """Which components a game has: those of this edition and of all before it.

    New games have the newest, so nobody is asked. Whatever is kept of a game says which it was, unless it was the
    first: a record replays, and its dice can be checked, though a card has joined its deck since.
    """

    is_offered = False

    def write(self, value: Any) -> str:
        """The number, unless it is the first."""
        return "" if value == FIRST_EDITION else str(value)


def edition_of(rows: Iterable[Any]) -> Edition:
    """The setting for the rows of a game's tables."""
    newest = max(row.edition for row in rows)
    return Edition("edition", FIRST_EDITION, newest, default=newest)


@dataclass(frozen=True)
class Wording(Setting):
    """A setting whose values are words."""

    words: tuple[str, ...]

    @property
    def limits(self) -> dict[str, Any]:
        """The words."""
        return {"allowed": self.words}

    def describe(self) -> dict[str, Any]:
        """With the words."""
        words = [{"word": word, "text": text_key(self.word, word)} for word in self.words]
        return super().describe() | {"words": words}


@dataclass(frozen=True)
class OneOf(Wording):
    """One word of several; if nobody says, the first that the other settings allow."""

    unsaid: str = ""  # the word that goes without saying: records leave it out

    kind = "one"

    @property
    def usual(self) -> tuple[Any, ...]:
        """The words in their order."""
        return self.words

    def check(self, value: Any) -> Any:
        """One of the words."""
        if not isinstance(value, str) or value not in self.words:
            raise self.refusal(value)
        return value

    def write(self, value: Any) -> str:
        """The word, unless it goes without saying."""
        return "" if value == self.unsaid else str(value)


@dataclass(frozen=True)
class AnyOf(Wording):
    """Any of several words; if nobody says, none."""

    kind = "any"

    @property
    def usual(self) -> tuple[Any, ...]:
        """None of the words."""
        return ((),)

    def check(self, value: Any) -> tuple[str, ...]:
        """The words given, as a text or in any collection; each once and in their own order."""
        given = self.read(value) if isinstance(value, str) else listed(value)
        if given is None or not all(isinstance(word, str) and word in self.words for word in given):
            raise self.refusal(value if given is None else given)
        return tuple(word for word in self.words if word in given)

    def includes(self, value: Any, part: Any) -> bool:
        """Whether the word is among those chosen."""
        return part in value

    def read(self, text: str) -> list[str]:
        """Words with spaces or commas between."""
        return text.replace(",", " ").split()

    def write(self, value: Any) -> str:
        """Words with spaces between."""
        return " ".join(value)

    def plain(self, value: Any) -> list[str]:
        """A list."""
        return list(value)


def text_key(*words: str) -> str:
    """The key of the text about a setting, or about a word of one."""
    return "-".join(("setting", *words)).replace("_", "-")


def shown(value: Any) -> str:
    """Whatever was given, as Python writes it, but not at length."""
    try:
        return SHORTENED.repr(value)
    except ValueError:  # Python writes no number of thousands of digits
        return f"a very long {type(value).__name__}"


def listed(value: Any) -> list[Any] | None:
    """What is in a collection, up to far more than can be right; None if it is none."""
    return list(islice(value, MOST_LISTED)) if isinstance(value, Iterable) else None


def is_whole(value: Any) -> bool:
    """Whether it is a whole number; True and False are none."""
    return isinstance(value, int | np.integer) and not isinstance(value, bool)


def is_number(text: str) -> bool:
    """Whether a text is a small whole number in digits."""
    return text.isascii() and text.isdigit() and len(text) < 4
