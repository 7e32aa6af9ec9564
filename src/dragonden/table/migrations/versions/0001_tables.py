"""The first tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "moves",
        sa.Column("table_id", sa.String(22), primary_key=True),
        sa.Column("ply", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("guest", sa.String(22)),
        sa.Column("client", sa.String(40)),
        sa.Column("event", sa.Text, nullable=False),
        sa.UniqueConstraint("table_id", "guest", "client", name="asked_once"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String(22), primary_key=True),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(22), primary_key=True),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("status", sa.String(7), nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.Column("due", sa.BigInteger),
        sa.Column("leased", sa.BigInteger, nullable=False),
        sa.Column("owner", sa.String(22)),
        sa.Column("card", sa.Text, nullable=False),
    )
    op.create_index("by_status", "tables", ["public", "status", "changed"])
    op.create_index("by_due", "tables", ["due"])
    op.create_table(
        "presence",
        sa.Column("process", sa.String(22), primary_key=True),
        sa.Column("table_id", sa.String(22), primary_key=True),
        sa.Column("guests", sa.Text, nullable=False),
        sa.Column("watching", sa.Integer, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_index("by_table", "presence", ["table_id"])
    op.create_table(
        "holders",
        sa.Column("guest", sa.String(22), primary_key=True),
        sa.Column("table_id", sa.String(22), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
