"""How Alembic reaches the database: the server, or the command line, hands it the address."""

from __future__ import annotations

from alembic import context

from greathall.server.schema import metadata
from greathall.server.store import open_engine

engine = open_engine(context.config.attributes["url"])
# One server at a time migrates, and wholly or not at all, even if it is killed meanwhile.
LOCK = {"sqlite": "BEGIN IMMEDIATE", "postgresql": "SELECT pg_advisory_xact_lock(7041961)"}
try:
    with engine.connect() as connection:
        connection.exec_driver_sql(LOCK[engine.dialect.name])
        context.configure(
            connection=connection,
            target_metadata=metadata,
            render_as_batch=True,
            transactional_ddl=True,
        )
        with context.begin_transaction():
            context.run_migrations()
        connection.commit()
finally:
    engine.dispose()
