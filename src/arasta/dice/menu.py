"""The actions of the third phase: what may be chosen, and what each sets off (clauses DACT-1 to DACT-14)."""

from arasta.core.action import Action, Names, numbers, words
from arasta.core.agenda import push
from arasta.core.bits import bit
from arasta.core.compiling import rule
from arasta.core.effects import Decision
from arasta.core.machine import CHANCE
from arasta.dice import option_names
from arasta.dice.arguments import amount
from arasta.dice.components.board import AREA_COLOUR, AREA_PRICE
from arasta.dice.components.summary import TRADE_COLOUR, TRADE_COUNT, TRADE_GOODS, TRADE_PRICE, TRADES
from arasta.dice.components.tiles import TILE_COLOUR, TILE_FACES, TILE_GOODS, TILE_PRICE
from arasta.dice.components.values import ACTIONS, COMMON_DICE, LIRA_OF_COIN_DIE, SPARE_DICE
from arasta.dice.paying import begin_payment
from arasta.dice.prices import can_afford
from arasta.dice.rubies import has_ruby, ruby_price
from arasta.dice.tables import TRADE_PROGRAM, push_program
from arasta.dice.tiles import extra_actions
from arasta.dice.words import AREAS, COLOURS, Effect, Face, Price, Resource

# The options of the menu.
STOP = 0
FIRST_TRADE = 1
LIRA = FIRST_TRADE + TRADE_COUNT
FIRST_CARDS = LIRA  # `cards m` is FIRST_CARDS + m
MOST_CARDS = COMMON_DICE + SPARE_DICE
FIRST_TILE = FIRST_CARDS + MOST_CARDS + 1
FIRST_RUBY = FIRST_TILE + TILE_FACES


@rule
def actions_left(s, p):
    """DTURN-8, DTILE-11: two, and one for each working ACTION tile."""
    return ACTIONS + extra_actions(s, p) - s.actions


@rule
def menu_options(s, p):
    """DACT-4: every action whose price can be paid and whose ruby or tile exists; DTURN-9: or to stop."""
    if actions_left(s, p) <= 0:
        return 0
    options = bit(STOP)
    for trade in range(TRADE_COUNT):
        if can_afford(s, p, TRADE_PRICE[trade], TRADE_GOODS[trade], TRADE_COLOUR[trade]):
            options |= bit(FIRST_TRADE + trade)
    if s.dice[Face.COIN] > 0:  # DACT-9b
        options |= bit(LIRA)
    for m in range(1, s.dice[Face.CARD] + 1):
        options |= bit(FIRST_CARDS + m)
    for tile in range(TILE_FACES):
        if s.market[tile] > 0 and can_afford(s, p, TILE_PRICE[tile], TILE_GOODS[tile], TILE_COLOUR[tile]):
            options |= bit(FIRST_TILE + tile)
    for area in range(AREAS):
        if has_ruby(s, area) and can_afford(s, p, AREA_PRICE[area], ruby_price(s, area), AREA_COLOUR[area]):
            options |= bit(FIRST_RUBY + area)
    return options


@rule
def choose_action(s, p, option):
    """DACT-1: the action is carried out completely before the next one is chosen; DPAY-8: it is paid first."""
    if option == STOP:
        return
    s.actions += 1
    push(s, Effect.ACTION, p, 0)
    push(s, Effect.REFILL, CHANCE, 0)
    if option >= FIRST_RUBY:
        area = option - FIRST_RUBY
        push(s, Effect.TAKE_RUBY, p, area)
        begin_payment(s, p, AREA_PRICE[area], ruby_price(s, area), AREA_COLOUR[area])
    elif option >= FIRST_TILE:
        tile = option - FIRST_TILE
        push(s, Effect.GAIN_TILE, p, tile)
        begin_payment(s, p, TILE_PRICE[tile], TILE_GOODS[tile], TILE_COLOUR[tile])
    elif option > FIRST_CARDS:
        use_card_dice(s, p, option - FIRST_CARDS)
    elif option == LIRA:
        use_coin_dice(s, p)
    else:
        trade = option - FIRST_TRADE
        push_program(s, p, TRADE_PROGRAM[trade])
        begin_payment(s, p, TRADE_PRICE[trade], TRADE_GOODS[trade], TRADE_COLOUR[trade])


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


COLOURED = option_names.resources("token", range(COLOURS))
TRADE_NAMES = Names(
    {
        FIRST_TRADE + i: COLOURED[trade.colour] if trade.price == Price.SAME else Action(trade.slug)
        for i, trade in enumerate(TRADES)
    }
)
MENU = (
    words(stop=STOP, lira=LIRA)
    | TRADE_NAMES
    | numbers("cards", range(1, MOST_CARDS + 1), first=FIRST_CARDS)
    | option_names.tiles("tile", FIRST_TILE)
    | option_names.areas(FIRST_RUBY)
)
EFFECTS = {Effect.ACTION: Decision(menu_options, choose_action, MENU)}
