"""The component tables of all modules together, and as arrays for the compiled rules."""

from itertools import chain
from typing import Any

import numpy as np

from arasta.core.bits import bits
from arasta.core.program import Programs, program_pusher
from arasta.core.words import Words, joined_words
from arasta.istanbul.base.components.layouts import GRIDS, LEAST, PITCH
from arasta.istanbul.base.components.places import STAYING
from arasta.istanbul.base.components.rows import CardRow, Layout, PlaceRow, Program, TokenRow
from arasta.istanbul.modules import BASE, EXPANSION_WORDS, module_number, parts

WORDS = parts("words")
COMPONENTS = parts("components")
MODES = range(1 << len(EXPANSION_WORDS))  # MODE-1: every set of expansions
NO_GRID = (0, 0)  # for a set of expansions that is not played


def joined(table: str) -> dict[str, tuple[Any, ...]]:
    """By module its table of this name."""
    return {module: getattr(components, table, ()) for module, components in COMPONENTS.items()}


def rows(table: str) -> tuple[Any, ...]:
    """The rows of all modules."""
    return tuple(chain.from_iterable(joined(table).values()))


def needs(module: str, beside: tuple[str, ...] = ()) -> int:
    """The set of expansions that must be in the game for a component of this module."""
    return int(bits(module_number(word) for word in (module, *beside) if word != BASE))


PLACE_TABLE: tuple[PlaceRow, ...] = rows("PLACE_TABLE")
CARD_TABLE: tuple[CardRow, ...] = rows("CARD_TABLE")
SUPPLIES: tuple[Any, ...] = rows("SUPPLIES")  # what else lies in decks and stacks, with the edition of each
TOKEN_TABLE: tuple[TokenRow, ...] = rows("TOKEN_TABLE")

PLACE_WORDS, TOKEN_WORDS, PIECE_WORDS, EFFECT_WORDS = (
    joined_words(name, [getattr(module, name) for module in WORDS.values()])
    for name in ("Place", "Token", "Piece", "Effect")
)
if sorted(PLACE_WORDS.values()) != sorted(row.place for row in PLACE_TABLE):
    raise ValueError("Every place has a word and a row; one of them is missing.")
if len({row.slug for row in CARD_TABLE}) < len(CARD_TABLE):
    raise ValueError("Two bonus cards have the same word.")
Card: Any = type("Card", (Words,), {row.slug.upper(): i for i, row in enumerate(CARD_TABLE)})  # words of bonus cards
PLACES = max(row.place for row in PLACE_TABLE) + 1  # length of an array indexed by place
CARDS = len(CARD_TABLE)
TOKENS = len(TOKEN_TABLE)
ALL_BONUS_CARDS = sum(row.copies for row in CARD_TABLE)

# By place, card and token: the set of expansions that it needs.
PLACE_NEEDS, CARD_NEEDS, TOKEN_NEEDS = (np.zeros(n, np.int64) for n in (PLACES, CARDS, TOKENS))
for _module in COMPONENTS:
    for _row in joined("PLACE_TABLE")[_module]:
        PLACE_NEEDS[_row.place] = needs(_module, _row.beside)
    for _row in joined("CARD_TABLE")[_module]:
        CARD_NEEDS[CARD_TABLE.index(_row)] = needs(_module)
    for _row in joined("TOKEN_TABLE")[_module]:
        TOKEN_NEEDS[_row.token] = needs(_module)


def stand_ins(mode: int) -> dict[int, int]:
    """By the number of a place that is left out in a mode the one that stands in for it."""
    found: dict[int, int] = {}
    for row in PLACE_TABLE:
        if row.instead_of and PLACE_NEEDS[row.place] & ~mode == 0:
            if row.instead_of in found:
                raise ValueError(f"Places {found[row.instead_of]} and {row.place} stand in for place {row.instead_of}.")
            found[row.instead_of] = row.place
    return found


def places_of(mode: int) -> list[int]:
    """MODE-1: the numbers of the places of a mode."""
    left_out = stand_ins(mode)
    return sorted(r.place for r in PLACE_TABLE if PLACE_NEEDS[r.place] & ~mode == 0 and r.place not in left_out)


def laid(layout: Layout) -> Layout:
    """LAYOUT-2: a printed arrangement, with the places that stand in for others."""
    found = stand_ins(needs(BASE, layout.expansions))
    return layout._replace(rows=tuple(tuple(found.get(place, place) for place in row) for row in layout.rows))


def check_stand_in(row: PlaceRow) -> None:
    """A place can stand in for one in which nothing begins."""
    for other in PLACE_TABLE:
        if other.place == row.instead_of and (other.is_track or other.place in STAYING):
            raise ValueError(
                f"No place can stand in for {other.slug}: pieces or rubies begin there, or a rule lays it."
            )
    if row.instead_of not in (0, *PLACE_WORDS.values()):
        raise ValueError(f"{row.slug} stands in for place {row.instead_of}, which there is not.")


def check_grid(places: int, columns: int, rows: int) -> None:
    """LAYOUT-1: a grid has a cell for each place, and the board has room for it."""
    if columns * rows != places:
        raise ValueError(f"A grid of {columns} x {rows} has no room for exactly {places} places.")
    if not (LEAST <= columns <= PITCH and LEAST <= rows <= PITCH):
        raise ValueError(
            f"The board cannot hold a grid of {columns} x {rows}: it has {LEAST} to {PITCH} columns and as many rows,"
            f" so {PITCH * PITCH} places at most. A further place can stand in for another: `instead_of` in its row."
        )


for _row in PLACE_TABLE:
    check_stand_in(_row)
for _places, _grid in GRIDS.items():
    check_grid(_places, *_grid)

# MODE-1, by the set of expansions in the game.
IN_GAME = np.array([[place in places_of(mode) for place in range(PLACES)] for mode in MODES])
PLACE_NUMBERED = np.array([[stand_ins(mode).get(n, n) for n in range(PLACES)] for mode in MODES], np.int64)
COLUMNS, ROWS = np.array([GRIDS.get(len(places_of(mode)), NO_GRID) for mode in MODES], np.int64).T.copy()
LAST_PLACE = np.array([max(places_of(mode)) for mode in MODES], np.int64)
LAYOUTS: tuple[Layout, ...] = tuple(map(laid, rows("LAYOUTS")))
CARD_KINDS = np.array([1 + max(np.flatnonzero(CARD_NEEDS & ~mode == 0)) for mode in MODES], np.int64)


def action_of(row: PlaceRow, mode: int) -> Program:
    """The action of a place in a mode: its own, with what the expansions add to it."""
    action = row.action
    for module, additions in joined("PLACE_ADDITIONS").items():
        for addition in additions:
            if addition.place == row.place and needs(module) & ~mode == 0:
                action = (*addition.before, *action, *addition.after)
    return action


PROGRAMS = Programs(
    [
        *(action_of(row, mode) for mode in MODES for row in PLACE_TABLE),
        *(row.effect for row in CARD_TABLE),
        *(row.encounter for row in TOKEN_TABLE),
        *rows("PROGRAMS"),
    ]
)
PROGRAM_LENGTH, PROGRAM_EFFECT, PROGRAM_ARGUMENT = PROGRAMS.length, PROGRAMS.effect, PROGRAMS.argument
push_program = program_pusher(PROGRAMS)

PLACE_PROGRAM = np.zeros((len(MODES), PLACES), np.int64)  # by mode
for _mode in MODES:
    for _row in PLACE_TABLE:
        PLACE_PROGRAM[_mode, _row.place] = PROGRAMS.number(action_of(_row, _mode))
IS_TRACK = np.zeros(PLACES, np.bool_)
IS_TRACK[[row.place for row in PLACE_TABLE if row.is_track]] = True

CARD_PROGRAM = np.array([PROGRAMS.number(row.effect) for row in CARD_TABLE], np.int64)
CARD_WINDOWS = np.array([row.windows for row in CARD_TABLE], np.int64)
CARD_REPEATS = np.array([bits(row.repeats) for row in CARD_TABLE], np.int64)  # sets of places
CARD_IS_MOVE = np.array([row.is_move for row in CARD_TABLE], np.bool_)
CARD_COPIES = np.array([row.copies for row in CARD_TABLE], np.int64)

# BONUS-15, BONUS-21: what each face of a reward die brings, by row.
REWARDS: dict[int, Program] = {}
for _components in COMPONENTS.values():
    REWARDS |= getattr(_components, "REWARD_DICE", {})

# MEET-12: the effects that are the payment of an encounter.
IS_PAYMENT = np.zeros(max(EFFECT_WORDS.values()) + 1, np.bool_)
IS_PAYMENT[[row.payment[0] for row in TOKEN_TABLE]] = True
TOKEN_PROGRAM = np.array([PROGRAMS.number(row.encounter) for row in TOKEN_TABLE], np.int64)
