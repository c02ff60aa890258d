"""Tables with Letters & Seals, and letters before a player: what the tests of this folder begin with."""

from tests.table import CARD, Table

LETTERS, BOTH = ("letters",), ("mocha", "letters")
GOVERNOR, SMUGGLER, COFFEE_TRADER, COURIER = range(4)
GENERAL_SUPPLY, PERSONAL_SUPPLY = 0, -1  # where a companion is that stands on no place
MOVEMENT_TILE, ENCOUNTER_TILE = 0b01, 0b10  # as sets of tavern tiles


def letters_table(players=4, **options):
    """A game with Letters & Seals on its printed layout; the first player's merchant is on 7."""
    return Table(players, expansions=LETTERS, **options)


def grand_bazaar(players=4, **options):
    """A game with both expansions, the places in the order of their numbers, five in a row."""
    return Table(players, expansions=BOTH, **options)


def hold(table, p, *undelivered, delivered=()):
    """Letters from the supply before their owner."""
    for field, places in ((table.s.letters, undelivered), (table.s.delivered, delivered)):
        for place in places:
            assert table.s.letter_supply[place] > 0, f"no letter for {place} left in the supply"
            table.s.letter_supply[place] -= 1
            table.s.letter_supply_size -= 1
            field[p, place] += 1
    return table.ready()


def undelivered(table, p):
    """The numbers of the player's letters that still wait."""
    return [place for place in range(1, 26) for _ in range(table.s.letters[p, place])]


def delivered(table, p):
    """The numbers of the player's letters that have been turned over."""
    return [place for place in range(1, 26) for _ in range(table.s.delivered[p, place])]


def discarded_letters(table):
    """The numbers of the discarded letters."""
    return [place for place in range(1, 26) for _ in range(table.s.letter_discard[place])]


def letters_left(table):
    """The numbers of the letters in the supply."""
    return [place for place in range(1, 26) for _ in range(table.s.letter_supply[place])]


def without_letters(table, *kept, holder=3):
    """The supply has only the letters kept; a player has all others, delivered."""
    rest = letters_left(table)
    for place in kept:
        rest.remove(place)
    return hold(table, holder, delivered=rest)


def without_cards(table, *kept, holder=3):
    """The bonus deck has only the cards kept; a player holds all others."""
    rest = [slug for slug, card in CARD.items() for _ in range(table.s.deck[card])]
    for slug in kept:
        rest.remove(slug)
    return table.give(holder, *rest)


def deal_guild_card(table, p, *numbers):
    """Guild cards from their deck into a hand."""
    for number in numbers:
        assert table.s.guild_deck >> number & 1, f"guild card {number} is not in the deck"
        table.s.guild_deck &= ~(1 << number)
        table.s.guild_deck_size -= 1
        table.s.guild_hand[p] |= 1 << number
        table.s.guild_cards[p] += 1
    return table.ready()
