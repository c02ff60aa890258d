import re
from html import escape
from xml.etree import ElementTree

import pytest

from arasta.analysis.analysis import analyse
from arasta.analysis.chart import APART, moved_apart
from arasta.analysis.choices import Thoroughness
from arasta.analysis.findings import MOST_MISTAKES
from arasta.analysis.page import page
from arasta.analysis.sentences import Sentences
from tests.analysis.stand_in import CountingNet
from tests.play.games import at_random

NAMES = ("Ayşe", "<b>Ben</b>", "Cem & Deniz")


@pytest.fixture(scope="module")
def found():
    """An unfinished game with many mistakes."""
    game = at_random(150, seed=4, players=3, names=NAMES)
    return analyse(game, net=CountingNet(feature="players.lira"), care=Thoroughness(worlds=1, tries=2))


@pytest.fixture(scope="module")
def svg(found):
    """The chart."""
    text = page(found)
    return ElementTree.fromstring(text[text.index("<svg") : text.index("</svg>") + len("</svg>")])


def test_it_needs_nothing_else(found):
    text = page(found)
    assert not re.search(r"<script|<link|<img|src=|href=|url\(|https?:|@import", text)
    assert "prefers-color-scheme: dark" in text


def test_names_are_shown_as_they_are(found):
    text = page(found)
    assert "Ayşe" in text
    assert "&lt;b&gt;Ben&lt;/b&gt;" in text
    assert "<b>" not in text


def test_every_seat_has_a_line_with_a_point_for_each_turn(found, svg):
    lines = svg.findall("polyline")
    assert [len(line.get("points").split()) for line in lines] == [len(found.turns)] * 3


def test_the_mistakes_of_the_list_are_numbered_in_the_chart(found, svg):
    marks = [group.find("text").text for group in svg.findall("g")]
    assert marks == [str(n) for n in range(1, min(len(found.mistakes), MOST_MISTAKES) + 1)]
    assert len(marks) > 3
    words, text = Sentences(found), page(found)
    for mistake in found.mistakes[:MOST_MISTAKES]:
        assert escape(words.chosen(mistake)) in text
        assert escape(words.best(mistake)) in text


def test_no_mark_covers_another(svg):
    places = [(circle.get("cx"), circle.get("cy")) for circle in svg.iter("circle")]
    assert len(set(places)) == len(places)


def test_it_says_that_the_game_is_not_over(found):
    assert "The game is not over yet." in page(found)


def test_names_at_the_ends_of_lines_are_moved_apart():
    assert moved_apart([10, 12, 100], 100) == [10, 10 + APART, 100]
    assert moved_apart([10, 100, 100], 100) == [10, 100 - APART, 100]
