"""Alembic runs this file for every migration; the connection is given by `database.migrate`."""

from alembic import context

from arasta.server.store.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
context.run_migrations()
