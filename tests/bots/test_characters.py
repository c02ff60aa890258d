"""What bots are called at a table."""

from pathlib import Path

import arasta
from arasta.bots.characters import CHARACTERS, character_of, given_name
from arasta.play.text.language import DEFAULT, say

ROOT = Path(arasta.__file__).parent


def drawn(key, bots, taken=()):
    """The names of so many bots, one after the other."""
    names = list(taken)
    for _ in range(bots):
        names.append(given_name(key, names))
    return names[len(taken) :]


def test_no_two_bots_of_a_table_share_a_name():
    assert len(set(CHARACTERS.values())) == len(CHARACTERS)
    assert set(drawn("a table", len(CHARACTERS))) == set(CHARACTERS.values())


def test_the_same_table_always_has_the_same_names_and_another_one_has_others():
    assert drawn("a table", 4) == drawn("a table", 4)
    assert len({tuple(drawn(f"table {n}", 4)) for n in range(50)}) > 40


def test_a_name_that_somebody_has_is_given_to_nobody_else():
    first, second = drawn("a table", 2)
    assert drawn("a table", 1, [first.upper()]) == [second]


def test_everybody_of_the_bazaar_has_a_face_and_a_sentence_of_their_own():
    """24: bots are characters."""
    sprite = (ROOT / "web/static/art/sprite.svg").read_text("utf-8")
    sentences = [say(f"web-character-{word}", DEFAULT) for word in CHARACTERS]
    assert len(set(sentences)) == len(CHARACTERS)
    assert [word for word in CHARACTERS if f'<symbol id="portrait-{word}" ' not in sprite] == []
    assert [character_of(name) for name in CHARACTERS.values()] == list(CHARACTERS)
    assert character_of("Ayşe") is None
