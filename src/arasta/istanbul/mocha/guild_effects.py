"""Effects that only guild cards have (clauses GUILD-07, 08, 12, 14, 15, 16)."""

from arasta.core.agenda import push
from arasta.core.bits import bit, has
from arasta.core.compiling import rule
from arasta.istanbul.cart import gain_good, goods_with_room
from arasta.istanbul.components.mosque import MOSQUE_COLOURS
from arasta.istanbul.components.places import COMMON_GOODS
from arasta.istanbul.dice import total
from arasta.istanbul.effects import Effect
from arasta.istanbul.family import family_home, is_home
from arasta.istanbul.mocha.components import GUILD_BLUE_GOODS
from arasta.istanbul.names import Good, Piece, Place
from arasta.istanbul.pieces import put_merchant


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
    for colour in range(4):
        lacks = has(MOSQUE_COLOURS[mosque], colour) and not has(s.mosque_tiles[p], colour)
        if lacks and s.mosque_tiles_left[colour] > 0 and s.goods[p, colour] > 0:
            options |= bit(colour)
    return options


@rule
def act_anywhere(s, p, place):
    """GUILD-12, ACT-5: the action of any place, by an indirect agent."""
    s.indirect = 1
    push(s, Effect.BEGIN_ACTION, p, place)
