"""What the hall keeps of its operators and of what they did."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Integer,
    String,
    Table,
    Text,
)

from greathall.server.people import schema as _people  # noqa: F401 (operators are persons)
from greathall.server.schema import metadata

operators = Table(
    "operators",
    metadata,
    Column("person_id", ForeignKey("persons.id"), primary_key=True),
    Column("at", Float, nullable=False),
)

sanctions = Table(  # against a person, an address, or whoever sits on a seat
    "sanctions",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # mute, ban
    Column("person", String(16), nullable=True, index=True),
    Column("network", String(64), nullable=True),
    Column("table_id", ForeignKey("tables.id"), nullable=True, index=True),
    Column("seat", String(64), nullable=True),
    Column("reason", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("until", Float, nullable=False),
    Column("lifted", Boolean, nullable=False),
)

announcements = Table(  # what all pages show until a time
    "announcements",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("until", Float, nullable=False),
)

acts = Table(  # the log: it only grows, and open halls follow it
    "acts",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", Float, nullable=False, index=True),
    Column("person", String(16), nullable=True, index=True),  # None: on the machine itself
    Column("name", String(40), nullable=False),  # of the operator, as it was then
    Column("act", String(16), nullable=False),
    Column("about", String(120), nullable=False),  # a table, a report, a person, an address
    Column("fields", JSON, nullable=False),
)
