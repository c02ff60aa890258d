"""Refusals in the player's language: the text of their key, with their values in words."""

from collections.abc import Sequence
from functools import lru_cache, reduce
from typing import Any

from arasta.core.refusal import Refusal, unspoken
from arasta.core.setting_kinds import Setting
from arasta.play.games import GAMES
from arasta.play.presentation import presentation_of
from arasta.play.text.language import DEFAULT, MOST_REMEMBERED, has_text, is_plain, say
from arasta.play.text.names import WRITTEN, Names, Values, game_key, has_name, named

SEVERAL = (list, tuple)
LONGEST, LONGEST_TYPED = 120, 60  # characters that are repeated of what was given, of what was typed as a choice


def in_words(refusal: Refusal, language: str) -> str:
    """The sentence of a refusal; for a key without a text, what can be said without any language."""
    if is_plain(refusal.values):
        return remembered_sentence(refusal.key, language, tuple(refusal.values.items()))
    return sentence_of(refusal, language)


@lru_cache(MOST_REMEMBERED)
def remembered_sentence(key: str, language: str, values: tuple[tuple[str, str | int], ...]) -> str:
    """The sentence of a refusal that is remembered: a server gives the same reasons again and again."""
    return sentence_of(Refusal(key, **dict(values)), language)


def sentence_of(refusal: Refusal, language: str) -> str:
    """The sentence of a refusal, worked out."""
    game = refusal.values.get("game", "")
    key = game_key(refusal.key, game, language)
    if not has_text(key, language):
        return unspoken(refusal, language)
    names = presentation_of(game).names if game in GAMES else WRITTEN
    return say(key, language, **values_in_words(refusal.values, language, names))


def allowed(setting: Setting, language: str = DEFAULT) -> str:
    """What a setting may be, as a phrase."""
    return say(f"allowed-{setting.kind}", language, **values_in_words(setting.limits, language))


def values_in_words(values: dict[str, Any], language: str, names: Names | None = None) -> dict[str, Any]:
    """Values as a text can use them. Of a list there are two more, with “or” and “and” before its last.

    With the names of a game, a value that is the word of a thing is told by its name, and so is a list of such words.
    """
    told: dict[str, Any] = {}
    for word, given in values.items():
        value = names_in(word, given, language, names) if isinstance(given, SEVERAL) else given
        if names is not None and has_name(word, str(value), language, names):
            told |= named(word, word, str(value), language, names)
        else:
            told[word] = value_in_words(value, language)
        if isinstance(value, SEVERAL):
            told |= {f"{word}-{last}": joined(value, f"list-{last}", language) for last in ("or", "and")}
    return told


def names_in(kind: str, words: Sequence[Any], language: str, names: Names | None) -> Sequence[Any]:
    """The things of a list by their names, if they have any."""
    if names is None or not all(has_name(kind, str(word), language, names) for word in words):
        return words
    return [named(kind, kind, str(word), language, names)[kind] for word in words]


def value_in_words(value: Any, language: str) -> Any:
    """What tells itself in a language, a list with commas; a number or a word as it is, and so the name that a choice
    is; a long text shortened.
    """
    if isinstance(value, str):
        return shortened(value)
    if hasattr(value, "text"):
        return value.text(language)
    if isinstance(value, SEVERAL):
        return joined(value, "list-more", language)
    return value


def shortened(text: str, longest: int = LONGEST) -> str:
    """What was given, short enough to be repeated."""
    return text if len(text) <= longest else f"{text[:longest]}…"


def listed(variable: str, kind: str, words: Sequence[str], language: str, last_by: str = "list-more") -> Values:
    """A list of things by their names, in all forms that these have."""
    each = [named(kind, kind, word, language) for word in words]
    forms = dict.fromkeys(form.removeprefix(kind) for values in each for form in values)
    return {
        variable + form: in_a_row([str(values.get(kind + form, values[kind])) for values in each], last_by, language)
        for form in forms
    }


def joined(items: Sequence[Any], last_by: str, language: str) -> str:
    """A list of values in words."""
    return in_a_row([str(value_in_words(item, language)) for item in items], last_by, language)


def in_a_row(texts: Sequence[str], last_by: str, language: str, more: str = "list-more") -> str:
    """A list of texts: by one text for each further item, and one for the last."""
    if not texts:
        return say("list-none", language)
    *most, last = texts
    if not most:
        return last
    before = reduce(lambda told, item: say(more, language, most=told, last=item), most)
    return say(last_by, language, most=before, last=last)
