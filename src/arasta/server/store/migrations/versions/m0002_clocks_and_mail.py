"""Clocks of tables, and addresses for mail."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add them."""
    op.add_column("game", sa.Column("waits", sa.Integer))
    op.add_column("game", sa.Column("turn", sa.String(20), nullable=False, server_default=""))
    op.add_column("game", sa.Column("clock", sa.JSON))
    op.add_column("game", sa.Column("clock_left", sa.JSON))
    op.add_column("game", sa.Column("clock_since", sa.Float))
    op.add_column("game", sa.Column("clock_due", sa.Float))
    op.create_index("ix_game_clock_due", "game", ["clock_due"])
    op.create_index("ix_seat_token_hash", "seat", ["token_hash"])
    op.create_table(
        "mail",
        sa.Column("token_hash", sa.String(64), nullable=False),
        sa.Column("address", sa.String(254), nullable=False),
        sa.Column("lang", sa.String(10), nullable=False),
        sa.Column("stop", sa.String(64), nullable=False),
        sa.Column("told_for", sa.String(100), nullable=False),
        sa.Column("told", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("token_hash", name="pk_mail"),
        sa.UniqueConstraint("stop", name="uq_mail_stop"),
    )
    op.create_index("ix_mail_address", "mail", ["address"])
