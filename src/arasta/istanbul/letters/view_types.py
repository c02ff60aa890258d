"""The types of what Letters & Seals adds to the table as a seat sees it. Letters are told by the places they name."""

from typing import Literal, NotRequired, TypedDict


class LettersTable(TypedDict, total=False):
    """What lies on the table for all to see."""

    letter_supply: int  # letters left to draw
    letter_discard: list[int]  # discarded letters, ordered by place
    kiosk: list[int]  # the kiosk tiles that lie open, by their numbers
    kiosk_discard: list[int]
    kiosk_left: list[int]  # those that may still be revealed
    bid: int | None  # the highest bid of the auction at hand
    bidder: int | None  # the seat that made it


class LettersPlayer(TypedDict, total=False):
    """What everybody sees of a player."""

    companion: int | Literal["general supply", "personal supply"]  # its place, or where it waits
    letters: list[int]  # letters still to deliver, ordered by place
    delivered: list[int]
    double_turn: bool  # another turn was bought in this round


class LettersPlace(TypedDict):
    """What places show besides."""

    companions: NotRequired[list[int]]  # seats whose companions are there
    lira: NotRequired[list[int]]  # Secret Society: what the next times bring


class LettersDecision(TypedDict, total=False):
    """Arguments of decisions."""

    steps: int  # how far the companion walks
    due: int  # seals still to pay
    tile: int  # the kiosk tile that may be used
    tiles: int  # kiosk tiles still to be revealed
    closing: int  # 1 if it is the last bid, of whoever opened the auction
