"""How Alembic reaches the database: the server, or the command line, hands it the address."""

from __future__ import annotations

from alembic import context

from greathall.server.schema import metadata
from greathall.server.store import open_engine

engine = open_engine(context.config.attributes["url"])
with engine.connect() as connection:
    context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
    with context.begin_transaction():
        context.run_migrations()
engine.dispose()
