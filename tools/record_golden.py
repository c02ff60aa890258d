"""Golden records: whole games between small sensible players, as text files under tests/records.

    .venv/bin/python tools/record_golden.py                  # all of them again
    .venv/bin/python tools/record_golden.py three_in_order   # one of them

Everything is seeded, so the same rules give the same files. A file that changes is read line by line before it is
committed: these games are what the rules do, in full.
"""

import sys
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

import arasta
from arasta.core.machine import CHANCE
from arasta.core.stream import below, random_word
from arasta.rules.board import STEPS
from arasta.rules.cart import goods_total
from arasta.rules.letters.components import SOCIETY_SEALS
from arasta.rules.letters.post import delivered_total, letters_total
from arasta.rules.letters.seals import can_pay_seals
from arasta.rules.mocha.coffee_house import can_pay_coffee_house
from arasta.rules.names import Place
from arasta.rules.observe import imagine
from arasta.rules.places.dealer import can_pay_dealer
from arasta.rules.places.palace import can_pay_palace

FOLDER = Path(__file__).parent.parent / "tests/records"
WORLDS = 4  # imagined deals, and rolls to come, for each decision
TRIES = 5  # ways to go on with the turn in each of them
REFUSALS = {"decline", "skip"}
LONGEST = 100  # rounds; a game that takes longer is of no use


class Golden(NamedTuple):
    """A game to record: its file, what it shows, its seed, its options, and what extensions and coffee are worth."""

    name: str
    remark: str
    seed: int
    options: dict[str, Any]
    extension: int = 11
    coffee: float = 1.5


NEUTRAL, LEADER = "neutral_assistants", "caravan_leader"
MOCHA, LETTERS, BOTH = ("mocha",), ("letters",), ("mocha", "letters")
SPIRAL = (1, 2, 3, 4, 12, 13, 14, 5, 11, 16, 15, 6, 10, 9, 8, 7)  # an explicit layout: the numbers in a spiral

GAMES = (
    Golden("two_short", "Two players: neutral merchants are paid and roll away.", 1, {"players": 2}),
    Golden(
        "two_long_both_variants",
        "Both variants: neutral assistants change hands, a caravan leader keeps both cards, the Dealer sells twice.",
        1,
        {"players": 2, "layout": "long", "variants": (NEUTRAL, LEADER)},
    ),
    Golden("three_short", "A tie: two players have 5 rubies, and 11 lira decide.", 2, {"players": 3}),
    Golden(
        "three_in_order_neutral",
        "Neutral assistants; family members are sent out and caught again and again.",
        1,
        {"players": 3, "layout": "order", "variants": (NEUTRAL,)},
    ),
    Golden(
        "three_random",
        "A random layout, laid by chance; two players complete their carts for the ruby of the Wainwright.",
        3,
        {"players": 3, "layout": "random"},
        extension=25,
    ),
    Golden("four_short", "The shortest of these games: 15 rounds, won by the first seat.", 1, {"players": 4}),
    Golden(
        "four_long_leader",
        "The caravan leader gathers nine cards and comes second; places 3 and 4 are decided by lira and by goods.",
        1,
        {"players": 4, "layout": "long", "variants": (LEADER,)},
    ),
    Golden(
        "four_spiral",
        "An explicit layout; a cart with all extensions brings its ruby.",
        1,
        {"players": 4, "layout": SPIRAL},
        extension=25,
    ),
    Golden(
        "four_random_both_variants",
        "A random layout with both variants.",
        1,
        {"players": 4, "layout": "random", "variants": (NEUTRAL, LEADER)},
    ),
    Golden(
        "five_in_order",
        "Five players: the deck is shuffled anew, the Dealer's last space is filled up again, 1 lira decides.",
        1,
        {"players": 5, "layout": "order"},
    ),
    Golden(
        "five_long_leader",
        "Five players: the caravan tile changes hands five times.",
        1,
        {"players": 5, "layout": "long", "variants": (LEADER,)},
    ),
    Golden(
        "mocha_three",
        "Mocha & Baksheesh: tavern tiles, a barrier beside the Dealer, coffee sold for lira, four guild turns.",
        1,
        {"players": 3, "expansions": MOCHA},
    ),
    Golden(
        "mocha_four_random_leader",
        "Players who love coffee: roasting, a ruby of the Coffee House at half price, nine guild turns.",
        1,
        {"players": 4, "expansions": MOCHA, "layout": "random", "variants": (LEADER,)},
        coffee=3,
    ),
    Golden(
        "mocha_two_coffee",
        "Two players, four rubies of the Coffee House, guild cards for the mosques, the Palace and the Tavern.",
        1,
        {"players": 2, "expansions": MOCHA},
        coffee=3.5,
    ),
    Golden(
        "letters_four",
        "Letters & Seals: the Kiosk again and again, companions, three double turns, a copied Post Office again.",
        1,
        {"players": 4, "expansions": LETTERS},
    ),
    Golden(
        "letters_two_new_cards",
        "The new cards alone, with neutral assistants: auctions, companions, family steps, two double turns.",
        1,
        {"players": 2, "expansions": LETTERS, "letters_deck": "new", "variants": (NEUTRAL,)},
    ),
    Golden(
        "grand_bazaar_three",
        "Grand Bazaar: companions carry letters and act, the Catacombs, the Dealer sells its last space twice.",
        1,
        {"players": 3, "expansions": BOTH},
    ),
    Golden(
        "grand_bazaar_five",
        "Grand Bazaar with five and a caravan leader: baksheesh, the Kiosk with coffee, double turns.",
        1,
        {"players": 5, "expansions": BOTH, "variants": (LEADER,)},
    ),
)


def worth(s: Any, p: int, golden: Golden) -> float:
    """What a plain player thinks of the own side of the table."""
    tiles = int(s.mosque_tiles[p]).bit_count()
    return float(
        s.rubies[p] * 40
        + s.lira[p]
        + goods_total(s, p) * 2.5
        + s.extensions[p] * golden.extension
        + tiles * 12
        + s.cards[p] * 3
        + s.stack[p] * 1.5
        + (12 - 3 * steps_to(s, p, Place.DEALER) if can_pay_dealer(s, p) else 0)
        + (12 - 3 * steps_to(s, p, Place.PALACE) if can_pay_palace(s, p) else 0)
        + (worth_of_expansions(s, p, golden.coffee) if s.modules else 0)
    )


def worth_of_expansions(s: Any, p: int, coffee: float) -> float:
    """The same for what the expansions bring."""
    return float(
        s.coffee[p] * coffee
        + s.guild_cards[p] * coffee * 2
        + int(s.tavern_tiles[p]).bit_count() * 6
        + letters_total(s, p) * 2
        + delivered_total(s, p) * 4
        + (5 if s.companion[p] else 0)
        + (12 - 3 * steps_to(s, p, Place.COFFEE_HOUSE) if can_pay_coffee_house(s, p, 1) else 0)
        + (12 - 3 * steps_to(s, p, Place.SECRET_SOCIETY) if can_pay_seals(s, p, SOCIETY_SEALS) else 0)
    )


def steps_to(s: Any, p: int, place: Place) -> int:
    """How far the merchant is from a place."""
    return int(STEPS[s.cell[s.merchant[p]], s.cell[place]])


class Player:
    """Imagines what it cannot know, tries every choice to the end of the turn, and takes the best."""

    def __init__(self, game: arasta.Game, key: int, golden: Golden) -> None:
        self.game = game
        self.key = key
        self.golden = golden
        self.used = 0

    def word(self) -> int:
        """The next random word of the player's own stream."""
        self.used += 1
        return int(random_word(self.key, self.used))

    def choose(self) -> arasta.Choice:
        """The choice with the best outlook."""
        game = self.game
        choices = game.legal
        if len(choices) == 1:
            return choices[0]
        seat = game.to_act
        worlds = [self.imagined(seat) for _ in range(WORLDS)]
        return max(choices, key=lambda choice: sum(self.outlook(states, seat, choice.id) for states in worlds))

    def imagined(self, seat: int | None) -> np.ndarray:
        """The table as the seat knows it, the rest dealt anew."""
        states = np.frombuffer(self.game.state_bytes(), self.game.rules.dtype).copy()
        imagine(self.game.rules.open(states), seat, self.word())
        return states

    def outlook(self, states: np.ndarray, seat: int | None, action: int) -> float:
        """The best of some ways to go on with the turn after an action."""
        return max(self.one_way_on(states.copy(), seat, action) for _ in range(TRIES))

    def one_way_on(self, states: np.ndarray, seat: Any, action: int) -> float:
        """What the turn brings if it goes on at random."""
        rules = self.game.rules
        s = rules.open(states)
        _, turn = rules.turn(s)  # the label: it is the same in an extra turn
        rules.step(s, action)
        while rules.turn(s)[1] == turn and rules.to_act(s) in (seat, CHANCE):
            rules.step(s, self.random_action(s))
        return worth(s, seat, self.golden)

    def random_action(self, s: Any) -> int:
        """Chance by its weights; the player's choices at random, but refusing only what must be refused."""
        rules = self.game.rules
        if rules.to_act(s) == CHANCE:
            return rules.random_action(s, self.word())
        legal = rules.legal(s)
        eager = [action for action in legal if rules.actions[action].name not in REFUSALS] or legal
        return eager[int(below(len(eager), self.word()))]


def play(golden: Golden) -> arasta.Game:
    """The game, played to its end."""
    game = arasta.new(seed=golden.seed, **golden.options)
    player = Player(game, golden.seed + 1_000_000, golden)
    while not game.over:
        game.play(player.choose())
        if int(game.view()["round"]) > LONGEST:
            sys.exit(f"{golden.name} takes more than {LONGEST} rounds.")
    return game


def main(names: list[str]) -> None:
    """Record the games named, or all."""
    for golden in GAMES:
        if not names or golden.name in names:
            game = play(golden)
            (FOLDER / f"{golden.name}.txt").write_text(f"# {golden.remark}\n{game.record()}", "utf-8")
            print(f"{golden.name}: {game.view()['round']} rounds\n{game.result.text()}")


if __name__ == "__main__":
    main(sys.argv[1:])
