"""What a row of each table of components says. Every row carries the clause that it prints."""

from typing import NamedTuple

from arasta.core.provenance import DERIVED, Provenance
from arasta.istanbul.base.words import Effect

Program = tuple[tuple[int, int], ...]  # effects with their arguments


class PlaceRow(NamedTuple):
    """A place: its number, the word for it in code and records, and its action as a program."""

    place: int
    slug: str
    clause: str
    action: Program
    is_track: bool = False  # RUBY-3: its rubies lie on a track whose last space carries the ruby symbol
    beside: tuple[str, ...] = ()  # the other modules that must be in the game
    instead_of: int = 0  # the place that is left out where this one is in the game, and whose number is rolled for it


class PlaceAddition(NamedTuple):
    """What a module adds to the action of a place that is not its own."""

    place: int
    clause: str
    before: Program = ()
    after: Program = ()


class CardRow(NamedTuple):
    """A kind of bonus card: its word, copies, the windows that admit it, its effect, and what more it asks."""

    slug: str
    clause: str
    copies: int
    windows: int
    effect: Program
    repeats: tuple[int, ...] = ()  # the places one of which must have acted last (CARD-6)
    is_move: bool = False  # it is the turn's one move (MOVE-8)
    copies_from: Provenance = DERIVED  # all effects are printed
    edition: int = 1  # a card that joins the game later has a later one: older records replay without it


class TokenRow(NamedTuple):
    """A token: its word, what an encounter with it brings, and what it costs."""

    token: int
    slug: str
    clause: str
    gain: tuple[int, int]
    payment: tuple[int, int]

    @property
    def encounter(self) -> Program:
        """MEET-9, MEET-11: gain first, payment second, then the token rolls for another place."""
        return self.gain, self.payment, (Effect.ROLL_DICE, 0), (Effect.MOVE_TOKEN, self.token)


class Layout(NamedTuple):
    """A printed arrangement of the places, row by row from the top, and the expansions it is printed for."""

    slug: str
    rows: tuple[tuple[int, ...], ...]
    expansions: tuple[str, ...] = ()
