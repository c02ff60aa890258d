"""Whatever a socket is sent: nothing at the table changes, and the server lives."""

import json

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

WORDS = st.sampled_from(["hello", "play", "undo", "end", "say", "react", "ping", "welcome", ""])
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
KEYS = ["id", "seat", "n", "do", "to", "text", "protocol", "seats", "have", "lang", "x"]
MESSAGES = st.builds(
    lambda t, rest: {"t": t, **rest}, WORDS, st.dictionaries(st.sampled_from(KEYS), VALUES, max_size=6)
).map(json.dumps) | st.text(max_size=60)


def test_fuzzed_messages_change_nothing_and_kill_nothing(server):
    game, tokens = server.new("Ayşe", "Ben", draw=False)
    before = server.look(game, tokens[0])

    @settings(max_examples=100, deadline=None, database=None, suppress_health_check=list(HealthCheck))
    @given(messages=st.lists(MESSAGES, min_size=1, max_size=6))
    def send(messages):
        with server.socket(game, tokens[1]) as ben:
            for message in messages:
                ben.socket.send(message)
            ben.send(t="ping")
            ben.until("pong")

    send()
    after = server.look(game, tokens[0])
    assert [after[word] for word in ("n", "table", "seats", "said")] == [
        before[word] for word in ("n", "table", "seats", "said")
    ]
    assert server.get("/healthz").json()["status"] == "ok"
