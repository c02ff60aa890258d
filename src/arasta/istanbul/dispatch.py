"""The one place that knows every effect: what it does, what may be chosen, what a choice does, how likely chance is.

Those of the base game are here; what is not is an expansion's, whose own dispatch is asked.
"""

from arasta.core.bits import kinds_in
from arasta.core.compiling import EXPANSIONS, rule
from arasta.istanbul import assistants, cart, deck, dice, encounters, family, kinds_of_turn, paying, turn
from arasta.istanbul.acting import begin_action, change_dice, change_dice_options
from arasta.istanbul.board import destinations
from arasta.istanbul.effects import Effect
from arasta.istanbul.letters import dispatch as letters
from arasta.istanbul.mocha import dispatch as mocha
from arasta.istanbul.mocha.items import gain_item, items_owned, pay_item, take_item_options
from arasta.istanbul.pieces import arrive
from arasta.istanbul.places import (
    black_market,
    caravansary,
    dealer,
    market,
    mosque,
    palace,
    post_office,
    tea_house,
    warehouse,
)
from arasta.istanbul.rubies import take_ruby
from arasta.istanbul.ruby_choice import ruby_options
from arasta.istanbul.setup import lay_place, place_laid_options, place_laid_weight


@rule
def perform(s, effect, p, argument):
    """Effects that happen by themselves."""
    match effect:
        case Effect.START_TURN:
            turn.start_turn(s, p, argument)
        case Effect.END_STEP:
            turn.end_step(s, p)
        case Effect.NEXT_TURN:
            turn.next_turn(s, p)
        case Effect.BEGIN_ACTION:
            begin_action(s, p, argument)
        case Effect.GAIN_LIRA:
            s.lira[p] += argument
        case Effect.PAY_LIRA:
            s.lira[p] -= argument
        case Effect.GAIN_EXTENSION:
            cart.gain_extension(s, p)
        case Effect.FILL_ROW:
            cart.fill_row(s, p, argument)
        case Effect.USE_POST_OFFICE:
            post_office.use_post_office(s, p)
        case Effect.DRAW_CARD:
            deck.draw_card(s, p)
        case Effect.DISCARD_UNLESS_LEADER:
            caravansary.discard_unless_leader(s, p)
        case Effect.PAY_BLACK_MARKET:
            black_market.pay_black_market(s, p)
        case Effect.PAY_TEA_HOUSE:
            tea_house.pay_tea_house(s, p, argument)
        case Effect.PAY_PALACE:
            palace.pay_palace(s, p)
        case Effect.PAY_DEALER:
            dealer.pay_dealer(s, p)
        case Effect.TAKE_RUBY:
            take_ruby(s, p, argument)
        case Effect.FAMILY_HOME:
            family.family_home(s, p)
        case Effect.STAY:
            arrive(s, p, s.merchant[p])  # MOVE-10: the merchant counts as just arrived
        case Effect.MOVE_TOKEN:
            encounters.move_token(s, argument)
        case Effect.MOVE_NEUTRAL:
            paying.move_neutral(s, argument)
        case Effect.REVEAL_DEMAND:
            market.reveal_demand(s, argument)
        case Effect.REPEAT_ACTION:
            begin_action(s, p, s.last_action)
        case Effect.GAIN_GOOD:
            cart.gain_good(s, p, argument, 1)
        case Effect.PAY_GOOD:
            s.goods[p, argument] -= 1
        case Effect.DRAW_CARDS:
            deck.draw_cards(s, p, argument)
        case _:
            if EXPANSIONS:
                mocha.perform(s, effect, p, argument)
                letters.perform(s, effect, p, argument)


@rule
def own_options(s, effect, p, argument):
    """The options that belong to the decision itself; none means that there is nothing to ask."""
    match effect:
        case Effect.MOVE:
            return kinds_of_turn.first_options(s, p)
        case Effect.ASSISTANT:
            return assistants.assistant_options(s, p)
        case Effect.PAY_MERCHANTS:
            return paying.paying_options(s, p)
        case Effect.ACTION | Effect.ACT_THERE:
            return turn.ACT_OR_SKIP
        case Effect.AFTER_ACTION | Effect.LAST_CARDS:
            return 1  # nothing but to be done
        case Effect.ENCOUNTERS:
            return encounters.encounter_options(s, p)
        case Effect.END_TURN:
            return kinds_of_turn.last_options(s, p)
        case Effect.WALK:
            return destinations(s, p, s.merchant[p], argument)
        case Effect.TAKE_GOOD:
            return cart.goods_with_room(s, p, argument)
        case Effect.GIVE_GOODS:
            return cart.give_goods_options(s, p, argument)
        case Effect.BUY_GOOD:
            return warehouse.buy_good_options(s, p, argument)
        case Effect.TAKE_CARD:
            return deck.take_card_options(s)
        case Effect.DISCARD_CARD:
            return deck.hand_options(s, p)
        case Effect.RETURN_ASSISTANTS:
            return assistants.return_many_options(s, p, argument)
        case Effect.RETURN_ASSISTANT:
            return assistants.return_one_options(s, p, argument)
        case Effect.CALL_NUMBER:
            return tea_house.CALLS
        case Effect.CHANGE_DICE:
            return change_dice_options(s, p, argument)
        case Effect.SELL:
            return market.sell_options(s, p, argument)
        case Effect.SEND_FAMILY:
            return family.send_options(s)
        case Effect.MOSQUE_TILE:
            return mosque.tile_options(s, p, argument)
        case Effect.REWARD:
            return family.reward_options(s)
        case Effect.PAY_LIRA_OR_CARD:
            return encounters.pay_or_card_options(s, p, argument)
        case Effect.PAY_LIRA_OR_GOOD | Effect.PAY_FIXED_OR_GOOD:
            return encounters.pay_or_good_options(s, p, argument)
        case Effect.ROLL_DICE:
            return dice.ROLLS
        case Effect.CARD_DRAWN:
            return kinds_in(s.deck)  # INFO-3
        case Effect.DEMAND_DRAWN:
            return market.demand_drawn_options(s, argument)
        case Effect.PLACE_LAID:
            return place_laid_options(s, argument)
        case Effect.TAKE_ITEM:
            return take_item_options(s, p)
        case Effect.PAY_ITEM:
            return items_owned(s, p)
        case Effect.CHOOSE_RUBY:
            return ruby_options(s)
    if EXPANSIONS:
        return mocha.own_options(s, effect, p, argument) | letters.own_options(s, effect, p, argument)
    return 0


@rule
def resolve(s, effect, p, argument, option):
    """What the option chosen does."""
    match effect:
        case Effect.MOVE:
            kinds_of_turn.choose_first(s, p, option)
        case Effect.WALK:
            arrive(s, p, option)
        case Effect.ASSISTANT:
            turn.choose_assistant(s, p, option)
        case Effect.PAY_MERCHANTS:
            turn.choose_payment(s, p, option)
        case Effect.ACTION:
            turn.choose_action(s, p, option)
        case Effect.ENCOUNTERS:
            if option != encounters.DONE:
                encounters.meet(s, p, option)
        case Effect.END_TURN:
            kinds_of_turn.choose_last(s, p, option)
        case Effect.TAKE_GOOD:
            cart.gain_good(s, p, option, 1)
        case Effect.GIVE_GOODS:
            cart.give_good(s, p, argument, option)
        case Effect.BUY_GOOD:
            warehouse.buy_good(s, p, argument, option)
        case Effect.TAKE_CARD:
            deck.take_card(s, p, option)
        case Effect.DISCARD_CARD:
            deck.discard_card(s, p, option)
        case Effect.RETURN_ASSISTANTS:
            if option != assistants.DONE:
                assistants.return_many(s, p, option)
        case Effect.RETURN_ASSISTANT:
            assistants.return_assistant(s, p, option)
        case Effect.CALL_NUMBER:
            tea_house.call_number(s, p, argument, option)
        case Effect.CHANGE_DICE:
            change_dice(s, p, argument, option)
        case Effect.SELL:
            market.sell(s, p, argument, option)
        case Effect.SEND_FAMILY:
            family.send_family(s, p, option)
        case Effect.ACT_THERE:
            if option == turn.ACT:
                s.indirect = 1
                begin_action(s, p, argument)
        case Effect.MOSQUE_TILE:
            mosque.take_tile(s, p, argument, option)
        case Effect.REWARD:
            family.take_reward(s, p, option)
        case Effect.PAY_LIRA_OR_CARD:
            encounters.pay_or_card(s, p, argument, option)
        case Effect.PAY_LIRA_OR_GOOD | Effect.PAY_FIXED_OR_GOOD:
            encounters.pay_or_good(s, p, argument, option)
        case Effect.ROLL_DICE:
            dice.roll(s, option)
        case Effect.CARD_DRAWN:
            deck.receive_card(s, p, option)
        case Effect.DEMAND_DRAWN:
            market.demand_drawn(s, argument, option)
        case Effect.PLACE_LAID:
            lay_place(s, argument, option)
        case Effect.TAKE_ITEM:
            gain_item(s, p, option)
        case Effect.PAY_ITEM:
            pay_item(s, p, option)
        case Effect.CHOOSE_RUBY:
            take_ruby(s, p, option)
        case _:
            if EXPANSIONS:
                mocha.resolve(s, effect, p, argument, option)
                letters.resolve(s, effect, p, argument, option)


@rule
def weight(s, effect, argument, option):
    """CHANCE-1, INFO-3: how likely chance decides for an option, in relation to its other options."""
    match effect:
        case Effect.CARD_DRAWN:
            return s.deck[option]
        case Effect.PLACE_LAID:
            return place_laid_weight(s, argument, option)
        case Effect.LETTER_DRAWN:
            return s.letter_supply[option]
    return 1
