"""Where the expansions meet the base game: the questions the base asks without naming who answers.

What it calls asks nothing back, so base and expansions never wait for each other.
"""

from arasta.core.bits import has
from arasta.core.compiling import EXPANSIONS, int64, rule
from arasta.istanbul.letters.delivery import deliver
from arasta.istanbul.mocha.barrier import is_closed_to
from arasta.istanbul.mocha.names import TavernTile
from arasta.istanbul.names import Card, Module, Piece, Place, Token

COPYING_CARD = Card.TOP_DISCARD  # BONUS-24, which is played as the card on top of the discard pile
NO_CARD = -1


@rule
def played_as(s, card):
    """BONUS-24: the card whose effect and conditions count; NO_CARD if there is none to copy."""
    if not EXPANSIONS or card != COPYING_CARD:
        return card
    if s.discard_size == 0 or s.discard[s.discard_size - 1] == COPYING_CARD:
        return NO_CARD
    return int64(s.discard[s.discard_size - 1])


@rule
def street_is_closed(s, p):
    """MOVE-2: whether some street between two places is closed to the player."""
    return EXPANSIONS and is_closed_to(s, p)


@rule
def closed_street(s):
    """MOVE-2: the two places that the closed street would join."""
    return s.barrier[0], s.barrier[1]


@rule
def is_in_game(modules, place):
    """MODE-1: the places of each mode."""
    if place <= Place.DEALER:
        return True
    if place <= Place.COFFEE_HOUSE:
        return has(modules, Module.MOCHA)
    if place <= Place.SECRET_SOCIETY:
        return has(modules, Module.LETTERS)
    return has(modules, Module.MOCHA) and has(modules, Module.LETTERS)


@rule
def is_in_play(modules, token):
    """SETUP-9: the tokens of each mode."""
    if token == Token.COFFEE_TRADER:
        return has(modules, Module.MOCHA)
    return token != Token.COURIER or has(modules, Module.LETTERS)


@rule
def start_round(s):
    """LETTER-9: what may be done once per round may be done again."""
    s.double_turns = 0


@rule
def stands_on(s, p, place):
    """A piece of the player has come to stand on a place, or has stood there already (LETTER-2)."""
    if EXPANSIONS and has(s.modules, Module.LETTERS):
        deliver(s, p, place)


@rule
def pieces_to_pay(s, p, place):
    """PAY-1, PAY-7: the player's pieces on the place that others pay for on arrival."""
    pieces = 1 if s.merchant[p] == place and s.joined != p else 0
    return pieces + (1 if EXPANSIONS and s.companion[p] == place else 0)


@rule
def meets_for_free(s, p):
    """MEET-12: whether the payment of an encounter is dropped."""
    return EXPANSIONS and has(s.tavern_tiles[p], TavernTile.ENCOUNTER)


@rule
def holds(s, p, card):
    """The player has the card, or BONUS-24 with this card on top of the discard pile."""
    return s.hand[p, card] > 0 or copies_top(s, p, card)


@rule
def copies_top(s, p, card):
    """BONUS-24: whether the player can carry out the card from the top of the discard pile."""
    holds_copy = EXPANSIONS and s.hand[p, COPYING_CARD] > 0
    return holds_copy and s.discard_size > 0 and s.discard[s.discard_size - 1] == card


@rule
def is_walking(s):
    """Whether the acting piece arrives: it pays and meets; a family member does neither (FAM-4)."""
    return s.acting == Piece.MERCHANT or s.acting == Piece.COMPANION
