"""How games ended, reactions in the chat, and seats that are moved to another device."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Games that were over before get their standings when somebody lists them."""
    op.add_column("game", sa.Column("standings", sa.JSON))
    op.add_column("chat", sa.Column("reaction", sa.String(20)))
    op.create_table(
        "transfer",
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("ticket_hash", sa.String(64), nullable=False),
        sa.Column("until", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("game", "seat", name="pk_transfer"),
        sa.ForeignKeyConstraint(["game"], ["game.id"], name="fk_transfer_game"),
    )
