import pytest

from arasta import GAMES
from arasta.arena.dice.census import mixes
from arasta.arena.dice.unused import why_never

RULES = GAMES["dice"]


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("dice green 6", "DPAY-6"),
        ("again coin 9", "DTURN-6"),
        ("cards 9", "DTURN-5"),
    ],
)
def test_what_takes_rare_luck_or_is_never_offered_cites_its_clause(name, reason):
    assert reason in why_never(RULES.actions[RULES.ids[name]], mixes({}))


@pytest.mark.parametrize(
    "name",
    ["again red", "throw", "cards 5", "die red", "give brown", "pay", "tile die", "ruby lira", "use b1b", "roll card"],
)
def test_everything_else_should_come_up(name):
    assert why_never(RULES.actions[RULES.ids[name]], mixes({})) is None
