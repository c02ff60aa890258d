"""Effects that only guild cards have (clauses GUILD-07, 08, 12, 14, 15, 16)."""

from arasta.core.bits import bit, has
from arasta.core.compiling import rule
from arasta.core.effects import Decision, Happening, Starts
from arasta.istanbul.base.board import other_places
from arasta.istanbul.base.cart import gain_good, goods_with_room
from arasta.istanbul.base.components.mosque_tiles import MOSQUE_COLOURS
from arasta.istanbul.base.components.places import COMMON_GOODS
from arasta.istanbul.base.dice import total
from arasta.istanbul.base.family import family_home, is_home
from arasta.istanbul.base.places.mosques import take_tile
from arasta.istanbul.base.silence import is_hand_empty
from arasta.istanbul.base.turn.action import action_chosen, begin_indirect_action
from arasta.istanbul.base.turn.movement import put_merchant
from arasta.istanbul.base.words import GOODS, Good, Piece
from arasta.istanbul.mocha.components.guild_cards import GUILD_BLUE_GOODS
from arasta.istanbul.mocha.items import gain_coffee
from arasta.istanbul.mocha.words import Effect, Place
from arasta.istanbul.option_names import goods, places
from arasta.istanbul.tables import PLACES


@rule
def stack_to_fountain(s, p):
    """GUILD-07, KIOSK-19, MEET-1: the stack goes to 7; an acting merchant has then left its place."""
    put_merchant(s, p, Place.FOUNTAIN)
    if s.turn_of == p and s.acting == Piece.MERCHANT:
        s.here = 0


@rule
def take_two(s, p, good):
    """GUILD-08: 2 goods of one colour."""
    gain_good(s, p, good, 2)


@rule
def take_two_options(s, p):
    """GUILD-08, CART-3: red, green or yellow with room."""
    return goods_with_room(s, p, COMMON_GOODS)


@rule
def pay_guild_black_market(s, p):
    """GUILD-08: blue goods by the total."""
    gain_good(s, p, Good.BLUE, GUILD_BLUE_GOODS[total(s)])


@rule
def family_home_quietly(s, p):
    """GUILD-12: the own family member goes to 12 if it is not there, without reward."""
    if not is_home(s, p):
        family_home(s, p)


@rule
def guild_tile_options(s, p, mosque):
    """GUILD-14, GUILD-15: a colour the player lacks with a tile left, for 1 good; the stock is not checked."""
    options = 0
    for colour in range(GOODS):
        lacks = has(MOSQUE_COLOURS[mosque], colour) and not has(s.mosque_tiles[p], colour)
        if lacks and s.mosque_tiles_left[colour] > 0 and s.goods[p, colour] > 0:
            options |= bit(colour)
    return options


@rule
def can_take_guild_tile(s, p, mosque):
    """GTURN-4: whether a tile can be taken."""
    return guild_tile_options(s, p, mosque) != 0


@rule
def all_places(s):
    """GUILD-12: any place of the board."""
    return other_places(s, 0)


@rule
def extra_turn(s):
    """GUILD-07: one more turn after this one."""
    s.extra_turns += 1


@rule
def coffee_per_ruby(s, p):
    """GUILD-16: one coffee for each ruby owned."""
    gain_coffee(s, p, s.rubies[p])


EFFECTS = {
    Effect.STACK_TO_FOUNTAIN: Happening(stack_to_fountain),
    Effect.EXTRA_TURN: Happening(extra_turn),
    Effect.TAKE_TWO: Decision(take_two_options, take_two, goods("take")),
    Effect.PAY_GUILD_BLACK_MARKET: Happening(pay_guild_black_market),
    Effect.ACT_ANYWHERE: Decision(
        all_places,
        begin_indirect_action,
        places("use"),
        starts=Starts(frozenset(range(1, PLACES)), action_chosen),
        silent=is_hand_empty,
    ),
    Effect.FAMILY_HOME_QUIETLY: Happening(family_home_quietly),
    Effect.GUILD_TILE: Decision(
        guild_tile_options, take_tile, goods("tile"), needs=can_take_guild_tile, why="mosque", argument="mosque"
    ),
    Effect.COFFEE_PER_RUBY: Happening(coffee_per_ruby),
}
