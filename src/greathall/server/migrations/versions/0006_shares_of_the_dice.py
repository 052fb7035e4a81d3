"""A share of the dice from each person."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """At the tables that are there already nobody is asked for a share."""
    for name in ("pledges", "shares"):
        op.add_column("tables", sa.Column(name, sa.JSON(none_as_null=True), nullable=True))
