"""What the owner of a house needs: deleted tables, bans, and a place to write to."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "removals",
        sa.Column("table_id", sa.String(22), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "bans",
        sa.Column("who", sa.String(50), primary_key=True),
        sa.Column("until", sa.BigInteger),
        sa.Column("note", sa.Text, nullable=False),
    )
    op.create_table(
        "health",
        sa.Column("process", sa.String(22), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
