"""Games looked back at."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """A table for them."""
    op.create_table(
        "review",
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("of", sa.String(64), nullable=False),
        sa.Column("found", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("game", name="pk_review"),
        sa.ForeignKeyConstraint(["game"], ["game.id"], name="fk_review_game"),
    )
