"""What the hall keeps of people."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Integer,
    LargeBinary,
    String,
    Table,
    Text,
)

from greathall.server.schema import metadata

persons = Table(
    "persons",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("language", String(8), nullable=False),
    Column("recovery_hash", String(64), nullable=False, unique=True),
    Column("rated", Boolean, nullable=False),  # whether they want to have ratings
    Column("telling", JSON, nullable=False),  # when they want to be told, see `wishes.py`
    Column("created_at", Float, nullable=False),
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("person_id", ForeignKey("persons.id"), nullable=False, index=True),
    Column("credential", String(1400), nullable=False, unique=True),  # its id, in base64url
    Column("public_key", LargeBinary, nullable=False),
    Column("sign_count", BigInteger, nullable=False),
    Column("label", String(40), nullable=False),
    Column("created_at", Float, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("token_hash", String(64), nullable=False, unique=True),
    Column("person_id", ForeignKey("persons.id"), nullable=False, index=True),
    Column("device", String(200), nullable=False),  # how the browser calls itself
    Column("created_at", Float, nullable=False),
    Column("seen_at", Float, nullable=False),
)

sittings = Table(  # at which tables somebody ever sat, also where they left
    "sittings",
    metadata,
    Column("person_id", ForeignKey("persons.id"), primary_key=True),
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("at", Float, nullable=False),
    Column("left_at", Float, nullable=True),
    Column("gave_up", String(64), nullable=True),  # the seat that they left during the match
)

ratings = Table(  # of those who want to have them
    "ratings",
    metadata,
    Column("person_id", ForeignKey("persons.id"), primary_key=True),
    Column("game", String(64), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("matches", Integer, nullable=False),
)

punctuality = Table(  # how many turns somebody took, and how many of them in time
    "punctuality",
    metadata,
    Column("person_id", ForeignKey("persons.id"), primary_key=True),
    Column("turns", Integer, nullable=False),
    Column("in_time", Integer, nullable=False),
)

ceremonies = Table(  # that were begun; each ends once, whether well or not
    "ceremonies",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("kind", String(16), nullable=False),  # sign-up, sign-in, add
    Column("challenge", LargeBinary, nullable=False),
    Column("person_id", String(16), nullable=True),
    Column("name", String(40), nullable=False),
    Column("at", Float, nullable=False),
)

channels = Table(  # how somebody wants to be told
    "channels",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("person_id", ForeignKey("persons.id"), nullable=False, index=True),
    Column("kind", String(16), nullable=False),  # push, mail, apprise
    Column("address", Text, nullable=False),
    Column("label", String(40), nullable=False),
    Column("confirmed", Boolean, nullable=False),  # a mail address, by whoever reads there
    Column("error", String(200), nullable=False),  # why the last message did not go out
    Column("created_at", Float, nullable=False),
)

outbox = Table(  # one row for each turn and channel, however often the turn changes
    "outbox",
    metadata,
    Column("person_id", ForeignKey("persons.id"), primary_key=True),
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("turn", String(32), primary_key=True),
    Column("channel_id", String(16), primary_key=True),
    Column("state", String(16), nullable=False),  # waiting, void, sent, failed
    Column("tries", Integer, nullable=False),
    Column("due_at", Float, nullable=False, index=True),
)

hall_keys = Table(  # secrets of the hall itself, made at its first start
    "hall_keys",
    metadata,
    Column("name", String(16), primary_key=True),
    Column("value", Text, nullable=False),
)

holidays = Table(  # when somebody's time stands
    "holidays",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("person_id", ForeignKey("persons.id"), nullable=False, index=True),
    Column("from_at", Float, nullable=False),
    Column("until_at", Float, nullable=False),
)

friendships = Table(  # asked for by one, agreed to by the other
    "friendships",
    metadata,
    Column("person_id", ForeignKey("persons.id"), primary_key=True),
    Column("other_id", ForeignKey("persons.id"), primary_key=True, index=True),
    Column("agreed", Boolean, nullable=False),
    Column("at", Float, nullable=False),
)

blocks = Table(  # whom somebody does not want to meet; the other is not told
    "blocks",
    metadata,
    Column("person_id", ForeignKey("persons.id"), primary_key=True),
    Column("other_id", ForeignKey("persons.id"), primary_key=True, index=True),
    Column("at", Float, nullable=False),
)

invitations = Table(  # to a table that has not begun, by somebody's friend
    "invitations",
    metadata,
    Column("person_id", ForeignKey("persons.id"), primary_key=True),
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("other_id", ForeignKey("persons.id"), nullable=False, index=True),
    Column("at", Float, nullable=False),
)
