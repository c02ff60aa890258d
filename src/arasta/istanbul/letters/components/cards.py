"""The bonus cards of Letters & Seals (docs/rules/components.md, section 9; clauses BONUS-20 to BONUS-31)."""

from arasta.core.provenance import RECONSTRUCTED
from arasta.istanbul.base.components.cards import AGAIN, FREE, FREE_AND_LAST, HOOK, PHASE_1, REPEAT
from arasta.istanbul.base.components.rows import CardRow
from arasta.istanbul.base.words import Good
from arasta.istanbul.letters.words import Effect, Place
from arasta.istanbul.mocha.components.cards import COMMON_REWARDS

E = Effect

R, G, Y, B = Good
DICE_LETTERS = 1  # row of the reward dice


def _card(slug, clause, windows, *effect, **more):
    """All effects are printed; the copies are reconstructed."""
    return CardRow(slug, clause, 2, windows, effect, copies_from=RECONSTRUCTED, **more)


CARD_TABLE = (
    _card("letter", "BONUS-20", FREE, (E.DRAW_LETTER, 0)),
    _card("dice_letters", "BONUS-21", FREE_AND_LAST, (E.ROLL_DICE, 0), (E.CHANGE_DICE, 0),
          (E.REWARD_DICE, DICE_LETTERS)),
    _card("item_for_7", "BONUS-22", FREE_AND_LAST, (E.PAY_ITEM, 0), (E.GAIN_LIRA, 7)),
    _card("red_and_3", "BONUS-23", FREE_AND_LAST, (E.GAIN_GOOD, R), (E.GAIN_LIRA, 3)),
    _card("green_and_3", "BONUS-23", FREE_AND_LAST, (E.GAIN_GOOD, G), (E.GAIN_LIRA, 3)),
    _card("yellow_and_3", "BONUS-23", FREE_AND_LAST, (E.GAIN_GOOD, Y), (E.GAIN_LIRA, 3)),
    _card("top_discard", "BONUS-24", HOOK),
    _card("family_step", "BONUS-25", PHASE_1, (E.FAMILY_WALK, 0), is_move=True),
    _card("join_merchant", "BONUS-26", PHASE_1, (E.TO_MERCHANT, 0), is_move=True),
    _card("companion_2", "BONUS-27", PHASE_1, (E.COMPANION_WALK, 2), is_move=True),
    _card("token_service", "BONUS-28", FREE, (E.SERVE_TOKEN, 0)),
    _card("mosque_again", "BONUS-29", REPEAT, *AGAIN,
          repeats=(Place.SMALL_MOSQUE, Place.GREAT_MOSQUE)),
    _card("society_again", "BONUS-30", REPEAT, *AGAIN, repeats=(Place.SECRET_SOCIETY,)),
    _card("anywhere_3_lira", "BONUS-31", PHASE_1, (E.PAY_LIRA, 3), (E.TO_ANYWHERE, 0), is_move=True),
)  # fmt: skip

# What each face of a reward die brings, 1 to 6; reconstructed.
REWARD_DICE = {
    DICE_LETTERS: (*COMMON_REWARDS, (E.DRAW_LETTERS, 1), (E.GAIN_LIRA, 3), (E.GAIN_GOOD, B)),
}
