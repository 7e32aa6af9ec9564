"""Alembic runs this to bring a database up to date; `store.py` hands it the connection."""

from __future__ import annotations

from alembic import context

from dragonden.table.schema import METADATA

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=METADATA, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
