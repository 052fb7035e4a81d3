"""Friends, whom somebody does not want to meet, and invitations to tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0011"


def upgrade() -> None:
    """Nobody knows yet who opened the tables that are there already."""
    op.add_column("tables", sa.Column("opened_by", sa.String(16), nullable=True))
    for name, more in (("friendships", "agreed"), ("blocks", "")):
        op.create_table(
            name,
            sa.Column("person_id", sa.String(16), sa.ForeignKey("persons.id"), primary_key=True),
            sa.Column(
                "other_id", sa.String(16), sa.ForeignKey("persons.id"), primary_key=True, index=True
            ),
            *([sa.Column(more, sa.Boolean, nullable=False)] if more else []),
            sa.Column("at", sa.Float, nullable=False),
        )
    op.create_table(
        "invitations",
        sa.Column("person_id", sa.String(16), sa.ForeignKey("persons.id"), primary_key=True),
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column(
            "other_id", sa.String(16), sa.ForeignKey("persons.id"), nullable=False, index=True
        ),
        sa.Column("at", sa.Float, nullable=False),
    )
