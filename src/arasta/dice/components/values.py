"""Printed numbers (docs/rules/dice.md, sections 15.4 and 15.7), with their provenance."""

from typing import NamedTuple

import numpy as np

from arasta.core.provenance import DERIVED, PRINTED, Provenance
from arasta.dice.names import Resource

COMMON_DICE = 5  # DN-2, DV-7: printed
SPARE_DICE = 4  # DN-2: derived, 9 dice in all
ACTIONS = 2  # DV-7: printed
STARTING_CRYSTALS = 1  # DV-7: printed
LIRA_OF_COIN_DIE = 2  # DV-3: printed
FALLBACK_LIRA = 1  # DV-5: printed
MARKET_TILES = 6  # DV-6: printed
REROLL_CRYSTALS = 1  # DTURN-6: printed


class ResourceRow(NamedTuple):
    """A kind of resource: how many there are, and what one is worth in the tie-break (DEND-4)."""

    resource: Resource
    number: int
    value: int
    provenance: Provenance


RESOURCES = (
    ResourceRow(Resource.RED, 8, 3, PRINTED),
    ResourceRow(Resource.YELLOW, 8, 3, PRINTED),
    ResourceRow(Resource.GREEN, 8, 3, PRINTED),
    ResourceRow(Resource.BLUE, 8, 3, PRINTED),
    ResourceRow(Resource.BROWN, 10, 3, DERIVED),  # DV-2: its value
    ResourceRow(Resource.CRYSTAL, 12, 2, PRINTED),
    ResourceRow(Resource.LIRA, 87, 1, DERIVED),  # DN-6, DN-7: 27 of 1, 6 of 5, 3 of 10
)
NUMBER = np.array([row.number for row in RESOURCES], np.int64)
VALUE = np.array([row.value for row in RESOURCES], np.int64)
