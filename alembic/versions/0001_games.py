"""Games, their logs, and who may act in them."""

import sqlalchemy as sa
import sqlmodel
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

Text = sqlmodel.sql.sqltypes.AutoString


def upgrade():
    op.create_table(
        "game",
        sa.Column("code", Text(), nullable=False),
        sa.Column("rules", Text(), nullable=False),
        sa.Column("rules_version", sa.Integer(), nullable=False),
        sa.Column("wish", Text(), nullable=False),
        sa.Column("started", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("code", name="pk_game"),
    )
    op.create_table(
        "creation",
        sa.Column("key", Text(), nullable=False),
        sa.Column("fingerprint", Text(), nullable=False),
        sa.Column("salt", Text(), nullable=False),
        sa.Column("game", Text(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["game.code"], name="fk_creation_game_game"),
        sa.PrimaryKeyConstraint("key", name="pk_creation"),
    )
    op.create_table(
        "entry",
        sa.Column("game", Text(), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("kind", Text(), nullable=False),
        sa.Column("move", Text(), nullable=True),
        sa.Column("changes", Text(), nullable=False),
        sa.Column("table", Text(), nullable=False),
        sa.Column("since", sa.Integer(), nullable=False),
        sa.Column("top", sa.Integer(), nullable=False),
        sa.Column("redo", sa.Integer(), nullable=True),
        sa.Column("target", sa.Integer(), nullable=True),
        sa.Column("at", sa.Integer(), nullable=False),
        sa.Column("holder", Text(), nullable=True),
        sa.Column("key", Text(), nullable=True),
        sa.Column("fingerprint", Text(), nullable=True),
        sa.ForeignKeyConstraint(["game"], ["game.code"], name="fk_entry_game_game"),
        sa.PrimaryKeyConstraint("game", "seq", name="pk_entry"),
        sa.UniqueConstraint("game", "key", name="uq_entry_game_key"),
    )
    op.create_table(
        "grant",
        sa.Column("holder", Text(), nullable=False),
        sa.Column("game", Text(), nullable=False),
        sa.Column("role", Text(), nullable=False),
        sa.Column("granted", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["game.code"], name="fk_grant_game_game"),
        sa.PrimaryKeyConstraint("holder", "game", name="pk_grant"),
    )
    op.create_index("ix_grant_game", "grant", ["game"])


def downgrade():
    op.drop_index("ix_grant_game", "grant")
    for table in ("grant", "entry", "creation", "game"):
        op.drop_table(table)
