"""Where tables are stored. `moves` is the truth; the others follow from it and save time."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

METADATA = MetaData()

MOVES = Table(
    "moves",
    METADATA,
    Column("table_id", String(22), primary_key=True),
    Column("ply", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("guest", String(22)),
    Column("client", String(40)),
    Column("event", Text, nullable=False),  # JSON of a struct of events.py
    UniqueConstraint("table_id", "guest", "client", name="asked_once"),
    sqlite_with_rowid=False,
)

SNAPSHOTS = Table(
    "snapshots",
    METADATA,
    Column("table_id", String(22), primary_key=True),
    Column("ply", Integer, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),  # MessagePack of table.Snapshot
)

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(22), primary_key=True),
    Column("ply", Integer, nullable=False),  # up to which event this row is true
    Column("public", Boolean, nullable=False),
    Column("status", String(7), nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("due", BigInteger),  # when the table itself has something to do
    Column("leased", BigInteger, nullable=False),  # until when some process does it
    Column("owner", String(22)),  # which process that is
    Column("card", Text, nullable=False),  # JSON of summary.Summary
    Index("by_status", "public", "status", "changed"),
    Index("by_due", "due"),
)

PRESENCE = Table(
    "presence",
    METADATA,
    Column("process", String(22), primary_key=True),
    Column("table_id", String(22), primary_key=True),
    Column("guests", Text, nullable=False),  # JSON: who is connected to this process
    Column("watching", Integer, nullable=False),
    Column("until", BigInteger, nullable=False),  # a process that died cannot say so
    Index("by_table", "table_id"),
)

HOLDERS = Table(
    "holders",
    METADATA,
    Column("guest", String(22), primary_key=True),
    Column("table_id", String(22), primary_key=True),
    Column("at", BigInteger, nullable=False),
)

REMOVALS = Table(  # tables that the owner has deleted: nobody may write to them any more
    "removals",
    METADATA,
    Column("table_id", String(22), primary_key=True),
    Column("at", BigInteger, nullable=False),
)

BANS = Table(  # whom the owner has shut out
    "bans",
    METADATA,
    Column("who", String(50), primary_key=True),  # a guest, an address or a network
    Column("until", BigInteger),  # null: for good
    Column("note", Text, nullable=False),
)

HEALTH = Table(  # written to see whether anything can be stored
    "health",
    METADATA,
    Column("process", String(22), primary_key=True),
    Column("at", BigInteger, nullable=False),
)
