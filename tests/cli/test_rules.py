import pytest

from arasta.play.reference import TOPICS, page


def test_without_a_topic_all_are_listed_with_their_titles(arasta):
    arasta("rules")
    assert arasta.code == 0
    for topic in TOPICS:
        assert topic in arasta.out
        assert page(topic).splitlines()[0] in arasta.out


@pytest.mark.parametrize("topic", TOPICS)
def test_a_topic_is_its_reference_page(topic, arasta):
    arasta("rules", topic)
    assert (arasta.code, arasta.out) == (0, page(topic) + "\n")
