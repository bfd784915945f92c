"""Runs the migrations on the connection that the server hands over."""

from __future__ import annotations

from alembic import context

from parterre.server.storage.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    # SQLite cannot alter a table in place; Alembic then copies it.
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
