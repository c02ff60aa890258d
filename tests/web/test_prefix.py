"""Friends on a server that stands under a path of a site, behind a proxy."""

import pytest

from tests.people.conftest import come
from tests.people.person import BY_LINK
from tests.people.playing import is_up, play_until
from tests.server.running import running

__all__ = ["come"]  # a test of the server's own, so it is no test of people; but they come as people do

PREFIX = "/games/bazaar"


@pytest.fixture
def server(tmp_path):
    with running(tmp_path, prefix=PREFIX) as made:
        made.url += f"{PREFIX}/"
        yield made


def test_friends_find_each_other_and_play_under_a_path_of_a_site(come, server):
    """Pages, scripts, pictures, texts, the link to send, requests and the socket: nothing asks beside the path."""
    ayse, ben = come(), come()
    strayed = []
    for person in (ayse, ben):
        person.page.on("request", lambda asked: asked.url.startswith(server.url) or strayed.append(asked.url))
    ayse.lay_table("Istanbul: The Dice Game", BY_LINK, name="Ayşe")
    link, _ = ayse.invitation()
    assert link.startswith(server.url)
    ben.come_by_link(link, "Ben")
    for person in (ayse, ben):
        person.sees_game(2)
    play_until(lambda: is_up(ben), ayse, ben)
    play_until(lambda: is_up(ayse), ayse, ben)
    ayse.go_home()
    ayse.go_on("Your move")
    assert strayed == []
