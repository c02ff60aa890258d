"""Both games in OpenSpiel, by its own tests and by ours."""

import itertools
import pickle

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts
from open_spiel.python.tests import games_sim_test

from arasta.envs import DiceGame, IstanbulGame
from arasta.envs.openspiel_observer import Observer

LENGTH, SHORT = 150, 70  # in the Grand Bazaar chance has about 40 moves before the first decision
BASE, MOCHA, LETTERS, ISTANBUL = (
    f"python_arasta_istanbul(players=3{expansions},max_game_length={LENGTH})"
    for expansions in ("", ",expansions=mocha", ",expansions=letters", ",expansions=mocha letters")
)
BOARD_GAMES = [BASE, MOCHA, LETTERS, ISTANBUL]
DICE = f"python_arasta_dice(players=2,max_game_length={LENGTH})"
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


def decisions(game, n):
    """So many decisions of players, on a random way."""
    found = (here for here in walk(game.new_initial_state(), np.random.default_rng(1), LENGTH) if here.is_player_node())
    return itertools.islice((here for here in found if len(here.legal_actions()) > 1), n)


class OfAGame(api_test.EnforceAPIOnPartialTreeBase):
    """OpenSpiel's checks of what a game promises."""

    __test__ = False

    @classmethod
    def setUpClass(cls):
        """Only now, for it compiles the rules."""
        cls.game = pyspiel.load_game(cls.game_name)
        super().setUpClass()


class TestBase(OfAGame):
    """The base game."""

    __test__, game_name = True, BASE


class TestMocha(OfAGame):
    """With Mocha & Baksheesh."""

    __test__, game_name = True, MOCHA


class TestLetters(OfAGame):
    """With Letters & Seals."""

    __test__, game_name = True, LETTERS


class TestGrandBazaar(OfAGame):
    """With both."""

    __test__, game_name = True, ISTANBUL


class TestDice(OfAGame):
    """The dice game."""

    __test__, game_name = True, DICE


@pytest.mark.parametrize("name", [*BOARD_GAMES, DICE])
def test_a_playthrough_is_played_again_line_by_line(name, tmp_path):
    """OpenSpiel's integration test: all that it shows of the states on the way comes again."""
    name = name.replace(f"={LENGTH}", f"={SHORT}")  # a text has thousands of features for each state
    flags.FLAGS.mark_as_parsed()  # it reads how to write actions there
    file = tmp_path / "playthrough.txt"
    file.write_text(generate_playthrough.playthrough(name, None, seed=3), "utf-8")
    expected, again = generate_playthrough.replay(str(file))
    assert expected.splitlines() == again.splitlines()


@pytest.mark.parametrize("name", [*BOARD_GAMES, DICE])
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


@pytest.mark.parametrize("name", BOARD_GAMES)
def test_openspiels_search_over_information_sets_plays_the_board_game(name):
    """INFO-2: a hand is hidden, so it searches in what the seat to act may know."""
    game, random = pyspiel.load_game(name), np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, random), 1.0, 4, random_state=random)
    for here in decisions(game, 6):
        assert bot.step(here) in here.legal_actions()


def test_the_kind_of_information_is_that_of_the_rules():
    """INFO-2, DINFO-3: in the board game hands are hidden. In the dice game all see the same, and what nobody knows is
    chance to come, which is explicit: so it is a game of perfect information.
    """
    kinds, chance = pyspiel.GameType.Information, pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC
    for name, kind in [
        *((name, kinds.IMPERFECT_INFORMATION) for name in BOARD_GAMES),
        (DICE, kinds.PERFECT_INFORMATION),
    ]:
        found = pyspiel.load_game(name).get_type()
        assert (found.information, found.chance_mode) == (kind, chance)


def test_in_the_dice_game_every_seat_knows_the_state():
    """DINFO-1, DINFO-3"""
    game = pyspiel.load_game(DICE)
    for here in walk(game.new_initial_state(), np.random.default_rng(4), LENGTH):
        if here.is_player_node():
            told = {here.information_state_string(seat).partition("\n")[2] for seat in range(2)}
            assert len(told) == 1
            again = here.resample_from_infostate(here.current_player(), np.random.default_rng(1).random)
            assert again.here.batch.states.tobytes() == here.here.batch.states.tobytes()


def test_openspiels_tree_search_plays_the_dice_game():
    """Its search over information sets takes only games in which something is hidden."""
    game, random = pyspiel.load_game(DICE), np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, random)
    bot = mcts.MCTSBot(game, 1.0, 4, evaluator, random_state=random)
    for here in decisions(game, 6):
        assert bot.step(here) in here.legal_actions()
    with pytest.raises(AssertionError):
        ismcts.ISMCTSBot(game, evaluator, 1.0, 4, random_state=random).step(here)


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
