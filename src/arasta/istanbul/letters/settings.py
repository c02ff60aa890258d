"""What Letters & Seals adds to the settings of a game (clause MODE-3)."""

from typing import Any

from arasta.core.setting_kinds import OneOf
from arasta.core.settings import Need

# All bonus cards, or those of the expansion alone; the second only where it is the only expansion.
SETTINGS = (OneOf("letters_deck", ("all", "new"), unsaid="all"),)
NEEDS = (Need("letters_deck", "new", "expansions", (("letters",),)),)


def leaves_out_base_cards(settings: Any) -> bool:
    """MODE-3: whether the bonus cards of the base game are left out."""
    return bool(settings.letters_deck == "new")
