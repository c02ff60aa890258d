"""The one place that knows every effect of the dice game: what it does, what may be chosen, what a choice does."""

from arasta.core.bits import kinds_in
from arasta.core.compiling import rule
from arasta.dice import bazaar, menu, paying, rolling, rubies, tiles, turn
from arasta.dice.components.amounts import number_of, resource_of
from arasta.dice.effects import Effect
from arasta.dice.gaining import gain, pay
from arasta.dice.names import COLOURS
from arasta.dice.pairs import ANY_PAIR, PAIR_ONE, PAIR_OTHER


@rule
def perform(s, effect, p, argument):
    """Effects that happen by themselves; conditions have been checked and do nothing."""
    match effect:
        case Effect.START_TURN:
            turn.start_turn(s, p)
        case Effect.INCOME:
            tiles.income(s, p, argument)
        case Effect.ROLL:
            rolling.roll(s, p)
        case Effect.HAND_OVER:
            turn.hand_over(s, p)
        case Effect.GAIN:
            gain(s, p, resource_of(argument), number_of(argument))
        case Effect.PAY:
            pay(s, p, resource_of(argument), number_of(argument))
        case Effect.REVEAL:
            bazaar.reveal(s, argument)
        case Effect.DISCARD_REVEALED:
            bazaar.discard_revealed(s)
        case Effect.REFILL:
            tiles.refill(s)
        case Effect.GAIN_TILE:
            tiles.gain_tile(s, p, argument)
        case Effect.TAKE_RUBY:
            rubies.take_ruby(s, p, argument)
        case Effect.SERVE_MERCHANTS:
            tiles.serve_merchants(s, p)


@rule
def options_of(s, effect, p, argument):
    """All legal options of a decision; none means that there is nothing to ask."""
    match effect:
        case Effect.REROLL:
            return rolling.reroll_options(s, p)
        case Effect.REROLL_FACE:
            return rolling.face_options(s, argument)
        case Effect.ACTION:
            return menu.menu_options(s, p)
        case Effect.PAY_DICE:
            return paying.payment_options(s, p, argument)
        case Effect.PAY_TOKENS:
            return paying.payment_options(s, p, COLOURS + argument)
        case Effect.TAKE_TOKENS:
            return ANY_PAIR
        case Effect.PICK_CARD:
            return kinds_in(s.revealed)  # DCARD-3
        case Effect.BENEFIT:
            return bazaar.benefit_options(s, p, argument)
        case Effect.OFFER:
            return bazaar.offer_options(s, p, argument)
        case Effect.TAKE_EITHER:
            return bazaar.either_options(argument)
        case Effect.GIVE_TOKEN:
            return bazaar.give_token_options(s, p, argument)
        case Effect.GIVE_TILE:
            return tiles.own_tile_options(s, p)
        case Effect.TAKE_TILE:
            return kinds_in(s.market)  # DCARD-15
        case Effect.CHOOSE_RUBY:
            return rubies.ruby_options(s)
        case Effect.DIE_ROLLED:
            return rolling.ANY_FACE
        case Effect.CARD_DRAWN:
            return kinds_in(s.deck)  # DINFO-2
        case Effect.TILE_DRAWN:
            return kinds_in(s.stack)  # DINFO-2
    return 0


@rule
def resolve(s, effect, p, argument, option):
    """What the option chosen does."""
    match effect:
        case Effect.REROLL:
            rolling.choose_reroll(s, p, option)
        case Effect.REROLL_FACE:
            rolling.choose_again(s, p, argument, option)
        case Effect.ACTION:
            menu.choose_action(s, p, option)
        case Effect.PAY_DICE:
            paying.choose_payment(s, p, argument, option)
        case Effect.PAY_TOKENS:
            paying.choose_payment(s, p, COLOURS + argument, option)
        case Effect.TAKE_TOKENS:
            bazaar.push_tokens(s, p, PAIR_ONE[option], PAIR_OTHER[option])
        case Effect.PICK_CARD:
            bazaar.use_card(s, p, option)
        case Effect.BENEFIT:
            bazaar.choose_benefit(s, p, argument, option)
        case Effect.OFFER:
            bazaar.choose_offer(s, p, argument, option)
        case Effect.TAKE_EITHER:
            bazaar.take_either(s, p, argument, option)
        case Effect.GIVE_TOKEN:
            pay(s, p, option, 1)
        case Effect.GIVE_TILE:
            tiles.give_tile(s, p, option)
        case Effect.TAKE_TILE:
            tiles.gain_tile(s, p, option)
        case Effect.CHOOSE_RUBY:
            rubies.take_ruby(s, p, option)
        case Effect.DIE_ROLLED:
            rolling.die_rolled(s, argument, option)
        case Effect.CARD_DRAWN:
            bazaar.card_drawn(s, option)
        case Effect.TILE_DRAWN:
            tiles.lay_out(s, option)


@rule
def weight(s, effect, option):
    """DINFO-2, DINFO-4: how likely chance decides for an option, in relation to its other options."""
    match effect:
        case Effect.CARD_DRAWN:
            return s.deck[option]
        case Effect.TILE_DRAWN:
            return s.stack[option]
    return 1
