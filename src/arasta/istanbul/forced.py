"""Which questions are not asked because there is only one answer, and all can see that (INFO-2)."""

import numpy as np

from arasta.core.agenda import FIRST_CHANCE
from arasta.core.bits import is_single
from arasta.core.compiling import rule
from arasta.istanbul.effects import FIRST_INNER, Effect

# Decisions whose options depend on what the hand may hold, and those that choose one of its cards.
HAND_MATTERS = np.zeros(max(Effect) + 1, np.bool_)
HAND_MATTERS[[Effect.SELL, Effect.ACT_THERE, Effect.CHANGE_DICE, Effect.ACT_BESIDE, Effect.ACT_ANYWHERE]] = True
CHOOSES_BONUS_CARD = np.zeros(max(Effect) + 1, np.bool_)
CHOOSES_BONUS_CARD[[Effect.DISCARD_CARD, Effect.PAY_LIRA_OR_CARD, Effect.ROAST]] = True
CHOOSES_GUILD_CARD = np.zeros(max(Effect) + 1, np.bool_)
CHOOSES_GUILD_CARD[[Effect.DISCARD_GUILD_CARD, Effect.ROAST]] = True


@rule
def is_forced(s, effect, p, options):
    """A single option is taken at once, but only where all can see that it is the only one.

    A question that depends on the hand is asked whenever the hand could matter, so that silence betrays no card.
    """
    if effect >= FIRST_CHANCE or not is_single(options):
        return False
    if effect == Effect.PLAY_GUILD_CARD:
        return False  # the card that replaces the turn is always named
    if effect < FIRST_INNER or HAND_MATTERS[effect]:
        return s.cards[p] == 0
    bonus_cards = s.cards[p] if CHOOSES_BONUS_CARD[effect] else 0
    guild_cards = s.guild_cards[p] if CHOOSES_GUILD_CARD[effect] else 0
    return bonus_cards + guild_cards <= 1
