"""After how long the others may let a bot play on for somebody who is absent."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Three days at the tables that are there already."""
    three_days = sa.Column("absence", sa.Float, nullable=False, server_default="259200")
    op.add_column("tables", three_days)
