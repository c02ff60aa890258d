"""What is refused, and why: a key and values. Whoever knows a language puts them into words."""

from collections.abc import Callable
from typing import Any, ClassVar

DEFAULT_LANGUAGE = "en"


def unspoken(refusal: "Refusal", language: str) -> str:
    """Without any language: the key and its values."""
    values = ", ".join(f"{word} {value!r}" for word, value in refusal.values.items())
    return f"{refusal.key}: {values}" if values else refusal.key


class Refusal(ValueError):
    """Something was refused, and nothing has changed.

    `key` names the text that says why, `values` are what it speaks of, `text(language)` is the sentence. The layer
    with the texts sets `teller`.
    """

    teller: ClassVar[Callable[["Refusal", str], str]] = staticmethod(unspoken)

    def __init__(self, key: str, /, **values: Any) -> None:
        super().__init__(key)
        self.key = key
        self.values = values

    def text(self, language: str = DEFAULT_LANGUAGE) -> str:
        """The sentence, in a language."""
        return type(self).teller(self, language)

    def __str__(self) -> str:
        return self.text()

    def __reduce__(self) -> tuple[Any, ...]:
        return rebuilt, (type(self), self.key, self.values)


def rebuilt(kind: type[Refusal], key: str, values: dict[str, Any]) -> Refusal:
    """A refusal from its parts, as it comes out of a pickle."""
    made = kind.__new__(kind)
    Refusal.__init__(made, key, **values)
    return made
