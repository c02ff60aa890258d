"""A table with Mocha & Baksheesh: guild cards, coffee, barrier and tavern tiles set by hand.

The printed layout, with the names of its cells for the barrier:

         a   b   c   d   e
    1   16  15  18   3  10
    2    8   1   7  17   4
    3    2  19   6  12   9
    4   20  11   5  14  13
"""

from arasta.core.bits import bit, has
from arasta.istanbul.mocha.components.tavern import TavernTile
from tests.table import CARD, Table

GOVERNOR, SMUGGLER, COFFEE_TRADER, COURIER = range(4)
BOTH = ("mocha", "letters")  # 5 x 5 in the order of the numbers


TAVERN_TILES = {f"{tile.name.lower()} tile" for tile in TavernTile}  # the choices of the Tavern that buy one


class MochaTable(Table):
    """A game with Mocha & Baksheesh at the first seat's first move; nobody holds a card."""

    def __init__(self, players=4, expansions=("mocha",), **options):
        super().__init__(players, expansions=expansions, **options)

    def deal_guild(self, p, *numbers):
        """Guild cards from the deck into a hand."""
        for number in numbers:
            self._leave_guild_deck(number)
            self.s.guild_hand[p] |= bit(number)
            self.s.guild_cards[p] += 1
        return self.ready()

    def discard_guild(self, *numbers):
        """Guild cards from the deck onto their discard pile, the last one on top."""
        for number in numbers:
            self._leave_guild_deck(number)
            self.s.guild_discard[self.s.guild_discard_size] = number
            self.s.guild_discard_size += 1
        return self.ready()

    def _leave_guild_deck(self, number):
        assert has(self.s.guild_deck, number), f"guild card {number} is not in the deck"
        self.s.guild_deck &= ~bit(number)
        self.s.guild_deck_size -= 1

    def keep_in_guild_deck(self, *numbers):
        """Leave only these guild cards in the deck; the last player holds the others."""
        others = [n for n in range(1, 21) if has(self.s.guild_deck, n) and n not in numbers]
        return self.deal_guild(self.s.players - 1, *others)

    def keep_in_deck(self, *slugs):
        """Leave only these bonus cards in the deck; the last player holds the others."""
        for slug, card in CARD.items():
            self.give(self.s.players - 1, *[slug] * (self.s.deck[card] - slugs.count(slug)))
        return self

    def guild_hand(self, p):
        """The guild cards of a hand."""
        return [number for number in range(1, 21) if has(self.s.guild_hand[p], number)]

    def guild_pile(self):
        """The guild discard pile, the top card last."""
        return [self.s.guild_discard[i] for i in range(self.s.guild_discard_size)]

    def guild(self, number, *then):
        """The seat to act plays a guild card that it holds; the only card in hand is not asked for."""
        self.play("guild card")
        if f"guild {number}" in self.legal:
            self.play(f"guild {number}")
        return self.play(*then)

    def pour(self, p, coffee):
        """So much coffee before a player."""
        self.s.coffee[p] = coffee
        return self.ready()

    def purse(self, p, lira):
        """So many lira before a player."""
        self.s.lira[p] = lira
        return self.ready()

    def set_barrier(self, one, other, keeper):
        """The barrier between two places; a seat holds the control tile."""
        self.s.barrier[0], self.s.barrier[1] = one, other
        self.s.barrier_keeper = keeper
        return self.ready()

    def own_tavern(self, p, *tiles):
        """Tavern tiles from the top of their stacks, without price: "movement", "encounter"."""
        for tile in tiles:
            self.s.tavern_tiles[p] |= bit(TavernTile[tile.upper()])
            self.s.tavern_tiles_left[TavernTile[tile.upper()]] -= 1
        return self.ready()

    def tavern_tiles(self, p):
        """The tavern tiles of a player."""
        return {tile.name.lower() for tile in TavernTile if has(self.s.tavern_tiles[p], tile)}

    def at(self, place, p=0):
        """A merchant is put on a place, without a move."""
        self.s.merchant[p] = place
        return self.ready()

    def moves(self):
        """The places that can be moved to."""
        return {int(name.split()[1]) for name in self.legal if name.startswith("move ")}

    def aids(self):
        """The cards and tiles that may be used now."""
        return {name for name in self.legal if name.startswith(("card ", "tile ", "guild card"))}
