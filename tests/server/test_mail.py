"""“Your turn” by mail: to a real mail server, by a clock that the test moves, on both databases."""

import asyncio
import re
import socket
from contextlib import contextmanager
from email import message_from_bytes, policy

import pytest
from aiosmtpd.controller import Controller
from sqlalchemy import select, text, update

from arasta.server.live.broadcast import Rooms
from arasta.server.live.connection import Connection
from arasta.server.mail.postman import ASK_SECONDS, KEPT_SECONDS, REST_SECONDS, Postman, postman_of
from arasta.server.ops.metrics import Metrics
from arasta.server.protocol.requests import NewGame, SeatBody
from arasta.server.settings import Settings, WrongSetting
from arasta.server.store.addresses import Addresses
from arasta.server.store.database import connected, upgrade
from arasta.server.store.schema import GAME, RECIPIENT
from arasta.server.store.store import Store
from arasta.server.tables.creation import new_table
from arasta.server.tables.membership import change_seat
from arasta.server.tables.permissions import Caller
from arasta.server.tables.registry import Tables
from arasta.server.tables.seats import hash_of
from tests.server.running import running
from tests.server.test_clocks import FIRST, SECOND, Hand

AYSE = "ayse@example.org"


class Post:
    """A mail server's handler that keeps what it gets; `is_closed` refuses everything."""

    def __init__(self):
        self.mails = []
        self.is_closed = False

    async def handle_DATA(self, server, session, envelope):  # noqa: N802
        """The name is aiosmtpd's."""
        if self.is_closed:
            return "451 not now"
        self.mails.append(message_from_bytes(envelope.content, policy=policy.default))
        return "250 OK"

    @property
    def addressees(self):
        """Whom the mails went to."""
        return [mail["To"] for mail in self.mails]


@contextmanager
def mail_server():
    """A mail server on a free port: its post, and its URL."""
    post = Post()
    with socket.create_server(("127.0.0.1", 0)) as free:  # aiosmtpd cannot choose a port by itself
        port = free.getsockname()[1]
    controller = Controller(post, hostname="127.0.0.1", port=port)
    controller.start()
    try:
        yield post, f"smtp://127.0.0.1:{port}"
    finally:
        controller.stop()


@pytest.fixture(scope="module")
def mailing():
    with mail_server() as found:
        yield found


class Away:
    """A table of two who are away, and a postman; Ayşe has left an address and is to move."""

    def __init__(self, store, post, url):
        self.store, self.post = store, post
        self.settings = Settings(smtp=url, mail_from="arasta@example.org", site="https://istanbul.example/")
        self.addresses = Addresses(store)
        self.hand = Hand()
        self.tables, self.rooms, self.postman = self.process()

    def process(self):
        """The parts of a server process."""
        tables = Tables(self.store, 10, self.hand)
        rooms = Rooms(tables)
        postman = postman_of(self.settings, self.addresses, rooms, Metrics())
        postman.now = self.hand
        return tables, rooms, postman

    async def new(self, address=AYSE, confirmed=True):
        """A table at which Ayşe is to move."""
        wanted = {"game": "istanbul", "seats": [FIRST, SECOND], "draw": False}
        table, tokens = await new_table(self.tables, NewGame.model_validate(wanted), 0)
        self.game, self.tokens = table.agreed.id, tokens
        await self.addresses.leave(hash_of(tokens[0]), address, "en")
        if confirmed:
            await self.addresses.confirm(await self.key())

    async def key(self):
        """By which Ayşe says yes or no."""
        return await self.store.read(lambda connection: connection.execute(select(RECIPIENT.c.key)).scalar())

    async def play(self, *do):
        """Choices, whosever they are."""
        for name in do:
            table = await self.tables.table(self.game)
            await self.tables.play(self.game, Caller(table.waits.seat, table.n), [name])

    async def pass_by(self, seconds):
        """Time goes by, and the postman looks."""
        self.hand.now += seconds
        await self.postman.look()


@pytest.fixture
def away(database, mailing):
    """Runs work with a table of people who are away."""
    post, url = mailing
    post.mails.clear()
    post.is_closed = False

    def run(work):
        async def with_store():
            store = Store(database)
            try:
                there = Away(store, post, url)
                await there.new()
                await work(there)
            finally:
                await asyncio.to_thread(store.close)

        asyncio.run(with_store())

    return run


def test_who_is_away_is_told_once_a_turn(away):
    async def work(there):
        await there.pass_by(59)
        assert there.post.mails == []
        for seconds in (1, 60, 86_400):
            await there.pass_by(seconds)
        assert there.post.addressees == [AYSE]
        await there.play("move 3")
        await there.pass_by(86_400)
        assert len(there.post.mails) == 1
        await there.play("decline")
        await there.pass_by(86_400)
        assert len(there.post.mails) == 1
        await there.play("move 3", "decline")
        await there.pass_by(60)
        assert there.post.addressees == [AYSE, AYSE]

    away(work)


def test_a_mail_has_a_link_without_a_secret_and_a_way_out(away):
    async def work(there):
        await there.pass_by(60)
        (mail,) = there.post.mails
        text = mail.as_string() + mail.get_content()
        assert f"https://istanbul.example/table.html?table={there.game}" in mail.get_content()
        assert mail["From"] == "arasta@example.org"
        assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        assert f"https://istanbul.example/mail.html#{await there.key()}" in mail.get_content()
        for secret in (*there.tokens.values(), *map(hash_of, there.tokens.values())):
            assert secret not in text
        for name in ("Ayşe", "Ben"):
            assert name not in mail["Subject"] + mail.get_content()

    away(work)


def test_who_is_connected_gets_no_mail_not_even_from_another_process(away):
    async def work(there):
        _, rooms, other = there.process()
        table = await there.tables.table(there.game)
        connection = Connection(there.game, table.chairs[:1], "en")
        rooms.enter(table, None, [], {}, connection)
        for _ in range(10):
            there.hand.now += 20
            await other.look()
            await there.postman.look()
        assert there.post.mails == []
        rooms.leave(there.game, connection)
        await there.pass_by(60)
        assert there.post.addressees == [AYSE]

    away(work)


def test_two_processes_send_one_mail(away):
    async def work(there):
        _, _, other = there.process()
        there.hand.now += 60
        await asyncio.gather(there.postman.look(), other.look())
        assert len(there.post.mails) == 1

    away(work)


def test_a_restart_forgets_nobody(away):
    async def work(there):
        _, _, again = there.process()
        there.hand.now += 86_400
        await again.look()
        assert there.post.addressees == [AYSE]

    away(work)


def test_an_address_gets_no_two_mails_within_its_rest_however_many_tables_name_it(away):
    async def work(there):
        for _ in range(3):
            await there.new()
        await there.pass_by(60)
        assert len(there.post.mails) == 1
        await there.pass_by(REST_SECONDS - 1)
        assert len(there.post.mails) == 1
        await there.pass_by(1)
        assert len(there.post.mails) == 2

    away(work)


def test_an_address_that_was_taken_away_gets_no_mail(away):
    async def work(there):
        await there.addresses.leave(hash_of(there.tokens[0]), None, "en")
        await there.pass_by(86_400)
        assert there.post.mails == []

    away(work)


def test_whoever_gets_the_mail_can_stop_it_everywhere(away):
    async def work(there):
        first = there.tokens[0]
        await there.new()
        await there.pass_by(60)
        (mail,) = there.post.mails
        await there.addresses.stop(mail["List-Unsubscribe"].rstrip(">").rpartition("/")[2])
        for token in (first, there.tokens[0]):
            assert await there.addresses.of(hash_of(token)) is None

    away(work)


def test_taking_an_address_away_and_leaving_it_again_brings_no_mail_sooner(away):
    async def work(there):
        await there.pass_by(60)
        await there.play("move 3", "decline", "move 3", "decline")
        for _ in range(3):
            for address in (None, AYSE, None, AYSE.upper()):
                await there.addresses.leave(hash_of(there.tokens[0]), address, "en")
            await there.pass_by(60)
            assert len(there.post.mails) == 1
        await there.pass_by(REST_SECONDS)
        assert len(there.post.mails) == 2

    away(work)


def test_the_same_turn_is_not_told_again_though_the_address_is_left_again(away):
    async def work(there):
        await there.pass_by(60)
        for address in (None, AYSE):
            await there.addresses.leave(hash_of(there.tokens[0]), address, "en")
        await there.pass_by(86_400)
        assert len(there.post.mails) == 1

    away(work)


def test_who_has_stopped_mail_gets_none_wherever_the_address_is_left_again(away):
    """Neither of turns nor a question, until they allow it themselves."""

    async def work(there):
        await there.addresses.stop(await there.key())
        await there.addresses.leave(hash_of(there.tokens[0]), AYSE, "en")
        await there.new(confirmed=False)
        await there.pass_by(KEPT_SECONDS)
        await there.postman.tidy()
        await there.new(AYSE.capitalize(), confirmed=False)
        await there.pass_by(KEPT_SECONDS)
        assert there.post.mails == []
        assert not (await there.addresses.of(hash_of(there.tokens[0]))).confirmed
        await there.addresses.confirm(await there.key())
        await there.pass_by(60)
        assert len(there.post.mails) == 1

    away(work)


def test_an_address_is_confirmed_by_a_mail_to_it_before_any_turn_is_told(away):
    async def work(there):
        await there.addresses.stop(await there.key())
        await there.new("ben@example.org", confirmed=False)
        await there.pass_by(60)
        (asked,) = there.post.mails
        assert (asked["To"], "Is this your address?" in asked["Subject"]) == ("ben@example.org", True)
        key = re.search(r"https://istanbul.example/mail.html#([\w-]+)", asked.get_content())[1]
        await there.pass_by(REST_SECONDS)
        assert len(there.post.mails) == 1
        assert await there.addresses.state(key) == "asked"
        await there.addresses.confirm(key)
        await there.pass_by(60)
        assert "Your turn" in there.post.mails[1]["Subject"]
        assert len(there.post.mails) == 2

    away(work)


def test_nobody_is_asked_twice_in_a_week_however_many_seats_leave_their_address(away):
    async def work(there):
        await there.addresses.leave(hash_of(there.tokens[0]), None, "en")
        for _ in range(3):
            await there.new("ben@example.org", confirmed=False)
            await there.pass_by(60)
        assert len(there.post.mails) == 1
        await there.pass_by(ASK_SECONDS)
        assert len(there.post.mails) == 2
        await there.pass_by(10 * ASK_SECONDS)
        assert len(there.post.mails) == 2

    away(work)


def test_a_question_that_could_not_be_sent_is_sent_later(away):
    async def work(there):
        await there.addresses.leave(hash_of(there.tokens[0]), None, "en")
        await there.new("ben@example.org", confirmed=False)
        there.post.is_closed = True
        await there.pass_by(60)
        there.post.is_closed = False
        await there.pass_by(60)
        assert there.post.addressees == ["ben@example.org"]

    away(work)


def test_addresses_of_before_are_to_be_confirmed_and_their_keys_still_stop_mail(database):
    engine = connected(database)
    with engine.begin() as connection:
        upgrade(connection, "0007")
        row = {"lang": "en", "told_for": "", "told": 5.0, "seen": 0.0, "address": AYSE}
        words = "token_hash, address, lang, stop, told_for, told, seen"
        values = ":" + words.replace(", ", ", :")
        for i in range(2):
            connection.execute(
                text(f"INSERT INTO mail ({words}) VALUES ({values})"), row | {"token_hash": f"t{i}", "stop": f"s{i}"}
            )
        upgrade(connection)
        kept = connection.execute(select(RECIPIENT)).mappings().one()
    engine.dispose()
    assert (kept["confirmed"], kept["wanted"], kept["told"], kept["key"] in ("s0", "s1")) == (False, True, 5.0, True)


def test_a_mail_that_could_not_be_sent_is_sent_later(away):
    async def work(there):
        there.post.is_closed = True
        await there.pass_by(60)
        there.post.is_closed = False
        await there.pass_by(REST_SECONDS - 1)
        assert there.post.mails == []
        await there.pass_by(1)
        assert there.post.addressees == [AYSE]

    away(work)


def test_a_seat_that_a_bot_plays_gets_no_mail(away):
    async def work(there):
        await change_seat(there.tables, there.game, Caller(0), SeatBody(bot="random"))
        await there.pass_by(86_400)
        assert there.post.mails == []

    away(work)


def test_addresses_of_games_long_over_are_forgotten(away):
    async def work(there):
        await there.postman.tidy()
        assert (await there.addresses.of(hash_of(there.tokens[0]))).address == AYSE
        there.hand.now += KEPT_SECONDS + 1
        await there.postman.tidy()
        assert (await there.addresses.of(hash_of(there.tokens[0]))).address == AYSE
        await over(there)
        await there.postman.tidy()
        assert await there.addresses.of(hash_of(there.tokens[0])) is None

    away(work)


async def over(there):
    """The row of the table says that the game is over."""
    await there.store.writer.do(lambda connection: connection.execute(update(GAME).values(status="over")))


def test_the_password_is_not_told_to_a_server_without_tls(mailing):
    _, url = mailing
    settings = Settings(smtp=url.replace("//", "//me:secret@"), mail_from="a@example.org", site="http://here")
    postman = postman_of(settings, None, None, Metrics())
    assert isinstance(postman, Postman)
    with pytest.raises(OSError, match="gets no password"):
        postman.server.send(message_from_bytes(b"To: x@example.org\n\nx", policy=policy.default))
    assert "secret" not in repr(settings) + repr(postman.server)


@pytest.mark.parametrize(
    "given",
    [
        {"smtp": "smtp://host"},
        {"smtp": "smtp://host", "mail_from": "a@b.c"},
        {"smtp": "http://host", "mail_from": "a@b.c", "site": "https://x"},
        {"smtp": "smtp://host:port", "mail_from": "a@b.c", "site": "https://x"},
        {"smtp": "smtp://", "mail_from": "a@b.c", "site": "https://x"},
    ],
)
def test_settings_that_cannot_send_mail_are_refused_in_a_sentence(given):
    with pytest.raises(WrongSetting, match="ARASTA_SMTP"):
        postman_of(Settings(**given), None, None, Metrics())


def test_an_address_is_the_seats_own_secret(tmp_path, mailing):
    _, url = mailing
    with running(tmp_path, smtp=url, mail_from="a@example.org", site="https://istanbul.example") as server:
        game, tokens = server.new("Ayşe", "Ben", draw=False, public=True)
        path = f"/api/games/{game}/mail"
        none = {"address": None, "confirmed": False, "possible": True}
        assert server.get(path, tokens[0]).json() == none
        assert server.post(path, {"address": AYSE}, tokens[0]).json() == none | {"address": AYSE}
        assert server.get(path, tokens[0]).json()["address"] == AYSE
        assert server.get(path, tokens[1]).json()["address"] is None
        assert server.get(path).status_code == 401
        assert server.post(path, {"address": AYSE}).status_code == 401
        for seen in (server.look(game), server.look(game, tokens[1]), server.get("/api/games").json()):
            assert AYSE not in str(seen)
        for wrong in ("", "nobody", "a@b c", "a@b\nBcc: c@d", "a@b,c@d", "x" * 300 + "@b.c", "<a@b>"):
            assert server.post(path, {"address": wrong}, tokens[0]).status_code == 400
        assert server.post(path, {"address": None}, tokens[0]).json()["address"] is None
        assert server.get(path, tokens[0]).json()["address"] is None
        assert server.post("/api/mail/nobody-has-this-key").status_code == 204


def test_whoever_has_the_key_of_a_mail_says_yes_or_no_without_a_login(tmp_path, mailing):
    post, url = mailing
    post.mails.clear()
    with running(tmp_path, smtp=url, mail_from="a@example.org", site="https://istanbul.example") as server:
        game, tokens = server.new("Ayşe", "Ben", draw=False)
        path = f"/api/games/{game}/mail"
        server.post(path, {"address": AYSE}, tokens[0])
        store = Store(f"sqlite:///{tmp_path / 'games.sqlite'}")
        key = store.reading(lambda connection: connection.execute(select(RECIPIENT.c.key)).scalar())
        store.close()
        assert server.get(f"/api/mail/{key}").json() == {"state": "asked"}
        assert not server.get(path, tokens[0]).json()["confirmed"]
        assert server.post(f"/api/mail/{key}/confirm").status_code == 204
        assert server.get(path, tokens[0]).json()["confirmed"]
        assert server.post(f"/api/mail/{key}").status_code == 204
        assert server.get(f"/api/mail/{key}").json() == {"state": "stopped"}
        assert server.get(path, tokens[0]).json()["address"] is None
        assert server.get("/api/mail/nobody-has-this-key").status_code == 404


def test_addresses_are_left_at_a_modest_pace(tmp_path, mailing):
    """Or the server could be made to write to very many strangers."""
    _, url = mailing
    limits = {"smtp": url, "mail_from": "a@example.org", "site": "https://istanbul.example", "addresses_per_minute": 2}
    with running(tmp_path, **limits) as server:
        game, tokens = server.new("Ayşe", "Ben", draw=False)
        answers = [
            server.post(f"/api/games/{game}/mail", {"address": f"{i}@example.org"}, tokens[0]).status_code
            for i in range(3)
        ]
        assert answers == [200, 200, 429]


def test_a_server_without_mail_says_so(server):
    game, tokens = server.new("Ayşe", "Ben", draw=False)
    answer = server.post(f"/api/games/{game}/mail", {"address": AYSE}, tokens[0])
    assert (answer.status_code, answer.json()["why"]) == (422, "wrong")
    assert "sends no mail" in answer.json()["text"]
