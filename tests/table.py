"""A table for rule tests: a game set up quietly, positions set by hand, choices by name."""

from arasta.core.agenda import top_effect
from arasta.core.bits import bits, has
from arasta.core.compiling import record_at
from arasta.core.machine import to_act
from arasta.core.options import NO_CHOICE, options_in
from arasta.istanbul.actions import ACTIONS
from arasta.istanbul.base.board import STEPS
from arasta.istanbul.base.deck import discard_card
from arasta.istanbul.base.scoring import rank
from arasta.istanbul.base.setup import set_up
from arasta.istanbul.base.words import Good
from arasta.istanbul.effects import EFFECTS
from arasta.istanbul.engine import run
from arasta.istanbul.layout_setting import layouts_of
from arasta.istanbul.settings import SCHEMA
from arasta.istanbul.state import new_states
from arasta.istanbul.tables import CARD_TABLE, joined

CARD = {row.slug: card for card, row in enumerate(CARD_TABLE)}
GOODS = "RGYB"
NOWHERE = 0
GRAND_BAZAAR = tuple(range(1, 26))  # 5 x 5 in the order of the numbers: no layout is printed for both expansions


IN_THE_BOX = {  # the bonus cards as printed, with their copies; who plays with a further one adds a row and its test
    "base": {
        "one_good": 4,
        "five_lira": 4,
        "palace_again": 2,
        "post_again": 2,
        "dealer_again": 2,
        "family_home": 2,
        "small_market_any": 2,
        "stay": 2,
        "move_3_4": 4,
        "return_assistant": 2,
    },
    "mocha": dict.fromkeys(
        (
            *("two_coffee", "coffee_for_guild", "coffee_for_8", "swap_3", "dice_mocha", "die_to_6", "corner"),
            *("wainwright_again", "coffee_house_again"),
        ),
        2,
    ),
    "letters": dict.fromkeys(
        (
            *("letter", "dice_letters", "item_for_7", "red_and_3", "green_and_3", "yellow_and_3", "top_discard"),
            *("family_step", "join_merchant", "companion_2", "token_service", "mosque_again", "society_again"),
            "anywhere_3_lira",
        ),
        2,
    ),
}


def deck_of(*modules):
    """The bonus cards of some modules, by their words with their copies, as the tables have them."""
    return {row.slug: row.copies for module in modules for row in joined("CARD_TABLE")[module]}


BASE_DECK = sum(deck_of("base").values())  # bonus cards


def usual_layout(expansions):
    """The first printed layout of the mode, or the places in order."""
    return next(iter(layouts_of(expansions)), GRAND_BAZAAR)


class Table:
    """A game at the first seat's first move; nobody holds a card, and the tokens are off the board.

    `s` is the state: set its fields as a test needs them, then call `ready` to have the decision asked anew.
    With `dealt=False` the game stands at the first thing that chance decides at set-up.
    """

    def __init__(self, players=4, layout=None, variants=(), expansions=(), letters_deck="all", dealt=True):
        self.states = new_states(1)
        self.s = record_at(self.states, 0)
        layout = usual_layout(expansions) if layout is None else layout
        settings = SCHEMA.settings(
            players=players, expansions=expansions, layout=layout, variants=variants, letters_deck=letters_deck
        )
        set_up(self.s, *settings.setup)
        run(self.s, NO_CHOICE)
        if dealt:
            self._deal_quietly()

    def _deal_quietly(self):
        self.play("demand L1", "demand S1")
        while "roll 1 1" in self.legal:  # of each token
            self.play("roll 1 1")
        card = min(self.legal).removeprefix("draw ")
        for p in range(self.s.players):
            self.play(f"draw {card}")
            self._take_from_hand(p, card)
        for token in range(len(self.s.token)):
            self.s.token[token] = NOWHERE
        self.ready()

    def _take_from_hand(self, p, slug):
        self.s.hand[p, CARD[slug]] -= 1
        self.s.cards[p] -= 1
        self.s.deck[CARD[slug]] += 1
        self.s.deck_size += 1

    def ready(self):
        """Ask the decision on top anew, after fields were set by hand."""
        run(self.s, NO_CHOICE)
        return self

    def give(self, p, *slugs):
        """Cards from the deck into a hand."""
        for slug in slugs:
            assert self.s.deck[CARD[slug]] > 0, f"no {slug} left in the deck"
            self.s.deck[CARD[slug]] -= 1
            self.s.deck_size -= 1
            self.s.hand[p, CARD[slug]] += 1
            self.s.cards[p] += 1
        return self.ready()

    def discard(self, *slugs):
        """Cards from the deck onto the discard pile, the last one on top."""
        for slug in slugs:
            self.give(0, slug)
            discard_card(self.s, 0, CARD[slug])
        return self.ready()

    def load(self, p, goods):
        """Goods on a cart, as in the worked examples: "R1 G2" (others 0)."""
        for i, letter in enumerate(GOODS):
            self.s.goods[p, i] = sum(int(word[1:]) for word in goods.split() if word[0] == letter)
        return self.ready()

    def goods(self, p):
        """The cart as in the worked examples, all four rows: "R1 G2 Y0 B0"."""
        return " ".join(f"{letter}{self.s.goods[p, i]}" for i, letter in enumerate(GOODS))

    def hand(self, p):
        """The cards of a hand, sorted by kind."""
        return [row.slug for card, row in enumerate(CARD_TABLE) for _ in range(self.s.hand[p, card])]

    def pile(self):
        """The discard pile, the top card last."""
        return [CARD_TABLE[self.s.discard[i]].slug for i in range(self.s.discard_size)]

    def assistants(self, p):
        """The places where the player's assistants lie."""
        return {place for place in range(1, 26) if has(self.s.assistants_on[p], place)}

    @property
    def legal(self):
        """The names of the legal actions."""
        return {ACTIONS.at(top_effect(self.s), option).name for option in options_in(self.s)}

    @property
    def to_act(self):
        """The seat to act, CHANCE or NOBODY."""
        return to_act(self.s)

    @property
    def decision(self):
        """The word for what is to be decided."""
        return EFFECTS.words[top_effect(self.s)]

    @property
    def ranks(self):
        """The rank of each seat."""
        return [rank(self.s, p) for p in range(self.s.players)]

    def play(self, *names):
        """Choices by name, one after the other; each must be legal."""
        for name in names:
            assert name in self.legal, f"{name!r} is not legal at {self.decision}: {sorted(self.legal)}"
            run(self.s, ACTIONS.option_of(top_effect(self.s), ACTIONS.ids[name]))
        return self

    def go(self, place):
        """The seat to act comes from next door and leaves an assistant, or picks its own up; not on 7."""
        p = self.to_act
        cell = self.s.cell
        self.s.merchant[p] = next(q for q in range(1, 26) if cell[q] >= 0 and STEPS[cell[q], cell[place]] == 1)
        self.ready().play(f"move {place}")
        if place == 7:
            return self
        return self.play("pick up" if "pick up" in self.legal else "leave")

    def idle(self, turns=1):
        """Turns without any effect: a move to some place, where the assistant step is declined."""
        for _ in range(turns):
            move = min(name for name in self.legal - {"move 7"} if name.startswith("move "))
            self.play(move, "decline")
        return self

    def own(self, p, *colours):
        """Mosque tiles from the top of their stacks, without price or effect."""
        for colour in colours:
            self.s.mosque_tiles[p] |= bits((Good[colour.upper()],))
            self.s.mosque_tiles_left[Good[colour.upper()]] -= 1
        return self.ready()

    def send_out(self, p, *places):
        """Assistants from the stack onto these places."""
        for place in places:
            self.s.assistants_on[p] |= bits((place,))
            self.s.stack[p] -= 1
        return self.ready()


def all_demand_tiles_seen():
    """A game of five in which all tiles of the Large Market have been on top, L1 first and again now (INFO-4)."""
    table = Table(players=5)
    for tile in ["L5", "L3", "L2", "L4", None]:
        p = table.to_act
        table.load(p, "B1").go(10).play("act")
        table.s.merchant[p] = 7
        table.ready()
        if tile:
            table.play(f"demand {tile}")
    return table
