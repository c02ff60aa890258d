"""The bonus cards of Mocha & Baksheesh (docs/rules/components.md, section 9; clauses BONUS-11 to BONUS-19)."""

from arasta.istanbul.base.components.cards import AGAIN, FREE, FREE_AND_LAST, HOOK, PHASE_1, REPEAT
from arasta.istanbul.base.components.rows import CardRow
from arasta.istanbul.base.words import Good
from arasta.istanbul.mocha.words import Effect, Place

E = Effect

DICE_MOCHA = 0  # row of the reward dice
SIX = 6  # what `die_to_6` turns a die to; printed
MOST_SWAPPED = 3  # items of `swap_3`; printed

CARD_TABLE = (
    CardRow("two_coffee", "BONUS-11", 2, FREE, ((E.GAIN_COFFEE, 2),)),
    CardRow("coffee_for_guild", "BONUS-12", 2, FREE, ((E.PAY_COFFEE, 2), (E.DRAW_GUILD_CARDS, 1))),
    CardRow("coffee_for_8", "BONUS-13", 2, FREE_AND_LAST, ((E.PAY_COFFEE, 1), (E.GAIN_LIRA, 8))),
    CardRow("swap_3", "BONUS-14", 2, FREE_AND_LAST, ((E.SWAP_GIVE, 0),)),
    CardRow(
        "dice_mocha",
        "BONUS-15",
        2,
        FREE_AND_LAST,
        ((E.ROLL_DICE, 0), (E.CHANGE_DICE, 0), (E.REWARD_DICE, DICE_MOCHA)),
    ),
    CardRow("die_to_6", "BONUS-16", 2, HOOK, ()),
    CardRow("corner", "BONUS-17", 2, PHASE_1, ((E.TO_CORNER, 0),), is_move=True),
    CardRow("wainwright_again", "BONUS-18", 2, REPEAT, AGAIN, repeats=(Place.WAINWRIGHT,)),
    CardRow("coffee_house_again", "BONUS-19", 2, REPEAT, AGAIN, repeats=(Place.COFFEE_HOUSE,)),
)

# What each face of a reward die brings, 1 to 6; reconstructed.
COMMON_REWARDS = ((E.GAIN_GOOD, Good.YELLOW), (E.GAIN_GOOD, Good.GREEN), (E.GAIN_GOOD, Good.RED))
REWARD_DICE = {
    DICE_MOCHA: (*COMMON_REWARDS, (E.GAIN_COFFEE, 1), (E.GAIN_LIRA, 3), (E.GAIN_GOOD, Good.BLUE)),
}
