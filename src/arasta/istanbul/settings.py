"""The settings of a game, the same words in Python, on the command line and in records (clauses MODE-1 to MODE-7)."""

from dataclasses import make_dataclass
from typing import Any

import numpy as np

from arasta.core.bits import bits
from arasta.core.setting_kinds import AnyOf, Number, edition_of
from arasta.core.settings import Need, Schema
from arasta.istanbul.base.components.players import MAX_PLAYERS, MIN_PLAYERS
from arasta.istanbul.base.words import Variant
from arasta.istanbul.expansions_setting import ExpansionsSetting
from arasta.istanbul.layout_setting import LAYOUT_WORDS, RANDOM, LayoutSetting, layouts_of, mode_of, printed_for
from arasta.istanbul.modules import ALL_EXPANSIONS, parts
from arasta.istanbul.tables import CARD_NEEDS, CARD_TABLE, SUPPLIES, places_of

VARIANT_WORDS = tuple(variant.name.lower() for variant in Variant)
ADDED = tuple(parts("settings").values())  # what modules add

PARTS = (
    Number("players", MIN_PLAYERS, MAX_PLAYERS, default=4),
    ExpansionsSetting("expansions", ALL_EXPANSIONS),
    LayoutSetting("layout", LAYOUT_WORDS),
    AnyOf("variants", VARIANT_WORDS),
    *(setting for part in ADDED for setting in part.SETTINGS),
    edition_of((*CARD_TABLE, *SUPPLIES)),
)
NEEDS = (
    *(Need("layout", word, "expansions", printed_for(word)) for word in LAYOUT_WORDS if word != RANDOM),
    # MODE-6: they need a colour that nobody plays.
    Need("variants", "neutral_assistants", "players", tuple(range(MIN_PLAYERS, MAX_PLAYERS))),
    *(need for part in ADDED for need in part.NEEDS),
)


class Agreed:
    """What is agreed before a game, and what the state is set up from."""

    players: int
    expansions: tuple[str, ...]
    layout: str | tuple[int, ...]
    variants: tuple[str, ...]
    edition: int

    @property
    def variant_bits(self) -> int:
        """The variants as the state holds them."""
        return int(bits(Variant[word.upper()] for word in self.variants))

    @property
    def modules(self) -> int:
        """The expansions as the state holds them."""
        return mode_of(self.expansions)

    @property
    def cards(self) -> int:
        """MODE-1, MODE-3: the kinds of bonus card in the deck, as a set: those of the expansions and, unless they are
        left out, of the base game; no card that joined after the game began.
        """
        without_base = any(part.leaves_out_base_cards(self) for part in ADDED)
        kinds = zip(CARD_TABLE, CARD_NEEDS, strict=True)
        return int(
            bits(
                card
                for card, (row, needs) in enumerate(kinds)
                if needs & ~self.modules == 0 and (needs or not without_base) and row.edition <= self.edition
            )
        )

    @property
    def places(self) -> np.ndarray:
        """The places row by row; all 0 where chance lays them."""
        if self.layout == RANDOM:
            return np.zeros(len(places_of(self.modules)), np.int64)
        if isinstance(self.layout, tuple):
            return np.array(self.layout, np.int64)
        return np.array(layouts_of(self.expansions)[self.layout].rows, np.int64).ravel()

    @property
    def setup(self) -> tuple[int, int, int, int, int, np.ndarray]:
        """The arguments of `set_up`."""
        return self.players, self.variant_bits, self.modules, self.edition, self.cards, self.places


Settings: Any = make_dataclass("Settings", [setting.word for setting in PARTS], bases=(Agreed,), frozen=True)
SCHEMA: Schema[Any] = Schema(Settings, PARTS, NEEDS)
