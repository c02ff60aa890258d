"""The layouts (docs/rules/components.md, section 4; clauses LAYOUT-2, VAR-RL-1). All printed."""

from typing import NamedTuple


class Layout(NamedTuple):
    """A printed arrangement of the places, row by row from the top."""

    slug: str
    columns: int
    rows: tuple[tuple[int, ...], ...]
    expansions: tuple[str, ...] = ()


LAYOUTS = (
    Layout("short", 4, ((15, 5, 2, 14),
                        (4, 12, 7, 3),
                        (8, 6, 11, 9),
                        (13, 10, 1, 16))),
    Layout("long", 4, ((16, 2, 8, 11),
                       (15, 7, 6, 4),
                       (3, 5, 12, 1),
                       (10, 9, 14, 13))),
    Layout("order", 4, ((1, 2, 3, 4),
                        (5, 6, 7, 8),
                        (9, 10, 11, 12),
                        (13, 14, 15, 16))),
    Layout("first", 5, ((16, 15, 18, 3, 10),
                        (8, 1, 7, 17, 4),
                        (2, 19, 6, 12, 9),
                        (20, 11, 5, 14, 13)), ("mocha",)),
    Layout("first", 5, ((9, 1, 4, 21, 3),
                        (15, 6, 7, 11, 22),
                        (13, 24, 12, 14, 8),
                        (10, 2, 23, 5, 16)), ("letters",)),
)  # fmt: skip
RANDOM_DISTANCE = 3  # at least, between 8 and 9 on a random layout (VAR-RL-1)
