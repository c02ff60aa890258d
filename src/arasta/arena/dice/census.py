"""The census of the dice game: how often its tiles and cards were used, and where its rubies came from."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from arasta.arena.census_part import ChoiceCounts, Counts
from arasta.arena.dice.unused import why_never, why_unused
from arasta.dice.bazaar import YES
from arasta.dice.components.board import MAX_PLAYERS, MIN_PLAYERS
from arasta.dice.components.cards import CARD_TABLE, OTHERS_EXCHANGE
from arasta.dice.components.tiles import TILES
from arasta.dice.menu import FIRST_RUBY
from arasta.dice.option_names import AREA_WORDS
from arasta.dice.settings import SCHEMA, Settings
from arasta.dice.words import Effect

__all__ = ["at_end", "counted_under", "header", "mixes", "things", "why_never", "why_unused"]  # a `CensusPart`

MOSQUE = "mosque"


def mixes(chosen: dict[str, Any]) -> list[Settings]:
    """The games to play: every number of players unless one is chosen."""
    numbers = [chosen["players"]] if "players" in chosen else range(MIN_PLAYERS, MAX_PLAYERS + 1)
    return [SCHEMA.settings(**chosen | {"players": players}) for players in numbers]


def header(played: Sequence[Settings]) -> dict[str, list[Any]]:
    """How many played."""
    return {"players": [settings.players for settings in played]}


def counted_under(states: np.ndarray, effects: np.ndarray, arguments: np.ndarray) -> np.ndarray:
    """The argument."""
    return arguments


def at_end(states: np.ndarray) -> Counts:
    """DRUBY-6: the rubies of the mosque, which come by themselves."""
    return {MOSQUE: int(states["mosque_ruby"].sum())}


def things(taken: ChoiceCounts, actions: Counts, played: Sequence[Settings]) -> dict[str, Counts]:
    """Every tile and card in each way it can be used, and every ruby by where it was.

    Of cards used and tiles given up only choices count: where there is one card or tile, nobody chooses it.
    """
    return {
        "tiles_bought": {tile.slug: actions[f"tile {tile.slug}"] for tile in TILES},
        "tiles_taken": {tile.slug: actions[f"take tile {tile.slug}"] for tile in TILES},
        "tiles_given_up": {tile.slug: actions[f"give up {tile.slug}"] for tile in TILES},
        "cards_revealed": {row.slug: actions[f"reveal {row.slug}"] for row in CARD_TABLE},
        "cards_used": {row.slug: actions[f"use {row.slug}"] for row in CARD_TABLE},
        "benefits": benefit_counts(taken.choices),
        "exchanges": exchange_counts(taken.choices),
        "rubies": ruby_counts(taken.choices) | {MOSQUE: taken.at_end[MOSQUE]},
    }


def benefit_counts(choices: np.ndarray) -> Counts:
    """DCARD-9: how often the benefit of a card was chosen where one lira was the other choice."""
    return {row.slug: int(choices[Effect.BENEFIT, card, YES]) for card, row in enumerate(CARD_TABLE) if row.fallback}


def exchange_counts(choices: np.ndarray) -> Counts:
    """DCARD-10: how often another player made the exchange of a card."""
    return {
        row.slug: int(choices[Effect.OFFER, card, YES]) for card, row in enumerate(CARD_TABLE) if OTHERS_EXCHANGE[card]
    }


def ruby_counts(choices: np.ndarray) -> Counts:
    """How often the ruby of an area was bought, and how often a card brought it (DCARD-14)."""
    found = {}
    for area, word in enumerate(AREA_WORDS):
        found[word] = int(choices[Effect.ACTION, :, FIRST_RUBY + area].sum())
        found[f"{word} by card"] = int(choices[Effect.CHOOSE_RUBY, :, area].sum())
    return found
