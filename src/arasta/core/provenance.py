"""Where a printed number comes from, so that the owner of a box can correct it in one line."""

from enum import Enum


class Provenance(Enum):
    """The tags of docs/rules/components.md."""

    PRINTED = "printed"
    DERIVED = "derived"
    RECONSTRUCTED = "reconstructed"


PRINTED, DERIVED, RECONSTRUCTED = Provenance
