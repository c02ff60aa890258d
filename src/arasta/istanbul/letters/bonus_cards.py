"""Bonus cards of Letters & Seals that a table cannot say (clauses BONUS-25, BONUS-26, BONUS-28, BONUS-31)."""

from typing import Any

from arasta.core.bits import bit
from arasta.core.compiling import rule
from arasta.core.effects import Decision, Starts
from arasta.core.program import NO_PROGRAM
from arasta.core.protocol import NOT_NOW, Reason
from arasta.istanbul.base.arguments import REACH
from arasta.istanbul.base.board import destinations, other_places
from arasta.istanbul.base.family import is_home, put_family
from arasta.istanbul.base.turn.encounters import serve
from arasta.istanbul.base.turn.movement import arrive
from arasta.istanbul.letters.words import Effect, Piece, Place
from arasta.istanbul.option_names import places, seats, tokens
from arasta.istanbul.tables import TOKEN_PROGRAM, TOKENS

ONE_STEP = REACH.pack(1, 1)


@rule
def family_walk_options(s, p):
    """BONUS-25, MOVE-9: a neighbouring place other than 12; not from 12."""
    if is_home(s, p):
        return 0
    return destinations(s, p, s.family[p], ONE_STEP) & ~bit(Place.POLICE_STATION)


@rule
def family_walk(s, p, place):
    """BONUS-25: the family member acts; nobody is paid or met."""
    put_family(s, p, place)
    s.acting = Piece.FAMILY_MEMBER
    s.here = place


@rule
def join_options(s, p):
    """BONUS-26, MOVE-4: other players' merchants on other places."""
    options = 0
    for other in range(s.players):
        if other != p and s.merchant[other] != s.merchant[p]:
            options |= bit(other)
    return options


@rule
def join_merchant(s, p, other):
    """BONUS-26, PAY-7: to that merchant, who is not paid."""
    s.joined = other
    arrive(s, p, s.merchant[other])


@rule
def can_walk_family(s, p):
    """CARD-2: whether the family member has anywhere to go."""
    return family_walk_options(s, p) != 0


@rule
def can_join(s, p):
    """CARD-2: whether there is a merchant elsewhere."""
    return join_options(s, p) != 0


@rule
def anywhere_options(s, p):
    """BONUS-31, MOVE-4: any other place."""
    return other_places(s, s.merchant[p])


@rule
def service_options(s):
    """BONUS-28: the tokens in play, wherever they stand."""
    options = 0
    for token in range(TOKENS):
        if s.token[token] > 0:
            options |= bit(token)
    return options


@rule
def service_of(s, p, argument, token, before):
    """BONUS-28: the encounter that is served."""
    return TOKEN_PROGRAM[token] if before == NO_PROGRAM else NO_PROGRAM


@rule
def use_service(s, p, token):
    """BONUS-28: as if the token were met; its payment is not dropped."""
    serve(s, p, token, False)


def family_walk_reason(s: Any, p: int, argument: int) -> Reason:
    """BONUS-25: not from 12."""
    return ("family-home", {}) if is_home(s, p) else NOT_NOW


EFFECTS = {
    Effect.FAMILY_WALK: Decision(
        family_walk_options, family_walk, places("step"), needs=can_walk_family, why=family_walk_reason
    ),
    Effect.TO_MERCHANT: Decision(
        join_options, join_merchant, seats("join", "seat", "{}"), needs=can_join, why="all-merchants-here"
    ),
    Effect.TO_ANYWHERE: Decision(anywhere_options, arrive, places("move")),
    Effect.SERVE_TOKEN: Decision(
        service_options, use_service, tokens("serve"), starts=Starts(frozenset(range(TOKENS)), service_of)
    ),
}
