"""The tables of the database; the migrations build what stands here."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
)

# The newest migration; stored here so that a warm start need not load Alembic to know it.
REVISION = "0004"

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("setup", JSON, nullable=False),
    Column("components", JSON, nullable=False),
    # The secret that settles every chance moment; it leaves the server with nobody.
    Column("fate", LargeBinary, nullable=False),
    # Whose turn it is after the last event, so that a start finds waiting bots by one query.
    Column("turn", Integer, nullable=True),
    # Moments are milliseconds since 1970, which both engines store alike.
    Column("created", BigInteger, nullable=False),
    Column("ended", BigInteger, nullable=True),
    # The table that was laid for the same people when this one was over.
    Column("again", String(32), nullable=True),
    Index("tables_running", "ended", "turn"),
)

seats = Table(
    "seats",
    metadata,
    Column("table", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("bot", String(32), nullable=True),
    Column("name", String(40), nullable=True),
    Column("token_hash", String(64), nullable=True),
    # A second key to the seat; whoever uses it makes it the only one.
    Column("next_hash", String(64), nullable=True),
    # The device that first opened the seat, as a hash, and whether another one has since.
    Column("device", String(64), nullable=True),
    Column("shared", Boolean, nullable=False, server_default=false()),
    # Its seat at the table that was laid again.
    Column("again", Integer, nullable=True),
)

events = Table(
    "events",
    metadata,
    # This key is the lock on moves: of two writers of the same n one is refused.
    Column("table", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=True),
    Column("text", Text, nullable=False),
    # What the sender wrote, where the game writes the same action in other words.
    Column("asked", Text, nullable=True),
    Column("at", BigInteger, nullable=False),
    Column("request", String(64), nullable=True),
)

# What a finished game leaves, so that it can be shown without its rules; it goes with its table.
endings = Table(
    "endings",
    metadata,
    Column("table", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("data", LargeBinary, nullable=False),
)

# One row that is written and read to see whether that works.
pulse = Table(
    "pulse",
    metadata,
    Column("at", BigInteger, nullable=False),
)
