"""The options of a game, the same words in Python, on the command line and in records (clauses MODE-2, 5, 6, 7)."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import numpy as np

from arasta.rules.bits import bits
from arasta.rules.components.layouts import LAYOUTS
from arasta.rules.components.places import PLACE_TABLE
from arasta.rules.components.players import MAX_PLAYERS, MIN_PLAYERS
from arasta.rules.names import Variant

LAYOUT_WORDS = (*(layout.slug for layout in LAYOUTS), "random")
VARIANT_WORDS = tuple(variant.name.lower() for variant in Variant)
NUMBERS = sorted(int(row.place) for row in PLACE_TABLE)


class OptionError(ValueError):
    """An option that the game does not have; the message says what is allowed."""


@dataclass(frozen=True)
class Options:
    """What is agreed before a game: how many play, how the bazaar is laid out, which variants."""

    players: int = 4
    layout: str | tuple[int, ...] = "short"
    variants: tuple[str, ...] = ()

    @property
    def variant_bits(self) -> int:
        """The variants as the state holds them."""
        return int(bits(Variant[word.upper()] for word in self.variants))

    @property
    def places(self) -> np.ndarray:
        """The places row by row; all 0 where chance lays them."""
        if self.layout == "random":
            return np.zeros(len(NUMBERS), np.int64)
        if isinstance(self.layout, tuple):
            return np.array(self.layout, np.int64)
        (layout,) = [layout for layout in LAYOUTS if layout.slug == self.layout]
        return np.array(layout.rows, np.int64).ravel()


def choose(
    players: int = 4,
    layout: str | Sequence[int] = "short",
    variants: Iterable[str] = (),
    expansions: Iterable[str] = (),
) -> Options:
    """The options, checked."""
    for word in expansions:
        raise OptionError(f"There is no expansion {word!r}; this version has the base game only.")
    if not MIN_PLAYERS <= players <= MAX_PLAYERS:
        raise OptionError(f"players is {players}, but Istanbul is for {MIN_PLAYERS} to {MAX_PLAYERS}.")
    if isinstance(layout, str):
        if layout not in LAYOUT_WORDS:
            raise OptionError(
                f"There is no layout {layout!r}; choose one of {', '.join(LAYOUT_WORDS)} or list the places."
            )
    elif sorted(layout) != NUMBERS:
        raise OptionError(f"An explicit layout lists each place from 1 to {NUMBERS[-1]} once, row by row.")
    else:
        layout = tuple(layout)
    variants = tuple(variants)
    chosen = tuple(word for word in VARIANT_WORDS if word in set(variants))
    for word in variants:
        if word not in VARIANT_WORDS:
            raise OptionError(f"There is no variant {word!r}; choose from {', '.join(VARIANT_WORDS)}.")
    if "neutral_assistants" in chosen and players == MAX_PLAYERS:
        raise OptionError("The variant neutral_assistants is for 2 to 4 players: it needs a colour nobody plays.")
    return Options(players, layout, chosen)
