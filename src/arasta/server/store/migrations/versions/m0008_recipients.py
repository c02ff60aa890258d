"""Whoever reads an address for mail has a word in it: they confirm it, and may stop it for good."""

import hashlib
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """The addresses so far are to be confirmed; the key that stopped mail to one stays good."""
    rows = op.get_bind().execute(sa.text("SELECT token_hash, address, lang, stop, told_for, told, seen FROM mail"))
    kept = [dict(row) for row in rows.mappings()]
    op.drop_table("mail")
    mail, recipient = make_tables()
    found: dict[str, dict[str, Any]] = {}
    for row in kept:
        row["recipient"] = hashlib.sha256(row["address"].lower().encode()).hexdigest()
        told = max(row.pop("told"), found.get(row["recipient"], {}).get("told", 0.0))
        never = {"wanted": True, "asked": 0.0, "confirmed": False, "stopped": False}
        found[row["recipient"]] = {"id": row["recipient"], "key": row.pop("stop"), "told": told} | never
    if kept:
        op.bulk_insert(mail, kept)
        op.bulk_insert(recipient, list(found.values()))


def make_tables() -> tuple[sa.Table, sa.Table]:
    """Addresses by token, and those who read them."""
    mail = op.create_table(
        "mail",
        sa.Column("token_hash", sa.String(64), nullable=False),
        sa.Column("address", sa.String(254), nullable=False),
        sa.Column("recipient", sa.String(64), nullable=False),
        sa.Column("lang", sa.String(10), nullable=False),
        sa.Column("told_for", sa.String(100), nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("token_hash", name="pk_mail"),
    )
    op.create_index("ix_mail_recipient", "mail", ["recipient"])
    recipient = op.create_table(
        "recipient",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("wanted", sa.Boolean, nullable=False),
        sa.Column("asked", sa.Float, nullable=False),
        sa.Column("told", sa.Float, nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("stopped", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_recipient"),
        sa.UniqueConstraint("key", name="uq_recipient_key"),
    )
    return mail, recipient
