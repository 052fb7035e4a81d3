"""A table is awake while a hall has it in memory, where bots play on."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Of a table that is there already nobody knows, so it is taken to be awake."""
    op.add_column(
        "tables", sa.Column("awake", sa.Boolean(), nullable=False, server_default=sa.true())
    )
