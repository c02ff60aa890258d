"""The programs of all component tables as arrays, for the compiled rules."""

import numpy as np

from arasta.rules.components.cards import CARD_TABLE
from arasta.rules.components.places import PLACE_TABLE
from arasta.rules.components.tokens import TOKEN_TABLE
from arasta.rules.names import CARDS, PLACES, Token

_programs = (
    [row.action for row in PLACE_TABLE] + [row.effect for row in CARD_TABLE] + [row.encounter for row in TOKEN_TABLE]
)
_longest = max(len(program) for program in _programs)

PROGRAM_LENGTH = np.array([len(program) for program in _programs], np.int64)
PROGRAM_EFFECT = np.zeros((len(_programs), _longest), np.int64)
PROGRAM_ARGUMENT = np.zeros((len(_programs), _longest), np.int64)
for _i, _program in enumerate(_programs):
    for _j, (_effect, _argument) in enumerate(_program):
        PROGRAM_EFFECT[_i, _j] = _effect
        PROGRAM_ARGUMENT[_i, _j] = _argument

PLACE_PROGRAM = np.zeros(PLACES, np.int64)
for _i, _place in enumerate(PLACE_TABLE):
    PLACE_PROGRAM[_place.place] = _i

CARD_PROGRAM = np.zeros(CARDS, np.int64)
CARD_WINDOWS = np.zeros(CARDS, np.int64)
CARD_REPEATS = np.zeros(CARDS, np.int64)
CARD_IS_MOVE = np.zeros(CARDS, np.bool_)
CARD_COPIES = np.zeros(CARDS, np.int64)
for _i, _card in enumerate(CARD_TABLE):
    CARD_PROGRAM[_card.card] = len(PLACE_TABLE) + _i
    CARD_WINDOWS[_card.card] = _card.windows
    CARD_REPEATS[_card.card] = _card.repeats
    CARD_IS_MOVE[_card.card] = _card.is_move
    CARD_COPIES[_card.card] = _card.copies

TOKEN_PROGRAM = np.zeros(len(Token), np.int64)
for _i, _token in enumerate(TOKEN_TABLE):
    TOKEN_PROGRAM[_token.token] = len(PLACE_TABLE) + len(CARD_TABLE) + _i
