"""A game put together from the base and its expansions (clauses MODE-1, MODE-3, MODE-4, SETUP)."""

import numpy as np

from arasta.core.bits import has
from arasta.core.compiling import rule
from arasta.istanbul import setup
from arasta.istanbul.components.players import TARGET
from arasta.istanbul.letters.setup import set_up_letters
from arasta.istanbul.mocha.setup import set_up_mocha
from arasta.istanbul.names import Card, Module, Place

# MODE-1, by the set of modules:     base                  mocha                     letters                      both
COLUMNS = np.array([4, 5, 5, 5], np.int64)
ROWS = np.array([4, 4, 4, 5], np.int64)
LAST_PLACE = np.array([Place.DEALER, Place.COFFEE_HOUSE, Place.SECRET_SOCIETY, Place.CATACOMBS], np.int64)
LAST_CARD = np.array(
    [Card.RETURN_ASSISTANT, Card.COFFEE_HOUSE_AGAIN, Card.ANYWHERE_3_LIRA, Card.ANYWHERE_3_LIRA], np.int64
)
EXPANSION_TARGET = 6  # rubies, with any expansion


@rule
def set_up(s, players, variants, modules, new_cards_only, layout):
    """SETUP-1 to SETUP-15. `layout` names the places row by row; a first place of 0 is for chance to lay out."""
    s.players = players
    s.variants = variants
    s.modules = modules
    s.target = EXPANSION_TARGET if modules else TARGET[players]
    s.columns, s.rows = COLUMNS[modules], ROWS[modules]
    s.last_place = LAST_PLACE[modules]
    s.card_kinds = LAST_CARD[modules] + 1
    setup.set_up_pieces(s)
    setup.set_up_rubies(s)
    if has(modules, Module.MOCHA):
        set_up_mocha(s)
    if has(modules, Module.LETTERS):
        set_up_letters(s)
    setup.set_up_ruby_supply(s)
    set_up_bonus_deck(s, modules, new_cards_only)
    setup.push_draws(s)  # pushed first, done last: the layout comes first
    setup.set_up_board(s, layout)


@rule
def set_up_bonus_deck(s, modules, new_cards_only):
    """MODE-1, MODE-3: the cards of the base game, unless only the new ones are wanted, and of each expansion."""
    if not new_cards_only:
        setup.add_to_deck(s, Card.ONE_GOOD, Card.RETURN_ASSISTANT)
    if has(modules, Module.MOCHA):
        setup.add_to_deck(s, Card.TWO_COFFEE, Card.COFFEE_HOUSE_AGAIN)
    if has(modules, Module.LETTERS):
        setup.add_to_deck(s, Card.LETTER, Card.ANYWHERE_3_LIRA)
