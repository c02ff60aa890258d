"""What a player holds, as numbers: the log and the previews tell what a choice changes of it."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

Holdings = dict[str, int]


def numbers(player: Mapping[str, Any], amounts: frozenset[str]) -> Holdings:
    """The amounts in a player's view, nested ones by their path, lists by their length."""
    found: Holdings = {}
    for key, value in player.items():
        if isinstance(value, dict):
            found |= {f"{key}.{word}": n for word, n in value.items()}
        elif isinstance(value, list):
            found[key] = len(value)
        elif key in amounts:
            found[key] = value
    return found


def changes(before: Holdings, after: Holdings) -> Holdings:
    """What became more or less, of all that was counted both before and after."""
    return {word: n - before[word] for word, n in after.items() if n != before.get(word, n)}


def without(changed: Holdings, apart: Holdings) -> Holdings:
    """Changes less some that are told apart."""
    rest = Counter(changed)
    rest.subtract(apart)
    return {word: n for word, n in rest.items() if n}
