"""Whether people at a table may ask for hints and win chances."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add it; tables of before have none."""
    op.add_column("game", sa.Column("help", sa.String(10), nullable=False, server_default="none"))
