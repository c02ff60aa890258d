"""What Letters & Seals adds to the settings of a game (clause MODE-3)."""

from arasta.core.setting_kinds import OneOf
from arasta.core.settings import Need

# All bonus cards, or those of the expansion alone; the second only where it is the only expansion.
SETTINGS = (OneOf("letters_deck", ("all", "new"), unsaid="all"),)
NEEDS = (Need("letters_deck", "new", "expansions", (("letters",),)),)
