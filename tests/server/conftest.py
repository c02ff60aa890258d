"""Servers and databases for the tests."""

import uuid

import pytest

from tests.languages import spoken  # noqa: F401  # a fixture
from tests.server.postgresql import new_database, started
from tests.server.running import running


@pytest.fixture(scope="session")
def postgresql():
    with started() as address:
        yield address


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request, tmp_path):
    """The address of an empty database, of both kinds."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'games.sqlite'}"
    return new_database(request.getfixturevalue("postgresql"), uuid.uuid4().hex)


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    """A server for the tests of a module; each makes tables of its own."""
    with running(tmp_path_factory.mktemp("server")) as made:
        yield made
