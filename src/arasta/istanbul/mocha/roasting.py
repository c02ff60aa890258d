"""Roasting Plant, place 17 (clause P17-1)."""

from arasta.core.agenda import push
from arasta.core.bits import bit
from arasta.core.compiling import rule
from arasta.istanbul.cart import goods_owned
from arasta.istanbul.deck import discard_card, hand_options
from arasta.istanbul.effects import Effect
from arasta.istanbul.mocha.guild_deck import discard_guild_card
from arasta.istanbul.names import CARDS

ROAST_LIRA = 2  # for 2 coffee, printed
ROAST_COFFEE = 2
DONE, PAY_LIRA, FIRST_GOOD = 0, 1, 2  # options of ROAST
FIRST_CARD = 6
FIRST_GUILD_CARD = FIRST_CARD + CARDS - 1  # guild cards count from 1
WITH_LIRA, WITH_GOOD, WITH_CARD = 0, 1, 2  # the exchanges in the order in which they are asked


@rule
def roast_options(s, p, first):
    """P17-1: each exchange at most once, asked in a fixed order; at least one."""
    options = 0
    if first <= WITH_LIRA and s.lira[p] >= ROAST_LIRA:
        options |= bit(PAY_LIRA)
    if first <= WITH_GOOD:
        options |= goods_owned(s, p) << FIRST_GOOD
    if first <= WITH_CARD:
        options |= hand_options(s, p) << FIRST_CARD
        options |= s.guild_hand[p] << FIRST_GUILD_CARD
    if first > WITH_LIRA and options != 0:
        options |= bit(DONE)
    return options


@rule
def can_roast(s, p):
    """P17-1: one of the three exchanges can be paid."""
    return s.lira[p] >= ROAST_LIRA or goods_owned(s, p) != 0 or s.cards[p] > 0 or s.guild_cards[p] > 0


@rule
def roast(s, p, option):
    """P17-1: 2 lira, 1 good, or 1 card from hand for 2 coffee; then ask for the later exchanges."""
    if option == DONE:
        return
    s.coffee[p] += ROAST_COFFEE
    if option == PAY_LIRA:
        s.lira[p] -= ROAST_LIRA
        push(s, Effect.ROAST, p, WITH_GOOD)
    elif option < FIRST_CARD:
        s.goods[p, option - FIRST_GOOD] -= 1
        push(s, Effect.ROAST, p, WITH_CARD)
    elif option <= FIRST_GUILD_CARD:
        discard_card(s, p, option - FIRST_CARD)
    else:
        discard_guild_card(s, p, option - FIRST_GUILD_CARD)
