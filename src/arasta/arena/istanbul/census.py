"""The census of the board game: its modes, and how often its places, cards and tiles were used."""

from collections.abc import Iterator, Sequence
from itertools import chain, combinations, product
from typing import Any

import numpy as np

from arasta.arena.census_part import ChoiceCounts, Counts
from arasta.arena.istanbul.unused import CENSUS, is_there, why_never, why_unused
from arasta.core.action import Action
from arasta.core.setting_kinds import SettingError
from arasta.istanbul.base.components.players import MAX_PLAYERS, MIN_PLAYERS
from arasta.istanbul.base.turn.action import ACT
from arasta.istanbul.base.words import Effect
from arasta.istanbul.modules import EXPANSION_WORDS, joined
from arasta.istanbul.settings import SCHEMA, VARIANT_WORDS, Settings
from arasta.istanbul.tables import CARD_TABLE, PLACE_TABLE

__all__ = ["at_end", "counted_under", "header", "mixes", "things", "why_never", "why_unused"]  # a `CensusPart`


REACHES = [effect for part in CENSUS.values() for effect in getattr(part, "REACHES", ())]
PLAYED_AS: dict[str, list[str]] = joined("census", "PLAYED_AS", __package__)


def mixes(chosen: dict[str, Any]) -> list[Settings]:
    """The games to play: whatever is not chosen is varied. Random layouts, so that the laying is counted too."""
    axes: dict[str, list[Any]] = {
        "expansions": list(subsets(EXPANSION_WORDS)),
        "players": list(range(MIN_PLAYERS, MAX_PLAYERS + 1)),
        "variants": [(), VARIANT_WORDS],
    }
    values = [[chosen[word]] if word in chosen else axis for word, axis in axes.items()]
    found, refused = [], []
    for mix in product(*values):
        try:
            found.append(SCHEMA.settings(**{"layout": "random"} | chosen | dict(zip(axes, mix, strict=True))))
        except SettingError as error:
            refused.append(error)
    if not found:
        raise refused[-1]
    return found


def subsets(words: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """All subsets, the empty one first."""
    return chain.from_iterable(combinations(words, n) for n in range(len(words) + 1))


def header(played: Sequence[Settings]) -> dict[str, list[Any]]:
    """The modes, and how many played."""
    return {
        "modes": sorted({" ".join(settings.expansions) or "base" for settings in played}),
        "players": sorted({settings.players for settings in played}),
    }


def counted_under(states: np.ndarray, effects: np.ndarray, arguments: np.ndarray) -> np.ndarray:
    """The argument; an ACTION is counted under its place."""
    return np.where(effects == Effect.ACTION, states["here"], arguments)


def at_end(states: np.ndarray) -> Counts:
    """Nothing: all that is counted is chosen."""
    return {}


def things(taken: ChoiceCounts, actions: Counts, played: Sequence[Settings]) -> dict[str, Counts]:
    """Places, cards, and what expansions bring; none of an expansion that was not played."""
    expansions = {word for settings in played for word in settings.expansions}
    found = {"places": place_counts(taken.choices, played), "cards": card_counts(actions, played)}
    for module, part in CENSUS.items():
        for kind, count in getattr(part, "THINGS", {}).items():
            found[kind] = count(taken.choices, expansions) if module in expansions else {}
    return found


def place_counts(choices: np.ndarray, played: Sequence[Settings]) -> Counts:
    """How often the action of every place was carried out, by whatever agent."""
    found = {}
    for row in PLACE_TABLE:
        if is_there(Action("move", "place", str(int(row.place)), row.place), played):
            direct = choices[Effect.ACTION, row.place, ACT] + choices[Effect.ACT_THERE, row.place, ACT]
            reached = sum(choices[effect, :, row.place].sum() for effect in REACHES)
            found[row.slug] = int(direct + reached)
    return found


def card_counts(actions: Counts, played: Sequence[Settings]) -> Counts:
    """How often every kind of bonus card was played."""
    found = {}
    for card, row in enumerate(CARD_TABLE):
        if is_there(Action("card", "card", row.slug, card), played):
            names = [f"card {row.slug}", *PLAYED_AS.get(row.slug, ())]
            found[row.slug] = sum(actions[name] for name in names)
    return found
