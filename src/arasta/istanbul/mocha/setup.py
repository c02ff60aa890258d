"""Setting up Mocha & Baksheesh (clause SETUP-14)."""

from arasta.core.compiling import rule
from arasta.core.machine import NOBODY
from arasta.istanbul.mocha.components import ALL_GUILD_CARDS, COFFEE_HOUSE_RUBIES, TAVERN_TILES
from arasta.istanbul.mocha.fields import GUILD_CARDS
from arasta.istanbul.names import Place


@rule
def set_up_mocha(s):
    """SETUP-14, BARRIER-4: guild deck, tavern stacks, rubies of the Coffee House; the barrier lies off the board."""
    s.guild_deck = ALL_GUILD_CARDS
    s.guild_deck_size = GUILD_CARDS
    s.barrier_keeper = NOBODY
    for kind in range(2):
        s.tavern_tiles_left[kind] = TAVERN_TILES
    s.rubies_on[Place.COFFEE_HOUSE] = COFFEE_HOUSE_RUBIES
