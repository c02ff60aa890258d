"""Keeping and forgetting: abandoned tables, and people who ask for it, on both databases and by the command."""

import json
import stat
import time

import pytest
from sqlalchemy import select, update

import arasta
from arasta.cli.main import main
from arasta.server.errors import Refused
from arasta.server.protocol.requests import NewGame
from arasta.server.store.addresses import Addresses
from arasta.server.store.backup import restore
from arasta.server.store.forgetting import DAY, abandoned, delete_tables, forget_person, seats_of
from arasta.server.store.rows import ChatLine
from arasta.server.store.schema import GAME, METADATA, RECIPIENT
from arasta.server.tables.abandoned import Abandoned
from arasta.server.tables.creation import new_table
from arasta.server.tables.permissions import Caller
from arasta.server.tables.registry import Tables
from arasta.server.tables.seats import hash_of
from arasta.server.tables.table import OVER, PLAYING
from tests.server.running import play_over_http, running
from tests.server.test_backup import quiet
from tests.server.test_store import PEOPLE, made, play_some, with_store

AYSE = "ayse@example.org"


async def aged(store, game, days):
    """The table was touched so many days ago."""
    old = update(GAME).where(GAME.c.id == game).values(changed=time.time() - days * DAY)
    await store.writer.do(lambda connection: connection.execute(old))


def all_rows(store):
    """All that is in a database, as text."""
    tables = METADATA.sorted_tables
    return store.reading(lambda connection: str([connection.execute(select(table)).all() for table in tables]))


def test_an_abandoned_table_is_deleted_with_all_that_belongs_to_it(database):
    async def work(store):
        tables = Tables(store, 10)
        old, new, over = [await made(tables) for _ in range(3)]
        await play_some(tables, old, 3)
        await store.say(old, ChatLine(0, 0, "Ayşe", "Is anybody here?", 1.5), "a")
        for game in (old, over):
            await aged(store, game, 400)
        finished = update(GAME).where(GAME.c.id == over).values(status=OVER)
        await store.writer.do(lambda connection: connection.execute(finished))
        assert abandoned(store, time.time() - 365 * DAY) == [old]
        await Abandoned(tables, 0).look()
        assert (await tables.table(old)).status == PLAYING
        await Abandoned(tables, 365).look()
        assert old not in all_rows(store)
        with pytest.raises(Refused):
            await tables.table(old)
        for game in (new, over):
            assert await tables.table(game)

    with_store(database, work)


def test_what_is_exported_can_be_looked_at_again(tmp_path, capsys):
    async def work(store):
        tables = Tables(store, 10)
        games = [await made(tables), await made(tables)]
        await aged(store, games[0], 400)
        return games

    old, new = with_store(f"sqlite:///{tmp_path / 'arasta.sqlite'}", work)
    command = ["forget", "tables", "--data", str(tmp_path), "--export", str(tmp_path / "old.zip")]
    assert main(command) == 0
    assert "Nothing is deleted yet" in capsys.readouterr().out
    assert main([*command, "--yes"]) == 0
    assert main(["forget", "tables", "--data", str(tmp_path)]) == 0
    assert "0 tables were abandoned" in capsys.readouterr().out
    other = f"sqlite:///{tmp_path / 'other.sqlite'}"
    assert restore(other, tmp_path / "old.zip", quiet) == 1

    async def look(store):
        assert (await Tables(store, 10).table(old)).status == PLAYING
        assert new not in all_rows(store)

    with_store(other, look)


async def with_address(tables):
    """A table of two, at which Ayşe has left an address and said something; its id and the tokens."""
    seats = [{**PEOPLE[0], "name": "Şükufe"}, PEOPLE[1]]
    wanted = NewGame.model_validate({"game": "dice", "seats": seats, "draw": False})
    table, tokens = await new_table(tables, wanted, 0)
    await Addresses(tables.store).leave(hash_of(tokens[0]), AYSE, "en")
    await tables.store.say(table.agreed.id, ChatLine(0, 0, "Şükufe", "Merhaba!", 1.5), "a")
    return table.agreed.id, tokens


@pytest.mark.parametrize("way", ["token", "address", "seat"])
def test_a_person_is_forgotten_and_a_bot_plays_on(database, way):
    async def work(store):
        tables = Tables(store, 10)
        game, tokens = await with_address(tables)
        await play_some(tables, game, 3)
        how = {
            "token": ([tokens[0]], [], None),
            "address": ([], [AYSE], None),
            "seat": ([], [], ((await tables.table(game)).agreed.code, 0)),
        }
        seats = seats_of(store, *how[way])
        assert [own.seat for own in seats] == [0]
        await forget_person(store, Tables(store, 10), seats, [AYSE])
        kept = all_rows(store)
        for gone in ("Şükufe", "Merhaba", AYSE, hash_of(tokens[0])):
            assert gone not in kept
        table = await Tables(store, 10).table(game)
        assert (table.status, bool(table.chairs[0].bot), table.the_game.names[1]) == (PLAYING, True, "Ben")

    with_store(database, work)


def test_a_process_that_has_the_table_open_brings_no_name_back(database, monkeypatch):
    monkeypatch.setattr("arasta.server.tables.restore.EVERY", 1)

    async def work(store):
        tables = Tables(store, 10)
        game, tokens = await with_address(tables)
        await tables.table(game)
        await forget_person(store, Tables(store, 10), seats_of(store, [tokens[0]], [], None), [])
        table = await tables.table(game)
        seat = table.waits.seat
        with pytest.raises(Refused):  # the seat is a bot's now, which the process learns when it writes
            await tables.play(game, Caller(seat), [table.the_game.legal[0].name])
        await play_some_as_bot(tables, game)
        assert "Şükufe" not in all_rows(store)

    with_store(database, work)


async def play_some_as_bot(tables, game):
    """A choice of the bot."""
    table = await tables.table(game)
    await tables.play(game, Caller(table.waits.seat, is_bot=True), [table.the_game.legal[0].name])


def test_that_somebody_wants_no_mail_outlasts_their_being_forgotten(database):
    async def work(store):
        tables = Tables(store, 10)
        _, tokens = await with_address(tables)
        key = store.reading(lambda connection: connection.execute(select(RECIPIENT.c.key)).scalar())
        await Addresses(store).stop(key)
        await forget_person(store, tables, seats_of(store, [tokens[0]], [], None), [AYSE])
        assert await Addresses(store).state(key) == "stopped"

    with_store(database, work)


def test_a_finished_game_keeps_working_without_the_name_and_its_dice_are_still_proven(tmp_path, capsys):
    folder = {"data": str(tmp_path), "database": f"sqlite:///{tmp_path / 'arasta.sqlite'}"}
    with running(**folder) as server:
        game, tokens = server.new({**PEOPLE[0], "name": "Şükufe", "word": "simit"}, "Ben", game="dice", draw=False)
        commitment = play_over_http(server, game, tokens)["table"]["dice"]["commitment"]
    link = f"https://istanbul.example/table.html?table={game}#{tokens[0]}"
    command = ["forget", "person", "--data", str(tmp_path), "--token", link, "--export", str(tmp_path / "me.json")]
    assert main([*command, "--yes"]) == 0
    exported = json.loads((tmp_path / "me.json").read_text("utf-8"))["seats"][0]
    assert (exported["name"], exported["word"], exported["seat"]) == ("Şükufe", "simit", 1)
    assert exported["choices"]
    assert arasta.load(exported["record"]).over
    assert stat.S_IMODE((tmp_path / "me.json").stat().st_mode) == 0o600
    assert "one seat" in capsys.readouterr().out
    with running(**folder) as server:
        seen = server.look(game, tokens[1])
        assert [person["name"] for person in seen["people"]] == ["", "Ben"]
        record = server.get(f"/api/games/{game}/record").text
        assert "Şükufe" not in record + json.dumps(seen)
        assert arasta.verify(record, commitment).outcomes > 0
        assert server.get(f"/api/games/{game}", tokens[0]).status_code == 401


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["person"], "is named by"),
        (["person", "--table", "ABC"], "is named by"),
        (["tables", "--database", "sqlite:///nowhere.sqlite"], "no games"),
        (["everything"], "none of 'tables', 'person'"),
    ],
)
def test_what_cannot_be_forgotten_is_one_sentence(arguments, said, tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    with_store(f"sqlite:///{tmp_path / 'arasta.sqlite'}", lambda store: made(Tables(store, 10)))
    assert main(["forget", *arguments, *(() if "--database" in arguments else ("--data", str(tmp_path)))]) == 2
    error = capsys.readouterr().err
    assert (said in error, error.count("\n")) == (True, 1)


def test_every_table_of_the_database_that_belongs_to_a_game_goes_with_it(database):
    """Also those that come later: what has the id of a game is found by its key."""

    async def work(store):
        game = await made(Tables(store, 10))
        await delete_tables(store, [game])
        assert game not in all_rows(store)

    with_store(database, work)
