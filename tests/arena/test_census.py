import pytest

from arasta import GAMES
from arasta.arena.census_part import census_part
from arasta.arena.choice_counts import SIDE_BY_SIDE, nothing_taken, play_and_count, take
from arasta.arena.random_games import LIMIT, play_batch
from arasta.core.stream import first_key


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_census_of_its_settings(game):
    assert census_part(game).mixes({"players": 2})[0].players == 2


@pytest.mark.parametrize(("game", "settings"), [("istanbul", {"expansions": ("mocha",)}), ("dice", {})])
def test_a_census_plays_the_games_that_a_simulation_plays(game, settings):
    rules, taken = GAMES[game], nothing_taken(game)
    agreed = rules.settings(players=3, **settings)
    states = rules.set_up(agreed).repeat(3)
    play_and_count(game, states, 1, LIMIT, taken)
    others, decisions, _ = play_batch(rules, agreed, 1, 3)
    assert states.tobytes() == others.tobytes()
    assert taken.decisions == taken.choices.sum() == decisions.sum()


def test_a_game_that_is_cut_off_is_counted_up_to_there():
    taken = nothing_taken("dice")
    play_and_count("dice", GAMES["dice"].set_up(GAMES["dice"].settings()).repeat(4), 1, 10, taken)
    assert taken.decisions == taken.choices.sum() == 40


def test_the_games_of_a_seed_are_shared_out_among_the_mixes():
    """However many are played side by side, every game has its own stream."""
    rules, games = GAMES["dice"], SIDE_BY_SIDE + 5
    played = [rules.settings(players=players) for players in (2, 3)]
    first, taken = take("dice", played, 7, games, 50)
    assert (first.played, taken.played) == (SIDE_BY_SIDE, games)
    half = games // 2
    batches = [play_batch(rules, played[0], first_key(7), half, 50)]
    batches.append(play_batch(rules, played[1], first_key(7) + half, games - half, 50))
    assert taken.decisions == sum(decisions.sum() for _, decisions, _ in batches)
    mosque = sum(states["mosque_ruby"].sum() for states, _, _ in batches)
    assert taken.at_end["mosque"] == mosque
