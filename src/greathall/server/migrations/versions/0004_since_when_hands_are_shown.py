"""Since which answer watchers see hands, where they do."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Where hands are shown already, they were so far shown from the beginning."""
    op.add_column(
        "tables", sa.Column("hands_since", sa.Integer(), nullable=False, server_default="0")
    )
