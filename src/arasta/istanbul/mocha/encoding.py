"""What Mocha & Baksheesh adds to the features for nets (clauses INFO-1 to INFO-3)."""

from arasta.core.bits import has, lowest
from arasta.core.compiling import rule
from arasta.core.encoding import MOST, ByRule, Members, Numbers, OneOf, Seat
from arasta.istanbul.base.encoding import GOOD_LABELS, PLACE_LABELS, counted
from arasta.istanbul.mocha.components.guild_cards import GUILD_CARDS
from arasta.istanbul.mocha.components.tavern import TavernTile
from arasta.istanbul.mocha.places.coffee_house import coffee_house_price
from arasta.istanbul.mocha.places.tavern import TAVERN_TYPES, tile_cost
from arasta.istanbul.mocha.words import MOCHA, Place

GUILD_LABELS = ("none", *(f"guild_{number}" for number in range(1, GUILD_CARDS + 1)))
TAVERN_LABELS = tuple(tile.name.lower() for tile in TavernTile)


@rule
def is_present(s):
    """MODE-1."""
    return has(s.modules, MOCHA)


@rule
def tell_coffee_house(s, seat, out, at):
    """P20-1: the price; none if no ruby is left."""
    if s.rubies_on[Place.COFFEE_HOUSE] > 0:
        out[at] = coffee_house_price(s, 1)


@rule
def tell_tile_costs(s, seat, out, at):
    """P19-2: the coffee that the top tavern tiles cost; 0 if there is none."""
    for tile in range(TAVERN_TYPES):
        out[at + tile] = tile_cost(s, tile)


@rule
def tell_barrier(s, seat, out, at):
    """BARRIER-1: the two places beside the barrier."""
    if s.barrier[0] > 0:
        out[at + s.barrier[0]] = 1
        out[at + s.barrier[1]] = 1


@rule
def tell_guild_hand(s, seat, out, at):
    """INFO-2: the own guild cards."""
    members = s.guild_hand[seat]
    while members != 0:
        out[at + lowest(members)] = 1
        members &= members - 1


@rule
def tell_guild_unseen(s, seat, out, at):
    """INFO-3: the guild cards in the deck and in the other hands together."""
    members = s.guild_deck
    for p in range(s.players):
        if p != seat:
            members |= s.guild_hand[p]
    while members != 0:
        out[at + lowest(members)] = 1
        members &= members - 1


BLOCKS = (
    ByRule(name="coffee_house.price", tells="coffee of the next ruby", scale=1 / 10, rule=tell_coffee_house, axes=(1,)),
    Numbers(name="tavern.tavern_tiles_left", tells="tavern tiles left", labels=TAVERN_LABELS, scale=1 / 4),
    ByRule(name="tavern.cost", tells="coffee of the top tile", labels=TAVERN_LABELS, scale=1 / 4, rule=tell_tile_costs),
    OneOf(name="tavern.baksheesh_side", tells="the open side of the baksheesh tile", labels=counted(1)),
    ByRule(name="places.barrier", tells="the places beside the barrier", labels=PLACE_LABELS, rule=tell_barrier),
    Seat(name="players.barrier_keeper", tells="who has set the barrier"),
    ByRule(name="guild.hand", tells="own guild cards", labels=GUILD_LABELS, own=True, rule=tell_guild_hand),
    ByRule(
        name="guild.unseen",
        tells="guild cards in the deck and in other hands",
        labels=GUILD_LABELS,
        own=True,
        rule=tell_guild_unseen,
    ),
    OneOf(name="guild.guild_card_in_play", tells="the guild card being carried out", labels=GUILD_LABELS),
    Numbers(name="guild.guild_deck_size", tells="guild cards in the deck", scale=1 / 10),
    Numbers(name="guild.guild_discard_size", tells="guild cards in the discard pile", scale=1 / 10),
    Numbers(name="swap.swapped", tells="items given in the swap at hand", labels=(*GOOD_LABELS, "coffee")),
    Numbers(name="players.coffee", tells="coffee", scale=1 / 4, most=MOST),
    Numbers(name="players.guild_cards", tells="number of guild cards", scale=1 / 3),
    Members(name="players.tavern_tiles", tells="tavern tiles", labels=TAVERN_LABELS),
)
