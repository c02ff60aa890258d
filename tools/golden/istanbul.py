"""The recorded board games."""

from functools import partial
from typing import Any

from arasta.istanbul.base.board import STEPS
from arasta.istanbul.base.cart import goods_total
from arasta.istanbul.base.places.dealer import can_pay_dealer
from arasta.istanbul.base.places.palace import can_pay_palace
from arasta.istanbul.letters.components.places import SOCIETY_SEALS
from arasta.istanbul.letters.letters import delivered_total, letters_total
from arasta.istanbul.letters.seals import can_pay_seals
from arasta.istanbul.mocha.places.coffee_house import can_pay_coffee_house
from arasta.istanbul.words import Place
from golden.game import Golden


def worth(s: Any, p: int, extension: int, coffee: float) -> float:
    """What a plain player thinks of the own side of the table."""
    tiles = int(s.mosque_tiles[p]).bit_count()
    return float(
        s.rubies[p] * 40
        + s.lira[p]
        + goods_total(s, p) * 2.5
        + s.extensions[p] * extension
        + tiles * 12
        + s.cards[p] * 3
        + s.stack[p] * 1.5
        + (12 - 3 * steps_to(s, p, Place.DEALER) if can_pay_dealer(s, p) else 0)
        + (12 - 3 * steps_to(s, p, Place.PALACE) if can_pay_palace(s, p) else 0)
        + (worth_of_expansions(s, p, coffee) if s.modules else 0)
    )


def worth_of_expansions(s: Any, p: int, coffee: float) -> float:
    """The same for what the expansions bring."""
    return float(
        s.coffee[p] * coffee
        + s.guild_cards[p] * coffee * 2
        + int(s.tavern_tiles[p]).bit_count() * 6
        + letters_total(s, p) * 2
        + delivered_total(s, p) * 4
        + (5 if s.companion[p] else 0)
        + (12 - 3 * steps_to(s, p, Place.COFFEE_HOUSE) if can_pay_coffee_house(s, p, 1) else 0)
        + (12 - 3 * steps_to(s, p, Place.SECRET_SOCIETY) if can_pay_seals(s, p, SOCIETY_SEALS) else 0)
    )


def steps_to(s: Any, p: int, place: Place) -> int:
    """How far the merchant is from a place."""
    return int(STEPS[s.cell[s.merchant[p]], s.cell[place]])


def board_game(
    name: str, remark: str, seed: int, settings: dict[str, Any], extension: int = 11, coffee: float = 1.5
) -> Golden:
    """A board game between players to whom extensions and coffee are worth so much."""
    return Golden("istanbul", name, remark, seed, settings, partial(worth, extension=extension, coffee=coffee))


NEUTRAL, LEADER = "neutral_assistants", "caravan_leader"
MOCHA, LETTERS, BOTH = ("mocha",), ("letters",), ("mocha", "letters")
SPIRAL = (1, 2, 3, 4, 12, 13, 14, 5, 11, 16, 15, 6, 10, 9, 8, 7)  # an explicit layout: the numbers in a spiral

BOARD_GAMES = (
    board_game("two_short", "Two players: neutral merchants are paid and roll away.", 1, {"players": 2}),
    board_game(
        "two_long_both_variants",
        "Both variants: neutral assistants change hands, a caravan leader keeps both cards, the Dealer sells twice.",
        1,
        {"players": 2, "layout": "long", "variants": (NEUTRAL, LEADER)},
    ),
    board_game("three_short", "A tie: two players have 5 rubies, and 11 lira decide.", 2, {"players": 3}),
    board_game(
        "three_in_order_neutral",
        "Neutral assistants; family members are sent out and caught again and again.",
        1,
        {"players": 3, "layout": "order", "variants": (NEUTRAL,)},
    ),
    board_game(
        "three_random",
        "A random layout, laid by chance; two players complete their carts for the ruby of the Wainwright.",
        3,
        {"players": 3, "layout": "random"},
        extension=25,
    ),
    board_game("four_short", "The shortest of these games: 15 rounds, won by the first seat.", 1, {"players": 4}),
    board_game(
        "four_long_leader",
        "The caravan leader gathers nine cards and comes second; places 3 and 4 are decided by lira and by goods.",
        1,
        {"players": 4, "layout": "long", "variants": (LEADER,)},
    ),
    board_game(
        "four_spiral",
        "An explicit layout; a cart with all extensions brings its ruby.",
        1,
        {"players": 4, "layout": SPIRAL},
        extension=25,
    ),
    board_game(
        "four_random_both_variants",
        "A random layout with both variants.",
        1,
        {"players": 4, "layout": "random", "variants": (NEUTRAL, LEADER)},
    ),
    board_game(
        "five_in_order",
        "Five players: the deck is shuffled anew, the Dealer's last space is filled up again, 1 lira decides.",
        1,
        {"players": 5, "layout": "order"},
    ),
    board_game(
        "five_long_leader",
        "Five players: the caravan tile changes hands five times.",
        1,
        {"players": 5, "layout": "long", "variants": (LEADER,)},
    ),
    board_game(
        "mocha_three",
        "Mocha & Baksheesh: tavern tiles, a barrier beside the Dealer, coffee sold for lira, four guild turns.",
        1,
        {"players": 3, "expansions": MOCHA},
    ),
    board_game(
        "mocha_four_random_leader",
        "Players who love coffee: roasting, a ruby of the Coffee House at half price, nine guild turns.",
        1,
        {"players": 4, "expansions": MOCHA, "layout": "random", "variants": (LEADER,)},
        coffee=3,
    ),
    board_game(
        "mocha_two_coffee",
        "Two players, four rubies of the Coffee House, guild cards for the mosques, the Palace and the Tavern.",
        1,
        {"players": 2, "expansions": MOCHA},
        coffee=3.5,
    ),
    board_game(
        "letters_four",
        "Letters & Seals: the Kiosk again and again, companions, three double turns, a copied Post Office again.",
        1,
        {"players": 4, "expansions": LETTERS},
    ),
    board_game(
        "letters_two_new_cards",
        "The new cards alone, with neutral assistants: auctions, companions, family steps, two double turns.",
        1,
        {"players": 2, "expansions": LETTERS, "letters_deck": "new", "variants": (NEUTRAL,)},
    ),
    board_game(
        "grand_bazaar_three",
        "Grand Bazaar: companions carry letters and act, the Catacombs, the Dealer sells its last space twice.",
        1,
        {"players": 3, "expansions": BOTH},
    ),
    board_game(
        "grand_bazaar_five",
        "Grand Bazaar with five and a caravan leader: baksheesh, the Kiosk with coffee, double turns.",
        1,
        {"players": 5, "expansions": BOTH, "variants": (LEADER,)},
    ),
)
