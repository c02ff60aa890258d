"""The first tables. A migration is history: it says by itself what it makes, and is never changed."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make them."""
    op.create_table(
        "game",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("code", sa.String(16), nullable=False),
        sa.Column("kind", sa.String(40), nullable=False),
        sa.Column("settings", sa.JSON, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("pace", sa.Float, nullable=False),
        sa.Column("seed", sa.BigInteger),
        sa.Column("dice_key", sa.String(64), nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("head", sa.Integer, nullable=False),
        sa.Column("bot_due", sa.Boolean, nullable=False),
        sa.Column("next_table", sa.String(64), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_game"),
        sa.UniqueConstraint("code", name="uq_game_code"),
    )
    op.create_index("ix_game_public_status_changed", "game", ["public", "status", "changed"])
    op.create_index("ix_game_bot_due_changed", "game", ["bot_due", "changed"])
    make_logs()
    make_seats()


def make_logs() -> None:
    """What happened in a game."""
    op.create_table(
        "entry",
        sa.Column("game", sa.String(64), sa.ForeignKey("game.id", name="fk_entry_game"), nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("body", sa.JSON, nullable=False),
        sa.Column("step", sa.Integer, nullable=False),
        sa.Column("final", sa.Integer, nullable=False),
        sa.Column("request", sa.String(64)),
        sa.Column("made", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("game", "n", name="pk_entry"),
        sa.UniqueConstraint("game", "seat", "request", name="uq_entry_game_seat_request"),
    )
    op.create_table(
        "snapshot",
        sa.Column("game", sa.String(64), sa.ForeignKey("game.id", name="fk_snapshot_game"), nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("state", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("game", "n", name="pk_snapshot"),
    )


def make_seats() -> None:
    """Who plays it, and what they say."""
    op.create_table(
        "seat",
        sa.Column("game", sa.String(64), sa.ForeignKey("game.id", name="fk_seat_game"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("token_hash", sa.String(64), nullable=False),
        sa.Column("bot", sa.String(40), nullable=False),
        sa.Column("confirm", sa.Boolean, nullable=False),
        sa.Column("word", sa.String(200), nullable=False),
        sa.PrimaryKeyConstraint("game", "seat", name="pk_seat"),
    )
    op.create_table(
        "chat",
        sa.Column("game", sa.String(64), sa.ForeignKey("game.id", name="fk_chat_game"), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("request", sa.String(64), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("game", "number", name="pk_chat"),
        sa.UniqueConstraint("game", "seat", "request", name="uq_chat_game_seat_request"),
    )
