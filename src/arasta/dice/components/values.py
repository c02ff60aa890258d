"""Printed numbers (docs/rules/dice.md, sections 15.4 and 15.7), with their provenance."""

from typing import NamedTuple

import numpy as np

from arasta.core.provenance import DERIVED, PRINTED, Provenance
from arasta.dice.words import Resource


class NumberRow(NamedTuple):
    """A number of the rules, by its word."""

    slug: str
    number: int
    provenance: Provenance


NUMBERS = (
    NumberRow("common_dice", 5, PRINTED),  # DN-2, DV-7
    NumberRow("spare_dice", 4, DERIVED),  # DN-2: nine dice in all
    NumberRow("actions", 2, PRINTED),  # DV-7
    NumberRow("starting_crystals", 1, PRINTED),  # DV-7
    NumberRow("reroll_crystals", 1, PRINTED),  # DTURN-6
    NumberRow("coin_lira", 2, PRINTED),  # DV-3
    NumberRow("fallback_lira", 1, PRINTED),  # DV-5
    NumberRow("market_tiles", 6, PRINTED),  # DV-6
)
COMMON_DICE, SPARE_DICE, ACTIONS, STARTING_CRYSTALS, REROLL_CRYSTALS, LIRA_OF_COIN_DIE, FALLBACK_LIRA, MARKET_TILES = (
    row.number for row in NUMBERS
)


class ResourceRow(NamedTuple):
    """A kind of resource: how many there are, and what one is worth in the tie-break (DEND-4)."""

    resource: Resource
    number: int
    value: int
    number_from: Provenance = PRINTED
    value_from: Provenance = PRINTED


RESOURCE_TABLE = (
    ResourceRow(Resource.RED, 8, 3),
    ResourceRow(Resource.YELLOW, 8, 3),
    ResourceRow(Resource.GREEN, 8, 3),
    ResourceRow(Resource.BLUE, 8, 3),
    ResourceRow(Resource.BROWN, 10, 3, value_from=DERIVED),  # DV-2
    ResourceRow(Resource.CRYSTAL, 12, 2),
    ResourceRow(Resource.LIRA, 87, 1, number_from=DERIVED),  # DN-6, DN-7: 27 of 1, 6 of 5, 3 of 10
)
NUMBER = np.array([row.number for row in RESOURCE_TABLE], np.int64)
VALUE = np.array([row.value for row in RESOURCE_TABLE], np.int64)
