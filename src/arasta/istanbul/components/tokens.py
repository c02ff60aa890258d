"""Those who are met, and their price (docs/rules/components.md, section 6; clauses MEET-3 to MEET-11)."""

from typing import NamedTuple

from arasta.istanbul.components.places import ANY_GOOD
from arasta.istanbul.effects import Effect
from arasta.istanbul.names import Token

MERCHANT_PRICE = 2  # lira for each foreign or neutral merchant on the place, printed
REWARD_LIRA = 3  # for a family member caught or called home, printed
TOKEN_PRICE = 2  # lira, or the token's own kind of thing, printed


class TokenRow(NamedTuple):
    """A token: its word, and an encounter with it as a program: gain first, payment second, then it rolls."""

    token: Token
    slug: str
    encounter: tuple[tuple[Effect, int], ...]


TOKEN_TABLE = (
    TokenRow(
        Token.GOVERNOR,
        "governor",
        (
            (Effect.DRAW_CARD, 0),
            (Effect.PAY_LIRA_OR_CARD, TOKEN_PRICE),
            (Effect.ROLL_DICE, 0),
            (Effect.MOVE_TOKEN, Token.GOVERNOR),
        ),
    ),
    TokenRow(
        Token.SMUGGLER,
        "smuggler",
        (
            (Effect.TAKE_GOOD, ANY_GOOD),
            (Effect.PAY_LIRA_OR_GOOD, TOKEN_PRICE),
            (Effect.ROLL_DICE, 0),
            (Effect.MOVE_TOKEN, Token.SMUGGLER),
        ),
    ),
)
