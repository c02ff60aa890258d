import pytest

from arasta import GAMES
from arasta.play.text.reference import page, topics

PAGES = [(game, topic) for game in GAMES for topic in topics(game)]


def test_alone_it_lists_games_and_topics_with_their_titles(arasta):
    arasta("rules")
    assert arasta.code == 0
    for game, topic in PAGES:
        title = page(game, topic).splitlines()[0]
        assert f"  {topic:<10}{title}\n" in arasta.out.partition(f"\n{game}\n")[2]


@pytest.mark.parametrize(("game", "topic"), PAGES)
def test_a_game_and_a_topic_are_a_reference_page(game, topic, arasta):
    arasta("rules", game, topic)
    assert (arasta.code, arasta.out) == (0, page(game, topic) + "\n")


@pytest.mark.parametrize("game", GAMES)
def test_a_game_alone_is_all_its_pages(game, arasta):
    arasta("rules", game)
    assert arasta.code == 0
    for topic in topics(game):
        assert page(game, topic) in arasta.out


@pytest.mark.parametrize("topic", topics("istanbul"))
def test_a_topic_alone_is_that_of_the_board_game(topic, arasta):
    arasta("rules", topic)
    assert (arasta.code, arasta.out) == (0, page("istanbul", topic) + "\n")


def test_a_topic_alone_that_only_the_dice_game_has_is_found_there(arasta):
    arasta("rules", "areas")
    assert (arasta.code, arasta.out) == (0, page("dice", "areas") + "\n")
