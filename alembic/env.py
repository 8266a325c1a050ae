from alembic import context

from tripot.settings import Settings
from tripot.store.directory import DATABASE
from tripot.store.engine import writing_engine
from tripot.store.models import metadata

engine = context.config.attributes.get("engine") or writing_engine(Settings().data / DATABASE)
with engine.connect() as connection:
    context.configure(
        connection=connection, target_metadata=metadata, render_as_batch=True, transactional_ddl=True
    )
    with context.begin_transaction():
        context.run_migrations()
