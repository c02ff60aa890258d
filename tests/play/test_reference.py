"""The reference pages: each game has its own."""

import pytest

import arasta
from arasta.play.text.reference import page, topics


@pytest.mark.parametrize(("game", "topic"), [(game, topic) for game in arasta.GAMES for topic in topics(game)])
def test_every_page_has_a_title_and_sentences(game, topic):
    title, rule, *lines = page(game, topic).splitlines()
    assert rule == "=" * len(title)
    assert lines
    assert "{" not in page(game, topic)


def test_each_game_has_its_own_pages():
    assert "layouts" in topics("istanbul")
    assert "layouts" not in topics("dice")
    assert page("istanbul", "cards").startswith("Bonus cards\n")
    assert page("dice", "cards").startswith("Bazaar cards\n")
