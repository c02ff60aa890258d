"""The reference pages of the board game say what its component tables say."""

from arasta.istanbul.base.components.places import EXTENSION_PRICE
from arasta.istanbul.letters.components.kiosk_tiles import KIOSK_TABLE
from arasta.istanbul.mocha.components.guild_cards import GUILD_TABLE
from arasta.istanbul.tables import CARD_TABLE, LAYOUTS, PLACE_TABLE
from arasta.istanbul.words import Effect
from arasta.play.istanbul.effects import card_text, program_text
from arasta.play.text.names import name_of
from arasta.play.text.reference import page


def line_of(topic, start):
    """The line of a page that starts like this."""
    (line,) = [line for line in page("istanbul", topic).splitlines() if line.strip().startswith(start)]
    return line.strip()


def test_every_place_is_on_its_page():
    lines = page("istanbul", "places").splitlines()[2:]
    assert [line.strip().split(":")[0] for line in lines] == [
        f"{row.place:d} {name_of('place', str(int(row.place)))}" for row in PLACE_TABLE
    ]


def test_a_place_is_told_by_its_program():
    assert line_of("places", "1 ") == (
        f"1 Wainwright: Pay {EXTENSION_PRICE} lira; take a cart extension; the last of 3 brings a ruby."
    )


def test_an_effect_that_comes_twice_is_told_as_such():
    """P06-2"""
    text = "Take a bonus card from the deck or the top of the discard pile, twice; discard a bonus card."
    assert line_of("places", "6 ").startswith(f"6 Caravansary: {text}")
    assert program_text(((Effect.GAIN_LIRA, 5),) * 3) == "Gain 5 lira, 3 times."


def test_the_tea_house_tells_its_numbers():
    """P09-1, P09-2"""
    assert "from 3 to 12 and roll: reach it and gain as many lira, or else 2." in line_of("places", "9 ")


def test_the_black_market_tells_its_totals():
    """P08-1"""
    assert "gain jewelry by the total: 1 from 7, 2 from 9, 3 from 11;" in line_of("places", "8 ")


def test_the_markets_tell_how_much_can_be_sold():
    """P10-1"""
    assert "sell up to 5 goods" in line_of("places", "10 ").lower()


def test_every_card_is_on_its_page_with_its_copies_and_its_moment():
    lines = page("istanbul", "cards").splitlines()[2:]
    assert len(lines) == len(CARD_TABLE)
    for row, line in zip(CARD_TABLE, lines, strict=True):
        assert line.startswith(f"{name_of('card', row.slug)} [{row.slug}], {row.copies} in the deck: ")
        assert line.endswith(card_text(row))


def test_a_place_in_the_middle_of_a_sentence_keeps_its_capital():
    (row,) = [row for row in CARD_TABLE if row.slug == "small_market_any"]
    assert card_text(row).startswith("At the Small Market: sell any goods")


def test_each_card_tells_when_it_is_played():
    """WIN-2, WIN-3, WIN-4, WIN-5, END-6"""
    told = {row.slug: card_text(row).rpartition("(")[2].rstrip(")") for row in CARD_TABLE}
    assert told["five_lira"] == "any time in your turn between actions, and after the end of the game"
    assert told["stay"] == told["move_3_4"] == "before your merchant moves"
    assert told["return_assistant"] == "before your merchant moves, or before you leave or pick up an assistant"
    assert told["palace_again"] == "right after the action it repeats"
    assert told["small_market_any"] == "when the action it belongs to starts"


def test_tokens_are_named_without_an_article_at_the_start_of_a_line():
    """MEET-5, MEET-6"""
    assert line_of("tokens", "Governor: ").endswith("the Governor goes to the place rolled.")
    assert "pay 2 lira or one good" in line_of("tokens", "Smuggler: ")


def test_mosque_tiles_tell_their_numbers():
    """MOSQ-1, MOSQ-2, MOSQ-4, SETUP-3"""
    assert "turn a die to 4" in line_of("mosque", "fabric")
    assert "for 2 lira" in line_of("mosque", "spice")
    assert "pay 2 lira" in line_of("mosque", "fruit")
    assert "with 3 players the tiles of a colour ask for 2, 3, 4 goods of it" in page("istanbul", "mosque")


def test_layouts_are_drawn_as_printed():
    lines = page("istanbul", "layouts").splitlines()
    for layout in LAYOUTS:
        of = "".join(f"with {name_of('expansion', word)}" for word in layout.expansions)
        start = next(i for i, line in enumerate(lines) if line.endswith(f"{of} [{layout.slug}]"))
        drawn = [tuple(map(int, line.split())) for line in lines[start + 1 : start + 5]]
        assert tuple(drawn) == layout.rows


def test_places_tell_what_expansions_add_to_them():
    """P06-1, P07-2"""
    assert line_of("places", "6 ").endswith("With Mocha & Baksheesh it also brings a coffee.")
    assert line_of("places", "7 ").endswith("you may also take your companion to your supply.")


def test_a_place_sells_its_own_ruby_and_a_guild_card_that_of_a_place():
    """P20-1, GUILD-16, GUILD-20"""
    assert line_of("places", "20 ").endswith("Pay the highest uncovered number in coffee; take the next ruby.")
    assert "Pay 15 lira; take the next ruby of the Gemstone Dealer; gain a coffee" in line_of("guild", "16 ")
    assert "Pay half the highest uncovered number of the Coffee House" in line_of("guild", "20 ")


def test_every_guild_card_is_on_its_page():
    lines = page("istanbul", "guild").splitlines()[2:]
    assert [line.split(":")[0].strip() for line in lines] == [
        f"{row.number} {name_of('guild', str(row.number))}" for row in GUILD_TABLE
    ]


def test_guild_cards_tell_their_own_numbers():
    """GUILD-08, GUILD-09, GUILD-13"""
    assert "gain jewelry by the total: 1 from 4, 3 from 7." in line_of("guild", "8 ")
    assert "gain 2 times as many lira, or else 4." in line_of("guild", "9 ")
    assert "Pay any 6 goods; take the next ruby of the Sultan’s Palace." in line_of("guild", "13 ")


def test_every_kiosk_tile_is_on_its_page_with_both_ways():
    """KIOSK-20"""
    assert len(page("istanbul", "kiosk").splitlines()) == 2 + len(KIOSK_TABLE)
    assert line_of("kiosk", "22 ") == ("22 Letter for lira: Pay 2 lira; draw a letter. Or: Give a letter; gain 3 lira.")


def test_reward_dice_tell_every_face():
    """BONUS-15, BONUS-21"""
    told = {row.slug: card_text(row) for row in CARD_TABLE}
    assert "on a 4 gain 1 coffee, on a 5 gain 3 lira, on a 6 gain one jewelry" in told["dice_mocha"]
    assert "on a 4 draw a letter" in told["dice_letters"]


def test_a_card_that_repeats_one_of_two_places_names_both():
    """BONUS-29"""
    (row,) = [row for row in CARD_TABLE if row.slug == "mosque_again"]
    assert card_text(row).startswith("Carry out the action of the Small Mosque or of the Great Mosque once more.")


def test_the_tavern_tells_its_prices():
    """P19-2, P19-3, P19-4"""
    text = page("istanbul", "tavern")
    assert "the 4 tiles of a kind cost 1, 2, 3, 4 coffee" in text
    assert "The barrier costs 2 coffee" in text
    assert "Baksheesh costs 4 coffee and 3 fruit" in text
    assert "next time 3 spice" in text


def test_letters_tell_their_prices_and_copies():
    """LETTER-8"""
    text = page("istanbul", "letters")
    assert "Secret Society (6)" in text
    assert "another turn (3)" in text
    assert "Embassy, Kiosk, Auction House, Secret Society: one letter each." in text
