"""What later moves came to when a move was amended."""

import sqlalchemy as sa
import sqlmodel
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

Text = sqlmodel.sql.sqltypes.AutoString


def upgrade():
    op.create_table(
        "amended",
        sa.Column("game", Text(), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("by", sa.Integer(), nullable=False),
        sa.Column("move", Text(), nullable=False),
        sa.Column("changes", Text(), nullable=False),
        sa.Column("table", Text(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["game.code"], name="fk_amended_game_game"),
        sa.PrimaryKeyConstraint("game", "seq", "by", name="pk_amended"),
    )


def downgrade():
    op.drop_table("amended")
