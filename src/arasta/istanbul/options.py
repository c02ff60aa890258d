"""The options of a game, the same words in Python, on the command line and in records (clauses MODE-1 to MODE-7)."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import numpy as np

from arasta.core.bits import bits
from arasta.core.compiling import EXPANSIONS
from arasta.core.protocol import OptionError
from arasta.istanbul import tables
from arasta.istanbul.base.components.players import MAX_PLAYERS, MIN_PLAYERS
from arasta.istanbul.base.components.rows import Layout
from arasta.istanbul.base.words import Variant
from arasta.istanbul.modules import EXPANSION_WORDS, module_number
from arasta.istanbul.tables import LAYOUTS

VARIANT_WORDS = tuple(variant.name.lower() for variant in Variant)
DECK_WORDS = ("all", "new")


@dataclass(frozen=True)
class Options:
    """What is agreed before a game: how many play, with which expansions, layout, variants and bonus deck."""

    players: int = 4
    layout: str | tuple[int, ...] = "short"
    variants: tuple[str, ...] = ()
    expansions: tuple[str, ...] = ()
    letters_deck: str = "all"

    @property
    def variant_bits(self) -> int:
        """The variants as the state holds them."""
        return int(bits(Variant[word.upper()] for word in self.variants))

    @property
    def modules(self) -> int:
        """The expansions as the state holds them."""
        return int(bits(module_number(word) for word in self.expansions))

    @property
    def places(self) -> np.ndarray:
        """The places row by row; all 0 where chance lays them."""
        if self.layout == "random":
            return np.zeros(len(places_of(self.expansions)), np.int64)
        if isinstance(self.layout, tuple):
            return np.array(self.layout, np.int64)
        return np.array(layouts_of(self.expansions)[self.layout].rows, np.int64).ravel()

    @property
    def setup(self) -> tuple[int, int, int, int, np.ndarray]:
        """The arguments of `begin`."""
        return self.players, self.variant_bits, self.modules, int(self.letters_deck == "new"), self.places


def places_of(expansions: tuple[str, ...]) -> list[int]:
    """MODE-1: the numbers of the places in the game."""
    return sorted(tables.places_of(bits(module_number(word) for word in expansions)))


def layouts_of(expansions: tuple[str, ...]) -> dict[str, Layout]:
    """LAYOUT-2: the printed layouts of the mode; the Grand Bazaar has none."""
    return {layout.slug: layout for layout in LAYOUTS if layout.expansions == expansions}


def choose(
    players: int = 4,
    layout: str | Sequence[int] | None = None,
    variants: Iterable[str] = (),
    expansions: Iterable[str] = (),
    letters_deck: str = "all",
) -> Options:
    """The options, checked. Without a layout: the one printed for a first game, or a random one."""
    if not MIN_PLAYERS <= players <= MAX_PLAYERS:
        raise OptionError(f"players is {players}, but Istanbul is for {MIN_PLAYERS} to {MAX_PLAYERS}.")
    chosen_expansions = in_order(expansions, EXPANSION_WORDS, "expansion")
    if chosen_expansions and not EXPANSIONS:
        raise OptionError("The expansions are left out by ARASTA_EXPANSIONS=no; unset it to play with them.")
    chosen_variants = in_order(variants, VARIANT_WORDS, "variant")
    if "neutral_assistants" in chosen_variants and players == MAX_PLAYERS:
        raise OptionError("The variant neutral_assistants is for 2 to 4 players: it needs a colour nobody plays.")
    if letters_deck not in DECK_WORDS:
        raise OptionError(f"There is no letters_deck {letters_deck!r}; choose all or new.")
    if letters_deck == "new" and chosen_expansions != ("letters",):
        raise OptionError("The letters_deck new is for the expansion letters alone; other games use all cards.")
    return Options(players, chosen_layout(layout, chosen_expansions), chosen_variants, chosen_expansions, letters_deck)


def in_order(given: Iterable[str], allowed: tuple[str, ...], kind: str) -> tuple[str, ...]:
    """The words given, checked, each once and in the order of the allowed ones."""
    words = set(given)
    for word in sorted(words - set(allowed)):
        raise OptionError(f"There is no {kind} {word!r}; choose from {', '.join(allowed)}.")
    return tuple(word for word in allowed if word in words)


def chosen_layout(layout: str | Sequence[int] | None, expansions: tuple[str, ...]) -> str | tuple[int, ...]:
    """MODE-7, LAYOUT-3: a printed layout of the mode, a random one, or any arrangement of its places."""
    printed = layouts_of(expansions)
    if layout is None:
        return next(iter(printed), "random")
    if isinstance(layout, str):
        if layout not in (*printed, "random"):
            raise OptionError(
                f"There is no layout {layout!r}; choose one of {', '.join((*printed, 'random'))} or list the places."
            )
        return layout
    numbers = places_of(expansions)
    if sorted(layout) != numbers:
        raise OptionError(f"An explicit layout lists each of the places {numbers} once, row by row.")
    return tuple(layout)
