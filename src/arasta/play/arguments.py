"""What is agreed at the table beside the settings of the game: how chance falls, and who sits where."""

import secrets
from collections.abc import Sequence
from typing import Any

from arasta.core.setting_kinds import SettingError, is_whole, shown

CHANCE_WORDS = ("auto", "manual", "fair")
SEED_BITS = 63
MOST_SEED = 2**SEED_BITS - 1
LONGEST_NAME = 40


def checked_chance(chance: Any, words: Sequence[str] = CHANCE_WORDS) -> str:
    """By itself, by hand or by fair dice."""
    if chance not in words:
        raise SettingError("wrong-chance", word="chance", value=shown(chance), allowed=words)
    return str(chance)


def checked_seed(seed: Any, most: int = MOST_SEED) -> int:
    """A seed as given, NumPy's numbers too; no two seeds are the same game."""
    if not is_whole(seed) or not 0 <= seed <= most:
        raise SettingError("wrong-seed", word="seed", value=shown(seed), least=0, most=most)
    return int(seed)


def seed_or_own(seed: Any) -> int:
    """A seed as given; without one, one that nobody can guess."""
    return secrets.randbits(SEED_BITS) if seed is None else checked_seed(seed)


def checked_number(word: str, number: Any, most: int) -> int:
    """A number of games or threads: at least one."""
    if not is_whole(number) or not 1 <= number <= most:
        raise SettingError("wrong-number", word=word, value=shown(number), least=1, most=most)
    return int(number)


def checked_names(names: Any, players: int) -> tuple[str, ...]:
    """A name for each seat, empty for who has none; or nothing at all."""
    tidy = by_seat(names, players, "names", LONGEST_NAME)
    return (*tidy, *("" for _ in range(players - len(tidy)))) if any(tidy) else ()


def by_seat(lines: Any, players: int, word: str, longest: int) -> list[str]:
    """A short line of text for each seat, the first ones at least, without superfluous spaces."""
    given = list(lines) if isinstance(lines, Sequence) and not isinstance(lines, str) else None
    if given is None or not all(isinstance(line, str) for line in given) or len(given) > players:
        raise SettingError(f"wrong-{word}", word=word, value=shown(lines), players=players)
    tidy = [" ".join(line.split()) for line in given]
    if any(len(line) > longest or not line.isprintable() for line in tidy):
        raise SettingError(f"wrong-{word}-line", word=word, most=longest)
    return tidy
