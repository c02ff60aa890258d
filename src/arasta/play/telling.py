"""Refusals in the player's language: the text of their key, with their values in words."""

from collections.abc import Sequence
from functools import reduce
from typing import Any

from arasta.core.refusal import Refusal, unspoken
from arasta.core.setting_kinds import Setting
from arasta.play.language import DEFAULT, has_text, say

SEVERAL = (list, tuple)


def in_words(refusal: Refusal, language: str) -> str:
    """The sentence of a refusal; for a key without a text, what can be said without any language."""
    if not has_text(refusal.key, language):
        return unspoken(refusal, language)
    return say(refusal.key, language, **values_in_words(refusal.values, language))


def allowed(setting: Setting, language: str = DEFAULT) -> str:
    """What a setting may be, as a phrase."""
    return say(f"allowed-{setting.kind}", language, **values_in_words(setting.limits, language))


def values_in_words(values: dict[str, Any], language: str) -> dict[str, Any]:
    """Values as a text can use them. Of a list there are two more, with “or” and “and” before its last."""
    told = {word: value_in_words(value, language) for word, value in values.items()}
    for word, value in values.items():
        if isinstance(value, SEVERAL):
            told |= {f"{word}-{last}": joined(value, f"list-{last}", language) for last in ("or", "and")}
    return told


def value_in_words(value: Any, language: str) -> Any:
    """A refusal as its sentence, a list with commas; a number or a word as it is."""
    if isinstance(value, Refusal):
        return value.text(language)
    return joined(value, "list-more", language) if isinstance(value, SEVERAL) else value


def joined(items: Sequence[Any], last_by: str, language: str) -> str:
    """A list in words."""
    if not items:
        return say("list-none", language)
    *most, last = (str(value_in_words(item, language)) for item in items)
    if not most:
        return last
    before = reduce(lambda told, item: say("list-more", language, most=told, last=item), most)
    return say(last_by, language, most=before, last=last)


Refusal.teller = in_words
