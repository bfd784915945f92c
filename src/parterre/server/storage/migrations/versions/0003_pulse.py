"""One row that is written and read to see whether that works."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go to this revision."""
    pulse = op.create_table("pulse", sa.Column("at", sa.BigInteger, nullable=False))
    op.bulk_insert(pulse, [{"at": 0}])


def downgrade() -> None:
    """Go back to the revision before."""
    op.drop_table("pulse")
