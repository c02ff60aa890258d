"""Words for the dice: given when the commitment was seen, new for every game, and waited for no longer than is said."""

import asyncio
import json

import pytest

import arasta
from arasta.server.protocol.requests import Join, NewGame, Upload
from arasta.server.protocol.socket_in import TO_CLIENT
from arasta.server.store.store import Store
from arasta.server.tables.creation import new_table, upload
from arasta.server.tables.dice_words import WordKeeper, give_word
from arasta.server.tables.membership import join
from arasta.server.tables.permissions import Caller
from arasta.server.tables.registry import Tables
from arasta.server.tables.table import OPEN, PLAYING, WORD_SECONDS
from tests.server.running import play_over_http
from tests.server.test_clocks import Hand

AYSE = {"kind": "person", "name": "Ayşe", "confirm": False, "word": None}
BEN = {"kind": "person", "name": "Ben", "confirm": False, "word": None}
BOT = {"kind": "bot", "bot": "random"}
UNFINISHED = arasta.new("dice", players=2, seed=1).record()


def dice_of(server, game):
    """What is told of the dice of a table."""
    return server.look(game)["table"]["dice"]


def test_a_game_begins_when_every_word_has_come_after_the_commitment(server):
    game, tokens = server.new(AYSE, BEN, game="dice", draw=False)
    seen = server.look(game, tokens[0])
    promised = seen["table"]["dice"]
    assert (seen["table"]["status"], seen["seats"][0]["view"]) == ("open", None)
    assert (promised["awaited"], promised["words"], promised["key"]) == ([0, 1], [], None)
    assert "Ayşe and Ben" in seen["table"]["question"]
    with server.socket(game, tokens[0]) as ayse:
        assert server.post(f"/api/games/{game}/word", {"word": "simit"}, tokens[0]).json() == {"n": 1}
        told = ayse.until("entry", n=1)
        assert (told["table"]["status"], told["table"]["dice"]["awaited"], told["table"]["dice"]["words"]) == (
            "open",
            [1],
            [],
        )
        assert (told["kind"], told["by"]) == ("word", 0)
        TO_CLIENT.validate_json(json.dumps(told))
        assert server.post(f"/api/games/{game}/word", {"word": "lokum"}, tokens[1]).json() == {"n": 2}
        assert ayse.until("entry", n=2)["table"]["dice"]["words"] == ["simit", "lokum"]
    dice = play_over_http(server, game, tokens)["table"]["dice"]
    assert dice["commitment"] == promised["commitment"]
    verified = arasta.verify(server.get(f"/api/games/{game}/record").text, promised["commitment"])
    assert verified.dice.words == ("simit", "lokum")


def test_who_joins_gives_the_word_when_the_commitment_was_seen(server):
    game, tokens = server.new(AYSE, "free", game="dice", draw=False)
    server.post(f"/api/games/{game}/word", {"word": "simit"}, tokens[0])
    joined = server.post(f"/api/games/{game}/join", {"name": "Ben", "word": None}).json()
    assert dice_of(server, game)["awaited"] == [1]
    assert server.post(f"/api/games/{game}/word", {"word": "lokum"}, joined["token"]).status_code == 200
    assert server.look(game)["table"]["status"] == "playing"


@pytest.mark.parametrize("given", [{}, {"word": ""}, {"word": "simit"}], ids=str)
def test_a_program_that_says_nothing_of_a_later_word_begins_at_once(server, given):
    """As it was before words could come later."""
    game, _ = server.new({"kind": "person", "name": "Ayşe"} | given, BOT, game="dice", draw=False)
    dice = dice_of(server, game)
    assert (dice["awaited"], dice["words"], dice["begins_in"]) == ([], [given.get("word", ""), ""], None)


def test_tables_without_fair_dice_wait_for_no_word(server):
    for more in ({"seed": 3}, {"by_hand": True}):
        game, _ = server.new(AYSE, BOT, game="dice", draw=False, **more)
        assert (server.look(game)["table"]["status"], dice_of(server, game)) == ("playing", None)


def test_a_word_is_given_once(server):
    game, tokens = server.new(AYSE, BEN, game="dice", draw=False)
    path = f"/api/games/{game}/word"
    first = server.post(path, {"word": "simit"}, tokens[0]).json()
    assert server.post(path, {"word": "simit"}, tokens[0]).json() == first
    for body, token, status in (
        ({"word": "lokum"}, tokens[0], 422),
        ({"word": ""}, tokens[1], 400),
        ({"word": " "}, tokens[1], 400),
        ({"word": "a bell \u0007"}, tokens[1], 422),
        ({"word": "simit"}, None, 401),
    ):
        answer = server.post(path, body, token)
        assert (answer.status_code, bool(answer.json()["text"])) == (status, True)
    assert dice_of(server, game)["awaited"] == [1]
    other, others = server.new("Cem", "free", game="dice", draw=False)
    assert server.post(f"/api/games/{other}/word", {"word": "simit"}, others[0]).status_code == 422


def test_nobody_is_told_a_word_before_all_have_given_theirs(server):
    """Who gives the last word must not know the others."""
    game, tokens = server.new(AYSE, BEN, game="dice", draw=False)
    server.post(f"/api/games/{game}/word", {"word": "sesame-open"}, tokens[0])
    for token in (None, *tokens.values()):
        assert "sesame-open" not in json.dumps(server.look(game, token))


def test_a_game_that_goes_on_elsewhere_waits_for_its_words_too(server):
    body = {"record": UNFINISHED, "seats": [AYSE, BOT]}
    made = server.post("/api/records", body).json()
    game, token = made["game"], made["seats"][0]["token"]
    assert (server.look(game)["table"]["status"], dice_of(server, game)["awaited"]) == ("open", [0])
    server.post(f"/api/games/{game}/word", {"word": "simit"}, token)
    assert (server.look(game)["table"]["status"], dice_of(server, game)["words"]) == ("playing", ["simit", ""])


class Waiting:
    """Tables whose time the test moves."""

    def __init__(self, store):
        self.store = store
        self.hand = Hand()
        self.restarted()

    def restarted(self):
        """As a new process finds them."""
        self.tables = Tables(self.store, 10, self.hand)
        self.keeper = WordKeeper(self.tables)

    async def new(self, *seats):
        """A table."""
        wanted = NewGame.model_validate({"game": "dice", "seats": list(seats), "draw": False})
        table, _ = await new_table(self.tables, wanted, 0)
        self.game = table.agreed.id

    async def table(self):
        """The table as it stands."""
        return await self.tables.table(self.game)

    async def pass_by(self, seconds):
        """Time goes by, and somebody looks for games that are to begin."""
        self.hand.now += seconds
        await self.keeper.look()


@pytest.fixture
def waiting(database):
    """Runs work with tables that wait for words."""

    def run(work):
        async def with_store():
            store = Store(database)
            try:
                await work(Waiting(store))
            finally:
                await asyncio.to_thread(store.close)

        asyncio.run(with_store())

    return run


def test_after_the_stated_time_a_game_begins_without_the_word_that_never_came(waiting):
    """Also when the server was started anew meanwhile; and whose word is missing is to be seen."""

    async def work(there):
        await there.new(AYSE, BEN)
        await give_word(there.tables, there.game, Caller(0), "simit")
        await there.pass_by(WORD_SECONDS - 1)
        assert (await there.table()).status == OPEN
        there.restarted()
        await there.pass_by(1)
        table = await there.table()
        assert (table.status, table.the_game.dice.words, table.awaited) == (PLAYING, ("simit", ""), ())
        there.restarted()
        again = await there.table()
        assert (again.status, again.words_due, again.the_game.dice.words) == (PLAYING, None, ("simit", ""))

    waiting(work)


def test_the_time_for_words_begins_when_everybody_sits(waiting):
    async def work(there):
        await there.new(AYSE, {"kind": "free"})
        await there.pass_by(86_400)
        assert (await there.table()).status == OPEN
        await join(there.tables, there.game, Join(name="Ben", word=None))
        await there.pass_by(WORD_SECONDS - 1)
        assert (await there.table()).status == OPEN
        await there.pass_by(1)
        assert (await there.table()).status == PLAYING

    waiting(work)


def test_a_record_that_nobody_gives_a_word_for_goes_on_after_that_time(waiting):
    async def work(there):
        wanted = Upload.model_validate({"record": UNFINISHED, "seats": [AYSE, BOT]})
        table, _ = await upload(there.tables, wanted, 0)
        there.game = table.agreed.id
        await there.pass_by(WORD_SECONDS)
        table = await there.table()
        assert (table.status, table.the_game.chance) == (PLAYING, "fair")

    waiting(work)


def test_a_table_that_cannot_be_opened_keeps_no_other_from_beginning(waiting, monkeypatch):
    async def work(there):
        await there.new(AYSE, BOT)
        broken = there.game
        await there.new(BEN, BOT)
        there.restarted()
        load = there.store.load

        async def failing(game):
            if game == broken:
                raise RuntimeError("it cannot be read")
            return await load(game)

        monkeypatch.setattr(there.store, "load", failing)
        await there.pass_by(WORD_SECONDS)
        assert (await there.table()).status == PLAYING

    waiting(work)


def test_a_rematch_takes_new_words(server):
    """Those of the last game are known to all, so the server could draw a key to them."""
    game, tokens = server.new(AYSE, BEN, game="dice", draw=False)
    for seat, word in enumerate(("simit", "lokum")):
        server.post(f"/api/games/{game}/word", {"word": word}, tokens[seat])
    play_over_http(server, game, tokens)
    for token in tokens.values():
        server.post(f"/api/games/{game}/rematch", None, token)
    following = server.look(game, tokens[0])["table"]["next_table"]
    dice = dice_of(server, following)
    assert (dice["awaited"], dice["words"]) == ([0, 1], [])
    for seat in tokens:
        server.post(f"/api/games/{following}/word", {"word": f"new-{seat}"}, tokens[seat])
    assert sorted(dice_of(server, following)["words"]) == ["new-0", "new-1"]


def test_a_word_that_came_with_the_request_is_not_used_again(server):
    game, tokens = server.new({**AYSE, "word": "simit"}, {**BEN, "word": "lokum"}, game="dice", draw=False)
    play_over_http(server, game, tokens)
    for token in tokens.values():
        server.post(f"/api/games/{game}/rematch", None, token)
    assert dice_of(server, server.look(game, tokens[0])["table"]["next_table"])["words"] == ["", ""]
