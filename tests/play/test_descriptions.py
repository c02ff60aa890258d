"""Whatever needs an explanation has one, made from the tables of the rules."""

import pytest

import arasta
from arasta.core.action import Action
from arasta.dice.components.cards import CARD_TABLE as BAZAAR_CARDS
from arasta.dice.components.tiles import TILES
from arasta.dice.option_names import AREA_WORDS
from arasta.istanbul.base.components.markets import DEMAND_TILES
from arasta.istanbul.base.words import Good
from arasta.istanbul.letters.components.kiosk_tiles import KIOSK_TABLE
from arasta.istanbul.mocha.components.guild_cards import GUILD_TABLE
from arasta.istanbul.mocha.components.tavern import TavernTile
from arasta.istanbul.tables import CARD_TABLE, PLACE_TABLE, TOKEN_TABLE
from arasta.play.text.descriptions import describe, describe_action
from arasta.play.text.language import languages
from arasta.play.text.reference import page

EVERY = pytest.mark.parametrize("lang", languages())
THINGS = [
    ("istanbul", "place", [str(int(row.place)) for row in PLACE_TABLE]),
    ("istanbul", "card", [row.slug for row in CARD_TABLE]),
    ("istanbul", "token", [row.slug for row in TOKEN_TABLE]),
    ("istanbul", "mosque-tile", [good.name.lower() for good in Good]),
    ("istanbul", "demand", [tile.slug for tile in DEMAND_TILES]),
    ("istanbul", "guild", [str(row.number) for row in GUILD_TABLE]),
    ("istanbul", "tavern", [*(tile.name.lower() for tile in TavernTile), "barrier", "baksheesh"]),
    ("istanbul", "kiosk", [str(tile.number) for tile in KIOSK_TABLE]),
    ("dice", "mosque-tile", [tile.slug for tile in TILES]),
    ("dice", "bazaar-card", [row.slug for row in BAZAAR_CARDS]),
    ("dice", "area", list(AREA_WORDS)),
]


@EVERY
@pytest.mark.parametrize(("game", "kind", "targets"), THINGS, ids=[f"{game}-{kind}" for game, kind, _ in THINGS])
def test_every_thing_of_a_kind_is_described(game, kind, targets, lang):
    for target in targets:
        text = describe(game, kind, target, lang)
        assert text, target
        assert "{" not in text


def test_a_description_says_what_the_tables_say():
    """MOSQ-1, BONUS-02, GUILD-17, KIOSK-12, TAV-3, DTILE-4, DCARD-9"""
    assert describe("istanbul", "mosque-tile", "red").endswith("turn a die to 4, or roll both again.")
    assert describe("istanbul", "card", "five_lira").startswith("Gain 5 lira.")
    assert describe("istanbul", "guild", "17") == "Gain 5 coffee."
    assert describe("istanbul", "kiosk", "12") == "Gain 2 lira."
    assert describe("istanbul", "tavern", "movement").startswith("The movement tile:")
    assert describe("istanbul", "demand", "S3") == "1 fabric, 3 spice, 1 fruit."
    assert describe("dice", "mosque-tile", "action_blue") == "One more action. It costs 3 blue goods."
    assert describe("dice", "bazaar-card", "b4e") == "Give 2 lira for 2 crystals. Or take 1 lira."
    assert describe("dice", "area", "lira") == "Its rubies cost lira."


@pytest.mark.parametrize(("kind", "topic"), [("place", "places"), ("card", "cards"), ("kiosk", "kiosk")])
def test_a_description_is_the_text_of_the_reference_page(kind, topic):
    targets = next(targets for game, described, targets in THINGS if (game, described) == ("istanbul", kind))
    lines = page("istanbul", topic).splitlines()[2:]
    for target, line in zip(targets, lines, strict=True):
        assert line.endswith(describe("istanbul", kind, target))


@pytest.mark.parametrize(("game", "kind", "target"), [("istanbul", "good", "red"), ("istanbul", "number", "3"),
                                                      ("istanbul", "", ""), ("dice", "face", "coin")])  # fmt: skip
def test_what_needs_no_explanation_has_none(game, kind, target):
    assert describe(game, kind, target) is None


def test_an_unknown_thing_is_an_error_that_lists_those_there_are():
    with pytest.raises(LookupError, match="There is no guild '21'; there are 1, 2, "):
        describe("istanbul", "guild", "21")


@EVERY
@pytest.mark.parametrize("name", arasta.GAMES)
def test_every_action_can_be_asked_about(name, lang):
    for action in arasta.GAMES[name].actions:
        assert describe_action(name, action, lang) != ""


def test_an_action_is_described_by_the_thing_it_is_about():
    """P14-2, P19-2: a mosque tile is named by its colour, a tavern tile by the action itself."""
    about = {
        "tile yellow": describe("istanbul", "mosque-tile", "yellow"),
        "encounter tile": describe("istanbul", "tavern", "encounter"),
        "card stay": describe("istanbul", "card", "stay"),
        "move 9": describe("istanbul", "place", "9"),
        "take red": None,
        "done": None,
    }
    rules = arasta.GAMES["istanbul"]
    assert {name: describe_action("istanbul", rules.actions[rules.ids[name]]) for name in about} == about
    assert describe_action("dice", Action("tile", "mosque-tile", "die")) == "One more die. It costs 4 different goods."
