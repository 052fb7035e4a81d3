"""Ratings, for who wants them, and how punctual people are."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    """What was played before counts for nobody's rating."""
    for table, name in (("tables", "rated"), ("tables", "counted"), ("persons", "rated")):
        column = sa.Column(name, sa.Boolean, nullable=False, server_default=sa.false())
        op.add_column(table, column)
    op.add_column("tables", sa.Column("began_at", sa.Float, nullable=True))
    op.add_column("sittings", sa.Column("gave_up", sa.String(64), nullable=True))
    op.create_table(
        "ratings",
        sa.Column("person_id", sa.String(16), sa.ForeignKey("persons.id"), primary_key=True),
        sa.Column("game", sa.String(64), primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("matches", sa.Integer, nullable=False),
    )
    op.create_table(
        "punctuality",
        sa.Column("person_id", sa.String(16), sa.ForeignKey("persons.id"), primary_key=True),
        sa.Column("turns", sa.Integer, nullable=False),
        sa.Column("in_time", sa.Integer, nullable=False),
    )
