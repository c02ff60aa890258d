"""Costs and gains before committing; chance or another player ends the preview, and nothing changes."""

import pytest

import arasta
from arasta.play.game.balance import balance_of, balance_text
from tests.play.games import GAMES, MIX_NAMES, MIXES, asked_anew, at_random, by_hand, dice_by_hand, own, play

DICE = {"game": "dice"}


def test_a_preview_follows_what_most_players_do():
    """As on the table: pay 7 lira, leave an assistant, capacity and the ruby."""
    game = by_hand()
    game._state.merchant[0], game._state.lira[0], game._state.extensions[0] = 11, 17, 2
    game._state.merchant[1] = 1
    preview = game.preview("move 1")
    assert preview.path == ("move 1", "leave", "pay", "act")
    assert preview.changes == {"lira": -9, "capacity": 1, "rubies": 1, "stack": -1, "assistants": 1}
    assert preview.paid == {1: {"lira": 2}}
    assert not preview.open


def test_what_others_are_paid_is_told_in_full():
    """PAY-1: 2 lira to each merchant at the Post Office, whatever it brings."""
    game = by_hand(players=4)
    game._state.merchant[0], game._state.merchant[1], game._state.merchant[2] = 12, 5, 5
    game._state.lira[0] = 4
    told = balance_of(play(game).preview("move 5"))
    assert told["paid"] == [{"seat": seat, "changes": {"lira": 2}} for seat in (1, 2)]
    assert (told["cost"]["lira"], told["gain"]["lira"]) == (4, 2)
    assert balance_text(told, "en", ("Ayşe", "Ben", "Cem", "Ela")).startswith(
        "−2 lira to Ben, −2 lira to Cem, −1 assist"
    )


@pytest.mark.parametrize("mix", MIXES, ids=MIX_NAMES)
def test_what_passes_from_one_player_to_another_is_declared(mix):
    """What a choice takes from its player and gives to another in the same step."""
    game = at_random(250, seed=6, **mix)
    handed = set()
    for event in game.events():
        by_seat = {changed["seat"]: changed["changes"] for changed in event["changes"]}
        lost = {word for word, n in by_seat.pop(event["actor"], {}).items() if n < 0}
        handed |= {word for changes in by_seat.values() for word, n in changes.items() if n > 0 and word in lost}
    assert handed <= set(game.presentation.handed)


def test_a_preview_picks_up_an_assistant_where_there_is_one():
    game = by_hand()
    game._state.assistants_on[0], game._state.stack[0] = 1 << 3, 3
    preview = game.preview("move 3")
    assert preview.path == ("move 3", "pick up", "act")
    assert preview.changes == {"goods.green": 2, "stack": 1, "assistants": -1}


def test_a_roll_ends_a_preview():
    preview = play(by_hand(), "move 9", "leave", "act").preview("call 8")
    assert preview == arasta.play.game.preview.Preview({}, ("call 8",), open=True, then="chance")


def test_a_draw_ends_a_preview():
    preview = by_hand().preview("move 6")
    assert preview.path == ("move 6", "leave", "act")
    assert preview.open
    assert "cards" not in preview.changes


def test_another_players_turn_ends_a_preview():
    preview = play(by_hand(), "move 3").preview("decline")
    assert preview == arasta.play.game.preview.Preview({}, ("decline",), open=False, then="turn")


def test_a_choice_still_to_come_leaves_a_preview_open():
    game = by_hand(layout="order")
    preview = game.preview("move 5")
    assert preview.changes["goods.green"] == preview.changes["goods.yellow"] == 1
    assert not preview.open
    assert by_hand().preview("move 9").path == ("move 9", "leave", "act")
    assert by_hand().preview("move 9").open


def test_a_card_is_previewed_by_itself():
    preview = by_hand().preview("card five_lira")
    assert (preview.changes, preview.path, preview.open) == ({"lira": 5, "cards": -1}, ("card five_lira",), False)


def test_chance_has_no_preview():
    game = arasta.new(chance="manual")
    assert game.preview("demand L1") == arasta.play.game.preview.Preview({}, ("demand L1",), open=True, then="chance")


def test_there_is_no_preview_of_an_illegal_action():
    with pytest.raises(arasta.IllegalAction, match="3 steps away"):
        by_hand().preview("move 16")


def test_coffee_and_guild_cards_are_previewed():
    """GUILD-17, P17-1"""
    game = by_hand(expansions=["mocha"])
    game._state.guild_hand[0], game._state.guild_cards[0] = 1 << 17, 1
    assert play(asked_anew(game), "guild card").preview("guild 17").changes == {"coffee": 5, "guild_cards": -1}
    game = by_hand(expansions=["mocha"])
    assert play(game, "move 17", "leave", "act").preview("pay").changes == {"lira": -2, "coffee": 2}


@pytest.mark.parametrize(
    "settings",
    [{}, {"expansions": ("mocha",)}, {"expansions": ("letters",)}, {"expansions": ("mocha", "letters")}, DICE],
)
def test_a_preview_changes_nothing_and_is_what_then_happens(settings):
    game = at_random(0, players=3, seed=3, **settings)
    for i in range(150):
        if game.over:
            break
        before, record = game.state_bytes(), game.record()
        previews = {choice.name: game.preview(choice) for choice in game.legal}
        assert (game.state_bytes(), game.record()) == (before, record)
        seat = game.to_act
        name = sorted(previews)[(3 * i) % len(previews)]
        lira = game.view()["players"][seat]["lira"]
        if previews[name].open:
            game.play(name)
            continue
        for step in previews[name].path:
            game.play(step)
        assert game.view()["players"][seat]["lira"] - lira == previews[name].changes.get("lira", 0)


def test_dice_are_counted_as_what_a_choice_costs():
    """DACT-5, DACT-9"""
    game = dice_by_hand("red", "red", "green", "coin", "coin")
    assert game.preview("token red").changes == {"tokens.red": 1, "dice.red": -2}
    assert game.preview("lira").changes == {"lira": 4, "dice.coin": -2}
    assert not game.preview("lira").open


def test_the_obvious_payment_is_previewed():
    """DPAY-6: dice first, then tokens, then brown ones."""
    game = own(dice_by_hand("red", "red", "green", "coin", "coin"), 0, red=1, yellow=1, brown=1)
    preview = game.preview("brown")
    assert preview.path == ("brown", "pay")
    assert preview.changes == {"tokens.yellow": -1, "tokens.brown": 1, "dice.red": -1, "dice.green": -1}
    assert preview.open is False


def test_a_reveal_ends_a_preview_of_the_dice_game():
    """DCARD-1"""
    preview = dice_by_hand("card", "card", "green", "coin", "coin").preview("cards 2")
    assert (preview.changes, preview.open) == ({"dice.card": -2}, True)


def test_what_another_player_is_offered_is_previewed():
    """DCARD-10"""
    game = play(dice_by_hand("card", "red", "green", "coin", "coin"), "cards 1", "reveal a1a")
    assert game.to_act == 1
    assert game.preview("exchange").changes == {"crystals": -1, "lira": 3}
    assert game.preview("decline").changes == {}


@GAMES
def test_a_preview_never_tells_what_chance_would_do(name):
    """INFO-3, DINFO-2: two games that differ in their seeds only have the same previews."""
    record = at_random(40, game=name, players=3, seed=3).record()
    games = [arasta.load(record, seed=seed) for seed in (1, 2)]
    for choice in games[0].legal:
        assert games[0].preview(choice) == games[1].preview(choice)


@pytest.mark.parametrize("mix", MIXES, ids=MIX_NAMES)
def test_options_that_are_tried_on_one_copy_are_as_if_each_were_tried_alone(mix):
    game = at_random(50, seed=8, **mix)
    for _ in range(10):
        before = game.state_bytes()
        for option in game.options():
            alone = game.preview(option["name"])
            assert balance_of(alone).items() <= option.items()
            assert (tuple(option["path"]), option["then"]) == (alone.path, alone.then)
        assert game.state_bytes() == before
        if not game.over:
            game.play(game.legal[-1])


@pytest.mark.parametrize("mix", MIXES, ids=MIX_NAMES)
def test_the_view_of_one_player_has_what_the_whole_table_shows_of_them(mix):
    game = at_random(90, seed=9, **mix)
    rules, holdings = game.rules, game.presentation.holdings
    for seat in range(game.settings.players):
        alone = rules.view_of_player(rules.open_public(game._states), seat)
        assert alone["players"][seat] == game.view()["players"][seat]
        assert holdings(alone, seat) == holdings(game.view(), seat)
