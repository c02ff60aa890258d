"""Carrying out an action, and changing a roll: where base and expansions act together (clauses ACT-3, ROLL-3)."""

from arasta.core.agenda import push
from arasta.core.bits import has
from arasta.core.compiling import EXPANSIONS, rule
from arasta.istanbul import dice
from arasta.istanbul.components.programs import PLACE_PROGRAM
from arasta.istanbul.effects import Effect
from arasta.istanbul.mocha.roll_cards import die_to_6_options, play_die_to_6
from arasta.istanbul.names import Module, Place
from arasta.istanbul.program import push_program


@rule
def begin_action(s, p, place):
    """ACT-3: an action is carried out completely. CARD-7: the innermost one of a chain is remembered."""
    s.last_action = place
    if place == Place.CARAVANSARY:
        s.caravansary_used = 1
        if EXPANSIONS and has(s.modules, Module.MOCHA):
            s.coffee[p] += 1  # P06-1
    elif EXPANSIONS and place == Place.FOUNTAIN and has(s.modules, Module.LETTERS):
        push(s, Effect.RECALL_COMPANION, p, 0)  # P07-2
    push_program(s, p, PLACE_PROGRAM[place])


@rule
def change_dice_options(s, p, argument):
    """ROLL-3: the red tile and BONUS-16."""
    options = dice.red_tile_options(s, p, argument)
    if EXPANSIONS:
        options |= die_to_6_options(s, p)
    return options


@rule
def change_dice(s, p, argument, option):
    """ROLL-3, ROLL-4: modifiers in any order, until the roll is kept."""
    if option == dice.KEEP:
        return
    push(s, Effect.CHANGE_DICE, p, argument)
    if option <= dice.REROLL:
        dice.use_red_tile(s, p, option)
    elif EXPANSIONS:
        play_die_to_6(s, p, option)
