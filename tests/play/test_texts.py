"""The texts of all languages agree with the English ones (issue 25; tools/texts.py, `make check`)."""

import pytest

from arasta.play.text.language import DEFAULT, languages
from tools import texts


@pytest.mark.parametrize("lang", languages())
def test_the_texts_of_a_language_agree_with_the_english_ones(lang):
    assert texts.report(lang) == ([], [])  # nothing is wrong, and nothing is missing


@pytest.fixture
def problems_with(tmp_path):
    """What is wrong with texts in a language."""

    def problems(written: str, tag: str = "ru") -> list[str]:
        (tmp_path / "table.ftl").write_text(written, "utf-8")
        own, found = texts.read(tmp_path)
        return [*found, *texts.problems_of(own, tag)]

    return problems


@pytest.mark.parametrize(
    ("written", "problem"),
    [
        ("undo-nothing = { $", "cannot read"),
        ("undo-nothing = A\nundo-nothing = B", "undo-nothing stands twice"),
        ("undo-something = A", "English has no such text"),
        ("why-lira = { $need } из { $sum }", "there is no $sum; there are have, need"),
        ("action-move = К { $target-to }", "no name has the form to of $target"),
        ("name-place-1 = A\n  .to = B\nname-place-2 = C", "names of the kind place have different forms"),
        ("score-rubies = { $n ->\n  [one] A\n *[other] B\n}", "the plurals of $n lack few, many"),
        ("score-rubies = { $n ->\n  [one] A\n  [two] B\n  [few] C\n *[many] D\n}", "the plurals of $n have two"),
        ("undo-nothing = { undo-something }", "there is no text undo-something"),
        ("web-seat = A", "what begins with web- stands in web.ftl"),
    ],
)
def test_a_mistake_in_a_language_is_found(problems_with, written, problem):
    assert any(problem in line for line in problems_with(written))


@pytest.mark.parametrize(
    "written",
    [
        "score-rubies = { $n ->\n  [one] A\n  [few] B\n *[many] C\n}",
        "name-place-1 = A\n  .to = B\naction-move = К { $target-to }",
        "action-tile = Возьми { $target }",
        "action-tile-mosque-action = Возьми { $target }",
    ],
)
def test_what_a_language_may_do_is_no_mistake(problems_with, written):
    assert problems_with(written) == []


def test_what_a_language_lacks_is_listed_but_not_what_its_grammar_makes_needless(tmp_path):
    (tmp_path / "istanbul.ftl").write_text("action-tile = Nimm { $target }\nname-place-2 = Tuchlager", "utf-8")
    lacking = texts.missing(texts.read(tmp_path)[0])
    assert "action-move" in lacking
    assert "action-tile-mosque-tile" not in lacking
    assert "web-place-short-2" not in lacking
    assert texts.missing(texts.read(texts.TEXTS / DEFAULT)[0]) == []


def test_the_guide_has_the_names_as_they_are():
    """Mended by `python tools/texts.py --names`."""
    assert texts.names_table() in texts.GUIDE.read_text("utf-8")


def test_an_english_text_that_nothing_says_is_found():
    assert texts.unsaid(["undo-nothing", "undo-elephants", "web-elephant", "effect-elephant"]) == [
        "undo-elephants",
        "web-elephant",
        "effect-elephant",
    ]
