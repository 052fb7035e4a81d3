"""Several halls over one PostgreSQL: who keeps a table, who is where, and notices of changes.

Whatever is committed is told on one channel: an entry with its words, of anything else only the
table. The session says which hall it belongs to, so that a hall knows its own deeds.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0030"
down_revision = "0020"

# Where a table is kept, when it was looked at last and what was counted is nobody else's business.
TOLD_OF_A_TABLE = (
    *("title", "public", "hands_shown", "hands_since", "private_chat", "hints", "hints_on"),
    *("lessons_read", "lot", "began_at", "absence", "pauses", "watch_chat", "pledges", "shares"),
    *("state", "outcome", "kept_by"),
)
FUNCTIONS = """
CREATE FUNCTION hall_of_session() RETURNS text LANGUAGE sql STABLE AS
    $$ SELECT coalesce(nullif(current_setting('greathall.hall', true), ''), '0') $$;

CREATE FUNCTION tell_entry() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    PERFORM pg_notify('greathall', concat_ws(' ', 'entry', hall_of_session(), NEW.table_id,
        NEW.number, NEW.at, CASE WHEN octet_length(NEW.entry) < 7000 THEN NEW.entry END));
    RETURN NULL;
END $$;

CREATE FUNCTION tell_table() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    PERFORM pg_notify('greathall', concat_ws(' ', 'table', hall_of_session(), NEW.id));
    RETURN NULL;
END $$;

CREATE FUNCTION tell_part() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    PERFORM pg_notify('greathall', concat_ws(' ', 'table', hall_of_session(),
        CASE TG_OP WHEN 'DELETE' THEN OLD.table_id ELSE NEW.table_id END));
    RETURN NULL;
END $$;

CREATE FUNCTION tell_person() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    PERFORM pg_notify('greathall', concat_ws(' ', 'table', hall_of_session(), seats.table_id))
        FROM seats
        WHERE person = CASE TG_OP WHEN 'DELETE' THEN OLD.person_id ELSE NEW.person_id END;
    RETURN NULL;
END $$;

CREATE FUNCTION tell_session() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    PERFORM pg_notify('greathall', concat_ws(' ', 'session', hall_of_session(), OLD.id));
    RETURN NULL;
END $$;
"""
TRIGGERS = {
    "tell_entry": ("entries AFTER INSERT",),
    "tell_table": (f"tables AFTER UPDATE OF {', '.join(TOLD_OF_A_TABLE)}",),
    "tell_part": (
        "seats AFTER UPDATE",
        "talk AFTER INSERT",
        "proposals AFTER INSERT OR UPDATE OR DELETE",
        "absentees AFTER INSERT OR UPDATE OR DELETE",
        "invitations AFTER INSERT OR DELETE",
        "presence AFTER INSERT OR UPDATE OR DELETE",
    ),
    "tell_person": ("holidays AFTER INSERT OR UPDATE OR DELETE",),
    "tell_session": ("sessions AFTER DELETE",),
}


def upgrade() -> None:
    """SQLite has one hall at a time: there is nobody to be told."""
    op.add_column("tables", sa.Column("kept_by", sa.BigInteger, nullable=True))
    op.create_index("ix_tables_kept_by", "tables", ["kept_by"])
    op.create_table(
        "presence",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("hall", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("here", sa.JSON, nullable=False),
    )
    if op.get_bind().dialect.name != "postgresql":
        return
    op.execute(sa.text(FUNCTIONS))
    for deed, places in TRIGGERS.items():
        for place in places:
            table, _, when = place.partition(" ")
            op.execute(
                f"CREATE TRIGGER {deed} {when} ON {table} FOR EACH ROW EXECUTE FUNCTION {deed}()"
            )
