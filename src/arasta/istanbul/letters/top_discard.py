"""The bonus card `top_discard`, played as the card on top of the discard pile (clause BONUS-24)."""

from arasta.core.action import numbers
from arasta.core.bits import bit
from arasta.core.compiling import int64, rule
from arasta.core.effects import Addition
from arasta.core.questions import answers
from arasta.istanbul.base.dice import FACES
from arasta.istanbul.base.places.markets import PLAY_ANY_GOODS, lift_demand, may_lift_demand
from arasta.istanbul.base.questions import NO_CARD, holds, played_as
from arasta.istanbul.letters.words import Effect
from arasta.istanbul.mocha.bonus_cards import FIRST_SIX, may_turn_to_6, turn_to_6
from arasta.istanbul.mocha.components.cards import SIX
from arasta.istanbul.option_names import cards
from arasta.istanbul.tables import Card

COPY_ANY_GOODS = PLAY_ANY_GOODS + 1  # option of SELL
FIRST_COPIED_SIX = FIRST_SIX + FACES  # options of CHANGE_DICE: turn a die with face 1 to 6


@answers(played_as)
def played_as_top(s, card):
    """BONUS-24: the card whose effect and conditions count; END-6: it is not on the list of cards after the end."""
    if card != Card.TOP_DISCARD:
        return card
    if s.ended or s.discard_size == 0 or s.discard[s.discard_size - 1] == Card.TOP_DISCARD:
        return NO_CARD
    return int64(s.discard[s.discard_size - 1])


@answers(holds)
def copies_top(s, p, card):
    """BONUS-24: whether the player can carry out the card from the top of the discard pile."""
    return s.hand[p, Card.TOP_DISCARD] > 0 and s.discard_size > 0 and s.discard[s.discard_size - 1] == card


@rule
def copy_any_goods_options(s, p, sale):
    """BONUS-07 by BONUS-24."""
    copies = copies_top(s, p, Card.SMALL_MARKET_ANY) and may_lift_demand(s, p, sale)
    return bit(COPY_ANY_GOODS) if copies else 0


@rule
def copy_any_goods(s, p, sale, option):
    """BONUS-07 by BONUS-24: the sale goes on without a demand."""
    lift_demand(s, p, sale, Card.TOP_DISCARD)


@rule
def copy_six_options(s, p):
    """BONUS-16 by BONUS-24: any die that does not show a 6."""
    options = 0
    if may_turn_to_6(s, p) and copies_top(s, p, Card.DIE_TO_6):
        for i in range(2):
            if 0 < s.dice[i] < SIX:
                options |= bit(FIRST_COPIED_SIX + s.dice[i] - 1)
    return options


@rule
def copy_six(s, p, argument, option):
    """BONUS-16 by BONUS-24: one die is set to 6."""
    turn_to_6(s, p, argument, option - FIRST_COPIED_SIX + 1, Card.TOP_DISCARD)


ADDITIONS = {
    Effect.SELL: Addition(copy_any_goods_options, copy_any_goods, {COPY_ANY_GOODS: cards("card")[Card.TOP_DISCARD]}),
    Effect.CHANGE_DICE: Addition(
        copy_six_options, copy_six, numbers("copy six", range(1, FACES + 1), first=FIRST_COPIED_SIX - 1)
    ),
}
