"""Grids and layouts (docs/rules/components.md, section 4; clauses MODE-1, LAYOUT-2, VAR-RL-1). All printed."""

from arasta.istanbul.base.components.rows import Layout

PITCH = 5  # columns and rows at most: the cells of every grid are numbered with it, row by row
LEAST = 3  # columns and rows: 7 is an inner place (VAR-RL-1)
#       places  columns, rows
GRIDS = {16: (4, 4),
         20: (5, 4),
         25: (5, 5)}  # fmt: skip
LAYOUTS = (
    Layout("short", ((15, 5, 2, 14),
                     (4, 12, 7, 3),
                     (8, 6, 11, 9),
                     (13, 10, 1, 16))),
    Layout("long", ((16, 2, 8, 11),
                    (15, 7, 6, 4),
                    (3, 5, 12, 1),
                    (10, 9, 14, 13))),
    Layout("order", ((1, 2, 3, 4),
                     (5, 6, 7, 8),
                     (9, 10, 11, 12),
                     (13, 14, 15, 16))),
)  # fmt: skip
RANDOM_DISTANCE = 3  # at least, between 8 and 9 on a random layout (VAR-RL-1)
