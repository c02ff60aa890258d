"""The types of what Mocha & Baksheesh adds to the table as a seat sees it. Guild cards are told by their numbers."""

from typing import Literal, NotRequired, TypedDict


class MochaTable(TypedDict, total=False):
    """What lies on the table for all to see."""

    barrier: list[int] | None  # the two places beside it; None while it lies off the board
    barrier_keeper: int | None  # the seat that laid it last
    guild_deck: int  # guild cards in the deck
    guild_discard: list[int]  # discarded guild cards, the top one last
    guild_card_in_play: int | None  # the guild card that is being carried out


class MochaPrivate(TypedDict, total=False):
    """What differs from seat to seat."""

    guild_hand: list[int]  # the seat's own guild cards


class MochaPlayer(TypedDict, total=False):
    """What everybody sees of a player."""

    coffee: int
    guild_cards: int  # in hand
    tavern_tiles: list[Literal["movement", "encounter"]]  # owned


class TavernTileStack(TypedDict):
    """A stack of tavern tiles of one kind."""

    left: int  # tiles
    coffee: int | None  # what the top one costs; None when the stack is empty


class Baksheesh(TypedDict):
    """What baksheesh takes now."""

    coffee: int
    good: Literal["yellow", "green"]
    goods: int  # so many of it


class MochaPlace(TypedDict):
    """What some places show besides."""

    tiles: NotRequired[dict[str, TavernTileStack]]  # Tavern: its tiles by kind
    barrier: NotRequired[int]  # Tavern: what laying the barrier costs, in coffee
    baksheesh: NotRequired[Baksheesh]  # Tavern


class MochaDecision(TypedDict, total=False):
    """Arguments of decisions."""

    second: int  # 1 if an offer of the Tavern has been used and another may be
    used: int  # set of offers used, as bits: 0 a tile, 1 the barrier, 2 baksheesh
    discount: int  # coffee less in the Tavern
    given: int  # so many have been given in a swap, or whether a letter has been given for seals
    left: int  # so many are still to be taken in a swap
    exchanged: list[Literal["lira", "good", "card"]]  # exchanges made at the Roasting Plant
