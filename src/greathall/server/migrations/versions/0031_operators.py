"""Operators, what they decided and did, and answers to reports."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0031"
down_revision = "0030"


def upgrade() -> None:
    """Nobody knows who wrote the reports that are there already."""
    for name, kind in (
        ("person", sa.String(16)),
        ("seat", sa.String(64)),
        ("key_hash", sa.String(64)),
        ("answer", sa.Text),
        ("answered_at", sa.Float),
    ):
        op.add_column("reports", sa.Column(name, kind, nullable=True))
    op.create_index("ix_reports_person", "reports", ["person"])
    op.create_table(
        "operators",
        sa.Column("person_id", sa.String(16), sa.ForeignKey("persons.id"), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "sanctions",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("person", sa.String(16), nullable=True, index=True),
        sa.Column("network", sa.String(64), nullable=True),
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), nullable=True, index=True),
        sa.Column("seat", sa.String(64), nullable=True),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
        sa.Column("lifted", sa.Boolean, nullable=False),
    )
    op.create_table(
        "announcements",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_table(
        "acts",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("at", sa.Float, nullable=False, index=True),
        sa.Column("person", sa.String(16), nullable=True, index=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("act", sa.String(16), nullable=False),
        sa.Column("about", sa.String(120), nullable=False),
        sa.Column("fields", sa.JSON, nullable=False),
    )
