"""What the hall keeps: tables, seats, and the entries of each record, which are only added."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Integer,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("scenario", String(64), nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("title", String(120), nullable=False),
    Column("language", String(8), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("hands_shown", Boolean, nullable=False),  # whether watchers see hands
    Column("hands_since", Integer, nullable=False),  # after so many answers; the past stays covered
    Column("private_chat", Boolean, nullable=False),  # whether two people may talk alone
    Column("hints", String(32), nullable=False),  # the bot that gives them; empty: none does
    Column("hints_on", Boolean, nullable=False),  # whether it does so now
    Column("guided", Boolean, nullable=False),  # a first match with lessons and prepared luck
    Column("lessons_read", JSON, nullable=False),  # or skipped
    Column("by_lot", Boolean, nullable=False),  # whether seats are dealt when the match begins
    Column("lot", JSON, nullable=True),  # each seat before, and the seat where its person is now
    Column("pace", JSON, nullable=False),
    Column("opened_by", String(16), nullable=True),  # the person, if they were signed in
    Column("rated", Boolean, nullable=False),  # whether it was opened to count for ratings
    Column("counted", Boolean, nullable=False),  # whether it has counted
    Column("began_at", Float, nullable=True),
    Column("absence", Float, nullable=False),  # seconds; then the others may let a bot play on
    Column("pauses", JSON, nullable=False),  # from when until when all let the time stand
    Column("watch_chat", Boolean, nullable=False),  # whether watchers may talk among themselves
    Column("host_hash", String(64), nullable=False),
    Column("watch_hash", String(64), nullable=False),
    Column("dice_secret", String(64), nullable=False),
    Column("dice_from", Integer, nullable=False),  # the answers before were played elsewhere
    Column("pledges", JSON(none_as_null=True), nullable=True),  # by seat; None until all are in
    Column("shares", JSON(none_as_null=True), nullable=True),  # by seat; None at tables of old
    Column("state", String(16), nullable=False),  # open, playing, finished, cancelled, removed
    Column("outcome", Text, nullable=True),
    Column("awake", Boolean, nullable=False),  # whether a hall has it in memory
    Column("kept_by", BigInteger, nullable=True, index=True),  # the hall that moves it on
    Column("created_at", Float, nullable=False),
    Column("active_at", Float, nullable=False, index=True),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", String(64), primary_key=True),
    Column("place", Integer, nullable=False),  # in the order of the game
    Column("key_hash", String(64), nullable=True),  # None: a bot's seat from the start
    Column("person", String(16), nullable=True, index=True),  # whose it is, if somebody claimed it
    Column("name", String(40), nullable=False),
    Column("bot", String(32), nullable=True),  # who plays it now, if no person does
    Column("replaced", Boolean, nullable=False),  # by a bot, since the others voted so
    Column("standing", JSON, nullable=False),  # answers set in advance
    Column("taken", Boolean, nullable=False),
    Column("seconds_left", Float, nullable=True),
    Column("note", Text, nullable=False),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("entry", Text, nullable=False),
    Column("at", Float, nullable=False),
)

talk = Table(
    "talk",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table_id", ForeignKey("tables.id"), nullable=False, index=True),
    Column("seat", String(64), nullable=True),  # None: the hall itself
    Column("name", String(40), nullable=False),  # of whoever sat there when it was said
    Column("to_seat", String(64), nullable=True),  # None: said to all
    Column("to_name", String(40), nullable=False),
    Column("from_key", String(64), nullable=True),  # of a private line: whose it is, by the hashes
    Column("to_key", String(64), nullable=True),  # of the keys of the two who may read it
    Column("person", String(16), nullable=True, index=True),  # who said it, or of whom a notice is
    Column("to_person", String(16), nullable=True, index=True),
    Column("kind", String(16), nullable=False),  # chat, watch, notice
    Column("text", Text, nullable=False),  # of a notice: its message id
    Column("fields", JSON, nullable=False),
    Column("position", Integer, nullable=True),  # after how many answers it was said
    Column("events", Integer, nullable=True),  # and after how many events; None: long ago
    Column("at", Float, nullable=False),
)

proposals = Table(  # what a table votes on, one at a time
    "proposals",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("number", BigInteger, nullable=False),
    Column("proposal", JSON, nullable=False),
)

absentees = Table(  # whose seat somebody else plays on; they may come back at any time
    "absentees",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", String(64), primary_key=True),
    Column("key_hash", String(64), nullable=False),
    Column("person", String(16), nullable=True, index=True),
    Column("name", String(40), nullable=False),
    Column("note", Text, nullable=False),
    Column("at", Float, nullable=False),
)

presence = Table(  # who looks on at which of several halls, and what is true only meanwhile
    "presence",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("hall", BigInteger, primary_key=True, autoincrement=False),
    Column("here", JSON, nullable=False),
)

reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table_id", ForeignKey("tables.id"), nullable=False, index=True),
    Column("position", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("version", String(32), nullable=False),
    Column("at", Float, nullable=False),
    Column("person", String(16), nullable=True, index=True),  # who wrote it, if they were signed in
    Column("seat", String(64), nullable=True),  # where they sat
    Column("key_hash", String(64), nullable=True),  # of the key of that seat: who reads the answer
    Column("answer", Text, nullable=True),
    Column("answered_at", Float, nullable=True),
)

ledgers = Table(
    "ledgers",
    metadata,
    Column("id", String(32), primary_key=True),  # of one hall, from its opening to its end
    Column("commits", Integer, nullable=False),  # the number of the last that came through
    Column("at", Float, nullable=False),
)
