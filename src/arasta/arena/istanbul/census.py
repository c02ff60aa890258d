"""The census of the board game: its modes, and how often its places, cards and tiles were used."""

from collections.abc import Iterator, Sequence
from itertools import chain, combinations, product
from typing import Any

import numpy as np

from arasta.arena.census_part import Counts, Taken
from arasta.arena.istanbul.unused import is_there, why_never, why_unused
from arasta.core.action import Action
from arasta.core.setting_kinds import SettingError
from arasta.istanbul.base.components.players import MAX_PLAYERS, MIN_PLAYERS
from arasta.istanbul.base.turn.action import ACT
from arasta.istanbul.letters.components.kiosk_tiles import KIOSK_TABLE
from arasta.istanbul.letters.words import Effect  # those of all modules: this file knows them even if they are left out
from arasta.istanbul.mocha.components.guild_cards import GUILD_TABLE
from arasta.istanbul.modules import EXPANSION_WORDS
from arasta.istanbul.settings import SCHEMA, VARIANT_WORDS, Settings
from arasta.istanbul.tables import CARD_TABLE, PLACE_TABLE

__all__ = ["at_end", "counted_under", "header", "mixes", "things", "why_never", "why_unused"]  # a `CensusPart`


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


def things(taken: Taken, actions: Counts, played: Sequence[Settings]) -> dict[str, Counts]:
    """Places, cards, kiosk tiles and guild cards; none of an expansion that was not played."""
    expansions = {word for settings in played for word in settings.expansions}
    return {
        "places": place_counts(taken.choices, played),
        "cards": card_counts(actions, played),
        "kiosk": kiosk_counts(taken.choices, "mocha" in expansions) if "letters" in expansions else {},
        "guild": guild_counts(taken.choices) if "mocha" in expansions else {},
    }


def place_counts(choices: np.ndarray, played: Sequence[Settings]) -> Counts:
    """How often the action of every place was carried out, by whatever agent."""
    found = {}
    for row in PLACE_TABLE:
        if is_there(Action("move", "place", str(int(row.place)), row.place), played):
            direct = choices[Effect.ACTION, row.place, ACT] + choices[Effect.ACT_THERE, row.place, ACT]
            reached = choices[[Effect.ACT_BESIDE, Effect.ACT_ANYWHERE], :, row.place].sum()
            found[row.slug] = int(direct + reached)
    return found


def card_counts(actions: Counts, played: Sequence[Settings]) -> Counts:
    """How often every kind of bonus card was played."""
    found = {}
    for card, row in enumerate(CARD_TABLE):
        if is_there(Action("card", "card", row.slug, card), played):
            names = [f"card {row.slug}"]
            if row.slug == "die_to_6":
                names += [f"six {face}" for face in range(1, 7)]
            if row.slug == "top_discard":
                names += [f"copy six {face}" for face in range(1, 7)]
            found[row.slug] = sum(actions[name] for name in names)
    return found


def kiosk_counts(choices: np.ndarray, has_coffee: bool) -> Counts:
    """How often every kiosk tile was used, each of its ways apart; MODE-8: none for coffee where there is none."""
    from arasta.istanbul.letters.places.kiosk import (  # rules, which are there only if they are played
        USE,
        USE_OTHER_WAY,
    )

    found = {}
    for tile in KIOSK_TABLE:
        found[str(tile.number)] = int(choices[Effect.USE_KIOSK_TILE, tile.number, USE])
        if tile.back and (has_coffee or Effect.GAIN_COFFEE not in dict(tile.back)):
            found[f"{tile.number} back"] = int(choices[Effect.USE_KIOSK_TILE, tile.number, USE_OTHER_WAY])
    return found


def guild_counts(choices: np.ndarray) -> Counts:
    """How often every guild card was played."""
    return {str(row.number): int(choices[Effect.PLAY_GUILD_CARD, :, row.number].sum()) for row in GUILD_TABLE}
