"""The bonus cards of the base game (docs/rules/components.md, section 9; clauses BONUS-01 to BONUS-10)."""

from arasta.core.bits import bits
from arasta.istanbul.base.arguments import REACH
from arasta.istanbul.base.components.places import ANY_GOOD
from arasta.istanbul.base.components.rows import CardRow
from arasta.istanbul.base.words import Effect, Place

E = Effect

FREE = bits(
    window - E.MOVE
    for window in (E.MOVE, E.ASSISTANT, E.PAY_MERCHANTS, E.ACTION, E.AFTER_ACTION, E.ENCOUNTERS, E.END_TURN)
)  # WIN-2: any open window
FREE_AND_LAST = FREE | bits((E.LAST_CARDS - E.MOVE,))  # END-6: and after the end of the game
PHASE_1 = bits((E.MOVE - E.MOVE,))  # WIN-3: before moving
PHASE_1_OR_ASSISTANT = bits((E.MOVE - E.MOVE, E.ASSISTANT - E.MOVE))
REPEAT = bits((E.AFTER_ACTION - E.MOVE,))  # WIN-5
HOOK = 0  # WIN-4: in no window, but inside the action it belongs to

AGAIN = ((E.REPEAT_ACTION, 0),)

CARD_TABLE = (
    CardRow("one_good", "BONUS-01", 4, FREE_AND_LAST, ((E.TAKE_GOOD, ANY_GOOD),)),
    CardRow("five_lira", "BONUS-02", 4, FREE_AND_LAST, ((E.GAIN_LIRA, 5),)),
    CardRow("palace_again", "BONUS-03", 2, REPEAT, AGAIN, repeats=(Place.PALACE,)),
    CardRow("post_again", "BONUS-04", 2, REPEAT, AGAIN, repeats=(Place.POST_OFFICE,)),
    CardRow("dealer_again", "BONUS-05", 2, REPEAT, AGAIN, repeats=(Place.DEALER,)),
    CardRow("family_home", "BONUS-06", 2, FREE_AND_LAST, ((E.FAMILY_HOME, 0), (E.REWARD, 0))),
    CardRow("small_market_any", "BONUS-07", 2, HOOK, ()),
    CardRow("stay", "BONUS-08", 2, PHASE_1, ((E.STAY, 0),), is_move=True),
    CardRow("move_3_4", "BONUS-09", 4, PHASE_1, ((E.WALK, REACH.pack(3, 4)),), is_move=True),
    CardRow("return_assistant", "BONUS-10", 2, PHASE_1_OR_ASSISTANT, ((E.RETURN_ASSISTANT, 0),)),
)
