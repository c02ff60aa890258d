"""Those who are met, and their price (docs/rules/components.md, section 6; clauses MEET-3 to MEET-11)."""

from arasta.istanbul.base.components.places import ANY_GOOD
from arasta.istanbul.base.components.rows import TokenRow
from arasta.istanbul.base.words import Effect, Token

E = Effect

MERCHANT_PRICE = 2  # lira for each foreign or neutral merchant on the place, printed
REWARD_LIRA = 3  # for a family member caught or called home, printed
TOKEN_PRICE = 2  # lira, or the token's own kind of thing, printed


TOKEN_TABLE = (
    TokenRow(Token.GOVERNOR, "governor", "MEET-5", (E.DRAW_CARD, 0), (E.PAY_LIRA_OR_CARD, TOKEN_PRICE)),
    TokenRow(Token.SMUGGLER, "smuggler", "MEET-6", (E.TAKE_GOOD, ANY_GOOD), (E.PAY_LIRA_OR_GOOD, TOKEN_PRICE)),
)
