"""Setting up Mocha & Baksheesh (clause SETUP-14)."""

from arasta.core.bits import has
from arasta.core.machine import NOBODY
from arasta.core.questions import answers
from arasta.istanbul.base.questions import set_up_expansion
from arasta.istanbul.mocha.components.guild_cards import ALL_GUILD_CARDS, GUILD_CARDS
from arasta.istanbul.mocha.components.places import COFFEE_HOUSE_RUBIES
from arasta.istanbul.mocha.components.tavern import TAVERN_TILES
from arasta.istanbul.mocha.places.tavern import TAVERN_TYPES
from arasta.istanbul.mocha.words import MOCHA, Place


@answers(set_up_expansion)
def set_up_mocha(s):
    """SETUP-14, BARRIER-4: guild deck, tavern stacks, rubies of the Coffee House; the barrier lies off the board."""
    if not has(s.modules, MOCHA):
        return
    s.guild_deck = ALL_GUILD_CARDS
    s.guild_deck_size = GUILD_CARDS
    s.barrier_keeper = NOBODY
    for tile in range(TAVERN_TYPES):
        s.tavern_tiles_left[tile] = TAVERN_TILES
    s.rubies_on[Place.COFFEE_HOUSE] = COFFEE_HOUSE_RUBIES
