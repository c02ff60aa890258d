"""Both games in OpenSpiel, by its own tests and by ours."""

import pickle

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.tests import games_sim_test

from arasta.envs import DiceGame, IstanbulGame
from arasta.envs.openspiel_observer import Observer

ISTANBUL = "python_arasta_istanbul(players=3,expansions=mocha letters,max_game_length=150)"
DICE = "python_arasta_dice(players=2,max_game_length=150)"
RECALL = pyspiel.IIGObservationType(perfect_recall=True)


def walk(state, random, steps):
    """Random moves; every state on the way."""
    for _ in range(steps):
        if state.is_terminal():
            return
        yield state
        if state.is_chance_node():
            actions, probabilities = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(random.choice(actions, p=probabilities)))
        else:
            state.apply_action(int(random.choice(state.legal_actions())))


class TestIstanbulApi(api_test.EnforceAPIOnPartialTreeBase):
    """OpenSpiel's checks of what a game promises."""

    game_name = "python_arasta_istanbul"

    @classmethod
    def setUpClass(cls):
        """Only now, for it compiles the rules."""
        cls.game = pyspiel.load_game(ISTANBUL)
        super().setUpClass()


class TestDiceApi(api_test.EnforceAPIOnPartialTreeBase):
    """OpenSpiel's checks of what a game promises."""

    game_name = "python_arasta_dice"

    @classmethod
    def setUpClass(cls):
        """Only now, for it compiles the rules."""
        cls.game = pyspiel.load_game(DICE)
        super().setUpClass()


@pytest.mark.parametrize("name", [ISTANBUL, DICE])
def test_it_passes_openspiels_simulations(name, capfd):
    game = pyspiel.load_game(name)
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)
    games_sim_test.GamesSimTest("sim_game").sim_game(game)


def test_parameters_are_the_settings_of_the_games():
    game = pyspiel.load_game("python_arasta_istanbul(players=5,expansions=mocha,variants=caravan_leader)")
    batch = game.new_initial_state().here.batch
    agreed = batch.rules.settings(players=5, expansions="mocha", variants="caravan_leader")
    assert batch.starts.tobytes() == batch.rules.set_up(agreed).tobytes()
    assert pyspiel.load_game("python_arasta_dice").num_players() == 4
    assert pickle.loads(pickle.dumps(game)).num_players() == 5
    with pytest.raises(ValueError, match="players is 9, but must be a whole number from 2 to 4"):
        DiceGame({"players": 9})


def test_outcomes_of_chance_are_as_likely_as_the_rules_say():
    """CHANCE-1"""
    state = IstanbulGame({"players": 2}).new_initial_state()
    for here in walk(state, np.random.default_rng(1), 200):
        if here.is_chance_node():
            outcomes = dict(here.chance_outcomes())
            batch = here.here.batch
            s = batch.rules.open(batch.states)
            weights = {action: batch.rules.weight(s, action) for action in batch.rules.legal(s)}
            assert outcomes == pytest.approx({a: w / sum(weights.values()) for a, w in weights.items()})


def test_a_seat_sees_every_move_as_the_table_does():
    """INFO-2: what chance deals hidden, only its player sees."""
    state = IstanbulGame({"players": 3, "expansions": "mocha letters"}).new_initial_state()
    rules, seen, secrets = IstanbulGame.rules, [[], [], []], 0
    observer = Observer(rules, RECALL, 1000)
    before = None
    for here in walk(state, np.random.default_rng(2), 400):
        if before is not None:
            s, action = rules.open(before), here.history()[-1]
            secrets += rules.is_hidden(s)
            for seat in range(3):
                seen[seat].append(rules.seen(s, action, seat).name)
        for seat in range(3):
            assert [observer.name(move) for move in observer.moves(here, seat)] == seen[seat]
        before = here.here.batch.states.copy()
    assert secrets > 3
    assert seen[0] != seen[1]


def test_who_is_imagined_anew_cannot_tell_the_difference():
    """INFO-3"""
    state = IstanbulGame({"players": 3}).new_initial_state()
    random = np.random.default_rng(5)
    differ = 0
    for here in walk(state, random, 300):
        if not here.is_player_node():
            continue
        seat = here.current_player()
        other = here.resample_from_infostate(seat, random.random)
        assert other.information_state_string(seat) == here.information_state_string(seat)
        assert other.observation_tensor(seat) == here.observation_tensor(seat)
        assert other.legal_actions() == here.legal_actions()
        differ += other.here.batch.states.tobytes() != here.here.batch.states.tobytes()
    assert differ > 50


def test_openspiels_search_over_information_sets_plays_the_board_game():
    game = IstanbulGame({"players": 2, "max_game_length": 60})
    random = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, random), 1.0, 10, random_state=random)
    state = game.new_initial_state()
    for here in walk(state, np.random.default_rng(1), 20):
        if here.is_player_node():
            assert bot.step(here) in here.legal_actions()


def test_a_clone_goes_its_own_way():
    state = DiceGame({"players": 2}).new_initial_state()
    for _ in walk(state, np.random.default_rng(1), 60):
        pass
    clone, before = state.clone(), str(state)
    for _ in walk(clone, np.random.default_rng(2), 60):
        pass
    assert str(state) == before != str(clone)


def test_a_game_that_is_cut_off_is_shared_by_all():
    state = DiceGame({"players": 4, "max_game_length": 10}).new_initial_state()
    for _ in walk(state, np.random.default_rng(1), 60):
        pass
    assert len(state.history()) == 10
    assert state.is_terminal()
    assert state.returns() == [0.25] * 4
