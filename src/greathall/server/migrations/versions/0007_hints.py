"""Which bot gives hints at a table, and whether it does so now."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """At the tables that are there already nobody has been told of hints: there are none."""
    op.add_column("tables", sa.Column("hints", sa.String(32), nullable=False, server_default=""))
    off = sa.Column("hints_on", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("tables", off)
