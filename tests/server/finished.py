"""A game that is over, without playing it."""

from pathlib import Path

RECORD = (Path(__file__).parents[1] / "records/dice/two.txt").read_text(encoding="utf-8")
PEOPLE = ({"kind": "person", "name": "Ayşe"}, {"kind": "person", "name": "Ben"})


def finished(server, *seats):
    """A table with a game of two that is over, and by seat the tokens of its people; usually Ayşe and Ben."""
    answer = server.post("/api/records", {"record": RECORD, "seats": list(seats or PEOPLE)})
    assert answer.status_code == 201, answer.text
    made = answer.json()
    return made["game"], {seat["seat"]: seat["token"] for seat in made["seats"]}
