"""What is agreed at the table beside the settings of the game: how chance falls, and who sits where."""

from collections.abc import Sequence
from typing import Any

from arasta.core.setting_kinds import SettingError, is_whole, shown

CHANCE_WORDS = ("auto", "manual")
MOST_SEED = 2**63 - 1
LONGEST_NAME = 40


def agreed_chance(chance: Any) -> str:
    """By itself or by hand."""
    if chance not in CHANCE_WORDS:
        raise SettingError("wrong-chance", word="chance", value=shown(chance), allowed=CHANCE_WORDS)
    return str(chance)


def agreed_seed(seed: Any) -> int:
    """A seed as given, NumPy's numbers too; no two seeds are the same game."""
    if not is_whole(seed) or not 0 <= seed <= MOST_SEED:
        raise SettingError("wrong-seed", word="seed", value=shown(seed), least=0, most=MOST_SEED)
    return int(seed)


def agreed_names(names: Any, players: int) -> tuple[str, ...]:
    """A name for each seat, empty for who has none; or nothing at all."""
    given = list(names) if isinstance(names, Sequence) and not isinstance(names, str) else None
    if given is None or not all(isinstance(name, str) for name in given) or len(given) > players:
        raise SettingError("wrong-names", word="names", value=shown(names), players=players)
    tidy = [" ".join(name.split()) for name in given]
    if any(len(name) > LONGEST_NAME or not name.isprintable() for name in tidy):
        raise SettingError("wrong-name", word="names", most=LONGEST_NAME)
    return (*tidy, *("" for _ in range(players - len(tidy)))) if any(tidy) else ()
