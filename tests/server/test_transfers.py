"""Moving a seat to another device: by a ticket that works once, and not for long."""

import asyncio

import pytest

from arasta.play.text.language import say
from arasta.server.errors import Refused
from arasta.server.protocol.requests import NewGame
from arasta.server.store.addresses import Addresses
from arasta.server.store.transfers import Transfers
from arasta.server.tables.creation import new_table
from arasta.server.tables.registry import Tables
from arasta.server.tables.seats import hash_of, seat_of
from arasta.server.tables.transfer import TICKET_SECONDS, offer, take
from tests.server.test_clocks import FIRST, SECOND, Hand
from tests.server.test_games import problem
from tests.server.test_store import with_store


def ticket_for(server, game, token):
    """A ticket of a seat."""
    answer = server.post(f"/api/games/{game}/transfer", {}, token)
    assert answer.status_code == 201
    assert answer.json()["seconds"] == TICKET_SECONDS
    return answer.json()["ticket"]


def take_it(server, game, ticket, request="a"):
    """What is answered to whoever takes a ticket."""
    return server.post(f"/api/games/{game}/transfer/take", {"ticket": ticket, "id": request})


def test_a_seat_moves_to_another_device_and_the_old_token_opens_nothing(server):
    game, tokens = server.new("Ayşe", "Ben", draw=False)
    answer = take_it(server, game, ticket_for(server, game, tokens[0]))
    assert answer.status_code == 201
    moved = answer.json()
    assert (moved["game"], moved["seat"]) == (game, 0)
    assert server.look(game, moved["token"])["seats"][0]["seat"] == 0
    assert problem(server.get(f"/api/games/{game}", tokens[0])) == (401, "token")
    assert server.look(game, tokens[1])["seats"][0]["seat"] == 1
    n = server.look(game)["n"]
    body = {"id": "b", "n": n, "do": ["move 3"]}
    assert problem(server.post(f"/api/games/{game}/play", body, tokens[0])) == (401, "token")
    assert server.post(f"/api/games/{game}/play", body, moved["token"]).status_code == 200


def test_a_ticket_works_once_but_whose_answer_was_lost_gets_it_again(server):
    game, tokens = server.new("Ayşe", "Ben", draw=False)
    ticket = ticket_for(server, game, tokens[0])
    first = take_it(server, game, ticket, "a")
    assert take_it(server, game, ticket, "a").json() == first.json()
    other = take_it(server, game, ticket, "b")
    assert problem(other) == (422, "wrong")
    assert other.json()["text"] == say("wrong-ticket", minutes=round(TICKET_SECONDS / 60))
    assert server.look(game, first.json()["token"])["seats"][0]["seat"] == 0


def test_of_two_tickets_of_a_seat_only_the_newer_works(server):
    game, tokens = server.new("Ayşe", "Ben", draw=False)
    older, newer = (ticket_for(server, game, tokens[0]) for _ in range(2))
    assert problem(take_it(server, game, older)) == (422, "wrong")
    assert take_it(server, game, newer).status_code == 201


def test_a_ticket_opens_its_own_table_only_and_takes_the_token_of_the_seat(server):
    game, tokens = server.new("Ayşe", "Ben", draw=False)
    other, _ = server.new("Ayşe", "Ben", draw=False)
    ticket = ticket_for(server, game, tokens[0])
    assert problem(take_it(server, other, ticket)) == (422, "wrong")
    assert problem(take_it(server, game, "x" * 32)) == (422, "wrong")
    assert problem(server.post(f"/api/games/{game}/transfer", {}, None)) == (401, "token")
    assert problem(server.post(f"/api/games/{game}/transfer", {}, ",".join(tokens.values()))) == (401, "token")
    assert take_it(server, game, ticket).status_code == 201


def test_the_device_before_is_told_that_the_seat_goes_on_elsewhere_and_the_others_play_on(server):
    game, tokens = server.new("Ayşe", "Ben", draw=False)
    with server.socket(game, tokens[0]) as old, server.socket(game, tokens[1]) as ben:
        moved = take_it(server, game, ticket_for(server, game, tokens[0])).json()
        while (message := old.receive())["t"] != "bye":
            pass
        assert (message["why"], message["text"]) == ("moved", say("bye-moved"))
        assert ben.until("entry")["kind"] == "seat"
        with server.socket(game, moved["token"]) as phone:
            n = phone.welcome["n"]
            assert phone.request("p", t="play", seat=0, n=n, do=["move 3"])["t"] == "done"
        assert ben.until("entry")["kind"] == "play"


def test_a_hot_seat_loses_only_the_seat_that_moved(server):
    """Whoever holds several seats connects again with those that are left."""
    game, tokens = server.new("Ayşe", "Ben", draw=False)
    take_it(server, game, ticket_for(server, game, tokens[0]))
    with server.socket(game, tokens[1]) as ben:
        assert ben.welcome["seats"][0]["seat"] == 1
    with server.socket(game, *tokens.values()) as both:
        assert both.welcome["why"] == "token"


async def two(store, hand):
    """Tables whose time the test moves, and a game of two at them."""
    tables = Tables(store, 10, hand)
    wanted = {"game": "istanbul", "seats": [FIRST, SECOND], "draw": False}
    table, tokens = await new_table(tables, NewGame.model_validate(wanted), 0)
    return tables, table.agreed.id, tokens


def test_a_ticket_expires(database):
    async def work(store):
        hand = Hand()
        tables, game, _ = await two(store, hand)
        transfers, addresses = Transfers(store), Addresses(store)
        ticket = await offer(tables, transfers, game, 0)
        hand.now += TICKET_SECONDS
        with pytest.raises(Refused) as refused:
            await take(tables, transfers, addresses, game, ticket, "a")
        assert refused.value.why == "wrong"

    with_store(database, work)


def test_a_ticket_survives_a_restart_and_two_who_race_for_it_do_not_both_win(database):
    async def work(store):
        hand = Hand()
        tables, game, _ = await two(store, hand)
        transfers, addresses = Transfers(store), Addresses(store)
        ticket = await offer(tables, transfers, game, 1)
        again = Tables(store, 10, hand)
        answers = await asyncio.gather(
            *(take(again, transfers, addresses, game, ticket, request) for request in "abc"), return_exceptions=True
        )
        (won,) = [answer for answer in answers if not isinstance(answer, Exception)]
        assert won[0] == 1
        reopened = await Tables(store, 10, hand).table(game)
        assert seat_of(reopened.chairs, won[1]) == 1

    with_store(database, work)


def test_the_address_for_mail_goes_with_the_seat(database):
    async def work(store):
        tables, game, tokens = await two(store, Hand())
        transfers, addresses = Transfers(store), Addresses(store)
        await addresses.leave(hash_of(tokens[0]), "ayse@example.org", "en")
        _, token = await take(tables, transfers, addresses, game, await offer(tables, transfers, game, 0), "a")
        assert (await addresses.of(hash_of(token))).address == "ayse@example.org"
        assert await addresses.of(hash_of(tokens[0])) is None

    with_store(database, work)
