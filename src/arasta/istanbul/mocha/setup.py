"""Setting up Mocha & Baksheesh (clause SETUP-14)."""

from arasta.core.bits import bit, has
from arasta.core.machine import NOBODY
from arasta.core.questions import answers
from arasta.istanbul.base.questions import set_up_expansion
from arasta.istanbul.mocha.components.guild_cards import GUILD_EDITIONS
from arasta.istanbul.mocha.components.places import COFFEE_HOUSE_RUBIES
from arasta.istanbul.mocha.components.tavern import TAVERN_EDITIONS, TAVERN_TILES
from arasta.istanbul.mocha.words import MOCHA, Place


@answers(set_up_expansion)
def set_up_mocha(s, edition):
    """SETUP-14, BARRIER-4: guild deck, tavern stacks, rubies of the Coffee House; the barrier lies off the board."""
    if not has(s.modules, MOCHA):
        return
    for i in range(len(GUILD_EDITIONS)):
        if GUILD_EDITIONS[i] <= edition:
            s.guild_deck |= bit(i + 1)
            s.guild_deck_size += 1
    s.barrier_keeper = NOBODY
    for tile in range(len(TAVERN_EDITIONS)):
        if TAVERN_EDITIONS[tile] <= edition:
            s.tavern_tiles_left[tile] = TAVERN_TILES
    s.rubies_on[Place.COFFEE_HOUSE] = COFFEE_HOUSE_RUBIES
