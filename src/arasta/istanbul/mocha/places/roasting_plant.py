"""Roasting Plant, place 17 (clause P17-1)."""

from arasta.core.action import numbers, words
from arasta.core.agenda import push
from arasta.core.bits import bit, has
from arasta.core.compiling import rule
from arasta.core.effects import Decision
from arasta.istanbul.base.cart import goods_owned
from arasta.istanbul.base.deck import discard_card, hand_options
from arasta.istanbul.mocha.arguments import EXCHANGED
from arasta.istanbul.mocha.components.places import ROAST_COFFEE, ROAST_LIRA
from arasta.istanbul.mocha.guild_deck import NUMBERS, discard_guild_card
from arasta.istanbul.mocha.items import gain_coffee
from arasta.istanbul.mocha.words import Effect
from arasta.istanbul.option_names import FIRST_CARD, FIRST_FURTHER, cards, goods

DONE, PAY_LIRA, FIRST_GOOD = 0, 1, 2  # options of ROAST, then bonus cards, then guild cards by number
FIRST_GUILD_CARD = FIRST_FURTHER
LIRA, GOOD, CARD = 0, 1, 2  # what an exchange gives, in the argument of ROAST


@rule
def roast_options(s, p, exchanged):
    """P17-1: each exchange at most once, in any order; at least one."""
    options = 0
    if not has(exchanged, LIRA) and s.lira[p] >= ROAST_LIRA:
        options |= bit(PAY_LIRA)
    if not has(exchanged, GOOD):
        options |= goods_owned(s, p) << FIRST_GOOD
    has_cards = not has(exchanged, CARD) and s.cards[p] + s.guild_cards[p] > 0
    if exchanged != 0 and (options != 0 or has_cards):
        options |= bit(DONE)
    return options


@rule
def roast_cards(s, p, exchanged):
    """P17-1: bonus cards to give."""
    return 0 if has(exchanged, CARD) else hand_options(s, p)


@rule
def roast_guild_cards(s, p, exchanged):
    """P17-1: guild cards to give."""
    return 0 if has(exchanged, CARD) else s.guild_hand[p]


@rule
def has_one_of_both(s, p):
    """INFO-2: with more than one card nobody else can see whether there is a choice."""
    return s.cards[p] + s.guild_cards[p] <= 1


@rule
def can_roast(s, p):
    """P17-1: one of the three exchanges can be paid."""
    return s.lira[p] >= ROAST_LIRA or goods_owned(s, p) != 0 or s.cards[p] > 0 or s.guild_cards[p] > 0


@rule
def roast(s, p, exchanged, option):
    """P17-1: 2 lira, 1 good, or 1 card from hand for 2 coffee; then ask for the other exchanges."""
    if option == DONE:
        return
    gain_coffee(s, p, ROAST_COFFEE)
    given = CARD
    if option == PAY_LIRA:
        s.lira[p] -= ROAST_LIRA
        given = LIRA
    elif option < FIRST_CARD:
        s.goods[p, option - FIRST_GOOD] -= 1
        given = GOOD
    elif option < FIRST_GUILD_CARD:
        discard_card(s, p, option - FIRST_CARD)
    else:
        discard_guild_card(s, p, option - FIRST_GUILD_CARD)
    push(s, Effect.ROAST, p, exchanged | bit(given))


EXCHANGES = (
    words(done=DONE, pay=PAY_LIRA)
    | goods("give", FIRST_GOOD)
    | cards("discard", FIRST_CARD)
    | numbers("discard guild", NUMBERS, "guild", FIRST_GUILD_CARD)
)
EFFECTS = {
    Effect.ROAST: Decision(
        (roast_options, roast_cards, roast_guild_cards),
        roast,
        EXCHANGES,
        needs=can_roast,
        why="nothing-to-roast",
        silent=has_one_of_both,
        argument=EXCHANGED,
        many=frozenset(EXCHANGES) - {DONE},
        closed_by=DONE,
    ),
}
