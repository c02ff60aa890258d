"""What is played in a training."""

from arasta.play.games import GAMES
from arasta.train.recipe import Recipe, mixed_settings


def test_every_number_of_players_mix_of_expansions_and_variant_is_played():
    settings = mixed_settings(GAMES["istanbul"])
    assert {(each.players, each.expansions) for each in settings} == {
        (players, expansions)
        for players in (2, 3, 4, 5)
        for expansions in ((), ("mocha",), ("letters",), ("mocha", "letters"))
    }
    assert {each.variants for each in settings} == {(), ("caravan_leader",), ("neutral_assistants",)}
    assert {each.players for each in settings if "neutral_assistants" in each.variants} == {2, 3, 4}


def test_more_than_half_of_the_games_are_grand_bazaars_which_have_the_most_to_learn():
    settings = mixed_settings(GAMES["istanbul"])
    assert sum(each.expansions == ("mocha", "letters") for each in settings) / len(settings) == 4 / 7


def test_the_dice_game_is_played_by_every_number_of_players():
    assert [each.players for each in mixed_settings(GAMES["dice"])] == [2, 3, 4]


def test_a_recipe_has_as_many_iterations_as_its_decisions_need():
    assert Recipe(decisions=100, games=10, steps=4).iterations == 3
