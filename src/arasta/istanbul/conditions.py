"""Whether a program can be carried out: the condition of each effect that has one (clauses ACT-2, CARD-2)."""

from arasta.core.bits import has
from arasta.core.compiling import EXPANSIONS, rule
from arasta.istanbul.assistants import return_one_options
from arasta.istanbul.board import destinations
from arasta.istanbul.cart import goods_owned, goods_total
from arasta.istanbul.components.players import EXTENSIONS
from arasta.istanbul.components.programs import PROGRAM_ARGUMENT, PROGRAM_EFFECT, PROGRAM_LENGTH
from arasta.istanbul.deck import can_draw
from arasta.istanbul.effects import Effect
from arasta.istanbul.family import is_home
from arasta.istanbul.letters.companion import companion_options
from arasta.istanbul.letters.moves import family_walk_options, join_options
from arasta.istanbul.letters.post import can_draw_letter, delivered_total, letters_total
from arasta.istanbul.letters.seals import can_pay_seals
from arasta.istanbul.mocha.coffee_house import can_pay_coffee_house
from arasta.istanbul.mocha.guild_deck import can_draw_guild_cards
from arasta.istanbul.mocha.guild_effects import guild_tile_options
from arasta.istanbul.mocha.items import items_owned, swap_give_options
from arasta.istanbul.mocha.roasting import can_roast
from arasta.istanbul.mocha.tavern_prices import can_use_tavern
from arasta.istanbul.names import Module
from arasta.istanbul.places.dealer import can_pay_dealer
from arasta.istanbul.places.market import can_sell
from arasta.istanbul.places.mosque import tile_options
from arasta.istanbul.places.palace import can_pay_palace
from arasta.istanbul.rubies import has_ruby
from arasta.istanbul.ruby_choice import any_track_has_ruby


@rule
def is_possible(s, p, effect, argument):
    """The precondition or compulsory cost of one effect; most effects have none."""
    match effect:
        case Effect.PAY_LIRA:
            return s.lira[p] >= argument
        case Effect.PAY_GOOD:
            return s.goods[p, argument] > 0
        case Effect.GIVE_GOODS:
            return goods_total(s, p) >= argument // 4
        case Effect.PAY_PALACE:
            return can_pay_palace(s, p)
        case Effect.PAY_DEALER:
            return can_pay_dealer(s, p)
        case Effect.DISCARD_CARD:
            return s.cards[p] > 0
        case Effect.PAY_FIXED_OR_GOOD:
            return s.lira[p] >= argument or goods_owned(s, p) != 0
        case Effect.PAY_ITEM:
            return items_owned(s, p) != 0
        case Effect.SELL:
            return can_sell(s, p, argument)
        case Effect.SEND_FAMILY:
            return is_home(s, p)  # P12-1
    return is_available(s, p, effect, argument)


@rule
def is_available(s, p, effect, argument):
    """The same for what is to be gained or moved."""
    match effect:
        case Effect.GAIN_EXTENSION:
            return s.extensions[p] < EXTENSIONS  # P01-2
        case Effect.MOSQUE_TILE:
            return tile_options(s, p, argument) != 0
        case Effect.FAMILY_HOME:
            return not is_home(s, p)  # BONUS-06
        case Effect.WALK:
            return destinations(s, p, s.merchant[p], argument) != 0
        case Effect.RETURN_ASSISTANT:
            return return_one_options(s, p, argument) != 0
        case Effect.DRAW_CARD:
            return can_draw(s, 1)
        case Effect.DRAW_CARDS:
            return can_draw(s, argument)
        case Effect.TAKE_RUBY:
            return has_ruby(s, argument)
        case Effect.CHOOSE_RUBY:
            return any_track_has_ruby(s)
    if EXPANSIONS:
        return is_possible_in_expansions(s, p, effect, argument)
    return True


@rule
def is_possible_in_expansions(s, p, effect, argument):
    """The same for the effects of the expansions."""
    match effect:
        case Effect.GAIN_COFFEE:
            return has(s.modules, Module.MOCHA)  # MODE-8
        case Effect.PAY_COFFEE:
            return s.coffee[p] >= argument
        case Effect.DRAW_GUILD_CARDS:
            return can_draw_guild_cards(s, argument)
        case Effect.PAY_COFFEE_HOUSE:
            return can_pay_coffee_house(s, p, argument)
        case Effect.ROAST:
            return can_roast(s, p)
        case Effect.TAVERN:
            return can_use_tavern(s, p, argument)
        case Effect.GUILD_TILE:
            return guild_tile_options(s, p, argument) != 0
        case Effect.SWAP_GIVE:
            return swap_give_options(s, p, 0) != 0
        case Effect.DRAW_LETTER:
            return can_draw_letter(s)
        case Effect.GIVE_LETTER:
            return letters_total(s, p) + delivered_total(s, p) > 0
        case Effect.PAY_SEALS:
            return can_pay_seals(s, p, argument)
        case Effect.OPEN_AUCTION:
            return s.lira[p] > 0  # P23-1
        case Effect.COMPANION_WALK:
            return companion_options(s, p, argument) != 0
        case Effect.FAMILY_WALK:
            return family_walk_options(s, p) != 0
        case Effect.TO_MERCHANT:
            return join_options(s, p) != 0
    return True


@rule
def is_payment(effect):
    """MEET-12: the part of an encounter that the encounter tile drops."""
    return Effect.PAY_LIRA_OR_CARD <= effect <= Effect.PAY_FIXED_OR_GOOD or effect == Effect.PAY_LIRA_OR_LETTER


@rule
def can_carry_out(s, p, program, free):
    """ACT-2: every effect of the program is possible; MEET-12: a payment that is dropped need not be."""
    for i in range(PROGRAM_LENGTH[program]):
        effect = PROGRAM_EFFECT[program, i]
        if not (free and is_payment(effect)) and not is_possible(s, p, effect, PROGRAM_ARGUMENT[program, i]):
            return False
    return True
