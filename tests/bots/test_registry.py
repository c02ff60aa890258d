"""Bots by name, ours and those of other packages."""

from importlib.metadata import EntryPoint

import pytest

from arasta.bots import registry
from arasta.bots.bot import Bot


class Stranger(Bot):
    """A bot of another package."""

    def choose(self, position):
        """The last."""
        return position.legal[-1]


@pytest.fixture
def strangers(monkeypatch):
    """Packages that offer bots, one of them broken, one with a name of ours."""
    offered = [
        EntryPoint("stranger", f"{__name__}:Stranger", registry.GROUP),
        EntryPoint("broken", "there_is_no_such_package:Bot", registry.GROUP),
        EntryPoint("random", f"{__name__}:Stranger", registry.GROUP),
    ]
    registry.others.cache_clear()
    monkeypatch.setattr(registry, "entry_points", lambda group: offered)
    yield
    registry.others.cache_clear()


def test_a_bot_of_another_package_plays_under_its_name(strangers):
    assert "stranger" in registry.names()
    assert type(registry.make("stranger", "dice", 1)).__name__ == "Stranger"


def test_nobody_takes_a_name_of_ours(strangers):
    assert type(registry.make("random", "dice", 1)).__name__ == "RandomBot"


def test_an_unknown_bot_is_refused_with_those_there_are(strangers):
    with pytest.raises(registry.NoSuchBot, match=r"There is no bot “grandmaster”; there are .*random.*stranger"):
        registry.make("grandmaster", "dice", 1)


def test_a_broken_package_is_named(strangers):
    with pytest.raises(registry.NoSuchBot, match="there_is_no_such_package"):
        registry.make("broken", "dice", 1)
