"""A hall signs each commit, to see afterwards whether it came through."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "ledgers",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("commits", sa.Integer(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
