from arasta.arena.measurements import ISTANBUL, SHORT_PATHS, copy_records
from arasta.arena.random_games import play_batch


def test_a_copy_is_the_whole_record():
    states, _, _ = play_batch(ISTANBUL, SHORT_PATHS, 1, 4, limit=200)
    first = states[:2].tobytes()
    copy_records(states, 1)
    assert states[:2].tobytes() == states[2:].tobytes() == first
