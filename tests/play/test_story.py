from arasta.play.story import turns
from tests.play.games import GAMES, at_random, by_hand, play


@GAMES
def test_the_story_is_the_log_turn_by_turn(name):
    game = at_random(120, game=name, players=2)
    told = turns(game, None)
    assert [line for _, lines in told for line in lines] == game.log()
    labels = [label for label, _ in told]
    assert labels == list(dict.fromkeys(labels))
    assert (labels[0], labels[1]) == ("setup", "1.1")


def test_the_story_can_begin_later():
    game = play(by_hand(), "move 9", "leave")
    since = len(game.history)
    assert turns(game, 0, since=since) == []
    assert [label for label, _ in turns(play(game, "act"), 0, since=since - 1)] == ["1.1"]
