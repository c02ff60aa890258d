"""The published protocol is the one that is spoken."""

import json
import re
from typing import get_args

import pytest
from pydantic import ValidationError

from arasta.server.errors import STATUS, Why
from arasta.server.http.rate_limits import SOCKETS_IN_FULL, burst
from arasta.server.live.connection import OUTBOX
from arasta.server.live.socket import most_unanswered
from arasta.server.protocol.socket_in import FROM_CLIENT, TO_CLIENT, Sent, schema
from arasta.server.protocol.socket_out import Bye, EntryMessage, ToClient, Welcome
from arasta.server.settings import Settings
from arasta.server.tables.table import WORD_SECONDS
from arasta.server.workers.advice import MOST_WAITING
from arasta.server.workers.reader import MOST_WAITING as READINGS
from tests.server.protocol_examples import FOLDER, examples, text_of

DOCUMENT = (FOLDER.parent / "protocol.md").read_text(encoding="utf-8")


def test_the_messages_in_the_documentation_are_those_of_today():
    made = {f"{name}.json": text_of(message) for name, message in examples()}
    assert {file.name: file.read_text(encoding="utf-8") for file in FOLDER.iterdir()} == made


@pytest.mark.parametrize("file", sorted(FOLDER.iterdir()), ids=lambda file: file.stem)
def test_a_message_in_the_documentation_fits_its_model(file):
    message = TO_CLIENT.validate_json(file.read_text(encoding="utf-8")).root
    assert isinstance(message, Welcome | EntryMessage)


def test_the_documentation_names_every_message_and_every_reason():
    kinds = re.findall(r'"const": "(\w+)"', json.dumps(schema()))
    reasons = [*Why.__args__, *Bye.model_fields["why"].annotation.__args__]
    assert [word for word in {*kinds, *reasons} if word not in DOCUMENT] == []
    assert set(STATUS) == set(Why.__args__)


def test_the_documentation_names_every_rate_as_it_is():
    usual = {name: part.default for name, part in Settings.model_fields.items()}
    rates = {name: value for name, value in usual.items() if re.search("_per_(second|minute|address)$", name)}
    rows = re.findall(r"^\| `ARASTA_(\w+_PER_\w+)` \| ([\d,]+) \| (.*)$", DOCUMENT, re.MULTILINE)
    assert {word.lower(): float(default.replace(",", "")) for word, default, _ in rows} == rates
    messages = next(told for word, _, told in rows if word == "MESSAGES_PER_SECOND")
    assert f"after {burst(usual['messages_per_second'])} at once" in messages
    assert SOCKETS_IN_FULL == 10
    assert "of all sockets of one address together ten times as many" in messages
    assert f"When {most_unanswered(usual['messages_per_second'])} messages wait" in messages
    assert f"Of messages to you {OUTBOX} may wait" in DOCUMENT
    assert f"\n{MOST_WAITING} of one address may wait for an answer, and as many games to be looked back at" in DOCUMENT
    assert f"of logs, records, figures\nand prospects {READINGS}." in DOCUMENT


def test_the_documentation_says_how_long_words_are_waited_for():
    for text in (DOCUMENT, (FOLDER.parent / "fair-dice.md").read_text(encoding="utf-8")):
        assert re.search(rf"{WORD_SECONDS:g}\s+seconds\s+(from\s+when|after)\s+the\s+last\s+seat\s+was\s+taken", text)


def test_the_requests_in_the_documentation_are_understood():
    requests = re.findall(r'^\| `(\{"t".*?\})`', DOCUMENT, re.MULTILINE)
    assert len(requests) == len(get_args(Sent))
    for text in requests:
        FROM_CLIENT.validate_json(text.replace('"TOKEN", …', f'"{"x" * 43}"'))


@pytest.mark.parametrize(
    "message",
    [
        {},
        {"t": "play"},
        {"t": "begin"},
        {"t": "play", "id": "a", "seat": "0", "n": 1, "do": ["pay"]},
        {"t": "play", "id": "a", "seat": 0, "n": 1.5, "do": ["pay"]},
        {"t": "play", "id": "a", "seat": 0, "n": True, "do": ["pay"]},
        {"t": "play", "id": "a", "seat": 0, "n": 1, "do": []},
        {"t": "play", "id": "a", "seat": 0, "n": 1, "do": ["pay"], "more": 1},
        {"t": "play", "id": "", "seat": 0, "n": 1, "do": ["pay"]},
        {"t": "play", "id": "a", "seat": -1, "n": 1, "do": ["pay"]},
        {"t": "say", "id": "a", "seat": 0, "text": "x" * 501},
        {"t": "react", "id": "a", "seat": 0, "reaction": "boo"},
        {"t": "hello", "protocol": 1, "seats": ["short"]},
    ],
)
def test_what_is_not_in_the_protocol_is_not_understood(message):
    with pytest.raises(ValidationError):
        FROM_CLIENT.validate_python(message)


def test_one_point_zero_is_a_whole_number():
    assert FROM_CLIENT.validate_json('{"t": "end", "id": "a", "seat": 0.0, "n": 7.0}').root.n == 7


def test_an_unknown_message_to_a_client_does_not_fit():
    with pytest.raises(ValidationError):
        ToClient.model_validate({"t": "pong", "more": 1})
