"""The types of what the base game shows. Places are told by their printed numbers, seats count from 0.

Goods are told by their colours: red is fabric, green spice, yellow fruit, blue jewelry.
"""

from typing import Literal, NotRequired, TypedDict

from arasta.core.view_types import Asked, Private, Public

Good = Literal["red", "green", "yellow", "blue"]


class Goods(TypedDict):
    """So many of each good."""

    red: int
    green: int
    yellow: int
    blue: int


class BaseTable(Public):
    """What lies on the table for all to see."""

    game: Literal["istanbul"]
    expansions: list[str]  # which are in the game
    columns: int  # of the bazaar
    rows: int
    tokens: dict[str, int | None]  # the place of the Governor and others who are met; None before their first roll
    neutral_merchants: list[int]  # their places, with two players
    caravan_leader: int | None  # the seat that leads the caravan, if that variant is played and anybody does
    deck: int  # bonus cards in the deck
    discard: list[str]  # discarded bonus cards, the top one last
    dice: list[int] | None  # the last roll, whoever's it was; a second die that was not rolled is 0
    sold: Goods  # goods laid out in the sale at hand
    ruby_supply: int  # rubies that lie on no place and belong to nobody
    here: int | None  # the place where the acting piece ended its move in this turn; None before, or once it has left


class BasePrivate(Private):
    """What differs from seat to seat."""

    hand: list[str]  # the seat's own bonus cards
    unseen: dict[str, int]  # by bonus card, how many are in the deck and in the hands of others together


class BasePlayer(TypedDict):
    """What everybody sees of a player."""

    seat: int
    lira: int
    goods: Goods  # on the cart
    capacity: int  # goods of each kind that fit on the cart
    extensions: int  # of the cart
    rubies: int
    mosque_tiles: list[Good]  # tiles owned
    tiles_used: list[Good]  # those used in this turn
    cards: int  # bonus cards in hand
    merchant: int  # its place
    family: int  # the family member's place
    stack: list[Literal["own", "neutral"]]  # the assistants under the merchant, from the bottom
    assistants: list[int]  # the places where own assistants stay
    aside: int  # assistants that are not in play yet


class MosqueStack(TypedDict):
    """A stack of mosque tiles of one colour."""

    left: int  # tiles
    requires: int | None  # goods of the colour that the top tile asks for; None when the stack is empty


class BasePlace(TypedDict):
    """A place of the bazaar: where it lies, who is there, and what some places show besides."""

    number: int
    slug: str  # its word in English
    column: int | None  # from 0, on the left; None while it is not laid out yet
    row: int | None  # from 0, at the top
    rubies: int  # that lie there
    merchants: list[int]  # seats
    neutral_merchants: int
    families: list[int]  # seats whose family members are there
    assistants: list[int]  # seats that have an assistant there, apart from those under a merchant
    neutral_assistants: int
    tokens: list[str]  # who can be met there

    extensions: NotRequired[int]  # Wainwright: how many are left
    markers_down: NotRequired[int]  # Post Office: how many of its markers lie in the lower row
    pays: NotRequired[list[str]]  # Post Office: what each column pays now: a good or so many lira, as "2 lira"
    demand: NotRequired[Goods | None]  # market: goods it takes now; None while the tile on top is being drawn
    demand_tile: NotRequired[str | None]  # market: the tile on top, such as "L1"
    demand_seen: NotRequired[list[str]]  # market: the tiles that have been on top, in their order
    prices: NotRequired[list[int]]  # market: lira for one good sold, for two and so on
    stacks: NotRequired[dict[Good, MosqueStack]]  # mosque: its tiles
    track: NotRequired[list[int] | list[str]]  # place that sells rubies: its spaces, from the first; "any" is any good
    price: NotRequired[int | None]  # there: what the next ruby costs, in goods, lira or whatever; None without a ruby


class Follows(TypedDict):
    """What a roll is for: what happens by itself after it, with its argument."""

    kind: str  # such as "move_token"
    token: NotRequired[int]  # who moves there
    merchant: NotRequired[int]  # which of the neutral merchants moves, from 0
    number: NotRequired[int]  # called at the Tea House
    factor: NotRequired[int]  # how many times the Tea House pays
    row: NotRequired[int]  # which rewards the dice bring


class BaseDecision(Asked):
    """What is to be decided, with its argument by its words."""

    place: NotRequired[int]  # where an action may be carried out, or which place is laid
    roll_for: NotRequired[Follows]  # what the dice are for, that are being rolled or may be changed
    nearest: NotRequired[int]  # how far a walk leads, in steps
    farthest: NotRequired[int]
    permitted: NotRequired[list[Good]]  # goods to choose from
    goods: NotRequired[int]  # that are still to be given
    price: NotRequired[int]  # in lira
    factor: NotRequired[int]  # how many times the Tea House pays
    at_place: NotRequired[int]  # 1 if the roll is bound to a place, where mosque tiles help
    any_goods: NotRequired[int]  # 1 if the demand does not matter
    market: NotRequired[int]  # the place of the sale
    mosque: NotRequired[int]  # the place of the tile
    pile: NotRequired[int]  # of demand tiles: 0 of the Large Market, 1 of the Small one
    not_from_merchant: NotRequired[int]  # 1 if the assistant must come from another place than the merchant's
