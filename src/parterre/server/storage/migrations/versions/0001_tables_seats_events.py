"""Tables, seats and events."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go to this revision."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("setup", sa.JSON, nullable=False),
        sa.Column("components", sa.JSON, nullable=False),
        sa.Column("fate", sa.LargeBinary, nullable=False),
        sa.Column("turn", sa.Integer, nullable=True),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=True),
    )
    op.create_index("tables_running", "tables", ["ended", "turn"])
    op.create_table(
        "seats",
        _table(),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("bot", sa.String(32), nullable=True),
        sa.Column("name", sa.String(40), nullable=True),
        sa.Column("token_hash", sa.String(64), nullable=True),
    )
    op.create_table(
        "events",
        _table(),
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=True),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("asked", sa.Text, nullable=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("request", sa.String(64), nullable=True),
    )


def downgrade() -> None:
    """Go back to the revision before."""
    op.drop_table("events")
    op.drop_table("seats")
    op.drop_table("tables")


def _table() -> sa.Column[str]:
    return sa.Column(
        "table",
        sa.String(32),
        sa.ForeignKey("tables.id", ondelete="CASCADE"),
        primary_key=True,
    )
