"""Set-up (clauses DSETUP-1 to DSETUP-9)."""

from arasta.core.agenda import push
from arasta.core.bits import has
from arasta.core.compiling import rule
from arasta.core.machine import CHANCE, NOBODY
from arasta.dice.components.board import EMPTY_SPOTS, MOSQUE_RUBIES
from arasta.dice.components.cards import CARD_COPIES
from arasta.dice.components.tiles import TILE_COPIES
from arasta.dice.components.values import NUMBER, STARTING_CRYSTALS
from arasta.dice.gaining import gain
from arasta.dice.words import AREAS, RESOURCES, Effect, Resource


@rule
def set_up(s, players, cards):
    """A game with this set of cards, before its first six tiles are drawn. The record must be all zeros."""
    s.players = players
    s.turn_of = NOBODY
    for area in range(AREAS):
        s.empty_spots[area] = EMPTY_SPOTS[players, area]  # DSETUP-2
    s.mosque_rubies = MOSQUE_RUBIES[players]
    for tile in range(len(TILE_COPIES)):
        s.stack[tile] = TILE_COPIES[tile]  # DSETUP-3
    for card in range(len(CARD_COPIES)):
        if has(cards, card):
            s.deck[card] = CARD_COPIES[card]  # DSETUP-4
    for resource in range(RESOURCES):
        s.supply[resource] = NUMBER[resource]  # DSETUP-5
    for p in range(players):
        gain(s, p, Resource.CRYSTAL, STARTING_CRYSTALS)  # DSETUP-6
        gain(s, p, Resource.LIRA, p)  # DSETUP-7
    push(s, Effect.START_TURN, 0, 0)
    push(s, Effect.REFILL, CHANCE, 0)
