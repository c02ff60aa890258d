"""What clients are told of the things of a game."""

import pytest

from arasta.istanbul.tables import PLACE_TABLE
from arasta.play.text.catalogue import things


def test_every_place_has_a_name_a_description_and_perhaps_a_short_name():
    told = things("istanbul")
    assert set(told["names"]["place"]) == set(told["about"]["place"]) == {str(int(row.place)) for row in PLACE_TABLE}
    assert told["names"]["place"]["9"] == "Tea House"
    assert told["names"]["place-short"]["16"] == "Dealer"


def test_figures_come_from_the_tables():
    figures = things("istanbul")["figures"]
    assert figures["black-market"] == [[7, 1], [9, 2], [11, 3]]
    assert figures["extension-price"] == 7
    assert figures["demand"]["S3"] == [1, 3, 1, 0]


@pytest.mark.parametrize("game", ["istanbul", "dice"])
def test_nothing_is_described_without_words(game):
    empty = [word for texts in things(game)["about"].values() for word, text in texts.items() if not text]
    assert empty == []
