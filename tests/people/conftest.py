"""All that these tests are given: people, each with a browser that shows the start page."""

import pytest

from tests.people.person import Person
from tests.web.conftest import WIDE, chromium, open_page, server

__all__ = ["chromium", "come", "open_page", "server"]


@pytest.fixture
def come(open_page, server):
    """Somebody comes to the start page, with a screen of some size."""

    def came(size=WIDE, **more):
        person = Person(open_page(size, **more), server.url, touches=more.get("has_touch", False))
        person.start()
        return person

    return came
