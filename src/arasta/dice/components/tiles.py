"""The mosque tiles (docs/rules/dice.md, section 15.5; clauses DTILE-4, DTILE-7). All effects are printed."""

from typing import NamedTuple

import numpy as np

from arasta.core.program import Program
from arasta.core.provenance import DERIVED, PRINTED, RECONSTRUCTED, Provenance
from arasta.dice.arguments import amount
from arasta.dice.components.values import SPARE_DICE
from arasta.dice.words import COLOUR_WORDS, Effect, Price, Resource, TileKind


class KindRow(NamedTuple):
    """A kind of tile: one face for each colour, or one face alone; its price, copies, and its income if it has any."""

    kind: TileKind
    coloured: bool
    price: Price
    goods: int
    copies: int  # of each face
    income: Program
    price_from: Provenance
    copies_from: Provenance


TILE_KINDS = (
    KindRow(TileKind.LIRA, True, Price.SAME, 3, 1, ((Effect.GAIN, amount(3, Resource.LIRA)),), PRINTED, RECONSTRUCTED),
    KindRow(
        TileKind.CRYSTAL, True, Price.SAME, 3, 1, ((Effect.GAIN, amount(1, Resource.CRYSTAL)),), PRINTED, RECONSTRUCTED
    ),
    KindRow(
        TileKind.CARD, True, Price.SAME, 3, 1,
        ((Effect.REVEAL, 1), (Effect.PICK_CARD, 0), (Effect.REFILL, 0)), PRINTED, RECONSTRUCTED,
    ),
    KindRow(TileKind.ACTION, True, Price.SAME, 3, 1, (), PRINTED, RECONSTRUCTED),
    KindRow(TileKind.MERCHANT, True, Price.SAME, 3, 1, (), DERIVED, RECONSTRUCTED),
    KindRow(TileKind.DIE, False, Price.DIFFERENT, 4, SPARE_DICE, (), PRINTED, DERIVED),
)  # fmt: skip


class Tile(NamedTuple):
    """A face: its word, kind and, unless it is a DIE tile, colour."""

    slug: str
    row: KindRow
    colour: int


def faces(row: KindRow) -> list[Tile]:
    """The faces of a kind of tile."""
    word = row.kind.name.lower()
    if not row.coloured:
        return [Tile(word, row, 0)]
    return [Tile(f"{word}_{colour}", row, i) for i, colour in enumerate(COLOUR_WORDS)]


TILES = tuple(tile for row in TILE_KINDS for tile in faces(row))
FIRST_TILE = {row.kind: min(i for i, tile in enumerate(TILES) if tile.row is row) for row in TILE_KINDS}
FIRST_ACTION_TILE, FIRST_MERCHANT_TILE = FIRST_TILE[TileKind.ACTION], FIRST_TILE[TileKind.MERCHANT]
DIE_TILE = FIRST_TILE[TileKind.DIE]
TILE_FACES = len(TILES)

TILE_COPIES = np.array([tile.row.copies for tile in TILES], np.int64)
TILE_PRICE = np.array([tile.row.price for tile in TILES], np.int64)
TILE_GOODS = np.array([tile.row.goods for tile in TILES], np.int64)
TILE_COLOUR = np.array([tile.colour for tile in TILES], np.int64)
HAS_INCOME = np.array([bool(tile.row.income) for tile in TILES])
