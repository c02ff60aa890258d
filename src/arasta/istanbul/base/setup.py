"""Setting up the base game (clauses SETUP-1 to SETUP-13, LAYOUT, VAR-RL, VAR-NA-1, VAR-CL-1).

What chance decides at set-up stands on the agenda like everything else.
"""

from arasta.core.action import Action
from arasta.core.agenda import push
from arasta.core.bits import bit, has
from arasta.core.compiling import rule
from arasta.core.effects import Chance
from arasta.core.machine import NOBODY
from arasta.istanbul.base.board import is_cell, is_in_game, is_inner
from arasta.istanbul.base.components import players as table
from arasta.istanbul.base.components.layouts import PITCH, RANDOM_DISTANCE
from arasta.istanbul.base.components.tracks import RUBIES
from arasta.istanbul.base.questions import set_up_expansion
from arasta.istanbul.base.turn.encounters import is_in_play
from arasta.istanbul.base.words import GOODS, Effect, Place, Variant
from arasta.istanbul.option_names import cell_name
from arasta.istanbul.tables import (
    CARD_COPIES,
    CARD_KINDS,
    CARDS,
    COLUMNS,
    LAST_PLACE,
    PLACES,
    ROWS,
    TOKENS,
)

CELLS = PITCH * PITCH


@rule
def set_up(s, players, variants, modules, edition, cards, layout):
    """SETUP-1 to SETUP-15. What joined the game after this edition is not in it. `cards` is the set of bonus cards in
    the deck. `layout` names the places row by row; a first place of 0 is for chance to lay out.
    """
    s.players = players
    s.variants = variants
    s.modules = modules
    s.target = table.TARGET_WITH_EXPANSIONS if modules else table.TARGET[players]
    s.columns, s.rows = COLUMNS[modules], ROWS[modules]
    s.last_place = LAST_PLACE[modules]
    s.card_kinds = CARD_KINDS[modules]
    set_up_pieces(s)
    set_up_rubies(s)
    set_up_expansion(s, edition)
    set_up_ruby_supply(s)
    set_up_bonus_deck(s, cards)
    push_draws(s)  # pushed first, done last: the layout comes first
    set_up_board(s, layout)


@rule
def set_up_board(s, layout):
    """SETUP-1, LAYOUT-3: lay out the places row by row as given; a first place of 0 lets chance lay them (VAR-RL)."""
    if layout[0] == 0:
        push_next_place(s)
        return
    for i in range(s.columns * s.rows):
        s.cell[layout[i]] = i // s.columns * PITCH + i % s.columns


@rule
def push_next_place(s):
    """VAR-RL: chance lays 7, 8 and 9 first and then the others, from the lowest number up."""
    for place in range(Place.FOUNTAIN, Place.TEA_HOUSE + 1):
        if s.cell[place] < 0:
            push(s, Effect.PLACE_LAID, NOBODY, place)
            return
    for place in range(1, s.last_place + 1):
        if s.cell[place] < 0 and is_in_game(s, place):
            push(s, Effect.PLACE_LAID, NOBODY, place)
            return


@rule
def set_up_pieces(s):
    """SETUP-11 to SETUP-13: the players' pieces, and the neutral merchants of a two-player game."""
    for place in range(PLACES):
        s.cell[place] = -1
    s.caravan_leader = NOBODY
    s.turn_of = NOBODY
    s.joined = NOBODY
    for p in range(s.players):
        set_up_player(s, p)
    if s.players == 2:
        for i in range(table.NEUTRAL_MERCHANTS):
            s.neutral_merchant[i] = Place.SMALL_MOSQUE + i


@rule
def set_up_rubies(s):
    """SETUP-3 to SETUP-6, RUBY-1: mosque tiles, and the rubies on the places; the rest is the supply."""
    for colour in range(GOODS):
        s.mosque_tiles_left[colour] = table.MOSQUE_TILES[s.players]
    s.rubies_on[Place.WAINWRIGHT] = s.players
    s.rubies_on[Place.SMALL_MOSQUE] = table.MOSQUE_RUBIES[s.players]
    s.rubies_on[Place.GREAT_MOSQUE] = table.MOSQUE_RUBIES[s.players]
    s.rubies_on[Place.PALACE] = table.PALACE_RUBIES[s.players]
    s.rubies_on[Place.DEALER] = table.DEALER_RUBIES[s.players]


@rule
def set_up_ruby_supply(s):
    """RUBY-1: what is not on a place is the supply."""
    s.ruby_supply = RUBIES
    for place in range(PLACES):
        s.ruby_supply -= s.rubies_on[place]


@rule
def set_up_bonus_deck(s, cards):
    """SETUP-10: all copies of the cards that were agreed."""
    for card in range(CARDS):
        if has(cards, card):
            s.deck[card] = CARD_COPIES[card]
            s.deck_size += CARD_COPIES[card]


@rule
def set_up_player(s, p):
    """SETUP-11, SETUP-12, VAR-NA-1: pieces and lira; with neutral assistants one of those replaces the bottom one."""
    s.lira[p] = table.FIRST_LIRA + p
    s.merchant[p] = Place.FOUNTAIN
    s.family[p] = Place.POLICE_STATION
    s.stack[p] = table.STACK
    s.aside[p] = table.OWN_ASSISTANTS - table.STACK
    if has(s.variants, Variant.NEUTRAL_ASSISTANTS):
        s.stack_neutral[p] = 1


@rule
def push_draws(s):
    """SETUP-8, SETUP-9, SETUP-12: demand tiles, token rolls, a bonus card for each; then the first turn (SETUP-2)."""
    push(s, Effect.START_TURN, 0, 0)
    for p in range(s.players - 1, -1, -1):
        push(s, Effect.DRAW_CARD, p, 0)
    for token in range(TOKENS - 1, -1, -1):
        if not is_in_play(s, token):
            continue
        push(s, Effect.MOVE_TOKEN, NOBODY, token)
        push(s, Effect.ROLL_DICE, NOBODY, 0)
    push(s, Effect.REVEAL_DEMAND, NOBODY, 1)
    push(s, Effect.REVEAL_DEMAND, NOBODY, 0)


@rule
def free_cells(s):
    """The cells of the grid where no place lies yet."""
    free = 0
    for cell in range(CELLS):
        if is_cell(s, cell):
            free |= bit(cell)
    for place in range(1, PLACES):
        if s.cell[place] >= 0:
            free &= ~bit(s.cell[place])
    return free


@rule
def may_be_apart(a, b):
    """VAR-RL-1: 8 and 9 are at grid distance 3 or more and share neither row nor column."""
    columns = abs(a % PITCH - b % PITCH)
    rows = abs(a // PITCH - b // PITCH)
    return columns > 0 and rows > 0 and columns + rows >= RANDOM_DISTANCE


@rule
def cells_apart(free, cell):
    """How many free cells can take 9 when 8 lies on this one."""
    found = 0
    for other in range(CELLS):
        if has(free, other) and may_be_apart(cell, other):
            found += 1
    return found


@rule
def place_laid_weight(s, p, place, cell):
    """VAR-RL-1, VAR-RL-2: in how many ways 7, 8 and 9 can be completed, so that every arrangement is equally likely."""
    free = free_cells(s)
    if not has(free, cell):
        return 0
    if place == Place.BLACK_MARKET:
        return cells_apart(free, cell)
    if place == Place.TEA_HOUSE:
        return 1 if may_be_apart(s.cell[Place.BLACK_MARKET], cell) else 0
    if place != Place.FOUNTAIN:
        return 1
    if not may_take_fountain(s, cell):
        return 0
    ways = 0
    for other in range(CELLS):
        if has(free, other) and other != cell:
            ways += cells_apart(free & ~bit(cell), other)
    return ways


@rule
def may_take_fountain(s, cell):
    """VAR-RL-1: 7 is an inner place, and the exact centre where the grid has one."""
    has_centre = s.columns % 2 == 1 and s.rows % 2 == 1
    return is_inner(s, cell) and (not has_centre or cell == s.rows // 2 * PITCH + s.columns // 2)


@rule
def place_laid_options(s, p, place):
    """The cells where the place may be laid."""
    options = 0
    for cell in range(CELLS):
        if place_laid_weight(s, p, place, cell) > 0:
            options |= bit(cell)
    return options


@rule
def lay_place(s, p, place, cell):
    """SETUP-1: the place lies on the cell; lay the next."""
    s.cell[place] = cell
    push_next_place(s)


EFFECTS = {
    Effect.PLACE_LAID: Chance(
        place_laid_options,
        lay_place,
        {cell: Action("lay", "cell", cell_name(cell), cell) for cell in range(CELLS)},
        weight=place_laid_weight,
        argument="place",
    ),
}
