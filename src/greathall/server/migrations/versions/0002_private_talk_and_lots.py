"""Private talk between two people, and seats by lot."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

USUAL = {"private_chat": sa.true(), "by_lot": sa.false()}


def upgrade() -> None:
    """Columns are only added, with the usual value for what is there already.

    Not in a batch: SQLite would make the tables anew, to which others refer.
    """
    for name, usual in USUAL.items():
        op.add_column("tables", sa.Column(name, sa.Boolean(), nullable=False, server_default=usual))
    op.add_column("tables", sa.Column("lot", sa.JSON(), nullable=True))
    for name in ("name", "to_name"):
        op.add_column("talk", sa.Column(name, sa.String(40), nullable=False, server_default=""))
    for name in ("to_seat", "from_key", "to_key"):
        op.add_column("talk", sa.Column(name, sa.String(64), nullable=True))
