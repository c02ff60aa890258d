"""The settings of a game, the same words in Python, on the command line and in records (clauses MODE-1 to MODE-7)."""

from dataclasses import dataclass

import numpy as np

from arasta.core.bits import bits
from arasta.core.compiling import EXPANSIONS
from arasta.core.setting_kinds import AnyOf, Number, SettingError
from arasta.core.settings import Need, Schema
from arasta.istanbul.components.layouts import LAYOUTS
from arasta.istanbul.components.players import MAX_PLAYERS, MIN_PLAYERS
from arasta.istanbul.layout_setting import LAYOUT_WORDS, RANDOM, LayoutSetting, layouts_of, places_of
from arasta.istanbul.letters import settings as letters
from arasta.istanbul.names import Module, Variant

VARIANT_WORDS = tuple(variant.name.lower() for variant in Variant)
EXPANSION_WORDS = tuple(module.name.lower() for module in Module)
ADDED = (letters,)  # what expansions add: files with SETTINGS and NEEDS


@dataclass(frozen=True)
class Settings:
    """What is agreed before a game: how many play, with which expansions, layout, variants and bonus deck."""

    players: int
    expansions: tuple[str, ...]
    layout: str | tuple[int, ...]
    variants: tuple[str, ...]
    letters_deck: str

    def __post_init__(self) -> None:
        if self.expansions and not EXPANSIONS:
            message = "The expansions are left out by ARASTA_EXPANSIONS=no; unset it to play with them."
            raise SettingError(message, "expansions")

    @property
    def variant_bits(self) -> int:
        """The variants as the state holds them."""
        return int(bits(Variant[word.upper()] for word in self.variants))

    @property
    def modules(self) -> int:
        """The expansions as the state holds them."""
        return int(bits(Module[word.upper()] for word in self.expansions))

    @property
    def places(self) -> np.ndarray:
        """The places row by row; all 0 where chance lays them."""
        if self.layout == RANDOM:
            return np.zeros(len(places_of(self.expansions)), np.int64)
        if isinstance(self.layout, tuple):
            return np.array(self.layout, np.int64)
        return np.array(layouts_of(self.expansions)[self.layout].rows, np.int64).ravel()

    @property
    def setup(self) -> tuple[int, int, int, int, np.ndarray]:
        """The arguments of `set_up`."""
        return self.players, self.variant_bits, self.modules, int(self.letters_deck == "new"), self.places


def printed_for(slug: str) -> tuple[tuple[str, ...], ...]:
    """LAYOUT-2: the modes for which a layout of this name is printed."""
    return tuple(layout.expansions for layout in LAYOUTS if layout.slug == slug)


SCHEMA = Schema(
    Settings,
    (
        Number("players", MIN_PLAYERS, MAX_PLAYERS, default=4),
        AnyOf("expansions", EXPANSION_WORDS),
        LayoutSetting("layout", LAYOUT_WORDS),
        AnyOf("variants", VARIANT_WORDS),
        *(setting for part in ADDED for setting in part.SETTINGS),
    ),
    (
        *(Need("layout", word, "expansions", printed_for(word)) for word in LAYOUT_WORDS if word != RANDOM),
        # MODE-6: they need a colour that nobody plays.
        Need("variants", "neutral_assistants", "players", tuple(range(MIN_PLAYERS, MAX_PLAYERS))),
        *(need for part in ADDED for need in part.NEEDS),
    ),
)
