"""What a bot is handed: what its seat may know, and nothing else."""

import json
import pickle

import numpy as np
import pytest

import arasta
from arasta.bots.bot import Bot
from arasta.bots.position import Position

GRAND_BAZAAR = {"players": 4, "expansions": ("mocha", "letters")}


def games(turns=25):
    """Games of both kinds, in the middle."""
    for name, settings in (("istanbul", GRAND_BAZAAR), ("istanbul", {"players": 2}), ("dice", {"players": 3})):
        game = arasta.new(name, seed=3, **settings)
        for step in range(turns):
            game.play(game.legal[step * 7 % len(game.legal)])
        yield game


def test_it_shows_what_the_seat_sees_at_the_table():
    for game in games():
        here = Position.of(game, 5)
        assert here.view == game.view(game.to_act)
        assert here.legal == game.legal == [choice.name for choice in game.legal]
        assert [choice.id for choice in here.legal] == here.actions
        assert list(np.flatnonzero(here.mask)) == sorted(choice.id for choice in game.legal)


def test_its_options_are_those_of_the_table():
    """Issue 27: with cost, gain and what follows, as a client has them."""
    told = set()
    for game in games():
        for step in range(12):
            options = Position.of(game, step).options("de")
            assert options == game.options(game.to_act, "de")
            told |= {(option["then"], bool(option["cost"]), bool(option["gain"])) for option in options}
            game.play(game.legal[step * 5 % len(game.legal)])
    assert {then for then, _, _ in told} >= {"choice", "chance", "turn"}
    assert {cost for _, cost, _ in told} == {gain for _, _, gain in told} == {True, False}


def test_a_choice_is_its_name():
    """Issue 27: what is legal means the same before a bot as at the table, and old bots go on."""
    game = arasta.new("istanbul", seed=1, names=["Ayşe"])
    choice = Position.of(game, 1).legal[0]
    assert choice == choice.name == str(choice) == "move 1"
    assert json.loads(json.dumps([choice])) == ["move 1"]
    assert (choice.verb, choice.target, choice.text("de")) == ("move", "1", game.legal[0].text("de"))
    again = pickle.loads(pickle.dumps(choice))
    assert (again, again.id, again.text("pl")) == (choice, game.rules.ids["move 1"], choice.text("pl"))
    game.play(choice)
    with pytest.raises(arasta.IllegalAction, match="a choice of another game"):
        arasta.new("dice").play(choice)


def test_it_does_not_hold_the_hands_of_others():
    game = next(games())
    seen = {Position.of(game, key).states.tobytes() for key in range(20)}
    assert len(seen) > 1
    assert game.state_bytes() not in seen


def test_how_the_hidden_things_are_dealt_changes_nothing_of_what_it_shows():
    game = next(games())
    one, other = Position.of(game, 1), Position.of(game, 2)
    assert one.states.tobytes() != other.states.tobytes()
    assert one.view == other.view
    assert np.array_equal(one.observation, other.observation)


def test_its_features_are_those_of_a_batch():
    for game in games():
        here = Position.of(game, 5)
        batch = here.imagine(3, key=1)
        assert (batch.observation == here.observation).all()
        assert (batch.mask == here.mask).all()
        assert (batch.to_act == here.seat).all()


def test_it_can_be_sent_to_another_process():
    here = Position.of(next(games()), 5)
    there = pickle.loads(pickle.dumps(here))
    assert there.view == here.view


@pytest.mark.parametrize("name", arasta.GAMES)
def test_where_code_stands_in_this_process_is_not_sent_to_another(name):
    """The address of compiled code holds here only, and the plain rules are functions that nobody else has."""
    here = Position.of(arasta.new(name, players=2, seed=1), 5)
    here.rules.go_on_at, here.rules.plain  # noqa: B018  # worked out once, and kept
    there = pickle.loads(pickle.dumps(here))
    assert not vars(there.rules)
    assert there.view == here.view


def test_there_is_none_where_no_player_is_to_act():
    game = arasta.new(players=2, chance="manual")
    with pytest.raises(ValueError, match="No player is to act"):
        Position.of(game, 1)


class First(Bot):
    """Takes the first of what is legal, as a stranger's bot might."""

    def choose(self, position):
        """The first."""
        return position.legal[0]


def test_a_bot_that_chooses_in_a_position_chooses_in_many_games_too():
    batch = arasta.batch(n=5, players=3, seed=1)
    chosen = First("istanbul", 1).choose_many(batch.imagine(None, batch.to_act, key=1))
    assert [batch.rules.actions[action].name for action in chosen] == [batch.legal(i)[0] for i in range(5)]
    batch.step(chosen)
