"""Every effect of Mocha & Baksheesh: what it does, what may be chosen, what a choice does."""

from arasta.core.agenda import push
from arasta.core.compiling import rule
from arasta.istanbul.board import other_places
from arasta.istanbul.effects import Effect
from arasta.istanbul.mocha import (
    coffee_house,
    guild,
    guild_deck,
    guild_effects,
    items,
    moves,
    roasting,
    roll_cards,
    tavern,
    tavern_prices,
)
from arasta.istanbul.pieces import arrive
from arasta.istanbul.places.mosque import take_tile


@rule
def perform(s, effect, p, argument):
    """Effects that happen by themselves."""
    match effect:
        case Effect.GAIN_COFFEE:
            s.coffee[p] += argument
        case Effect.PAY_COFFEE:
            s.coffee[p] -= argument
        case Effect.DRAW_GUILD_CARD:
            guild_deck.draw_guild_card(s, p)
        case Effect.DRAW_GUILD_CARDS:
            guild_deck.draw_guild_cards(s, p, argument)
        case Effect.LAY_DOWN_GUILD_CARD:
            guild.lay_down_played(s)
        case Effect.STACK_TO_FOUNTAIN:
            guild_effects.stack_to_fountain(s, p)
        case Effect.EXTRA_TURN:
            s.extra_turns += 1
        case Effect.PAY_GUILD_BLACK_MARKET:
            guild_effects.pay_guild_black_market(s, p)
        case Effect.FAMILY_HOME_QUIETLY:
            guild_effects.family_home_quietly(s, p)
        case Effect.COFFEE_PER_RUBY:
            s.coffee[p] += s.rubies[p]
        case Effect.PAY_COFFEE_HOUSE:
            coffee_house.pay_coffee_house(s, p, argument)
        case Effect.REWARD_DICE:
            roll_cards.reward_dice(s, p, argument)
        case Effect.PAY_BAKSHEESH:
            tavern_prices.pay_baksheesh(s, p)
        case Effect.TURN_BAKSHEESH:
            s.baksheesh_side = 1 - s.baksheesh_side


@rule
def own_options(s, effect, p, argument):
    """The options of a decision."""
    match effect:
        case Effect.PLAY_GUILD_CARD:
            return s.guild_hand[p]
        case Effect.ROAST:
            return roasting.roast_options(s, p, argument)
        case Effect.DISCARD_GUILD_CARD:
            return s.guild_hand[p]
        case Effect.TAVERN:
            return tavern.tavern_options(s, p, argument)
        case Effect.PLACE_BARRIER:
            return tavern.barrier_options(s)
        case Effect.ACT_BESIDE:
            return tavern.act_beside_options(s)
        case Effect.SWAP_GIVE:
            return items.swap_give_options(s, p, argument)
        case Effect.SWAP_TAKE:
            return items.swap_take_options(s, p, argument)
        case Effect.TO_CORNER:
            return moves.corner_options(s, p)
        case Effect.TAKE_TWO:
            return guild_effects.take_two_options(s, p)
        case Effect.ACT_ANYWHERE:
            return other_places(s, 0)  # GUILD-12: any place of the board
        case Effect.GUILD_TILE:
            return guild_effects.guild_tile_options(s, p, argument)
        case Effect.GUILD_CARD_DRAWN:
            return s.guild_deck
    return 0


@rule
def resolve(s, effect, p, argument, option):
    """What the option chosen does."""
    match effect:
        case Effect.PLAY_GUILD_CARD:
            guild.play_guild_card(s, p, option)
        case Effect.ROAST:
            roasting.roast(s, p, option)
        case Effect.DISCARD_GUILD_CARD:
            guild_deck.discard_guild_card(s, p, option)
        case Effect.TAVERN:
            tavern.use_tavern(s, p, argument, option)
        case Effect.PLACE_BARRIER:
            tavern.place_barrier(s, p, option)
        case Effect.ACT_BESIDE:
            if option != tavern.DONE:
                s.indirect = 1
                push(s, Effect.BEGIN_ACTION, p, option)
        case Effect.SWAP_GIVE:
            items.swap_give(s, p, argument, option)
        case Effect.SWAP_TAKE:
            items.swap_take(s, p, argument, option)
        case Effect.TO_CORNER:
            arrive(s, p, option)
        case Effect.TAKE_TWO:
            guild_effects.take_two(s, p, option)
        case Effect.ACT_ANYWHERE:
            guild_effects.act_anywhere(s, p, option)
        case Effect.GUILD_TILE:
            take_tile(s, p, argument, option)
        case Effect.GUILD_CARD_DRAWN:
            guild_deck.receive_guild_card(s, p, option)
