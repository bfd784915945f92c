"""The table that was laid again, a seat's next key, and the devices that opened it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go to this revision."""
    op.add_column("tables", sa.Column("again", sa.String(32), nullable=True))
    op.add_column("seats", sa.Column("next_hash", sa.String(64), nullable=True))
    op.add_column("seats", sa.Column("device", sa.String(64), nullable=True))
    op.add_column(
        "seats", sa.Column("shared", sa.Boolean, nullable=False, server_default=sa.false())
    )
    op.add_column("seats", sa.Column("again", sa.Integer, nullable=True))


def downgrade() -> None:
    """Go back to the revision before."""
    for column in ("again", "shared", "device", "next_hash"):
        op.drop_column("seats", column)
    op.drop_column("tables", "again")
