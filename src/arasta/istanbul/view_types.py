"""The types of a view of the board game, with what each module adds: for clients, bots and whoever checks types.

A checker of types cannot follow `modules.parts`, so this file names the modules, like `modules.py`. What a module adds
is there only if it is in the game.
"""

from arasta.istanbul.base.view_types import BaseDecision, BasePlace, BasePlayer, BasePrivate, BaseTable
from arasta.istanbul.letters.view_types import LettersDecision, LettersPlace, LettersPlayer, LettersTable
from arasta.istanbul.mocha.view_types import MochaDecision, MochaPlace, MochaPlayer, MochaPrivate, MochaTable


class IstanbulPlayer(BasePlayer, MochaPlayer, LettersPlayer):
    """What everybody sees of a player."""


class IstanbulPlace(BasePlace, MochaPlace, LettersPlace):
    """A place of the bazaar."""


class IstanbulDecision(BaseDecision, MochaDecision, LettersDecision):
    """What is to be decided."""


class IstanbulPrivate(BasePrivate, MochaPrivate):
    """`Rules.private_view`: what differs from seat to seat."""


class IstanbulView(BaseTable, MochaTable, LettersTable, IstanbulPrivate):
    """`Rules.view`: the table as a seat sees it; `Rules.public_view`: as a spectator does."""

    decision: IstanbulDecision | None  # what is to be decided; None when the game is over
    places: list[IstanbulPlace]  # of the bazaar, by their numbers
    players: list[IstanbulPlayer]  # by seat
