"""The bonus cards (docs/rules/components.md, section 9; clauses BONUS-01 to BONUS-10)."""

from typing import NamedTuple

from arasta.core.bits import bits
from arasta.core.provenance import DERIVED, Provenance
from arasta.istanbul.components.places import ANY_GOOD
from arasta.istanbul.effects import Effect
from arasta.istanbul.names import Card, Place

W = Effect
FREE = bits(window - W.MOVE for window in (W.MOVE, W.ASSISTANT, W.PAY_MERCHANTS, W.ACTION, W.AFTER_ACTION,
                                           W.ENCOUNTERS, W.END_TURN))  # fmt: skip  # WIN-2: any open window
FREE_AND_LAST = FREE | bits((W.LAST_CARDS - W.MOVE,))  # END-6: and after the end of the game
PHASE_1 = bits((W.MOVE - W.MOVE,))  # WIN-3: before moving
PHASE_1_OR_ASSISTANT = bits((W.MOVE - W.MOVE, W.ASSISTANT - W.MOVE))
REPEAT = bits((W.AFTER_ACTION - W.MOVE,))  # WIN-5
HOOK = 0  # WIN-4: in no window, but inside the action it belongs to


class CardRow(NamedTuple):
    """A kind of bonus card: its word, copies, the windows that admit it, its effect, and what more it asks."""

    card: Card
    slug: str
    copies: int
    windows: int
    effect: tuple[tuple[Effect, int], ...]
    repeats: tuple[Place, ...] = ()  # the places one of which must have acted last (CARD-6)
    is_move: bool = False  # it is the turn's one move (MOVE-8)
    copies_from: Provenance = DERIVED  # all effects are printed


CARD_TABLE = (
    CardRow(Card.ONE_GOOD, "one_good", 4, FREE_AND_LAST, ((W.TAKE_GOOD, ANY_GOOD),)),
    CardRow(Card.FIVE_LIRA, "five_lira", 4, FREE_AND_LAST, ((W.GAIN_LIRA, 5),)),
    CardRow(Card.PALACE_AGAIN, "palace_again", 2, REPEAT, ((W.REPEAT_ACTION, 0),), repeats=(Place.PALACE,)),
    CardRow(Card.POST_AGAIN, "post_again", 2, REPEAT, ((W.REPEAT_ACTION, 0),), repeats=(Place.POST_OFFICE,)),
    CardRow(Card.DEALER_AGAIN, "dealer_again", 2, REPEAT, ((W.REPEAT_ACTION, 0),), repeats=(Place.DEALER,)),
    CardRow(Card.FAMILY_HOME, "family_home", 2, FREE_AND_LAST, ((W.FAMILY_HOME, 0), (W.REWARD, 0))),
    CardRow(Card.SMALL_MARKET_ANY, "small_market_any", 2, HOOK, ()),
    CardRow(Card.STAY, "stay", 2, PHASE_1, ((W.STAY, 0),), is_move=True),
    CardRow(Card.MOVE_3_4, "move_3_4", 4, PHASE_1, ((W.WALK, 34),), is_move=True),
    CardRow(Card.RETURN_ASSISTANT, "return_assistant", 2, PHASE_1_OR_ASSISTANT, ((W.RETURN_ASSISTANT, 0),)),
)
