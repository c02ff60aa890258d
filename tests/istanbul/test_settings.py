"""The settings of a game: what is agreed before it, and what is refused."""

import pytest

from arasta.core.setting_kinds import SettingError
from arasta.istanbul.settings import SCHEMA

IN_ORDER = tuple(range(1, 17))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_two_to_five_players_may_play(players):
    """MODE-2"""
    assert SCHEMA.settings(players=players).players == players


@pytest.mark.parametrize("players", [-1, 0, 1, 6])
def test_fewer_than_two_or_more_than_five_players_are_refused(players):
    """MODE-2"""
    with pytest.raises(SettingError, match="2 to 5"):
        SCHEMA.settings(players=players)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_caravan_leader_may_be_chosen_with_any_number_of_players(players):
    """MODE-5"""
    assert SCHEMA.settings(players=players, variants=["caravan_leader"]).variants == ("caravan_leader",)
    assert SCHEMA.settings(players=players).variants == ()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_neutral_assistants_may_be_chosen_with_two_to_four_players(players):
    """MODE-6"""
    assert SCHEMA.settings(players=players, variants=["neutral_assistants"]).variants == ("neutral_assistants",)


def test_neutral_assistants_are_refused_with_five_players():
    """MODE-6"""
    with pytest.raises(SettingError, match="players to be 2, 3 or 4, not 5"):
        SCHEMA.settings(players=5, variants=["neutral_assistants"])


@pytest.mark.parametrize("layout", ["short", "long", "order", "random", IN_ORDER])
def test_a_layout_is_printed_random_or_explicit_and_combines_with_every_variant(layout):
    """MODE-7"""
    settings = SCHEMA.settings(players=2, layout=layout, variants=["caravan_leader", "neutral_assistants"])
    assert settings.layout == layout
    assert set(settings.variants) == {"caravan_leader", "neutral_assistants"}


def test_variants_may_come_from_any_iterable():
    """MODE-7"""
    assert SCHEMA.settings(variants=iter(["caravan_leader"])).variants == ("caravan_leader",)


@pytest.mark.parametrize(
    "layout",
    [
        IN_ORDER[:15],
        (*IN_ORDER, 17),
        (*IN_ORDER[:15], 1),
        (*IN_ORDER[:15], 17),
        (0, *IN_ORDER[1:]),
    ],
)
def test_an_explicit_layout_that_is_no_permutation_of_the_places_is_refused(layout):
    """LAYOUT-3"""
    with pytest.raises(SettingError, match=r"each of the places \[1, 2, .* 15, 16\] once"):
        SCHEMA.settings(layout=layout)


@pytest.mark.parametrize("wrong", [{"layout": "wide"}, {"variants": ["open_hands"]}, {"expansions": ["tea"]}])
def test_a_word_that_a_setting_does_not_have_is_refused(wrong):
    """MODE-1, MODE-7"""
    with pytest.raises(SettingError, match=r"but must be (one|any) of"):
        SCHEMA.settings(**wrong)
