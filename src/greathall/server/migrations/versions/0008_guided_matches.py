"""Guided first matches, and the lessons that were read at them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """The tables that are there already are none."""
    no = sa.Column("guided", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("tables", no)
    op.add_column("tables", sa.Column("lessons_read", sa.JSON, nullable=False, server_default="[]"))
