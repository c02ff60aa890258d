"""What is agreed at the table beside the settings of the game: how chance falls, and who sits where."""

from collections.abc import Sequence
from typing import Any

from arasta.core.setting_kinds import SettingError, is_whole, shown

CHANCE_WORDS = ("auto", "manual")
MOST_SEED = 2**63 - 1
LONGEST_NAME = 40


def agreed_chance(chance: Any, words: Sequence[str] = CHANCE_WORDS) -> str:
    """By itself or by hand."""
    if chance not in words:
        raise SettingError("wrong-chance", word="chance", value=shown(chance), allowed=words)
    return str(chance)


def agreed_seed(seed: Any, most: int = MOST_SEED) -> int:
    """A seed as given, NumPy's numbers too; no two seeds are the same game."""
    if not is_whole(seed) or not 0 <= seed <= most:
        raise SettingError("wrong-seed", word="seed", value=shown(seed), least=0, most=most)
    return int(seed)


def agreed_number(word: str, number: Any, most: int) -> int:
    """A number of games or threads: at least one."""
    if not is_whole(number) or not 1 <= number <= most:
        raise SettingError("wrong-number", word=word, value=shown(number), least=1, most=most)
    return int(number)


def agreed_names(names: Any, players: int) -> tuple[str, ...]:
    """A name for each seat, empty for who has none; or nothing at all."""
    given = list(names) if isinstance(names, Sequence) and not isinstance(names, str) else None
    if given is None or not all(isinstance(name, str) for name in given) or len(given) > players:
        raise SettingError("wrong-names", word="names", value=shown(names), players=players)
    tidy = [" ".join(name.split()) for name in given]
    if any(len(name) > LONGEST_NAME or not name.isprintable() for name in tidy):
        raise SettingError("wrong-name", word="names", most=LONGEST_NAME)
    return (*tidy, *("" for _ in range(players - len(tidy)))) if any(tidy) else ()
