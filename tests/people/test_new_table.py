"""The form of a new table: whatever it offers leads to a game that has begun."""

from itertools import count

import pytest

from tests.people.form import Form
from tests.people.walk import BY_LINK, Walk

GAMES = ("Istanbul", "Istanbul: The Dice Game")
HERE = "this screen"
NAMES = ("Ayşe", "Ben", "Cem", "Deniz", "Elif")
FRIENDS = ("Leyla", "Marco")


def test_the_form_offers_these_games(come):
    """The next test goes through each of them."""
    assert [choice.name for choice in Form(come().page).choices() if choice.group == "Game"] == list(GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_seat_and_every_option_leads_to_a_begun_game(come, game):
    host, friends = come(), [come() for _ in FRIENDS]
    walk = Walk(game, len(friends))
    for table in count():
        form = walk.filled(host.page, NAMES)
        if form is None:
            break
        seats = walk.opened(form)
        guests = friends[: seats.count(BY_LINK)]
        join(host, guests, by_code=table % 2)
        for person in (host, *guests):
            person.sees_game(len(seats))
        assert set(NAMES[: seats.count(HERE)] + FRIENDS[: len(guests)]) <= set(host.names())
        host.start()
    assert walk.left == set()


def join(host, guests, by_code):
    """Friends come, by the link or by the code that the waiting room shows."""
    for guest, name in zip(guests, FRIENDS, strict=False):
        link, code = host.invitation()
        if by_code:
            guest.come_by_code(code, name)
        else:
            guest.come_by_link(link, name)
