"""The actions of the third phase: what may be chosen, and what each sets off (clauses DACT-1 to DACT-14)."""

import numpy as np

from arasta.core.agenda import push
from arasta.core.bits import bit
from arasta.core.compiling import rule
from arasta.core.machine import CHANCE
from arasta.dice.components.amounts import amount
from arasta.dice.components.tiles import TILE_COLOUR, TILE_FACES, TILE_GOODS, TILE_PRICE
from arasta.dice.components.values import ACTIONS, LIRA_OF_COIN_DIE
from arasta.dice.effects import Effect
from arasta.dice.gaining import pay
from arasta.dice.names import AREAS, COLOURS, Area, Face, Price, Resource
from arasta.dice.paying import begin_payment
from arasta.dice.prices import colours_at_hand, goods_at_hand, goods_of, suffices
from arasta.dice.rubies import has_ruby, ruby_price
from arasta.dice.tiles import extra_actions

# The options of the menu.
STOP = 0
FIRST_TOKEN = 1
CRYSTAL, BROWN, TWO_TOKENS, LIRA = range(FIRST_TOKEN + COLOURS, FIRST_TOKEN + COLOURS + 4)
FIRST_CARDS = LIRA  # `cards m` is FIRST_CARDS + m
MOST_CARDS = 9
FIRST_TILE = FIRST_CARDS + MOST_CARDS + 1
FIRST_RUBY = FIRST_TILE + TILE_FACES

TOKEN_GOODS = 2  # DACT-5: two goods of a colour bring a token of it
CRYSTAL_GOODS, BROWN_GOODS, TWO_TOKENS_GOODS = 2, 3, 4  # DACT-6, DACT-7, DACT-8: different goods
DIFFERENT_GOODS = np.array([CRYSTAL_GOODS, BROWN_GOODS, TWO_TOKENS_GOODS], np.int64)


@rule
def actions_left(s, p):
    """DTURN-8, DTILE-11: two, and one for each working ACTION tile."""
    return ACTIONS + extra_actions(s, p) - s.actions


@rule
def menu_options(s, p):
    """DACT-4: every action whose price can be paid and whose ruby or tile exists; DTURN-9: or to stop."""
    if actions_left(s, p) <= 0:
        return 0
    colours, coloured, brown = colours_at_hand(s, p), goods_at_hand(s, p), s.owned[p, Resource.BROWN]
    options = bit(STOP)
    for colour in range(COLOURS):
        if suffices(Price.SAME, TOKEN_GOODS, goods_of(s, p, colour), colours, coloured, brown):
            options |= bit(FIRST_TOKEN + colour)
    for option in range(CRYSTAL, TWO_TOKENS + 1):
        if suffices(Price.DIFFERENT, DIFFERENT_GOODS[option - CRYSTAL], 0, colours, coloured, brown):
            options |= bit(option)
    if s.dice[Face.COIN] > 0:  # DACT-9b
        options |= bit(LIRA)
    for m in range(1, s.dice[Face.CARD] + 1):
        options |= bit(FIRST_CARDS + m)
    return options | tile_options(s, p, colours, coloured, brown) | area_options(s, p, colours, coloured, brown)


@rule
def tile_options(s, p, colours, coloured, brown):
    """DACT-11: face-up tiles whose cost can be paid."""
    options = 0
    for tile in range(TILE_FACES):
        if s.market[tile] > 0:
            of_colour = goods_of(s, p, TILE_COLOUR[tile])
            if suffices(TILE_PRICE[tile], TILE_GOODS[tile], of_colour, colours, coloured, brown):
                options |= bit(FIRST_TILE + tile)
    return options


@rule
def area_options(s, p, colours, coloured, brown):
    """DACT-12, DACT-13, DACT-14: areas whose next ruby can be paid. DPAY-5: lira prices from owned lira alone."""
    options = 0
    for area in range(AREAS):
        if has_ruby(s, area):
            price = ruby_price(s, area)
            if area == Area.RIGHT_CARPET:
                affordable = s.owned[p, Resource.LIRA] >= price
            elif area == Area.LEFT_CARPET:
                affordable = suffices(Price.CARPET, price, 0, colours, coloured, brown)
            else:
                affordable = suffices(Price.SAME, price, goods_of(s, p, area), colours, coloured, brown)
            if affordable:
                options |= bit(FIRST_RUBY + area)
    return options


@rule
def choose_action(s, p, option):
    """DACT-1: the action is carried out completely before the next one is chosen."""
    if option == STOP:
        return
    s.actions += 1
    push(s, Effect.ACTION, p, 0)
    push(s, Effect.REFILL, CHANCE, 0)
    if option >= FIRST_RUBY:
        buy_ruby(s, p, option - FIRST_RUBY)
    elif option >= FIRST_TILE:
        tile = option - FIRST_TILE
        push(s, Effect.GAIN_TILE, p, tile)
        begin_payment(s, p, TILE_PRICE[tile], TILE_GOODS[tile], TILE_COLOUR[tile])
    elif option > FIRST_CARDS:
        use_card_dice(s, p, option - FIRST_CARDS)
    elif option == LIRA:
        use_coin_dice(s, p)
    elif option < CRYSTAL:
        push(s, Effect.GAIN, p, amount(1, option - FIRST_TOKEN))
        begin_payment(s, p, Price.SAME, TOKEN_GOODS, option - FIRST_TOKEN)
    else:
        trade_different(s, p, option)


@rule
def trade_different(s, p, option):
    """DACT-6, DACT-7, DACT-8: different goods for a crystal, a brown token or two tokens."""
    if option == TWO_TOKENS:
        push(s, Effect.TAKE_TOKENS, p, 0)
    else:
        push(s, Effect.GAIN, p, amount(1, Resource.CRYSTAL if option == CRYSTAL else Resource.BROWN))
    begin_payment(s, p, Price.DIFFERENT, DIFFERENT_GOODS[option - CRYSTAL], 0)


@rule
def use_coin_dice(s, p):
    """DACT-9, DACT-9a: all coin dice at once, then the MERCHANT tiles."""
    push(s, Effect.SERVE_MERCHANTS, p, 0)
    push(s, Effect.GAIN, p, amount(LIRA_OF_COIN_DIE * s.dice[Face.COIN], Resource.LIRA))
    s.dice[Face.COIN] = 0


@rule
def use_card_dice(s, p, m):
    """DACT-10, DACT-10a: as many cards as dice, the number fixed before the first is seen."""
    s.dice[Face.CARD] -= m
    s.card_dice = m
    push(s, Effect.PICK_CARD, p, 0)
    push(s, Effect.REVEAL, CHANCE, m)


@rule
def buy_ruby(s, p, area):
    """DACT-12, DACT-13, DACT-14, DPAY-8: the price is paid, then the ruby taken."""
    price = ruby_price(s, area)
    push(s, Effect.TAKE_RUBY, p, area)
    if area == Area.RIGHT_CARPET:
        pay(s, p, Resource.LIRA, price)
    elif area == Area.LEFT_CARPET:
        begin_payment(s, p, Price.CARPET, price, 0)
    else:
        begin_payment(s, p, Price.SAME, price, area)
