"""Tables at which real dice and cards are entered."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Of all tables so far none is entered by hand."""
    op.add_column("game", sa.Column("by_hand", sa.Boolean, nullable=False, server_default=sa.false()))
