"""One screen: the board, what happened, the question and the choices, in as many lines as the terminal has."""

from collections.abc import Sequence
from itertools import product
from typing import NamedTuple

from arasta.cli.news import News
from arasta.cli.option_list import Listings

PROMPT = PAGE_LINE = 1  # lines
NEWS_AT_LEAST = 2  # lines, if so much has happened
NO_BOARD: list[list[str]] = [[]]
CHOICES_AT_LEAST = 3  # lines on a page


class Parts(NamedTuple):
    """What could be shown. Boards and listings are the same thing said at greater and at shorter length."""

    boards: Sequence[list[str]]
    news: News
    question: list[str]
    listings: Listings
    page: int = 0  # of the listing, where it takes several


def compose(parts: Parts, lines: int | None) -> list[str]:
    """The lines of a screen: the fullest board that leaves room for the question, all choices and some news."""
    if lines is None:
        return [*parts.boards[0], *parts.news.lines, *parts.question, *parts.listings.readable[0]]
    readable, dense = parts.listings
    news = len(parts.news.lines)
    for boards, listings, least in (
        (parts.boards, readable, NEWS_AT_LEAST),
        (parts.boards[-1:], readable, 0),
        (parts.boards, dense, NEWS_AT_LEAST),
        (NO_BOARD, [*readable, *dense], NEWS_AT_LEAST),
    ):
        for board, listing in product(boards, listings):
            room = lines - PROMPT - len(board) - len(parts.question) - len(listing)
            if room >= min(news, least):
                return [*board, *with_gap(parts.news.latest(room), room), *parts.question, *listing]
    return paged(parts, lines)


def with_gap(lines: list[str], room: int) -> list[str]:
    """Lines, and a blank one below them if there is room for it."""
    return [*lines, ""] if len(lines) < room else lines


def paged(parts: Parts, lines: int) -> list[str]:
    """More choices than fit: a page of them, below the fullest board that leaves room for some."""
    listing = min((*parts.listings.readable, *parts.listings.dense), key=len)
    around = PROMPT + PAGE_LINE + len(parts.question)
    rooms = [(board, lines - around - len(board)) for board in (*parts.boards, *NO_BOARD)]
    board, room = next((found for found in rooms if found[1] >= CHOICES_AT_LEAST), ([], CHOICES_AT_LEAST))
    pages = -(-len(listing) // room)
    start = parts.page % pages * room
    return [*board, *parts.question, *listing[start : start + room], f"{parts.page % pages + 1}/{pages}"]
