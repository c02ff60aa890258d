"""Tables over HTTP: making, finding, sitting down, leaving, going on."""

import random

import pytest

import arasta
from arasta.bots.characters import CHARACTERS
from arasta.play.text.language import say
from arasta.play.text.names import ByColour, seat_name
from arasta.server.protocol.responses import Log, PreviewAnswer, PublicGames, SetAnswer, ViewAt
from arasta.server.protocol.socket_out import Welcome
from tests.server.running import play_over_http, running

DICE_RECORD = arasta.new("dice", players=2, seed=5).record()


@pytest.fixture(scope="module")
def finished(server):
    """A dice game of two people that is over."""
    game, tokens = server.new("Ayşe", "Ben", game="dice")
    play_over_http(server, game, tokens)
    return game, tokens


def problem(answer):
    """The status and the reason of a refusal."""
    assert answer.json()["text"]
    return answer.status_code, answer.json()["why"]


def test_a_table_begins_when_the_last_seat_is_taken(server):
    game, tokens = server.new("Ayşe", "free", "free")
    seen = server.look(game)
    assert (seen["table"]["status"], seen["seats"][0]["view"]) == ("open", None)
    assert seen["table"]["question"] == say("server-waits-for-people", free=2)
    code = seen["table"]["code"]
    assert server.get(f"/api/codes/{code.lower()}").json() == {"game": game}
    joined = server.post(f"/api/games/{game}/join", {"name": "Ayşe", "word": "simit"})
    assert joined.status_code == 201
    free = next(person["seat"] for person in server.look(game)["people"] if person["free"])
    assert (
        server.post(f"/api/games/{game}/seats/{free}/bot", {"bot": "random"}, joined.json()["token"]).status_code == 200
    )
    seen = server.look(game, joined.json()["token"])
    assert seen["table"]["status"] == "playing"
    assert seen["seats"][0]["seat"] == joined.json()["seat"] not in (free, *tokens)
    assert "simit" in seen["table"]["dice"]["words"]
    assert problem(server.post(f"/api/games/{game}/join", {"name": "Cem"})) == (409, "full")


def test_who_joins_again_with_the_same_id_gets_the_same_seat(server):
    """The answer may have been lost, and with it the seat."""
    game, _ = server.new("Ayşe", "free", "free")
    ids = ["kq3xT0m1vB5fWz9aQDX7MR", "QDX7MRAkq3xT0m1vB5fWz9"]
    path, other = f"/api/games/{game}/join", server.new("Ayşe", "free", "free")[0]
    first = server.post(path, {"name": "Ben", "id": ids[0]})
    again = server.post(path, {"name": "Ben", "id": ids[0]})
    assert (first.status_code, again.status_code, again.json()) == (201, 201, first.json())
    assert sum(person["free"] for person in server.look(game)["people"]) == 1
    elsewhere = server.post(f"/api/games/{other}/join", {"name": "Ben", "id": ids[0]})
    assert elsewhere.json()["token"] != first.json()["token"]
    assert server.post(path, {"name": "Cem", "id": ids[1]}).status_code == 201
    assert server.post(path, {"name": "Ben", "id": ids[0]}).json() == first.json()
    assert server.look(game, first.json()["token"])["seats"][0]["seat"] == first.json()["seat"]


def test_an_id_to_join_with_is_too_long_to_be_guessed(server):
    """Whoever knows it gets the seat."""
    game, _ = server.new("Ayşe", "free", "free")
    assert problem(server.post(f"/api/games/{game}/join", {"name": "Ben", "id": "a1"})) == (400, "malformed")


def test_nobody_plays_before_the_game_begins(server):
    game, tokens = server.new("Ayşe", "free", draw=False)
    body = {"id": "a", "n": 0, "do": ["move 3"]}
    assert problem(server.post(f"/api/games/{game}/play", body, tokens[0])) == (409, "not_begun")
    assert problem(server.get(f"/api/games/{game}/log")) == (409, "not_begun")


def test_who_sits_first_is_drawn(server):
    seats = {next(iter(server.new("Ayşe", "free", "free", "free")[1])) for _ in range(40)}
    assert seats == {0, 1, 2, 3}


def test_without_a_draw_everybody_sits_as_given(server):
    game, _ = server.new("Ayşe", "bot", "Cem", draw=False, pace=60)
    first, bot, last = server.look(game)["people"]
    assert (first["name"], bot["bot"], last["name"]) == ("Ayşe", "random", "Cem")


def test_bots_have_names_that_nobody_else_at_the_table_has(server):
    game, tokens = server.new("Ayşe", "bot", "bot", "free", draw=False, pace=60)
    assert server.post(f"/api/games/{game}/seats/3/bot", {"bot": "random"}, tokens[0]).status_code == 200
    people = server.look(game)["people"]
    names = [person["name"] for person in people]
    assert len(set(names)) == 4
    assert set(names[1:]) <= set(CHARACTERS.values())
    assert [CHARACTERS.get(person["character"]) for person in people] == [None, *names[1:]]
    assert [person["bot"] for person in people] == [None, "random", "random", "random"]
    told = server.get(f"/api/games/{game}/log", tokens[0]).text
    assert all(f"{name} draws a bonus card." in told for name in names[1:])


def test_who_is_called_as_a_bot_would_be_keeps_the_name_and_is_no_character(server):
    name = next(iter(CHARACTERS.values()))
    seats = [name, "bot", "bot", "bot"]
    game, _ = server.new(*seats, draw=False, pace=60)
    people = server.look(game)["people"]
    assert people[0]["name"] == name not in [person["name"] for person in people[1:]]
    assert people[0]["character"] is None


def test_whoever_gives_no_name_is_called_by_the_colour_of_the_seat_in_the_language_of_each_reader(server):
    game, _ = server.new("", "free", "", draw=False)
    assert server.post(f"/api/games/{game}/join", {"name": " "}).status_code == 201
    seen = server.look(game)
    assert [(person["name"], person["free"]) for person in seen["people"]] == [("", False)] * 3
    colours = [[say(f"web-colour-{n}", lang) for n in (1, 2, 3)] for lang in ("en", "pl")]
    for lang, names in zip(("en", "pl"), colours, strict=True):
        assert server.look(game, lang=lang)["table"]["question"].partition(":")[0] in names


def test_every_seat_of_the_largest_table_has_a_colour():
    most = max(rules.seats for rules in arasta.GAMES.values())
    colours = {seat_name(seat, people=ByColour()) for seat in range(most)}
    assert len(colours - {seat_name(seat) for seat in range(most)}) == most


def test_public_tables_are_listed_and_others_are_not(server):
    public, _ = server.new("Ayşe", "free", public=True)
    private, _ = server.new("Ayşe", "free")
    listed = PublicGames.model_validate(server.get("/api/games", status="open").json())
    assert public in {game.id for game in listed.games}
    assert private not in {game.id for game in listed.games}


@pytest.mark.parametrize(
    ("body", "text"),
    [
        ({"game": "chess", "seats": [{"kind": "free"}] * 2}, "There is no game"),
        ({"game": "istanbul", "seats": [{"kind": "free"}]}, "players is 1"),
        ({"game": "istanbul", "seats": [{"kind": "free"}] * 2, "settings": {"layout": "round"}}, "layout is"),
        ({"game": "istanbul", "seats": [{"kind": "free"}] * 2, "settings": {"players": 3}}, "The number of seats"),
        ({"game": "istanbul", "seats": [{"kind": "bot", "bot": "nobody"}] * 2}, "There is no bot"),
        ({"game": "dice", "seats": [{"kind": "bot", "bot": "net=/etc/passwd"}] * 2}, "There is no bot"),
        ({"game": "istanbul", "seats": [{"kind": "person", "name": "a\u0007b"}, {"kind": "free"}]}, "one line"),
    ],
)
def test_a_table_that_cannot_be_is_refused_in_words(server, body, text):
    answer = server.post("/api/games", body)
    assert problem(answer) == (422, "wrong")
    assert text in answer.json()["text"]


def test_one_token_is_one_seat(server):
    game, tokens = server.new("Ayşe", "Ben")
    body = {"id": "a", "n": 1, "do": ["move 3"]}
    assert problem(server.post(f"/api/games/{game}/play", body)) == (401, "token")
    assert problem(server.post(f"/api/games/{game}/play", body, "x" * 43)) == (401, "token")
    assert problem(server.post(f"/api/games/{game}/play", body, tokens[1])) == (409, "not_asked")
    assert server.post(f"/api/games/{game}/play", body, tokens[0]).json() == {"n": 2}
    both = server.look(game, f"{tokens[0]},{tokens[1]}")
    assert [part["seat"] for part in both["seats"]] == [0, 1]


def test_what_chance_may_bring_is_told_to_whoever_chooses_and_nothing_to_others(server):
    """Issue 24: who asks while somebody chooses is answered without an error."""
    game, tokens = server.new({"kind": "person", "name": "Ayşe"}, {"kind": "person", "name": "Ben"}, draw=False)
    told = [server.get(f"/api/games/{game}/prospects", token).json() for token in tokens.values()]
    assert sorted(bool(it["ways"]) for it in told) == [False, True]
    assert [it["n"] for it in told] == [server.look(game, tokens[0])["n"]] * 2


def test_a_set_is_previewed_and_played_at_once(server):
    seats = [{"kind": "person", "confirm": False}] * 2
    made = server.post("/api/records", {"record": record_with_a_set(), "seats": seats}).json()
    tokens = {seat["seat"]: seat["token"] for seat in made["seats"]}
    path, token = f"/api/games/{made['game']}", tokens[server.look(made["game"])["table"]["waits"]["seat"]]
    seen = server.look(made["game"], token)
    things = seen["seats"][0]["sets"]["things"]
    do = [things[0]["action"]] * 2
    preview = PreviewAnswer.model_validate(server.post(f"{path}/preview", {"do": do}, token).json())
    assert preview.path[:2] == do
    told = SetAnswer.model_validate(server.post(f"{path}/preview/set", {"do": do}, token).json())
    assert (told.cost, told.gain, told.then) == (preview.cost, preview.gain, preview.then)
    assert server.look(made["game"])["n"] == seen["n"]
    assert server.post(f"{path}/play", {"id": "a", "n": seen["n"], "do": do}, token).json() == {"n": seen["n"] + 1}
    assert server.look(made["game"])["table"]["step"] >= seen["table"]["step"] + 2
    assert problem(server.post(f"{path}/preview", {"do": ["no such thing"]}, token)) in {
        (422, "illegal"),
        (409, "not_asked"),
    }


def record_with_a_set():
    """A dice game in which several things may be chosen at once, and the first of them twice."""
    game, chooser = arasta.new("dice", players=2, seed=2), random.Random(2)
    while not (game.sets and game.sets["things"][0]["most"] > 1):
        game.play(chooser.choice(game.legal))
    return game.record()


def test_a_game_that_is_over_shows_its_dice_key_and_its_record(server, finished):
    game, _ = finished
    table = Welcome.model_validate(server.look(game)).table
    assert (table.status, table.waits, bool(table.result["winners"])) == ("over", None, True)
    assert table.dice.key
    record = server.get(f"/api/games/{game}/record")
    assert record.headers["content-type"].startswith("text/plain")
    assert f"key: {table.dice.key}" in record.text
    assert arasta.load(record.text).over


def test_a_game_that_goes_on_shows_neither_key_nor_record(server):
    game, tokens = server.new("Ayşe", "Ben")
    seen = server.look(game, tokens[0])["table"]["dice"]
    assert (len(seen["commitment"]), seen["key"]) == (64, None)
    assert problem(server.get(f"/api/games/{game}/record", tokens[0])) == (409, "not_over")
    assert problem(server.post(f"/api/games/{game}/rematch", {}, tokens[0])) == (409, "not_over")


def test_a_rematch_has_the_same_people_who_need_no_new_tokens(server, finished):
    game, tokens = finished
    answer = server.post(f"/api/games/{game}/rematch", {}, f"{tokens[0]},{tokens[1]}")
    assert answer.status_code == 201
    again = answer.json()["game"]
    assert server.post(f"/api/games/{game}/rematch", {}, tokens[1]).json()["game"] == again
    assert server.look(game, tokens[1])["table"]["next_table"] == again
    assert [server.look(again, tokens[seat])["seats"][0]["seat"] for seat in (0, 1)] == [0, 1]
    dice = [server.look(each)["table"]["dice"] for each in (game, again)]
    assert dice[0]["commitment"] != dice[1]["commitment"]


def test_a_finished_game_is_forked_from_any_step_with_new_dice_that_can_be_checked(server, finished):
    game, _ = finished
    step = server.look(game)["table"]["step"] // 2
    body = {"step": step, "seats": [{"kind": "person", "confirm": False}] * 2}
    fork = server.post(f"/api/games/{game}/fork", body).json()
    view, old = (server.get(f"/api/games/{each}/views/{step}").json()["view"] for each in (fork["game"], game))
    assert view["players"] == old["players"]
    tokens = {seat["seat"]: seat["token"] for seat in fork["seats"]}
    assert play_over_http(server, fork["game"], tokens)["table"]["status"] == "over"
    record = server.get(f"/api/games/{fork['game']}/record").text
    before = sum(line.startswith("first: ") for line in record.splitlines())
    verified = arasta.verify(record, server.look(fork["game"])["table"]["dice"]["commitment"])
    assert (before, verified.dice.first > 0, verified.outcomes > 0) == (1, True, True)
    too_far = body | {"step": 10**6}
    assert problem(server.post(f"/api/games/{game}/fork", too_far)) == (422, "wrong")


def test_a_fork_with_a_free_seat_waits_for_its_word_before_anything_falls(server):
    game, tokens = server.new("Ayşe", "Ben", draw=False)
    seats = [{"kind": "person", "name": "Ayşe", "word": "simit"}, {"kind": "free"}]
    made = server.post(f"/api/games/{game}/fork", {"step": 0, "seats": seats}, f"{tokens[0]},{tokens[1]}").json()
    seen = server.look(made["game"], made["seats"][0]["token"])
    assert (seen["table"]["status"], seen["table"]["step"], seen["table"]["dice"]["words"]) == ("open", 0, [])
    assert "seat is free" in seen["table"]["question"]
    assert server.post(f"/api/games/{made['game']}/join", {"name": "Ben", "word": "lokum"}).status_code == 201
    seen = server.look(made["game"])
    assert (seen["table"]["status"], seen["table"]["step"] > 0) == ("playing", True)
    assert seen["table"]["dice"]["words"] == ["simit", "lokum"]


def test_a_game_that_goes_on_is_forked_only_by_who_holds_every_seat(server):
    game, tokens = server.new("Ayşe", "Ben")
    body = {"step": 0, "seats": [{"kind": "free"}] * 2}
    assert problem(server.post(f"/api/games/{game}/fork", body, tokens[0])) == (422, "wrong")
    assert server.post(f"/api/games/{game}/fork", body, f"{tokens[0]},{tokens[1]}").status_code == 201


@pytest.mark.parametrize("own", [0, 1], ids=["nobody sits", "one sits"])
def test_an_unfinished_record_with_free_seats_is_forked_by_nobody(server, own):
    """Who sits down later has a hand that nobody may see; who has the record can upload it again."""
    person, free = {"kind": "person", "confirm": False}, {"kind": "free"}
    seats = {"seats": [person, free]} if own else {}
    made = server.post("/api/records", {"record": DICE_RECORD, **seats}).json()
    assert len(made["seats"]) == own
    tokens = [seat["token"] for seat in made["seats"]] or [None]
    body = {"step": 0, "seats": [person] * 2}
    assert problem(server.post(f"/api/games/{made['game']}/fork", body, tokens[0])) == (422, "wrong")
    all_own = server.post("/api/records", {"record": DICE_RECORD, "seats": [person] * 2}).json()
    both = ",".join(seat["token"] for seat in all_own["seats"])
    assert server.post(f"/api/games/{all_own['game']}/fork", body, both).status_code == 201


def test_a_game_of_bots_alone_is_forked_by_nobody_until_it_is_over(server):
    bots = [{"kind": "bot", "bot": "random"}] * 2
    made = server.post("/api/records", {"record": DICE_RECORD, "seats": bots, "pace": 60}).json()
    body = {"step": 0, "seats": [{"kind": "person"}] * 2}
    assert problem(server.post(f"/api/games/{made['game']}/fork", body)) == (422, "wrong")


def test_a_bot_beside_people_keeps_nobody_from_forking(server):
    game, tokens = server.new("Ayşe", "bot", draw=False)
    body = {"step": 0, "seats": [{"kind": "person"}] * 2}
    assert problem(server.post(f"/api/games/{game}/fork", body)) == (422, "wrong")
    assert server.post(f"/api/games/{game}/fork", body, tokens[0]).status_code == 201


def test_a_record_goes_on_as_a_table(server, finished):
    seats = [{"kind": "person", "confirm": False}] * 2
    made = server.post("/api/records", {"record": DICE_RECORD, "seats": seats}).json()
    tokens = {seat["seat"]: seat["token"] for seat in made["seats"]}
    seen = server.look(made["game"], tokens[0])
    assert (seen["table"]["status"], bool(seen["table"]["dice"]["commitment"])) == ("playing", True)
    over = server.get(f"/api/games/{finished[0]}/record").text
    shown = server.post("/api/records", {"record": over}).json()["game"]
    assert (server.look(shown)["table"]["status"], server.look(shown)["table"]["dice"]) == ("over", None)
    assert problem(server.post("/api/records", {"record": "no record"})) == (422, "wrong")


def test_the_log_and_every_moment_can_be_read(server, finished):
    game, tokens = finished
    log = Log.model_validate(server.get(f"/api/games/{game}/log", tokens[0]).json())
    assert [line.step for line in log.log] == list(range(server.look(game)["table"]["step"]))
    moment = ViewAt.model_validate(server.get(f"/api/games/{game}/views/7", tokens[0]).json())
    assert (moment.step, moment.log[0]) == (7, log.log[7])
    assert problem(server.get(f"/api/games/{game}/views/1000000")) == (404, "no_such")


def test_the_form_the_texts_and_the_reference_are_served(server):
    schema = server.get("/api/schema").json()
    assert [game["game"] for game in schema["games"]] == list(arasta.GAMES)
    assert {"bot": "random"} in schema["bots"]
    assert schema["games"][0]["settings"][0]["about"] == "How many play."
    assert "server-end-turn" in server.get("/texts/en.ftl").text
    assert server.get("/api/reference/istanbul").json()["pages"][0]["topic"] == "turn"
    assert problem(server.get("/api/reference/chess")) == (404, "no_such")
    assert server.get("/api/book/istanbul?expansions=mocha").json()["chapters"][0]["title"] == "How a turn runs"
    assert problem(server.get("/api/book/chess")) == (404, "no_such")
    assert problem(server.get("/texts/xx.ftl")) == (404, "no_such")


def test_what_cannot_be_a_code_is_the_code_of_no_table(database):
    with running(database=database) as server:
        for code in ("%00", "A%20B", "%F0%9F%8E%B2", "x" * 300):
            answer = server.get(f"/api/codes/{code}")
            assert (answer.status_code, answer.json()["why"]) == (404, "no_such")


@pytest.mark.parametrize("is_over", [True, False], ids=["over", "unfinished"])
def test_a_reopened_record_keeps_its_names(server, is_over):
    """24: whoever is called as one of its players sits down where that one sat."""
    names = ["Leyla", "Marco"]
    game = arasta.new("dice", players=2, seed=5, names=names)
    chooser = random.Random(1)
    while not game.over and (is_over or game.step < 40):
        game.play(chooser.choice(game.legal))
    opened = server.post("/api/records", {"record": game.record()}).json()["game"]
    assert [person["name"] for person in server.look(opened)["people"]] == names
    if not is_over:
        assert server.post(f"/api/games/{opened}/join", {"name": "Marco"}).json()["seat"] == 1
        assert server.post(f"/api/games/{opened}/join", {"name": "Ayşe"}).json()["seat"] == 0
        assert [person["name"] for person in server.look(opened)["people"]] == ["Ayşe", "Marco"]
