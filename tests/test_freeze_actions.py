"""Freezing the ids of new actions keeps all others where they are."""

import pytest
from freeze_actions import FOLDER, frozen

from arasta import GAMES


def listed(source):
    """The names of a list of ids."""
    names = {}
    exec(source, names)
    return names["ACTION_IDS"]


@pytest.mark.parametrize("game", GAMES)
def test_new_names_stand_at_the_end_and_nothing_is_moved(game):
    source = (FOLDER / game / "action_ids.py").read_text(encoding="utf-8")
    new = [f"card new_{i}" for i in range(30)]
    longer = frozen(source, new)
    assert listed(longer) == [*listed(source), *new]
    assert max(map(len, longer.splitlines())) <= 120
