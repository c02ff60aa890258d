"""Words for the dice that come after the commitment was seen."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """At the tables so far words came with the request to sit down."""
    op.add_column("game", sa.Column("words_due", sa.Float))
    op.create_index("ix_game_words_due", "game", ["words_due"])
    op.add_column("seat", sa.Column("gives_word", sa.Boolean, nullable=False, server_default=sa.false()))
