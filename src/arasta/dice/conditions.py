"""Whether a program can be carried out (clauses DCARD-7, DCARD-11, DCARD-12, DCARD-13)."""

from arasta.core.bits import kinds_in
from arasta.core.compiling import rule
from arasta.dice.components.amounts import number_of, resource_of
from arasta.dice.components.programs import PROGRAMS
from arasta.dice.effects import Effect
from arasta.dice.names import COLOURS, Resource
from arasta.dice.rubies import ruby_options
from arasta.dice.tiles import tiles_owned

LENGTH, EFFECT, ARGUMENT = PROGRAMS.length, PROGRAMS.effect, PROGRAMS.argument


@rule
def tokens_owned(s, p):
    """Coloured tokens."""
    owned = 0
    for colour in range(COLOURS):
        owned += s.owned[p, colour]
    return owned


@rule
def is_possible(s, p, effect, argument):
    """The condition or price of one effect; most effects have none."""
    match effect:
        case Effect.PAY | Effect.OWN:
            return s.owned[p, resource_of(argument)] >= number_of(argument)
        case Effect.USE_CARD_DICE:
            return s.card_dice >= argument  # DCARD-13
        case Effect.GIVE_TOKEN:
            return tokens_owned(s, p) + (s.owned[p, Resource.BROWN] if argument else 0) > 0
        case Effect.GIVE_TILE:
            return tiles_owned(s, p) > 0
        case Effect.TAKE_TILE:
            return kinds_in(s.market) != 0
        case Effect.CHOOSE_RUBY:
            return ruby_options(s) != 0
    return True


@rule
def can_carry_out(s, p, program):
    """DCARD-11: every effect of the program is possible."""
    for i in range(LENGTH[program]):
        if not is_possible(s, p, EFFECT[program, i], ARGUMENT[program, i]):
            return False
    return True
