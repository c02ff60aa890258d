"""The setting `layout`: how the places lie (clauses MODE-7, LAYOUT-2, LAYOUT-3)."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from arasta.core.bits import bits
from arasta.core.setting_kinds import OneOf, SettingError, is_number, is_whole, listed
from arasta.istanbul.base.components.rows import Layout
from arasta.istanbul.modules import module_number
from arasta.istanbul.tables import LAYOUTS, places_of

RANDOM = "random"
LAYOUT_WORDS = (*dict.fromkeys(layout.slug for layout in LAYOUTS), RANDOM)


@dataclass(frozen=True)
class LayoutSetting(OneOf):
    """A printed layout of the mode, a random one, or the places of the mode in any arrangement, row by row."""

    kind = "layout"

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
        places = places_of(mode_of(values["expansions"]))
        if not isinstance(value, str) and sorted(value) != places:
            raise SettingError("wrong-places", word=self.word, places=places)

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


def mode_of(expansions: tuple[str, ...]) -> int:
    """MODE-1: expansions as the set that the state holds."""
    return int(bits(module_number(word) for word in expansions))


def printed_for(slug: str) -> tuple[tuple[str, ...], ...]:
    """LAYOUT-2: the modes for which a layout of this name is printed."""
    return tuple(layout.expansions for layout in LAYOUTS if layout.slug == slug)


def layouts_of(expansions: tuple[str, ...]) -> dict[str, Layout]:
    """LAYOUT-2: the printed layouts of the mode; the Grand Bazaar has none."""
    return {layout.slug: layout for layout in LAYOUTS if layout.expansions == expansions}
