"""Votes that outlive a restart, pauses, holidays, answers set in advance, where was talked."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0016"


def upgrade() -> None:
    """Tables that are there already have no pause; nobody knows where their lines were said."""
    no_list = sa.Column("pauses", sa.JSON, nullable=False, server_default="[]")
    op.add_column("tables", no_list)
    allowed = sa.Column("watch_chat", sa.Boolean, nullable=False, server_default=sa.true())
    op.add_column("tables", allowed)
    here = sa.Column("replaced", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("seats", here)
    op.add_column("seats", sa.Column("standing", sa.JSON, nullable=False, server_default="[]"))
    op.add_column("talk", sa.Column("position", sa.Integer, nullable=True))
    op.add_column("talk", sa.Column("events", sa.Integer, nullable=True))
    _add_tables()


def _add_tables() -> None:
    op.create_table(
        "proposals",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.BigInteger, nullable=False),
        sa.Column("proposal", sa.JSON, nullable=False),
    )
    op.create_table(
        "absentees",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.String(64), primary_key=True),
        sa.Column("key_hash", sa.String(64), nullable=False),
        sa.Column("person", sa.String(16), nullable=True, index=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("note", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "holidays",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column(
            "person_id", sa.String(16), sa.ForeignKey("persons.id"), nullable=False, index=True
        ),
        sa.Column("from_at", sa.Float, nullable=False),
        sa.Column("until_at", sa.Float, nullable=False),
    )
