"""Whether a program can be carried out: the condition of each effect that has one (clauses ACT-2, CARD-2)."""

from arasta.rules.assistants import return_one_options
from arasta.rules.board import destinations
from arasta.rules.compiling import rule
from arasta.rules.components.players import EXTENSIONS
from arasta.rules.components.programs import PLACE_PROGRAM, PROGRAM_ARGUMENT, PROGRAM_EFFECT, PROGRAM_LENGTH
from arasta.rules.family import is_home
from arasta.rules.names import Effect
from arasta.rules.places.dealer import can_pay_dealer
from arasta.rules.places.market import can_sell
from arasta.rules.places.mosque import tile_options
from arasta.rules.places.palace import can_pay_palace


@rule
def is_possible(s, p, effect, argument):
    """The precondition or compulsory cost of one effect; most effects have none."""
    match effect:
        case Effect.PAY_LIRA:
            return s.lira[p] >= argument
        case Effect.GAIN_EXTENSION:
            return s.extensions[p] < EXTENSIONS  # P01-2
        case Effect.SELL:
            return can_sell(s, p, argument)
        case Effect.SEND_FAMILY:
            return is_home(s, p)  # P12-1
        case Effect.PAY_PALACE:
            return can_pay_palace(s, p)
        case Effect.MOSQUE_TILE:
            return tile_options(s, p, argument) != 0
        case Effect.PAY_DEALER:
            return can_pay_dealer(s, p)
        case Effect.FAMILY_HOME:
            return not is_home(s, p)  # BONUS-06
        case Effect.WALK:
            return destinations(s, s.merchant[p], argument) != 0
        case Effect.RETURN_ASSISTANT:
            return return_one_options(s, p, argument) != 0
    return True


@rule
def can_carry_out(s, p, program):
    """ACT-2: every effect of the program is possible."""
    for i in range(PROGRAM_LENGTH[program]):
        if not is_possible(s, p, PROGRAM_EFFECT[program, i], PROGRAM_ARGUMENT[program, i]):
            return False
    return True


@rule
def can_act(s, p, place):
    """ACT-1, ACT-2: whether the action of the place may be started."""
    return can_carry_out(s, p, PLACE_PROGRAM[place])
