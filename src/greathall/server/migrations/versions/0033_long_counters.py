"""Authenticators count in 32 bits without a sign; PostgreSQL's integers have one."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0033"
down_revision = "0032"


def upgrade() -> None:
    with op.batch_alter_table("passkeys") as passkeys:
        passkeys.alter_column("sign_count", type_=sa.BigInteger(), existing_nullable=False)
