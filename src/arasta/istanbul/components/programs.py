"""The component tables of the base game and the expansions together, as arrays for the compiled rules."""

import numpy as np

from arasta.core.bits import bits
from arasta.core.program import ProgramTable
from arasta.istanbul.components import cards, places, tokens
from arasta.istanbul.letters.components import BOTH_PLACES, KIOSK_TABLE, LETTERS_CARDS, LETTERS_PLACES, LETTERS_TOKENS
from arasta.istanbul.mocha.components import GUILD_TABLE, MOCHA_CARDS, MOCHA_PLACES, MOCHA_TOKENS
from arasta.istanbul.names import CARDS, PLACES, Place, Token

PLACE_TABLE = places.PLACE_TABLE + MOCHA_PLACES + LETTERS_PLACES + BOTH_PLACES
CARD_TABLE = cards.CARD_TABLE + MOCHA_CARDS + LETTERS_CARDS
TOKEN_TABLE = tokens.TOKEN_TABLE + MOCHA_TOKENS + LETTERS_TOKENS

_programs = [row.action for row in PLACE_TABLE]
_first_card = len(_programs)
_programs += [row.effect for row in CARD_TABLE]
_first_token = len(_programs)
_programs += [row.encounter for row in TOKEN_TABLE]
_first_guild_card = len(_programs)
_programs += [row.effect for row in GUILD_TABLE]
_first_kiosk_tile = len(_programs)
_programs += [program for tile in KIOSK_TABLE for program in (tile.there, tile.back)]

PROGRAMS = ProgramTable(_programs)
PROGRAM_LENGTH, PROGRAM_EFFECT, PROGRAM_ARGUMENT = PROGRAMS.length, PROGRAMS.effect, PROGRAMS.argument

PLACE_PROGRAM = np.zeros(PLACES, np.int64)
for _i, _place in enumerate(PLACE_TABLE):
    PLACE_PROGRAM[_place.place] = _i

CARD_PROGRAM = np.zeros(CARDS, np.int64)
CARD_WINDOWS = np.zeros(CARDS, np.int64)
CARD_REPEATS = np.zeros(CARDS, np.int64)  # set of places
CARD_IS_MOVE = np.zeros(CARDS, np.bool_)
CARD_COPIES = np.zeros(CARDS, np.int64)
for _i, _card in enumerate(CARD_TABLE):
    CARD_PROGRAM[_card.card] = _first_card + _i
    CARD_WINDOWS[_card.card] = _card.windows
    CARD_REPEATS[_card.card] = bits(_card.repeats)
    CARD_IS_MOVE[_card.card] = _card.is_move
    CARD_COPIES[_card.card] = _card.copies

TOKEN_PROGRAM = np.zeros(len(Token), np.int64)
for _i, _token in enumerate(TOKEN_TABLE):
    TOKEN_PROGRAM[_token.token] = _first_token + _i

# By number from 1; a kiosk tile has two programs, its use and its other direction.
GUILD_PROGRAM = np.array([0, *(_first_guild_card + _i for _i in range(len(GUILD_TABLE)))], np.int64)
KIOSK_PROGRAM = np.zeros((len(KIOSK_TABLE) + 1, 2), np.int64)
for _i in range(len(KIOSK_TABLE)):
    KIOSK_PROGRAM[_i + 1] = _first_kiosk_tile + 2 * _i, _first_kiosk_tile + 2 * _i + 1

# RUBY-3: the places with a track; its last space carries the ruby symbol.
IS_TRACK = np.zeros(PLACES, np.bool_)
IS_TRACK[[Place.PALACE, Place.DEALER, Place.COFFEE_HOUSE]] = True
