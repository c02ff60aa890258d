"""The setting `expansions`: which modules are added to the base game (clause MODE-1)."""

from dataclasses import dataclass
from typing import Any

from arasta.core.compiling import EXPANSIONS
from arasta.core.setting_kinds import AnyOf, SettingError
from arasta.istanbul.layout_setting import mode_of
from arasta.istanbul.tables import COLUMNS, places_of


@dataclass(frozen=True)
class ExpansionsSetting(AnyOf):
    """Any of the expansions, as far as they are there and a grid is known for their places."""

    def check(self, value: Any) -> tuple[str, ...]:
        """The expansions given, each once."""
        chosen = super().check(value)
        if chosen and not EXPANSIONS:
            raise SettingError("wrong-left-out", word=self.word)
        if COLUMNS[mode_of(chosen)] == 0:
            places = len(places_of(mode_of(chosen)))
            raise SettingError("wrong-no-grid", word=self.word, places=places, chosen=chosen)
        return chosen
