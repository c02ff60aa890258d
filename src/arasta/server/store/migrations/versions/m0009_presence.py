"""Who made a table, who has left it, what people agree on, when they were last there, and how long others wait."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Add them. Nobody knows who made the tables of before: there the others wait as long as is usual."""
    op.add_column("game", sa.Column("stopped", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("game", sa.Column("patience", sa.Float, nullable=False, server_default="120"))
    op.add_column("seat", sa.Column("maker", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("seat", sa.Column("left", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("seat", sa.Column("wants", sa.String(10), nullable=False, server_default=""))
    op.add_column("seat", sa.Column("seen", sa.Float))
