"""The book of rules: what it says is what the tables and the explanations say, and what is in the game comes first."""

import re

import pytest

import arasta
from arasta.play.games import part_of
from arasta.play.text.book import book
from arasta.play.text.descriptions import describe
from arasta.play.text.language import languages, say
from arasta.play.text.reference import topics

MODES = [("istanbul", ()), ("istanbul", ("mocha",)), ("istanbul", ("mocha", "letters")), ("dice", None)]
BY_LANGUAGE = pytest.mark.parametrize("lang", languages())


def chapter(topic, *mode, game="istanbul"):
    """A chapter of the board game as it is with these expansions."""
    (found,) = [chapter for chapter in book(game, "en", mode) if chapter["topic"] == topic]
    return found


def played(topic, *mode):
    """The words of the things that are in the game."""
    return {thing["word"] for thing in chapter(topic, *mode)["things"] if thing["is_played"]}


@pytest.mark.parametrize(("game", "expansions"), MODES)
@BY_LANGUAGE
def test_every_chapter_says_something_in_every_language(game, expansions, lang):
    for each in book(game, lang, expansions):
        assert each["title"]
        assert each["lines"] or each["things"]
        assert all(thing["text"] for thing in each["things"])


@pytest.mark.parametrize("game", arasta.GAMES)
def test_a_thing_is_told_as_its_explanation_tells_it(game):
    things = [thing for each in book(game) for thing in each["things"]]
    assert len(things) > 20
    for thing in things:
        assert thing["text"] == describe(game, thing["kind"], thing["word"])


def test_the_book_has_every_place_card_and_tile():
    described = part_of("istanbul", "play", "descriptions").DESCRIBED
    for topic, kind in [("places", "place"), ("cards", "card"), ("guild", "guild"), ("kiosk", "kiosk")]:
        assert {thing["word"] for thing in chapter(topic)["things"]} == set(described[kind].things)


@pytest.mark.parametrize("mode", [(), ("mocha",), ("letters",), ("mocha", "letters")])
def test_what_is_in_the_game_comes_first(mode):
    """MODE-1: the places and the deck of each mode."""
    view = arasta.new(expansions=mode, layout="random", seed=1).view(None)
    assert played("places", *mode) == {str(place["number"]) for place in view["places"]}
    assert played("cards", *mode) == {card for card, n in view["unseen"].items() if n}
    for each in book("istanbul", "en", mode):
        order = [thing["is_played"] for thing in each["things"]]
        assert order == sorted(order, reverse=True)
    order = [each["is_played"] for each in book("istanbul", "en", mode)]
    assert order == sorted(order, reverse=True)
    assert chapter("guild", *mode)["is_played"] == ("mocha" in mode)


def test_a_turn_is_told_with_what_the_expansions_add():
    """GTURN-1, COMP-3: guild cards and companions are no part of a turn of the base game."""
    assert not any("guild" in line or "companion" in line for line in chapter("turn")["lines"])
    assert any("guild card" in line for line in chapter("turn", "mocha")["lines"])
    assert any("companion" in line for line in chapter("turn", "letters")["lines"])


def test_how_a_tie_is_broken_is_told():
    """END-7."""
    assert "lira decide" in chapter("end")["lines"][-1]


@BY_LANGUAGE
def test_the_book_has_no_words_that_are_typed(lang):
    """A page of the terminal has them, such as [short] and two tokens, for whoever types; the book is for readers."""
    lines = [line for game in arasta.GAMES for each in book(game, lang) for line in each["lines"]]
    assert not [line for line in lines if re.search(r"\[\w+\]|^ +[a-z ]+: ", line)]
    assert any("[short]" in line for line in topics("istanbul")["layouts"](lang))


@BY_LANGUAGE
def test_what_players_hold_is_found_by_its_name(lang):
    """A mosque tile has no name of its own: it is called as in the panel of whoever has it."""
    (tiles,) = [each["things"] for each in book("istanbul", lang) if each["topic"] == "mosque"]
    named = {thing["word"]: thing["name"].lower() for thing in tiles}
    assert named == {word: say(f"web-held-mosque-tiles-{word}", lang, n=1).lower() for word in named}
