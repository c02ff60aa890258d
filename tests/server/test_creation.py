"""What a new table has if nobody says, without any storage."""

from arasta.server.protocol.requests import BotSeat, PersonSeat
from arasta.server.tables.creation import names_for, usual_help
from arasta.server.tables.table import HINTS, NO_HELP

ANYBODY, AYSE = PersonSeat(kind="person"), PersonSeat(kind="person", name="Ayşe")
BOT = BotSeat(kind="bot", bot="random")


def test_whoever_plays_against_bots_alone_has_hints():
    assert [usual_help(people) for people in (0, 1, 2)] == [NO_HELP, HINTS, NO_HELP]


def test_nothing_is_kept_as_the_name_of_whoever_gives_none():
    nobody, name, bot = names_for("table", [ANYBODY, AYSE, BOT])
    assert (nobody, name, bool(bot)) == ("", "Ayşe", True)
