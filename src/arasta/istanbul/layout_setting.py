"""The setting `layout`: how the places lie (clauses MODE-7, LAYOUT-2, LAYOUT-3)."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from arasta.core.bits import bits
from arasta.core.setting_kinds import OneOf, SettingError, is_number, is_whole, listed
from arasta.istanbul.components.layouts import LAYOUTS, Layout
from arasta.istanbul.components.programs import PLACE_TABLE
from arasta.istanbul.names import Module
from arasta.istanbul.seams import is_in_game

RANDOM = "random"
LAYOUT_WORDS = (*dict.fromkeys(layout.slug for layout in LAYOUTS), RANDOM)


@dataclass(frozen=True)
class LayoutSetting(OneOf):
    """A printed layout of the mode, a random one, or the places of the mode in any arrangement, row by row."""

    kind = "layout"

    @property
    def allowed(self) -> str:
        """The words or a list."""
        return f"{super().allowed}, or a list of the places row by row"

    def check(self, value: Any) -> Any:
        """One of the words, or numbers in any collection."""
        given = self.read(value) if isinstance(value, str) else listed(value)
        if isinstance(given, str):
            return super().check(given)
        if given is None or not all(map(is_whole, given)):
            raise self.refusal(value)
        return tuple(map(int, given))

    def check_beside(self, value: Any, values: Mapping[str, Any]) -> None:
        """LAYOUT-3: a list has every place of the mode, and once."""
        places = places_of(values["expansions"])
        if not isinstance(value, str) and sorted(value) != places:
            raise SettingError(f"An explicit layout lists each of the places {places} once, row by row.", self.word)

    def read(self, text: str) -> Any:
        """A word, or places with spaces or commas between."""
        places = text.replace(",", " ").split()
        return [int(place) for place in places] if places and all(map(is_number, places)) else text

    def write(self, value: Any) -> str:
        """The word, or the places with spaces between."""
        return value if isinstance(value, str) else " ".join(map(str, value))

    def plain(self, value: Any) -> str:
        """As in a record."""
        return self.write(value)


def places_of(expansions: tuple[str, ...]) -> list[int]:
    """MODE-1: the numbers of the places in the game."""
    modules = bits(Module[word.upper()] for word in expansions)
    return [int(row.place) for row in PLACE_TABLE if is_in_game(modules, row.place)]


def layouts_of(expansions: tuple[str, ...]) -> dict[str, Layout]:
    """LAYOUT-2: the printed layouts of the mode; the Grand Bazaar has none."""
    return {layout.slug: layout for layout in LAYOUTS if layout.expansions == expansions}
