"""A table at which people roll real dice and draw real cards, and one of them enters what fell."""

import random

import pytest

from arasta.play.game.options import unseen_options
from arasta.server.tables.seats import Chair
from arasta.server.tables.start import begun_if_full
from arasta.server.tables.table import Agreed, Table
from tests.server.running import play_over_socket, running

AYSE, BEN = {"kind": "person", "name": "Ayşe"}, {"kind": "person", "name": "Ben"}
SETUP = ("demand L1", "demand S4", "roll 3 4", "roll 6 6", "draw five_lira", "draw one_good")


def by_hand(server, *seats, **more):
    """A new table whose chance is entered."""
    return server.new(*(seats or (AYSE, BEN)), draw=False, by_hand=True, **more)


def asked(server, game, tokens):
    """The table, whom it waits for, and that seat's part."""
    seen = server.look(game, ",".join(tokens.values()))
    waits = seen["table"]["waits"]
    return seen, waits, next((part for part in seen["seats"] if waits and part["seat"] == waits["seat"]), None)


def enter(server, game, tokens, *names):
    """Enter one after the other, each for the seat that the table waits for."""
    for name in names:
        seen, waits, _ = asked(server, game, tokens)
        body = {"id": f"r{seen['n']}", "n": seen["n"], "do": [name]}
        answer = server.post(f"/api/games/{game}/play", body, tokens[waits["seat"]])
        assert answer.status_code == 200, answer.text
    return asked(server, game, tokens)


def names_in(part):
    return [option["name"] for option in part["options"]]


def test_the_set_up_is_asked_as_any_decision(server):
    game, tokens = by_hand(server)
    seen, waits, part = asked(server, game, tokens)
    assert (waits, seen["table"]["by_hand"], seen["table"]["dice"]) == (
        {"seat": 0, "for": "chance", "ends_turn": False},
        True,
        None,
    )
    assert seen["table"]["question"] == "Which demand tile comes up at the Large Market?"
    assert names_in(part) == [f"demand L{i}" for i in range(1, 6)]
    _, waits, part = enter(server, game, tokens, *SETUP)
    assert (waits, "move 5" in names_in(part)) == ({"seat": 0, "for": "choice", "ends_turn": False}, True)


def test_what_chance_brings_is_entered_by_the_person_for_whom_it_falls(server):
    game, tokens = by_hand(server)
    seen, waits, _ = enter(server, game, tokens, *SETUP[:5])
    assert waits == {"seat": 1, "for": "chance", "ends_turn": False}
    body = {"id": "a", "n": seen["n"], "do": ["draw one_good"]}
    assert server.post(f"/api/games/{game}/play", body, tokens[0]).json()["why"] == "not_asked"
    assert server.look(game)["seats"][0]["options"] == []


def test_a_wrongly_entered_roll_is_taken_back_and_so_is_all_before_it(server):
    game, tokens = by_hand(server)
    seen, _, part = enter(server, game, tokens, *SETUP)
    assert part["undo_to"] == 0
    for i, to in enumerate((3, 0)):
        body = {"id": f"u{i}", "n": seen["n"] + i, "to": to}
        assert server.post(f"/api/games/{game}/undo", body, tokens[1]).status_code == 200
        assert server.look(game)["table"]["step"] == to
    _, waits, _ = enter(server, game, tokens, *SETUP[:2], "roll 1 1")
    assert waits["for"] == "chance"


def test_nobody_is_asked_to_end_a_turn(server):
    game, tokens = by_hand(server)
    _, waits, part = enter(server, game, tokens, *SETUP, "move 3", "decline")
    assert (waits, part["undo_to"]) == ({"seat": 1, "for": "choice", "ends_turn": False}, 0)


def test_a_card_that_nobody_sees_is_known_when_it_is_played(server):
    game, tokens = by_hand(server)
    _, _, part = enter(server, game, tokens, *SETUP[:4])
    assert part["options"][-1] | {"id": 0, "about": ""} == {
        "id": 0,
        "name": "draw ?",
        "verb": "draw",
        "kind": "unseen",
        "target": "?",
        "value": 0,
        "text": "Nobody here sees it",
        "about": "",
        "cost": {},
        "gain": {},
        "paid": [],
        "path": ["draw ?"],
        "open": True,
        "then": "chance",
        "ends": False,
    }
    _, _, part = enter(server, game, tokens, "draw ?", "draw one_good")
    assert (part["view"]["hand"], part["view"]["players"][0]["cards"]) == ([], 1)
    _, _, part = enter(server, game, tokens, "card five_lira")
    assert part["view"]["players"][0]["cards"] == 0


def test_a_new_server_knows_all_that_was_entered_and_what_nobody_has_seen(tmp_path):
    with running(tmp_path) as first:
        game, tokens = by_hand(first)
        before = enter(first, game, tokens, *SETUP[:4], "draw ?", "draw one_good", "move 5")[0]
    with running(tmp_path) as second:
        after, waits, part = asked(second, game, tokens)
        assert (after["seats"], waits) == (before["seats"], before["table"]["waits"])
        assert part["view"]["hand"] == []


def test_a_bot_plays_along_and_its_cards_are_looked_at_for_it(server):
    game, tokens = by_hand(server, AYSE, "bot")
    _, waits, part = enter(server, game, tokens, *SETUP[:5])
    assert (waits, "draw ?" in names_in(part)) == ({"seat": 0, "for": "chance", "ends_turn": False}, False)
    body = {"id": "a", "n": server.look(game)["n"], "do": ["draw ?"]}
    answer = server.post(f"/api/games/{game}/play", body, tokens[0])
    assert (answer.status_code, answer.json()["why"]) == (422, "illegal")
    assert "bot" in answer.json()["text"]
    seen = enter(server, game, tokens, "draw one_good", "move 3", "decline")[0]
    seen = server.look(game, tokens[0], have=seen["n"], wait=20)
    assert seen["seats"][0]["events"][-1]["actor"] in (1, "chance")


def test_a_hand_that_nobody_has_seen_is_not_left_to_a_bot(server):
    game, tokens = by_hand(server)
    enter(server, game, tokens, *SETUP[:4], "draw ?")
    answer = server.post(f"/api/games/{game}/seat", {"bot": "random"}, tokens[0])
    assert (answer.status_code, answer.json()["why"]) == (422, "wrong")


@pytest.mark.parametrize(
    ("seats", "more"),
    [(("free", "Ayşe"), {}), (("bot", "bot"), {}), (("Ayşe", "Ben"), {"seed": 7})],
)
def test_who_lays_such_a_table_enters_it_for_everybody(server, seats, more):
    kinds = {"free": {"kind": "free"}, "bot": {"kind": "bot", "bot": "random"}}
    wanted = [kinds.get(seat, {"kind": "person", "name": seat}) for seat in seats]
    answer = server.post("/api/games", {"game": "istanbul", "seats": wanted, "by_hand": True, **more})
    assert (answer.status_code, answer.json()["why"]) == (422, "wrong")
    assert "by hand" in answer.json()["text"]


def test_a_whole_game_is_entered_recorded_played_again_and_corrected_at_its_end(server):
    game, tokens = by_hand(server, game="dice")
    all_tokens = ",".join(tokens.values())
    with server.socket(game, *tokens.values()) as client:
        over, _ = play_over_socket(client)
    assert "chance: manual\n" in server.get(f"/api/games/{game}/record").text
    again = server.post(f"/api/games/{game}/rematch", {}, tokens[0]).json()["game"]
    seen = server.look(again, all_tokens)
    assert (seen["table"]["by_hand"], seen["table"]["waits"]["for"]) == (True, "chance")
    assert [person["name"] for person in seen["people"]] == ["Ayşe", "Ben"]  # at a real table they sit where they sit
    body = {"id": "u", "n": server.look(game)["n"], "to": over["table"]["step"] - 1}
    assert server.post(f"/api/games/{game}/undo", body, tokens[0]).status_code == 200
    assert server.look(game)["table"]["status"] == "playing"


def test_the_record_of_a_real_table_is_saved_by_whoever_enters_it_and_goes_on_with_the_same_people(server):
    game, tokens = by_hand(server)
    enter(server, game, tokens, *SETUP[:4], "draw ?", "draw one_good", "move 3")
    assert server.get(f"/api/games/{game}/record", tokens[0]).json()["why"] == "not_over"
    record = server.get(f"/api/games/{game}/record", ",".join(tokens.values())).text
    assert "roll 6 6; draw ?; draw one_good\n1.1: move 3\n" in record
    made = server.post("/api/records", {"record": record, "by_hand": True}).json()
    seen = server.look(made["game"], ",".join(seat["token"] for seat in made["seats"]))
    assert [person["name"] for person in seen["people"]] == ["Ayşe", "Ben"]
    assert (seen["table"]["step"], seen["seats"][0]["view"]["hand"]) == (7, [])


def test_a_fork_of_a_real_table_is_gone_on_with_by_hand(server):
    game, tokens = by_hand(server)
    enter(server, game, tokens, *SETUP[:4], "draw ?", "draw one_good")
    again = {"step": 6, "seats": [AYSE, BEN]}
    all_tokens = ",".join(tokens.values())
    refused = server.post(f"/api/games/{game}/fork", again, all_tokens)
    assert (refused.status_code, "nobody has seen" in refused.json()["text"]) == (422, True)
    made = server.post(f"/api/games/{game}/fork", again | {"by_hand": True}, all_tokens).json()
    fork, theirs = made["game"], {seat["seat"]: seat["token"] for seat in made["seats"]}
    _, waits, part = enter(server, fork, theirs, "move 5")
    assert (waits["for"], part["view"]["hand"], part["undo_to"]) == ("choice", [], 0)


def entered_at_random(table, chooser, steps):
    """The table after random choices, rolls, unseen cards and corrections; and all that its log would keep."""
    log = []
    while len(log) < steps:
        game = table.the_game
        if game.step > 3 and chooser.random() < 0.05:
            to = game.step - chooser.randrange(1, 4)
            table = table.undone(to)
            log.append(to)
            continue
        hidden = unseen_options(game, "en") if chooser.random() < 0.5 else []
        do = [*(option["name"] for option in hidden), chooser.choice(game.legal).name][0]
        before, table = table.step, table.played(do, table.waits.seat)
        log.append(table.steps_since(before))
        assert len(table.the_game.views()) == len(table.chairs)
    return table, log


def test_what_was_entered_is_the_same_when_the_log_is_read_again():
    settings = {"players": "2", "expansions": "mocha letters"}
    agreed = Agreed("table", "CODE", "istanbul", settings, False, 0.0, None, 0.0, by_hand=True)
    begun = begun_if_full(Table(agreed, (Chair(0, "Ayşe", "hash"), Chair(1, "Ben", "hash"))))
    table, log = entered_at_random(begun, random.Random(1), 300)
    again = begun
    for entry in log:
        again = again.undone(entry) if isinstance(entry, int) else again.replayed(entry)
    assert ["draw ?"] in log
    assert again.the_game.state_bytes() == table.the_game.state_bytes()
    assert again.the_game.unseen == table.the_game.unseen
    assert again.the_game.record() == table.the_game.record()


def correct(server, game, tokens, step, do, **more):
    """Correct an entry."""
    n = server.look(game)["n"]
    return server.post(f"/api/games/{game}/correct", {"n": n, "step": step, "do": do, **more}, tokens[0])


def entered(server, game, tokens):
    """All entries so far, as the first seat knows them."""
    seen = server.look(game, ",".join(tokens.values()), have=0)
    told = zip(*(part["events"] for part in seen["seats"]), strict=True)
    return [max((event["action"] for event in events), key=len) for events in told]


def test_one_wrong_entry_is_corrected_alone_and_what_follows_stays(server):
    """24: the dice for the Governor, three entries ago."""
    game, tokens = by_hand(server)
    enter(server, game, tokens, *SETUP)
    answer = server.get(f"/api/games/{game}/entry", tokens[0], step=2)
    assert {"roll 3 4", "roll 5 1"} <= set(names_in(answer.json()))
    assert correct(server, game, tokens, 2, "roll 5 1").status_code == 200
    assert entered(server, game, tokens) == [*SETUP[:2], "roll 5 1", *SETUP[3:]]


def test_what_does_not_go_with_a_correction_is_named_and_dropped_only_if_that_is_wanted(server):
    """24: who had called eight and rolled seven gets two lira, and cannot buy what eight would have paid for."""
    game, tokens = by_hand(server)
    enter(server, game, tokens, *SETUP, "move 9", "leave", "act", "call 8", "roll 5 3")
    refused = correct(server, game, tokens, 6, "move 6")
    assert (refused.status_code, refused.json()["why"]) == (422, "wrong")
    assert "“call 8”" in refused.json()["text"]
    assert entered(server, game, tokens)[6:] == ["move 9", "leave", "act", "call 8", "roll 5 3"]
    assert correct(server, game, tokens, 6, "move 6", drop=True).status_code == 200
    assert entered(server, game, tokens)[6:] == ["move 6", "leave", "act"]


def test_a_correction_that_is_impossible_changes_nothing(server):
    game, tokens = by_hand(server)
    enter(server, game, tokens, *SETUP)
    assert correct(server, game, tokens, 2, "move 9").json()["why"] == "illegal"
    assert correct(server, game, tokens, 99, "roll 1 1").json()["why"] == "stale"
    assert entered(server, game, tokens) == list(SETUP)
    other, others = server.new("Ayşe", "bot", draw=False, pace=60)
    assert correct(server, other, others, 0, "roll 1 1").json()["why"] in ("cannot_undo", "not_yours")
