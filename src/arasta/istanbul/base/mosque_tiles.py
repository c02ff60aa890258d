"""The powers of the mosque tiles (clauses MOSQ-1 to MOSQ-4, ROLL-3, P02-2)."""

from arasta.core.action import numbers, words
from arasta.core.agenda import push
from arasta.core.bits import bit, has
from arasta.core.compiling import rule
from arasta.core.effects import Addition, Decision
from arasta.istanbul.base.assistants import can_return_one, join_stack
from arasta.istanbul.base.cart import gain_good, goods_with_room
from arasta.istanbul.base.components.mosque_tiles import RED_TILE_FACE, YELLOW_TILE_PRICE
from arasta.istanbul.base.components.places import ANY_GOOD
from arasta.istanbul.base.dice import FACES, KEEP, turn_die
from arasta.istanbul.base.words import Effect, Good
from arasta.istanbul.option_names import goods

REROLL = FACES + 1  # option of CHANGE_DICE; 1 to 6: turn a die with this face
DECLINE = len(Good)  # option of BUY_GOOD beside the goods
NOT_FROM_MERCHANT = 1  # MOSQ-4: "another place"


@rule
def has_fresh_tile(s, p, colour):
    """The player owns the tile and has not used it in this turn."""
    return has(s.mosque_tiles[p], colour) and not has(s.tiles_used, colour)


@rule
def red_tile_options(s, p, at_place):
    """ROLL-3: the red tile, at 8 and 9, once per turn. ROLL-1: dice differ by value only, and 4 to 4 is no change."""
    if not at_place or s.aids_barred or not has_fresh_tile(s, p, Good.RED):
        return 0
    options = bit(KEEP) | bit(REROLL)
    for i in range(2):
        if s.dice[i] != RED_TILE_FACE:
            options |= bit(s.dice[i])
    return options


@rule
def use_red_tile(s, p, argument, option):
    """ROLL-3, ROLL-4, MOSQ-1: turn one die to 4, or roll both again; the roll may then be changed further."""
    push(s, Effect.CHANGE_DICE, p, argument)
    s.tiles_used |= bit(Good.RED)
    if option == REROLL:
        push(s, Effect.ROLL_DICE, p, 0)
    else:
        turn_die(s, option, RED_TILE_FACE)


@rule
def green_tile_options(s, p, price):
    """P02-2, MOSQ-2: with the green tile, once per turn, one good of any type with room."""
    if s.aids_barred or not has_fresh_tile(s, p, Good.GREEN) or s.lira[p] < price:
        return 0
    fit = goods_with_room(s, p, ANY_GOOD)
    return fit | bit(DECLINE) if fit != 0 else 0


@rule
def use_green_tile(s, p, price, option):
    """P02-2: pay and take the good, or decline."""
    if option != DECLINE:
        s.tiles_used |= bit(Good.GREEN)
        s.lira[p] -= price
        gain_good(s, p, option, 1)


@rule
def can_use_yellow_tile(s, p):
    """MOSQ-4: once per turn, with 2 lira and an own assistant on another place than the merchant's."""
    can_pay = has_fresh_tile(s, p, Good.YELLOW) and s.lira[p] >= YELLOW_TILE_PRICE
    return can_pay and can_return_one(s, p, NOT_FROM_MERCHANT)


@rule
def use_yellow_tile(s, p):
    """MOSQ-4: pay 2 lira and return one assistant."""
    s.tiles_used |= bit(Good.YELLOW)
    s.lira[p] -= YELLOW_TILE_PRICE
    push(s, Effect.RETURN_ASSISTANT, p, NOT_FROM_MERCHANT)


@rule
def gain_tile_power(s, p, colour):
    """MOSQ-3: blue brings the fifth assistant at once; the others wait to be used."""
    if colour == Good.BLUE:
        s.aside[p] -= 1
        join_stack(s, p, 0)


EFFECTS = {
    Effect.BUY_GOOD: Decision(
        green_tile_options, use_green_tile, goods("take") | words(decline=DECLINE), argument="price"
    ),
}
ADDITIONS = {
    Effect.CHANGE_DICE: Addition(
        red_tile_options, use_red_tile, words(reroll=REROLL) | numbers("turn", range(1, FACES + 1))
    ),
}
