"""The types of a view of the dice game, for clients and bots. Seats count from 0; all is public (DINFO-1)."""

from typing import Literal, NotRequired, TypedDict

from arasta.core.view_types import Asked, Private, Public

Colour = Literal["red", "yellow", "green", "blue"]


class Colours(TypedDict):
    """So many of each colour."""

    red: int
    yellow: int
    green: int
    blue: int


class Faces(Colours):
    """So many dice of each face."""

    coin: int
    card: int


class Tokens(Colours):
    """So many tokens of each colour, and brown ones."""

    brown: int


class Supply(Tokens):
    """How many are left of each resource."""

    crystal: int
    lira: int


class Area(TypedDict):
    """A trading area: its row of prices."""

    prices: list[int]  # cheapest first
    empty: int  # spots whose rubies have been bought, from the first
    price: int | None  # of the next ruby; None if there is none left


class Mosque(TypedDict):
    """The rubies of the mosque."""

    tiles: int  # whoever first owns so many takes a ruby
    rubies: int  # left


class Amount(TypedDict):
    """So many of a resource."""

    number: int
    resource: int  # 0 to 3 a token of a colour, 4 a brown one, 5 a crystal, 6 a lira


class DiceDecision(Asked):
    """What is to be decided, with its argument by its words."""

    card: NotRequired[int]  # the card that may be used, by its place in the table
    one: NotRequired[Amount]  # to take this
    other: NotRequired[Amount]  # or that
    brown_too: NotRequired[int]  # 1 if a brown token may be given as well
    dice: NotRequired[int]  # still to be rolled


class Payment(TypedDict):
    """The price that is being paid, and what has been chosen so far."""

    price: Literal["same", "different", "carpet", "lira"]  # what it asks for
    goods: int  # how many; for a carpet, beside one of each colour
    colour: Colour | None  # of goods of one colour
    dice: Colours  # chosen
    tokens: Tokens


class DicePlayer(TypedDict):
    """What lies before a player."""

    seat: int
    rubies: int
    tokens: Tokens
    crystals: int
    lira: int
    tiles: list[str]  # mosque tiles, fresh ones too
    fresh: list[str]  # those that work from the next turn on
    mosque_ruby: bool  # the ruby of the mosque has been taken
    wealth: int  # decides where rubies are equal


class DicePrivate(Private):
    """`Rules.private_view`: what differs from seat to seat."""


class DiceView(Public, DicePrivate):
    """`Rules.view`: the table as a seat sees it; `Rules.public_view`: as a spectator does."""

    game: Literal["dice"]
    decision: DiceDecision | None  # what is to be decided; None when the game is over
    areas: dict[str, Area]  # by their words
    mosque: Mosque
    market: list[str]  # mosque tiles that lie face up
    stack: dict[str, int]  # how many of each mosque tile are face down
    deck: dict[str, int]  # how many of each bazaar card
    discard: dict[str, int]
    revealed: list[str]  # bazaar cards that lie open
    supply: Supply
    dice: Faces  # rolled and not yet spent
    again: Faces  # chosen to be rolled again
    card_dice: int  # used for the cards at hand
    actions_taken: int  # in this turn
    actions_allowed: int
    payment: Payment | None  # None unless a price is being paid
    players: list[DicePlayer]  # by seat
